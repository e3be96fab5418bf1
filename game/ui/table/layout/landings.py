"""Where cards would lie that ways to go on bring somewhere: the table is laid out as if they lay there already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from game.cards import Face
from game.engine import Place
from game.ui.table.layout.geometry import Counts, Landing, Rect, Slot, TableLayout, card_width
from game.ui.table.layout.rows import set_apart
from game.ui.table.layout.zone import Zone

PILE: Final = Place("discards")
_TRICK: Final = "trick"
_BESIDE_PILE: Final = 0.14
"""Between two discards that would lie there, in widths of a card."""
_APART: Final = 0.3
"""The same between the newest discard and the first of them: it lies there, and they do not."""
_SMALLER: Final = 0.82
"""The size of cards in a trick that would cover others there."""
_PARTS: Final = ("meld", "low", "high")
"""Kinds of the zones of a meld."""


def landing_in(place: Place, lying: Sequence[Face | None], after: Sequence[Face | None]) -> Landing | None:
    """What comes to the cards that lie in a place when others lie there `after` a move; None where that is not plain.

    What takes the place of another card lies just before it.
    """
    if len(lying) == len(after):
        others = [number for number, pair in enumerate(zip(lying, after, strict=True)) if pair[0] != pair[1]]
        return Landing(place, tuple(after[number] for number in others), tuple(others))
    faces, before, passed = list[Face | None](), list[int](), 0
    for face in after:
        if passed < len(lying) and lying[passed] == face:
            passed += 1
        else:
            faces.append(face)
            before.append(passed)
    return Landing(place, tuple(faces), tuple(before)) if passed == len(lying) else None


def held_with_landings(counts: Counts) -> Counts:
    """The same cards with those that would come to hands and melds."""
    landings, fullest = counts.shown.landings, counts.shown.fullest
    if not landings:
        return counts
    cards = dict(counts.cards)
    for landing, place in zip(landings, places_of(counts), strict=True):
        if landing.place.zone in ("hand", "meld"):
            cards[place] = cards.get(place, 0) + len(landing.faces)
    shown = counts.shown
    if fullest is not None:
        most = dict(fullest.cards)
        most |= {place: max(most.get(place, 0), held) for place, held in cards.items() if place.zone == "meld"}
        shown = replace(shown, fullest=replace(fullest, cards=tuple(most.items())))
    return replace(counts, cards=tuple(cards.items()), shown=shown)


def places_of(counts: Counts) -> list[Place]:
    """Find the place of each landing; new melds of two ways lie one behind the other."""
    landings = counts.shown.landings
    lying = {place for place, _cards in counts.cards}
    owners = {each.place.owner for each in landings if each.place.owner is not None}
    behind = {owner: count(len(counts.melds(owner))) for owner in owners}
    return [
        replace(each.place, index=next(behind[each.place.owner]))
        if each.place.zone == "meld" and each.place.owner is not None and each.place not in lying
        else each.place
        for each in landings
    ]


def with_landings(layout: TableLayout, counts: Counts) -> TableLayout:
    """Part a layout that was made for all cards into the slots of those that lie there and those of each landing."""
    landings = counts.shown.landings
    if not landings:
        return layout
    slots, zones = dict(layout.slots), dict(layout.zones)
    found: list[tuple[Slot, ...]] = [()] * len(landings)
    places = places_of(counts)
    for place in dict.fromkeys(places):
        here = [number for number, at in enumerate(places) if at == place]
        if place.zone in ("hand", "meld"):
            lying = dict(counts.cards).get(place, 0)
            held = slots.get(place, ())
            if place.zone == "hand":
                held = set_apart(held, lying, zones[Zone("hand")])
            slots[place] = _shared(held, lying, landings, here, found)
            if not lying:
                del slots[place]
                for part in _PARTS:
                    zones.pop(Zone(part, place.owner, place.index), None)
        elif place == PILE:
            _beside_pile(layout, landings, here, found)
        elif place.zone == _TRICK:
            _in_trick(layout, counts.seat, here, found)
    return TableLayout(zones, slots, tuple(found))


def _shared(
    slots: tuple[Slot, ...], lying: int, landings: Sequence[Landing], here: Sequence[int], found: list[tuple[Slot, ...]]
) -> tuple[Slot, ...]:
    """Gives every landing its slots; returns those that are left."""
    wanted: list[tuple[int, int, int]] = [(number, 1, -1) for number in range(lying)]
    for number in here:
        before = landings[number].before or (lying,) * len(landings[number].faces)
        wanted += [(min(at, lying), 0, number) for at in before]
    wanted.sort(key=lambda one: one[:2])
    left = list[Slot]()
    for slot, (_at, _order, number) in zip(slots, wanted, strict=True):
        if number < 0:
            left.append(slot)
        else:
            found[number] = (*found[number], slot)
    return tuple(left)


def coming_to_pile(counts: Counts) -> int:
    """How many cards would lie beside the newest discard."""
    return sum(len(each.faces) for each in counts.shown.landings if each.place == PILE)


def beside_pile(wide: int, cards: int) -> float:
    """How far so many cards of a width reach that would lie beside the newest discard."""
    return wide * (_APART + cards + (cards - 1) * _BESIDE_PILE) if cards else 0.0


def _beside_pile(
    layout: TableLayout, landings: Sequence[Landing], here: Sequence[int], found: list[tuple[Slot, ...]]
) -> None:
    """One behind the other after the newest discard."""
    zone, lying = layout.zones[Zone.of(PILE)], layout.slots.get(PILE, ())
    last = lying[-1] if lying else None
    if last is None:
        high = layout.slots[Place("stock")][-1].h if layout.slots.get(Place("stock")) else zone.h * 7 // 8
        last = Slot(zone.x - card_width(high) / 2, zone.y + zone.h / 2, card_width(high), high)
    left = last.cx + last.w * (1 + (_APART if lying else _BESIDE_PILE))
    for number in here:
        for _face in landings[number].faces:
            found[number] = (*found[number], last._replace(cx=left))
            left += last.w * (1 + _BESIDE_PILE)


def _in_trick(layout: TableLayout, seat: int, here: Sequence[int], found: list[tuple[Slot, ...]]) -> None:
    """Before the seat, two side by side where they cover as little of the trick as may be, and smaller if they do.

    Where a card of that seat lies already they lie beside it.
    """
    place = layout.zones.get(Zone(_TRICK, seat))
    if place is None:
        return
    lying = [slot.rect for at, held in layout.slots.items() if at.zone == _TRICK for slot in held]

    mine = Rect(*place)
    aside = round(place.w * (1 + _BESIDE_PILE / 2)) * any(mine.overlap(each) * 2 > mine.w * mine.h for each in lying)

    def row(part: float, before: float) -> Rect:
        wide, high = (round(side * part) for side in (place.w, place.h))
        whole = round(wide * (1 + (1 + _BESIDE_PILE / 2) * (len(here) - 1)))
        left = place.centre[0] - wide // 2 - round((whole - wide) * before)
        return Rect(left + round(aside * (1 - 2 * before)), place.bottom - high, whole, high)

    def covered(rect: Rect) -> int:
        return sum(rect.overlap(each) for each in lying)

    best = min((row(1.0, before) for before in (0.5, 0.0, 1.0)), key=covered)
    if covered(best):
        best = min((row(_SMALLER, before) for before in (0.5, 0.0, 1.0)), key=covered)
    wide = card_width(best.h)
    step = (best.w - wide) / max(1, len(here) - 1)
    for order, number in enumerate(here):
        found[number] = (Slot(best.x + wide / 2 + order * step, best.y + best.h / 2, wide, best.h),)
