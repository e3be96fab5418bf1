"""A view in the lean core: the round as a seat sees it and the policy of its level, and steps back as actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, Face
from game.engine import Seat
from game.families.rummy.opponents.lean.house import FACES, NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import LOW, SET, cards_of
from game.families.rummy.opponents.lean.policy import EVERYTHING, MOST_TRIED, Judged, Policy
from game.families.rummy.opponents.lean.round import ADD, LAY, MELDING, OPEN, LeanRound
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.lean.worlds import round_of
from game.families.rummy.opponents.skill import PERFECT, SkillProfile
from game.families.rummy.opponents.turns import Step, after, lay_of, opening_of, turn_seen, turn_with_top
from game.families.rummy.rules.actions import Add, Swap
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.round import following
from game.families.rummy.rules.state import Faces
from game.families.rummy.rules.turn import Turn, refuse_discard
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import End, FixedMeld, judge_fixed, open_ends
from game.melds.meld import Kind

_MOST_TRIED: Final = 1000
"""Places given to cards until a search for a way out gives up; of those in hundreds of rounds none took 100."""
_NEAR_LIMIT: Final = 120.0
"""Points of a match before the limit from which on it matters; set by hand."""
_LOST: Final = 0.9
"""Nearer the limit than this, from 0 to 1, no hand is light enough; set by hand."""
_LIMIT_COST: Final = 2.0
"""How many times more a point costs when the limit is near; set by hand."""
_GRADES: Final = 4
"""So many degrees of nearness are told apart."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps of a turn, and what they lead to."""

    steps: tuple[Step, ...]
    after: Turn
    play: LeanRound
    """The round after the steps."""
    discard: Face
    """The best card to discard then."""
    waits: int = 0
    """How many cards an opening would leave that is put off to go out at once; 0 where none is."""

    @property
    def goes_out(self) -> bool:
        """Whether the round is over with the discard."""
        return len(self.after.hand) == 1


@dataclass(frozen=True, slots=True)
class Reading:
    """A view as a level judges it."""

    view: RummyView
    policy: Policy
    base: LeanRound
    """The round as the level sees it; of the cards of others only the count is right."""

    @property
    def house(self) -> HouseRules:
        """The rules of the view."""
        return self.view.house

    @property
    def following(self) -> Seat:
        """The next seat."""
        return following(self.view.playing, self.view.seat)

    @property
    def next_known(self) -> Faces:
        """The cards that the level remembers the next player to hold."""
        return tuple(ALL_FACES[card] for card in self.base.known[self.base.following()])

    @property
    def just_taken(self) -> Face | None:
        """The discard that the seat took, as long as it has done nothing since; to discard that again is to pass."""
        seat, verb, cards = self.view.log[-1] if self.view.log else (None, "", ())
        return cards[0] if verb == "take" and seat == self.view.seat else None

    def plan(self, *, with_top: bool = False, manner: int = EVERYTHING) -> Plan | None:
        """The plan for the turn in play, or for the one with the top of the discards taken.

        None where the rules do not let the turn go on so.
        """
        turn = turn_with_top(self.view) if with_top else turn_seen(self.view)
        if turn is None:
            return None
        play = self.base.copy()
        if with_top:
            play.take()
        play.records_steps = True
        play.steps = []
        waits = self.policy.meld(play, manner) if play.phase == MELDING else 0
        play.records_steps = False
        done = steps_of(turn, play.steps, self.house)
        if done is None:
            return None
        steps, reached = done
        judged = self.judged(play, reached)
        if not judged:
            return None
        return Plan(steps, reached, play, ALL_FACES[judged[0].card], waits)

    def plain(self, *, with_top: bool = False) -> Plan | None:
        """The plan to meld nothing; None where that cannot be."""
        turn = turn_with_top(self.view) if with_top else turn_seen(self.view)
        if turn is None:
            return None
        play = self.base.copy()
        if with_top:
            play.take()
        judged = self.judged(play, turn)
        return Plan((), turn, play, ALL_FACES[judged[0].card]) if judged else None

    def judged(self, play: LeanRound, turn: Turn) -> list[Judged]:
        """The cards that may end a turn, the best first."""
        found = [
            each for each in self.policy.judged(play) if refuse_discard(turn, ALL_FACES[each.card], self.house) is None
        ]
        found.sort(key=lambda each: (each.card == play.taken, -each.rate))
        return found


