"""What one seat may know of a Borako match, and full states that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from itertools import chain
from random import Random

from game.cards import sorted_faces
from game.engine import Deals, Seat
from game.melds.hidden import DealtAnew
from game.melds.meld import Meld
from game.rules.borako.meld import LAW
from game.rules.borako.options import BorakoOptions
from game.rules.borako.state import (
    TEAMS,
    BorakoState,
    Deed,
    Faces,
    MatchOver,
    Melding,
    Phase,
    RoundOver,
    Taking,
)


@dataclass(frozen=True, slots=True)
class BorakoView:
    """All that a seat may know; what is not named here is hidden."""

    seat: Seat
    options: BorakoOptions
    round: int
    starter: Seat
    totals: tuple[Decimal, ...]
    phase: Phase
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    melds: tuple[tuple[Meld, ...], ...]
    """The melds of each team."""
    fits: tuple[tuple[int, ...], ...]
    """For each of `melds` the faces that may be added to it, bit `1 << face`."""
    reserve_counts: tuple[int, ...]
    """How many cards lie in each team's Mour: 11, or 0 once it was taken."""
    stock_count: int
    discards: Faces
    """The open pile, its top last."""
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: swept, and not shown away since."""
    log: tuple[Deed, ...]
    """The round's public acts from its first turn on: who, which verb, the faces all could see."""

    @property
    def actor(self) -> Seat | None:
        """Whose action is awaited, None between rounds and after the match."""
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
    first, second, third, fourth = state.hands
    return BorakoView(
        seat,
        state.options,
        state.round,
        state.starter,
        state.totals,
        state.phase,
        state.hands[seat],
        (len(first), len(second), len(third), len(fourth)),
        state.melds,
        state.fits,
        (len(state.reserves[0]), len(state.reserves[1])),
        len(state.stock),
        state.discards,
        state.known,
        state.log,
    )


def determinize(view: BorakoView, rng: Random) -> BorakoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, Mours and stock, with own deals."""
    anew = DealtAnew(view, chain.from_iterable(view.melds), LAW.copies, rng)
    reserves = tuple(sorted_faces(anew.pile(count)) for count in view.reserve_counts)
    return BorakoState(
        options=view.options,
        deals=Deals(int(rng.random() * (1 << 53))),
        round=view.round,
        starter=view.starter,
        totals=view.totals,
        phase=view.phase,
        hands=anew.hands,
        melds=view.melds,
        fits=view.fits,
        reserves=reserves,
        stock=anew.rest(),
        discards=view.discards,
        known=view.known,
        log=view.log,
    )
