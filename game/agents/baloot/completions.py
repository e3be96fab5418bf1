"""Deals that fit what a player sees and what has been said, sampled for decisions about the contract (baloot 2, 3).

What somebody said is judged by the quick policy: among a few deals the one is taken in which the others would have
said it soonest.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.agents.baloot.prospects import Auction, best_of, prospects
from game.agents.baloot.stakes import stakes_of
from game.agents.baloot.weights import Weights
from game.cards import Face
from game.engine import Seat
from game.engine.streams import shuffled
from game.rules.baloot.actions import Action, Bid, Confirm, parse_action
from game.rules.baloot.buying import after_bid, after_pass
from game.rules.baloot.cards import DECK
from game.rules.baloot.deal import by_priority
from game.rules.baloot.state import SEATS, TEAMS, Buying, Contract, Faces
from game.rules.baloot.view import BalootView

_FIRST: Final = 5
"""Cards in hand while the card is bought (baloot 2.3)."""
_TRIES: Final = 8
"""Deals of which the likeliest is taken."""

Hands = tuple[Faces, Faces, Faces, Faces]


@dataclass(frozen=True, slots=True)
class Completion:
    """One way in which the cards may lie."""

    first: Hands
    """The five cards of each seat while the card is bought."""
    stock: Faces
    """The cards dealt after the purchase, in that order: to each seat by priority three, to the holder two."""


@dataclass(frozen=True, slots=True)
class Said:
    """One answer in the buying, and the question."""

    phase: Buying
    action: Action


class Completions:
    """Samples deals for a view in which the card is not bought yet."""

    def __init__(self, view: BalootView, public: Face, weights: Weights) -> None:
        self.view = view
        self.public = public
        self.weights = weights
        self.stakes = tuple(stakes_of(view, team) for team in (0, 1))
        self.said = said_so_far(view, public)

    def sample(self, rng: Random) -> Completion:
        """The likeliest of a few random deals."""
        view = self.view
        hidden = [card for card in DECK if card not in view.hand and card != self.public]
        best: Completion | None = None
        least = 0.0
        for _ in range(_TRIES):
            cards = shuffled(hidden, rng)
            hands: list[Faces] = []
            for seat in range(SEATS):
                if seat == view.seat:
                    hands.append(view.hand)
                else:
                    hands.append(cards[:_FIRST])
                    cards = cards[_FIRST:]
            strain = self.strain((hands[0], hands[1], hands[2], hands[3]))
            if best is None or strain < least:
                best, least = Completion((hands[0], hands[1], hands[2], hands[3]), cards), strain
            if least <= 0.0:
                break
        assert best is not None, "at least one deal is tried"
        return best

    def strain(self, first: Hands) -> float:
        """By how much what the others said was not the best they could say, in game points of lead."""
        total = 0.0
        for said in self.said:
            seat = said.phase.seat
            if seat == self.view.seat:
                continue
            choices = prospects(self.auction(said.phase), first[seat])
            chosen = [choice.worth for choice in choices if choice.action == said.action]
            total += best_of(choices).worth - chosen[0] if chosen else 0.0
        return total

    def auction(self, phase: Buying) -> Auction:
        """A question as the player asked sees it."""
        return Auction(self.view.dealer, self.public, phase, self.stakes[TEAMS[phase.seat]], self.weights)

    def settled(self, reached: Buying | Contract | None, first: Hands) -> Contract | None:
        """What is bought in the end if everybody goes on by the quick policy; None where nothing is."""
        while isinstance(reached, Buying):
            reached = self.after(reached, best_of(prospects(self.auction(reached), first[reached.seat])).action)
        return reached

    def after(self, phase: Buying, action: Action) -> Buying | Contract | None:
        """What an answer leads to; None where the hand ends with nothing bought."""
        return after_answer(self.view, self.public, phase, action)


def after_answer(view: BalootView, public: Face, phase: Buying, action: Action) -> Buying | Contract | None:
    """What an answer leads to; None where the hand ends with nothing bought."""
    match action:
        case Bid("kawesh"):
            return None  # baloot 3.7
        case Bid():
            return after_bid(view.options, view.dealer, public, phase, action.call)
        case Confirm(suit):
            assert phase.bid is not None, "there is a Hokom to confirm"
            trump = phase.bid.trump if suit is None else suit
            return Contract("hokom", phase.seat, phase.seat, trump, round=phase.round)
        case _:
            return after_pass(view.dealer, phase)


def said_so_far(view: BalootView, public: Face) -> tuple[Said, ...]:
    """The answers in the buying, in order."""
    first, *others = by_priority(view.dealer)
    reached: Buying | Contract | None = Buying(first, 1, "buy", None, tuple(others))
    answers: list[Said] = []
    for seat, text in view.said:
        if not isinstance(reached, Buying):
            break
        assert reached.seat == seat, "everybody answers when he is asked"
        action = parse_action(text)
        answers.append(Said(reached, action))
        reached = after_answer(view, public, reached, action)
    return tuple(answers)


def dealt(completion: Completion, contract: Contract, dealer: Seat, public: Face) -> Hands:
    """The full hands after the purchase (baloot 2.4)."""
    stock = completion.stock
    hands = list(completion.first)
    for seat in by_priority(dealer):
        count = 2 if seat == contract.holder else 3
        more, stock = stock[:count], stock[count:]
        hands[seat] = (*hands[seat], *more, public) if seat == contract.holder else (*hands[seat], *more)
    return hands[0], hands[1], hands[2], hands[3]
