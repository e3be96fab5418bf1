"""The wooden rim of a table for two to four, partners opposite: the same around every felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.engine import Place
from game.ui.table.layout.geometry import CARD_ASPECT, Counts, Frame, Rect, Slot, card_height
from game.ui.table.layout.rows import backs_across, backs_down

_LEAST_UNITS: Final = 860
"""However large the player wants things, the bars leave cards the room of a window of so many units' height."""
TALLEST: Final = 0.63
"""In a window that is taller than this part of its width, sizes go by the width."""


class Around(NamedTuple):
    """Who sits at the other sides of the table; None where nobody does."""

    right: int | None = None
    across: int | None = None
    left: int | None = None

    def in_mirror(self) -> Around:
        """The same players as a scene places them that is shown in a mirror: they keep their chairs."""
        return Around(self.left, self.across, self.right)


def around(own: int, seats: int, *, clockwise: bool = False) -> Around:
    """Where the others sit who play one after the other: the next player at the right, `clockwise` at the left."""
    match [(own + ahead) % seats for ahead in range(1, seats)]:
        case [across]:
            return Around(across=across)
        case [right, left]:
            sides = Around(right=right, left=left)
        case [right, across, left]:
            sides = Around(right, across, left)
        case _:
            return Around()
    return sides.in_mirror() if clockwise else sides


@dataclass(frozen=True, slots=True)
class Bars:
    """The lengths of the tree that depend on the window alone, in pixels."""

    gap: int
    top: int
    rail: int
    side: int
    prompt: int
    head: int
    panel: int
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
        panel=px(66, 104),
        strip=px(150, 250),
        line=px(18, 26),
    )


def field_of(frame: Frame, bars: Bars, around: Around, top: int, bottom: int) -> Rect:
    """The felt between two heights, and beside the players at the sides, if there are any."""
    sides = around.in_mirror() if frame.mirrored else around
    beside = bars.rail + 2 * bars.gap
    left = bars.gap if sides.left is None else beside
    right = bars.gap if sides.right is None else beside
    return Rect(left, top, frame.width - left - right, bottom - top)


def place_rim(
    frame: Frame,
    bars: Bars,
    hand: Rect,
    counts: Counts,
    around: Around,
    zones: dict[str, Rect],
    slots: dict[Place, tuple[Slot, ...]],
    drop: int = 0,
) -> None:
    """Panels, the cards of the others, score, buttons: all that is around the felt.

    The panels at the sides hang `drop` pixels below the corners of the felt.
    """
    gap, width = bars.gap, frame.width
    right, across, left = around.in_mirror() if frame.mirrored else around
    zones["top"] = Rect(0, 0, width, bars.top)
    wing = (width - 4 * gap) * 31 // 100
    inner = bars.top - 2 * gap
    zones["score"] = Rect(gap, gap, wing, inner)
    menu = max(64, round(100 * bars.top / 76))
    zones["menu"] = Rect(width - gap - menu, gap, menu, inner)
    zones["last"] = Rect(width - gap - wing, gap, wing - menu - gap, inner)
    if across is not None:
        middle = Rect(wing + 2 * gap, gap, width - 2 * wing - 4 * gap, inner)
        panel = Rect(middle.x, middle.y, middle.w * 46 // 100, inner)
        zones[f"seat.{across}"] = panel
        backs = Rect(panel.right + gap, gap // 2, middle.right - panel.right - gap, bars.top - gap)
        slots[Place("hand", across)] = backs_across(counts.of("hand", across), backs)
        zones[f"backs.{across}"] = backs
    for seat, x, angle in ((left, gap, 90.0), (right, width - gap - bars.rail, -90.0)):
        if seat is None:
            continue
        rail = Rect(x, bars.top + gap, bars.rail, hand.y - bars.top - 2 * gap)
        zones[f"rail.{seat}"] = rail
        zones[f"seat.{seat}"] = Rect(x, rail.y + drop, rail.w, bars.panel)
        backs = Rect(x + gap, rail.y + drop + bars.panel + gap, rail.w - 2 * gap, rail.h - drop - bars.panel - gap)
        zones[f"backs.{seat}"] = backs
        long_side = min(backs.w, card_height(backs.w * CARD_ASPECT))
        slots[Place("hand", seat)] = backs_down(counts.of("hand", seat), backs._replace(w=long_side), angle)
    own_high = min(hand.h, bars.panel * 3 // 2)
    zones[f"seat.{counts.seat}"] = Rect(gap, hand.bottom - own_high, bars.side, own_high)
    zones["tools"] = Rect(width - gap - bars.side, hand.y, bars.side, hand.h)


def place_words(bars: Bars, hand: Rect, counts: Counts, zones: dict[str, Rect], around: Around) -> None:
    """Room for what players say, at their panels: over the backs of their cards, and above the own panel."""
    for seat in (around.right, around.left):
        if seat is not None:
            panel = zones[f"seat.{seat}"]
            zones[f"said.{seat}"] = Rect(panel.x, panel.bottom + bars.gap, panel.w, bars.panel * 3 // 4)
    if around.across is not None:
        zones[f"said.{around.across}"] = zones[f"backs.{around.across}"]
    own, words = zones[f"seat.{counts.seat}"], bars.panel // 2
    top = max(own.y, hand.y + words)
    zones[f"seat.{counts.seat}"] = Rect(own.x, top, own.w, own.bottom - top)
    zones[f"said.{counts.seat}"] = Rect(own.x, top - words, own.w, words)
