"""The levels novice, casual and club of Baloot: one judgement, of which each uses as much as its temper says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.agents.baloot.bidding import Bidder
from game.agents.baloot.doubling import Doubler
from game.agents.baloot.explain import Reason, told
from game.agents.baloot.playing import choose_card
from game.agents.baloot.projects import word_before_card
from game.agents.baloot.temper import Temper
from game.agents.baloot.weights import STEADY, Weights
from game.agents.protocol import Decision, Explanation, Watch
from game.rules.baloot.actions import Claim, Cut, Declare, NextRound, Show
from game.rules.baloot.state import Buying, Cutting, Doubling, Playing
from game.rules.baloot.view import BalootView


@dataclass(frozen=True, slots=True)
class BalootAgent:
    """Plays with a temper and some weights."""

    temper: Temper
    weights: Weights = STEADY

    def decide(self, view: BalootView, rng: Random, watch: Watch) -> Decision:
        """What to say or play next."""
        match view.phase:
            case Cutting():
                decision = Decision(Cut("plain"), told(Reason.ANY_CUT))
            case Buying() as question:
                decision = Bidder(self.weights, self.temper).decide(view, question, rng, watch)
            case Doubling() as asked:
                decision = Doubler(self.weights, self.temper).decide(view, asked, rng, watch)
            case Playing():
                decision = self._play(view, rng, watch)
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def _play(self, view: BalootView, rng: Random, watch: Watch) -> Decision:
        said = word_before_card(view)
        if said is not None:
            return Decision(said, _why_said(said))
        return choose_card(view, self.temper, rng, watch)


def _why_said(said: Declare | Show | Claim) -> Explanation:
    match said:
        case Declare():
            return told(Reason.DECLARES)
        case Show():
            return told(Reason.SHOWS)
        case Claim():
            return told(Reason.CLAIMS)
