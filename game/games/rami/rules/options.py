"""The house rules of Rami (rami 2.1, 2.2, 3.2, 4.1, 4.3, 5.2, 5.3, 6.2, 7.2, 8.1, 9.1, 9.2, 9.3, 9.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from game.engine import OptionValue, match_length, option
from game.families.rummy.rules.house import HouseRules, TakeRule
from game.games.rami.rules.clauses import REFUSALS
from game.games.rami.rules.scoring import SCORES
from game.melds.fixed_jokers import FixedRules

SEATS: Final = 4  # rami 1.1
_GROWN: Final = "5_added"
_LAID_WITH: Final = 13
_GROWN_TO: Final = 5  # rami 4.1


@dataclass(frozen=True, slots=True)
class RamiOptions:
    """The options that the players may agree on before a match."""

    joker_points: int = option(25, choices=(20, 25), clause="rami 2.1")
    """Points of a joker left in a hand."""
    ace_high_opening: int = option(1, choices=(1, 10, 11), clause="rami 2.2")
    """Points of an ace above a king in an opening."""
    first_cycle_stock_only: str = option("off", choices=("off", "on"), clause="rami 3.2")
    """Whether everybody's first draw is from the stock, not only the second player's."""
    max_run: int | str = option(5, choices=(5, _GROWN, 13), clause="rami 4.1")
    """The number of cards that a run holds at most; or that it grows to, however many it is laid with."""
    jokers_per_meld: str = option("unlimited", choices=("1", "2", "unlimited"), clause="rami 4.3")
    """The number of jokers that a meld may have."""
    discard_taken: str = option("off", choices=("off", "on"), clause="rami 5.2", hashed_at_default=False)
    """Whether the card taken from the discards may be discarded in the same turn."""
    take_discard_unopened: str = option("free", choices=("free", "must_open"), clause="rami 5.3")
    """Whether a player who has not opened must open this turn with the card taken from the discards."""
    layoff_same_turn: str = option("off", choices=("off", "on"), clause="rami 6.2")
    """Whether melds may be laid and added to in the turn of the opening, after it."""
    joker_used: str = option("turn", choices=("turn", "first"), clause="rami 7.2", hashed_at_default=False)
    """Whether a won joker must be used before the turn ends, or before anything else is done."""
    no_joker_finish: str = option("off", choices=("off", "on"), clause="rami 8.1")
    """Whether the last card of a hand must not be a joker."""
    unopened_flat_100: str = option("off", choices=("off", "on"), clause="rami 9.1")
    """Whether a player who never opened adds 100 instead of the hand."""
    target: int = match_length(300, 700, 1000, (200, 400, 500, 600, 850, 1500), clause="rami 9.2")
    """The points at which the match ends."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {
            "joker_points": 25,
            "ace_high_opening": 1,
            "first_cycle_stock_only": "off",
            "max_run": 5,
            "jokers_per_meld": "unlimited",
            "take_discard_unopened": "free",
            "layoff_same_turn": "off",
            "no_joker_finish": "off",
            "unopened_flat_100": "off",
        },
        "cafe": {  # rami 9.3
            "joker_points": 25,
            "ace_high_opening": 10,
            "first_cycle_stock_only": "off",
            "max_run": 13,
            "jokers_per_meld": "1",
            "take_discard_unopened": "must_open",
            "layoff_same_turn": "on",
            "no_joker_finish": "off",
            "unopened_flat_100": "off",
        },
        "written": {"max_run": _GROWN, "discard_taken": "on", "joker_used": "first"},  # rami 9.4
    }

    @property
    def house(self) -> HouseRules:
        """The rules of Rami with these options."""
        return _house(self)


@cache
def _house(options: RamiOptions) -> HouseRules:
    # Three cards or more, four suits at most, a natural, jokers that keep their places: rami 4.1, 4.2, 4.3, 7.1, 7.2
    # By the values of these melds, all aces 1 (rami 2.2), one natural with jokers is a run or a set: rami 4.4
    melds = FixedRules(
        max_run=_LAID_WITH if options.max_run == _GROWN else int(options.max_run),  # rami 4.1
        max_grown=_GROWN_TO if options.max_run == _GROWN else None,  # rami 4.1
        max_jokers=None if options.jokers_per_meld == "unlimited" else int(options.jokers_per_meld),  # rami 4.3
    )
    return HouseRules(
        refusals=REFUSALS,
        scores=SCORES,
        melds=melds,
        opening_melds=replace(melds, ace_high=options.ace_high_opening),  # rami 2.2
        hand_size=14,  # rami 3.1
        ace_in_hand=1,  # rami 2.1
        joker_in_hand=options.joker_points,  # rami 2.1
        opening_points=71,  # rami 6.1
        pure_run=False,
        melds_after_opening=options.layoff_same_turn == "on",  # rami 6.2
        stock_draws=SEATS if options.first_cycle_stock_only == "on" else 1,  # rami 3.2
        taking=TakeRule.OPENED_BY_IT if options.take_discard_unopened == "must_open" else TakeRule.FREE,  # rami 5.3
        taken_returns=options.discard_taken == "on",  # rami 5.2
        swaps=True,  # rami 7.2
        won_first=options.joker_used == "first",  # rami 7.2
        won_elsewhere=True,  # rami 7.2
        joker_may_finish=options.no_joker_finish == "off",  # rami 8.1
        shuffles=2,  # rami 5.4
        quiet_turns=20,  # rami 5.6
        limit=options.target,  # rami 9.2
        last_one_wins=False,  # rami 9.2
        winner_points=0,  # rami 9.1
        at_once=None,
        hands_count_unwon=False,  # rami 5.4, 5.6
        unopened_points=100 if options.unopened_flat_100 == "on" else None,  # rami 9.1
    )
