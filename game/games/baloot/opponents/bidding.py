"""Buying (baloot 3): pass, Hokom, Sun, Ashkal or Kawesh, taking a bid over, keeping or turning a Hokom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.families.tricks.opponents.comparing import Averages
from game.games.baloot.opponents.completions import Completion, Completions, dealt, played_hand, solved_hand
from game.games.baloot.opponents.explain import Reason, told
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.prospects import ASHKAL, HOKOM, KAWESH, PASS, SUN, Auction, Prospect, prospects
from game.games.baloot.opponents.weights import CARD_POINTS, CLEAR_LEAD, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Confirm
from game.games.baloot.rules.scoring import RAW, raw_totals
from game.games.baloot.rules.state import Buying
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation, Watch

_HOPELESS: Final = 8.0
"""Game points of lead by which a choice may be behind in the quick judgement and still be looked at."""
_CAUTION: Final = 1.0
"""How much more a pass is worth to a player who errs, for each card point of error: the best of several errors is an
error too.
"""


@dataclass(frozen=True, slots=True)
class Bidder:
    """Answers the questions of buying with some weights and a profile."""

    weights: Weights
    profile: SkillProfile

    def decide(self, view: BalootView, asked: Buying, rng: Random, watch: Watch) -> Decision[Action]:
        """The answer worth most as the profile sees it."""
        public = view.public
        assert public is not None, "the public card lies open until it is bought"
        auction = Auction(view.dealer, public, asked, equity_of(view, view.team), self.weights)
        choices = prospects(auction, view.hand)
        capped = False
        if self.profile.calls.completions:
            best = max(choice.worth for choice in choices)
            hopeful = tuple(choice for choice in choices if choice.worth >= best - _HOPELESS)
            if len(hopeful) > 1:
                choices, capped = self._sampled(view, asked, hopeful, rng, watch)
        caution = _CAUTION * self.profile.noise if asked.question == "buy" else 0.0
        judged = [(choice.worth * CARD_POINTS + caution * (choice.action == PASS), choice) for choice in choices]
        chosen = choose(judged, self.profile, rng)
        return Decision(chosen.action, _why(asked, choices, chosen), capped)

    def _sampled(
        self, view: BalootView, asked: Buying, choices: tuple[Prospect, ...], rng: Random, watch: Watch
    ) -> tuple[tuple[Prospect, ...], bool]:
        """The choices with their worth on average over sampled deals, and whether time ran out."""
        assert view.public is not None, "the public card lies open until it is bought"
        completions = Completions(view, view.public, self.weights)
        trust = self.weights.trust
        averages = Averages([choice.worth * (1.0 - 1.0 / trust) for choice in choices], CLEAR_LEAD)
        points = [0.0] * len(choices)
        bought = [0] * len(choices)
        capped = False
        while averages.count < self.profile.calls.completions and not averages.clear():
            capped = averages.count > 0 and watch.expired()
            if capped:
                break
            completion = completions.sample(rng)
            worths = [0.0] * len(choices)
            for place, choice in enumerate(choices):
                outcome = self._outcome(completions, completion, asked, choice)
                if outcome is not None:
                    worths[place] = outcome[0]
                    points[place] += outcome[1]
                    bought[place] += 1
            averages.add(worths)
            watch.progress(averages.count / self.profile.calls.completions)
        judged = tuple(
            replace(
                choice,
                worth=trust * averages.mean(place),
                points=round(points[place] / bought[place]) if bought[place] else 0,
            )
            for place, choice in enumerate(choices)
        )
        return judged, capped

    def _outcome(
        self, completions: Completions, completion: Completion, asked: Buying, choice: Prospect
    ) -> tuple[float, int] | None:
        """What an answer is worth in one deal and the own team's raw points; None where nobody buys."""
        contract = completions.settled(completions.after(asked, choice.action), completion.first)
        if contract is None:
            return None
        view = completions.view
        hands = dealt(completion, contract, view.dealer, completions.public)
        ends = solved_hand if self.profile.calls.solves_bids else played_hand
        hand = ends(view.dealer, contract, hands)
        return completions.equity[view.team].worth(hand), raw_totals(hand)[view.team]


def _why(asked: Buying, choices: tuple[Prospect, ...], chosen: Prospect) -> Explanation:
    """Why the answer was chosen over the next best."""
    action, points = chosen.action, chosen.points
    others = [choice for choice in choices if choice.action != action]
    if action == KAWESH:
        return told(Reason.VOIDS_HAND)
    if action == ASHKAL:
        return told(Reason.BUYS_ASHKAL, points=points)
    if asked.question == "confirm":
        return told(Reason.KEEPS_HOKOM if isinstance(action, Confirm) else Reason.TURNS_SUN, points=points)
    if asked.question == "buy":
        if action == PASS:
            best = max(others, key=lambda other: other.worth)
            half = RAW["hokom" if best.action == HOKOM else "sun"] // 2
            return told(Reason.WAITS if best.points > half else Reason.TOO_WEAK, points=best.points)
        return told(Reason.BUYS_SUN if action == SUN else Reason.BUYS_HOKOM, points=points)
    if action == PASS:
        bid = asked.bid
        partners = bid is not None and (bid.buyer - asked.seat) % 2 == 0
        points = max(other.points for other in others)
        return told(Reason.LEAVES_PARTNER if partners else Reason.LEAVES_RIVALS, points=points)
    return told(Reason.TAKES_OVER, points=points)
