"""Scoring a deal apart from any match: `majlis judge belote hand` and `round` (belote 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.engine.questions import Answer, Asked, Form, Question, refused
from game.engine.score_sheet import Entry, EntryError, round_question
from game.families.tricks.rules.judging import answer_of_entry, answer_of_sides, kinds_of_sides
from game.games.belote.rules.declarations import CARRES, SEQUENCES
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import hand_lines
from game.games.belote.rules.sheet import DOUBLED, SHEET, SUIT, hand_of
from game.games.belote.rules.state import SANS, TOUT

SIDES: Final = ("takers", "defenders")
"""The names of the teams in descriptions: the takers are team 0 here, the defenders team 1."""
_KINDS: Final = (*SEQUENCES, *CARRES)


def score_hand(options: BeloteOptions, asked: Mapping[str, Any]) -> Answer:
    """The score of the deal that `asked` describes; raises `ValueError` saying what is wrong with the description."""
    entry = {
        "contract": asked["contract"] or SUIT,
        "taker": 0,
        "points": asked["points"],
        "bid": asked["bid"] and asked["bid"][0],
        "doubled": asked["doubled"],
        "declarations": _declarations(asked["declarations"] or ()),
        "belote": _side(asked["belote"]),
        "capot": _side(asked["capot"]),
    }
    try:
        hand = hand_of(options, entry)
    except EntryError as error:
        return refused(error.refusal)
    assert hand is not None, "somebody took"
    return answer_of_sides(hand_lines(options, hand), SIDES)


def score_round(options: BeloteOptions, entry: Entry) -> Answer:
    """The score of an entry of the score sheet; raises `ValueError` saying what is wrong with it, and `EntryError`."""
    return answer_of_entry(SHEET, options, entry)


QUESTIONS: Final = (
    Question(
        "hand",
        "the points of a deal",
        (
            Asked("contract", Form.WORD, "what is played", choices=(SUIT, SANS, TOUT)),
            Asked("points", Form.NUMBERS, "card points of the takers and of the defenders", count=2, required=True),
            Asked("bid", Form.NUMBERS, "the bid, with bidding=coinche, 250 for capot", count=1),
            Asked("doubled", Form.WORD, "how often the bid was doubled", choices=DOUBLED),
            Asked("declarations", Form.WORDS, "the ones that count, such as takers=cent,tierce"),
            Asked("belote", Form.WORD, "who has belote", choices=SIDES),
            Asked("capot", Form.WORD, "who took all tricks", choices=SIDES),
        ),
        score_hand,
    ),
    round_question(score_round),
)


def _side(name: str | None) -> int | None:
    return None if name is None else SIDES.index(name)


def _declarations(words: Sequence[str]) -> list[Counter[str]]:
    """The declarations of each side by their kinds."""
    counted: list[Counter[str]] = [Counter(), Counter()]
    for side, kind in kinds_of_sides("declarations", words, SIDES, _KINDS):
        counted[side][kind] += 1
    return counted
