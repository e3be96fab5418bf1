"""A felt with a tray for every player: those of the others side by side above, the own below, between them the band.

The trays above are equally wide, and share the width by need only where there are more melds than that shows well; each
has its head in a line above its melds, and a tray that has the whole width to itself has it beside them. Who is out of
the match has no tray.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.engine import Place
from game.ui.table.layout.bands import (
    ALONE,
    Bands,
    Plan,
    bands_of,
    empty_handed,
    in_portrait,
    shared_out,
    snug_bands,
    spared,
)
from game.ui.table.layout.geometry import LEAST_TARGET, Counts, Frame, Rect, TableLayout
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.rim import (
    Around,
    Bars,
    Slots,
    Zones,
    bars_of,
    basis_of,
    field_of,
    hand_of,
    place_band,
    place_rim,
    place_words,
)
from game.ui.table.layout.rows import hand_slots
from game.ui.table.layout.shares import MeldStyle, Needs, place_melds
from game.ui.table.layout.steady import restyled, steady_bands
from game.ui.table.layout.zone import Zone

_WISHES: Final = (0.215, 0.165, 0.165)
_WEIGHTS: Final = (1.0, 1.2, 0.2)
_STOCK: Final = (Place("stock"),)
AWAY: Final = "away"
"""The zone of an empty place that tells that a seat is out of the match."""
Sizes = tuple[int, ...]
Seated = Callable[[int, int], Around]
"""Who sits where around a seat, of so many."""


@dataclass(frozen=True, slots=True)
class _Shelf:
    """Trays side by side in the width of the felt; lengths in pixels."""

    melds: tuple[Sizes, ...]
    """Of each tray the sizes of its melds."""
    width: int
    pad: int
    head: int
    """The width of a head beside the melds of a tray that is alone."""
    line: int
    """The height of a head above the melds of one among several."""
    even: bool = True
    """Whether trays side by side are equally wide, whatever lies in them."""
    kept: Sizes = ()
    """The widths for the melds of each tray side by side where these are fixed."""

    @property
    def alone(self) -> bool:
        """Whether one tray has the whole width."""
        return len(self.melds) == 1

    def widths(self, text_style: MeldStyle) -> Sizes | None:
        """The width for the melds of each tray; None where some meld is wider than its tray."""
        if not self.melds:
            return ()
        if self.alone:
            wide = self.width - self.head - 3 * self.pad
            return (wide,) if text_style.holds(self.melds[0], wide) else None
        if self.kept:
            return self.kept
        count = len(self.melds)
        room = self.width - self.pad * (3 * count - 1)
        if not self.even:
            return _shared(self.melds, room, text_style)
        fits = all(text_style.holds(sizes, room // count) for sizes in self.melds)
        return (room // count,) * count if fits else None

    def rows(self, text_style: MeldStyle) -> Sizes | None:
        """In how many rows the melds of each tray lie; None where some meld is wider than its tray."""
        widths = self.widths(text_style)
        if widths is None:
            return None
        return tuple(len(text_style.rows(sizes, wide)) for sizes, wide in zip(self.melds, widths, strict=True))

    @property
    def empty(self) -> bool:
        """Whether there are no melds."""
        return not any(self.melds)

    @property
    def least(self) -> int:
        """The heads, with as much below them, and the pads."""
        return 2 * self.line + 2 * self.pad

    @property
    def overhead(self) -> int:
        """The pads, and the line of the heads."""
        return 2 * self.pad + (0 if self.alone else self.line)

    def height(self, text_style: MeldStyle) -> int:
        """Of the trays, which are equally high."""
        rows = max(1, *(self.rows(text_style) or (1,)))
        return round(text_style.card + text_style.pitch * (rows - 1) + 0.5) + self.overhead


@dataclass(frozen=True, slots=True)
class _Shelves:
    """All trays of a felt; one of the two may be empty, as where the own player is out."""

    shelves: tuple[_Shelf, ...]

    def height(self, text_style: MeldStyle) -> int:
        """Of both."""
        return sum(shelf.height(text_style) for shelf in self.shelves)

    def rows(self, text_style: MeldStyle) -> tuple[Sizes, ...] | None:
        """Of each tray of each."""
        rows = tuple(shelf.rows(text_style) for shelf in self.shelves)
        return None if None in rows else tuple(row for row in rows if row is not None)


@dataclass(frozen=True, slots=True)
class ManyTrays:
    """Such a felt for two to four players."""

    seated: Seated

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs; `low.SEAT.N` and `high.SEAT.N` are the halves of `meld.SEAT.N`."""
        bars = bars_of(frame)
        around = self.seated(counts.seat, counts.seats)
        gap = bars.gap
        field = field_of(frame, bars, around, 0, 0)
        right, across, left = around.in_mirror() if frame.mirrored else around
        others = [seat for seat in (left, across, right) if seat is not None and _sits(seat, counts)]
        own = [counts.seat] if _sits(counts.seat, counts) else []
        shelves = [_shelf(seats, counts, field.w, bars) for seats in (others, own)]
        held = None
        if (fuller := counts.shown.fullest) is not None:
            fullest = [_shelf(seats, fuller, field.w, bars) for seats in (others, own)]
            held = (fullest, fuller.of("hand", fuller.seat))
        shown, bands = _shared_out(shelves, counts, frame, bars, held)
        hand = hand_of(frame, bars, bands.hand)
        field = field_of(frame, bars, around, bars.top + gap, hand.y - bars.prompt - gap)
        prompt = Rect(field.x, hand.y - bars.prompt, field.w, bars.prompt)
        zones = {Zone("hand"): hand, Zone("prompt"): prompt, Zone("felt"): field}
        slots: Slots = {Place("hand", counts.seat): hand_slots(counts.of("hand", counts.seat), hand)}
        between = bands.pile + 4 * gap
        above = Rect(field.x, field.y, field.w, bands.above)
        below = Rect(field.x, above.bottom + between, field.w, field.bottom - above.bottom - between)
        for seats, shelf, room, text_style in zip((others, own), shown, (above, below), bands.styles, strict=True):
            _place_shelf(seats, shelf, room, text_style, counts, zones, slots)
        band = Rect(field.x, above.bottom + gap, field.w, between - 2 * gap)
        place_band(band, bars, counts, _STOCK, zones, slots, narrows=False)
        place_rim(frame, bars, hand, counts, around, zones, slots)
        place_words(bars, hand, counts, zones, slots, around)
        return TableLayout(zones, slots)


