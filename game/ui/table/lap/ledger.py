"""What one of the others did since the player's last action, in a strip at the panel: signs, and the cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_panel
from game.ui.graphics.theme import hex_of
from game.ui.table.lap.badges import badge_side, draw_badge
from game.ui.table.lap.deeds import Deed, Step
from game.ui.table.lap.naming import deed_word, word_size
from game.ui.text import TextStyle

_TRAY: Final = "M10 64 V90 H90 V64"
_INTO: Final = f"M50 6 V58 M28 38 L50 60 L72 38 {_TRAY}"
_SIGNS: Final = {
    Deed.DRAWN: _INTO,
    Deed.TAKEN: _INTO,
    Deed.RESERVE: f"M34 6 V50 M66 6 V50 M17 34 L34 52 L50 36 L66 52 L83 34 {_TRAY}",
    Deed.ADDED: "M50 12 V88 M12 50 H88",
    Deed.DISCARDED: f"M50 62 V10 M28 30 L50 8 L72 30 {_TRAY}",
    Deed.WON: "M50 8 L62 37 L93 39 L69 59 L77 90 L50 73 L23 90 L31 59 L7 39 L38 37 Z",
}
"""An arrow into a tray or out of it is the hand taking or giving, a plus is added, a star has won.

Nothing stands before cards that were laid or played.
"""
_SIGN: Final = 21
"""Units of the side of a sign."""
_LEAST_SIGN: Final = 15
_CARDS: Final = (96.0, 84.0, 72.0, 58.0)
"""Units of the width of a card of which the index is shown, the most welcome first."""
_NAMED_CARDS: Final = (136.0, 122.0, 108.0, 96.0, 84.0)
"""The same where there is room for words instead of signs."""
_SHOWN: Final = 3
"""So many cards are shown whole; of more the first and the last."""
_WAYS: Final = {True: ((False, False), (True, False), (True, True)), False: ((True, False), (True, True))}
"""Whether steps may stand beside each other, and whether closely, in a high room and in a flat one."""
_GAP: Final = 4
_PAD: Final = 5
_QUIET: Final = 0.38
"""How dark the veil is over what the player has answered."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step: where its sign stands, if there is room for one, and its cards."""

    step: Step
    sign: pygame.Rect | None
    cards: pygame.Rect

    @property
    def rect(self) -> pygame.Rect:
        """Both."""
        return self.cards if self.sign is None else self.sign.union(self.cards)


class More(NamedTuple):
    """How many steps are left out, and where that is said."""

    steps: int
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Ledger:
    """The steps of one seat."""

    rect: pygame.Rect
    entries: tuple[Entry, ...]
    units: float
    """Of the width of its cards."""
    named: bool = False
    """Whether words stand above the cards in place of signs before them."""
    more: More | None = None


def shown_of(step: Step) -> tuple[str, str]:
    """The cards of a step, the first and the last of many, and how many more there are between these."""
    hidden = len(step.seen) < len(step.cards)
    names = ["back" if hidden else str(card) for card in step.cards]
    if len(names) <= _SHOWN:
        return " ".join(names), ""
    return f"{names[0]} {names[-1]}", f"+{len(names) - 2}"


def ledger_of(
    style: Style, steps: Sequence[Step], room: pygame.Rect, *, numbered: bool = False, most: int | None = None
) -> Ledger | None:
    """The steps of a seat as large as all find room, below each other in a high room, else in lines; at `most` so many.

    Every step has room for a number where they are to be `numbered`. Where there is no room for all, those after the
    first are left out, the oldest of them first: what was taken tells most, and what was done last.
    """
    kept, pad = list(steps), style.px(_PAD)
    inner = room.inflate(-2 * pad, -2 * pad)
    high = room.height >= room.width
    for units in _NAMED_CARDS:
        named = _named(style, steps, inner, units, most)
        if named is not None:
            return Ledger(_around(named, room, pad, high=high), named, units, named=True)
    while kept:
        left_out = len(steps) - len(kept)
        items: list[Step | int] = [kept[0], *([left_out] if left_out else []), *kept[1:]]
        for units in _CARDS:
            for beside, tight in _WAYS[high]:
                laid = _lined(style, items, inner, units, beside=beside, tight=tight, numbered=numbered, most=most)
                if laid is not None:
                    entries = tuple(one for one in laid if isinstance(one, Entry))
                    more = next((one for one in laid if isinstance(one, More)), None)
                    return Ledger(_around(laid, room, pad, high=high), entries, units, more=more)
        kept.pop(1 if len(kept) > 1 else 0)
    return None


