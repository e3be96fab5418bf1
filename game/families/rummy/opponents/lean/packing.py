"""The best melds of a hand: what an opening takes, and what to lay once opened.

Candidates are all runs and sets whose missing cards the jokers of the hand can be. They are tried in their order, each
as often as the hand holds its cards, so every choice of melds is looked at once, up to a number of steps.
"""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, BITS_SET, NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import run_of, run_stands, set_of, set_stands

_STEPS: Final = 3000
"""Choices looked at before the best so far is taken."""
_MOST_MISSING: Final = 2
_BESIDE_A_JOKER: Final = 5
"""The joker and the cards that are melded by it alone, two on either side, are no more than this."""
_PLACES: Final = 14


class Packing:
    """The melds that a hand can lay, and the best choice of them."""

    def __init__(self, house: LeanHouse, hand: Hand, loose: float, joker_cost: float) -> None:
        self._house = house
        self._hand = hand
        self._loose = loose
        self._joker_cost = joker_cost
        self.codes: list[int] = []
        self._naturals: list[int] = []
        self._jokers: list[int] = []
        self._points: list[int] = []
        self._pure: list[bool] = []
        self._gains: list[float] = []
        self._sizes: list[int] = []
        self._chosen: list[int] = []
        self._steps: int = 0
        self._needed: int = 0
        self._must: int = 0
        self._must_jokers: int = 0
        self._wants_pure: bool = False
        self._most_cards: int = 0
        self._last_natural: bool = False
        self._barred: int = 0
        self.best: list[int] = []
        """The melds chosen, as numbers of melds."""
        self.best_gain: float = 0.0
        self.found: bool = False
        self._find()

    def choose(
        self, needed: int, wants_pure: bool, must: int, must_jokers: int, keep_natural: bool, barred: int
    ) -> bool:
        """Choose the melds of the most gain that are worth the points, and use the cards that must be used.

        A card is left over: a natural one where that is asked for, and not the one of the mask `barred` alone. False
        where there are none.
        """
        self._needed = needed
        self._wants_pure = wants_pure
        self._must = must
        self._must_jokers = must_jokers
        self._most_cards = len(self._hand.cards) - 1
        self._last_natural = keep_natural
        self._barred = barred
        self._steps = 0
        self.found = False
        self.best = []
        self.best_gain = -1e9
        self._search(0, self._hand.once, self._hand.twice, self._hand.jokers, 0, False, 0, 0.0)
        return self.found

    def _search(
        self, first: int, once: int, twice: int, jokers: int, points: int, pure: bool, used: int, gain: float
    ) -> None:
        self._steps += 1
        if (
            gain > self.best_gain
            and points >= self._needed
            and (pure or not self._wants_pure)
            and (not self._must or self._hand.once & self._must != once & self._must or self._uses(twice))
            and self._hand.jokers - jokers >= self._must_jokers
            and not self._cannot_end(once, jokers, used)
            and (used or not self._needed)
        ):
            self.best_gain = gain
            self.best = [self.codes[number] for number in self._chosen]
            self.found = True
        if self._steps > _STEPS:
            return
        for number in range(first, len(self.codes)):
            naturals = self._naturals[number]
            if naturals & ~once or self._jokers[number] > jokers or used + self._sizes[number] > self._most_cards:
                continue
            self._chosen.append(number)
            self._search(
                number,
                once & ~naturals | twice & naturals,
                twice & ~naturals,
                jokers - self._jokers[number],
                points + self._points[number],
                pure or self._pure[number],
                used + self._sizes[number],
                gain + self._gains[number],
            )
            self._chosen.pop()

    def _cannot_end(self, once: int, jokers: int, used: int) -> bool:
        """Whether what is left holds no card that may be discarded."""
        if jokers:
            return self._last_natural and used == self._most_cards
        return once == self._barred

    def _uses(self, twice: int) -> bool:
        """Whether one of two copies of the card that must be used is used."""
        return self._hand.twice & self._must != twice & self._must

    def _find(self) -> None:
        hand = self._hand
        for suit in range(4):
            line = hand.line[suit] >> 1
            if line:
                self._find_runs(suit, line)
        sets = [0] * 13
        for suit in range(4):
            line = hand.line[suit] >> 2
            for rank in range(13):
                if line >> rank & 1:
                    sets[rank] |= 1 << suit
        for rank in range(13):
            if BITS_SET[sets[rank]] + hand.jokers >= 3 and sets[rank]:
                self._find_sets(rank + 1, sets[rank])

    def _find_runs(self, suit: int, line: int) -> None:
        """Runs of every size from every place; `line` has the places as bits."""
        house = self._house
        most_missing = min(self._hand.jokers, _MOST_MISSING)
        for low in range(1, _PLACES - 1):
            if BITS_SET[line >> low & 7] + most_missing < 3:
                continue
            missing = 0
            jokers = 0
            points = 0
            naturals = 0
            together = 0
            pure = False
            for size in range(1, min(house.max_run, _PLACES + 1 - low) + 1):
                place = low + size - 1
                value = house.opening_by_place[place]
                if line >> place & 1:
                    points += value
                    naturals |= BIT[13 * suit + (place - 1) % 13]
                    together += 1
                    pure = pure or together == 3
                else:
                    points += value if house.opening_joker == NONE else house.opening_joker
                    missing += 1
                    if missing > most_missing:
                        break
                    jokers |= 1 << size - 1
                    together = 0
                if size >= 3 and naturals and (not missing or run_stands(house, size, jokers)):
                    self._offer(run_of(suit, low, size, jokers), naturals, missing, points, size, pure)

    def _find_sets(self, place: int, suits: int) -> None:
        house = self._house
        value = house.ace_in_set if place == 1 else house.opening_by_place[place]
        joker = value if house.opening_joker == NONE else house.opening_joker
        for some in range(1, 16):
            if some & ~suits:
                continue
            held = BITS_SET[some]
            naturals = 0
            for suit in range(4):
                if some >> suit & 1:
                    naturals |= BIT[13 * suit + place - 1]
            for size in range(3, 5):
                jokers = size - held
                if 0 <= jokers <= min(self._hand.jokers, _MOST_MISSING) and set_stands(house, size, jokers):
                    points = held * value + jokers * joker
                    self._offer(set_of(place, size, some), naturals, jokers, points, size, pure=False)

    def _offer(self, code: int, naturals: int, jokers: int, points: int, size: int, pure: bool) -> None:
        values = self._house.hand_values
        gain = -self._joker_cost * jokers
        rest = naturals
        while rest:
            low = rest & -rest
            gain += values[low.bit_length() - 1] + self._loose
            rest ^= low
        self.codes.append(code)
        self._naturals.append(naturals)
        self._jokers.append(jokers)
        self._points.append(points)
        self._pure.append(pure)
        self._gains.append(gain)
        self._sizes.append(size)


