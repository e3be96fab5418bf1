"""How a round of the family ends, as a phase of the match."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import ClassVar

from game.cards.hands import Faces
from game.engine import Outcome, Seat

PublicAction = tuple[Seat, str, Faces]
"""One public act of a round: who, which verb, and the faces all could see."""


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is scored and the match goes on."""

    key: ClassVar[str] = "round_over"
    out: Seat | None
    """Who went out, if anybody did."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The last round is scored and a team has won."""

    key: ClassVar[str] = "match_over"
    out: Seat | None
    winner: int
    """The winning team."""


def outcome_of(phase: object, totals: tuple[Decimal, ...]) -> Outcome | None:
    """How the match ended, or None while it goes on."""
    return Outcome((phase.winner,), "target_reached", totals) if isinstance(phase, MatchOver) else None
