"""What the pile brings the next player when the turn is over, and what each card on top of it adds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import ClassVar, Final

from game.cards import JOKER, Face
from game.families.canasta.opponents.beliefs import Beliefs
from game.families.canasta.opponents.hand_shape import WILD_FACES
from game.families.canasta.opponents.projects import Prospects, run_shape, set_shape
from game.melds.judge import fitting, melds_after_add
from game.melds.meld import FloatingRules, Meld

_TWO_PLACES: Final = 0.5
"""Turns places from the edge of a suit into the steps of `central`."""


class Feeding(ABC):
    """Judges what the cards of one decision are worth to the opponents."""

    copies_spent: ClassVar[int] = 0
    """Copies that may still come for a set and are taken to be spent by a card added to it."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self._rules = beliefs.adapter.rules
        self._rivals = Prospects(beliefs.weights, beliefs.theirs, beliefs.adapter.set_bonus)
        self._fed: dict[Face, float] = {}
        self._wants_right = beliefs.weights.fed_right > 0.0 and not beliefs.adapter.may_go_out(beliefs.seen.melds[1])
        self._fits = 0
        for meld in beliefs.seen.melds[1]:
            self._fits |= fitting(meld, self._rules)
        self.lying_gain = sum([self.gain(card) for card in beliefs.seen.lying])
        self._lying_fits = any(self._fits >> card & 1 for card in (*beliefs.seen.lying, *beliefs.next_known))
        self.lying_chance = self._chance(self._lying_fits)

    @abstractmethod
    def loss_as_it_lies(self) -> float:
        """What the opponents gain from the pile when the turn leaves it as it lies."""

    @abstractmethod
    def loss_with(self, gain: float, chance: float) -> float:
        """What they gain by a card on top that is worth `gain` to them, when they take the pile with this chance."""

    @abstractmethod
    def cost(self, card: Face, last: bool) -> float:
        """What discarding a card costs, or leaving it in the pile; `last` if no card is left in the hand then."""

    def fed(self, card: Face) -> float:
        """What the opponents gain when the card lies on the pile at the end of the turn."""
        fed = self._fed.get(card)
        if fed is None:
            chance = self._chance(self._lying_fits or bool(self._fits >> card & 1))
            fed = self._fed[card] = self.loss_with(self.gain(card), chance)
        return fed

    def gain(self, card: Face) -> float:
        """What one card is worth to the opponents' melds and plans."""
        beliefs = self.beliefs
        weights = beliefs.weights
        best = 0.0
        for meld in beliefs.seen.melds[1]:
            if fitting(meld, self._rules) >> card & 1:
                growth = self._growth(meld, card) + weights.fed_points * beliefs.adapter.points((card,))
                best = max(best, growth)
        if WILD_FACES >> card & 1:
            best += weights.wild_feed
        if card != JOKER:
            rank = card % 13
            best += weights.central * min(rank, 12 - rank) * _TWO_PLACES if rank else 0.0
        return best

    def _growth(self, meld: Meld, card: Face) -> float:
        weights = self.beliefs.weights
        wild = min(1.0, weights.wild_reach + weights.wild_in_hand)
        grown = _grown(meld, card, self._rules)
        growth = self._hoped(grown, wild, self.copies_spent) - self._hoped(meld, wild, 0)
        adapter, theirs = self.beliefs.adapter, self.beliefs.seen.melds[1]
        growth += weights.fed_bonus * max(0.0, adapter.bonus(grown) - adapter.bonus(meld))
        if self._wants_right and adapter.may_go_out(tuple([grown if each is meld else each for each in theirs])):
            growth += weights.fed_right
        return max(0.0, growth)

    def _hoped(self, meld: Meld, wild: float, spent: int) -> float:
        beliefs = self.beliefs
        if meld.suit is not None:
            return beliefs.adapter.hope_of_run(self._rivals, int(meld.suit), run_shape(meld), (0, 0), wild)[0]
        size, rank, wilds = set_shape(meld)
        return self._rivals.set_(rank, size - wilds, wilds, 0, beliefs.theirs.ranks[rank][spent:], wild)

    def _chance(self, fits: bool) -> float:
        weights, seen = self.beliefs.weights, self.beliefs.seen
        chance = weights.take_sure if fits else weights.take_unsure
        return chance * weights.take_in_pique if seen.counts[seen.rivals[0]] == 1 else chance


@lru_cache(maxsize=1 << 14)
def _grown(meld: Meld, card: Face, rules: FloatingRules) -> Meld:
    return melds_after_add((meld,), 0, card, rules)[0]
