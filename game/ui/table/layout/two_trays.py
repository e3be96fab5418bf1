"""A felt with the trays of two teams, theirs above and ours below, and between them a band with the piles.

In the band lie squared piles from its start on, then the spread discards, and at its end the strip for arranging melds.
Seats 0 and 2 are team 0, seats 1 and 3 are team 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import MIN_CARD_HEIGHT, Counts, Frame, Rect, TableLayout
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
)
from game.ui.table.layout.rows import hand_slots, heap
from game.ui.table.layout.shares import MeldStyle, Needs, Shares, place_melds, shares_of

_LEAST_CARDS: Final = (MIN_CARD_HEIGHT, MIN_CARD_HEIGHT // 2)
"""The lowest cards; the second only for more cards than hardly any round brings together."""


@dataclass(frozen=True, slots=True)
class _Stacked:
    """The melds of both teams in trays of the same width."""

    teams: tuple[tuple[int, ...], tuple[int, ...]]
    melds_wide: int
    pad: int

    def height(self, text_style: MeldStyle) -> int:
        """With the pads above and below the melds of each."""
        one, other = self.teams
        return text_style.height(one, self.melds_wide) + text_style.height(other, self.melds_wide) + 4 * self.pad

    def rows(self, text_style: MeldStyle) -> tuple[int, ...] | None:
        """Of each team."""
        rows = []
        for sizes in self.teams:
            if not text_style.holds(sizes, self.melds_wide):
                return None
            rows.append(len(text_style.rows(sizes, self.melds_wide)))
        return tuple(rows)


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
        needs = _needs(counts, frame, bars, field)
        shares = next(filter(None, (shares_of(needs, least) for least in _LEAST_CARDS)), None)
        if shares is None:
            raise ValueError(f"{sum(count for _, count in counts.cards)} cards do not fit {frame.width}x{frame.height}")
        return self._laid_out(counts, frame, bars, shares)

    def _laid_out(self, counts: Counts, frame: Frame, bars: Bars, shares: Shares) -> TableLayout:
        gap = bars.gap
        own = counts.of("hand", counts.seat)
        hand = hand_of(frame, bars, shares.hand)
        around = self.around(counts.seat, counts.seats)
        field = field_of(frame, bars, around, bars.top + gap, hand.y - bars.prompt - gap)
        us, them = counts.seat % 2, 1 - counts.seat % 2
        prompt = Rect(field.x, hand.y - bars.prompt, field.w, bars.prompt)
        zones = {"hand": hand, "prompt": prompt, "felt": field}
        slots: Slots = {Place("hand", counts.seat): hand_slots(own, hand)}
        between = shares.pile + 4 * gap
        melds_wide = _melds_wide(field, bars)
        needed = {team: shares.text_style.height(counts.melds(team), melds_wide) + 2 * gap for team in (them, us)}
        spare = field.h - between - sum(needed.values())
        above = Rect(field.x, field.y, field.w, needed[them] + spare // 2)
        below = Rect(field.x, above.bottom + between, field.w, field.bottom - above.bottom - between)
        for team, tray in ((them, above), (us, below)):
            self._place_tray(team, tray, bars, counts, shares.text_style, zones, slots)
        band = Rect(field.x, above.bottom + gap, field.w, between - 2 * gap)
        place_band(band, bars, counts, self.piles, zones, slots)
        place_rim(frame, bars, hand, counts, around, zones, slots)
        return TableLayout(zones, slots)

    def _place_tray(
        self, team: int, tray: Rect, bars: Bars, counts: Counts, text_style: MeldStyle, zones: Zones, slots: Slots
    ) -> None:
        pad = bars.gap
        head = Rect(tray.x + pad, tray.y + pad, bars.head, tray.h - 2 * pad)
        field = Rect(head.right + pad, tray.y + pad, _melds_wide(tray, bars), tray.h - 2 * pad)
        title = min(head.h // 2, max(38, bars.panel * 9 // 16))
        zones[f"tray.{team}"], zones[f"head.{team}"], zones[f"melds.{team}"] = tray, head, field
        zones[f"title.{team}"] = Rect(head.x, head.y, head.w, title)
        reserve = Rect(head.x, head.y + title, head.w, head.h - title)
        zones[f"reserve.{team}"] = reserve
        if self.reserves:
            slots[Place("reserve", team)] = heap(counts.of("reserve", team), reserve.inset(2), thickness=0.6)
        place_melds(team, counts, field, text_style, zones, slots)


def _melds_wide(tray: Rect, bars: Bars) -> int:
    """The width of the melds of a tray, beside its head."""
    return tray.w - bars.head - 3 * bars.gap


def _needs(counts: Counts, frame: Frame, bars: Bars, field: Rect) -> Needs:
    gap = bars.gap
    us = counts.seat % 2
    return Needs(
        basis=basis_of(frame),
        height=frame.height - bars.top - bars.prompt - bars.foot - 3 * gap,
        hand=counts.of("hand", counts.seat),
        hand_wide=frame.width - 2 * bars.aside,
        trays=_Stacked((counts.melds(1 - us), counts.melds(us)), _melds_wide(field, bars), gap),
        below_piles=bars.line if counts.groups() else 0,
        pad=gap,
        gap=gap,
    )
