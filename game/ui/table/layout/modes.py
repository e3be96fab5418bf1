"""What a table lays out otherwise where nobody plays: open hands, a trick and cards that are seen better, and room for
what is drawn on it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import (
    CARD_ASPECT,
    Counts,
    Frame,
    Rect,
    Slot,
    TableLayout,
    bounds,
    card_height,
    card_width,
)
from game.ui.table.layout.landings import held_with_landings, with_landings
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.rows import backs_across, backs_down
from game.ui.table.layout.zone import Zone

_AT_A_PLATE: Final = ("seat", "backs", "said", "did", "dealer")
"""Kinds of zones that belong to a player."""
_LOWER: Final = 20
"""Units by which a trick lies below the middle."""
_LARGER_TRICK: Final = 1.2
"""How much larger it is in a window that is higher than wide, where nobody is asked for anything below it."""
_TRICK_CARDS: Final = 0.9
"""The size of its cards in that of those of a table that is played at: they lie apart."""
_RAISED: Final = 0.25
"""By how much of its height a card is raised that came into a meld; it stays between its neighbours."""
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


def laid_out(lay: Callable[[Counts, Frame], TableLayout], counts: Counts, frame: Frame) -> TableLayout:
    """Lay a table out with `lay`, the way in which its game does that, as the mode of the frame asks for it."""
    mode, shown = frame.mode, counts.shown
    if mode.plays:
        return lay(counts, frame)
    layout = lay(held_with_landings(counts), frame)
    columns = any(zone.kind == "column" for zone in layout.zones)
    # What players did is in the list then, or cannot be read in a small picture: their cards have its room.
    if shown.opened or (columns and (shown.listed or mode is TableMode.POSITION)):
        layout = _with_open_hands(layout)
    if mode is TableMode.REPLAY:
        layout = _in_replay(layout, counts, frame, upright=columns)
    elif mode is TableMode.POSITION:
        layout = _with_large_hand(_clear_of_plate(layout, counts, frame), counts, frame)
    return with_landings(layout, counts)


def _in_replay(layout: TableLayout, counts: Counts, frame: Frame, *, upright: bool) -> TableLayout:
    if counts.shown.listed:
        zones = {zone: rect for zone, rect in layout.zones.items() if not _over_head(zone, layout.zones)}
        layout = replace(layout, zones=zones)
    layout = _with_raised(layout, counts)
    layout = _with_trick(layout, frame, larger=_LARGER_TRICK if upright else 1.0)
    return _with_middle(layout, counts, frame) if counts.shown.listed and not upright else layout


def _with_raised(layout: TableLayout, counts: Counts) -> TableLayout:
    """Cards that were added to a meld are raised above it, where others cover them."""
    slots, lying = dict(layout.slots), dict(counts.cards)
    for place, number in counts.shown.raised:
        held = slots.get(place, ())
        if len(held) == lying.get(place) and number + 1 < len(held):  # nothing else would come to the meld
            slots[place] = (*held[:number], _raised(held[number], layout, place), *held[number + 1 :])
    return replace(layout, slots=slots)


def _raised(slot: Slot, layout: TableLayout, place: Place) -> Slot:
    """The same card higher, with all indices seen: not over the name of whose melds they are, nor beyond the felt."""
    zones = layout.zones
    head, melds = zones.get(Zone("head", place.owner)), zones[Zone("melds", place.owner)]
    highest = melds.y if head is not None and head.bottom <= melds.y else zones[Zone("felt")].y
    return slot._replace(cy=slot.cy - max(0.0, min(slot.h * _RAISED, slot.cy - slot.h / 2 - highest)))


def _clear_of_plate(layout: TableLayout, counts: Counts, frame: Frame) -> TableLayout:
    """The hand further from the plate of its player where it nearly touches that, as far as there is room beyond it."""
    own, plate = Place("hand", counts.seat), layout.zones.get(Zone("seat", counts.seat))
    hand = layout.slots.get(own, ())
    if not hand or plate is None:
        return layout
    held = bounds([slot.rect for slot in hand])
    before, beyond = held.x - plate.right, frame.width - held.right
    aside = min(hand[0].w // 3 - before, (beyond - before) // 2)
    if before < 0 or aside <= 0:
        return layout
    moved = tuple(slot._replace(cx=slot.cx + aside) for slot in hand)
    return replace(layout, slots={**layout.slots, own: moved})


def _over_head(zone: Zone, zones: Mapping[Zone, Rect]) -> bool:
    """Whether what somebody says would lie over what stands at the head of a tray."""
    head = zones.get(Zone("head", zone.owner))
    return zone.kind == "said" and head is not None and bool(head.overlap(zones[zone]))


def _with_middle(layout: TableLayout, counts: Counts, frame: Frame) -> TableLayout:
    """The plate of who sits across in the middle above the felt with the cards beside it, if the score leaves room."""
    zones, felt, bar = dict(layout.zones), layout.zones[Zone("felt")], layout.zones[Zone("top")]
    across = [
        seat for seat in range(counts.seats) if _lies_in(zones.get(Zone("seat", seat)), bar) and seat != counts.seat
    ]
    for seat in across:
        places = [zone for kind in _AT_A_PLATE if (zone := Zone(kind, seat)) in zones]
        both = bounds([zones[Zone("seat", seat)], zones[Zone("backs", seat)]])
        edge = zones[Zone("score")].x
        least, most = zones[Zone("score")].right + edge, frame.width - edge - both.w
        aside = max(least, min(most, felt.centre[0] - both.w // 2)) - both.x
        zones.update({zone: zones[zone]._replace(x=zones[zone].x + aside) for zone in places})
        held = Place("hand", seat)
        cards = layout.slots.get(held, ())
        near = zones[Zone("backs", seat)].x - cards[0].rect.x if cards else 0
        moved = tuple(slot._replace(cx=slot.cx + near) for slot in cards)
        layout = replace(layout, zones=zones, slots={**layout.slots, held: moved})
    return layout


def _with_trick(layout: TableLayout, frame: Frame, larger: float) -> TableLayout:
    """A trick that hangs lower by what may be `larger` in it, and else a little: the card above has an arc and a frame.

    It keeps within the felt.
    """
    zones = dict(layout.zones)
    places = [zone for zone in zones if zone.kind == "trick" and zone.owner is not None]
    if not places:
        return layout
    whole = bounds([zones[zone] for zone in places])
    room = zones[Zone("trick")].bottom - whole.y - 2
    part = max(1.0, min(larger, room / whole.h))
    lower = 0 if part > 1 else max(0, min(round(_LOWER * frame.unit), room - whole.h))

    def moved(slot: Slot) -> Slot:
        high = int(slot.h * part * _TRICK_CARDS)
        beside, below = slot.cx - whole.centre[0], slot.cy - whole.y
        return Slot(whole.centre[0] + beside * part, whole.y + below * part + lower, card_width(high), high, slot.angle)

    tricks = {place: tuple(map(moved, held)) for place, held in layout.slots.items() if place.zone == "trick"}
    for zone in places:
        x, y, wide, high = zones[zone]
        zones[zone] = moved(Slot(x + wide / 2, y + high / 2, wide, high)).rect
    return replace(layout, zones=zones, slots={**layout.slots, **tricks})


def _lies_in(zone: Rect | None, bar: Rect) -> bool:
    return zone is not None and bar.contains(zone)


def _with_open_hands(layout: TableLayout) -> TableLayout:
    """The same layout with the cards of the others so far apart that they can be read."""
    zones, slots = dict(layout.zones), dict(layout.slots)
    for zone, did in layout.zones.items():
        if zone.kind != "did":
            continue
        seat = zone.owner
        backs, place = zones[Zone("backs", seat)], Place("hand", seat)
        held = slots.get(place, ())
        if did.y > backs.y + backs.h // 2:  # below each other, at a side of the table
            room = backs._replace(h=did.bottom - backs.y)
            long_side = min(room.w, card_height(room.w * CARD_ASPECT))
            angle = held[0].angle if held else 0.0
            slots[place] = backs_down(len(held), room._replace(w=long_side), angle)
        else:
            both = bounds([backs, did])
            room = Rect(backs.x, did.y, both.w, did.h)
            slots[place] = backs_across(len(held), room)
        zones[Zone("backs", seat)] = room
        del zones[zone]
    return replace(layout, zones=zones, slots=slots)


def _with_large_hand(layout: TableLayout, counts: Counts, frame: Frame) -> TableLayout:
    """The own hand has all the room below the felt and behind its plate: larger cards, further apart."""
    own, zones = Place("hand", counts.seat), dict(layout.zones)
    if counts.shown.calls:
        zones.pop(Zone("said", counts.seat), None)
    layout, held = replace(layout, zones=zones), layout.slots.get(own, ())
    if not _in_one_row(held):
        return layout
    felt, plate = zones[Zone("felt")], zones[Zone("seat", counts.seat)]
    edge, foot = round(_EDGE * frame.unit), max(slot.rect.bottom for slot in held)
    left = plate.right + edge if plate.bottom > held[0].rect.y else edge
    room = Rect(left, felt.bottom + edge, frame.width - edge - left, foot - felt.bottom - edge)
    return replace(layout, slots={**layout.slots, own: _fanned(held, room, counts.shown.ringed)})


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
