"""The level `greedy`: a fixed reference to measure by, which is never tuned.

It takes a suit, or bids for it, on a fixed count of the cards it will have: the jack of trumps 5, the nine 4, other
trumps 2, other aces 3. Without the last three cards 13 are enough to take; with all of them 15 to bid 80, and ten more
for every 3. It never doubles, and never names sans atout or tout atout.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Suit
from game.families.tricks.opponents.greedy import greedy_card, trump_count
from game.games.belote.opponents.agent import declaration
from game.games.belote.rules.actions import Action, Bid, NextRound, Pass, Play, Take
from game.games.belote.rules.bidding import values_above
from game.games.belote.rules.play import legal_cards, says_with
from game.games.belote.rules.state import Answering, Bidding, Playing, Taking, tricks_of
from game.games.belote.rules.view import BeloteView
from game.opponents.protocol import Decision, Watch
from game.tricks.rules import SUITS, TEAMS

TAKE_FLOOR: Final = 13
"""The least count on which a suit is taken."""
BID_FLOOR: Final = 15
"""The least count on which 80 are bid."""
_A_STEP: Final = 3
"""What ten points more need."""


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Takes by counting and plays for the trick on the table."""

    def decide(self, view: BeloteView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action; no chance is in it."""
        del rng
        watch.progress(1.0)
        match view.phase:
            case Taking() as asked:
                return Decision(_taken(view, asked))
            case Bidding() as asked:
                return Decision(_bid(view, asked))
            case Answering():
                return Decision(Pass())
            case Playing():
                return Decision(_played(view))
            case _:
                return Decision(NextRound())


def _taken(view: BeloteView, asked: Taking) -> Action:
    assert view.public is not None, "the card lies open until it is taken"
    cards, turned = (*view.hand, view.public), SUITS[view.public]
    if asked.round == 1:
        return Take() if trump_count(cards, turned) >= TAKE_FLOOR else Pass()
    best = max((suit for suit in Suit if suit != turned), key=lambda suit: trump_count(cards, suit))
    return Take(best.letter) if trump_count(cards, best) >= TAKE_FLOOR else Pass()


def _bid(view: BeloteView, asked: Bidding) -> Action:
    if asked.bid is not None and TEAMS[asked.bid.taker] == view.team:
        return Pass()
    best = max(Suit, key=lambda suit: trump_count(view.hand, suit))
    worth = 80 + 10 * ((trump_count(view.hand, best) - BID_FLOOR) // _A_STEP)
    higher = [value for value in values_above(view.options, asked.bid.bid if asked.bid else 0) if value <= worth]
    return Bid(higher[0], best.letter) if higher else Pass()


def _played(view: BeloteView) -> Action:
    """A declaration that is left to make, belote, or a card."""
    assert view.contract is not None, "only a deal with a contract is played"
    declared = declaration(view)
    if declared is not None:
        return declared
    rules = tricks_of(view.options, view.contract.named)
    card = greedy_card(rules, view.trump, view.hand, legal_cards(view), view.trick, view.tricks)
    return says_with(view, card) or Play(card)
