"""What the others did since the player's last action, in a strip at each panel: signs, and cards of one size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pygame

from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_panel
from game.ui.graphics.theme import hex_of
from game.ui.mirror import is_mirrored
from game.ui.table.lap.deeds import Deed, Step
from game.ui.text import TextStyle

_INK: Final = (16, 19, 15)
_SIDE: Final = 30
"""Units of a badge."""


def badge_side(style: Style) -> int:
    """The side of a badge in pixels."""
    return max(20, style.px(_SIDE))


def draw_badge(surface: pygame.Surface, style: Style, number: int, rect: pygame.Rect, *, lit: bool = True) -> None:
    """The number of a step; one that is not `lit` is a mere outline."""
    theme = style.theme
    fill, edge = (theme.brass_light, _INK) if lit else (theme.panel, theme.brass_dark)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="45" fill="{hex_of(fill)}" stroke="{hex_of(edge)}" stroke-width="7"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    px = max(13, round(rect.height * (0.58 if number < 10 else 0.46)))
    sign = style.type.line(str(number), px, _INK if lit else theme.text, TextStyle.STRONG)
    surface.blit(sign, sign.get_rect(center=rect.center))


_TRAY: Final = "M10 64 V90 H90 V64"
_INTO: Final = f"M50 6 V58 M28 38 L50 60 L72 38 {_TRAY}"
_ONTO: Final = {False: "M6 50 H60 M38 28 L62 50 L38 72 M84 12 V88", True: "M94 50 H40 M62 28 L38 50 L62 72 M16 12 V88"}
"""Ahead, to where a meld lies: to the left where lines begin at the right."""
_SIGNS: Final = {
    Deed.DRAWN: _INTO,
    Deed.TAKEN: _INTO,
    Deed.RESERVE: f"M34 6 V50 M66 6 V50 M17 34 L34 52 L50 36 L66 52 L83 34 {_TRAY}",
    Deed.ADDED: _ONTO[False],
    Deed.DISCARDED: f"M50 62 V10 M28 30 L50 8 L72 30 {_TRAY}",
    Deed.WON: "M50 8 L62 37 L93 39 L69 59 L77 90 L50 73 L23 90 L31 59 L7 39 L38 37 Z",
}
"""An arrow into a tray or out of it is the hand taking or giving, one ahead adds to a meld, a star has won.

