"""How much of the height the hand, the piles and the trays of melds each get: as much as each needs.

The piles lie in a band among the trays. Rows of melds overlap only where nothing else helps.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import Final, Protocol

from game.ui.table.layout.geometry import MIN_CARD_HEIGHT
from game.ui.table.layout.melds import CLEAR, OVERLAPS, MeldStyle, loosened, meld_styles
from game.ui.table.layout.rows import hand_card

_HANDS: Final = (0.262, 0.285, 0.31, 0.345, 0.24, 0.22, 0.2, 0.185, 0.172)
"""The hand's part of the window's height; of equally good ones the first."""
_LARGER_PILES: Final = 1.2
"""What is left over makes the cards on the piles larger than wished for, up to so many times."""
_LEFT_OVER: Final = 0.02
_COMFORT: Final = 0.09
"""No card of a meld is made lower than this, in `basis`, only to keep rows apart."""
_PILES: Final = 6
"""So many heights of the piles are tried."""


class Trays(Protocol):
    """The trays that the melds of a table lie in; hashable, and equal ones lie alike."""

    def height(self, text_style: MeldStyle) -> int:
        """The height of all trays, one below the other."""
        ...

    def rows(self, text_style: MeldStyle) -> object:
        """In how many rows the melds of each tray lie; None where some meld is wider than its tray."""
        ...


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to share a window; lengths in pixels."""

    basis: int
    """What sizes are measured by: the height of the window, less in tall ones."""
    height: int
    """For the hand and the felt."""
    hand: int
    """Cards in the own hand."""
    hand_wide: int
    trays: Trays
    below_piles: int
    """What the band of the piles must have besides cards of the least height."""
    pad: int
    gap: int
    wishes: tuple[float, float, float] = (0.205, 0.165, 0.165)
    """Heights of cards in the hand, in melds and on the piles beyond which larger ones are no gain, in `basis`."""
    weights: tuple[float, float, float] = (1.5, 1.0, 0.3)
    """What larger cards are worth there."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What each gets."""

    hand: int
    """Height of the hand's zone."""
    pile: int
    """Height of the cards on the piles."""
    text_style: MeldStyle


@lru_cache(maxsize=64)
def shares_of(needs: Needs, least: int = MIN_CARD_HEIGHT) -> Shares | None:
    """The most legible way to share; None where not even cards of the height `least` fit."""
    comfort = max(least, round(needs.basis * _COMFORT))
    for lowest, pitches in ((comfort, (CLEAR,)), (least, OVERLAPS)):
        for pitch in pitches:
            found = max(_ways(needs, lowest, least, pitch), key=itemgetter(0), default=None)
            if found is not None:
                shares = found[1]
                return replace(shares, text_style=loosened(shares.text_style, needs.trays.rows))
    return None


def _ways(needs: Needs, lowest: int, least: int, pitch: float) -> Iterator[tuple[float, Shares]]:
    """Every way that fits, with its worth; cards of melds are `lowest` high at least, others `least`."""
    wishes = [round(wish * needs.basis) for wish in needs.wishes]
    trays = needs.trays
    styles = meld_styles(max(lowest, wishes[1]), lowest, pitch, lambda text_style: trays.rows(text_style) is not None)
    sized = [(text_style, trays.height(text_style)) for text_style in styles]
    least_pile = least + needs.below_piles
    for share in _HANDS:
        hand = round(share * needs.basis)
        held = hand_card(needs.hand, needs.hand_wide, hand)
        if needs.hand and held < least:
            continue
        for pile in _heights(least_pile, max(least_pile, round(wishes[2] * _LARGER_PILES))):
            room = needs.height - hand - pile - 2 * needs.pad - 2 * needs.gap
            text_style = None
            for larger, high in sized:
                if high <= room:
                    text_style = larger
            if text_style is None:
                continue
            sizes = ((held or wishes[0], wishes[0]), (text_style.card, wishes[1]), (pile, wishes[2]))
            worth = 0.0
            for weight, (size, wish) in zip(needs.weights, sizes, strict=True):
                worth += weight * math.log(min(1.0, size / wish))
            worth += _LEFT_OVER * math.log(pile / wishes[2])
            yield round(worth, 6), Shares(hand, pile, text_style)


def _heights(least: int, most: int) -> list[int]:
    """A few heights from `most` down to `least`."""
    return sorted({least + (most - least) * part // (_PILES - 1) for part in range(_PILES)}, reverse=True)