def _sits(seat: int, counts: Counts) -> bool:
    """Whether the seat is in the round."""
    return (Place(AWAY, seat), 0) not in counts.cards


def _shelf(seats: Sequence[int], counts: Counts, width: int, bars: Bars) -> _Shelf:
    return _Shelf(tuple(counts.melds(seat) for seat in seats), width, bars.gap, bars.head, max(LEAST_TARGET, bars.line))


def _shared_out(
    shelves: Sequence[_Shelf],
    counts: Counts,
    frame: Frame,
    bars: Bars,
    held: tuple[Sequence[_Shelf], int] | None = None,
) -> tuple[Sequence[_Shelf], Bands]:
    """The trays as wide as they shall be, and how high everything is.

    Where something is `held`, shelves and cards in the own hand, it goes by that, whatever lies there.
    """
    gap = bars.gap
    needy = [replace(shelf, even=False) for shelf in shelves]
    needs = Needs(
        basis=basis_of(frame),
        height=frame.height - bars.top - bars.prompt - bars.foot - 3 * gap,
        hand=counts.of("hand", counts.seat),
        hand_wide=frame.width - 2 * bars.aside,
        trays=_Shelves(tuple(shelf for shelf in needy if shelf.melds)),
        below_piles=bars.line if counts.groups() else 0,
        pad=gap,
        gap=gap,
        weights=_WEIGHTS,
        wishes=_WISHES,
    )
    sat = [shelf if shelf.melds else None for shelf in needy]
    if frame.mode is TableMode.POSITION:
        snug = snug_bands(needs, *sat)
        if snug is not None:
            return needy, snug
    plans: Sequence[Plan] = in_portrait(ALONE) if bars.portrait else ALONE
    if held is not None:
        full = [replace(shelf, even=False) for shelf in held[0]]
        sat = [shelf if shelf.melds else None for shelf in full]
        trays = _Shelves(tuple(shelf for shelf in full if shelf.melds))
        needs = replace(needs, hand=max(needs.hand, held[1]), trays=trays)
        plans = plans if needs.hand else empty_handed(plans)
        bands = steady_bands(plans, needs, *sat) or restyled(_by_need(needs, full), needs, *sat)
        return [_kept(shelf, fuller, bands) for shelf, fuller in zip(shelves, full, strict=True)], bands
    above, below = (shelf if shelf.melds else None for shelf in shelves)
    planned = bands_of(plans, needs, above, below, bars.line)
    return (shelves, planned) if planned is not None else (needy, _by_need(needs, needy))