Nothing stands before cards that were laid or played.
"""
_MELDS: Final = "M12 30 L30 24 L48 84 L30 90 Z M38 18 H62 V82 H38 Z M70 24 L88 30 L70 90 L52 84 Z"
"""A fan of cards: melds that are not shown one by one."""
SIGNED: Final = frozenset(_SIGNS)


def draw_sign(surface: pygame.Surface, style: Style, deed: Deed, rect: pygame.Rect, *, counted: bool = False) -> None:
    """The sign of a deed, if it has one; of melds that are only `counted` a fan."""
    shape = _MELDS if counted and deed is Deed.LAID else _SIGNS.get(deed)
    if shape is None:
        return
    if deed is Deed.ADDED:
        shape = _ONTO[is_mirrored(surface)]
    colour = hex_of(style.theme.brass_light)
    fill = colour if deed is Deed.WON else "none"
    wide = 7 if shape is _MELDS else 11
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{shape}" fill="{fill}" '
        f'stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


BACK: Final = "back"
_WHOLE: Final = {True: 2, False: 3}
"""The number of cards that are shown whole behind a sign, and without one."""
_MANY: Final = (6, 5, 4, 0)
"""The numbers of cards that are tried where there is much room."""


@dataclass(frozen=True, slots=True)
class Item:
    """Steps of one kind that are shown as one: cards by name, and numbers such as `+2` of what is left out there."""

    steps: tuple[Step, ...]
    parts: tuple[str, ...]
    deed: Deed | None
    """None where deeds of several kinds are only counted."""

    @property
    def counted(self) -> bool:
        """Whether no card of it is shown."""
        return all(map(is_number, self.parts))


def is_number(part: str) -> bool:
    """Whether a part is no card, but how many more there are."""
    return part.startswith("+")


def shown_of(steps: Sequence[Step], most: int = 0) -> tuple[str, ...]:
    """What is shown of the cards of steps of one kind: up to `most` of them, at least what is whole everywhere.

    Of more that were laid these are the first and the last, of those that were taken or added the last.
    """
    names = tuple(str(card) for step in steps for card in step.seen)
    cards = sum(len(step.cards) for step in steps)
    if len(names) < cards:
        return (BACK,) if cards == 1 else (BACK, f"+{cards - 1}")
    signed = steps[0].deed in SIGNED
    if cards <= max(most, _WHOLE[signed]):
        return names
    return (names[-1], f"+{cards - 1}") if signed else (names[0], f"+{cards - 2}", names[-1])


def whole(steps: Sequence[Step]) -> tuple[Item, ...]:
    """Every step for itself."""
    return tuple(Item((step,), shown_of((step,)), step.deed) for step in steps)


def summaries(steps: Sequence[Step]) -> Iterator[tuple[Item, ...]]:
    """The steps told in ever less room, the fullest first.

    What was taken and what was done last is never left out. Of melds the latest one is shown longest, and what was
    added to melds is counted before that one is.
    """
    for most in _MANY:
        items = _merged(steps, most)
        yield items
    for deed, kept in ((Deed.LAID, 1), (Deed.ADDED, 0), (Deed.LAID, 0)):
        while True:
            places = [at for at, item in enumerate(items) if item.deed is deed and not item.counted]
            if len(places) <= kept or places[0] == len(items) - 1:
                break
            items = _counting(items, places[0])
            yield items
    if len(items) > 2:
        between = tuple(step for item in items[1:-1] for step in item.steps)
        yield items[0], Item(between, (f"+{len(between)}",), None), items[-1]


def _merged(steps: Sequence[Step], most: int) -> tuple[Item, ...]:
    """What was added to several melds one after the other is one item."""
    groups: list[list[Step]] = []
    for step in steps:
        if groups and step.deed is Deed.ADDED is groups[-1][-1].deed:
            groups[-1].append(step)
        else:
            groups.append([step])
    return tuple(Item(tuple(group), shown_of(group, most), group[0].deed) for group in groups)


def _counting(items: tuple[Item, ...], place: int) -> tuple[Item, ...]:
    """Only the number of one item is told, together with that of its like beside it."""
    first, last, deed = place, place + 1, items[place].deed
    while first and items[first - 1].deed is deed and items[first - 1].counted:
        first -= 1
    while last < len(items) and items[last].deed is deed and items[last].counted:
        last += 1
    steps = tuple(step for item in items[first:last] for step in item.steps)
    many = len(steps) if deed is Deed.LAID else sum(len(step.cards) for step in steps)
    return (*items[:first], Item(steps, (f"+{many}",), deed), *items[last:])


_ACROSS: Final = 3
"""So many indices lie side by side in a high room."""
_TURN: Final = 7.6
"""A line holds a usual turn, which is as long as so many indices, or there are two lines in a flat room."""
_LARGEST: Final = 150.0
"""Units of the width of a card of which the index is shown."""
_SMALLER: Final = (1.0, 0.86, 0.74, 0.62, 0.5, 0.4)
"""Parts of the most welcome size, where there is less room."""
_SIGN: Final = 0.34
"""The side of a sign in heights of an index."""
_LEAST_SIGN: Final = 15
_LEAST_BADGE: Final = 20
_BACK: Final = 0.7
"""The height of the back of a card, which is shown whole, in heights of an index."""
_NUMBER: Final = 17
_GAP: Final = 4
_PAD: Final = 5
_FLAT_PAD: Final = 2
_QUIET: Final = 0.28
"""How dark the veil is over what the player has answered."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One item: where its sign stands, if it has one, and its cards."""

    item: Item
    sign: pygame.Rect | None
    cards: pygame.Rect

    @property
    def rect(self) -> pygame.Rect:
        """The area of both."""
        return self.cards if self.sign is None else self.sign.union(self.cards)


@dataclass(frozen=True, slots=True)
class Ledger:
    """The steps of one seat."""

    rect: pygame.Rect
    entries: tuple[Entry, ...]
    units: float
    """The units of the width of its cards."""
    full: bool = False
    """Whether every step stands for itself, with a place for its number."""


