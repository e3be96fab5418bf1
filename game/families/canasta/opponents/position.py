"""The cards of a turn as the rules write them: hand and melds of a team, and what laying and adding make of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.cards import Face, without
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.melds.judge import fitting, judge, melds_after_add
from game.melds.meld import FloatingRules, Meld, MeldFault


@dataclass(frozen=True, slots=True)
class Position:
    """Cards that may be melded and the melds of the team."""

    adapter: CanastaAdapter
    hand: tuple[Face, ...]
    """Sorted; with the cards of the pile where the turn takes them."""
    melds: tuple[Meld, ...]

    @property
    def fits(self) -> int:
        """The faces that may be added to some meld, bit `1 << face`."""
        fits = 0
        for meld in self.melds:
            fits |= fitting(meld, self.adapter.rules)
        return fits

    @property
    def bonus(self) -> float:
        """The bonuses earned."""
        return sum([self.adapter.bonus(meld) for meld in self.melds])

    @property
    def may_go_out(self) -> bool:
        """Whether a team with these melds may go out, its reserve taken or out of reach."""
        return self.adapter.may_go_out(self.melds)


@lru_cache(maxsize=1 << 14)
def _meld_of(cards: tuple[Face, ...], rules: FloatingRules) -> Meld:
    meld = judge(cards, rules)
    if isinstance(meld, MeldFault):
        raise ValueError(f"no meld: {meld}")
    return meld


def after_lay(position: Position, cards: tuple[Face, ...]) -> Position:
    """The position with a new meld laid; the cards must be one."""
    meld = _meld_of(cards, position.adapter.rules)
    return Position(position.adapter, without(position.hand, cards), (*position.melds, meld))


def after_add(position: Position, card: Face, index: int) -> Position:
    """The position with a card added to the meld at `index` from 0; it must fit."""
    melds = melds_after_add(position.melds, index, card, position.adapter.rules)
    return Position(position.adapter, without(position.hand, (card,)), melds)


def after_discard(position: Position, card: Face) -> Position:
    """The position with one copy of the card given away."""
    return Position(position.adapter, without(position.hand, (card,)), position.melds)
