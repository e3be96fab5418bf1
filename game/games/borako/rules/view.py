"""`BorakoView`: the view of one seat, and full states that fit it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from random import Random

from game.cards import sorted_faces
from game.engine import Deals, Seat
from game.engine.base_game import values_of
from game.games.borako.rules.meld import LAW
from game.games.borako.rules.state import TEAMS, BorakoState, BorakoTable, Faces, MatchOver, Melding, RoundOver, Taking
from game.melds.hidden import DealtAnew


@dataclass(frozen=True, slots=True)
class BorakoView(BorakoTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """The number of cards in each hand."""
    reserve_counts: tuple[int, ...]
    """The number of cards in each team's Mour: 11, or 0 once it was taken."""
    stock_count: int

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, None between rounds and after the match."""
        match self.phase:
            case Taking(seat) | Melding(seat):
                return seat
            case RoundOver() | MatchOver():
                return None

    @property
    def team(self) -> int:
        """The team of the seat."""
        return TEAMS[self.seat]

    @property
    def must_lay(self) -> bool:
        """Whether the actor swept and has not laid or added yet (borako 3.2)."""
        return isinstance(self.phase, Melding) and self.phase.must_lay

    @property
    def reserve_taken(self) -> tuple[bool, ...]:
        """Whether each team has taken its Mour."""
        return tuple(count == 0 for count in self.reserve_counts)


def view(state: BorakoState, seat: Seat) -> BorakoView:
    """All that `seat` may know."""
    return BorakoView(
        **values_of(BorakoTable, state),
        seat=seat,
        hand=state.hands[seat],
        counts=tuple([len(hand) for hand in state.hands]),
        reserve_counts=tuple([len(reserve) for reserve in state.reserves]),
        stock_count=len(state.stock),
    )


def determinize(view: BorakoView, rng: Random) -> BorakoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, Mours and stock, with own deals."""
    anew = DealtAnew(view, chain.from_iterable(view.melds), LAW.copies, rng)
    reserves = tuple(sorted_faces(anew.pile(count)) for count in view.reserve_counts)
    return BorakoState(
        **values_of(BorakoTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=anew.hands,
        reserves=reserves,
        stock=anew.rest(),
    )
