"""What one seat may know of a match of a rummy, and full states that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from random import Random
from typing import Final

from game.cards import ALL_FACES, Face
from game.engine import Deals, Place, Seat
from game.melds.hidden import DealtAnew
from game.melds.hidden import hidden_cards as unseen_cards
from game.melds.placed.meld import PlacedMeld
from game.rules.rummy.house import DECK, HouseOptions, HouseRules
from game.rules.rummy.state import Deed, Faces, Melding, Phase, RummyState, actor_of, meld_place

_COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)


@dataclass(frozen=True, slots=True)
class RummyView:
    """All that a seat may know; what is not named here is hidden."""

    seat: Seat
    options: HouseOptions
    round: int
    starter: Seat
    totals: tuple[Decimal, ...]
    playing: tuple[Seat, ...]
    """The seats that are in the round, ascending."""
    phase: Phase
    turn: int
    quiet: int
    busy: bool
    shuffles: int
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    opened: tuple[bool, ...]
    """For each seat whether it has opened in this round."""
    melds: tuple[PlacedMeld, ...]
    """All melds on the table in the order in which they were laid."""
    owners: tuple[Seat, ...]
    """Who laid each of `melds`."""
    stock_count: int
    discards: Faces
    """The open pile, its top last."""
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: taken or won, and not shown away since."""
    log: tuple[Deed, ...]
    """The round's public acts from its first turn on: who, which verb, the faces all could see."""

    @property
    def house(self) -> HouseRules:
        """The rules that the options give."""
        return self.options.house

    @property
    def actor(self) -> Seat | None:
        """Whose action is awaited, None between rounds and after the match."""
        return actor_of(self.phase)

    @property
    def taken(self) -> Face | None:
        """The card that the actor took from the discards and has not melded."""
        return self.phase.taken if isinstance(self.phase, Melding) else None

    @property
    def jokers_owed(self) -> int:
        """How many won jokers the actor still has to meld."""
        return self.phase.jokers_owed if isinstance(self.phase, Melding) else 0

    def place(self, number: int) -> Place:
        """Where a meld lies, by its number on the table from 1."""
        return meld_place(self.owners, number)

    def melds_of(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the melds that a seat laid, in the order of their places."""
        return tuple(number for number, owner in enumerate(self.owners, start=1) if owner == seat)


def view(state: RummyState, seat: Seat) -> RummyView:
    """All that `seat` may know."""
    return RummyView(
        seat=seat,
        options=state.options,
        round=state.round,
        starter=state.starter,
        totals=state.totals,
        playing=state.playing,
        phase=state.phase,
        turn=state.turn,
        quiet=state.quiet,
        busy=state.busy,
        shuffles=state.shuffles,
        hand=state.hands[seat],
        counts=tuple([len(hand) for hand in state.hands]),
        opened=state.opened,
        melds=state.melds,
        owners=state.owners,
        stock_count=len(state.stock),
        discards=state.discards,
        known=state.known,
        log=state.log,
    )


def determinize(view: RummyView, rng: Random) -> RummyState:
    """A full state that fits the view: all hidden cards dealt anew among hands and stock, with own deals."""
    dealt = DealtAnew(view, view.melds, _COPIES, rng)
    return RummyState(
        options=view.options,
        deals=Deals(int(rng.random() * (1 << 53))),
        round=view.round,
        starter=view.starter,
        totals=view.totals,
        playing=view.playing,
        phase=view.phase,
        turn=view.turn,
        quiet=view.quiet,
        busy=view.busy,
        shuffles=view.shuffles,
        hands=dealt.hands,
        opened=view.opened,
        melds=view.melds,
        owners=view.owners,
        stock=dealt.rest(),
        discards=view.discards,
        known=view.known,
        log=view.log,
    )


def hidden_cards(view: RummyView) -> Faces:
    """The cards of which the seat does not know where they are, sorted."""
    return unseen_cards(view, view.melds, _COPIES)
