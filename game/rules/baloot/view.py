"""What one seat may know of a Baloot match, and full states that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from game.cards import Face, Suit
from game.engine import Seat
from game.rules.baloot.options import BalootOptions
from game.rules.baloot.state import (
    TEAMS,
    BalootState,
    Buying,
    Contract,
    Cutting,
    Declaration,
    Doubling,
    Faces,
    MatchOver,
    Phase,
    Playing,
    RoundOver,
    Trick,
)


@dataclass(frozen=True, slots=True)
class Announced:
    """A declared project as a seat may know it."""

    seat: Seat
    kind: str
    """As `Project.kind`."""
    cards: Faces
    """Its cards where they are the seat's own or were shown, else empty."""
    shown: bool


@dataclass(frozen=True, slots=True)
class BalootView:
    """All that a seat may know; what is not named here is hidden."""

    seat: Seat
    options: BalootOptions
    round: int
    dealer: Seat
    totals: tuple[Decimal, ...]
    phase: Phase
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    stock_count: int
    public: Face | None
    said: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    taken: Face | None
    multiplier: int
    doubler: Seat | None
    locked: bool
    leader: Seat
    trick: Faces
    tricks: tuple[Trick, ...]
    declared: tuple[Announced, ...]
    """Declared projects in the order of declaring."""
    baloot: Seat | None
    claimed: Seat | None
    opened: Faces

    @property
    def actor(self) -> Seat | None:
        """Whose action is awaited, None between hands and after the match."""
        match self.phase:
            case Cutting(seat) | Buying(seat) | Doubling(seat) | Playing(seat):
                return seat
            case RoundOver() | MatchOver():
                return None

    @property
    def team(self) -> int:
        """The team of the seat."""
        return TEAMS[self.seat]

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in Sun and before anything is bought."""
        return self.contract.trump if self.contract is not None else None


def view(state: BalootState, seat: Seat) -> BalootView:
    """All that `seat` may know."""
    return BalootView(
        seat=seat,
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        totals=state.totals,
        phase=state.phase,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        stock_count=len(state.stock),
        public=state.public,
        said=state.said,
        contract=state.contract,
        taken=state.taken,
        multiplier=state.multiplier,
        doubler=state.doubler,
        locked=state.locked,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        declared=tuple(_announced(declaration, seat) for declaration in state.declared),
        baloot=state.baloot,
        claimed=state.claimed,
        opened=state.opened,
    )


def _announced(declaration: Declaration, seat: Seat) -> Announced:
    known = declaration.shown or declaration.seat == seat
    cards = declaration.project.cards if known else ()
    return Announced(declaration.seat, declaration.project.kind, cards, declaration.shown)
