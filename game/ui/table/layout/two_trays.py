"""A felt with the trays of two teams, theirs above and ours below, and between them a band with the piles.

In the band lie squared piles from its start on, then the spread discards, and at its end the strip for arranging melds;
where the window is high this has a row of its own below them.
Seats 0 and 2 are team 0, seats 1 and 3 are team 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.engine import Place
from game.ui.table.layout.bands import (
    EVEN_PARTNERS,
    PARTNERS,
    Bands,
    Plan,
    bands_of,
    in_portrait,
    shared_out,
    snug_bands,
)
from game.ui.table.layout.geometry import Counts, Frame, Rect, TableLayout
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
    place_strip_row,
)
from game.ui.table.layout.rows import hand_slots, heap
from game.ui.table.layout.shares import MeldStyle, Needs, place_melds
from game.ui.table.layout.steady import crowded_bands, steady_bands
from game.ui.table.layout.zone import Zone

_RESERVE: Final = 1.5
"""The height of the place of a reserve in its widths, at most: it keeps below the name of its team."""
_ROW: Final = 0.175
"""The height of the cards in a strip that has a row to itself, in `basis`."""


@dataclass(frozen=True, slots=True)
class _Tray:
    """The melds of a team."""

    sizes: tuple[int, ...]
    melds_wide: int
    pad: int
    head: int
    """The least height of what stands before the melds."""

    @property
    def empty(self) -> bool:
        """Whether there are none."""
        return not self.sizes

    @property
    def least(self) -> int:
        """Its head and the pads."""
        return self.head + 2 * self.pad

    @property
    def overhead(self) -> int:
        """The pads above and below the melds."""
        return 2 * self.pad

    def height(self, text_style: MeldStyle) -> int:
        """With the pads."""
        return text_style.height(self.sizes, self.melds_wide) + self.overhead

    def rows(self, text_style: MeldStyle) -> int | None:
        """In how many rows the melds lie; None where one is wider than the tray."""
        if not text_style.holds(self.sizes, self.melds_wide):
            return None
        return len(text_style.rows(self.sizes, self.melds_wide))


@dataclass(frozen=True, slots=True)
class _Stacked:
    """The trays of both teams, theirs and ours."""

    trays: tuple[_Tray, _Tray]

    def height(self, text_style: MeldStyle) -> int:
        """Of both."""
        return sum(tray.height(text_style) for tray in self.trays)

    def rows(self, text_style: MeldStyle) -> tuple[int, ...] | None:
        """Of each."""
        rows = tuple(tray.rows(text_style) for tray in self.trays)
        return None if None in rows else tuple(row for row in rows if row is not None)


@dataclass(frozen=True, slots=True)
class TwoTrays:
    """What a game has on such a felt."""

    around: Callable[[int, int], Around]
    """Who sits where."""
    piles: Sequence[Place] = (Place("stock"),)
    """The squared piles of the band in their order: the first is always there, the others as long as cards lie in them.

    The zone of a pile with an index is named `ZONE.INDEX`.
    """
    reserves: bool = False
    """Whether each team has a pile of its own, `reserve`, in the head of its tray."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs. Holds every hand up to 50 cards and 20 melds a team from 960 x 600 on."""
        bars = bars_of(frame)
        field = field_of(frame, bars, self.around(counts.seat, counts.seats), 0, 0)
        row = _strip_row(frame, bars)
        trays = _trays(counts, bars, field)
        planned = _planned(_needs(counts, frame, bars, trays, row), trays, bars) if row else None
        if planned is not None:
            return self._laid_out(counts, frame, bars, planned, row)
        needs = _needs(counts, frame, bars, trays)
        if (fullest := counts.shown.fullest) is not None:
            bands = _steady(needs, trays, fullest, bars, field)
        else:
            snug = snug_bands(needs, *trays) if frame.mode is TableMode.POSITION else None
            bands = snug or _planned(needs, trays, bars) or _shared(needs, trays)
        return self._laid_out(counts, frame, bars, bands)

    def _laid_out(self, counts: Counts, frame: Frame, bars: Bars, bands: Bands, row: int = 0) -> TableLayout:
        """`row` is the height of the row that the strip has to itself, if any."""
        gap = bars.gap
        own = counts.of("hand", counts.seat)
        hand = hand_of(frame, bars, bands.hand)
        around = self.around(counts.seat, counts.seats)
        field = field_of(frame, bars, around, bars.top + gap, hand.y - bars.prompt - gap)
        us, them = counts.seat % 2, 1 - counts.seat % 2
        prompt = Rect(field.x, hand.y - bars.prompt, field.w, bars.prompt)
        zones = {Zone("hand"): hand, Zone("prompt"): prompt, Zone("felt"): field}
        slots: Slots = {Place("hand", counts.seat): hand_slots(own, hand)}
        between = bands.pile + 4 * gap
        above = Rect(field.x, field.y, field.w, bands.above)
        top = above.bottom + between + row
        below = Rect(field.x, top, field.w, field.bottom - top)
        for team, tray, text_style in ((them, above, bands.styles[0]), (us, below, bands.styles[1])):
            self._place_tray(team, tray, bars, counts, text_style, zones, slots)
        band = Rect(field.x, above.bottom + gap, field.w, between - 2 * gap)
        place_band(band, replace(bars, strip=0) if row else bars, counts, self.piles, zones, slots)
        if row:
            place_strip_row(Rect(field.x, band.bottom + gap, field.w, row - gap), bars, counts, zones, slots)
        place_rim(frame, bars, hand, counts, around, zones, slots)
        return TableLayout(zones, slots)

    def _place_tray(
        self, team: int, tray: Rect, bars: Bars, counts: Counts, text_style: MeldStyle, zones: Zones, slots: Slots
    ) -> None:
        pad = bars.gap
        head = Rect(tray.x + pad, tray.y + pad, bars.head, tray.h - 2 * pad)
        field = Rect(head.right + pad, tray.y + pad, _melds_wide(tray, bars), tray.h - 2 * pad)
        title = min(head.h // 2, _title(bars))
        zones[Zone("tray", team)], zones[Zone("head", team)], zones[Zone("melds", team)] = tray, head, field
        zones[Zone("title", team)] = Rect(head.x, head.y, head.w, title)
        reserve = Rect(head.x, head.y + title, head.w, min(head.h - title, round(head.w * _RESERVE)))
        zones[Zone("reserve", team)] = reserve
        if self.reserves:
            slots[Place("reserve", team)] = heap(counts.of("reserve", team), reserve.inset(2), thickness=0.6)
        place_melds(team, counts, field, text_style, zones, slots)


def _title(bars: Bars) -> int:
    """The height of name and total of a team."""
    return max(38, bars.panel * 9 // 16)


def _melds_wide(tray: Rect, bars: Bars) -> int:
    """The width of the melds of a tray, beside its head."""
    return tray.w - bars.head - 3 * bars.gap


def _strip_row(frame: Frame, bars: Bars) -> int:
    """The height of a row for the strip alone, with the gap above it, where a high window has room for one."""
    if not bars.portrait or not bars.strip:
        return 0
    return round(_ROW * basis_of(frame)) + bars.line + 3 * bars.gap


def _trays(counts: Counts, bars: Bars, field: Rect) -> tuple[_Tray, _Tray]:
    """Theirs and ours."""
    us = counts.seat % 2
    wide, head = _melds_wide(field, bars), _title(bars) + 2 * bars.line
    theirs, ours = (_Tray(counts.melds(team), wide, bars.gap, head) for team in (1 - us, us))
    return theirs, ours


def _needs(counts: Counts, frame: Frame, bars: Bars, trays: tuple[_Tray, _Tray], row: int = 0) -> Needs:
    gap = bars.gap
    return Needs(
        basis=basis_of(frame),
        height=frame.height - bars.top - bars.prompt - bars.foot - 3 * gap - row,
        hand=counts.of("hand", counts.seat),
        hand_wide=frame.width - 2 * bars.aside,
        trays=_Stacked(trays),
        below_piles=bars.line if counts.groups() else 0,
        pad=gap,
        gap=gap,
    )


def _plans(bars: Bars) -> Sequence[Plan]:
    return in_portrait(PARTNERS, EVEN_PARTNERS) if bars.portrait else PARTNERS


def _planned(needs: Needs, trays: tuple[_Tray, _Tray], bars: Bars) -> Bands | None:
    return bands_of(_plans(bars), needs, *trays, bars.line)


def _steady(needs: Needs, trays: tuple[_Tray, _Tray], held: Counts, bars: Bars, field: Rect) -> Bands:
    """For all that is `held`, however little of it lies there; where rows would overlap for it, for what lies there."""
    needs = replace(needs, hand=max(needs.hand, held.of("hand", held.seat)))
    fullest = _trays(held, bars, field)
    found = _bands_of_fullest(replace(needs, trays=_Stacked(fullest)), fullest, bars)
    found = found or crowded_bands(_plans(bars)[-1], needs, *trays)
    return found or _shared(needs, trays)


@lru_cache(maxsize=16)
def _bands_of_fullest(needs: Needs, fullest: tuple[_Tray, _Tray], bars: Bars) -> Bands | None:
    """The bands for the fullest trays of a round: they are the same at all its moments."""
    return steady_bands(_plans(bars), needs, *fullest)


def _shared(needs: Needs, trays: tuple[_Tray, _Tray]) -> Bands:
    """By need, where no plan fits."""
    shares = shared_out(needs)
    text_style = shares.text_style
    theirs, ours = (tray.height(text_style) for tray in trays)
    spare = needs.height - shares.hand - shares.pile - 4 * needs.gap - theirs - ours
    return Bands(shares.hand, shares.pile, theirs + spare // 2, (text_style, text_style))
