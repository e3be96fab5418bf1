"""What one seat may know of a Buraco match."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Seat
from game.engine.common import values_of
from game.games.buraco.rules.state import (
    ORDERS,
    TEAM_OF_SEAT,
    BuracoState,
    BuracoTable,
    ChoosingMorto,
    Faces,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)


@dataclass(frozen=True, slots=True)
class BuracoView(BuracoTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    morto_counts: tuple[int, ...]
    """How many cards lie in each morto: 11, or 0 once it is gone."""
    stock_count: int

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order of their turns, which goes round."""
        return ORDERS[len(self.counts)]

    @property
    def actor(self) -> Seat | None:
        """Whose action is awaited, None between rounds and after the match."""
        match self.phase:
            case Taking(place) | Melding(place) | ChoosingMorto(place):
                return self.order[place]
            case RoundOver() | MatchOver():
                return None

    @property
    def team(self) -> int:
        """The team of the seat."""
        return TEAM_OF_SEAT[self.seat]

    @property
    def mortos_left(self) -> int:
        """How many mortos are still there."""
        return sum(count > 0 for count in self.morto_counts)


def view(state: BuracoState, seat: Seat) -> BuracoView:
    """All that `seat` may know."""
    return BuracoView(
        **values_of(BuracoTable, state),
        seat=seat,
        hand=state.hands[seat],
        counts=tuple(map(len, state.hands)),
        morto_counts=tuple(map(len, state.mortos)),
        stock_count=len(state.stock),
    )
