"""The house rules of Remik (remik 2.3, 3.3, 4.2, 4.4, 7.3, 7.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from game.engine import OptionValue, match_length, option
from game.families.rummy.rules.house import AtOnce, HouseRules, TakeRule
from game.games.remik.rules.clauses import REFUSALS
from game.games.remik.rules.scoring import SCORES
from game.melds.fixed_jokers import FixedRules


@dataclass(frozen=True, slots=True)
class RemikOptions:
    """The options that the players may agree on before a match."""

    taken_melded: str = option("turn", choices=("turn", "first"), clause="remik 4.2", hashed_at_default=False)
    """Whether a card taken from the discards must be melded before the turn ends, or before anything else is done."""
    joker_swap: str = option("on", choices=("on", "off"), clause="remik 4.4")
    """Whether the card a joker stands for may replace it."""
    jokers_minority: str = option("off", choices=("off", "on"), clause="remik 3.3")
    """Whether every meld has fewer jokers than naturals."""
    joker_opening: str = option("card", choices=("card", "50"), clause="remik 2.3", hashed_at_default=False)
    """The value of a joker in an opening: as much as the card it stands for, or 50."""
    target: int = match_length(201, 501, 1001, (101, 151, 251, 301, 401, 701), clause="remik 7.3")
    """The points that put a player out."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {"joker_swap": "on", "jokers_minority": "off"},
        "strict": {"joker_swap": "off", "jokers_minority": "on"},
        "written": {"taken_melded": "first", "joker_swap": "off", "joker_opening": "50"},  # remik 7.6
    }

    @property
    def house(self) -> HouseRules:
        """The rules of Remik with these options."""
        return _house(self)


_JOKER: Final = 50  # remik 2.1
_JOKER_OPENING: Final[Mapping[str, int | None]] = {"card": None, str(_JOKER): _JOKER}  # remik 2.3


@cache
def _house(options: RemikOptions) -> HouseRules:
    minority = options.jokers_minority == "on"
    # Three cards or more, four suits at most, a natural, jokers that keep their places: remik 3.1, 3.2, 3.3, 4.4
    melds = FixedRules(
        max_run=13,  # remik 3.1
        jokers_may_touch=False,  # remik 3.3
        run_margin=1 if minority else None,  # remik 3.3
        set_margin=1 if minority else 0,  # remik 3.3
        ace_low=1,  # remik 2.1
        ace_high=11,  # remik 2.1
        ace_in_set=11,  # remik 2.1
    )
    return HouseRules(
        refusals=REFUSALS,
        scores=SCORES,
        melds=melds,
        opening_melds=replace(melds, joker=_JOKER_OPENING[options.joker_opening]),  # remik 2.2, 2.3
        hand_size=13,  # remik 1.2
        ace_in_hand=11,  # remik 2.3
        joker_in_hand=_JOKER,  # remik 2.1
        opening_points=51,  # remik 5.1
        pure_run=True,  # remik 5.2
        melds_after_opening=True,  # remik 4.3
        stock_draws=0,  # remik 4.2
        taking=TakeRule.MELDED_FIRST if options.taken_melded == "first" else TakeRule.MELDED,  # remik 4.2
        taken_returns=False,  # remik 4.2
        swaps=options.joker_swap == "on",  # remik 4.4
        won_first=False,  # remik 4.4
        won_elsewhere=False,  # remik 4.4
        joker_may_finish=True,  # remik 6.1
        shuffles=1,  # remik 6.2
        quiet_turns=None,
        limit=options.target,  # remik 1.1, 7.3
        last_one_wins=True,  # remik 7.4
        winner_points=-10,  # remik 7.1
        at_once=AtOnce("remik", points=-20),  # remik 7.1
        hands_count_unwon=True,  # remik 7.2
        unopened_points=None,
    )
