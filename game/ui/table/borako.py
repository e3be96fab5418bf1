"""The table of Borako: where its zones lie in a window (borako 1.2, 2.1).

Players sit on the wooden rim, partners opposite, turns going counter-clockwise: the next player sits to the right. On
the felt lie the trays of both teams, theirs above and ours below, and between them the stock and the spread discards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.engine import Place
from game.ui.table.layout.geometry import CARD_ASPECT, MIN_CARD_HEIGHT, Rect, Slot, card_height, card_width
from game.ui.table.layout.melds import MeldStyle, meld_rect, meld_slots, meld_style
from game.ui.table.layout.rows import backs_across, backs_down, hand_rows, hand_slots, heap, spread
from game.ui.table.layout.tree import Counts, Frame, TableLayout, mirrored

_SEATS: Final = 4
_HAND_SHARE: Final = {1: 0.262, 2: 0.315, 3: 0.345}
"""The hand's part of the window's height, by its rows."""
_SQUEEZES: Final = ((1.0, 1.0), (0.95, 0.88), (0.9, 0.76), (0.86, 0.68), (0.82, 0.62), (0.76, 0.6), (0.7, 0.6))
"""Under pressure of many melds hand and band give way in these steps."""
_LEAST_CARDS: Final = (MIN_CARD_HEIGHT, MIN_CARD_HEIGHT // 2)
"""The lowest cards; the second only for more cards than any round of Borako brings together."""
_LEAST_UNITS: Final = 860
"""However large the player wants things, the bars leave cards the room of a window of so many units' height."""
_BAND_SHARE: Final = 0.15


@dataclass(frozen=True, slots=True)
class _Bars:
    """The lengths of the tree that depend on the window alone, in pixels."""

    gap: int
    top: int
    rail: int
    side: int
    prompt: int
    head: int
    plate: int


