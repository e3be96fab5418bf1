"""The levels novice, casual and club of Baloot: one judgement, of which each uses as much as its profile says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.games.baloot.opponents.bidding import Bidder
from game.games.baloot.opponents.doubling import Doubler
from game.games.baloot.opponents.explain import Reason, told
from game.games.baloot.opponents.playing import choose_card
from game.games.baloot.opponents.projects import word_before_card
from game.games.baloot.opponents.weights import CLUB_WEIGHTS, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Claim, Cut, Declare, NextRound, Show
from game.games.baloot.rules.state import Buying, Cutting, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Decision, Explanation, Watch


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
                decision = Decision(Cut("plain"), told(Reason.ANY_CUT))
            case Buying() as question:
                decision = Bidder(self.weights, self.profile).decide(view, question, rng, watch)
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
            return Decision(said, _why_said(said))
        return choose_card(view, self.profile, rng, watch)


def _why_said(said: Declare | Show | Claim) -> Explanation:
    match said:
        case Declare():
            return told(Reason.DECLARES)
        case Show():
            return told(Reason.SHOWS)
        case Claim():
            return told(Reason.CLAIMS)