def ledgers_of(
    style: Style, steps: Mapping[int, Sequence[Step]], rooms: Mapping[int, pygame.Rect]
) -> Mapping[int, Ledger]:
    """What each seat that has a room did, in signs and cards of one size for all.

    Where somebody did more than finds room, what tells least is only counted; a little smaller cards for all are taken
    where else there would be nothing but numbers of what somebody laid.
    """
    welcome = _welcome(style, list(rooms.values()))
    acted = {seat: list(summaries(steps[seat])) for seat in rooms if steps.get(seat)}
    telling = {seat: [items for items in told if _telling(items)] for seat, told in acted.items()}
    for part, told in (*((part, telling) for part in _SMALLER[:3]), *((part, acted) for part in _SMALLER)):
        found = {seat: _first_fitting(style, ways, rooms[seat], welcome * part) for seat, ways in told.items()}
        complete = {seat: ledger for seat, ledger in found.items() if ledger is not None}
        if len(complete) == len(found):
            return complete
    return complete


def full_ledger(style: Style, steps: Sequence[Step], rooms: Sequence[pygame.Rect], room: pygame.Rect) -> Ledger | None:
    """Every step of a seat for itself in its `room`, with a place for its number, as large as all find room.

    Where they do not, without numbers.
    """
    welcome, items = _welcome(style, rooms), whole(steps)
    sizes = [(full, part) for full in (True, False) for part in _SMALLER]
    tried = (_laid_out(style, items, room, welcome * part, full=full) for full, part in sizes)
    return next(filter(None, tried), None)


def draw_ledger(
    surface: pygame.Surface, style: Style, ledger: Ledger, *, numbered: bool = False, quiet: bool = False
) -> None:
    """Signs and cards on a small panel; `numbered` a full one has the numbers of the steps instead of signs."""
    draw_panel(surface, style, ledger.rect, PanelKind.PANEL, radius=8)
    for entry in ledger.entries:
        deed = entry.item.deed
        if entry.sign is not None and numbered and ledger.full:
            draw_badge(surface, style, entry.item.steps[0].number, entry.sign)
        elif entry.sign is not None and deed is not None:
            draw_sign(surface, style, deed, entry.sign, counted=entry.item.counted)
        _draw_parts(surface, style, entry, ledger.units)
    if quiet:
        _veil(surface, style, ledger.rect)
    for entry in ledger.entries:
        for part, rect in _places(style, entry.item.parts, entry.cards, ledger.units):
            if is_number(part[0]):
                line = _number(style, part[0])
                surface.blit(line, line.get_rect(center=rect.center))


def _welcome(style: Style, rooms: Sequence[pygame.Rect]) -> float:
    """Units of the largest cards with which the tightest of the rooms tells of a usual turn."""
    wide, tall = strip_size(style, 1, 10_000, 1000.0)
    found = [_LARGEST]
    for room in rooms:
        inner = _inner(style, room)
        if room.height >= room.width:
            found.append(inner.width / _ACROSS / wide * 1000.0)
            continue
        one, two = (1000.0 / tall * part for part in (inner.height, (inner.height - style.px(_GAP)) / 2))
        found.append(min(one, max(two, inner.width / _TURN / wide * 1000.0)))
    return min(found)


def _inner(style: Style, room: pygame.Rect) -> pygame.Rect:
    pad = style.px(_PAD)
    return room.inflate(-2 * pad, -2 * (pad if room.height >= room.width else style.px(_FLAT_PAD)))


def _telling(items: Sequence[Item]) -> bool:
    """Whether of everything that was done there is a card to be seen."""
    return {item.deed for item in items} == {item.deed for item in items if not item.counted}


def _first_fitting(style: Style, ways: Sequence[Sequence[Item]], room: pygame.Rect, units: float) -> Ledger | None:
    return next(filter(None, (_laid_out(style, items, room, units) for items in ways)), None)


