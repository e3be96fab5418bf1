"""The house rules of Baloot (baloot 1.4, 1.5, 2.2, 3.4, 3.6, 3.7, 4.2, 5.3, 5.5, 5.6, 6.5, 7.2, 7.3, 7.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BalootOptions:
    """The options that the players may agree on before a match."""

    cut_choices: str = option("off", choices=("off", "on"), clause="baloot 2.2")
    """Whether the player left of the dealer chooses how the pack is cut before each deal."""
    sun_over_sun: str = option(
        "earlier", choices=("earlier", "earlier_opponents", "ace_only", "off"), clause="baloot 3.4"
    )
    """The players who may take a Sun bought in the first round."""
    ashkal_second_round: str = option("off", choices=("off", "on"), clause="baloot 3.6")
    """Whether Ashkal may be called in the second round too."""
    wrong_ashkal: str = option("refused", choices=("refused", "sun"), clause="baloot 3.6", hashed_at_default=False)
    """Whether who calls Ashkal without the right to has to buy the public card as Sun."""
    kawesh: str = option("at_once", choices=("at_once", "as_sun"), clause="baloot 3.7", hashed_at_default=False)
    """Whether a Kawesh is said as a Sun, which others may take over, and shows the public card too."""
    sun_doubling: str = option(
        "buyer_past_100", choices=("buyer_past_100", "either_past_100"), clause="baloot 4.2", hashed_at_default=False
    )
    """Whether a Sun may also be doubled where only the other team has passed 100."""
    trump_duty: str = option(
        "against_opponents", choices=("against_opponents", "always"), clause="baloot 5.3", hashed_at_default=False
    )
    """Whether players must trump and play higher trumps while their partner is winning the trick, too."""
    show_projects_by_hand: str = option("off", choices=("off", "on"), clause="baloot 6.5")
    """Whether players must show their projects themselves."""
    signals: str = option("on", choices=("on", "off"), clause="baloot 5.6", hashed_at_default=False)
    """Whether the opponents signal to their partners by what they throw, and read signals."""
    rounding: str = option("shared", choices=("shared", "nearest", "up"), clause="baloot 7.2", hashed_at_default=False)
    """Whether the teams share the points of a deal, or each rounds its own to the nearest or up to the next ten."""
    khasara: str = option("on", choices=("on", "off"), clause="baloot 7.3")
    """Whether a buyer's team that falls short scores nothing."""
    level_contract: str = option(
        "split", choices=("split", "buyer_fails"), clause="baloot 7.3", hashed_at_default=False
    )
    """Whether a buyer's team that is level with the other has reached enough."""
    kaboot: str = option("extra", choices=("extra", "plain"), clause="baloot 7.5", hashed_at_default=False)
    """Whether a team that takes all eight tricks scores more than the cards are worth."""
    kaboot_doubled: str = option("multiplied", choices=("multiplied", "flat"), clause="baloot 7.5")
    """Whether the points of a kaboot are multiplied in a doubled hand."""
    review: str = option("last_trick", choices=("last_trick", "all_tricks"), clause="baloot 5.5")
    """The tricks of the hand that may be shown again."""
    target: int = match_length(76, 152, 304, (50, 100, 125, 200, 252, 404, 500), clause="baloot 1.4")
    """The game points that a team has to reach."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {},
        "tournament": {"cut_choices": "on", "show_projects_by_hand": "on"},
        "relaxed": {"sun_over_sun": "off", "khasara": "off", "kaboot_doubled": "flat", "review": "all_tricks"},
        "written": {  # baloot 1.5
            "cut_choices": "on",
            "wrong_ashkal": "sun",
            "kawesh": "as_sun",
            "sun_doubling": "either_past_100",
            "trump_duty": "always",
            "show_projects_by_hand": "on",
            "signals": "off",
            "rounding": "up",
            "khasara": "off",
            "kaboot": "plain",
        },
    }
