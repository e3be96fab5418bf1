"""`BeloteView`: the view of one seat, and full states that fit it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of, sorted_faces
from game.engine import Deals, Seat
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
)
from game.families.tricks.rules.projects import Announced, Declaration, Project, announced
from game.games.belote.rules.declarations import CARRE, CENT, CINQUANTE, TIERCE, rules_of
from game.games.belote.rules.state import DECK, BeloteState, BeloteTable, Contract, MatchOver, RoundOver
from game.tricks.rules import SEATS, TEAMS, Faces

_PAIR: Final = (Rank.KING, Rank.QUEEN)


@dataclass(frozen=True, slots=True)
class BeloteView(BeloteTable):
    """All that a seat may know; what is named neither here nor there is hidden."""

    seat: Seat
    hand: Faces
    """The own hand, sorted."""
    counts: tuple[int, ...]
    """The number of cards in each hand."""
    stock_count: int
    declared: tuple[Announced, ...]
    """Declarations in the order of declaring."""

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, None between deals and after the match."""
        return None if isinstance(self.phase, RoundOver | MatchOver) else self.phase.seat

    @property
    def team(self) -> int:
        """The team of the seat."""
        return TEAMS[self.seat]

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None without one, and before there is a contract."""
        return self.contract.trump if self.contract is not None else None


def view(state: BeloteState, seat: Seat) -> BeloteView:
    """All that `seat` may know."""
    return BeloteView(
        **values_of(BeloteTable, state),
        seat=seat,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        stock_count=len(state.stock),
        declared=tuple(announced(declaration, seat) for declaration in state.declared),
    )


def determinize(view: BeloteView, rng: Random) -> BeloteState:
    """A full state that fits the view: all hidden cards dealt anew among hands and stock, with own deals.

    The turned-up card stays with its taker, announced belotes and declarations with their owners; what is declared and
    not shown is imagined.
    """
    played = cards_played(view.tricks, view.leader, view.trick)
    held = _held(view, played)
    forbidden = _without_pairs(view, played)
    placed = {card for cards in (*played, *held) for card in cards}
    free = [card for card in DECK if card not in placed and card != view.public]
    declared: tuple[Declaration, ...] = ()
    if view.declared and view.contract is not None:
        declared = _declared(view, view.contract, played, held, frozenset(free), rng)
        place_declared(declared, free, held, forbidden)
    stock = deal_hidden(free, held, view.counts, forbidden, rng)
    return BeloteState(
        **values_of(BeloteTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=tuple(view.hand if seat == view.seat else sorted_faces(held[seat]) for seat in range(SEATS)),
        stock=stock,
        declared=declared,
    )


def _held(view: BeloteView, played: Sequence[Sequence[Face]]) -> tuple[set[Face], ...]:
    """The cards that each seat is known to hold."""
    held: tuple[set[Face], ...] = (set(), set(), set(), set())
    held[view.seat].update(view.hand)
    if view.contract is not None and view.taken is not None:
        held[view.contract.taker].add(view.taken)  # belote 1.5
    for one in view.declared:
        held[one.seat].update(one.cards)
    for belote in view.belotes:
        held[belote.seat].update(face_of(rank, belote.suit) for rank in _PAIR)  # belote 4.1
    return tuple(cards.difference(gone) for cards, gone in zip(held, played, strict=True))


def _without_pairs(view: BeloteView, played: Sequence[Sequence[Face]]) -> tuple[set[Face], ...]:
    """The cards that each seat does not hold, since it played the other of king and queen and said nothing."""
    missing: tuple[set[Face], ...] = (set(), set(), set(), set())
    if view.contract is None or view.options.belote_by_hand == "on":  # belote 4.1: or has said nothing all the same
        return missing
    for seat, cards in enumerate(played):
        for suit in view.contract.belote_suits:
            pair = {face_of(rank, suit) for rank in _PAIR}
            said = any((one.seat, one.suit) == (seat, suit) for one in view.belotes)
            if not said and pair & set(cards):
                missing[seat].update(pair)
    return missing


def _declared(
    view: BeloteView,
    contract: Contract,
    played: Sequence[Sequence[Face]],
    held: Sequence[set[Face]],
    free: frozenset[Face],
    rng: Random,
) -> tuple[Declaration, ...]:
    """The declarations, those with hidden cards imagined."""
    rules = rules_of(contract)
    missing = _without_pairs(view, played)

    def place(seat: Seat, project: Project) -> tuple[tuple[int, ...], int]:
        # belote 4.6: where equal ones are level, none that is hidden equals the best
        nearness = -((seat - view.dealer - 1) % SEATS)
        return rules.ranking(project), nearness if view.options.level_declarations == "first" else 0

    shown = [place(one.seat, Project(one.kind, one.cards)) for one in view.declared if one.shown]
    best = max(shown, default=None)

    def explains(seat: Seat, projects: Sequence[Project]) -> bool:
        of_best = any(one.seat == seat and one.shown for one in view.declared)
        hidden = best is not None and not of_best and any(place(seat, one) >= best for one in projects)
        lacked = any(card in missing[seat] and card not in played[seat] for one in projects for card in one.cards)
        return not hidden and not lacked

    known = KnownHands(
        rules=rules,
        choices=choices_of(contract),
        dealer=view.dealer,
        ordered=False,
        had=tuple(frozenset((*own, *gone)) for own, gone in zip(held, played, strict=True)),
        free=free,
        room=room_of(view.counts, held),
        explains=explains,
    )
    return imagined(view.declared, known, rng)


@cache
def choices_of(contract: Contract) -> dict[str, tuple[Project, ...]]:
    """Every declaration of each kind (belote 4.3)."""
    cents = (run for length in (5, 6, 7, 8) for run in runs_of_length(CENT, length))
    return {
        TIERCE: tuple(runs_of_length(TIERCE, 3)),
        CINQUANTE: tuple(runs_of_length(CINQUANTE, 4)),
        CENT: tuple(cents),
        CARRE: tuple(fours_of(CARRE, tuple(rules_of(contract).fours))),
    }