def draw_ledger(
    surface: pygame.Surface, style: Style, ledger: Ledger, *, numbered: bool = False, quiet: bool = False
) -> None:
    """Signs and cards on a small panel; `numbered` with the numbers of the steps instead of signs."""
    draw_panel(surface, style, ledger.rect, PanelKind.PANEL, radius=8)
    side = badge_side(style) * 4 // 5
    for entry in ledger.entries:
        if entry.sign is not None and numbered:
            badge = pygame.Rect(0, 0, side, side)
            badge.midleft = entry.sign.midleft if ledger.named else (entry.sign.centerx - side // 2, entry.sign.centery)
            draw_badge(surface, style, entry.step.number, badge)
        elif entry.sign is not None and not ledger.named:
            _draw_sign(surface, style, entry.step.deed, entry.sign)
        _draw_cards(surface, style, entry, ledger.units)
    if quiet:
        _veil(surface, style, ledger.rect)
    for entry in ledger.entries:
        if ledger.named and not numbered and entry.sign is not None:
            word = style.type.line(deed_word(entry.step.deed), word_size(style), style.theme.text)
            surface.blit(word, word.get_rect(midleft=entry.sign.midleft))
        if many := shown_of(entry.step)[1]:
            line = _many(style, many)
            surface.blit(line, line.get_rect(center=entry.cards.center))
    if ledger.more is not None:
        line = _many(style, f"+{ledger.more.steps}")
        surface.blit(line, line.get_rect(center=ledger.more.rect.center))


def _named(
    style: Style, steps: Sequence[Step], room: pygame.Rect, units: float, most: int | None
) -> tuple[Entry, ...] | None:
    """All steps with a word above the cards, as many beside each other as find room; None where they do not."""
    gap, word = style.px(_GAP), style.type.height(word_size(style))
    cards = strip_size(style, 1, room.width, units)[1]
    entries: list[Entry] = []
    left, top, lines = room.left, room.top, 1
    for step in steps:
        own, said = _cards_width(style, step, units), style.type.width(deed_word(step.deed), word_size(style))
        wide = max(own, said)
        if left > room.left and left + wide > room.right:
            left, top, lines = room.left, top + word + cards + gap, lines + 1
        if left + wide > room.right or top + word + cards > room.bottom or (most is not None and lines > most):
            return None
        entries.append(Entry(step, pygame.Rect(left, top, said, word), pygame.Rect(left, top + word, own, cards)))
        left += wide + 4 * gap
    return tuple(entries)


def _around(entries: Sequence[Entry | More], room: pygame.Rect, pad: int, *, high: bool) -> pygame.Rect:
    """The panel around entries: as wide as a high room, and as high as a flat one."""
    rect = entries[0].rect.unionall([entry.rect for entry in entries]).inflate(2 * pad, 2 * pad)
    if high:
        return pygame.Rect(room.left, room.top, room.width, rect.bottom - room.top)
    return pygame.Rect(room.left, room.top, max(SMALLEST_TARGET, rect.right - room.left), room.height)


def _lined(
    style: Style,
    items: Sequence[Step | int],
    room: pygame.Rect,
    units: float,
    *,
    beside: bool,
    tight: bool,
    numbered: bool,
    most: int | None,
) -> tuple[Entry | More, ...] | None:
    """Steps, and how many are left out, in lines, several `beside` each other; None where there is no room for all."""
    gap, side = style.px(_GAP), max(_LEAST_SIGN, style.px(_SIGN))
    if tight:
        gap, side = max(2, gap // 2), _LEAST_SIGN
    signed = frozenset(_SIGNS) if beside and not numbered else frozenset(Deed)
    lines: list[list[tuple[Step | int, int]]] = []
    used = room.width + 1
    for item in items:
        if isinstance(item, int):
            wide = _many(style, f"+{item}").get_width()
        else:
            wide = _cards_width(style, item, units) + (side + gap if item.deed in signed else 0)
        if wide > room.width:
            return None
        if not beside or used + 2 * gap + wide > room.width:
            lines.append([])
            used = -2 * gap
        used += 2 * gap + wide
        lines[-1].append((item, wide))
    high = strip_size(style, 1, room.width, units)[1]
    total = len(lines) * (high + gap) - gap
    if total > room.height or (most is not None and len(lines) > most):
        return None
    flat = room.height < room.width
    top = room.centery - total // 2 if flat else room.top
    return tuple(_entries(lines, pygame.Rect(room.left, top, side, high), gap, signed))


def _entries(
    lines: Sequence[Sequence[tuple[Step | int, int]]], first: pygame.Rect, gap: int, signed: Collection[Deed]
) -> Iterator[Entry | More]:
    """`first` is the place of a sign in the first line, as high as a card; deeds that are `signed` have one."""
    side = first.width
    for number, line in enumerate(lines):
        left, top = first.left, first.top + number * (first.height + gap)
        for item, wide in line:
            if isinstance(item, int):
                yield More(item, pygame.Rect(left, top, wide, first.height))
            else:
                sign = pygame.Rect(left, top + (first.height - side) // 2, side, side) if item.deed in signed else None
                indent = 0 if sign is None else side + gap
                yield Entry(item, sign, pygame.Rect(left + indent, top, wide - indent, first.height))
            left += wide + 2 * gap


def _cards_width(style: Style, step: Step, units: float) -> int:
    cards, many = shown_of(step)
    wide = strip_size(style, len(cards.split()), 10_000, units)[0]
    return wide + (_many(style, many).get_width() + 4 if many else 0)


def _many(style: Style, many: str) -> pygame.Surface:
    """How many cards are left out."""
    return style.type.line(many, style.text(17), style.theme.text, TextStyle.STRONG)


def _draw_sign(surface: pygame.Surface, style: Style, deed: Deed, rect: pygame.Rect) -> None:
    if deed not in _SIGNS:
        return
    colour = hex_of(style.theme.brass_light)
    fill = colour if deed is Deed.WON else "none"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{_SIGNS[deed]}" fill="{fill}" '
        f'stroke="{colour}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def _draw_cards(surface: pygame.Surface, style: Style, entry: Entry, units: float) -> None:
    cards, many = shown_of(entry.step)
    if not many:
        draw_strip(surface, style, cards, entry.cards, units)
        return
    first, last = cards.split()
    wide = strip_size(style, 1, entry.cards.width, units)[0]
    rect = entry.cards
    draw_strip(surface, style, first, pygame.Rect(rect.left, rect.top, wide, rect.height), units)
    draw_strip(surface, style, last, pygame.Rect(rect.right - wide, rect.top, wide, rect.height), units)


def _veil(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}"><rect '
        f'width="{rect.width}" height="{rect.height}" rx="{style.px(8)}" fill="{hex_of(style.theme.panel)}" '
        f'fill-opacity="{_QUIET}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
