"""What a hand may become: melds it holds, and the cards that wait for one more or for a joker, best divided.

A group is some cards of the hand that are a meld, or would be one with a single card more. Every card is in one group
at most, and every joker completes one; the division of the largest worth counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, NamedTuple

from game.cards import Face
from game.melds.fixed_jokers import FixedRules
from game.melds.fixed_jokers.meld import place_values
from game.melds.meld import SUIT_FACES

_JOKER: Final = 52
_LONGEST: Final = 14


class Worth(NamedTuple):
    """What a complete meld is worth."""

    point: float
    """Each point that it counts in an opening."""
    card: float
    """Each card."""
    pure: float
    """Three naturals in a row with enough to open beside them; as much less as either is unlikely or missing."""
    spare: float = 0.0
    """The share of this for every way to it beside those of the best division."""
    held: float = 1.0
    """The share of this for a meld that is complete and still in hand, be it with a joker."""
    enough: float = 1.0
    """The worth of the groups of a hand that can open."""


@dataclass(frozen=True, slots=True)
class Chances:
    """What is known of the cards to come."""

    face: tuple[float, ...]
    """By face the chance to get a copy in time."""
    left: tuple[float, ...]
    """By face what a card in hand is worth that is in no group; negative where it costs."""


class Shape:
    """The groups of one sorted hand, and the worth of what is left when cards go."""

    def __init__(self, hand: tuple[Face, ...], rules: FixedRules, chances: Chances, worth: Worth) -> None:
        self._hand = hand
        self._chances = chances
        self._worth = worth
        self._values = place_values(rules)
        self._rules = rules
        self._jokers = sum([card == _JOKER for card in hand])
        self._naturals = len(hand) - self._jokers
        self._by_low: list[list[tuple[int, float, int]]] = [[] for _ in hand]
        self._known: dict[int, float] = {}
        self._loose = sum([chances.left[card] for card in hand])
        self._ways = [0.0] * len(hand)
        self._all_ways = 0.0
        self._at: dict[int, list[int]] = {}
        for index in range(self._naturals):
            self._at.setdefault(hand[index], []).append(index)
        suits = range(4) if worth.pure else ()
        self._runless = [self._without_run(suit, self._held(suit, _JOKER)) for suit in suits]
        self._find()
        self._bound = self._parted()

    def whole(self) -> float:
        """The worth of the hand."""
        groups = self._groups((1 << self._naturals) - 1, self._jokers)
        return groups + self._opening(groups, _JOKER) + self._all_ways + self._loose

    def without(self, card: Face) -> float:
        """The worth of the hand less one copy of a card."""
        return self.groups_without(card) + self._loose - self._chances.left[card]

    def groups_without(self, card: Face) -> float:
        """The worth of the groups alone in the hand less one copy of a card."""
        mask, jokers = (1 << self._naturals) - 1, self._jokers
        if card == _JOKER:
            groups = self._groups(mask, jokers - 1)
            return groups + self._opening(groups, card) + self._all_ways
        index = self._hand.index(card)
        groups = self._groups(mask ^ 1 << index, jokers)
        return groups + self._opening(groups, card) + self._all_ways - self._ways[index]

    def runless(self, gone: int) -> float:
        """The chance that the hand less one copy of a card never has the run that it needs; 0 where it needs none."""
        suit = gone // 13
        if not self._runless or gone == _JOKER or len(self._at[gone]) > 1:
            return prod(self._runless) if self._runless else 0.0
        without = self._without_run(suit, self._held(suit, gone))
        return prod([*self._runless[:suit], without, *self._runless[suit + 1 :]])

    def _opening(self, groups: float, gone: int) -> float:
        """What it is worth besides that the hand less one copy of a card may open; its groups are worth `groups`."""
        if not self._runless:
            return 0.0
        return self._worth.pure * (1.0 - self.runless(gone)) * min(1.0, groups / self._worth.enough)

    def _held(self, suit: int, gone: int) -> set[int]:
        """The places of a suit that the hand holds without a card."""
        line = SUIT_FACES[suit]
        return {place for place in range(1, _LONGEST + 1) if line[place - 1] in self._at and line[place - 1] != gone}

    def _without_run(self, suit: int, held: set[int]) -> float:
        """The chance that these places of a suit never come to be three in a row."""
        lacking: set[int] = set()
        for low in range(1, _LONGEST - 1):
            missing = [place for place in range(low, low + 3) if place not in held]
            if not missing:
                return 0.0
            if len(missing) == 1:
                lacking.add(missing[0])
        return prod([1.0 - self._chances.face[SUIT_FACES[suit][place - 1]] for place in lacking])

    def _parted(self) -> list[int]:
        """The masks of cards that have groups in common, straight or by other cards."""
        bound: list[int] = []
        for groups in self._by_low:
            for group, _, _ in groups:
                met = group
                apart = []
                for cards in bound:
                    if cards & met:
                        met |= cards
                    else:
                        apart.append(cards)
                bound = [*apart, met]
        return bound

    def _groups(self, mask: int, jokers: int) -> float:
        """The worth of the best groups of these cards, however the jokers are shared out."""
        if not jokers:
            return sum([self._best(mask & cards, 0) for cards in self._bound])
        totals = [0.0] * (jokers + 1)
        for cards in self._bound:
            worths = [self._best(mask & cards, some) for some in range(jokers + 1)]
            totals = [
                max([totals[all_ - some] + worths[some] for some in range(all_ + 1)]) for all_ in range(jokers + 1)
            ]
        return totals[jokers]

    def _best(self, mask: int, jokers: int) -> float:
        if not mask:
            return 0.0
        key = mask << 3 | jokers
        best = self._known.get(key)
        if best is None:
            low = mask & -mask
            best = self._best(mask ^ low, jokers)
            for group, worth, needed in self._by_low[low.bit_length() - 1]:
                if group & mask == group and needed <= jokers:
                    found = worth + self._best(mask ^ group, jokers - needed)
                    best = max(best, found)
            self._known[key] = best
        return best

    def _find(self) -> None:
        at = self._at
        for suit in range(4):
            line = SUIT_FACES[suit]
            held = [place for place in range(1, _LONGEST + 1) if line[place - 1] in at]
            if len(held) > 1:
                self._find_runs(line, held, at)
        for rank in range(13):
            faces = [rank + 13 * suit for suit in range(4) if rank + 13 * suit in at]
            if len(faces) > 1:
                self._find_sets(rank, faces, at)

    def _find_runs(self, line: Sequence[Face], held: list[int], at: dict[int, list[int]]) -> None:
        """Rows of places with one gap at most, the ends held."""
        chance = self._chances.face
        longest = self._rules.max_run
        for first in range(len(held) - 1):
            low = held[first]
            gap = 0
            places = [low]
            for place in held[first + 1 :]:
                size = place - low + 1
                missing = size - len(places) - 1
                if size > longest or missing > 1:
                    break
                places.append(place)
                if missing:
                    gap = next(each for each in range(low, place) if each not in places)
                faces = [line[each - 1] for each in places]
                points = sum(self._values[low : place + 1])
                if size == 2:
                    below = chance[line[low - 2]] if low > 1 else 0.0
                    above = chance[line[place]] if place < _LONGEST else 0.0
                    points += self._values[place + 1] if place < _LONGEST else self._values[low - 1]
                    self._add(faces, at, 1.0 - (1.0 - below) * (1.0 - above), points, 3)
                elif missing:
                    self._add(faces, at, chance[line[gap - 1]], points, size)
                else:
                    self._add_complete(faces, at, points)

    def _find_sets(self, rank: int, faces: list[int], at: dict[int, list[int]]) -> None:
        chance = self._chances.face
        value = self._rules.ace_in_set if rank == 0 else self._values[rank + 1]
        missing = 1.0
        for suit in range(4):
            if rank + 13 * suit not in faces:
                missing *= 1.0 - chance[rank + 13 * suit]
        for one in range(len(faces)):
            for two in range(one + 1, len(faces)):
                self._add([faces[one], faces[two]], at, 1.0 - missing, 3 * value, 3)
        if len(faces) >= 3:
            for absent in range(len(faces) if len(faces) == 4 else 1):
                some = faces if len(faces) == 3 else faces[:absent] + faces[absent + 1 :]
                self._add_complete(some, at, 3 * value)
        if len(faces) == 4:
            self._add_complete(faces, at, 4 * value)

    def _add_complete(self, faces: Sequence[int], at: dict[int, list[int]], points: int) -> None:
        worth = points * self._worth.point + len(faces) * self._worth.card
        self._store(faces, at, worth * self._worth.held, 0)

    def _add(self, faces: Sequence[int], at: dict[int, list[int]], chance: float, points: int, size: int) -> None:
        worth = points * self._worth.point + size * self._worth.card
        likely = chance * worth
        self._store(faces, at, likely, 0)
        if size <= 3:
            share = likely * self._worth.spare
            self._all_ways += share
            for face in faces:
                self._ways[at[face][0]] += share
        if self._jokers:
            self._store(faces, at, worth * self._worth.held, 1)

    def _store(self, faces: Sequence[int], at: dict[int, list[int]], worth: float, jokers: int) -> None:
        masks = [0]
        for face in faces:
            masks = [mask | 1 << index for mask in masks for index in at[face]]
        for mask in masks:
            self._by_low[(mask & -mask).bit_length() - 1].append((mask, worth, jokers))
