"""What Buraco tells the opponents of its family: what its rules allow, and what they count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.cards import Face
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.games.buraco.rules.meld import law_of, owns_limpa
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import card_points, meld_bonus
from game.melds.meld import Meld


class BuracoAdapter(CanastaAdapter):
    """The rules of Buraco under some options."""

    def __init__(self, options: BuracoOptions) -> None:
        super().__init__(law_of(options))
        self._options = options

    def points(self, cards: Sequence[Face]) -> float:
        """Alike on the table and in a hand (buraco 2.1)."""
        return card_points(cards)

    def bonus(self, meld: Meld) -> float:
        """By the canastra it is, or as aces (buraco 5.2, 6.1)."""
        return meld_bonus(meld, self._options)

    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """With a canastra limpa (buraco 7.3)."""
        return owns_limpa(melds)

    def turns_last(self, stock: int, turns: int, draw_share: float) -> float:
        """The round is over when somebody cannot draw (buraco 8.1)."""
        del turns
        return 1.0 - float(draw_share**stock)


@cache
def adapter_of(options: BuracoOptions) -> BuracoAdapter:
    """The one adapter for these options."""
    return BuracoAdapter(options)