def read(view: RummyView, weights: LeanWeights, profile: SkillProfile = PERFECT) -> Reading:
    """The view as these weights and a level read it.

    Who does not count cards takes all but those of the own hand to be unseen; who does not remember forgets what
    others took.
    """
    near = near_limit(view)
    cost = 1.0 if near > _LOST else 1.0 + _LIMIT_COST * round(near * _GRADES) / _GRADES
    tried = _MOST_TRIED if profile.sees_every_way_out else 0
    base = base_round(view)
    if not profile.counts_cards:
        base.gone = [0] * FACES
    if not profile.remembers:
        base.known = [[] for _ in base.known]
    return Reading(view, _policy(view.house, weights, profile.fear, cost, tried), base)


def base_round(view: RummyView) -> LeanRound:
    """The round as the seat of the view sees it, with cards that are none for those that it does not see."""
    hands = tuple(view.hand if seat == view.seat else () for seat in range(len(view.counts)))
    base = round_of(view, hands, (), lean_house(view.house))
    for place, seat in enumerate(view.playing):
        if seat != view.seat:
            base.hands[place].cards = [NONE] * view.counts[seat]
    return base


@lru_cache(maxsize=8)
def lean_house(house: HouseRules) -> LeanHouse:
    """The house as the lean core has it, with what it has learnt of melds."""
    return LeanHouse(house)


def policy_of(house: HouseRules, weights: LeanWeights) -> Policy:
    """The policy by which rounds are played out."""
    return _policy(house, weights, 0.0, 1.0, MOST_TRIED)


@lru_cache(maxsize=32)
def _policy(house: HouseRules, weights: LeanWeights, fear: float, cost: float, tried: int) -> Policy:
    """The policy of a level that fears points so much, each of which costs so many times as much."""
    if fear or cost > 1.0:
        weights = weights.dearer(fear, cost)
    return Policy(lean_house(house), weights, tried)


def near_limit(view: RummyView) -> float:
    """How near the own total is to the limit: 0 far, 1 at it."""
    missing = float(view.house.limit - view.totals[view.seat])
    return min(1.0, max(0.0, 1.0 - missing / _NEAR_LIMIT))


def steps_of(
    turn: Turn, told: Sequence[tuple[int, int, int, int]], house: HouseRules
) -> tuple[tuple[Step, ...], Turn] | None:
    """Steps of the lean core as actions, and the turn after them; None where the rules refuse one."""
    steps: list[Step] = []
    opening: list[FixedMeld] = []
    to_open = 0
    for verb, about, index, end in told:
        step: Step
        if verb == OPEN:
            to_open = index
            continue
        if verb == LAY and to_open:
            opening.append(_meld_of(about, house))
            if len(opening) < to_open:
                continue
            step = opening_of(tuple(opening), house)
            to_open = 0
        elif verb == LAY:
            step = lay_of(_meld_of(about, house), house)
        elif verb == ADD:
            card = ALL_FACES[about]
            ends = open_ends(turn.melds[index], card, house.melds)
            step = Add(card, index + 1, (End.LOW if end == LOW else End.HIGH) if len(ends) > 1 else None)
        else:
            step = Swap(ALL_FACES[about], index + 1)
        reached = after(turn, step, house)
        if reached is None:
            return None
        steps.append(step)
        turn = reached
    return tuple(steps), turn


def _meld_of(code: int, house: HouseRules) -> FixedMeld:
    """A meld of the lean core as the rules have it."""
    cards = [ALL_FACES[card] for card in cards_of(code)]
    meld = judge_fixed(cards, house.melds, Kind.SET if code & 7 == SET else Kind.RUN)
    assert isinstance(meld, FixedMeld), "a meld of the lean core is one of the rules"
    return meld
