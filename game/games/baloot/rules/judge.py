"""Scoring a hand apart from any match: `majlis judge baloot hand` and `round` (baloot 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.engine.questions import Answer, Asked, Form, Question, refused
from game.engine.score_sheet import Entry, EntryError, round_question
from game.families.tricks.rules.judging import answer_of_entry, answer_of_sides, kinds_of_sides
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import PROJECT_RAW, RAW, Counted, Hand, hand_lines
from game.games.baloot.rules.sheet import RAISED, SHEET, hand_of

SIDES: Final = ("buyer", "others")
"""The names of the teams in descriptions: the buyer's is team 0 here, the other team 1."""
_KINDS: Final = {"sira": "sira", "50": "fifty", "100": "hundred_run", "400": "four_hundred"}
"""Projects as they are written; a 100 of four is worth the same as one in sequence."""
_RAISED: Final = dict(zip(("1", "2", "3", "4", "gahwa"), RAISED, strict=True))
"""How often a hand was raised, as it is written and as the score sheet has it."""


def score_hand(options: BalootOptions, asked: Mapping[str, Any]) -> Answer:
    """The score of the hand that `asked` describes; raises `ValueError` saying what is wrong with the description."""
    try:
        lines = hand_lines(options, _hand(asked))
    except EntryError as error:
        return refused(error.refusal)
    return answer_of_sides(lines, SIDES)


def score_round(options: BalootOptions, entry: Entry) -> Answer:
    """The score of an entry of the score sheet; raises `ValueError` saying what is wrong with it, and `EntryError`."""
    return answer_of_entry(SHEET, options, entry)


QUESTIONS: Final = (
    Question(
        "hand",
        "the game points of a hand",
        (
            Asked("contract", Form.WORD, "what was bought", choices=tuple(RAW), required=True),
            Asked("raw", Form.NUMBERS, "card points of the buyer's team and of the others", count=2, required=True),
            Asked("multiplier", Form.WORD, "how often the hand was raised", choices=tuple(_RAISED)),
            Asked("projects", Form.WORDS, "the projects shown, such as buyer=50,sira or others=100"),
            Asked("baloot", Form.WORD, "who announced Baloot", choices=SIDES),
            Asked("kaboot", Form.WORD, "who took all tricks", choices=SIDES),
            Asked("doubler", Form.WORD, "who doubled first (others)", choices=SIDES),
        ),
        score_hand,
    ),
    round_question(score_round),
)


def _hand(asked: Mapping[str, Any]) -> Hand:
    kind = asked["contract"]
    multiplier = asked["multiplier"] or "1"
    doubler = _side(asked["doubler"])
    if doubler is not None and multiplier == "1":
        raise ValueError("doubler: a hand that counts once was not doubled")
    counting = _counting(_projects(asked["projects"] or ()))
    entry = {
        "contract": kind,
        "buyer": 0,
        "points": asked["raw"],
        "raised": _RAISED[multiplier],
        "projects": [Counter(one.kind for one in counting if one.team == team) for team in range(len(SIDES))],
        "baloot": _side(asked["baloot"]),
        "kaboot": _side(asked["kaboot"]),
    }
    hand = hand_of(entry)
    assert hand is not None, "it was bought"
    return hand if doubler is None else replace(hand, doubler=doubler)


def _side(name: str | None) -> int | None:
    return None if name is None else SIDES.index(name)


def _projects(words: Sequence[str]) -> list[Counted]:
    """Parse a text such as `buyer=50 sira others=100`, in which a side goes on until another is named."""
    return [Counted(side, _KINDS[kind]) for side, kind in kinds_of_sides("projects", words, SIDES, _KINDS)]


def _counting(projects: Sequence[Counted]) -> tuple[Counted, ...]:
    """Return the projects of the team with the best one (baloot 6.4); its rank alone must say which team that is."""
    best = [max((PROJECT_RAW[one.kind] for one in projects if one.team == team), default=0) for team in (0, 1)]
    if projects and best[0] == best[1]:
        raise ValueError("projects: the best ones are equal; name only those of the team that wins the comparison")
    return tuple(project for project in projects if best[project.team] > best[1 - project.team])
