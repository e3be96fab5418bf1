"""The levels novice to strong of Baloot: one judgement, of which each uses as much as its profile says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.families.tricks.opponents.explain import explained
from game.games.baloot.opponents.bidding import Bidder
from game.games.baloot.opponents.doubling import Doubler
from game.games.baloot.opponents.explain import Reason
from game.games.baloot.opponents.playing import choose_card
from game.games.baloot.opponents.weights import CLUB_WEIGHTS, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Claim, Cut, Declare, NextRound, Show
from game.games.baloot.rules.play import FIRST_CLAIM, claim_refusal
from game.games.baloot.rules.projects import best_choice, showable
from game.games.baloot.rules.state import Buying, Cutting, Doubling, Playing, tricks_of
from game.games.baloot.rules.view import BalootView, determinize
from game.opponents.protocol import Decision, Explanation, Watch
from game.tricks.deal import all_certain
from game.tricks.masks import pack_of


def word_before_card(view: BalootView) -> Declare | Show | Claim | None:
    """What the seat of the view says before it plays its next card, or None where nothing is left to say.

    To declare all that counts gives away cards of the own hand, and is worth it nearly always.
    """
    if not view.tricks:
        return _declaration(view)
    if _may_have_to_show(view):
        state = determinize(view, Random(0))  # what may be shown depends on nothing hidden
        return next(showable(state), None)
    return Claim() if _all_is_mine(view) else None


def _declaration(view: BalootView) -> Declare | None:
    """The next project of the best choice that is not declared yet (baloot 6.3)."""
    declared = [one.cards for one in view.declared if one.seat == view.seat]
    left = (project for project in best_choice(view.hand, view.trump) if project.cards not in declared)
    return next((Declare(project.cards) for project in left), None)


def _all_is_mine(view: BalootView) -> bool:
    """Whether the rest may be claimed and is more than one trick (baloot 5.5)."""
    if view.trick or len(view.tricks) < FIRST_CLAIM - 1 or len(view.hand) < 2:
        return False
    played = [card for trick in view.tricks for card in trick.cards]
    if not all_certain(pack_of(tricks_of(view.options), view.trump), view.hand, played, locked=view.locked):
        return False
    if view.options.show_projects_by_hand == "off":
        return True
    return claim_refusal(determinize(view, Random(0))) is None  # depends on nothing hidden either


def _may_have_to_show(view: BalootView) -> bool:
    # baloot 6.5
    if view.options.show_projects_by_hand == "off" or len(view.tricks) > 2:
        return False
    return any(one.seat == view.seat and not one.shown for one in view.declared)


@dataclass(frozen=True, slots=True)
class BalootAgent:
    """Plays with a profile and some weights."""

    profile: SkillProfile
    weights: Weights = CLUB_WEIGHTS

    def decide(self, view: BalootView, rng: Random, watch: Watch) -> Decision[Action]:
        """What to say or play next."""
        decision: Decision[Action]
        match view.phase:
            case Cutting():
                decision = Decision(Cut("plain"), explained(Reason.ANY_CUT))
            case Buying() as question:
                decision = Bidder(self.weights, self.profile).decide(view, question, rng)
            case Doubling() as asked:
                decision = Doubler(self.weights, self.profile).decide(view, asked, rng, watch)
            case Playing():
                decision = self._play(view, rng, watch)
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def _play(self, view: BalootView, rng: Random, watch: Watch) -> Decision[Action]:
        said = word_before_card(view)
        if said is not None:
            return Decision(said, _why_said(view, said))
        return choose_card(view, self.profile, rng, watch)


def _why_said(view: BalootView, said: Declare | Show | Claim) -> Explanation:
    match said:
        case Declare():
            return explained(Reason.DECLARES)
        case Show():
            return explained(Reason.SHOWS)
        case Claim():
            return explained(Reason.CLAIMS, count=len(view.hand))
