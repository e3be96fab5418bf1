"""Matches made up for statistics."""

from __future__ import annotations

from game.match.course import EVEN, LOST, VOID, WON, Course, course_text
from game.statistics.played import Levels, Played
from game.storage.index import IndexRow

RoundGain = tuple[float, float]
"""Points of the player, and the best of the others."""
THROWN_IN: RoundGain = (0.0, 0.0)
"""A round in which nobody scored; in others whose points are alike somebody did."""


def gain(own: float, best: float = 0.0) -> RoundGain:
    """A round with these points."""
    return own, best


def course(*rounds: RoundGain, rivals: Levels = ("club",), partner: str = "Layla", fewest: bool = False) -> Course:
    """Return the course of a match for a player of the first team."""
    sign = -1 if fewest else 1
    leads = [sign * (own - best) for own, best in rounds]
    results = "".join(map(_result, leads, rounds))
    own, best = tuple(own for own, _ in rounds), tuple(best for _, best in rounds)
    return Course(0, fewest, rivals, partner, "club" if partner else "", own, best, results)


def _result(lead: float, points: RoundGain) -> str:
    if lead:
        return WON if lead > 0 else LOST
    return VOID if points is THROWN_IN else EVEN


def played(
    *rounds: RoundGain,
    result: str | None = None,
    game: str = "toy",
    day: int = 1,
    rivals: Levels = ("club",),
    partner: str = "Layla",
    fewest: bool = False,
) -> Played:
    """A match begun on a day of January."""
    started = f"2026-01-{day:02}T20:00:00"
    lived = course(*rounds, rivals=rivals, partner=partner, fewest=fewest)
    return Played(f"{game}-{day:02}.jsonl", game, started, result, lived, lived.leads())


def row(
    name: str, day: int, *rounds: RoundGain, winners: str = "[0]", finished: int = 1, game: str = "toy"
) -> IndexRow:
    """A row of the index about such a match."""
    return IndexRow(
        name,
        "stamp",
        1.0,
        game,
        started=f"2026-01-{day:02}T20:00:00",
        finished=finished,
        winners=winners,
        course=course_text(course(*rounds)),
    )
