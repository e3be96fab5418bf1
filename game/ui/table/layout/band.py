"""The band across a felt: squared piles from its start on, then the spread discards, and at its end the strip."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Place
from game.ui.table.layout.geometry import LEAST_TARGET, Rect, Slot, card_width
from game.ui.table.layout.rim import Bars
from game.ui.table.layout.rows import heap, spread
from game.ui.table.layout.strip import strip_slots, strip_style
from game.ui.table.layout.tree import Counts

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
