"""Score lines, standings and outcomes. Points are exact decimals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a finished round's score."""

    key: str
    """A key of the game's phrases, such as `meld_bonus`."""
    team: int
    points: Decimal
    """Points of the round; they may be negative."""
    clause: str
    detail: tuple[tuple[str, str | int], ...] = ()
    """Parameters of the phrase, such as the cards of the meld."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of a match so far, for screens and statistics that know no game."""

    round: int
    """The number of the round in play or just over, from 1."""
    phase: str
    """The key of the phase, such as `draw`, `meld`, `round_over`, `match_over`."""
    totals: tuple[Decimal, ...]
    """Match points of each team before the round in play, or after the round just over."""
    round_points: tuple[Decimal, ...] | None
    """Round points of each team in the round just over; None while a round is in play."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match, with its winners."""

    winners: tuple[int, ...]
    """The winning team, or several that share the win."""
    reason: str
    totals: tuple[Decimal, ...]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A finished round, as the scoring scene shows it."""

    round: int
    lines: tuple[ScoreLine, ...]
    points: tuple[Decimal, ...]
    """Round points of each team."""
    totals: tuple[Decimal, ...]
    """Match points of each team after the round."""


def team_points(lines: Sequence[ScoreLine], teams: int = 2) -> tuple[Decimal, ...]:
    """Return the sum of the lines of each team."""
    return tuple(sum((line.points for line in lines if line.team == team), Decimal(0)) for team in range(teams))


def sole_best(points: Sequence[Decimal]) -> tuple[int, ...]:
    """The one team that has more than all others; none where several have most."""
    best = max(points)
    found = tuple(team for team, gained in enumerate(points) if gained == best)
    return found if len(found) == 1 else ()
