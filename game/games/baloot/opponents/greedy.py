"""The level `greedy`: a fixed reference to measure by, which is never tuned.

It buys on a fixed count of the own five cards and the public card. Sun: aces 5, tens 3, kings 1, at least 14. Hokom:
the jack of trumps 5, the nine 4, other trumps 2, other aces 3, at least 13. It never doubles.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Face, Suit
from game.families.tricks.opponents.greedy import greedy_card, plain_count, trump_count
from game.games.baloot.opponents.agent import word_before_card
from game.games.baloot.rules.actions import Action, Bid, Confirm, Cut, NextRound, Pass, Play
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import TRICKS, Buying, Cutting, Doubling, Faces, Playing
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Decision, Watch

SUN_FLOOR: Final = 14
"""The least count on which Sun is bought."""
HOKOM_FLOOR: Final = 13
"""The least count on which Hokom is bought."""


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Buys by counting and plays for the trick on the table."""

    def decide(self, view: BalootView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action; no chance is in it."""
        del rng
        watch.progress(1.0)
        match view.phase:
            case Cutting():
                return Decision(Cut("plain"))
            case Buying() as asked:
                return Decision(_answer(view, asked))
            case Doubling():
                return Decision(Pass())
            case Playing():
                said = word_before_card(view)
                return Decision(Play(_card(view)) if said is None else said)
            case _:
                return Decision(NextRound())


def _answer(view: BalootView, asked: Buying) -> Action:
    assert view.public is not None
    cards = (*view.hand, view.public)
    if asked.question == "confirm":
        return Confirm(None if asked.round == 1 else _best_suit(cards, view.public.suit))
    if plain_count(cards) >= SUN_FLOOR:
        return Bid("sun")
    if asked.question != "buy":
        return Pass()
    suit = view.public.suit if asked.round == 1 else _best_suit(cards, view.public.suit)
    return Bid("hokom") if trump_count(cards, suit) >= HOKOM_FLOOR else Pass()


def _best_suit(cards: Faces, but: Suit) -> Suit:
    """The suit other than `but` of the highest count as trumps."""
    return max((suit for suit in Suit if suit != but), key=lambda suit: trump_count(cards, suit))


def _card(view: BalootView) -> Face:
    return greedy_card(TRICKS, view.trump, view.hand, legal_cards(view), view.trick, view.tricks)
