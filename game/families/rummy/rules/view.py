"""`RummyView`: the view of one seat, and full states that fit it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Any, Final

from game.cards import ALL_FACES, Face
from game.engine import Deals, Place, Seat
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.state import Faces, Melding, RummyState, Table, actor_of, meld_place
from game.melds.hidden import DealtAnew

_COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)
_PUBLIC: Final = tuple(entry.name for entry in fields(Table))


@dataclass(frozen=True, slots=True, kw_only=True)
class RummyView(Table):
    """All that a seat may know: what everybody may, the own hand, and how many cards lie elsewhere."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """The number of cards in each hand."""
    stock_count: int

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, None between rounds and after the match."""
        return actor_of(self.phase)

    @property
    def taken(self) -> Face | None:
        """The card that the actor took from the discards and has not melded."""
        return self.phase.taken if isinstance(self.phase, Melding) else None

    @property
    def jokers_owed(self) -> int:
        """The number of won jokers that the actor still has to meld."""
        return self.phase.jokers_owed if isinstance(self.phase, Melding) else 0

    def place(self, number: int) -> Place:
        """Return the place of a meld, given by its number on the table from 1."""
        return meld_place(self.owners, number)

    def melds_of(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the melds that a seat laid, in the order of their places."""
        return tuple(number for number, owner in enumerate(self.owners, start=1) if owner == seat)


def view(state: RummyState, seat: Seat) -> RummyView:
    """All that `seat` may know."""
    return RummyView(
        seat=seat,
        hand=state.hands[seat],
        counts=tuple([len(hand) for hand in state.hands]),
        stock_count=len(state.stock),
        **_public(state),
    )


def determinize(view: RummyView, rng: Random) -> RummyState:
    """A full state that fits the view: all hidden cards dealt anew among hands and stock, with own deals."""
    dealt = DealtAnew(view, view.melds, _COPIES, rng)
    return RummyState(
        deals=Deals(int(rng.random() * (1 << 53))), hands=dealt.hands, stock=dealt.rest(), **_public(view)
    )


def _public(table: Table) -> dict[str, Any]:
    """Return the open parts of a state by their names."""
    return {name: getattr(table, name) for name in _PUBLIC}