def _by_need(needs: Needs, shelves: Sequence[_Shelf]) -> Bands:
    """What each gets where no plan fits."""
    shares = shared_out(needs)
    text_style = shares.text_style
    high = [shelf.height(text_style) if shelf.melds else 0 for shelf in shelves]
    spare = needs.height - shares.hand - shares.pile - 4 * needs.gap - sum(high)
    first = high[0] + (spared(spare, [shelf.empty for shelf in shelves]) if shelves[1].melds else spare)
    return Bands(shares.hand, shares.pile, first, (text_style, text_style))


def _kept(shelf: _Shelf, full: _Shelf, bands: Bands) -> _Shelf:
    """Trays as wide as those that hold all melds of the round."""
    return shelf if shelf.alone else replace(shelf, kept=full.widths(bands.styles[0]) or ())


def _place_shelf(
    seats: Sequence[int], shelf: _Shelf, room: Rect, text_style: MeldStyle, counts: Counts, zones: Zones, slots: Slots
) -> None:
    pad, left = shelf.pad, room.x
    widths = shelf.widths(text_style)
    if widths is None:
        raise ValueError(f"melds of {shelf.melds} cards do not fit {shelf.width} pixels")
    for seat, wide in zip(seats, widths, strict=True):
        if shelf.alone:
            tray = room
            head = Rect(tray.x + pad, tray.y + pad, shelf.head, tray.h - 2 * pad)
            field = Rect(head.right + pad, tray.y + pad, wide, tray.h - 2 * pad)
        else:
            tray = Rect(left, room.y, wide + 2 * pad, room.h)
            head = Rect(tray.x + 2 * pad, tray.y + pad // 2, wide - 2 * pad, shelf.line)
            field = Rect(tray.x + pad, tray.y + pad + shelf.line, wide, tray.h - 2 * pad - shelf.line)
        left = tray.right + pad
        zones[Zone("tray", seat)], zones[Zone("head", seat)], zones[Zone("melds", seat)] = tray, head, field
        place_melds(seat, counts, field, text_style, zones, slots)
        for number in range(len(counts.melds(seat))):
            meld = zones[Zone("meld", seat, number)]
            half = meld.w // 2
            zones[Zone("low", seat, number)] = meld._replace(w=half)
            zones[Zone("high", seat, number)] = Rect(meld.x + half, meld.y, meld.w - half, meld.h)


@lru_cache(maxsize=1 << 10)
def _shared(melds: tuple[Sizes, ...], width: int, text_style: MeldStyle) -> Sizes | None:
    """Widths that add up to `width` and need as few rows as possible: equal ones, if these do as well."""
    count = len(melds)
    equal = [width // count + (place < width % count) for place in range(count)]
    least = width // (2 * count)
    for rows in range(1, max(1, *map(len, melds)) + 1):
        needed = [max(least, _narrowest(sizes, rows, width, text_style)) for sizes in melds]
        spare = width - sum(needed)
        if spare < 0:
            continue
        if all(need <= wide for need, wide in zip(needed, equal, strict=True)):
            return tuple(equal)
        growing = [place for place, sizes in enumerate(melds) if sizes]
        for number, place in enumerate(growing):
            needed[place] += spare // len(growing) + (number < spare % len(growing))
        return tuple(needed)
    return None


def _narrowest(sizes: Sizes, rows: int, most: int, text_style: MeldStyle) -> int:
    """The least width in which the melds lie in so many rows, more than `most` where there is none."""
    if not sizes:
        return 0
    low, high = int(max(map(text_style.width, sizes))) + 1, most + 1
    while low < high:
        middle = (low + high) // 2
        if len(text_style.rows(sizes, middle)) <= rows:
            high = middle
        else:
            low = middle + 1
    return low
