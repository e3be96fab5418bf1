"""What the cards of a hand are worth to it: what each belongs to, and what would complete it.

A card counts by the best of the groups that it is in, and a share of the others; groups are runs and sets that are
complete, or wait for one card more. This is near to what the best division of the hand says, and much quicker.
"""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, BITS_SET, JOKER, PLACE, SUIT, LeanHouse
from game.families.rummy.opponents.lean.weights import LeanWeights

_LAST: Final = 14
_COUNTS: Final = 9
_TOO_FEW: Final = 3
"""With so many cards before a discard no group can become a meld and leave a card to discard."""
_ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The bits of the four cards of a rank, moved down to the first."""


class Keeping:
    """Judges hands with some weights."""

    def __init__(self, house: LeanHouse, weights: LeanWeights) -> None:
        self._house = house
        self.weights = weights
        self._closed: list[float] = [1.0 - (1.0 - weights.reach) ** count for count in range(_COUNTS)]
        self._open: list[float] = [1.0 - (1.0 - weights.open_reach) ** count for count in range(_COUNTS)]
        self._chance: list[float] = self._closed
        self._gone: list[int] = []
        self._hand: Hand = Hand()
        self._too_few: bool = False
        self._point: float = 1.0
        self._card: float = 1.0
        self._pure: float = 0.0
        self._lacking: float = 0.0

    def look_at(self, hand: Hand, gone: list[int], opened: bool, danger: float) -> None:
        """Judge this hand from now on; `gone` says how many copies of each card lie open."""
        weights = self.weights
        self._hand = hand
        self._gone = gone
        self._too_few = opened and len(hand.cards) <= _TOO_FEW
        if opened:
            self._chance = self._open
            self._point = weights.open_cost + weights.danger * danger
            self._card = weights.open_card
            self._pure = self._lacking = 0.0
        else:
            self._chance = self._closed
            hope = 1.0 - danger
            self._point = weights.point * hope
            self._card = weights.card * hope
            self._pure = weights.pure * hope if self._house.pure_run else 0.0
            self._lacking = weights.lacking * hope if self._house.pure_run and not _has_run(hand) else 0.0
        if hand.jokers:
            share = weights.joker_share
            self._chance = [chance + (1.0 - chance) * share for chance in self._chance]

    def of(self, card: int) -> float:
        """What one copy of a natural card of the hand is worth to its groups; never less than nothing."""
        if self._too_few:
            return 0.0
        suit = SUIT[card]
        place = PLACE[card]
        run = self._in_runs(suit, place)
        if place == 1:
            run = max(run, self._in_runs(suit, _LAST))
        of_set = self._in_set(suit, place)
        if run == 0.0 and of_set == 0.0:
            return 0.0
        if self._hand.twice & BIT[card]:
            return min(run, of_set) * (1.0 - self.weights.spare)
        return max(run, of_set) + self.weights.spare * min(run, of_set)

    def _live(self, suit: int, place: int) -> int:
        """How many copies of a card may still come."""
        if place < 1 or place > _LAST:
            return 0
        card = 13 * suit + (place - 1) % 13
        count = 2 - self._gone[card] - (self._hand.once >> card & 1) - (self._hand.twice >> card & 1)
        return count if count > 0 else 0

    def _in_runs(self, suit: int, place: int) -> float:
        line = self._hand.line[suit]
        window = line >> place - 1 & 31
        if window == 4:
            return 0.0
        value = self._house.opening_by_place[place]
        whole = 3 * (value * self._point + self._card)
        if window & 3 == 3 or window & 10 == 10 or window & 24 == 24:
            below = 0
            while line >> place - below & 1:
                below += 1
            above = 0
            while line >> place + 2 + above & 1:
                above += 1
            size = below + above + 1
            if size > 3 and (below == 0 or above == 0 or (size > 5 and below != 2 and above != 2)):
                shed = self._house.hand_values[13 * suit + (place - 1) % 13]
                return shed * self._point + self._card if size <= self._house.max_run else 0.0
            return whole + self._pure
        best = 0.0
        if window & 2:
            best = self._chance[self._live(suit, place - 2) + self._live(suit, place + 1)]
        if window & 8:
            best = max(best, self._chance[self._live(suit, place - 1) + self._live(suit, place + 2)])
        if window & 1:
            best = max(best, self._chance[self._live(suit, place - 1)])
        if window & 16:
            best = max(best, self._chance[self._live(suit, place + 1)])
        return best * (whole + self._lacking)

    def _in_set(self, suit: int, place: int) -> float:
        held = self._hand.once >> place - 1 & _ONE_RANK
        if held == 1 << 13 * suit:
            return 0.0
        suits = (held | held >> 12 | held >> 24 | held >> 36) & 15
        count = BITS_SET[suits]
        value = self._house.ace_in_set if place == 1 else self._house.opening_by_place[place]
        if count == 4:
            return value * self._point + self._card
        whole = 3 * (value * self._point + self._card)
        if count == 3:
            return whole
        live = 0
        for other in range(4):
            if not suits >> other & 1:
                live += self._live(other, place)
        return self._chance[live] * whole

    def left(self, card: int, fits: int, opened: bool, danger: float) -> float:
        """What a card in hand is worth besides its groups; negative where it costs."""
        return self.lefts([card], fits, opened, danger)[0]

    def lefts(self, cards: list[int], fits: int, opened: bool, danger: float) -> list[float]:
        """The same for cards, one after the other."""
        weights = self.weights
        values = self._house.hand_values
        hope = 1.0 - danger
        if opened:
            flat = -weights.open_card
            point = weights.open_cost + weights.danger * danger
            fit = weights.open_fit * hope
        else:
            flat = 0.0
            point = weights.cost + weights.danger * danger
            fit = weights.fit * hope
        found: list[float] = []
        for card in cards:
            if card == JOKER:
                found.append(weights.joker * hope - values[card] * danger)
                continue
            left = flat - point * values[card]
            found.append(left + fit if fits >> card & 1 else left)
        return found


def _has_run(hand: Hand) -> bool:
    """Whether three naturals of the hand are in a row."""
    return any(line & line >> 1 & line >> 2 for line in hand.line)
