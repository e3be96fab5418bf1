"""The table of a picture of a decision: nothing is asked of it, and there is room for what both ways would bring."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.engine import Place, SeatView
from game.ui.judged.table.landings import PILE, held_with, shared_out
from game.ui.scenes.replay.played_back import PlayedBack
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.layout.geometry import Counts, Frame, Rect, Slot, TableLayout, card_width
from game.ui.table.layout.opened import with_open_hands
from game.ui.table.melds.marks import MeldMarks

_EDGE: Final = 12
"""Units that are free around the own hand."""
_LARGER: Final = 1.6
"""By what its cards are larger than at the table, at most."""
_ABOVE: Final = 0.16
"""Room above it for the signs of cards that a way is about, by its height."""
_SEEN: Final = 0.5
_LEAST_SEEN: Final = 0.36
"""The part of a covered card that is to be seen where they are larger, and at least."""
_BESIDE: Final = 1.05
_RINGED: Final = 1.2
_FANNED: Final = 0.72
"""Steps from card to card, in widths of a card: side by side, with room for a ring between them, or so that no half of
a second index is to be seen."""
_TILTED: Final = 0.1
"""What the outer cards take besides for their tilt, in widths of a card."""


class PositionTable(PlayedBack):
    """The own hand has all that lies below the felt and behind its plate."""

    marked: Collection[int] = ()
    """The places of cards in the hand that are ringed, and wholly seen."""
    calls: bool = False
    """Whether ways call something out: that stands where the seat's last call hung."""

    def components(self, table: TableContext[SeatView]) -> Sequence[TableComponent[SeatView]]:
        """Melds have no seals: only what the decision is about is marked."""
        found = super().components(table)
        for each in found:
            if isinstance(each, MeldMarks):
                each.sealed = False
        return found

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Cards of the own hand larger and further apart, as far as they have room."""
        own = Place("hand", counts.seat)
        frame = replace(frame, still=True, beside=sum(len(each.faces) for each in self.landings if each.place == PILE))
        layout = self.laid(held_with(counts, self.landings), frame)
        if any(name.startswith("column.") for name in layout.zones):
            layout = with_open_hands(layout)
        held = layout.slots.get(own, ())
        zones = dict(layout.zones)
        if self.calls:
            zones.pop(f"said.{counts.seat}", None)
        if tally := zones.get("tally"):
            zones["tally"] = tally._replace(w=0, h=0)
        layout = replace(layout, zones=zones)
        if _in_one_row(held):
            felt, plate = zones["felt"], zones[f"seat.{counts.seat}"]
            edge, foot = round(_EDGE * frame.unit), max(slot.rect.bottom for slot in held)
            beside = plate.right + edge if plate.bottom > held[0].rect.y else edge
            room = Rect(beside, felt.bottom + edge, frame.width - edge - beside, foot - felt.bottom - edge)
            layout = replace(layout, slots={**layout.slots, own: _fanned(held, room, self.marked)})
        layout, self.slots = shared_out(layout, counts, self.landings)
        return layout


def _in_one_row(held: Sequence[Slot]) -> bool:
    return bool(held) and all(one.cx < other.cx for one, other in pairwise(held))


def _fanned(held: Sequence[Slot], room: Rect, marked: Collection[int]) -> tuple[Slot, ...]:
    """The same fan in a room at whose foot it lies, in its middle: no card far larger, and none far from the next.

    No part of the `marked` ones lies beneath the next.
    """
    count, first = len(held), held[0]
    high = room.bottom - min(slot.rect.y for slot in held)
    apart = len({number for number in marked if number < count - 1})
    others = count - 1 - apart

    def part_for(seen: float) -> float:
        return room.w / (first.w * (1 + _TILTED + _RINGED * apart + seen * others))

    part = min(_LARGER, room.h / high / (1 + _ABOVE))
    part = part if part_for(_SEEN) >= part else max(min(1.0, part_for(_LEAST_SEEN)), part_for(_SEEN))
    wide = card_width(int(first.h * part))
    seen = min(_BESIDE, (room.w - wide * (1 + _TILTED + _RINGED * apart)) / wide / others) if others else _BESIDE
    seen = seen if seen >= 1.0 else min(seen, _FANNED)
    places = [0.0]
    for number in range(count - 1):
        places.append(places[-1] + wide * (_RINGED if number in marked else seen))
    middle, half = room.x + room.w / 2, places[-1] / 2
    before = (held[-1].cx - first.cx) / 2
    top, bend = min(slot.cy for slot in held), first.cy - min(slot.cy for slot in held)
    turn = first.angle * min(1.0, part * before / half) if half else 0.0
    slots = []
    for left in places:
        away = (left - half) / half if half else 0.0
        cy = room.bottom - (room.bottom - top - bend * away * away) * part
        slots.append(Slot(middle + left - half, cy, wide, int(first.h * part), round(-turn * away, 1)))
    return tuple(slots)
