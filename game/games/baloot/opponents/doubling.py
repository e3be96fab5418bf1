"""Doubling (baloot 4): Double, Three, Four and Gahwa, open or locked.

Deals that are played out by rules of thumb say quickly that a raise is hopeless, as it nearly always is. Where they do
not, deals decide that are solved from the fourth trick on: played out, hands are worth much more or less than at the
table, and the buyer of a Hokom takes less than he would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.cards import Rank, Suit, face_of
from game.families.tricks.opponents.comparing import Averages
from game.families.tricks.opponents.explain import explained
from game.games.baloot.opponents.completions import Completions, played_hand, solved_hand
from game.games.baloot.opponents.explain import Reason
from game.games.baloot.opponents.match_equity import MatchEquity, equity_of
from game.games.baloot.opponents.weights import CARD_POINTS, CLEAR_LEAD, SkillProfile, Weights
from game.games.baloot.rules.actions import Action, Pass, Raise
from game.games.baloot.rules.doubling import LOCKABLE, MULTIPLIERS
from game.games.baloot.rules.scoring import Hand
from game.games.baloot.rules.state import TEAMS, Contract, Doubling, Faces, tricks_of
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Watch

_CAUTION: Final = {"double": 1.5, "three": 4.0, "four": 6.0, "gahwa": 15.0}
"""Game points of lead that a raise must be worth more than leaving it: with the stake grows what errors cost."""
_HOPELESS: Final = {"double": 8.0, "three": 0.0, "four": 0.0, "gahwa": 0.0}
"""Game points of lead by which deals played out may speak against a raise that solved ones are still asked for."""
_SURE: Final = 200
"""Deals played out of which none may be lost for a raise to be without any risk."""
_NEARLY: Final = 120.0
"""Game points of the opponents from which on their winning the match is near."""
_DOUBTED: Final = {"double": 1.0, "three": 0.35, "four": 0.12, "gahwa": 0.06}
"""How much less likely a deal is in which the own team wins, after what the opponents raised before."""
_OPENING: Final = 4
"""Trumps, the jack among them, with which a raiser may want to draw those of the others."""

Answer = Pass | Raise


@dataclass(frozen=True, slots=True)
class Doubler:
    """Answers the questions of doubling with some weights and a profile."""

    weights: Weights
    profile: SkillProfile

    def decide(self, view: BalootView, asked: Doubling, rng: Random, watch: Watch) -> Decision[Action]:
        """The answer worth most as the profile sees it."""
        contract, calls = view.contract, self.profile.calls
        assert contract is not None, "only a bought hand is doubled"
        if not calls.raises:
            return Decision(Pass(), explained(Reason.NO_RAISE))
        answers = _answers(asked, contract, view.hand)
        margin = _CAUTION[asked.level]
        stakes = _Stakes(view, asked, contract, answers, margin, self.weights)
        capped = stakes.look(calls.raises, played_hand, rng, watch)
        if calls.solved and stakes.ahead() > -_HOPELESS[asked.level]:
            stakes = _Stakes(view, asked, contract, answers, margin, self.weights)
            capped |= stakes.look(calls.solved, solved_hand, rng, watch)
        if calls.solved and not stakes.lost and stakes.ahead() <= 0.0:
            sure = _Stakes(view, asked, contract, answers, 0.0, self.weights)
            cut_short = sure.look(_SURE, played_hand, rng, watch, whole=True)
            stakes = stakes if sure.lost or cut_short else sure
            capped |= cut_short
        action = choose(stakes.judged(), self.profile, rng)
        return Decision(action, explained(stakes.reason(action), chance=stakes.chance()), capped)


def _answers(asked: Doubling, contract: Contract, hand: Faces) -> tuple[Answer, ...]:
    """The answers to be looked at, the pass first: a hand that may be locked is, but where trumps are to be drawn."""
    raised = Raise(asked.level)
    if asked.level not in LOCKABLE or contract.trump is None:  # baloot 4.3
        return Pass(), raised
    locked = Raise(asked.level, locked=True)
    return (Pass(), locked, raised) if _may_draw(hand, contract.trump) else (Pass(), locked)


def _may_draw(hand: Faces, trump: Suit) -> bool:
    own = [card for card in hand if card.suit == trump]
    return len(own) >= _OPENING and face_of(Rank.JACK, trump) in own


class _Stakes:
    """What the answers are worth over sampled deals."""

    def __init__(
        self,
        view: BalootView,
        asked: Doubling,
        contract: Contract,
        answers: Sequence[Answer],
        margin: float,
        weights: Weights,
    ) -> None:
        assert view.taken is not None, "the public card was bought"
        self._view = view
        self._contract = contract
        self._rules = tricks_of(view.options)
        self._answers = answers
        self._completions = Completions(view, view.taken, weights)
        self._equity = equity_of(view, view.team)
        self._even = MatchEquity(view.options, view.team, 0.0, 0.0)
        handicaps = tuple(0.0 if isinstance(answer, Pass) else margin for answer in answers)
        self._averages, self._calm = Averages(handicaps, CLEAR_LEAD), Averages(handicaps, CLEAR_LEAD)
        self._won = 0.0
        """The weight of the deals that the own team wins at the higher stake."""
        self.lost = False
        """Whether the own team loses any deal at the higher stake."""
        self._doubted = _DOUBTED[asked.level]

    def look(self, count: int, ends: Callable[..., Hand], rng: Random, watch: Watch, *, whole: bool = False) -> bool:
        """Looks at so many deals, fewer where the answer is clear, or, for the `whole`, where one is lost; gives
        whether time ran out.
        """
        view, averages = self._view, self._averages
        while averages.count < count and not (self.lost if whole else averages.clear()):
            if averages.count and watch.expired():
                return True
            hands = self._completions.sample(rng, self._contract)
            played: dict[bool, Hand] = {}
            worths: list[float] = []
            calm_worths: list[float] = []
            for answer in self._answers:
                locked = view.locked if isinstance(answer, Pass) else answer.locked
                if locked not in played:
                    played[locked] = ends(view.dealer, self._contract, hands, rules=self._rules, locked=locked)
                staked = _staked(played[locked], view, answer)
                worths.append(self._equity.worth(staked))
                calm_worths.append(self._even.worth(staked))
            # Who raised believes in winning, and sees cards that say so.
            weight = self._doubted if max(worths) > 0.0 else 1.0
            averages.add(worths, weight)
            self._calm.add(calm_worths, weight)
            self._won += weight if calm_worths[-1] > 0.0 else 0.0
            self.lost = self.lost or calm_worths[-1] <= 0.0
            watch.progress(averages.count / count)
        return False

    def judged(self) -> list[tuple[float, Answer]]:
        """Each answer with its worth in card points."""
        return [(CARD_POINTS * self._averages.mean(place), answer) for place, answer in enumerate(self._answers)]

    def ahead(self) -> float:
        """By how much the best raise is better than the pass, in game points of lead."""
        passed, *raised = (self._averages.mean(place) for place in range(len(self._answers)))
        return max(raised) - passed

    def chance(self) -> int:
        """In how many of a hundred deals the own team wins at the higher stake."""
        return round(100 * self._won / self._averages.weight)

    def reason(self, action: Answer) -> Reason:
        """Why an answer is given."""
        calm = self._calm
        calmer = calm.mean(0) > calm.mean(self._answers.index(action))
        if self._equity.theirs >= _NEARLY and calmer:
            return Reason.SCORE_ASKS
        match action:
            case Pass():
                return Reason.LOW_CHANCE
            case Raise("double", locked):
                return Reason.LOCKS if locked else Reason.DOUBLES
            case Raise():
                return Reason.RAISES


def _staked(hand: Hand, view: BalootView, answer: Answer) -> Hand:
    """The hand as it counts after the answer."""
    doubler = view.team if view.doubler is None else TEAMS[view.doubler]
    multiplier = view.multiplier if isinstance(answer, Pass) else MULTIPLIERS[answer.level]
    return replace(hand, multiplier=multiplier, doubler=doubler if multiplier > 1 else None)