def _bars(frame: Frame) -> _Bars:
    unit = min(frame.unit, frame.height / _LEAST_UNITS)

    def px(least: int, units: float) -> int:
        return max(least, round(units * unit))

    return _Bars(
        gap=px(4, 8),
        top=px(46, 70),
        rail=px(74, 118),
        side=px(116, 196),
        prompt=px(30, 46),
        head=px(66, 104),
        plate=px(66, 104),
    )


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Where everything belongs. Holds every hand up to 50 cards and 20 melds a team from 960 x 600 on."""
    attempts = ((squeeze, least) for least in _LEAST_CARDS for squeeze in _SQUEEZES)
    found = next(filter(None, (_laid_out(counts, frame, *squeeze, least) for squeeze, least in attempts)), None)
    if found is None:
        raise ValueError(f"{sum(count for _, count in counts.cards)} cards do not fit {frame.width}x{frame.height}")
    return mirrored(found, frame.width) if frame.mirrored else found


def _laid_out(counts: Counts, frame: Frame, squeeze: float, band: float, least: int) -> TableLayout | None:
    bars = _bars(frame)
    gap, width = bars.gap, frame.width
    own = counts.of("hand", counts.seat)
    hand_wide = width - 2 * (bars.side + 2 * gap)
    rows = 1
    for rows, share in _HAND_SHARE.items():
        hand_high = int(frame.height * share * squeeze)
        if hand_rows(own, hand_wide, hand_high) <= rows:
            break
    hand = Rect(bars.side + 2 * gap, frame.height - hand_high - gap, hand_wide, hand_high)
    prompt = Rect(bars.rail + 2 * gap, hand.y - bars.prompt, width - 2 * (bars.rail + 2 * gap), bars.prompt)
    field = Rect(prompt.x, bars.top + gap, prompt.w, prompt.y - bars.top - 2 * gap)
    band_high = int(frame.height * _BAND_SHARE * band)
    trays_high = field.h - band_high - 2 * gap
    pad = gap
    melds_wide = field.w - bars.head - 3 * pad
    us, them = counts.seat % 2, 1 - counts.seat % 2
    sizes = {team: counts.melds(team) for team in (us, them)}
    most = int(min(hand_high * 0.8, trays_high / 2 - 2 * pad))
    style = meld_style([sizes[them], sizes[us]], melds_wide, trays_high - 4 * pad - 4, most, least)
    if style is None:
        return None
    held = hand_slots(own, hand)
    if held and held[0].h < least:
        return None
    zones = {"hand": hand, "prompt": prompt, "felt": field}
    slots: dict[Place, tuple[Slot, ...]] = {Place("hand", counts.seat): held}
    theirs_high = _theirs_high(sizes[them], sizes[us], style, melds_wide, trays_high, pad)
    middle = Rect(field.x, field.y + theirs_high + gap, field.w, band_high)
    trays = {
        them: Rect(field.x, field.y, field.w, theirs_high),
        us: Rect(field.x, middle.bottom + gap, field.w, trays_high - theirs_high),
    }
    for team, tray in trays.items():
        _place_tray(team, tray, bars, pad, counts, style, zones, slots)
    _place_band(middle, pad, counts, zones, slots)
    _place_rim(frame, bars, hand, counts, zones, slots)
    return TableLayout(zones, slots)


def _theirs_high(
    theirs: tuple[int, ...], ours: tuple[int, ...], style: MeldStyle, width: int, height: int, pad: int
) -> int:
    """The height of the upper tray: half, unless one of the teams needs more."""
    wanted = int(style.height(theirs, width)) + 2 * pad + 1
    left = height - int(style.height(ours, width)) - 2 * pad - 1
    return min(max(height // 2, wanted), left)


def _place_tray(
    team: int,
    tray: Rect,
    bars: _Bars,
    pad: int,
    counts: Counts,
    style: MeldStyle,
    zones: dict[str, Rect],
    slots: dict[Place, tuple[Slot, ...]],
) -> None:
    head = Rect(tray.x + pad, tray.y + pad, bars.head, tray.h - 2 * pad)
    field = Rect(head.right + pad, tray.y + pad, tray.w - bars.head - 3 * pad, tray.h - 2 * pad)
    title = min(head.h // 2, max(34, bars.plate // 2))
    zones[f"tray.{team}"], zones[f"head.{team}"], zones[f"melds.{team}"] = tray, head, field
    zones[f"title.{team}"] = Rect(head.x, head.y, head.w, title)
    reserve = Rect(head.x, head.y + title, head.w, head.h - title)
    zones[f"reserve.{team}"] = reserve
    slots[Place("reserve", team)] = heap(counts.of("reserve", team), reserve.inset(2), thickness=0.6)
    for number, cards in enumerate(meld_slots(counts.melds(team), field, style)):
        slots[Place("meld", team, number)] = cards
        zones[f"meld.{team}.{number}"] = meld_rect(cards)


def _place_band(
    band: Rect, pad: int, counts: Counts, zones: dict[str, Rect], slots: dict[Place, tuple[Slot, ...]]
) -> None:
    high = band.h - 2 * pad
    stock = Rect(band.x, band.y, card_width(high) + 4 * pad, band.h)
    discards = Rect(stock.right + pad, band.y, band.w - stock.w - pad, band.h)
    zones["stock"], zones["discards"] = stock, discards
    slots[Place("stock")] = heap(counts.of("stock"), stock.inset(pad))
    slots[Place("discards")] = spread(counts.of("discards"), discards.inset(pad))


def _place_rim(
    frame: Frame,
    bars: _Bars,
    hand: Rect,
    counts: Counts,
    zones: dict[str, Rect],
    slots: dict[Place, tuple[Slot, ...]],
) -> None:
    gap, width = bars.gap, frame.width
    right, across, left = ((counts.seat + ahead) % _SEATS for ahead in (1, 2, 3))
    if frame.mirrored:  # players keep their chairs: the whole layout is mirrored afterwards
        right, left = left, right
    zones["top"] = Rect(0, 0, width, bars.top)
    wing = (width - 4 * gap) * 31 // 100
    inner = bars.top - 2 * gap
    zones["score"] = Rect(gap, gap, wing, inner)
    menu = max(64, round(100 * bars.top / 70))
    zones["menu"] = Rect(width - gap - menu, gap, menu, inner)
    zones["last"] = Rect(width - gap - wing, gap, wing - menu - gap, inner)
    middle = Rect(wing + 2 * gap, gap, width - 2 * wing - 4 * gap, inner)
    plate = Rect(middle.x, middle.y, middle.w * 46 // 100, inner)
    zones[f"seat.{across}"] = plate
    backs = Rect(plate.right + gap, middle.y, middle.right - plate.right - gap, inner)
    slots[Place("hand", across)] = backs_across(counts.of("hand", across), backs)
    zones[f"backs.{across}"] = backs
    for seat, x, angle in ((left, gap, 90.0), (right, width - gap - bars.rail, -90.0)):
        rail = Rect(x, bars.top + gap, bars.rail, hand.y - bars.top - 2 * gap)
        zones[f"rail.{seat}"] = rail
        zones[f"seat.{seat}"] = Rect(x, rail.y, rail.w, bars.plate)
        backs = Rect(x + gap, rail.y + bars.plate + gap, rail.w - 2 * gap, rail.h - bars.plate - gap)
        zones[f"backs.{seat}"] = backs
        long_side = min(backs.w, card_height(backs.w * CARD_ASPECT))
        slots[Place("hand", seat)] = backs_down(counts.of("hand", seat), backs._replace(w=long_side), angle)
    own_high = min(hand.h, bars.plate * 3 // 2)
    zones[f"seat.{counts.seat}"] = Rect(gap, hand.bottom - own_high, bars.side, own_high)
    zones["tools"] = Rect(width - gap - bars.side, hand.y, bars.side, hand.h)
