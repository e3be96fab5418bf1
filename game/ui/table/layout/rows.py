"""Cards in a row or in several overlapping rows: the own hand, spread discards, backs, and the opened pile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from game.ui.table.layout.geometry import (
    CARD_ASPECT,
    INDEX_WIDE,
    LARGE_INDEX_HIGH,
    LEAST_TARGET,
    MIN_CARD_HEIGHT,
    MIN_INDEX,
    Rect,
    Slot,
    card_width,
    slot_at,
)

_KEPT = 256
"""So many piles and hands are kept as they were laid out: most stay as they are when a card is played."""
_CURVE_FROM = 5
_TILT_A_CARD = 0.9
_TILT = 4.0
_DROP = 0.06
"""How far the ends of a curved row hang below its middle, in card heights."""
_OVERHANG = 0.03
"""How far the corner of a tilted card reaches beyond its upright edge, in card heights."""
_WHOLE = 7
"""So few cards of a hand lie side by side where there is room, none upon another."""
_BESIDE = 1.05
_FANNED = 0.68
"""Steps from card to card of a hand, in card widths: a covered card shows nothing of its second index."""
_SET_APART = 0.5
"""The gap between a hand and what would come to it, in card widths."""
_LIFT = 0.13
"""Head room over a hand for hovered and selected cards, in card heights."""
_ROW_PITCH = LARGE_INDEX_HIGH + 0.04
_OLDER = (0.72, 0.62, 0.54)
"""The height of the discards before the newest, in that of the newest, the most welcome first."""
_OLDER_STEP = 0.4
"""Steps between them, in their widths."""
_APART = ((1.0, 0.7, 0.44), (0.86, 0.7, 0.44), (0.86, 0.44, 0.27))
"""The same, with the most and the least step between them, where they lie apart."""
_BEFORE_NEWEST = 0.07
"""The gap before the newest, in card widths."""
_ROUNDING = 1e-6
"""As many steps as were made to fit do fit, whatever is lost in dividing."""
_BACKS_ACROSS = 0.64
_BACKS_DOWN = 0.45
"""Steps from back to back in the hands of others, in card widths: so many that they can be counted."""
_WORTH_A_ROW = 1.08
"""How much larger another row must make the cards."""


@lru_cache(maxsize=1024)
def hand_rows(count: int, width: int, height: int) -> int:
    """In how many rows a hand is held: another row must make the cards clearly larger, or at last easy to hit."""
    rows, card = 1, _hand_card(1, count, width, height)
    for more in (2, 3):
        larger = _hand_card(more, count, width, height)
        columns = math.ceil(count / rows)
        tight = columns > 1 and _step(columns, width, card) < LEAST_TARGET
        if larger > card * _WORTH_A_ROW or (tight and larger >= MIN_CARD_HEIGHT):
            rows, card = more, larger
    return rows


def hand_card(count: int, width: int, height: int) -> int:
    """The height of the cards of a hand in a zone of this size."""
    return _hand_card(hand_rows(count, width, height), count, width, height) if count else 0


def hand_slots(count: int, zone: Rect, like: int = 0) -> tuple[Slot, ...]:
    """The own hand: a slightly curved fan from five cards, in more rows where one would hide an index.

    With `like` the cards are no larger than in a hand of so many.
    """
    if count == 0:
        return ()
    sized = max(count, like)
    rows = hand_rows(sized, zone.w, zone.h)
    card = _hand_card(rows, sized, zone.w, zone.h)
    columns = math.ceil(count / rows)
    slots: list[Slot] = []
    for row in range(rows):
        held = min(columns, count - row * columns)
        top = zone.bottom - 2 - card * (1 + _DROP + _OVERHANG + (rows - 1 - row) * _ROW_PITCH)
        slots += _fan(held, zone, top, card, tilt=_TILT / rows)
    return tuple(slots)


def set_apart(held: Sequence[Slot], own: int, zone: Rect) -> tuple[Slot, ...]:
    """The same hand with a gap behind the first `own` cards, for the others would only come to it.

    Where the zone has no room for the gap the cards of that row close up, as far as their indices are seen.
    """
    begins = [at for at in range(len(held)) if not at or held[at].cx < held[at - 1].cx]
    begin = max((at for at in begins if at <= own), default=0)
    if not begin < own < len(held):
        return tuple(held)
    row, gap = held[begin : min((at for at in begins if at > own), default=len(held))], own - begin - 1
    steps = [after.cx - before.cx for before, after in pairwise(row)]
    joined, wanted = steps.pop(gap), row[gap].w * (1 + _SET_APART)
    free, others = zone.w - (row[0].rect.w + row[-1].rect.w) / 2, sum(steps)
    if steps and others + wanted > free:
        part = min(1.0, max((free - wanted) / others, _wanted_step(row[0].h) / min(steps)))
        steps, others = [step * part for step in steps], others * part
    steps.insert(gap, max(joined, min(wanted, free - others)))
    x = zone.x + (zone.w - sum(steps)) / 2
    places = [x, *(x := x + step for step in steps)]
    return (
        *held[:begin],
        *(slot._replace(cx=x) for slot, x in zip(row, places, strict=True)),
        *held[begin + len(row) :],
    )


@lru_cache(maxsize=4096)
def _hand_card(rows: int, count: int, width: int, height: int) -> int:
    """The largest card height at which so many rows fit and every index shows."""
    high = (height - 4) / (1 + _LIFT + _DROP + _OVERHANG + (rows - 1) * _ROW_PITCH)
    columns = max(1, math.ceil(count / rows))
    margin = high * math.sin(math.radians(_TILT)) + 2
    wide = (width - margin - 1.5 * (columns - 1)) / (1 + INDEX_WIDE * (columns - 1))
    return int(min(high, wide / CARD_ASPECT))


def _wanted_step(card: int) -> float:
    return max(MIN_INDEX, card * CARD_ASPECT * INDEX_WIDE + 1)


def _step(columns: int, width: int, card: int) -> float:
    margin = card * math.sin(math.radians(_TILT)) + 2
    return (width - margin - card_width(card)) / (columns - 1)


def _fan(count: int, zone: Rect, top: float, card: int, tilt: float) -> list[Slot]:
    step = 0.0
    if count > 1:
        free = _step(count, zone.w, card)
        whole = count <= _WHOLE and free >= card_width(card) * _BESIDE
        step = card_width(card) * _BESIDE if whole else min(card_width(card) * _FANNED, free)
    middle_x = zone.x + zone.w / 2
    side = (count - 1) / 2
    edge, drop = 0.0, 0.0
    if count >= _CURVE_FROM:  # the drop of an arc whose tangent each card keeps
        edge = min(tilt, _TILT_A_CARD * side, math.degrees(math.atan(2 * _DROP * card / (side * step))))
        drop = side * step * math.tan(math.radians(edge)) / 2
    slots = []
    for place in range(count):
        away = (place - side) / side if side else 0.0
        middle = (middle_x + (place - side) * step, top + card / 2 + drop * away * away)
        slots.append(Slot(*middle, card_width(card), card, round(-edge * away, 1)))
    return slots


def spread(count: int, zone: Rect, *, narrows: bool = True, apart: bool = False, like: int = 0) -> tuple[Slot, ...]:
    """A readable row such as the discards: the newest is last, in full size, and the others are a lower row before it.

    In a long row these are lower still if it `narrows`; where that does not help, the oldest lie on one another. With
    `apart` the others are larger and further from one another, as far as there is room. With `like` they lie as in a
    row of so many.
    """
    if not count:
        return ()
    wide, most_of = card_width(zone.h), max(count, like)
    gap = max(2, round(wide * _BEFORE_NEWEST))
    for part, most, seen in (*(_APART if apart else ()), *((part, _OLDER_STEP, 0.0) for part in _OLDER)):
        before = max(min(zone.h, MIN_CARD_HEIGHT), round(zone.h * part))
        width = card_width(before)
        step, room = width * most, zone.w - wide - gap - width
        least = MIN_INDEX if before <= MIN_CARD_HEIGHT else _wanted_step(before)
        least = seen * width or least
        if least * (most_of - 2) <= room or not (narrows or seen):
            break
    if most_of > 2:
        step = min(step, max(least, room / (most_of - 2)))
    shown = min(count - 1, max(0, int(room / step + _ROUNDING) + 1))
    buried, top = count - 1 - shown, zone.y + (zone.h - before) // 2
    slots = [slot_at(zone.x + max(0, place - buried) * step, top, before) for place in range(count - 1)]
    newest = round(zone.x + width + step * (shown - 1)) + gap if shown else zone.x
    return (*slots, slot_at(newest, zone.y, zone.h))


@lru_cache(maxsize=_KEPT)
def heap(count: int, zone: Rect, thickness: float = 0.25) -> tuple[Slot, ...]:
    """A squared pile, the top card last; its height can be seen by its edges, `thickness` pixels a card."""
    rise = min(thickness * count, zone.w * 0.08, zone.h * 0.08)
    card = min(int(zone.h - rise), int((zone.w - rise) / CARD_ASPECT))
    left = zone.x + (zone.w - card_width(card) + rise) / 2
    top = zone.y + (zone.h - card + rise) / 2
    return tuple(
        slot_at(round(left - rise * place / max(1, count)), round(top - rise * place / max(1, count)), card)
        for place in range(1, count + 1)
    )


@lru_cache(maxsize=_KEPT)
def backs_across(count: int, zone: Rect) -> tuple[Slot, ...]:
    """The backs of a hand held across the table: a flat row, centred."""
    if count == 0:
        return ()
    card = zone.h
    width = card_width(card)
    step = min(width * _BACKS_ACROSS, (zone.w - width) / max(1, count - 1))
    left = zone.x + (zone.w - width - step * (count - 1)) / 2
    return tuple(slot_at(left + step * place, zone.y, card) for place in range(count))


@lru_cache(maxsize=_KEPT)
def backs_down(count: int, zone: Rect, angle: float) -> tuple[Slot, ...]:
    """The backs of a hand held at the side: turned by `angle` (90 or -90) and stacked downwards from the top."""
    if count == 0:
        return ()
    zone = zone.inset(1)
    width = min(card_width(zone.w), zone.h)
    height = int(width / CARD_ASPECT)
    step = min(width * _BACKS_DOWN, (zone.h - width) / max(1, count - 1))
    middle = zone.x + zone.w / 2
    return tuple(Slot(middle, zone.y + width / 2 + step * place, width, height, angle) for place in range(count))


def opened_pile(count: int, zone: Rect, card_most: int) -> tuple[Slot, ...]:
    """A pile laid out to be read, in as few overlapping rows as show every index in full, cards as large as fit."""
    if count == 0:
        return ()
    for rows in range(1, count + 1):
        card = min(card_most, int(zone.h / (1 + (rows - 1) * 0.55)))
        width = card_width(card)
        columns = math.ceil(count / rows)
        step = min(width * 0.7, (zone.w - width) / max(1, columns - 1))
        if columns == 1 or step >= _wanted_step(card) * 1.25:
            break
    pitch = card * 1.05 if rows * card * 1.05 <= zone.h else (zone.h - card) / max(1, rows - 1)
    top = zone.y + (zone.h - card - pitch * (rows - 1)) / 2
    slots = []
    for place in range(count):
        row, column = divmod(place, columns)
        held = min(columns, count - row * columns)
        left = zone.x + (zone.w - width - step * (held - 1)) / 2
        slots.append(slot_at(left + column * step, top + row * pitch, card))
    return tuple(slots)
