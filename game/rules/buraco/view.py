"""What one seat may know of a Buraco match."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from game.engine import Seat
from game.melds.meld import Meld
from game.rules.buraco.options import BuracoOptions
from game.rules.buraco.state import (
    ORDERS,
    TEAM_OF_SEAT,
    BuracoState,
    ChoosingMorto,
    Deed,
    Faces,
    MatchOver,
    Melding,
    Phase,
    RoundOver,
    Taking,
)


@dataclass(frozen=True, slots=True)
class BuracoView:
    """All that a seat may know; what is not named here is hidden."""

    seat: Seat
    options: BuracoOptions
    round: int
    start: int
    totals: tuple[Decimal, ...]
    high: tuple[bool, ...]
    """For each team whether its total has stood at 1500 or more after a round (buraco 9.2)."""
    phase: Phase
    quiet: int
    busy: bool
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    melds: tuple[tuple[Meld, ...], ...]
    """The melds of each team."""
    fits: tuple[tuple[int, ...], ...]
    """For each of `melds` the faces that may be added to it, bit `1 << face`."""
    morto_counts: tuple[int, ...]
    """How many cards lie in each morto: 11, or 0 once it is gone."""
    morto_taken: tuple[bool, ...]
    """For each team whether it has taken one."""
    stock_count: int
    discards: Faces
    """The open pile in the order of discarding."""
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: taken from the pile, and not shown away since."""
    log: tuple[Deed, ...]
    """The round's public acts from its first turn on."""

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
        seat=seat,
        options=state.options,
        round=state.round,
        start=state.start,
        totals=state.totals,
        high=state.high,
        phase=state.phase,
        quiet=state.quiet,
        busy=state.busy,
        hand=state.hands[seat],
        counts=tuple(map(len, state.hands)),
        melds=state.melds,
        fits=state.fits,
        morto_counts=tuple(map(len, state.mortos)),
        morto_taken=state.morto_taken,
        stock_count=len(state.stock),
        discards=state.discards,
        known=state.known,
        log=state.log,
    )
