"""The level `greedy`: a fixed reference to measure by, which looks at nobody else and is never tuned.

It takes the top discard only to meld it at once. It opens as soon as it may, lays and adds everything, and wins no
jokers. It discards the dearest card outside its best split, which is the one that leaves the fewest points; jokers
last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.cards import JOKER, Face
from game.families.rummy.opponents.turns import after, lay_of, loose, opening_of, turn_seen, turn_with_top
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Open, Take
from game.families.rummy.rules.choices import legal_actions
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.turn import Turn
from game.families.rummy.rules.view import RummyView, determinize
from game.melds.fixed_jokers import FixedRules, FixedSplit, Needs, best_opening, fitting, no_weight, open_ends
from game.melds.fixed_jokers.offers import WeighLeft
from game.opponents.protocol import Decision, Watch


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays what rids the hand of most points now."""

    def decide(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action; no chance is in it, but for ways out of what somebody else began."""
        watch.progress(1.0)
        match view.phase:
            case Taking():
                return Decision(_take(view))
            case Starting():
                action = _discard(turn_seen(view), view.house)
            case Melding():
                action = _meld(turn_seen(view), view.house)
            case _:
                return Decision(NextRound())
        return Decision(action or next(legal_actions(determinize(view, rng))))


def _take(view: RummyView) -> Action:
    turn = turn_with_top(view)
    if turn is None:
        return Draw()
    return Take() if next(_melding(turn, view.house, first=view.discards[-1]), None) is not None else Draw()


def _meld(turn: Turn, house: HouseRules) -> Action | None:
    step = None
    if turn.taken is not None:
        step = next(_melding(turn, house, first=turn.taken), None)
    return step or next(_melding(turn, house), None) or _discard(turn, house)


def _melding(turn: Turn, house: HouseRules, first: Face | None = None) -> Iterator[Open | Lay | Add]:
    """What may be opened with, laid or added, the best first; with `first`, only what melds that card."""
    if not turn.opened:
        split = best_split(turn, house.opening_melds, house, house.opening_points, first)
        if split is not None and after(turn, opening_of(split.melds, house), house) is not None:
            yield opening_of(split.melds, house)
        return
    if not turn.may_meld(house):
        return
    split = best_split(turn, house.melds, house, 0, first)
    for meld in () if split is None else split.melds:
        if first is None or first in meld.cards:
            action = lay_of(meld, house)
            if after(turn, action, house) is not None:
                yield action
    for card in sorted(dict.fromkeys(turn.hand), key=house.value_in_hand, reverse=True):
        if first is None or card == first:
            yield from _adding(turn, card, house)


def _adding(turn: Turn, card: Face, house: HouseRules) -> Iterator[Add]:
    for number, meld in enumerate(turn.melds, start=1):
        if fitting(meld, house.melds) >> card & 1:
            ends = open_ends(meld, card, house.melds)
            action = Add(card, number, ends[-1] if len(ends) > 1 else None)
            if after(turn, action, house) is not None:
                yield action


def best_split(
    turn: Turn, rules: FixedRules, house: HouseRules, points: int, used: Face | None = None
) -> FixedSplit | None:
    """The split worth so many points that leaves the fewest in the hand, and some card to discard."""
    kept = tuple(
        card
        for card in dict.fromkeys(turn.hand)
        if (card != turn.taken or used is not None) and (card != JOKER or house.joker_may_finish)
    )
    needs = Needs(
        sequence=house.pure_run and not turn.opened and points > 0, used=() if used is None else (used,), kept=kept
    )
    return best_opening(turn.hand, rules, points, no_weight, left_in_hand(house), needs)


def _discard(turn: Turn, house: HouseRules) -> Action | None:
    """The dearest card outside the best split; None where nothing may be discarded yet."""
    cards = loose(turn, house)
    if not cards:
        return None
    split = best_split(turn, house.melds, house, 0)
    rest = cards if split is None else [card for card in cards if card in split.rest] or cards
    return Discard(max(rest, key=lambda card: (card != JOKER, house.value_in_hand(card), card)))


@lru_cache(maxsize=32)
def left_in_hand(house: HouseRules) -> WeighLeft:
    """What a card that stays in the hand weighs: the points it counts there, against its player."""

    def weight(card: Face) -> float:
        return -house.value_in_hand(card)

    return weight
