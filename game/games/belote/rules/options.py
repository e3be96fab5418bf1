"""The house rules of Belote (belote 2.2, 3.4, 3.5, 4.1, 4.2, 4.6, 5.1, 5.4, 5.5, 5.6, 6.1, 7.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BeloteOptions:
    """The options that the players may agree on before a match."""

    bidding: str = option("classic", choices=("classic", "coinche"), clause="belote 6.1")
    """Whether players take the turned-up card, or bid for how much they will make."""
    second_round: str = option("others", choices=("others", "any"), clause="belote 2.2")
    """Whether the suit of the turned-up card may be named in the second round too."""
    undertrump: str = option("must", choices=("must", "free"), clause="belote 3.4")
    """Whether who cannot beat an opponent's trump must play a lower one."""
    ruff_partner: str = option("free", choices=("free", "must"), clause="belote 3.5")
    """Whether players must trump while their partner is winning the trick, too."""
    under_partner: str = option("free", choices=("free", "barred"), clause="belote 3.5")
    """Whether a lower trump may be played on the partner's by who has another card."""
    belote_by_hand: str = option("off", choices=("off", "on"), clause="belote 4.1")
    """Whether players must say belote and rebelote themselves."""
    declarations: str = option("off", choices=("off", "on"), clause="belote 4.2")
    """Whether sequences and fours of a kind count."""
    level_declarations: str = option("first", choices=("first", "none"), clause="belote 4.6")
    """Whose declarations count where the best of both teams are equal: those of the player who comes first, or none."""
    capot: int = option(252, choices=(252, 250), clause="belote 5.1")
    """The points of the cards where one team takes all tricks."""
    litige: str = option("held", choices=("held", "shared", "fails"), clause="belote 5.4")
    """Whether level takers leave their points to the winner of the next deal, keep them, or fail."""
    rounding: str = option("none", choices=("none", "ten"), clause="belote 5.5")
    """Whether the points of a deal are rounded to the nearest ten."""
    target: int = match_length(501, 1000, 2000, (1001,), clause="belote 5.6")
    """The points that a team has to reach."""
    both_there: str = option("higher", choices=("higher", "takers"), clause="belote 5.6")
    """Who wins where both teams reach the target in one deal: the higher total, or the takers if they made it."""
    sans_tout: str = option("off", choices=("off", "on"), clause="belote 7.1")
    """Whether sans atout and tout atout may be named."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {},
        "coinche": {"bidding": "coinche", "declarations": "on"},
        "written": {"second_round": "any", "belote_by_hand": "on"},
    }

    @property
    def review(self) -> str:
        """The tricks that may be shown again: the last one, in every match."""
        return "last_trick"