def _laid_out(
    style: Style, items: Sequence[Item], room: pygame.Rect, units: float, *, full: bool = False
) -> Ledger | None:
    """Items in lines; None where there is no room for all. In `full` each has a place before it."""
    inner, gap = _inner(style, room), style.px(_GAP)
    index = strip_size(style, 1, inner.width, units)[1]
    side = max(_LEAST_BADGE if full else _LEAST_SIGN, round(index * _SIGN))
    lines: list[list[Entry]] = []
    left, top, tall = inner.right + 1, inner.top - gap, 0
    for item in items:
        signed = full or item.deed in SIGNED or (item.deed is Deed.LAID and item.counted)
        wide, high = _parts_size(style, item.parts, units)
        before = side + max(2, gap * 3 // 4) if signed else 0
        if left + before + wide > inner.right:
            left, top, tall = inner.left, top + tall + gap, 0
            lines.append([])
        high = max(high, side if signed else 0)
        if left + before + wide > inner.right or top + high > inner.bottom:
            return None
        cards = pygame.Rect(left + before, top, wide, high)
        lines[-1].append(Entry(item, pygame.Rect(left, top, side, side) if signed else None, cards))
        left, tall = cards.right + 2 * gap, max(tall, high)
    return Ledger(_around(style, lines, room), tuple(entry for line in lines for entry in line), units, full)


def _around(style: Style, lines: Sequence[Sequence[Entry]], room: pygame.Rect) -> pygame.Rect:
    """The panel around lines: as wide as a high room, and as high as a flat one.

    What stands in a line is moved to the middle of its height, and all lines to that of a flat room.
    """
    boxes = [line[0].rect.unionall([entry.rect for entry in line]) for line in lines]
    inner, flat = _inner(style, room), room.height < room.width
    drop = (inner.bottom - boxes[-1].bottom) // 2 if flat else 0
    for line, box in zip(lines, boxes, strict=True):
        for entry in line:
            for rect in (entry.sign, entry.cards):
                if rect is not None:
                    rect.centery = box.centery + drop
    pad = style.px(_PAD)
    if flat:
        right = max(box.right for box in boxes) + pad
        return pygame.Rect(room.left, room.top, max(SMALLEST_TARGET, right - room.left), room.height)
    return pygame.Rect(room.left, room.top, room.width, boxes[-1].bottom + pad - room.top)


def _places(
    style: Style, parts: Sequence[str], rect: pygame.Rect, units: float
) -> list[tuple[tuple[str, ...], pygame.Rect]]:
    """Where numbers, backs and cards side by side belong, from the left of `rect`."""
    found: list[tuple[tuple[str, ...], pygame.Rect]] = []
    left = rect.left
    for run in _runs(parts):
        wide, high = _run_size(style, run, units)
        found.append((run, pygame.Rect(left, rect.centery - high // 2, wide, high)))
        left += wide
    return found


def _runs(parts: Sequence[str]) -> list[tuple[str, ...]]:
    """Cards that lie side by side in one strip; each number and each back for itself."""
    return [tuple(run) for _kind, run in groupby(parts, lambda part: part if is_number(part) or part == BACK else "")]


def _run_size(style: Style, run: tuple[str, ...], units: float) -> tuple[int, int]:
    if is_number(run[0]):
        line = _number(style, run[0])
        return line.get_width() + style.px(_GAP), line.get_height()
    if run[0] == BACK:
        high = round(strip_size(style, 1, 10_000, units)[1] * _BACK)
        return round(high / 1.4), high
    return strip_size(style, len(run), 10_000, units)


def _parts_size(style: Style, parts: Sequence[str], units: float) -> tuple[int, int]:
    sizes = [_run_size(style, run, units) for run in _runs(parts)]
    return sum(wide for wide, _high in sizes), max(high for _wide, high in sizes)


def _number(style: Style, many: str) -> pygame.Surface:
    """How many more there are."""
    return style.type.line(many, style.text(_NUMBER), style.theme.text, TextStyle.STRONG)


def _draw_parts(surface: pygame.Surface, style: Style, entry: Entry, units: float) -> None:
    for run, rect in _places(style, entry.item.parts, entry.cards, units):
        if run[0] == BACK:
            style.pictures.card(BACK, rect.width).draw(surface, *rect.topleft)
        elif not is_number(run[0]):
            draw_strip(surface, style, " ".join(run), rect, units)


def _veil(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}"><rect '
        f'width="{rect.width}" height="{rect.height}" rx="{style.px(8)}" fill="{hex_of(style.theme.panel)}" '
        f'fill-opacity="{_QUIET}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
