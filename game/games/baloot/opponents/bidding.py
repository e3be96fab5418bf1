"""Buying (baloot 3): pass, Hokom, Sun, Ashkal or Kawesh, taking a bid over, keeping or turning a Hokom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.cards import Suit, format_faces
from game.families.tricks.opponents.explain import explained
from game.games.baloot.opponents.explain import Reason
from game.games.baloot.opponents.learnt import answers
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.prospects import ASHKAL, HOKOM, KAWESH, PASS, SUN, Auction, Prospect
from game.games.baloot.opponents.weights import CARD_POINTS, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Confirm
from game.games.baloot.rules.scoring import RAW
from game.games.baloot.rules.state import TEAMS, Buying
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation


@dataclass(frozen=True, slots=True)
class Bidder:
    """Answers the questions of buying with some weights and a profile."""

    weights: Weights
    profile: SkillProfile

    def decide(self, view: BalootView, asked: Buying, rng: Random) -> Decision[Action]:
        """The answer worth most as the profile sees it."""
        public = view.public
        assert public is not None, "the public card lies open until it is bought"
        auction = Auction(view.dealer, public, asked, equity_of(view, view.team), self.weights)
        choices = answers(auction, view.hand)
        caution = self.profile.calls.caution * self.profile.noise if asked.question == "buy" else 0.0
        judged = [(choice.worth * CARD_POINTS + caution * (choice.action == PASS), choice) for choice in choices]
        chosen = choose(judged, self.profile, rng)
        others = [choice for choice in choices if choice.action != chosen.action]
        return Decision(chosen.action, _why(view, asked, chosen, others))

    def parts(self, view: BalootView, asked: Buying, better: Action, done: Action) -> Explanation | None:
        """What speaks for one answer and not another; None where one of them was not thought of."""
        public = view.public
        assert public is not None, "the public card lies open until it is bought"
        auction = Auction(view.dealer, public, asked, equity_of(view, view.team), self.weights)
        found = {choice.action: choice for choice in answers(auction, view.hand)}
        return _why(view, asked, found[better], [found[done]]) if better in found and done in found else None


def _why(view: BalootView, asked: Buying, chosen: Prospect, others: Sequence[Prospect]) -> Explanation:
    """Why the answer was chosen over the best of the others."""
    action, points = chosen.action, chosen.points
    if action == KAWESH:
        return explained(Reason.VOIDS_HAND)
    if action == ASHKAL:
        return explained(Reason.BUYS_ASHKAL, points=points)
    if asked.question == "confirm":
        best = max(others, key=lambda other: other.worth)
        if isinstance(action, Confirm) and isinstance(best.action, Confirm) and action.suit and best.action.suit:
            return _why_suit(view, chosen, best, action.suit, best.action.suit)
        return explained(Reason.KEEPS_HOKOM if isinstance(action, Confirm) else Reason.TURNS_SUN, points=points)
    if asked.question == "buy" or (asked.bid is not None and asked.bid.kawesh):
        if action == PASS:
            best = max(others, key=lambda other: other.worth)
            if view.options.khasara == "off":  # nothing is needed
                return explained(Reason.LITTLE_TO_GAIN, points=best.points)
            half = RAW["hokom" if best.action == HOKOM else "sun"] // 2  # baloot 7.3
            if best.points <= half:
                return explained(Reason.TOO_WEAK, points=best.points)
            return explained(Reason.WAITS, points=best.points, needed=half)
        return explained(Reason.BUYS_SUN if action == SUN else Reason.BUYS_HOKOM, points=points)
    partners = asked.bid is not None and TEAMS[asked.bid.buyer] == TEAMS[asked.seat]
    if action == PASS:
        points = max(other.points for other in others)
        return explained(Reason.LEAVES_PARTNER if partners else Reason.LEAVES_RIVALS, points=points)
    return explained(Reason.TAKES_PARTNERS if partners else Reason.TAKES_OVER, points=points)


def _why_suit(view: BalootView, chosen: Prospect, other: Prospect, suit: Suit, instead: Suit) -> Explanation:
    """Why one suit is named and not another: the trumps that it gives, and what either brings."""
    trumps = format_faces(card for card in view.hand if card.suit == suit)
    if not trumps:
        return explained(Reason.KEEPS_HOKOM, points=chosen.points)
    suits = {"suit": suit.letter, "instead": instead.letter}
    return explained(Reason.NAMES_SUIT, cards=trumps, points=chosen.points, other=other.points, **suits)
