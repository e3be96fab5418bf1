"""Melds of two teams in two trays: one card size for both, as large as fits, every index in sight.

A meld is a row of cards that overlap; melds fill the rows of their tray from the start. When that gets tight the rows
of a tray overlap as well, and at last everything shrinks to the lowest card whose index can still be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.table.layout.geometry import (
    INDEX_HIGH,
    INDEX_WIDE,
    MIN_CARD_HEIGHT,
    MIN_INDEX,
    Rect,
    Slot,
    bounds,
    card_width,
    slot_at,
)

_STEPS: Final = (0.46, 0.42, 0.38, 0.34, 0.3)
_TIGHT: Final = INDEX_WIDE + 0.01
_PITCHES: Final = ((1.06, 1.0), (0.8, 0.93), (0.62, 0.86), (0.5, 0.8), (0.42, 0.74), (INDEX_HIGH + 0.02, 0.66))
"""Distance of rows in card heights, and how welcome each is: an overlap must buy cards that much larger."""
_LADDER: Final = 1.06
_GAP: Final = 0.16
"""Between two melds of a row, in card widths."""


@dataclass(frozen=True, slots=True)
class MeldStyle:
    """How melds are drawn on a table: card height, overlap within a meld and distance of rows, in pixels."""

    card: int
    step: float
    pitch: float

    @property
    def gap(self) -> int:
        """Pixels between two melds of a row."""
        return max(6, round(card_width(self.card) * _GAP))

    def width(self, cards: int) -> float:
        """The width of a meld."""
        return card_width(self.card) + self.step * (cards - 1)

    def rows(self, sizes: Sequence[int], width: int) -> list[list[int]]:
        """The meld numbers of each row: each meld stands in the first row that has room."""
        rows: list[list[int]] = []
        room: list[float] = []
        for number, size in enumerate(sizes):
            wide = self.width(size)
            for row, left in enumerate(room):
                if wide <= left:
                    rows[row].append(number)
                    room[row] -= wide + self.gap
                    break
            else:
                rows.append([number])
                room.append(width - wide - self.gap)
        return rows

    def height(self, sizes: Sequence[int], width: int) -> float:
        """The height that the melds of one team need in a tray of this width, at least one row."""
        return self.card + self.pitch * max(0, len(self.rows(sizes, width)) - 1)

    def holds(self, sizes: Sequence[int], width: int) -> bool:
        """Whether the longest meld is no wider than the tray."""
        return all(self.width(size) <= width for size in sizes)


def meld_style(
    teams: Sequence[Sequence[int]], width: int, height: int, most: int, least: int = MIN_CARD_HEIGHT
) -> MeldStyle | None:
    """The most legible style for the teams' meld sizes in trays of one width that share `height`.

    Cards are `most` high at most; None where not even cards of the height `least` fit.
    """
    best: MeldStyle | None = None
    worth = 0.0
    for pitch, welcome in _PITCHES:
        card = _largest(teams, width, height, most, least, pitch)
        if card is not None and card * welcome > worth:
            best, worth = _styled(card, _TIGHT, pitch), card * welcome
    if best is None:
        return None
    for step in _STEPS:
        wider = _styled(best.card, step, best.pitch / best.card)
        if _fits(wider, teams, width, height):
            return wider
    return best


def meld_slots(sizes: Sequence[int], field: Rect, style: MeldStyle) -> tuple[tuple[Slot, ...], ...]:
    """The slots of each meld of a team within its tray; rows keep to the middle of its height."""
    rows = style.rows(sizes, field.w)
    if not rows:
        return ()
    spare = field.h - style.card - style.pitch * (len(rows) - 1)
    pitch = style.pitch + (min(spare / len(rows), style.card * 1.06 - style.pitch) if len(rows) > 1 else 0.0)
    top = field.y + (field.h - style.card - pitch * (len(rows) - 1)) / 2
    melds: list[tuple[Slot, ...]] = [()] * len(sizes)
    for row, numbers in enumerate(rows):
        left = float(field.x)
        for number in numbers:
            melds[number] = tuple(
                slot_at(left + style.step * place, top + pitch * row, style.card) for place in range(sizes[number])
            )
            left += style.width(sizes[number]) + style.gap
    return tuple(melds)


def meld_rect(slots: Sequence[Slot]) -> Rect:
    """The box around one meld."""
    return bounds([slots[0].rect, slots[-1].rect])


def _styled(card: int, step: float, pitch: float) -> MeldStyle:
    return MeldStyle(card, max(MIN_INDEX, card_width(card) * step), card * pitch)


def _fits(style: MeldStyle, teams: Sequence[Sequence[int]], width: int, height: int) -> bool:
    return all(style.holds(sizes, width) for sizes in teams) and (
        sum(style.height(sizes, width) for sizes in teams) <= height
    )


def _largest(
    teams: Sequence[Sequence[int]], width: int, height: int, most: int, least: int, pitch: float
) -> int | None:
    """The largest card height up to `most` that fits with tight overlaps."""
    low, high = least, max(least, most)
    if not _fits(_styled(low, _TIGHT, pitch), teams, width, height):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(_styled(middle, _TIGHT, pitch), teams, width, height):
            low = middle
        else:
            high = middle - 1
    return _rung(low, least)


def _rung(card: int, rung: int) -> int:
    """The next lower height of a ladder of few that begins at `rung`.

    So cards change their size seldom, and come back to sizes they had.
    """
    while round(rung * _LADDER) <= card:
        rung = round(rung * _LADDER)
    return rung