def no_more_than(house: LeanHouse, hand: Hand) -> int:
    """No hand opens with more points than this, without a run that it needs with none: a quick test before packing."""
    lines = hand.line
    pure = 0
    one, two, three, four = lines[0] >> 2, lines[1] >> 2, lines[2] >> 2, lines[3] >> 2
    of_rank = (one & two & (three | four) | (one | two) & three & four) & 0x1FFF
    most = 0
    for suit in range(4):
        line = lines[suit]
        runs = line & line >> 1 & line >> 2
        pure |= runs
        runs |= runs << 1 | runs << 2
        melded = runs >> 2 & 0x1FFF | runs >> 15 & 1 | line >> 2 & of_rank
        while melded:
            low = melded & -melded
            rank = low.bit_length() - 1
            value = house.hand_values[rank]
            if rank == 0:
                value = max(house.ace_in_set, house.opening_by_place[1], house.opening_by_place[_PLACES])
            most += 2 * value if hand.twice & BIT[13 * suit + rank] else value
            melded ^= low
    if house.pure_run and not pure:
        return 0
    if hand.jokers:
        dearest = max(house.ace_in_set, house.opening_by_place[_PLACES], 10)
        most += ((_BESIDE_A_JOKER - 1) * dearest + max(dearest, house.opening_joker)) * hand.jokers
    return most
