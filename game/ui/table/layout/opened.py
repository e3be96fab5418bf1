"""The hands of the others where all are open: each has the room of what its player did as well."""

from __future__ import annotations

from game.engine import Place
from game.ui.table.layout.geometry import CARD_ASPECT, Rect, TableLayout, bounds, card_height
from game.ui.table.layout.rows import backs_across, backs_down

_DID = "did."


def with_open_hands(layout: TableLayout) -> TableLayout:
    """The same layout with the cards of the others so far apart that they can be read."""
    zones, slots = dict(layout.zones), dict(layout.slots)
    for name, did in layout.zones.items():
        if not name.startswith(_DID):
            continue
        seat = int(name.removeprefix(_DID))
        backs, place = zones[f"backs.{seat}"], Place("hand", seat)
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
        zones[f"backs.{seat}"] = room
        del zones[name]
    return TableLayout(zones, slots)
