"""Doubling: Double, Three, Four and Gahwa, open or locked (baloot 4).

Full hands that fit what was said are sampled and played out, open and locked; a raise must be worth more on average
than leaving it, by a margin for what those who raise back know better.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.families.tricks.opponents.comparing import Averages
from game.games.baloot.opponents.completions import Completions, played_hand
from game.games.baloot.opponents.explain import Reason, told
from game.games.baloot.opponents.match_equity import MatchEquity, equity_of
from game.games.baloot.opponents.weights import CARD_POINTS, CLEAR_LEAD, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Pass, Raise
from game.games.baloot.rules.doubling import LOCKABLE, MULTIPLIERS, RAISES
from game.games.baloot.rules.scoring import Hand
from game.games.baloot.rules.state import TEAMS, Contract, Doubling
from game.games.baloot.rules.view import BalootView
from game.opponents.noisy_choice import choose
from game.opponents.protocol import Decision, Watch

_CAUTION: Final = {"double": 1.0, "three": 10.0, "four": 20.0, "gahwa": 50.0}
"""How many margins a raise must be worth more than leaving it: the stake grows, and so does what errors cost."""
_NEARLY: Final = 120.0
"""Game points of the opponents from which on their winning the match is near."""
_DOUBTED: Final = 0.35
"""How much less likely a deal is in which the own team wins, for each raise of the opponents."""


@dataclass(frozen=True, slots=True)
class Doubler:
    """Answers the questions of doubling with some weights and a profile."""

    weights: Weights
    profile: SkillProfile

    def decide(self, view: BalootView, asked: Doubling, rng: Random, watch: Watch) -> Decision[Action]:
        """The answer worth most as the profile sees it."""
        contract = view.contract
        assert contract is not None, "only a bought hand is doubled"
        answers = _answers(asked, contract)
        if not self.profile.raises:
            return Decision(Pass(), told(Reason.NO_RAISE))
        assert view.taken is not None, "the public card was bought"
        completions = Completions(view, view.taken, self.weights)
        equity = equity_of(view, view.team)
        even = MatchEquity(view.options, view.team, 0.0, 0.0)
        margin = self.weights.raise_margin * _CAUTION[asked.level]
        handicaps = tuple(0.0 if isinstance(answer, Pass) else margin for answer in answers)
        averages, calm = Averages(handicaps, CLEAR_LEAD), Averages(handicaps, CLEAR_LEAD)
        raised = RAISES.raised_before(asked.level)
        capped = False
        while averages.count < self.profile.raises and not averages.clear():
            capped = averages.count > 0 and watch.expired()
            if capped:
                break
            hands = completions.sample_bought(rng, contract)
            played: dict[bool, Hand] = {}
            worths: list[float] = []
            calm_worths: list[float] = []
            for answer in answers:
                locked = view.locked if isinstance(answer, Pass) else answer.locked
                if locked not in played:
                    played[locked] = played_hand(view.dealer, contract, hands, locked=locked)
                staked = _staked(played[locked], view, answer)
                worths.append(equity.worth(staked))
                calm_worths.append(even.worth(staked))
            # Who raised believes in winning, and sees cards that say so.
            weight = _DOUBTED**raised if worths[0] > 0.0 else 1.0
            averages.add(worths, weight)
            calm.add(calm_worths, weight)
            watch.progress(averages.count / self.profile.raises)
        choices = [(CARD_POINTS * averages.mean(place), answer) for place, answer in enumerate(answers)]
        action = choose(choices, self.profile, rng)
        for_the_score = equity.theirs >= _NEARLY and calm.mean(answers.index(action)) < calm.mean(0)
        return Decision(action, told(Reason.SCORE_ASKS if for_the_score else _why(action)), capped)


def _answers(asked: Doubling, contract: Contract) -> tuple[Pass | Raise, ...]:
    """The answers that are allowed, the pass first."""
    answers: tuple[Pass | Raise, ...] = (Pass(), Raise(asked.level))
    if asked.level in LOCKABLE and contract.kind == "hokom":  # baloot 4.3
        answers = (*answers, Raise(asked.level, locked=True))
    return answers


def _staked(hand: Hand, view: BalootView, answer: Pass | Raise) -> Hand:
    """The hand as it counts after the answer."""
    doubler = view.team if view.doubler is None else TEAMS[view.doubler]
    multiplier = view.multiplier if isinstance(answer, Pass) else MULTIPLIERS[answer.level]
    return Hand(
        kind=hand.kind,
        buyer=hand.buyer,
        raw=hand.raw,
        projects=hand.projects,
        baloot=hand.baloot,
        kaboot=hand.kaboot,
        multiplier=multiplier,
        doubler=doubler if multiplier > 1 else None,
    )


def _why(action: Pass | Raise) -> Reason:
    match action:
        case Pass():
            return Reason.NO_RAISE
        case Raise("double", locked):
            return Reason.LOCKS if locked else Reason.DOUBLES
        case Raise():
            return Reason.RAISES
