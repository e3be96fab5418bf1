"""`BalootView`: the view of one seat, and full states that fit it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of, sorted_faces
from game.engine import Deals, Seat, shuffled
from game.engine.base_game import values_of
from game.families.tricks.rules.hidden import (
    KnownHands,
    cards_played,
    deal_hidden,
    fours_of,
    imagined,
    place_declared,
    room_of,
    runs_of_length,
    unplaced,
)
from game.families.tricks.rules.projects import Announced, Declaration, Project, announced
from game.games.baloot.rules.projects import bars_baloot, rules_of
from game.games.baloot.rules.state import (
    DECK,
    FIRST_CARDS,
    KAWESH,
    LOW,
    SEATS,
    TEAMS,
    BalootState,
    BalootTable,
    Buying,
    Cutting,
    Doubling,
    Faces,
    MatchOver,
    Playing,
    RoundOver,
)

_CHOICES: Final = {  # baloot 6.1
    "sira": tuple(runs_of_length("sira", 3)),
    "fifty": tuple(runs_of_length("fifty", 4)),
    "hundred_run": tuple(run for length in (5, 6, 7, 8) for run in runs_of_length("hundred_run", length)),
    "hundred_four": tuple(fours_of("hundred_four", (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))),
    "four_hundred": tuple(fours_of("four_hundred", (Rank.ACE,))),
}
"""Every project of each kind, in either contract."""


@dataclass(frozen=True, slots=True)
class BalootView(BalootTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """The number of cards in each hand."""
    stock_count: int
    declared: tuple[Announced, ...]
    """Declared projects in the order of declaring; from the second trick on the best first (baloot 6.4)."""

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, None between hands and after the match."""
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
        declared=tuple(announced(declaration, seat) for declaration in state.declared),
    )


def determinize(view: BalootView, rng: Random) -> BalootState:
    """A full state that fits the view: all hidden cards dealt anew among hands and stock, with own deals.

    The public card stays with its holder, projects with who declared them; what is declared and not shown is imagined.
    """
    played = cards_played(view.tricks, view.leader, view.trick)
    held = _held(view, played)
    placed = {card for cards in (*played, *held) for card in cards}
    free = [card for card in DECK if card not in placed and card != view.public]
    declared: tuple[Declaration, ...] = ()
    forbidden: tuple[set[Face], ...] = (set(), set(), set(), set())
    if view.declared:
        declared = _declared(view, played, held, frozenset(free), rng)
        place_declared(declared, free, held, forbidden)
    if any(text == KAWESH for _, text in view.said):
        _add_low_cards(view, played, held, unplaced(free, held), rng)
    stock = deal_hidden(free, held, view.counts, forbidden, rng)
    return BalootState(
        **values_of(BalootTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=tuple([view.hand if seat == view.seat else sorted_faces(held[seat]) for seat in range(SEATS)]),
        stock=stock,
        declared=declared,
    )


def _held(view: BalootView, played: Sequence[Sequence[Face]]) -> tuple[set[Face], ...]:
    """The cards that each seat is known to hold."""
    held: tuple[set[Face], ...] = (set(), set(), set(), set())
    held[view.seat].update(view.hand)
    if view.contract is not None and view.taken is not None:
        held[view.contract.holder].add(view.taken)  # baloot 3.6
    for one in view.declared:
        held[one.seat].update(one.cards)
    if view.opener is not None:
        held[view.opener].update(view.opened)  # baloot 3.7
    if view.claimed is not None and view.baloot is not None:
        held[view.baloot].update(_pair(view))
    return tuple([cards.difference(gone) for cards, gone in zip(held, played, strict=True)])


def _add_low_cards(
    view: BalootView, played: Sequence[Sequence[Face]], held: Sequence[set[Face]], free: Sequence[Face], rng: Random
) -> None:
    """Whoever said Kawesh had nothing but low cards then, as far as these can still be placed (baloot 3.7)."""
    low = [card for card in shuffled(free, rng) if card.rank in LOW]
    for seat in {seat for seat, text in view.said if text == KAWESH and seat != view.seat}:
        known = {card for card in (*played[seat], *held[seat]) if card.rank in LOW and card != view.taken}
        room = min(view.counts[seat] - len(held[seat]), max(0, FIRST_CARDS - len(known)))
        held[seat].update(low[:room])
        del low[:room]


def _pair(view: BalootView) -> tuple[Face, ...]:
    """King and queen of trumps (baloot 6.6)."""
    return () if view.trump is None else (face_of(Rank.KING, view.trump), face_of(Rank.QUEEN, view.trump))


def _declared(
    view: BalootView, played: Sequence[Sequence[Face]], held: Sequence[set[Face]], free: frozenset[Face], rng: Random
) -> tuple[Declaration, ...]:
    """The declared projects, those with hidden cards imagined."""
    pair = _pair(view)

    def explains(seat: Seat, projects: Sequence[Project]) -> bool:
        # baloot 6.6
        if view.trump is None or not all(card in played[seat] for card in pair):
            return True
        return any(bars_baloot(project, view.trump) for project in projects) != (view.baloot == seat)

    known = KnownHands(
        rules=rules_of(view.trump),
        choices=_CHOICES,
        dealer=view.dealer,
        ordered=bool(view.tricks),  # baloot 6.4
        had=tuple([frozenset((*own, *gone)) for own, gone in zip(held, played, strict=True)]),
        free=free,
        room=room_of(view.counts, held),
        explains=explains,
    )
    return imagined(view.declared, known, rng)
