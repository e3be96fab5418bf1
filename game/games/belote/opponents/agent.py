"""The levels novice to strong of Belote: one judgement, of which each uses as much as its profile says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.families.tricks.opponents.explain import explained
from game.families.tricks.opponents.playing import choose_card
from game.games.belote.opponents.bidding import decide
from game.games.belote.opponents.explain import Reason
from game.games.belote.opponents.levels import EVEN, SkillProfile, Weights
from game.games.belote.opponents.playing import question_of
from game.games.belote.rules.actions import Action, Declare, NextRound, Play
from game.games.belote.rules.declarations import best_choice
from game.games.belote.rules.play import says_with
from game.games.belote.rules.state import Answering, Bidding, Playing, Taking
from game.games.belote.rules.view import BeloteView
from game.opponents.protocol import Decision, Watch


def declaration(view: BeloteView) -> Declare | None:
    """The next declaration of the best choice that is not made yet (belote 4.4, 4.5).

    To declare all that counts gives away cards of the own hand, and is worth it nearly always.
    """
    if view.options.declarations == "off" or view.tricks or view.contract is None:
        return None
    declared = [one.cards for one in view.declared if one.seat == view.seat]
    left = (project.cards for project in best_choice(view.hand, view.contract) if project.cards not in declared)
    return next((Declare(cards) for cards in left), None)


@dataclass(frozen=True, slots=True)
class BeloteAgent:
    """Plays with a profile and some weights."""

    profile: SkillProfile
    weights: Weights = EVEN

    def decide(self, view: BeloteView, rng: Random, watch: Watch) -> Decision[Action]:
        """What to say or play next."""
        decision: Decision[Action]
        match view.phase:
            case Taking() | Bidding() | Answering() as asked:
                decision = decide(view, asked, self.profile, self.weights, rng)
            case Playing():
                decision = self._play(view, rng, watch)
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def _play(self, view: BeloteView, rng: Random, watch: Watch) -> Decision[Action]:
        declared = declaration(view)
        if declared is not None:
            return Decision(declared, explained(Reason.DECLARES))
        chosen = choose_card(question_of(view), self.profile, rng, watch)
        said = says_with(view, chosen.face)
        if said is not None:
            return Decision(said, explained(Reason.SAYS_BELOTE), chosen.capped)
        return Decision(Play(chosen.face), chosen.why, chosen.capped)
