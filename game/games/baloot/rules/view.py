"""What one seat may know of a Baloot match, and full states that fit what it knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.cards import Face, Rank, Suit, face_of, sorted_faces
from game.engine import Deals, Seat, shuffled
from game.engine.base_game import values_of
from game.games.baloot.rules.hidden import Known, Spot, imagined, neighbours
from game.games.baloot.rules.state import (
    DECK,
    SEATS,
    TEAMS,
    BalootState,
    BalootTable,
    Buying,
    Cutting,
    Declaration,
    Doubling,
    Faces,
    MatchOver,
    Playing,
    RoundOver,
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
class BalootView(BalootTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    stock_count: int
    declared: tuple[Announced, ...]
    """Declared projects in the order of declaring; from the second trick on the best first (baloot 6.4)."""

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
        **values_of(BalootTable, state),
        seat=seat,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        stock_count=len(state.stock),
        declared=tuple(_announced(declaration, seat) for declaration in state.declared),
    )


def _announced(declaration: Declaration, seat: Seat) -> Announced:
    known = declaration.shown or declaration.seat == seat
    cards = declaration.project.cards if known else ()
    return Announced(declaration.seat, declaration.project.kind, cards, declaration.shown)


def determinize(view: BalootView, rng: Random) -> BalootState:
    """A full state that fits the view: all hidden cards dealt anew among hands and stock, with own deals.

    The public card stays with its holder, projects with who declared them; what is declared and not shown is imagined.
    """
    played = _played(view)
    held = _held(view, played)
    room = tuple(count - len(own) for count, own in zip(view.counts, held, strict=True))
    placed = {card for cards in (*played, *held) for card in cards}
    free = [card for card in DECK if card not in placed and card != view.public]
    declared: tuple[Declaration, ...] = ()
    forbidden: tuple[set[Face], ...] = (set(), set(), set(), set())
    if view.declared:
        declared = _declared(view, played, held, frozenset(free), room, rng)
        for one in declared:
            forbidden[one.seat].update(neighbours(one.project))
            held[one.seat].update(card for card in one.project.cards if card in free)
        free = [card for card in free if all(card not in own for own in held)]
        room = tuple(count - len(own) for count, own in zip(view.counts, held, strict=True))
    stock = _dealt(free, held, room, forbidden, rng)
    return BalootState(
        **values_of(BalootTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=tuple([view.hand if seat == view.seat else sorted_faces(held[seat]) for seat in range(SEATS)]),
        stock=stock,
        declared=declared,
    )


def _played(view: BalootView) -> tuple[list[Face], ...]:
    """What each seat has played."""
    played: tuple[list[Face], ...] = ([], [], [], [])
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % SEATS].append(card)
    for place, card in enumerate(view.trick):
        played[(view.leader + place) % SEATS].append(card)
    return played


def _held(view: BalootView, played: Sequence[Sequence[Face]]) -> tuple[set[Face], ...]:
    """The cards that each seat is known to hold."""
    held: tuple[set[Face], ...] = (set(), set(), set(), set())
    held[view.seat].update(view.hand)
    if view.contract is not None and view.taken is not None:
        held[view.contract.holder].add(view.taken)  # baloot 3.6
    for one in view.declared:
        held[one.seat].update(one.cards)
    if view.opened:
        held[view.said[-1][0] if view.claimed is None else view.claimed].update(view.opened)  # baloot 3.7
    if view.claimed is not None and view.baloot is not None:
        held[view.baloot].update(_pair(view))
    return tuple([cards.difference(gone) for cards, gone in zip(held, played, strict=True)])


def _pair(view: BalootView) -> tuple[Face, ...]:
    """King and queen of trumps (baloot 6.6)."""
    return () if view.trump is None else (face_of(Rank.KING, view.trump), face_of(Rank.QUEEN, view.trump))


def _declared(
    view: BalootView,
    played: Sequence[Sequence[Face]],
    held: Sequence[set[Face]],
    free: frozenset[Face],
    room: tuple[int, ...],
    rng: Random,
) -> tuple[Declaration, ...]:
    """The declared projects, those with hidden cards imagined."""
    pair = _pair(view)
    known = Known(
        dealer=view.dealer,
        trump=view.trump,
        ordered=bool(view.tricks),
        had=tuple([frozenset((*own, *gone)) for own, gone in zip(held, played, strict=True)]),
        free=free,
        room=room,
        baloot=tuple(
            [
                view.baloot == seat if pair and all(card in gone for card in pair) else None
                for seat, gone in enumerate(played)
            ]
        ),
    )
    spots = [Spot(one.seat, one.kind, one.cards) for one in view.declared]
    return tuple(
        [
            Declaration(one.seat, project, one.shown)
            for one, project in zip(view.declared, imagined(spots, known, rng), strict=True)
        ]
    )


def _dealt(
    free: Sequence[Face], held: Sequence[set[Face]], room: Sequence[int], forbidden: Sequence[set[Face]], rng: Random
) -> Faces:
    """Put the free cards into the hands with room; gives those that are left over, in random order.

    No seat gets a card that would make a sequence longer that it declared, as far as others can take that card.
    """
    cards = list(shuffled(free, rng))
    seats = [seat for seat in range(SEATS) for _ in range(room[seat])]
    for place, seat in enumerate(seats):
        if cards[place] not in forbidden[seat]:
            continue
        for step in range(1, len(cards)):
            other = (place + step) % len(cards)
            taker = seats[other] if other < len(seats) else None
            if cards[other] not in forbidden[seat] and (taker is None or cards[place] not in forbidden[taker]):
                cards[place], cards[other] = cards[other], cards[place]
                break
    for place, seat in enumerate(seats):
        held[seat].add(cards[place])
    return tuple(cards[len(seats) :])
