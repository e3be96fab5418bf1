"""What only one of the games of the family reckons with, for the lean core."""

from __future__ import annotations

from typing import Final


class Traits:
    """What only one of the games reckons with."""

    def __init__(
        self,
        *,
        set_bonus: dict[int, tuple[float, float, float]],
        full_stock: float,
        lays_are_keys: bool,
        wilds_until_last: bool,
        ace_to_ace: float,
        keeps_landing: bool,
        last_card_counts: bool,
        copies_spent: int,
    ) -> None:
        self.set_bonus: Final[dict[int, tuple[float, float, float]]] = set_bonus
        self.full_stock: Final[float] = full_stock
        self.lays_are_keys: Final[bool] = lays_are_keys
        """Whether a natural run in hand opens the pile like a card that fits a meld."""
        self.wilds_until_last: Final[bool] = wilds_until_last
        """Whether wilds kept are worth the same where no other turn is likely."""
        self.ace_to_ace: Final[float] = ace_to_ace
        """The bonus of a clean run that reaches from ace to ace, 0 where it is that of any other."""
        self.keeps_landing: Final[bool] = keeps_landing
        """Whether coming cards may land on melds while the reserve is taken."""
        self.last_card_counts: Final[bool] = last_card_counts
        """Whether the card by whose discard a player goes out counts against the team."""
        self.copies_spent: Final[int] = copies_spent
        """Copies that may still come for a set and are taken to be spent by a card added to it."""
