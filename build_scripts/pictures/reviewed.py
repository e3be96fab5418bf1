"""Reviews for pictures: one reviewed round of each game, with its record."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from game.engine.record import HeaderLine, SeatSetup, read_record, written_all
from game.games import GAMES, person_named
from game.i18n import language
from game.review.findings import REVIEW, marks_of, review_in, review_text
from game.review.judging import Judged
from game.review.units import read_back
from game.storage.index import CachedResult
from game.ui.screenshot import player_called

FOLDER: Final = Path(__file__).parent / "rounds"
"""The records, and what was found of them."""


def reviewed(game: str, name: str, *, faultless: bool = False) -> tuple[bytes, CachedResult]:
    """The record of a match and the review of its first round as the index keeps it under the name of the record.

    Names are spelled as the language in use has them. Nothing is found of any decision if `faultless`.
    """
    return _reviewed(game, name, language().code, faultless=faultless)


@cache
def _reviewed(game: str, name: str, code: str, *, faultless: bool) -> tuple[bytes, CachedResult]:
    raw = _spelled((FOLDER / f"{game}.jsonl").read_bytes(), code)
    review = review_in((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert review is not None, "it is written as this program writes reviews"
    if faultless:
        review = replace(
            review, decisions=tuple(Judged(each.number, each.round, each.done) for each in review.decisions)
        )
    return raw, CachedResult(
        name, REVIEW, review.round, marks_of(read_back(GAMES, raw))[review.round], review_text(review)
    )


def _spelled(raw: bytes, code: str) -> bytes:
    """A record with everybody's name as a language writes it."""
    header, *others = (entry.line for entry in read_record(raw).entries)
    assert isinstance(header, HeaderLine), "a record begins with it"
    return written_all([replace(header, seats=tuple(_called(seat, code) for seat in header.seats)), *others])


def _called(seat: SeatSetup, code: str) -> SeatSetup:
    person = person_named(seat.name)
    return replace(seat, name=person.called(code) if person is not None else player_called(code))
