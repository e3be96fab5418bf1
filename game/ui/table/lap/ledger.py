"""What the others did since the player's last action, in a strip at each panel: signs, and cards of one size."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

import pygame

from game.ui.graphics.card_strip import strip_size
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import hex_of
from game.ui.kit import Align, Drawing, Flow, Node, Panel, Role, Row, Space, Text, walk
from game.ui.kit.cards import BACK, Cards
from game.ui.table.lap.deeds import Deed, Step

_INK: Final = (16, 19, 15)
_SIDE: Final = 30
"""Units of a badge on a card."""


def badge_side(style: Style) -> int:
    """The side of a badge in pixels."""
    return max(20, style.px(_SIDE))


def draw_badge(surface: pygame.Surface, style: Style, rect: pygame.Rect, number: int, *, lit: bool = True) -> None:
    """Draw the number of a step; one that is not `lit` is a mere outline."""
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
_SIGNS: Final[Mapping[Deed | None, str]] = {
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


_TURN: Final = (
    Item((), (BACK,), Deed.DRAWN),
    Item((), ("AH", "2H", "3H"), Deed.LAID),
    Item((), ("9C",), Deed.DISCARDED),
)
"""What a usual turn looks like; cards are no larger than this has room in every strip."""
_SIZES: Final = range(150, 40, -4)
"""Units of the width of a card of which the index is shown, the largest first."""
_SMALLER: Final = (1.0, 0.86, 0.74, 0.62, 0.5, 0.4)
"""Parts of the size in which a usual turn has room, where more was done."""
_TELLING: Final = 4
"""So many of them are tried before nothing but a number stands for what somebody laid."""
_SIGN: Final = 0.34
_BACK: Final = 0.7
"""The heights of a sign, and of the back of a card, in heights of an index."""
_LEAST_SIGN: Final = 15
_LEAST_BADGE: Final = 20
"""Pixels."""
_QUIET: Final = 0.28
"""How dark the veil is over what the player has answered."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The steps of one seat as nodes, at the place that they take of their room."""

    items: tuple[Item, ...]
    units: float
    """The units of the width of its cards."""
    tree: Node

    @property
    def rect(self) -> pygame.Rect:
        """Its panel."""
        return self.tree.rect

    def draw(self, surface: pygame.Surface, style: Style, *, quiet: bool) -> None:
        """Draw signs and cards on a small panel, each under a veil where they are `quiet`."""
        self.tree.paint(surface, style, self.rect)
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" '
            f'height="1" fill="{hex_of(style.theme.panel)}" fill-opacity="{_QUIET}"/></svg>'
        )
        for node in walk(self.tree) if quiet else ():
            if isinstance(node, (Cards, Drawing)):
                surface.blit(style.pictures.drawn(markup, node.rect.size), node.rect)


