"""`BuracoView`: the view of one seat, and full states that fit it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from random import Random

from game.cards import copies_of
from game.engine import Deals, Seat
from game.engine.base_game import values_of
from game.games.buraco.rules.state import (
    DECK,
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
from game.melds.hidden import DealtAnew


@dataclass(frozen=True, slots=True)
class BuracoView(BuracoTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """The number of cards in each hand."""
    morto_counts: tuple[int, ...]
    """The number of cards in each morto: 11, or 0 once it is gone."""
    stock_count: int

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order of their turns, which goes round."""
        return ORDERS[len(self.counts)]

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, None between rounds and after the match."""
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
        """The number of mortos left."""
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


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, mortos and stock, with own deals."""
    anew = DealtAnew(view, chain.from_iterable(view.melds), copies_of(DECK), rng)
    mortos = tuple(anew.pile(count) for count in view.morto_counts)
    return BuracoState(
        **values_of(BuracoTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=anew.hands,
        mortos=mortos,
        stock=anew.rest(),
    )
