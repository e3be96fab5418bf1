"""What the cards of a hand offer: all runs and sets whose missing cards its jokers can be, looked up once."""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, BITS_SET, NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import run_of, run_stands, set_of, set_stands

_MOST_MISSING: Final = 2
_PLACES: Final = 14


class Offer:
    """A meld that might be laid."""

    def __init__(
        self, code: int, cards: list[int], naturals: int, jokers: int, points: int, size: int, pure: bool, gain: float
    ) -> None:
        self.code: Final[int] = code
        self.cards: Final[list[int]] = cards
        """Its natural cards."""
        self.naturals: Final[int] = naturals
        """The same as a mask."""
        self.jokers: Final[int] = jokers
        self.points: Final[int] = points
        self.size: Final[int] = size
        self.pure: Final[bool] = pure
        self.gain: Final[float] = gain


class Offers:
    """All melds of the cards of one suit or rank."""

    def __init__(self) -> None:
        self.melds: list[Offer] = []
        self.naturals: int = 0
        """The mask of the cards that are in any of them."""


class OfferBook:
    """The offers of a house, where every card got rid of and every joker spent counts so much."""

    def __init__(self, house: LeanHouse, loose: float, joker_cost: float) -> None:
        self._house: Final[LeanHouse] = house
        self._loose: Final[float] = loose
        self._joker_cost: Final[float] = joker_cost
        self._runs: Final[dict[int, Offers]] = {}
        self._sets: Final[dict[int, Offers]] = {}

    def of_hand(self, hand: Hand) -> list[Offers]:
        """Runs by suit, lowest place and size, then sets by rank; nothing empty."""
        found: list[Offers] = []
        jokers = min(hand.jokers, _MOST_MISSING)
        lines = hand.line
        for suit in range(4):
            line = lines[suit]
            if line and (jokers or line & line >> 1 & line >> 2):
                runs = self._runs_of(suit, line >> 1, jokers)
                if runs.melds:
                    found.append(runs)
        one, two, three, four = lines[0] >> 2, lines[1] >> 2, lines[2] >> 2, lines[3] >> 2
        ranks = one & two & (three | four) | (one | two) & three & four
        if jokers > 1:
            ranks = one | two | three | four
        elif jokers:
            ranks = (one | two) & (three | four) | one & two | three & four
        ranks &= 0x1FFF
        rank = 0
        while ranks:
            if ranks & 1:
                suits = one >> rank & 1 | (two >> rank & 1) << 1 | (three >> rank & 1) << 2 | (four >> rank & 1) << 3
                sets = self._sets_of(rank + 1, suits, jokers)
                if sets.melds:
                    found.append(sets)
            ranks >>= 1
            rank += 1
        return found

    def _runs_of(self, suit: int, line: int, jokers: int) -> Offers:
        """Runs of every size from every place; `line` has the places as bits."""
        key = (line << 2 | suit) << 2 | jokers
        known = self._runs.get(key)
        if known is None:
            known = Offers()
            self._find_runs(known, suit, line, jokers)
            self._runs[key] = known
        return known

    def _find_runs(self, offers: Offers, suit: int, line: int, most_missing: int) -> None:
        house = self._house
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
                    self._offer(offers, run_of(suit, low, size, jokers), naturals, missing, points, size, pure)

    def _sets_of(self, place: int, suits: int, jokers: int) -> Offers:
        key = (place << 4 | suits) << 2 | jokers
        known = self._sets.get(key)
        if known is None:
            known = Offers()
            self._find_sets(known, place, suits, jokers)
            self._sets[key] = known
        return known

    def _find_sets(self, offers: Offers, place: int, suits: int, most_missing: int) -> None:
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
                if 0 <= jokers <= most_missing and set_stands(house, size, jokers):
                    points = held * value + jokers * joker
                    self._offer(offers, set_of(place, size, some), naturals, jokers, points, size, False)

    def _offer(self, offers: Offers, code: int, naturals: int, jokers: int, points: int, size: int, pure: bool) -> None:
        values = self._house.hand_values
        gain = -self._joker_cost * jokers
        cards: list[int] = []
        rest = naturals
        while rest:
            low = rest & -rest
            card = low.bit_length() - 1
            cards.append(card)
            gain += values[card] + self._loose
            rest ^= low
        offers.melds.append(Offer(code, cards, naturals, jokers, points, size, pure, gain))
        offers.naturals |= naturals
