"""What lies around the trays of a felt: the wooden rim of a table for two to four players, and the band across it.

Partners sit opposite; the rim is the same around every felt. In the band lie squared piles from its start on, then the
spread discards, and at its end the strip for arranging melds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.engine import Place
from game.ui.table.layout.geometry import (
    CARD_ASPECT,
    LEAST_TARGET,
    Counts,
    Frame,
    Rect,
    Slot,
    bounds,
    card_height,
    card_width,
)
from game.ui.table.layout.groups import StripStyle, strip_slots, strip_style
from game.ui.table.layout.landings import beside_pile, coming_to_pile
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.portrait import place_above, place_portrait, portrait_words
from game.ui.table.layout.rows import backs_across, backs_down, heap, spread
from game.ui.table.layout.zone import NEW_GROUP, Zone

_LEAST_UNITS: Final = 860
"""However large the player wants things, the bars leave cards the room of a window of so many units' height."""
_SMALL_UNITS: Final = 660
"""The same of a table that shows one decision: names and counts are read in a small picture."""
_BROAD: Final = 9 / 16
"""What is beside the hand costs the cards no height: in a window wider than this it goes by the width."""
_TALLEST: Final = 0.63
"""In a window that is taller than this part of its width, sizes go by the width."""
_PORTRAIT: Final = 1.3
"""The same where it is higher than wide, and the felt has the whole width."""
_FIRST: Final = 38
"""The part of the bars above that score and news take in a window that is higher than wide, in percent."""
_HELD: Final = 36
"""The part of the room beside a panel that the backs of the hand take, in percent; what its player did has the rest."""
_SCORE: Final = 31
_TOLD: Final = 29
"""What the score has of the line above the felt, and what happened last with the buttons there, in percent."""
_PANEL_ACROSS: Final = 33
"""The share of the panel across the table of the room between score and words, in percent; cards need the rest."""
_IN_LINE: Final = 3
_PANEL_IN_LINE: Final = 62
"""So many players sit above a felt as a rule, and the share of a panel of the room of its player there, in percent."""
_HELD_ACROSS: Final = 33
"""The same across the table, where words lie on the backs."""
_PILED: Final = (10, 16, 22, 28, 34, 42)
"""How many discards there are at most while those that are kept for a round lie as far apart as before."""
_TALLY: Final = 5
"""The part of the room of the discards, as 1 / so much, that is spared for the button that takes them."""

_COMING: Final = 1.2
"""What a card takes that would lie behind the newest discard, in widths of a card."""


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
    """The width of the staging strip while it is empty; 0 without one."""
    line: int
    """The height of a line of text below a group."""
    tally: int
    """The width of what counts the discards, beside them."""
    taken: int
    """The same where there is room for the button there that takes them."""
    portrait: bool = False
    """Whether the window is higher than wide, so that nobody sits at the sides of the felt."""
    foot: int = 0
    """The height of what lies below the hand, with the gap above it."""
    mode: TableMode = TableMode.PLAY
    lined: bool = False
    """Whether the others sit side by side above the felt, where there is no score, and nobody at its sides."""

    @property
    def beside(self) -> int:
        """What lies at either side of the felt where somebody sits there."""
        return 2 * self.gap if self.portrait else self.rail + 2 * self.gap

    @property
    def aside(self) -> int:
        """What lies at either side of the hand."""
        return self.gap if self.portrait else self.side + 2 * self.gap


def bars_of(frame: Frame) -> Bars:
    """The lengths for a window."""
    portrait, small = frame.height > frame.width, frame.mode is TableMode.POSITION
    units = _SMALL_UNITS if small else _LEAST_UNITS
    unit = min(frame.unit, frame.height / units)
    broad = min(frame.unit, max(frame.height, frame.width * _BROAD) / units)

    def px(least: int, units: float, unit: float = unit) -> int:
        return max(least, round(units * unit))

    return Bars(
        gap=px(4, 8),
        top=px(52, 84) + px(90, 136) if portrait else px(46, 70 if small else 76),
        rail=px(74, 118),
        side=px(116, 196, broad),
        prompt=0 if small else px(30, 46),
        head=px(66, 104),
        panel=px(66, 104),
        strip=px(150, 250) if frame.mode.arranges else 0,
        line=px(18, 26),
        tally=px(52, 78),
        taken=px(136, 220),
        portrait=portrait,
        foot=px(54, 84) + px(4, 8) if portrait else 0,
        mode=frame.mode,
        lined=small and not portrait,
    )


