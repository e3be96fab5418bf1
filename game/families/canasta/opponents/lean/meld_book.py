"""Melds, and lines of melds of one suit or rank, by number: each is judged by the rules once and looked up after.

A line holds all melds of a team that are runs of one suit, or sets of one rank. The lines 0 to 3 of a team are those
of the suits, 4 to 6 those of aces, 2s and 3s; the line of number 0 is the empty one.
"""

from __future__ import annotations

from typing import Final

from game.cards import ALL_FACES, Face
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.candidates import natural_lays, wild_lays
from game.families.canasta.opponents.completions import RELATED, WINDOW, completions, run_shape
from game.families.canasta.opponents.lean.law import CLEAN, DIRTY
from game.melds.judge import arrange_add, fitting, judge
from game.melds.meld import Meld

LINES: Final = 7
"""Lines of a team: four of runs, three of sets."""
FIRST_SET: Final = 4
"""The first line of sets."""
JOKER_FACE: Final = 52
_LONG: Final = 5
"""Cards from which on a meld is worth the wild in it."""
_ABOVE_TWO: Final = 1 << 3 | 1 << 4
"""The places of the 3 and the 4 in a run."""
_TWOS: Final = 1 << 1 | 1 << 14 | 1 << 27 | 1 << 40
_WILDS: Final = _TWOS | 1 << JOKER_FACE


