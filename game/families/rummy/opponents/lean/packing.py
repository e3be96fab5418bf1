"""The best melds of a hand: what an opening takes, and what to lay once opened.

What the hand offers is tried in its order, each meld as often as the hand holds its cards, so every choice of melds is
looked at once, up to a number of steps. The best choice stays known by the cards that are in any offer: hands of a
round mostly differ in the others.
"""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, LeanHouse
from game.families.rummy.opponents.lean.offers import Offer, OfferBook, Offers

_STEPS: Final = 3000
"""Choices looked at before the best so far is taken."""
_BESIDE_A_JOKER: Final = 5
"""The joker and the cards that are melded by it alone, two on either side, are no more than this."""
_PLACES: Final = 14
_SMALLEST: Final = 3
"""Cards of the smallest meld."""
_MOST_KNOWN: Final = 1 << 13
"""So many choices are kept at most."""
_NEVER: Final = -1
"""What is left when no mask can be left."""


class Packed:
    """A choice of melds."""

    def __init__(self, codes: list[int], gain: float) -> None:
        self.codes: Final[list[int]] = codes
        """As numbers of melds."""
        self.gain: Final[float] = gain


_NOTHING: Final = Packed([], -1e9)


class Packer:
    """Packs hands of a house, where every card got rid of and every joker spent counts so much."""

    def __init__(self, house: LeanHouse, loose: float, joker_cost: float) -> None:
        self._book: Final[OfferBook] = OfferBook(house, loose, joker_cost)
        self._known: Final[dict[tuple[int, int, int, int, int, int], Packed]] = {}
        self._once: int = 0
        self._twice: int = 0
        self._jokers: int = 0
        self._needed: int = 0
        self._wants_pure: bool = False
        self._must: int = 0
        self._must_jokers: int = 0
        self._most_cards: int = 0
        self._last_natural: bool = False
        self._barred: int = 0
        self._offers: list[Offer] = []
        self._with_card: dict[int, int] = {}
        self._clashes: list[int] = []
        self._within_jokers: list[int] = []
        self._within_size: list[int] = []
        self._most_gain: float = 0.0
        self._most_points: int = 0
        self._steps: int = 0
        self._chosen: list[int] = []
        self._best: list[int] = []
        self._best_gain: float = 0.0
        self._found: bool = False

    def best(
        self, hand: Hand, needed: int, wants_pure: bool, must: int, must_jokers: int, keep_natural: bool, barred: int
    ) -> Packed | None:
        """The melds of the most gain that are worth the points, and use the cards that must be used.

        A card is left over: a natural one where that is asked for, and not the one of the mask `barred` alone. None
        where there are no such melds, or none at all.
        """
        offers = self._book.of_hand(hand)
        useful = 0
        for each in offers:
            useful |= each.naturals
        if not useful or must & ~useful:
            return None
        rest = hand.once & ~useful
        if rest:
            barred = 0 if rest == barred else _NEVER
        cards = len(hand.cards)
        asked = (needed << 8 | must_jokers) << 2 | (2 if wants_pure else 0) | (1 if keep_natural else 0)
        key = (hand.once & useful, hand.twice & useful, hand.jokers << 8 | cards, must, barred, asked)
        known = self._known.get(key)
        if known is None:
            self._once = key[0]
            self._twice = key[1]
            self._jokers = hand.jokers
            self._needed = needed
            self._wants_pure = wants_pure
            self._must = must
            self._must_jokers = must_jokers
            self._most_cards = cards - 1
            self._last_natural = keep_natural
            self._barred = barred
            known = self._searched(offers)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        return None if known is _NOTHING else known

    def _searched(self, offers: list[Offers]) -> Packed:
        self._steps = 1
        self._best = []
        self._best_gain = -1e9
        self._found = False
        once = self._once
        asked = self._needed or self._must or self._must_jokers or self._wants_pure
        if not asked and not self._cannot_end(once, self._jokers, self._most_cards):
            self._best_gain = 0.0
            self._found = True
        self._take_up(offers)
        if self._offers:
            every = (1 << len(self._offers)) - 1
            self._search(every, once, self._twice, self._jokers, 0, False, self._most_cards, 0.0)
        return Packed(self._best, self._best_gain) if self._found else _NOTHING

    def _take_up(self, offers: list[Offers]) -> None:
        """Number the offers, and say of which cards, jokers and sizes they are, as masks of their numbers."""
        room = self._most_cards
        numbered: list[Offer] = []
        with_card: dict[int, int] = {}
        of_jokers = [0, 0, 0]
        of_size = [0] * (room + 1)
        self._most_gain = -1e9
        self._most_points = 0
        bit = 1
        for some in offers:
            for offer in some.melds:
                if offer.size > room:
                    continue
                numbered.append(offer)
                for card in offer.cards:
                    with_card[card] = with_card.get(card, 0) | bit
                of_jokers[offer.jokers] |= bit
                of_size[offer.size] |= bit
                self._most_gain = max(self._most_gain, offer.gain)
                self._most_points = max(self._most_points, offer.points)
                bit <<= 1
        of_jokers[1] |= of_jokers[0]
        of_jokers[2] |= of_jokers[1]
        for size in range(1, room + 1):
            of_size[size] |= of_size[size - 1]
        self._offers = numbered
        self._with_card = with_card
        self._within_jokers = of_jokers
        self._within_size = of_size
        clashes: list[int] = []
        for offer in numbered:
            clash = 0
            for card in offer.cards:
                clash |= with_card[card]
            clashes.append(clash)
        self._clashes = clashes

    def _search(
        self, may: int, once: int, twice: int, jokers: int, points: int, pure: bool, room: int, gain: float
    ) -> None:
        """Choose one more of the offers that can be laid with what is left, and go on from there."""
        while may:
            last = may & -may
            at = last.bit_length() - 1
            offer = self._offers[at]
            naturals = offer.naturals
            doubled = naturals & twice
            left = once & ~naturals | doubled
            left_jokers = jokers - offer.jokers
            left_room = room - offer.size
            now = points + offer.points
            is_pure = pure or offer.pure
            more = gain + offer.gain
            self._steps += 1
            if (
                more > self._best_gain
                and now >= self._needed
                and (is_pure or not self._wants_pure)
                and (not self._must or self._uses(left, twice & ~naturals))
                and self._jokers - left_jokers >= self._must_jokers
                and not self._cannot_end(left, left_jokers, left_room)
            ):
                self._best_gain = more
                self._best = [*self._chosen, offer.code]
                self._found = True
            if left_room >= _SMALLEST and self._steps <= _STEPS:
                further = may & ~(self._clash(offer, doubled) if doubled else self._clashes[at])
                further &= self._within_size[left_room]
                if left_jokers < 2:
                    further &= self._within_jokers[left_jokers]
                if further:
                    if left_room < 2 * _SMALLEST and self._in_vain(now, more):
                        self._steps += further.bit_count()
                    else:
                        self._chosen.append(offer.code)
                        self._search(further, left, twice & ~naturals, left_jokers, now, is_pure, left_room, more)
                        self._chosen.pop()
            may ^= last

    def _clash(self, offer: Offer, doubled: int) -> int:
        """The offers that cannot be laid after one, of whose cards the hand has these twice."""
        clash = 0
        for card in offer.cards:
            if not doubled >> card & 1:
                clash |= self._with_card[card]
        return clash

    def _in_vain(self, points: int, gain: float) -> bool:
        """Whether no single offer more makes the best choice of one with so many points and so much gain."""
        return gain + self._most_gain <= self._best_gain or points + self._most_points < self._needed

    def _cannot_end(self, once: int, jokers: int, room: int) -> bool:
        """Whether what is left holds no card that may be discarded."""
        if jokers:
            return self._last_natural and not room
        return once == self._barred

    def _uses(self, once: int, twice: int) -> bool:
        """Whether a copy of the card that must be used is used."""
        must = self._must
        return self._once & must != once & must or self._twice & must != twice & must


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
