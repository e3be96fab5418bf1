"""What is worth doing with the cards of a turn, as the lean core plays it, and what anything else costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.families.rummy.opponents.lean.house import NONE
from game.families.rummy.opponents.lean.melds import EITHER, HIGH, LOW, code_of
from game.families.rummy.opponents.lean.policy import NEVER
from game.families.rummy.opponents.lean.round import MELDING, LeanRound
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.reading import Plan, Reading, read
from game.families.rummy.opponents.turns import turn_with_top
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Group, Lay, Open, Swap, Take
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import End, FixedMeld, judge_fixed
from game.opponents.advice import PlannedTurn, Spoiled

_SHARE: Final = 0.4
"""The part of the worth of a group that one of its cards counts for, where those of a whole hand are added up."""
_OUT: Final = 60.0
"""What going out is worth against a hand that is kept, in points of a round; set by hand."""
_MOST: Final = 30.0
"""The points that a discard costs at most: those that seem to cost more did not when 500 of them were played out."""
_ENDS: Final = {End.LOW: LOW, End.HIGH: HIGH, None: EITHER}


class RummyAdvice:
    """Judges the turns of a rummy by some weights; `put_off` are the points that it costs to put an opening off, or not
    to take what can be melded at once.
    """

    def __init__(self, weights: LeanWeights, put_off: float) -> None:
        self._weights: Final = weights
        self._put_off: Final = put_off
        self._read: Final = lru_cache(maxsize=2)(self._reading)
        self._planned: Final = lru_cache(maxsize=4)(self._plan)
        self._taking: Final = lru_cache(maxsize=4)(self._gain_of_taking)
        self._judged: Final = lru_cache(maxsize=256)(self._worth)

    def best_turn(self, view: RummyView) -> PlannedTurn[Action] | None:
        """Return the best turn of the seat, as far as it can be foreseen."""
        if view.actor != view.seat or not isinstance(view.phase, Starting | Taking | Melding):
            return None
        gain = self._taking(view)
        if isinstance(view.phase, Taking) and gain <= 0.0:
            return PlannedTurn((Draw(),), 0.0)
        plan = self._planned(view)
        if plan is None:
            return None
        if isinstance(view.phase, Taking):
            return PlannedTurn((Take(), *plan.steps, Discard(plan.discard)), gain)
        return PlannedTurn((*plan.steps, Discard(plan.discard)), self._judged(view, ()))

    def melding(self, view: RummyView, *, forced: bool = False) -> tuple[Action, ...]:
        """Return the lays and adds worth making with the hand as it is, whoever is to act; `forced` finds no more."""
        plan = self._read(view, resting=not _melds(view)).plan()
        return () if plan is None else plan.steps

    def cost(self, view: RummyView, actions: Sequence[Action]) -> float:
        """Return the points of the round lost by beginning the turn with these actions."""
        if not actions or view.actor != view.seat:
            return 0.0
        if isinstance(view.phase, Taking):
            gain = self._taking(view)
            return min(self._put_off, max(0.0, gain if isinstance(actions[0], Draw) else -gain))
        plan = self._planned(view) if isinstance(view.phase, Starting | Melding) else None
        if plan is None:
            return 0.0
        worth = self._judged(view, tuple(actions))
        opens = plan.after.opened and not view.opened[view.seat]
        if opens and isinstance(actions[-1], Discard) and not isinstance(actions[0], Open):
            reading = self._read(view, resting=False)
            plain = reading.plain()
            closed = worth if plain is None else _ending(reading, plain.play, int(plain.discard))
            return min(_MOST, self._put_off + max(0.0, closed - worth))
        return min(_MOST, max(0.0, self._judged(view, ()) - worth))

    def spoiled(self, view: RummyView, actions: Sequence[Action]) -> Spoiled | None:
        """No meld is worse for what is added to it."""
        return None

    # What is reckoned.

    def _reading(self, view: RummyView, *, resting: bool) -> Reading:
        """The view in the lean core; `resting` as if it were the seat's to meld."""
        reading = read(view, self._weights)
        if resting:
            base = reading.base
            base.seat = view.playing.index(view.seat) if view.seat in view.playing else 0
            base.phase, base.taken, base.owed, base.opened_now = MELDING, NONE, 0, False
        return reading

    def _gain_of_taking(self, view: RummyView) -> float:
        """By how much taking the top of the discards beats a card of the stock."""
        if not isinstance(view.phase, Taking) or turn_with_top(view) is None or self._planned(view) is None:
            return NEVER
        reading = self._read(view, resting=False)
        return reading.policy.gain_of_taking(reading.base, NEVER)

    def _plan(self, view: RummyView) -> Plan | None:
        """The plan for the turn, with the top of the discards taken where the seat is still to draw or to take."""
        reading = self._read(view, resting=False)
        if isinstance(view.phase, Taking):
            return reading.plan(with_top=True)
        return reading.plan() or reading.plain()

    def _worth(self, view: RummyView, actions: tuple[Action, ...]) -> float:
        """What the best turn is worth that begins with these actions."""
        reading = self._read(view, resting=False)
        if not actions:
            plan = self._planned(view)
            return NEVER if plan is None else _ending(reading, plan.play, int(plan.discard))
        play = reading.base.copy()
        for action in actions:
            match action:
                case Open(groups):
                    play.open([_code_of(group, view.house) for group in groups])
                case Lay(group):
                    play.lay(_code_of(group, view.house))
                case Add(card, number, end):
                    play.add(int(card), number - 1, _ENDS[end])
                case Swap(card, number):
                    play.swap(int(card), number - 1)
                case Discard(card):
                    return _ending(reading, play, int(card))
        reading.policy.meld(play)
        return _ending(reading, play, reading.policy.best_discard(play))


def _melds(view: RummyView) -> bool:
    return view.actor == view.seat and isinstance(view.phase, Starting | Melding)


def _ending(reading: Reading, play: LeanRound, card: int) -> float:
    """What ending the turn with a card is worth: what is kept, less what its discard costs."""
    cards = play.hands[play.seat].cards
    if len(cards) == 1:
        return _OUT
    worth = 0.0
    for judged in reading.policy.judged(play):
        worth += cards.count(judged.card) * (judged.left + _SHARE * judged.groups)
        if judged.card == card:
            worth += judged.rate
    return worth


def _code_of(group: Group, house: HouseRules) -> int:
    meld = judge_fixed(group.cards, house.melds, group.kind)
    assert isinstance(meld, FixedMeld), "what is laid is a meld"
    return code_of(meld)
