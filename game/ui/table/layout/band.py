"""The band across a felt: squared piles from its start on, then the spread discards, and at its end the strip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import (
    INDEX_WIDE,
    LEAST_TARGET,
    MIN_CARD_HEIGHT,
    Counts,
    Rect,
    Slot,
    card_width,
    slot_at,
)
from game.ui.table.layout.rim import Bars
from game.ui.table.layout.rows import heap, spread

Zones = dict[str, Rect]
Slots = dict[Place, tuple[Slot, ...]]


def place_band(
    band: Rect, bars: Bars, counts: Counts, piles: Sequence[Place], zones: Zones, slots: Slots, *, shrinks: bool = True
) -> None:
    """Everything in the band; the first of the `piles` is always there, the others as long as cards lie in them.

    Where many discards have little room they become smaller if they may, else the oldest are hidden.
    """
    pad = bars.gap
    high = band.h - 2 * pad
    left = band.x
    for place in piles:
        count = counts.of(place.zone, place.owner, place.index)
        if count or place == piles[0]:
            pile = Rect(left, band.y, card_width(high) + 4 * pad, band.h)
            zones[place.zone if place.index is None else f"{place.zone}.{place.index}"] = pile
            slots[place] = heap(count, pile.inset(pad))
            left = pile.right + pad
    room = band.right - left - pad
    strip = _place_strip(band, bars, room - card_width(high) - 2 * pad, counts, zones, slots)
    zones["discards"] = discards = Rect(left, band.y, room - strip.w, band.h)
    slots[Place("discards")] = spread(counts.of("discards"), discards.inset(pad), shrinks=shrinks)


def _place_strip(band: Rect, bars: Bars, most: int, counts: Counts, zones: Zones, slots: Slots) -> Rect:
    """The staging strip at the end of the band, as wide as its groups need, with room for another one."""
    sizes, pad = counts.groups(), bars.gap
    if not sizes:
        zones["staging"] = zones["staging.new"] = strip = Rect(band.right - bars.strip, band.y, bars.strip, band.h)
        return strip
    card = band.h - 2 * pad - bars.line
    text_style = strip_style(sizes, most - 2 * pad - LEAST_TARGET, card, bars.strip * 2 // 3)
    wide = min(most, round(text_style.width(sizes)) + 3 * pad + max(card_width(card), bars.strip * 3 // 5))
    zones["staging"] = strip = Rect(band.right - wide, band.y, wide, band.h)
    groups, boxes = strip_slots(sizes, strip.inset(pad), text_style, card)
    for number, (held, box) in enumerate(zip(groups, boxes, strict=True)):
        slots[Place("staging", counts.seat, number)] = held
        zones[f"staging.{number}"] = box
    free = boxes[-1].right + pad
    zones["staging.new"] = Rect(free, strip.y, strip.right - free, strip.h)
    return strip


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
