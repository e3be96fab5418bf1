"""The wooden rim of a table for four, partners opposite: the same around every felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import CARD_ASPECT, Rect, Slot, card_height
from game.ui.table.layout.rows import backs_across, backs_down
from game.ui.table.layout.tree import Counts, Frame

_SEATS: Final = 4
_LEAST_UNITS: Final = 860
"""However large the player wants things, the bars leave cards the room of a window of so many units' height."""
TALLEST: Final = 0.63
"""In a window that is taller than this part of its width, sizes go by the width."""


@dataclass(frozen=True, slots=True)
class Bars:
    """The lengths of the tree that depend on the window alone, in pixels."""

    gap: int
    top: int
    rail: int
    side: int
    prompt: int
    head: int
    plate: int
    strip: int
    """The width of the staging strip while it is empty."""
    line: int
    """The height of a line of text below a group."""


def bars_of(frame: Frame) -> Bars:
    """The lengths for a window."""
    unit = min(frame.unit, frame.height / _LEAST_UNITS)

    def px(least: int, units: float) -> int:
        return max(least, round(units * unit))

    return Bars(
        gap=px(4, 8),
        top=px(46, 76),
        rail=px(74, 118),
        side=px(116, 196),
        prompt=px(30, 46),
        head=px(66, 104),
        plate=px(66, 104),
        strip=px(150, 250),
        line=px(18, 26),
    )


def place_rim(
    frame: Frame,
    bars: Bars,
    hand: Rect,
    counts: Counts,
    zones: dict[str, Rect],
    slots: dict[Place, tuple[Slot, ...]],
    drop: int = 0,
) -> None:
    """Plates, the cards of the others, score, buttons: all that is around the felt.

    The plates at the sides hang `drop` pixels below the corners of the felt.
    """
    gap, width = bars.gap, frame.width
    right, across, left = ((counts.seat + ahead) % _SEATS for ahead in (1, 2, 3))
    if frame.mirrored:  # players keep their chairs when the table is shown in a mirror
        right, left = left, right
    zones["top"] = Rect(0, 0, width, bars.top)
    wing = (width - 4 * gap) * 31 // 100
    inner = bars.top - 2 * gap
    zones["score"] = Rect(gap, gap, wing, inner)
    menu = max(64, round(100 * bars.top / 76))
    zones["menu"] = Rect(width - gap - menu, gap, menu, inner)
    zones["last"] = Rect(width - gap - wing, gap, wing - menu - gap, inner)
    middle = Rect(wing + 2 * gap, gap, width - 2 * wing - 4 * gap, inner)
    plate = Rect(middle.x, middle.y, middle.w * 46 // 100, inner)
    zones[f"seat.{across}"] = plate
    backs = Rect(plate.right + gap, gap // 2, middle.right - plate.right - gap, bars.top - gap)
    slots[Place("hand", across)] = backs_across(counts.of("hand", across), backs)
    zones[f"backs.{across}"] = backs
    for seat, x, angle in ((left, gap, 90.0), (right, width - gap - bars.rail, -90.0)):
        rail = Rect(x, bars.top + gap, bars.rail, hand.y - bars.top - 2 * gap)
        zones[f"rail.{seat}"] = rail
        zones[f"seat.{seat}"] = Rect(x, rail.y + drop, rail.w, bars.plate)
        backs = Rect(x + gap, rail.y + drop + bars.plate + gap, rail.w - 2 * gap, rail.h - drop - bars.plate - gap)
        zones[f"backs.{seat}"] = backs
        long_side = min(backs.w, card_height(backs.w * CARD_ASPECT))
        slots[Place("hand", seat)] = backs_down(counts.of("hand", seat), backs._replace(w=long_side), angle)
    own_high = min(hand.h, bars.plate * 3 // 2)
    zones[f"seat.{counts.seat}"] = Rect(gap, hand.bottom - own_high, bars.side, own_high)
    zones["tools"] = Rect(width - gap - bars.side, hand.y, bars.side, hand.h)
