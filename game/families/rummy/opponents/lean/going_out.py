"""Whether a hand can go out this turn, and how: everything is tried, up to a number of steps.

All cards but one must go, so one natural after the other is given a place: on a meld of the table with all that must
lie between, in a new meld, or as the discard. Jokers are won before that; those that are left in the end go to the ends
of melds. Not looked for are jokers won that were melded in the same turn, and jokers won that go onto the opening.
"""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.house import BITS_SET, JOKER, NONE, OPENED_BY_IT, PLACE, SUIT, LeanHouse
from game.families.rummy.opponents.lean.melds import (
    HIGH,
    LOW,
    SET,
    added,
    cards_of,
    gifts_in,
    is_pure,
    jokers_in,
    points_of,
    run_of,
    run_stands,
    set_of,
    set_stands,
    swapped,
)
from game.families.rummy.opponents.lean.ordering import Ordering
from game.families.rummy.opponents.lean.places import too_many_stuck
from game.families.rummy.opponents.lean.round import ADD, DISCARD, LAY, OPEN, SWAP

_LAST: Final = 14
"""The place of the ace above the king."""


class WayOut:
    """Looks for ways to go out by the rules of a house."""

    def __init__(self, house: LeanHouse, most_tried: int) -> None:
        self._house: Final[LeanHouse] = house
        self._most_tried: Final[int] = most_tried
        """Places given to cards until the search gives up."""
        self._held: list[int] = [0] * (JOKER + 1)
        self._order: list[int] = []
        self._jokers: int = 0
        self._own: int = 0
        self._melds: list[int] = []
        self._opened: bool = False
        self._may_meld: bool = False
        self._taken: int = NONE
        self._kept_taken: bool = False
        self._owed: list[list[int]] = []
        self._discard: int = NONE
        self._swaps: list[tuple[int, int]] = []
        self._lays: list[int] = []
        self._adds: list[tuple[int, int, int]] = []
        self._opening: int = 0
        self._ordering: Final[Ordering] = Ordering(house)
        self._told_after: list[tuple[int, int, int, int]] = []
        """What is done after the opening and before the discard."""
        self._tried: int = 0

    def steps(
        self, cards: list[int], melds: list[int], opened: bool, may_meld: bool, taken: int, owed: list[list[int]]
    ) -> list[tuple[int, int, int, int]]:
        """What to do to go out with these cards, the discard last; nothing where no way was found.

        A step is a verb, the card or the meld that it is about, the index of a meld (of an opening: of how many
        melds), and an end. `may_meld` says whether more can be melded, once opened; `owed`, for every way to account
        for it, from which melds (by index, `NONE` where it does not matter) the jokers came that must be melded.
        """
        house = self._house
        self._held = [0] * (JOKER + 1)
        for card in cards:
            self._held[card] += 1
        self._jokers = self._held[JOKER]
        self._own = self._jokers - min([len(way) for way in owed])
        self._order = sorted({card for card in cards if card != JOKER})
        self._melds = melds[:]
        self._opened = opened
        self._may_meld = may_meld
        self._taken = taken
        self._kept_taken = taken != NONE and self._held[taken] < 2
        self._owed = owed
        self._discard = NONE
        self._swaps = []
        self._lays = []
        self._adds = []
        self._opening = 0
        self._tried = 0
        if too_many_stuck(house, self._held, self._order, self._melds if may_meld else []) or not self._winning(0):
            return []
        return self._told()

    def _told(self) -> list[tuple[int, int, int, int]]:
        steps: list[tuple[int, int, int, int]] = []
        if not self._opened:
            steps.append((OPEN, NONE, BITS_SET[self._opening], 0))
            for at in range(len(self._lays)):
                if self._opening >> at & 1:
                    steps.append((LAY, self._lays[at], NONE, 0))
        return [*steps, *self._told_after, (DISCARD, self._discard, NONE, 0)]

    def _put_in_order(self) -> bool:
        """Order what is done after the opening as the house asks for it, if that can be."""
        house = self._house
        steps = [(SWAP, card, index, 0) for card, index in self._swaps]
        opened_with = 0
        for at in range(len(self._lays)):
            if self._opening >> at & 1:
                opened_with += jokers_in(self._lays[at])
            else:
                steps.append((LAY, self._lays[at], NONE, 0))
        for card, index, end in self._adds:
            steps.append((ADD, card, index, end))
        self._told_after = steps
        if not house.won_first and not house.taken_first:
            return True
        owed = self._owed[0]
        jokers = self._held[JOKER] - opened_with
        taken = self._taken if self._opened else NONE
        ordered = self._ordering.of(steps, jokers, owed[0] if house.won_first and owed else NONE, taken)
        if ordered is None:
            return False
        self._told_after = ordered
        return True

    def _winning(self, start: int) -> bool:
        """Win no more jokers, or another one, the cards and melds in their order."""
        if self._cover(0):
            return True
        if not self._may_meld or not self._house.swaps:
            return False
        melds = self._melds
        for pair in range(start, len(self._order) * len(melds)):
            card = self._order[pair // len(melds)]
            index = pair % len(melds)
            code = melds[index]
            if not self._held[card] or not gifts_in(self._house, code) >> card & 1:
                continue
            melds[index] = swapped(code, card)
            self._held[card] -= 1
            self._jokers += 1
            self._swaps.append((card, index))
            if self._winning(pair):
                return True
            self._swaps.pop()
            self._jokers -= 1
            self._held[card] += 1
            melds[index] = code
        return False

    def _cover(self, at: int) -> bool:
        """Give a place to the first natural that has none, and go on."""
        order = self._order
        while at < len(order) and not self._held[order[at]]:
            at += 1
        if at == len(order):
            return self._last_jokers()
        self._tried += 1
        if self._tried > self._most_tried:
            return False
        card = order[at]
        self._held[card] -= 1
        if (self._may_meld and self._onto_table(card, at)) or self._into_set(card, at) or self._into_run(card, at):
            return True
        if self._discard == NONE and (card != self._taken or not self._kept_taken):
            self._discard = card
            if self._cover(at):
                return True
            self._discard = NONE
        self._held[card] += 1
        return False

    def _onto_table(self, card: int, at: int) -> bool:
        for index in range(len(self._melds)):
            code = self._melds[index]
            if code & 7 == SET:
                if self._added(index, card, HIGH, card, at):
                    return True
            elif code & 7 == SUIT[card]:
                place = PLACE[card]
                low = code >> 3 & 15
                if place < low and self._reach(index, card, LOW, at):
                    return True
                if (place == 1 or place >= low + (code >> 7 & 15)) and self._reach(index, card, HIGH, at):
                    return True
        return False

    def _reach(self, index: int, card: int, end: int, at: int) -> bool:
        """Add to one end of a run until it has the card."""
        code = self._melds[index]
        place = code >> 3 & 15
        place = place - 1 if end == LOW else place + (code >> 7 & 15)
        if place < 1 or place > _LAST:
            return False
        face = 13 * (code & 7) + (place - 1) % 13
        if face == card:
            return self._added(index, card, end, card, at)
        if self._held[face]:
            self._held[face] -= 1
            if self._added(index, face, end, card, at):
                return True
            self._held[face] += 1
        if self._jokers:
            self._jokers -= 1
            if self._added(index, JOKER, end, card, at):
                return True
            self._jokers += 1
        return False

    def _added(self, index: int, face: int, end: int, card: int, at: int) -> bool:
        """Add one card to a meld and go on, towards the card or past it."""
        code = self._melds[index]
        grown = added(self._house, code, face, end)
        if grown == NONE:
            return False
        self._melds[index] = grown
        self._adds.append((face, index, end))
        if self._cover(at) if face == card else self._reach(index, card, end, at):
            return True
        self._adds.pop()
        self._melds[index] = code
        return False

    def _into_set(self, card: int, at: int) -> bool:
        place = PLACE[card]
        suits = 1 << SUIT[card]
        with_held = suits
        for suit in range(4):
            if self._held[13 * suit + place - 1]:
                with_held |= 1 << suit
        for some in range(15, 0, -1):
            if some & ~with_held or not some & suits:
                continue
            for size in range(3, 5):
                jokers = size - BITS_SET[some]
                stands = 0 <= jokers <= self._jokers and set_stands(self._house, size, jokers)
                if stands and self._laid(set_of(place, size, some), card, at):
                    return True
        return False

    def _into_run(self, card: int, at: int) -> bool:
        place = PLACE[card]
        while True:
            for low in range(max(1, place - self._house.max_run + 1), place + 1):
                if self._run_from(low, 0, 0, place, card, at):
                    return True
            if place != 1:
                return False
            place = _LAST

    def _run_from(self, low: int, size: int, mask: int, must: int, card: int, at: int) -> bool:
        """Lay runs from a place that go on from so many cards and have the card in its place."""
        place = low + size
        stands = size >= 3 and place > must and run_stands(self._house, size, mask)
        if stands and self._laid(run_of(SUIT[card], low, size, mask), card, at):
            return True
        if size == self._house.max_run or place > _LAST:
            return False
        natural = place == must or self._held[13 * SUIT[card] + (place - 1) % 13] > 0
        if natural and self._run_from(low, size + 1, mask, must, card, at):
            return True
        if place == must or BITS_SET[mask] == self._jokers:
            return False
        return self._run_from(low, size + 1, mask | 1 << size, must, card, at)

    def _laid(self, code: int, card: int, at: int) -> bool:
        """Lay a meld, of which one card is already out of the hand, and go on."""
        held = self._held
        held[card] += 1
        cards = cards_of(code)
        for each in cards:
            if each != JOKER:
                held[each] -= 1
        self._jokers -= jokers_in(code)
        self._lays.append(code)
        if self._cover(at):
            return True
        self._lays.pop()
        self._jokers += jokers_in(code)
        for each in cards:
            if each != JOKER:
                held[each] += 1
        held[card] -= 1
        return False

    def _last_jokers(self) -> bool:
        """Put away the jokers that no natural needed."""
        if self._discard != NONE:
            return self._jokers_out(0)
        melded_before = 1 if self._taken == JOKER else 0
        if not self._jokers or not self._house.joker_may_finish or self._own <= melded_before:
            return False
        self._discard = JOKER
        self._jokers -= 1
        if self._jokers_out(0):
            return True
        self._jokers += 1
        self._discard = NONE
        return False

    def _jokers_out(self, first: int) -> bool:
        """Add all jokers to melds on the table from one on."""
        if not self._jokers:
            return self._all_paid()
        if not self._may_meld:
            return False
        for index in range(first, len(self._melds)):
            code = self._melds[index]
            for end in range(HIGH, LOW - 1, -1):
                self._tried += 1
                grown = added(self._house, code, JOKER, end)
                if grown == NONE or self._tried > self._most_tried or (end == LOW and code & 7 == SET):
                    continue
                self._melds[index] = grown
                self._adds.append((JOKER, index, end))
                self._jokers -= 1
                if self._jokers_out(index):
                    return True
                self._jokers += 1
                self._adds.pop()
                self._melds[index] = code
        return False

    def _all_paid(self) -> bool:
        """Whether every joker won went to another meld where it must, and the melds open where they must."""
        if not self._opened and not self._opens():
            return False
        places = [index for card, index, _ in self._adds if card == JOKER]
        for at in range(len(self._lays)):
            places += [len(self._melds) + at] * jokers_in(self._lays[at])
        won = [index if self._house.won_elsewhere else NONE for _, index in self._swaps]
        for way in self._owed:
            sources = way + won
            paid = len(places) >= len(sources)
            for source in sources:
                elsewhere = len(places) - places.count(source)
                if sources.count(source) > elsewhere:
                    paid = False
            if paid:
                return self._put_in_order()
        return False

    def _opens(self) -> bool:
        """Choose melds to open with, as many as can be."""
        house = self._house
        lays = self._lays
        every = (1 << len(lays)) - 1
        for some in range(every, 0, -1):
            if some != every and not self._may_meld:
                return False
            points = 0
            jokers = 0
            pure = not house.pure_run
            with_taken = self._taken == NONE or not (house.taking == OPENED_BY_IT or house.taken_first)
            for at in range(len(lays)):
                if some >> at & 1:
                    code = lays[at]
                    points += points_of(house, code)
                    jokers += jokers_in(code)
                    pure = pure or is_pure(code)
                    with_taken = with_taken or self._taken in cards_of(code)
            if points >= house.opening_points and jokers <= self._own and pure and with_taken:
                self._opening = some
                return True
        return False
