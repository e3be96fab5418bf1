"""The numbers of a house of the rummies, as tables by card and place."""

from __future__ import annotations

from typing import Final

from game.families.rummy.rules.house import HouseRules, TakeRule

JOKER: Final = 52
FACES: Final = 53
NONE: Final = -1

FREE: Final = 0
OPENED_BY_IT: Final = 1
MELDED: Final = 2

SUIT: Final[list[int]] = [face // 13 for face in range(52)] + [NONE]
"""By card its suit."""
PLACE: Final[list[int]] = [face % 13 + 1 for face in range(52)] + [NONE]
"""By card its low place, 1 to 13."""
BIT: Final[list[int]] = [1 << face for face in range(FACES)]
BITS_SET: Final[list[int]] = [mask.bit_count() for mask in range(1 << 14)]
"""How many bits a number below 16384 has."""


class LeanHouse:
    """One house; what it remembers of melds makes it worth keeping."""

    def __init__(self, house: HouseRules) -> None:
        melds, opening = house.melds, house.opening_melds
        self.max_run: int = melds.max_run
        self.max_grown: int = melds.longest_grown
        self.max_jokers: int = 4 if melds.max_jokers is None else melds.max_jokers
        self.jokers_may_touch: bool = melds.jokers_may_touch
        self.run_margin: int = -9 if melds.run_margin is None else melds.run_margin
        self.set_margin: int = -9 if melds.set_margin is None else melds.set_margin
        self.opening_by_place: list[int] = [0, opening.ace_low, *[min(place, 10) for place in range(2, 14)]]
        self.opening_by_place.append(opening.ace_high)
        self.ace_in_set: int = opening.ace_in_set
        self.opening_joker: int = NONE if opening.joker is None else opening.joker
        self.hand_values: list[int] = [house.ace_in_hand, *[min(place, 10) for place in range(2, 14)]] * 4
        self.hand_values.append(house.joker_in_hand)
        self.opening_points: int = house.opening_points
        self.pure_run: bool = house.pure_run
        self.melds_after_opening: bool = house.melds_after_opening
        self.stock_draws: int = house.stock_draws
        self.taking: int = FREE
        if house.taking is TakeRule.OPENED_BY_IT:
            self.taking = OPENED_BY_IT
        elif house.melds_taken:
            self.taking = MELDED
        self.taken_first: bool = house.taking is TakeRule.MELDED_FIRST
        self.taken_returns: bool = house.taken_returns
        self.swaps: bool = house.swaps
        self.won_first: bool = house.won_first
        self.won_elsewhere: bool = house.won_elsewhere
        self.joker_may_finish: bool = house.joker_may_finish
        self.shuffles: int = house.shuffles
        self.quiet_turns: int = 1 << 20 if house.quiet_turns is None else house.quiet_turns
        self.winner_points: int = house.winner_points
        self.at_once: bool = house.at_once is not None
        self.at_once_points: int = 0 if house.at_once is None else house.at_once.points
        self.hands_count_unwon: bool = house.hands_count_unwon
        self.unopened_points: int = NONE if house.unopened_points is None else house.unopened_points
        self.fits: dict[int, int] = {}
        """By meld the mask of the cards that may be added."""
        self.gifts: dict[int, int] = {}
        """By meld the mask of the cards that its jokers stand for."""
