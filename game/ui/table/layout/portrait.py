"""What lies around the felt in a window that is higher than wide: a tablet, or half a screen.

The others sit side by side above the felt, which has the whole width. Below it lies the hand, as wide as the window,
and at the very bottom, where thumbs are, the own panel and the buttons in one row.
"""

from __future__ import annotations

from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import Counts, Frame, Rect, Slot, card_height
from game.ui.table.layout.rows import backs_across
from game.ui.table.layout.zone import Zone

_PANEL: Final = 38
"""The part of the room of a player above that the panel takes, in percent."""
_HELD: Final = 14
"""The same of the backs of the cards, which lie as a pile there; what the player did has the rest."""
_SCORE: Final = 44
"""The part of the width that the score takes, in percent."""


def place_portrait(
    frame: Frame,
    gap: int,
    top: int,
    line: int,
    foot: Rect,
    side: int,
    counts: Counts,
    above: tuple[int, ...],
    zones: dict[Zone, Rect],
    slots: dict[Place, tuple[Slot, ...]],
) -> None:
    """Two lines above, the first as high as `line`: score and what happened last, then the players from the left.

    Both are `top` pixels high. In the `foot` the own panel is `side` pixels wide.
    """
    width, inner = frame.width, line - 2 * gap
    zones[Zone("top")] = Rect(0, 0, width, top)
    menu = max(64, inner * 3 // 2)
    zones[Zone("score")] = score = Rect(gap, gap, (width - 2 * gap) * _SCORE // 100, inner)
    zones[Zone("menu")] = Rect(width - gap - menu, gap, menu, inner)
    zones[Zone("lap")] = lap = Rect(zones[Zone("menu")].x - gap - inner, gap, inner, inner)
    zones[Zone("last")] = Rect(score.right + gap, gap, lap.x - score.right - 2 * gap, inner)
    place_above(Rect(0, line, width, top - line), gap, counts, above, zones, slots)
    zones[Zone("seat", counts.seat)] = own = Rect(foot.x, foot.y, side, foot.h)
    zones[Zone("tools")] = tools = Rect(own.right + gap, foot.y, foot.right - own.right - gap, foot.h)
    if frame.buttons_first:
        zones[Zone("tools")] = tools._replace(x=foot.x)
        zones[Zone("seat", counts.seat)] = own._replace(x=foot.right - own.w)


def place_above(
    row: Rect,
    gap: int,
    counts: Counts,
    above: tuple[int, ...],
    zones: dict[Zone, Rect],
    slots: dict[Place, tuple[Slot, ...]],
    part: int = _PANEL,
    fewest: int = 1,
) -> None:
    """Players side by side in the middle of a row, of whose room a panel takes a `part`; below them is a gap.

    None has more room than where there are the `fewest` of them.
    """
    wide = (row.w - gap) // max(fewest, len(above))
    left = row.x + gap + (row.w - gap - wide * len(above)) // 2 * (fewest > len(above))
    for number, seat in enumerate(above):
        zones[Zone("column", seat)] = room = Rect(left + number * wide, row.y, wide - gap, row.h - gap)
        zones[Zone("seat", seat)] = panel = Rect(room.x, room.y, room.w * part // 100, room.h)
        held = min(room.w * _HELD // 100, room.right - panel.right - gap)
        high = min(room.h, card_height(held))
        backs = Rect(panel.right + gap, room.y + (room.h - high) // 2, held, high)
        zones[Zone("backs", seat)] = backs
        slots[Place("hand", seat)] = backs_across(counts.of("hand", seat), backs)
        zones[Zone("did", seat)] = Rect(backs.right + gap, room.y, room.right - backs.right - gap, room.h)


def portrait_words(
    gap: int, high: int, prompt: int, hand: Rect, above: tuple[int, ...], own: int, zones: dict[Zone, Rect]
) -> None:
    """Room `high` for what players say: below what the others hold and did, above the prompt for the own.

    Below the panel itself stands whose melds lie there.
    """
    for seat in above:
        left, did = zones[Zone("backs", seat)].x, zones[Zone("did", seat)]
        zones[Zone("said", seat)] = Rect(left, zones[Zone("seat", seat)].bottom + gap, did.right - left, high)
    zones[Zone("said", own)] = Rect(hand.x, hand.y - prompt - high - gap, zones[Zone("seat", own)].w, high)
