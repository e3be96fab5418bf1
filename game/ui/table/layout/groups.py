"""The groups that a player arranges before laying them: how large their cards are, and where each belongs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.table.layout.geometry import INDEX_WIDE, LEAST_TARGET, MIN_CARD_HEIGHT, Rect, Slot, card_width, slot_at

_STEPS: Final = (0.42, 0.36, 0.31, INDEX_WIDE + 0.01)
"""Overlaps within a group, in card widths, the most welcome first."""
_GAP: Final = 0.2
"""Between two groups, in card widths."""
_SHRINK: Final = 0.94


@dataclass(frozen=True, slots=True)
class StripStyle:
    """How groups are drawn: card height, overlap, and the least width of a group, in pixels."""

    card: int
    step: float
    least: int

    @property
    def gap(self) -> int:
        """Pixels between two groups."""
        return max(4, round(card_width(self.card) * _GAP))

    def group(self, size: int) -> float:
        """The width of a group's cards."""
        return card_width(self.card) + self.step * (size - 1)

    def width(self, sizes: Sequence[int]) -> float:
        """The width of all groups."""
        return sum(max(self.least, self.group(size)) + self.gap for size in sizes) - self.gap


def strip_style(sizes: Sequence[int], width: int, card: int, label: int) -> StripStyle:
    """The most legible style for groups in a row of `width`: cards up to `card` high, `label` wide lines below them."""
    high = card
    while True:
        for least in (label, 0):
            for part in _STEPS:
                text_style = StripStyle(high, max(LEAST_TARGET, card_width(high) * part), least)
                if text_style.width(sizes) <= width:
                    return text_style
        if high <= MIN_CARD_HEIGHT:
            break
        high = max(MIN_CARD_HEIGHT, int(high * _SHRINK))
    tight = StripStyle(min(card, MIN_CARD_HEIGHT), 0.0, 0)
    spare = width - tight.width(sizes)
    covered = sum(sizes) - len(sizes)
    return StripStyle(tight.card, max(0.0, spare / covered) if covered else 0.0, 0)


def strip_slots(
    sizes: Sequence[int], field: Rect, text_style: StripStyle, room: int
) -> tuple[tuple[tuple[Slot, ...], ...], list[Rect]]:
    """The slots of each group, and the box of each group with its line of text; `field` is as high as both.

    Cards lie in the middle of the upper `room` pixels.
    """
    groups: list[tuple[Slot, ...]] = []
    boxes: list[Rect] = []
    left, top = float(field.x), field.y + max(0, room - text_style.card) // 2
    squeeze = min(1.0, field.w / text_style.width(sizes)) if sizes else 1.0
    for size in sizes:
        wide = max(text_style.least, text_style.group(size))
        start = left + (wide - text_style.group(size)) / 2
        groups.append(tuple(slot_at(start + text_style.step * place, top, text_style.card) for place in range(size)))
        begin = min(round(left), groups[-1][0].rect.x)
        end = max(min(field.right, round(left + wide)), groups[-1][-1].rect.right)
        boxes.append(Rect(begin, field.y, end - begin, field.h))
        left += (wide + text_style.gap) * squeeze
    return tuple(groups), boxes
