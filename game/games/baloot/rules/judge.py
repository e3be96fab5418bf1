"""Scoring a described hand apart from any match: `majlis judge baloot hand` (baloot 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.engine import team_points
from game.engine.questions import Answer, Asked, CountedScore, Form, Question, line_facts
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import GAHWA, PROJECT_POINTS, PROJECT_RAW, RAW, Counted, Hand, hand_lines

SIDES: Final = ("buyer", "others")
"""Which team is meant: that of the buyer is team 0 here, the other team 1."""
_KINDS: Final = {"sira": "sira", "50": "fifty", "100": "hundred_run", "400": "four_hundred"}
"""Projects as they are written; a 100 of four is worth the same as one in sequence."""
_MULTIPLIERS: Final = {"1": 1, "2": 2, "3": 3, "4": 4, "gahwa": GAHWA}


def score_hand(options: BalootOptions, asked: Mapping[str, Any]) -> Answer:
    """The score of the hand that `asked` describes; raises `ValueError` saying what is wrong with the description."""
    lines = hand_lines(options, _hand(asked))
    points = team_points(lines)
    facts = {
        **dict(zip(SIDES, points, strict=True)),
        "lines": [{**facts, "team": SIDES[facts["team"]]} for facts in line_facts(lines)],
    }
    return Answer(facts, "", counted=CountedScore(tuple(lines), SIDES, tuple(points)))


QUESTIONS: Final = (
    Question(
        "hand",
        "the game points of a hand",
        (
            Asked("contract", Form.WORD, "what was bought", choices=tuple(RAW), required=True),
            Asked("raw", Form.NUMBERS, "card points of the buyer's team and of the others", count=2, required=True),
            Asked("multiplier", Form.WORD, "how often the hand was raised", choices=tuple(_MULTIPLIERS)),
            Asked("projects", Form.WORDS, "projects that were shown: buyer=50,sira or others=100"),
            Asked("baloot", Form.WORD, "who announced Baloot", choices=SIDES),
            Asked("kaboot", Form.WORD, "who took all tricks", choices=SIDES),
            Asked("doubler", Form.WORD, "who doubled first (the others unless said)", choices=SIDES),
        ),
        score_hand,
    ),
)


def _hand(asked: Mapping[str, Any]) -> Hand:
    kind = asked["contract"]
    first, second = asked["raw"]
    kaboot, baloot, doubler = (_side(asked[name]) for name in ("kaboot", "baloot", "doubler"))
    if min(first, second) < 0 or first + second != RAW[kind]:  # baloot 1.3
        raise ValueError(f"raw: a {kind} hand holds {RAW[kind]} card points, not {first} and {second}")
    if kaboot is not None and (first, second)[kaboot] != RAW[kind]:  # baloot 7.5
        raise ValueError(f"kaboot: who took all tricks has all {RAW[kind]} card points")
    if baloot is not None and kind == "sun":  # baloot 6.6
        raise ValueError("baloot: there is no Baloot in Sun")
    multiplier = _MULTIPLIERS[asked["multiplier"] or "1"]
    if multiplier > 2 and kind == "sun":  # baloot 4.2
        raise ValueError("multiplier: Sun can be doubled only")
    if doubler is not None and multiplier == 1:
        raise ValueError("doubler: nobody doubled a hand that counts once")
    if multiplier > 1 and doubler is None:
        doubler = 1
    return Hand(
        kind=kind,
        buyer=0,
        raw=(first, second),
        projects=_counting(kind, _projects(asked["projects"] or ())),
        baloot=baloot,
        kaboot=kaboot,
        multiplier=multiplier,
        doubler=doubler,
    )


def _side(name: str | None) -> int | None:
    return None if name is None else SIDES.index(name)


def _projects(words: Sequence[str]) -> list[Counted]:
    """From `buyer=50 sira others=100`: a side goes on until another is named."""
    projects = []
    side = None
    for word in words:
        name, equals, kind = word.rpartition("=")
        if equals:
            if name not in SIDES:
                raise ValueError(f"projects: {' or '.join(SIDES)} is needed before =, not {name!r}")
            side = SIDES.index(name)
        if side is None:
            raise ValueError(f"projects: {word!r} belongs to nobody; write {SIDES[0]}={word}")
        if kind not in _KINDS:
            raise ValueError(f"projects: {kind!r} is none (there are: {', '.join(_KINDS)})")
        projects.append(Counted(side, _KINDS[kind]))
    return projects


def _counting(kind: str, projects: Sequence[Counted]) -> tuple[Counted, ...]:
    """Those of the team with the best project (baloot 6.4); its rank alone must say which team that is."""
    for project in projects:
        if project.kind not in PROJECT_POINTS[kind]:  # baloot 6.2
            raise ValueError("projects: a 400 is for Sun alone; four aces are a 100 in Hokom")
    best = [max((PROJECT_RAW[one.kind] for one in projects if one.team == team), default=0) for team in (0, 1)]
    if projects and best[0] == best[1]:
        raise ValueError("projects: both have the same best one; name only those of the team whose is higher")
    return tuple(project for project in projects if best[project.team] > best[1 - project.team])
