"""How much of the height the hand, the piles and the trays of melds each get: as much as each needs.

The piles lie in a band among the trays. Rows of melds overlap only where nothing else helps.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import Final, Protocol

from game.engine import Place
from game.ui.table.layout.geometry import (
    INDEX_HIGH,
    INDEX_WIDE,
    MIN_CARD_HEIGHT,
    MIN_INDEX,
    Counts,
    Rect,
    Slot,
    bounds,
    card_width,
    slot_at,
)
from game.ui.table.layout.rows import hand_card
from game.ui.table.layout.zone import Zone

CLEAR: Final = 1.04
"""Distance of rows that do not touch, in card heights."""
OVERLAPS: Final = (0.94, 0.86, 0.78, 0.7, 0.62, 0.54, 0.46, 0.4, INDEX_HIGH + 0.02)
"""Distances of rows that overlap, in card heights; in the last one the indices alone are in sight."""
_ROOMY: Final = 1.12
_TIGHT: Final = INDEX_WIDE + 0.01
_LOOSER: Final = ((0.46, 0.3), (0.46, 0.22), (0.42, 0.2), (0.38, 0.18), (0.34, 0.16), (0.3, 0.14), (0.3, 0.1))
"""Steps within a meld and gaps between melds, in card widths, where there is room for them."""
_TIGHT_GAP: Final = 0.1
_LADDER: Final = 1.06
"""Cards come in few sizes, so that they change them seldom and come back to sizes they had."""


@dataclass(frozen=True, slots=True)
class MeldStyle:
    """How melds are drawn on a table, in pixels."""

    card: int
    """Height of a card."""
    step: float
    """From card to card within a meld."""
    gap: int
    """Between two melds of a row."""
    pitch: float
    """From row to row."""

    def width(self, cards: int) -> float:
        """The width of a meld."""
        return card_width(self.card) + self.step * (cards - 1)

    def rows(self, sizes: Sequence[int], width: int) -> list[list[int]]:
        """The meld numbers of each row: each meld stands in the first row that has room."""
        rows: list[list[int]] = []
        room: list[float] = []
        single = card_width(self.card)
        for number, size in enumerate(sizes):
            wide = single + self.step * (size - 1)
            for row, left in enumerate(room):
                if wide <= left:
                    rows[row].append(number)
                    room[row] -= wide + self.gap
                    break
            else:
                rows.append([number])
                room.append(width - wide - self.gap)
        return rows

    def height(self, sizes: Sequence[int], width: int) -> int:
        """The height that the melds of one team need in a tray of this width, at least one row."""
        return round(self.card + self.pitch * max(0, len(self.rows(sizes, width)) - 1) + 0.5)

    def holds(self, sizes: Sequence[int], width: int) -> bool:
        """Whether the longest meld is no wider than the tray."""
        return not sizes or self.width(max(sizes)) <= width


def meld_styles(most: int, least: int, pitch: float, fits: Callable[[MeldStyle], bool]) -> list[MeldStyle]:
    """Every size from `least` to `most` that `fits`, smallest first, drawn tightly."""
    styles = []
    for card in rungs(least, max(least, most)):
        step = max(MIN_INDEX, card_width(card) * _TIGHT)
        text_style = MeldStyle(card, step, max(6, round(card_width(card) * _TIGHT_GAP)), card * pitch)
        if fits(text_style):
            styles.append(text_style)
    return styles


def loosened(text_style: MeldStyle, rows_of: Callable[[MeldStyle], object]) -> MeldStyle:
    """The same cards, as far apart as they can be while `rows_of` says the same: the rows of all melds."""
    rows = rows_of(text_style)
    wide = card_width(text_style.card)
    for step, gap in _LOOSER:
        looser = replace(text_style, step=max(MIN_INDEX, wide * step), gap=max(6, round(wide * gap)))
        if rows_of(looser) == rows:
            return looser
    return text_style


def meld_slots(sizes: Sequence[int], field: Rect, text_style: MeldStyle) -> tuple[tuple[Slot, ...], ...]:
    """The slots of each meld of a team within its tray; rows keep to the middle of its height."""
    rows = text_style.rows(sizes, field.w)
    if not rows:
        return ()
    pitch = text_style.pitch
    if len(rows) > 1:
        pitch = max(pitch, min((field.h - text_style.card) / (len(rows) - 1), text_style.card * _ROOMY))
    top = field.y + (field.h - text_style.card - pitch * (len(rows) - 1)) / 2
    melds: list[tuple[Slot, ...]] = [()] * len(sizes)
    for row, numbers in enumerate(rows):
        left = float(field.x)
        for number in numbers:
            first = slot_at(left, top + pitch * row, text_style.card)
            cards = []
            for place in range(sizes[number]):
                cards.append(first._replace(cx=left + text_style.step * place + first.w / 2))
            melds[number] = tuple(cards)
            left += text_style.width(sizes[number]) + text_style.gap
    return tuple(melds)


def meld_rect(slots: Sequence[Slot]) -> Rect:
    """The box around one meld."""
    return bounds([slots[0].rect, slots[-1].rect])


def place_melds(
    owner: int,
    counts: Counts,
    field: Rect,
    text_style: MeldStyle,
    zones: dict[Zone, Rect],
    slots: dict[Place, tuple[Slot, ...]],
) -> None:
    """The melds of a team or a player within a tray, each in a zone `meld.OWNER.NUMBER`."""
    for number, cards in enumerate(meld_slots(counts.melds(owner), field, text_style)):
        slots[Place("meld", owner, number)] = cards
        zones[Zone("meld", owner, number)] = meld_rect(cards)


def rungs(least: int, most: int) -> list[int]:
    """Heights of cards, from the least to the most."""
    rungs = [least]
    while round(rungs[-1] * _LADDER) < most:
        rungs.append(round(rungs[-1] * _LADDER))
    return [*rungs, most] if rungs[-1] < most else rungs


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

    def rows(self, text_style: MeldStyle) -> object:
        """In how many rows the melds of each tray lie; None where some meld is wider than its tray."""


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
