"""Melds of two teams in two trays: one card size for both, as large as fits, every index in sight.

A meld is a row of cards that overlap; melds fill the rows of their tray from the start. Rows lie clear of one another
wherever the window has room for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import (
    INDEX_HIGH,
    INDEX_WIDE,
    MIN_INDEX,
    Counts,
    Rect,
    Slot,
    bounds,
    card_width,
    slot_at,
)

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
    for card in _rungs(least, max(least, most)):
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
    zones: dict[str, Rect],
    slots: dict[Place, tuple[Slot, ...]],
) -> None:
    """The melds of a team or a player within a tray, each in a zone `meld.OWNER.NUMBER`."""
    for number, cards in enumerate(meld_slots(counts.melds(owner), field, text_style)):
        slots[Place("meld", owner, number)] = cards
        zones[f"meld.{owner}.{number}"] = meld_rect(cards)


def _rungs(least: int, most: int) -> list[int]:
    rungs = [least]
    while round(rungs[-1] * _LADDER) < most:
        rungs.append(round(rungs[-1] * _LADDER))
    return [*rungs, most] if rungs[-1] < most else rungs
