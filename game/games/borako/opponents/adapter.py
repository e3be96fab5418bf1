"""What Borako tells the opponents of its family: what its rules allow, and what they count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from game.cards import Face
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.meld import LAW, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.melds.meld import Meld


class BorakoAdapter(CanastaAdapter):
    """The rules of Borako under some options."""

    def __init__(self, options: BorakoOptions) -> None:
        super().__init__(LAW)
        self._options = options

    def points(self, cards: Sequence[Face]) -> float:
        """In points, of which a card may count half a one (borako 10.1)."""
        return half_points(cards, self._options) / 2.0

    def bonus(self, meld: Meld) -> float:
        """By its length and its wilds (borako 6.2, 7.2)."""
        return meld_bonus(meld)

    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """With the Mour taken (borako 9.1)."""
        return may_go_out(self._options, melds)

    def turns_last(self, stock: int, turns: int, draw_share: float) -> float:
        """The round is over when the last card is drawn (borako 9.3)."""
        return 1.0 - sum(
            [
                comb(turns, draws) * draw_share**draws * (1 - draw_share) ** (turns - draws)
                for draws in range(stock, turns + 1)
            ]
        )


@cache
def adapter_of(options: BorakoOptions) -> BorakoAdapter:
    """The one adapter for these options."""
    return BorakoAdapter(options)