def basis_of(frame: Frame) -> int:
    """What sizes of cards are measured by: the height of the window, less in tall ones."""
    if frame.height > frame.width:
        return min(frame.height, round(frame.width * _PORTRAIT))
    return min(frame.height, round(frame.width * _TALLEST))


def hand_of(frame: Frame, bars: Bars, high: int) -> Rect:
    """Where the own hand lies that is so high."""
    return Rect(bars.aside, frame.height - bars.foot - high - bars.gap, frame.width - 2 * bars.aside, high)


def field_of(frame: Frame, bars: Bars, around: Around, top: int, bottom: int) -> Rect:
    """The felt between two heights, and beside the players at the sides, if there are any."""
    sides = Around() if bars.lined else around.in_mirror() if frame.mirrored else around
    left = 2 * bars.gap if sides.left is None else bars.beside  # the rail around the felt needs room as well
    right = 2 * bars.gap if sides.right is None else bars.beside
    return Rect(left, top, frame.width - left - right, bottom - top)


def place_rim(
    frame: Frame,
    bars: Bars,
    hand: Rect,
    counts: Counts,
    around: Around,
    zones: dict[Zone, Rect],
    slots: dict[Place, tuple[Slot, ...]],
    drop: int = 0,
) -> None:
    """Panels, the cards of the others, score, buttons: all that is around the felt.

    The panels at the sides hang `drop` pixels below the corners of the felt.
    """
    gap, width = bars.gap, frame.width
    right, across, left = around.in_mirror() if frame.mirrored else around
    above = tuple(seat for seat in (left, across, right) if seat is not None)
    if bars.portrait:
        foot = Rect(gap, frame.height - bars.foot, width - 2 * gap, bars.foot - gap)
        place_portrait(
            frame, gap, bars.top, bars.top * _FIRST // 100, foot, bars.side * 4 // 3, counts, above, zones, slots
        )
        _leave_out(frame.mode, counts, zones)
        return
    zones[Zone("top")] = Rect(0, 0, width, bars.top)
    wing = (width - 4 * gap) * _SCORE // 100
    inner = bars.top - 2 * gap
    zones[Zone("score")] = Rect(gap, gap, wing, inner)
    menu = max(64, round(100 * bars.top / 76))
    zones[Zone("menu")] = Rect(width - gap - menu, gap, menu, inner)
    lap = min(inner, menu)
    zones[Zone("lap")] = Rect(width - 2 * gap - menu - lap, gap, lap, inner)
    told = (width - 4 * gap) * _TOLD // 100
    zones[Zone("last")] = Rect(width - gap - told, gap, told - menu - lap - 2 * gap, inner)
    if bars.lined:
        place_above(Rect(0, gap, width, bars.top), gap, counts, above, zones, slots, _PANEL_IN_LINE, _IN_LINE)
    elif across is not None:
        middle = Rect(wing + 2 * gap, gap, width - wing - told - 4 * gap, inner)
        panel = Rect(middle.x, middle.y, middle.w * _PANEL_ACROSS // 100, inner)
        zones[Zone("seat", across)] = panel
        beside = Rect(panel.right + gap, gap // 2, middle.right - panel.right - gap, bars.top - gap)
        backs = beside._replace(w=beside.w * _HELD_ACROSS // 100)
        slots[Place("hand", across)] = backs_across(counts.of("hand", across), backs)
        zones[Zone("backs", across)] = backs
        zones[Zone("did", across)] = backs._replace(x=backs.right + gap, w=beside.right - backs.right - gap)
    for seat, x, angle in ((left, gap, 90.0), (right, width - gap - bars.rail, -90.0)):
        if seat is None or bars.lined:
            continue
        rail = Rect(x, bars.top + gap, bars.rail, hand.y - bars.top - 2 * gap)
        zones[Zone("rail", seat)] = rail
        panel = Rect(x, rail.y + drop, rail.w, bars.panel + min(bars.panel * 3 // 5, rail.h // 9))  # faces are seen
        zones[Zone("seat", seat)] = panel
        high = (rail.bottom - panel.bottom - gap) * _HELD // 100
        backs = Rect(x + gap, panel.bottom + gap, rail.w - 2 * gap, high)
        zones[Zone("backs", seat)] = backs
        zones[Zone("did", seat)] = Rect(x, backs.bottom + gap, rail.w, rail.bottom - backs.bottom - gap)
        _hold_down(seat, backs, angle, counts, slots)
    own_high = min(hand.h, bars.panel * 3 // 2)
    own, tools = gap, width - gap - bars.side
    if frame.buttons_first:
        own, tools = tools, own
    zones[Zone("seat", counts.seat)] = Rect(own, hand.bottom - own_high, bars.side, own_high)
    zones[Zone("tools")] = Rect(tools, hand.y, bars.side, hand.h)
    _leave_out(frame.mode, counts, zones)


def _leave_out(mode: TableMode, counts: Counts, zones: dict[Zone, Rect]) -> None:
    """Leave out what is for somebody who plays, what a list beside the table says, and most words of a small picture.

    What stays gets the room.
    """
    if mode.arranges:
        return
    score, listed = zones[Zone("score")], counts.shown.listed
    zones[Zone("last")] = bounds([zones[Zone("last")], zones.pop(Zone("lap"))])
    if listed or mode is TableMode.POSITION:
        zones[Zone("last")] = zones[Zone("last")]._replace(w=0, h=0)
    if mode is TableMode.POSITION:
        zones[Zone("score")] = score._replace(w=0, h=0)
    elif listed and any(zone.kind == "column" for zone in zones):
        zones[Zone("score")] = score._replace(w=zones[Zone("menu")].x - 2 * score.x)


def _hold_down(seat: int, backs: Rect, angle: float, counts: Counts, slots: dict[Place, tuple[Slot, ...]]) -> None:
    """The hand of a seat at the side."""
    long_side = min(backs.w, card_height(backs.w * CARD_ASPECT))
    slots[Place("hand", seat)] = backs_down(counts.of("hand", seat), backs._replace(w=long_side), angle)


def place_words(
    bars: Bars,
    hand: Rect,
    counts: Counts,
    zones: dict[Zone, Rect],
    slots: dict[Place, tuple[Slot, ...]],
    around: Around,
) -> None:
    """Room for what players say, at their panels: below them, beside across the table, and above the own panel.

    Hands at the sides make room for it.
    """
    if bars.portrait or bars.lined:
        others = tuple(seat for seat in around if seat is not None)
        portrait_words(bars.gap, bars.panel // 2, bars.prompt, hand, others, counts.seat, zones)
        return
    for seat in (around.right, around.left):
        if seat is not None:
            panel, held = zones[Zone("seat", seat)], zones[Zone("backs", seat)]
            said = Rect(panel.x, panel.bottom + bars.gap, panel.w, bars.panel * 3 // 8)
            top = said.bottom + bars.gap
            backs = Rect(held.x, top, held.w, held.bottom - top)
            zones[Zone("said", seat)], zones[Zone("backs", seat)] = said, backs
            _hold_down(seat, backs, 90.0 if panel.x < hand.x else -90.0, counts, slots)
    if around.across is not None:
        zones[Zone("said", around.across)] = zones[Zone("backs", around.across)]
    own, words = zones[Zone("seat", counts.seat)], bars.panel // 2
    top = max(own.y, hand.y + words)
    zones[Zone("seat", counts.seat)] = Rect(own.x, top, own.w, own.bottom - top)
    zones[Zone("said", counts.seat)] = Rect(own.x, top - words, own.w, words)


Zones = dict[Zone, Rect]
Slots = dict[Place, tuple[Slot, ...]]


def place_band(
    band: Rect, bars: Bars, counts: Counts, piles: Sequence[Place], zones: Zones, slots: Slots, *, narrows: bool = True
) -> None:
    """Everything in the band; the first of the `piles` is always there, the others as long as cards lie in them.

    At the end of the discards is room, `tally`, for how many they are, and for what takes them, if somebody plays.
    Where many have little room, those before the newest are smaller if it `narrows` them, else the oldest are hidden.
    """
    pad = bars.gap
    high, fullest = band.h - 2 * pad, counts.shown.fullest
    left = band.x
    for place in piles:
        count = counts.of(place.zone, place.owner, place.index)
        if count or place == piles[0] or (fullest is not None and fullest.of(place.zone, place.owner, place.index)):
            pile = Rect(left, band.y, card_width(high) + 4 * pad, band.h)
            zones[Zone.of(place)] = pile
            slots[place] = heap(count, pile.inset(pad))
            left = pile.right + pad
    free = band.right - left - pad
    strip = _place_strip(band, bars, free - card_width(high) - 2 * pad, counts, zones, slots)
    zones[Zone("discards")] = discards = Rect(left, band.y, free - strip.w, band.h)
    cards = discards.inset(pad)
    small, beside = bars.mode is TableMode.POSITION, coming_to_pile(counts)
    apart = small or fullest is not None  # nobody is to take them
    taken = 0 if apart else min(bars.taken, cards.w // _TALLY)
    wanted, coming = max(bars.tally, taken), round(beside * _COMING * card_width(high))
    if small:
        wanted, coming = coming, 0
    tally = max(0, min(wanted, cards.w - card_width(high) - pad))
    zones[Zone("tally")] = room = Rect(cards.right - tally, cards.y, tally, cards.h)
    row = cards._replace(w=max(card_width(high), cards.w - tally - pad - coming))
    count = counts.of("discards")
    most = fullest.of("discards") if fullest is not None else 0
    like = min(most, next((each for each in _PILED if each >= count), count))
    slots[Place("discards")] = lying = spread(count, row, narrows=narrows, apart=apart, like=like)
    if small:
        zones[Zone("tally")] = room._replace(w=0, h=0)
    elif bars.mode is TableMode.REPLAY and lying:
        wide = lying[-1].w
        aside = max(counts.shown.taken * (wide + wide // 8), round(beside_pile(wide, beside)))
        left = min(room.x, lying[-1].rect.right + wide // 8 + aside)
        zones[Zone("tally")] = Rect(left, room.y + room.h * 2 // 5, min(room.w, wide), room.h * 3 // 5)


def _place_strip(band: Rect, bars: Bars, most: int, counts: Counts, zones: Zones, slots: Slots) -> Rect:
    """The staging strip at the end of the band, as wide as its groups need, with room for another one."""
    sizes, pad = counts.groups(), bars.gap
    if not bars.strip:
        return Rect(band.right, band.y, 0, band.h)
    if not sizes:
        zones[Zone("staging")] = zones[NEW_GROUP] = strip = Rect(band.right - bars.strip, band.y, bars.strip, band.h)
        return strip
    card = band.h - 2 * pad - bars.line
    text_style = strip_style(sizes, most - 2 * pad - LEAST_TARGET, card, bars.strip * 2 // 3)
    wide = min(most, round(text_style.width(sizes)) + 3 * pad + max(card_width(card), bars.strip * 3 // 5))
    zones[Zone("staging")] = strip = Rect(band.right - wide, band.y, wide, band.h)
    _place_groups(strip, bars, counts, text_style, zones, slots)
    return strip


def place_strip_row(row: Rect, bars: Bars, counts: Counts, zones: Zones, slots: Slots) -> None:
    """The staging strip where it has a row of its own, as wide as the felt."""
    sizes, pad = counts.groups(), bars.gap
    zones[Zone("staging")] = zones[NEW_GROUP] = row
    if sizes:
        wide, card = row.w - 3 * pad - bars.strip, row.h - 2 * pad - bars.line
        _place_groups(row, bars, counts, strip_style(sizes, wide, card, bars.strip * 2 // 3), zones, slots)


def _place_groups(strip: Rect, bars: Bars, counts: Counts, text_style: StripStyle, zones: Zones, slots: Slots) -> None:
    """The groups from the start of the strip on, and after them the room for another one."""
    pad = bars.gap
    groups, boxes = strip_slots(counts.groups(), strip.inset(pad), text_style, strip.h - 2 * pad - bars.line)
    for number, (held, box) in enumerate(zip(groups, boxes, strict=True)):
        slots[Place("staging", counts.seat, number)] = held
        zones[Zone("staging", number=number)] = box
    free = boxes[-1].right + pad
    zones[NEW_GROUP] = Rect(free, strip.y, strip.right - free, strip.h)
