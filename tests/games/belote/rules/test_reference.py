"""Random deals under random house rules against a second reading of the book (belote 3 to 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, replace
from decimal import Decimal
from random import Random
from typing import Final

import pytest

from game.cards import format_faces, sorted_faces
from game.engine import Deals, choose, declared
from game.games.belote.rules.actions import CAPOT, NAMES, Action, Declare, Play, Say
from game.games.belote.rules.apply import played_hand
from game.games.belote.rules.declarations import best_choice, worth
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import held_after
from game.games.belote.rules.state import DECK, BeloteState, Contract, Playing
from tests.games.belote.rules import reference
from tests.games.belote.rules.positions import BELOTE, bidding

DEALS: Final = 3000
_BIDS: Final = (80, 90, 100, 110, 120, 160, CAPOT)


def started(rng: Random) -> BeloteState:
    """The first trick of a random deal under a random contract and random house rules."""
    chosen = {spec.name: rng.choice(spec.choices) for spec in declared(BeloteOptions)}
    pack = rng.sample(DECK, len(DECK))
    hands = tuple(sorted_faces(pack[place : place + 8]) for place in range(0, len(pack), 8))
    bid = rng.choice(_BIDS) if chosen["bidding"] == "coinche" else 0
    dealer = rng.randrange(4)
    return replace(
        bidding(),
        options=choose(BeloteOptions, chosen),
        deals=Deals(0),
        hands=hands,
        dealer=dealer,
        leader=(dealer + 1) % 4,
        phase=Playing((dealer + 1) % 4),
        contract=Contract(rng.randrange(4), rng.choice((*NAMES, *"SHCD")), bid),
        multiplier=rng.choice((1, 1, 2, 4)) if bid else 1,
        held=0 if bid else rng.choice((0, 0, 91)),
    )


def chosen_action(actions: list[Action], rng: Random) -> Action:
    spoken = [action for action in actions if not isinstance(action, Play)]
    cards = [action for action in actions if isinstance(action, Play)]
    return rng.choice(spoken) if spoken and rng.random() < 0.6 else rng.choice(cards)


class Reading:
    """A deal as the second reading follows it."""

    def __init__(self, state: BeloteState) -> None:
        contract = state.contract
        assert contract is not None
        self.named, self.taker, self.bid = contract.named, contract.taker % 2, contract.bid
        self.options = asdict(state.options)
        self.hands = [format_faces(hand).split() for hand in state.hands]
        self.dealer, self.leader = state.dealer, state.leader
        self.trick: list[str] = []
        self.cards, self.tricks = [0, 0], [0, 0]
        self.declared: list[tuple[int, list[str]]] = []
        self.said: Counter[tuple[int, str]] = Counter()
        self.saying = ""

    @property
    def seat(self) -> int:
        return (self.leader + len(self.trick)) % 4

    def legal(self) -> set[str]:
        """The texts of the legal actions, the cards of declarations sorted."""
        hand = self.hands[self.seat]
        cards = reference.legal(hand, self.trick, self.named, self.options)
        if self.saying:
            cards &= {f"K{self.saying}", f"Q{self.saying}"}
        texts = {f"play {card}" for card in cards}
        if self.options["declarations"] == "on" and sum(self.tricks) == 0:
            own = [one for seat, one in self.declared if seat == self.seat]
            texts |= {"declare " + " ".join(sorted(one)) for one in reference.declarable(hand, own)}
        if self.options["belote_by_hand"] == "on" and not self.saying:
            texts |= {f"belote {suit}" for suit in "SHCD" if self._may_say(suit, hand, cards)}
        return texts

    def _may_say(self, suit: str, hand: list[str], cards: set[str]) -> bool:
        if self.named not in (suit, "tout") or not cards & {f"K{suit}", f"Q{suit}"}:
            return False
        return {f"K{suit}", f"Q{suit}"} <= set(hand) or self.said[self.seat, suit] == 1

    def follow(self, action: Action) -> None:
        seat = self.seat
        match action:
            case Declare(cards):
                ordered = sorted(format_faces(cards).split(), key=lambda card: reference.SEQUENCE.index(card[0]))
                self.declared.append((seat, ordered))
            case Say(suit):
                self.saying = suit.letter
                self.said[seat, suit.letter] += 1
            case Play(card):
                self._play(seat, str(card))

    def _play(self, seat: int, card: str) -> None:
        suit = card[1]
        if self.options["belote_by_hand"] == "off" and self.named in (suit, "tout") and card[0] in "KQ":
            held = {f"K{suit}", f"Q{suit}"} <= set(self.hands[seat])
            self.said[seat, suit] += held or self.said[seat, suit] == 1
        self.saying = ""
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == 4:
            self.leader = (self.leader + reference.winning(self.trick, self.named)) % 4
            self.tricks[self.leader % 2] += 1
            last = 10 if sum(self.tricks) == 8 else 0
            self.cards[self.leader % 2] += last + sum(reference.value(each, self.named) for each in self.trick)
            self.trick = []

    def score(self, times: int, held: int) -> tuple[tuple[int, int], int]:
        counted = reference.counted(self.declared, self.named, self.dealer, self.options)
        belotes = [sum(said == 2 for (seat, _suit), said in self.said.items() if seat % 2 == team) for team in (0, 1)]
        return reference.score(
            self.taker,
            (self.cards[0], self.cards[1]),
            (self.tricks[0], self.tricks[1]),
            counted,
            (belotes[0], belotes[1]),
            self.bid,
            times,
            held,
            self.options,
        )


def text_of(action: Action) -> str:
    return "declare " + " ".join(sorted(map(str, action.cards))) if isinstance(action, Declare) else str(action)


@pytest.mark.slow
def test_random_deals_are_played_and_scored_as_the_book_says_read_a_second_time() -> None:
    rng = Random(1)
    seen: Counter[str] = Counter()
    for _deal in range(DEALS):
        state = started(rng)
        reading = Reading(state)
        assert state.contract is not None
        for hand in state.hands:
            best = sum(worth(one, state.contract) for one in best_choice(hand, state.contract))
            assert best == reference.offered(format_faces(hand).split(), state.contract.named)
        while isinstance(state.phase, Playing):
            actions = list(BELOTE.actions(state))
            assert state.phase.seat == reading.seat
            assert {text_of(action) for action in actions} == reading.legal()
            action = chosen_action(actions, rng)
            state, _events = BELOTE.apply(state, action, judged=True)
            reading.follow(action)
        points, waits = reading.score(state.multiplier, state.held)
        played = played_hand(state)
        assert played is not None
        assert state.totals == tuple(map(Decimal, points))
        assert held_after(state.options, played) == waits
        seen.update(BELOTE.round_traits(state))
    assert min(seen[trait] for trait in ("suit", "sans", "tout", "failed", "litige", "capot", "doubled")) > 0
