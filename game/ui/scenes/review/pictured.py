"""Reviews for pictures: a round of each game that was gone over once, with its record."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from game.games import GAMES
from game.resources import asset_root
from game.review.findings import REVIEW, marks_of, review_in, review_text
from game.review.judging import Judged
from game.review.units import read_back
from game.storage.index import Kept

FOLDER: Final = "reviews"
"""Of the assets."""


@cache
def reviewed(game: str, name: str, *, faultless: bool = False) -> tuple[bytes, Kept]:
    """The record of a match and the review of its first round as the index keeps it under the name of the record.

    Nothing is found of any decision if `faultless`.
    """
    folder = asset_root() / FOLDER
    raw = (folder / f"{game}.jsonl").read_bytes()
    review = review_in((folder / f"{game}.json").read_text(encoding="utf-8"))
    assert review is not None, "it is written as this program writes reviews"
    if faultless:
        review = replace(
            review, decisions=tuple(Judged(each.number, each.round, each.done) for each in review.decisions)
        )
    return raw, Kept(name, REVIEW, review.round, marks_of(read_back(GAMES, raw))[review.round], review_text(review))
