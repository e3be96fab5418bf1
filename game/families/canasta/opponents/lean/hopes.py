"""What runs and sets, laid or only planned, may come to earn: for one team, as look-ups.

The chances are those that everybody shares: of a face that a player does not hold they are the same.
"""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.chances import Chances, bottom, top
from game.families.canasta.opponents.lean.independent import at_least
from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import FIRST_SET, MeldBook
from game.families.canasta.opponents.lean.side import SUIT, Hope, Side
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.odds import Odds
from game.families.canasta.opponents.weights import Weights

MOST_WILDS: Final = 4
"""More wilds in one hand are worth no more."""
_BOTH_ACES: Final = 1 << 1 | 1 << 14
"""The places of an ace in a run."""
_PLANS: Final = 2
"""Runs planned in one suit at most."""
_LEAST: Final = 7
"""Cards of a meld from which on it has a bonus."""
_SEVEN: Final = 0b1111111
_ALL_PLACES: Final = (1 << 15) - 2
_ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The bits of the four cards of a rank, moved down to the first."""
_FAR: Final = 6
"""A run that lacks more places than these from ace to ace is not expected to fill them."""
_CLEAN_RUN: Final = 200.0
_DIRTY_RUN: Final = 100.0


class Hopes:
    """What the melds of one team may come to earn."""

    def __init__(self, law: LeanLaw, book: MeldBook, weights: Weights, traits: Traits, odds: Odds, looks: bool) -> None:
        """`looks` if the chances are those of the player who looks, without the cards of the own hand."""
        self._looks: Final[bool] = looks
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits
        self.chances: Final[Chances] = Chances(weights, odds)
        self._wild: Final[float] = weights.wild_reach
        self._kept: Final[float] = max(weights.wild_reach, weights.wild_kept)
        self._rival_wild: Final[float] = min(1.0, weights.wild_reach + weights.wild_in_hand)
        self._rivals_wild: Final[float] = min(1.0, 2.0 * weights.wild_reach)
        self._suits: Final[dict[int, Hope]] = {}
        self._sets: Final[dict[int, Hope]] = {}
        self._melds: Final[dict[int, float]] = {}
        self._nothing: Final[Hope] = Hope(0.0, [], 0)

    def hoped(self, side: Side) -> float:
        """The bonuses that runs and sets may come to earn, those earned included; each wild in hand is kept for the one
        that gains the most by it.
        """
        if side.hope < 0.0:
            wilds = side.twos + side.jokers
            total = 0.0
            gains: list[float] = []
            hopes = side.hopes
            used = 0
            for suit in range(4):
                hope = hopes[suit]
                if hope is None:
                    hope = hopes[suit] = self._of_side(side, suit)
                total += hope.worth
                used += hope.used
                if wilds and hope.by_wild:
                    gains += hope.by_wild
            wilds = min(wilds - (used >> 4 & 15), MOST_WILDS)
            for rank in self.book.set_ranks:
                spoken_for = used >> 4 * rank & 15
                hope = None if spoken_for else hopes[FIRST_SET + rank]
                if hope is None:
                    hope = self._of_rank(rank, side.lines[FIRST_SET + rank], side.once, side.twice, spoken_for)
                    if not spoken_for:
                        hopes[FIRST_SET + rank] = hope
                total += hope.worth
                if wilds and hope.by_wild:
                    gains += hope.by_wild
            if gains:
                gains.sort(reverse=True)
                for gain in gains[:wilds]:
                    total += gain
            side.hope = total
        return side.hope

    def of_suit(self, side: Side, suit: int) -> Hope:
        """What the runs of one suit add to that."""
        hope = side.hopes[suit]
        if hope is None:
            hope = side.hopes[suit] = self._of_side(side, suit)
        return hope

    def changed(self, hoped: float, was: Hope, side: Side, suit: int) -> None:
        """Of a side that had so much to hope for, and has no wild, only the runs of a suit have changed."""
        now = self.of_suit(side, suit)
        if now.used == was.used:
            side.hope = hoped - was.worth + now.worth

    def _of_side(self, side: Side, suit: int) -> Hope:
        move = 13 * suit
        return self._of_line(suit, side.lines[suit], side.once >> move & SUIT, side.twice >> move & SUIT)

    def of_table(self, lines: list[int]) -> float:
        """The same with no cards in hand."""
        total = 0.0
        for suit in range(4):
            if lines[suit]:
                total += self._of_line(suit, lines[suit], 0, 0).worth
        for rank in self.book.set_ranks:
            total += self._of_rank(rank, lines[FIRST_SET + rank], 0, 0, 0).worth
        return total

    def of_rivals(self, lines: list[int]) -> float:
        """The same as the opponents see it, who do not know what wilds are there."""
        total = 0.0
        wild = self._rivals_wild
        for suit in range(4):
            for meld in self.book.line_melds[lines[suit]]:
                total += self._run(suit, meld, 0, 0, wild, wild)[0]
        for rank in self.book.set_ranks:
            for meld in self.book.line_melds[lines[FIRST_SET + rank]]:
                wilds = self.book.wilds[meld]
                naturals = self.book.size[meld] - wilds
                total += self._set(rank, naturals, wilds, 0, self.chances.ranks[rank], wild)
        return total

    def _of_rank(self, rank: int, line: int, once: int, twice: int, spoken_for: int) -> Hope:
        """The sets of a rank, where runs wait for some of the cards held."""
        some = once >> rank & _ONE_RANK
        if not line and not some & (some - 1):
            return self._nothing
        held = count(some) + count(twice >> rank & _ONE_RANK)
        spoken_for = min(spoken_for, held)
        if not line and held - spoken_for < 3:
            return self._nothing
        key = ((line << 4 | held) << 4 | spoken_for) << 2 | rank
        hope = self._sets.get(key)
        if hope is None:
            hope = self._sets_of_rank(rank, line, held, spoken_for)
            self._sets[key] = hope
        return hope

    def _of_line(self, suit: int, line: int, once: int, twice: int) -> Hope:
        if not line and not once & (once - 1):
            return self._nothing
        key = (((line << 13 | once) << 13) | twice) << 2 | suit
        hope = self._suits.get(key)
        if hope is None:
            hope = self._runs_of_suit(suit, line, once, twice)
            self._suits[key] = hope
        return hope

    def _runs_of_suit(self, suit: int, line: int, once13: int, twice13: int) -> Hope:
        once = once13 << 1 | (once13 & 1) << 14
        twice = twice13 << 1 | (twice13 & 1) << 14
        total = 0.0
        gains: list[float] = []
        spoken_for = 0
        for meld in self.book.line_melds[line]:
            worth, kept, used = self._run(suit, meld, once, twice, self._wild, self._kept)
            if not self.book.wilds[meld]:
                gains.append(kept - worth)
            total += worth
            if used & _BOTH_ACES:
                spoken_for += 1
                used |= _BOTH_ACES
            spoken_for += (used >> 2 & 1) << 4 | (used >> 3 & 1) << 8
            once = (once & ~used) | (twice & used)
            twice &= ~used
        for _ in range(_PLANS):
            if not once & (once - 1):
                break
            worth, kept, used = self._planned_run(suit, once)
            if not used:
                break
            gains.append(kept - worth)
            total += worth
            spoken_for += (used >> 2 & 1) << 4  # a 2 that a planned run needs is no wild for another
            once = (once & ~used) | (twice & used)
            twice &= ~used
        return Hope(total, gains, spoken_for)

    def _run(
        self, suit: int, meld: int, once: int, twice: int, wild: float, kept_wild: float
    ) -> tuple[float, float, int]:
        """What a run on the table may earn with the places held, the same with a wild kept for it, and which of the
        places it would use.
        """
        book = self.book
        naturals = book.naturals[meld]
        wilds = book.wilds[meld]
        used = 0
        worth = 0.0
        kept = 0.0
        if book.size[meld] >= 7:
            worth = kept = _CLEAN_RUN if not wilds else _DIRTY_RUN if wilds == 1 else 0.0
        elif wilds > 1:
            worth = kept = self.weights.two_wilds
        else:
            high = top(naturals)
            low = bottom(naturals)
            grown = 0.0
            nearly = 0.0
            if not wilds:
                grown = self.chances.grown(suit, low, high, once, 0)
                nearly = self.chances.grown(suit, low, high, once, 1)
            best = -1.0
            best_kept = -1.0
            for start in range(max(1, high - 6), min(8, low) + 1):
                window = _SEVEN << start
                all_but_one = self.chances.of_places(suit, window & ~(naturals | once), False)[0]
                all_but_one = max(all_but_one * self.chances.laid[count(window & once & ~naturals)], nearly)
                dirty = _DIRTY_RUN * all_but_one
                gain = gain_kept = dirty
                if not wilds:
                    gain = wild * dirty + (_CLEAN_RUN - _DIRTY_RUN * wild) * grown
                    gain_kept = kept_wild * dirty + (_CLEAN_RUN - _DIRTY_RUN * kept_wild) * grown
                filled = window & once & ~naturals
                if gain > best or (gain == best and count(filled) > count(used)):
                    best = gain
                    used = filled
                best_kept = max(best_kept, gain_kept)
            worth = max(best, 0.0)
            kept = max(best_kept, 0.0)
        if book.own_two[meld]:  # the wild 2 may come home
            home = naturals | 1 << 2
            missing = ((2 << max(top(home), 8)) - 4) & ~home
            chance = self.chances.all_of(suit, missing & ~once) * self.chances.laid[count(missing & once)]
            more = self.law.cleaning if book.size[meld] >= _LEAST else 0.0
            worth += chance * (max(0.0, _CLEAN_RUN - worth) + more)
            kept += chance * (max(0.0, _CLEAN_RUN - kept) + more)
            used |= missing & once
        elif not wilds and self.traits.ace_to_ace:
            missing = _ALL_PLACES & ~naturals
            if missing & _BOTH_ACES == _BOTH_ACES and not twice & _BOTH_ACES:
                once &= ~(1 << 1)
            lacking = missing & ~once
            if count(lacking) <= _FAR:
                more = self.weights.ace_to_ace * (self.traits.ace_to_ace - _CLEAN_RUN)
                more *= self.chances.all_of(suit, lacking)
                worth += more
                kept += more
                used |= once & missing
        return worth, kept, used

    def _planned_run(self, suit: int, held: int) -> tuple[float, float, int]:
        """What the best run planned from the places held may earn, the same with a wild kept for it, and which of the
        places it would use.
        """
        weights = self.weights
        wild = self._wild
        kept_wild = self._kept
        clean = _CLEAN_RUN - _DIRTY_RUN * wild
        clean_kept = _CLEAN_RUN - _DIRTY_RUN * kept_wild
        best = 0.0
        kept = 0.0
        used = 0
        for start in range(1, 9):
            window = _SEVEN << start
            have = window & held
            if have & (have - 1):
                all_but_one, all_come = self.chances.of_places(suit, window & ~held, True)
                worth = _DIRTY_RUN * wild * all_but_one + clean * all_come
                worth_kept = _DIRTY_RUN * kept_wild * all_but_one + clean_kept * all_come
                if not have & have >> 1:
                    nearness = weights.gapped if have & have >> 2 else weights.scattered
                    worth *= nearness
                    worth_kept *= nearness
                if worth > best:
                    best = worth
                    used = have
                kept = max(kept, worth_kept)
        return best * weights.project, kept * weights.project, used

    def _sets_of_rank(self, rank: int, line: int, held: int, spoken_for: int) -> Hope:
        weights = self.weights
        chances = self.chances.ranks[rank]
        if not self._looks:
            chances = chances[held:]  # the copies held are among the first, those unseen
        total = 0.0
        gains: list[float] = []
        left = held - spoken_for
        for meld in self.book.line_melds[line]:
            wilds = self.book.wilds[meld]
            naturals = self.book.size[meld] - wilds
            worth = self._set(rank, naturals, wilds, left, chances, self._wild)
            gains.append(self._set(rank, naturals, wilds, left, chances, self._kept) - worth)
            total += worth
            left = 0
        if left > 2:
            alone = [chance * weights.alone for chance in chances]
            worth = weights.project * self._set(rank, 0, 0, left, alone, self._wild)
            gains.append(weights.project * self._set(rank, 0, 0, left, alone, self._kept) - worth)
            total += worth
        return Hope(total, gains, 0)

    def _set(self, rank: int, on_table: int, wilds: int, held: int, chances: list[float], wild: float) -> float:
        """What a set may earn with so many naturals and wilds on the table and naturals held."""
        clean, dirty, spoilt = self.traits.set_bonus[rank]
        if on_table + wilds >= _LEAST:
            return clean if not wilds else dirty if wilds == 1 else spoilt
        short = self.law.short_set if on_table else 0.0
        if wilds > 1:
            return self.weights.two_wilds + short
        events = chances + [self.weights.hand_reach] * held if held else chances
        six = at_least(events, 6 - on_table)
        more = dirty * six
        if not wilds:
            more = dirty * six * wild + (clean - dirty * wild) * at_least(events, 7 - on_table)
        return short + more * (1.0 - short / clean)

    def of_meld(self, meld: int, spent: int) -> float:
        """What one meld on the table may earn, as its opponents see it; `spent` copies of a set's rank are gone."""
        key = meld << 2 | spent
        hope = self._melds.get(key, -1.0)
        if hope < 0.0:
            book = self.book
            at = book.line_of_meld[meld]
            if at < FIRST_SET:
                hope = self._run(at, meld, 0, 0, self._rival_wild, self._rival_wild)[0]
            else:
                rank = at - FIRST_SET
                wilds = book.wilds[meld]
                chances = self.chances.ranks[rank][spent:]
                hope = self._set(rank, book.size[meld] - wilds, wilds, 0, chances, self._rival_wild)
            self._melds[key] = hope
        return hope


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()