class MeldBook:
    """All melds met under some rules."""

    def __init__(self, adapter: CanastaAdapter) -> None:
        self.adapter: Final[CanastaAdapter] = adapter
        self.set_ranks: Final[list[int]] = [int(rank) - 1 for rank in adapter.rules.set_ranks]
        """Ranks that make sets, as in `face % 13`."""
        self.melds: Final[list[Meld]] = []
        self.faces: Final[list[list[int]]] = []
        """Of each meld."""
        self.line_of_meld: Final[list[int]] = []
        """Which of a team's lines each meld belongs to."""
        self.size: Final[list[int]] = []
        self.naturals: Final[list[int]] = []
        """The places of the natural cards of a run, 0 for a set."""
        self.wilds: Final[list[int]] = []
        self.own_two: Final[list[bool]] = []
        """Whether the one wild of a run is a 2 of its own suit."""
        self.displaced: Final[list[bool]] = []
        """Whether the one wild of a run without a bonus is its own 2, which might be natural beside the 3 and the 4."""
        self.line_melds: Final[list[list[int]]] = [[]]
        self.line_fits: Final[list[int]] = [0]
        """The faces that can be added to some meld of a line, bit `1 << face`."""
        self.line_bonus: Final[list[float]] = [0.0]
        self.line_points: Final[list[float]] = [0.0]
        self.line_cleans: Final[list[int]] = [0]
        self.line_counting: Final[list[int]] = [0]
        """Melds with a bonus."""
        self.line_homes: Final[list[int]] = [0]
        """2s in a line that are no wilds."""
        self.line_makeshift: Final[list[int]] = [0]
        """Short melds with a wild."""
        self.line_full: Final[list[bool]] = [True]
        """Whether nothing but single cards can complete a meld of a line."""
        self._meld_numbers: Final[dict[Meld, int]] = {}
        self._line_numbers: Final[dict[tuple[int, ...], int]] = {(): 0}
        self._grown: Final[dict[int, int]] = {}
        self._adds: Final[dict[int, list[int]]] = {}
        self._together: Final[dict[tuple[int, int, int], list[list[int]]]] = {}
        self._extended: Final[dict[int, int]] = {}
        self._run_lays: Final[dict[int, list[int]]] = {}
        self._set_lays: Final[dict[int, list[int]]] = {}

    def meld(self, meld: Meld) -> int:
        """The number of a meld."""
        number = self._meld_numbers.get(meld, -1)
        if number < 0:
            number = len(self.melds)
            self._meld_numbers[meld] = number
            self.melds.append(meld)
            self.faces.append([int(card) for card in meld.cards])
            self.size.append(len(meld.cards))
            self.wilds.append(len(meld.wilds))
            if meld.suit is not None:
                shape = run_shape(meld)
                self.line_of_meld.append(int(meld.suit))
                self.naturals.append(shape.naturals)
                self.own_two.append(shape.own_two)
                beside = shape.naturals & _ABOVE_TWO == _ABOVE_TWO
                self.displaced.append(shape.own_two and beside and len(meld.cards) < WINDOW)
            else:
                assert meld.rank is not None, "a set has a rank"
                self.line_of_meld.append(FIRST_SET + int(meld.rank) - 1)
                self.naturals.append(0)
                self.own_two.append(False)
                self.displaced.append(False)
        return number

    def fits_meld(self, meld: int, face: int) -> bool:
        """Whether a card can be added to a meld."""
        return fitting(self.melds[meld], self.adapter.rules) >> face & 1 == 1

    def grown(self, meld: int, face: int) -> int:
        """The meld after a card was added that fits."""
        key = meld << 6 | face
        number = self._grown.get(key, -1)
        if number < 0:
            grown = arrange_add(self.melds[meld], ALL_FACES[face], self.adapter.rules)
            assert isinstance(grown, Meld), "the card fits"
            number = self.meld(grown)
            self._grown[key] = number
        return number

    def line(self, melds: list[int]) -> int:
        """The number of the line with these melds, in whichever order."""
        key = tuple(sorted(melds, key=self._rank_in_line))
        number = self._line_numbers.get(key, -1)
        if number < 0:
            number = len(self.line_melds)
            self._line_numbers[key] = number
            fits = 0
            bonus = 0.0
            points = 0.0
            cleans = 0
            counting = 0
            homes = 0
            makeshift = 0
            full = True
            for meld in key:
                judged = self.melds[meld]
                earned = float(self.adapter.bonus(judged))
                fits |= fitting(judged, self.adapter.rules)
                bonus += earned
                points += float(self.adapter.points(judged.cards))
                cleans += earned >= CLEAN
                counting += earned >= DIRTY
                makeshift += self.wilds[meld] > 0 and self.size[meld] < _LONG
                full = full and ((self.size[meld] >= 6 and not self.own_two[meld]) or self.wilds[meld] > 1)
                for at, face in enumerate(judged.cards):
                    if face != JOKER_FACE and face % 13 == 1 and at not in judged.wilds:
                        homes += 1
            self.line_melds.append(list(key))
            self.line_fits.append(fits)
            self.line_bonus.append(bonus)
            self.line_points.append(points)
            self.line_cleans.append(cleans)
            self.line_counting.append(counting)
            self.line_homes.append(homes)
            self.line_makeshift.append(makeshift)
            self.line_full.append(full)
        return number

    def _rank_in_line(self, meld: int) -> tuple[int, int, int, bool, int]:
        """The longest first, as the evaluation goes through them."""
        return (-self.size[meld], -self.naturals[meld], -self.wilds[meld], not self.own_two[meld], meld)

    def extended(self, line: int, meld: int) -> int:
        """The line after a meld was laid."""
        key = line << 24 | meld
        number = self._extended.get(key, -1)
        if number < 0:
            number = self.line([*self.line_melds[line], meld])
            self._extended[key] = number
        return number

    def adds(self, line: int, face: int) -> list[int]:
        """What can become of a line by adding a card, each outcome once."""
        key = line << 6 | face
        known = self._adds.get(key)
        if known is None:
            known = []
            melds = self.line_melds[line]
            for at, meld in enumerate(melds):
                if fitting(self.melds[meld], self.adapter.rules) >> face & 1:
                    grown = self.line([*melds[:at], self.grown(meld, face), *melds[at + 1 :]])
                    if grown not in known:
                        known.append(grown)
            self._adds[key] = known
        return known

    def together(self, line: int, at: int, once: int, twice: int) -> list[list[int]]:
        """What only together completes a meld of the line, which is one of a team's at `at`: each time faces of a hand
        in their order, every one followed by what the line becomes with it.
        """
        some = RELATED[at]
        if not once & some & ~_WILDS:
            return _NO_CHAINS
        key = (line, once & some, twice & some)
        known = self._together.get(key)
        if known is None:
            known = []
            melds = self.line_melds[line]
            for place, meld in enumerate(melds):
                for cards in completions(self.melds[meld], once & some, twice & some, self.adapter.rules):
                    chain: list[int] = []
                    grown = meld
                    for card in cards:
                        grown = self.grown(grown, int(card))
                        chain += [int(card), self.line([*melds[:place], grown, *melds[place + 1 :]])]
                    known.append(chain)
            self._together[key] = known
        return known

    def run_lays(self, suit: int, once: int, twice: int, twos: int, jokers: int) -> list[int]:
        """Runs worth laying with the cards of a suit, thirteen bits each for one copy and two, and one wild.

        `twos` are the faces of all 2s in the hand.
        """
        wide = once << 1 | (once & 1) << 14
        if not wide & wide >> 1 & wide >> 2 and not ((twos or jokers) and (wide & wide >> 1 or wide & wide >> 2)):
            return _NONE
        two = _first_other_two(twos & ~(1 << (13 * suit + 1)))
        key = ((once << 13 | twice) << 2 | suit) << 4 | two << 1 | (1 if jokers else 0)
        known = self._run_lays.get(key)
        if known is None:
            hand = [
                face
                for face in range(13 * suit, 13 * suit + 13)
                for _ in range((once >> face % 13 & 1) + (twice >> face % 13 & 1))
            ]
            if two:
                hand.append(13 * (two - 1) + 1)
            if jokers:
                hand.append(JOKER_FACE)
            known = [number for number in self._lays(hand) if self.line_of_meld[number] == suit]
            self._run_lays[key] = known
        return known

    def set_lays(self, rank: int, once: int, twice: int, jokers: int) -> list[int]:
        """Sets worth laying with the cards of a rank, and one wild, of a whole hand."""
        key = 0
        have = 0
        for suit in range(4):
            bit = 13 * suit + rank
            copies = (once >> bit & 1) + (twice >> bit & 1)
            key = key << 2 | copies
            have += copies
        if have < 2:
            return _NONE
        two = _first_other_two(once & _TWOS) if rank != 1 else 0
        key = (key << 3 | two) << 3 | rank << 1 | (1 if jokers else 0)
        known = self._set_lays.get(key)
        if known is None:
            hand = []
            for suit in range(4):
                face = 13 * suit + rank
                for _ in range((once >> face & 1) + (twice >> face & 1)):
                    hand.append(face)
            if two:
                hand.append(13 * (two - 1) + 1)
            if jokers:
                hand.append(JOKER_FACE)
            known = [number for number in self._lays(hand) if self.line_of_meld[number] == FIRST_SET + rank]
            self._set_lays[key] = known
        return known

    def _lays(self, hand: list[int]) -> list[int]:
        cards: tuple[Face, ...] = tuple([ALL_FACES[face] for face in sorted(hand)])
        rules = self.adapter.rules
        found: list[int] = []
        for group in (*natural_lays(cards, rules), *wild_lays(cards, rules)):
            meld = judge(group, rules)
            if isinstance(meld, Meld):
                found.append(self.meld(meld))
        return found


_NONE: Final[list[int]] = []
_NO_CHAINS: Final[list[list[int]]] = []


def _first_other_two(twos: int) -> int:
    """One more than the suit of the first of these 2s, 0 for none."""
    for suit in range(4):
        if twos >> (13 * suit + 1) & 1:
            return suit + 1
    return 0