class Ledgers:
    """Composes what everybody did for the rooms that they have at a table, in cards of one size for all."""

    def __init__(self, style: Style, rooms: Mapping[int, pygame.Rect]) -> None:
        self._style = style
        self._rooms = rooms
        self._entries: dict[tuple[object, ...], Node] = {}
        """What was composed for one lap: most of it is tried with other things around it."""
        alike = {room.size: room for room in rooms.values()}.values()

        def fit(units: int) -> bool:
            return all(self._fits(self._tree(_TURN, room, units), room) for room in alike)

        self._welcome = _SIZES[min(bisect_left(_SIZES, True, key=fit), len(_SIZES) - 1)]
        """Units of the largest cards with which the tightest of the rooms tells of a usual turn."""

    def short(self, steps: Mapping[int, Sequence[Step]]) -> Mapping[int, Ledger]:
        """What each seat that has a room did.

        Where somebody did more than finds room, what tells least is only counted; a little smaller cards for all are
        taken where else there would be nothing but numbers of what somebody laid.
        """
        self._entries.clear()
        acted = {seat: list(dict.fromkeys(summaries(steps[seat]))) for seat in self._rooms if steps.get(seat)}
        telling = {seat: [items for items in ways if _telling(items)] for seat, ways in acted.items()}
        for part, told in (*((part, telling) for part in _SMALLER[:_TELLING]), *((part, acted) for part in _SMALLER)):
            found = {
                seat: next(filter(None, (self._in_room(items, seat, part) for items in ways)), None)
                for seat, ways in told.items()
            }
            complete = {seat: ledger for seat, ledger in found.items() if ledger is not None}
            if len(complete) == len(found):
                return complete
        return complete

    def full(self, seat: int, steps: Sequence[Step], *, numbered: bool) -> Ledger | None:
        """Every step of a seat for itself, in cards as large as all find room.

        Each has a place for its number, which is shown there where they are `numbered`, unless that leaves no room for
        all.
        """
        self._entries.clear()
        tried = (
            self._in_room(whole(steps), seat, part, full=full, numbered=numbered and full)
            for full in (True, False)
            for part in _SMALLER
        )
        return next(filter(None, tried), None)

    def _in_room(
        self, items: tuple[Item, ...], seat: int, part: float, *, full: bool = False, numbered: bool = False
    ) -> Ledger | None:
        """Items as wide as a high room, or as high as a flat one; None where there is no room for all."""
        style, room, units = self._style, self._rooms[seat], self._welcome * part
        tree = self._tree(items, room, units, full=full, numbered=numbered)
        if not self._fits(tree, room):
            return None
        size = room.width, tree.heights(style, room.width).natural
        if _is_flat(room):
            size = max(SMALLEST_TARGET, min(room.width, tree.widths(style).natural)), room.height
        tree.arrange(style, pygame.Rect(room.topleft, size))
        return Ledger(items, units, tree)

    def _fits(self, tree: Node, room: pygame.Rect) -> bool:
        style = self._style
        return tree.widths(style).least <= room.width and tree.heights(style, room.width).natural <= room.height

    def _tree(
        self, items: Sequence[Item], room: pygame.Rect, units: float, *, full: bool = False, numbered: bool = False
    ) -> Node:
        flat = _is_flat(room)
        lines = Flow(
            *(self._entry(item, room, units, full=full, numbered=numbered) for item in items),
            gap=Space.SMALL,
            gap_above=Space.TIGHT,
            justify=Align.CENTER if flat else Align.START,
        )
        above = Space.NONE if flat else Space.TIGHT
        return Panel(lines, PanelKind.PANEL, pad=Space.TIGHT, pad_above=above, radius=8)

    def _entry(self, item: Item, room: pygame.Rect, units: float, *, full: bool, numbered: bool) -> Node:
        """A sign or a number, and what is shown of the cards."""
        number = item.steps[0].number if item.steps else 0
        key = *room, number, item.deed, item.parts, units, full
        if key in self._entries:
            return self._entries[key]
        shown: list[Node] = []
        scale = self._style.scale
        index = strip_size(self._style, 1, 1, units)[1] / scale
        if full or item.deed in SIGNED or (item.deed is Deed.LAID and item.counted):
            side = max((_LEAST_BADGE if full else _LEAST_SIGN) / scale, _SIGN * index)
            draw = partial(draw_badge, number=number) if numbered else partial(_draw_sign, item=item)
            shown.append(Drawing(draw, number if numbered else item, width=side, height=side))
        for kind, run in groupby(item.parts, lambda part: part if is_number(part) or part == BACK else ""):
            if kind == BACK:
                high = _BACK * index
                shown.append(Drawing(_draw_back, BACK, width=high / CARD_RATIO, height=high))
            else:
                shown.append(Text(kind, Role.LABEL) if kind else Cards(" ".join(run), width=units))
        self._entries[key] = Row(*shown, gap=Space.TIGHT)
        return self._entries[key]


def _is_flat(room: pygame.Rect) -> bool:
    return room.height < room.width


def _telling(items: Sequence[Item]) -> bool:
    """Whether of everything that was done there is a card to be seen."""
    return {item.deed for item in items} == {item.deed for item in items if not item.counted}


def _draw_sign(surface: pygame.Surface, style: Style, rect: pygame.Rect, item: Item) -> None:
    """Draw the sign of a deed, if it has one; of melds that are only counted a fan."""
    shape = _MELDS if item.counted and item.deed is Deed.LAID else _SIGNS.get(item.deed)
    if shape is None:
        return
    if item.deed is Deed.ADDED:
        shape = _ONTO[is_mirrored(surface)]
    colour = hex_of(style.theme.brass_light)
    fill = colour if item.deed is Deed.WON else "none"
    wide = 7 if shape is _MELDS else 11
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{shape}" fill="{fill}" '
        f'stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def _draw_back(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    style.pictures.card(BACK, rect.width).draw(surface, *rect.topleft)
