"""Choosing the table one plays at and the backs of the cards, each by its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.storage.settings import Settings
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.tables import BACKS, HOME, TABLES, TableLook
from game.ui.graphics.theme import hex_of
from game.ui.kit import Column, Control, Node, Role, Text
from game.ui.widgets import Segments

Painter = Callable[[pygame.Surface, Style, str, pygame.Rect], None]
_LABEL: Final = 18
_FANNED: Final = ("sadu", "tiles", "girih")
"""Backs that stand for those of all games."""
_BROAD: Final = 1.62
"""Width over height of the picture of a table."""
_CARD: Final = 0.82
_STEP: Final = 0.22
"""What a card takes of the width of its place, and how far the next one is beside it, in widths of a card."""
_LEAST: Final = 150
"""Units of a picture with its name at least."""
_EDGE: Final = 4
_PAD: Final = 8
"""Units around what is chosen, and within it."""


class Swatches(Segments[str]):
    """Choices side by side, each with a picture above its name."""

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[str, str]],
        value: str,
        action: Callable[[str], None],
        picture: Painter,
        *,
        slim: float,
    ) -> None:
        """Choices lie in two lines where each would have a room more than `slim` times as high as wide in one.

        They also do so where a word of a name would be wider than its room.
        """
        super().__init__(name, choices, value, action, size=_LABEL)
        self._picture = picture
        self._each_line = len(choices)
        self._slim = slim

    def natural(self, style: Style) -> tuple[int, int]:
        """Pictures that can be told apart."""
        return style.px(_LEAST) * len(self.choices), style.px(_LEAST)

    def widths(self, style: Style) -> tuple[int, int]:
        """Small pictures can be told apart as well."""
        natural = self.natural(style)[0]
        return natural // 3, natural

    def fit(self, style: Style) -> None:
        """In two lines where they would be much higher than wide in one, or too narrow for their names."""
        count = len(self.choices)
        slim = self.rect.height * count > self.rect.width * self._slim
        widest = max(
            style.type.width(word, style.text(_LABEL)) for _value, label in self.choices for word in label.split()
        )
        narrow = widest > self._room(style, count)
        self._each_line = -(-count // 2) if slim or narrow else count

    def _room(self, style: Style, each_line: int) -> int:
        """The width of a picture and its name where so many are side by side."""
        return self.rect.width // each_line - 2 * style.px(_EDGE) - 2 * style.px(_PAD)

    def segments(self) -> list[pygame.Rect]:
        """All of the same size."""
        each, whole = self._each_line, self.rect
        lines = -(-len(self.choices) // each)
        across = [whole.left + whole.width * number // each for number in range(each + 1)]
        down = [whole.top + whole.height * number // lines for number in range(lines + 1)]
        cells = [
            pygame.Rect(left, top, right - left, bottom - top)
            for top, bottom in pairwise(down)
            for left, right in pairwise(across)
        ]
        return cells[: len(self.choices)]

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Pictures and names, the chosen one on a raised panel."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD)
        size = style.text(_LABEL)
        pad, edge = style.px(_PAD), style.px(_EDGE)
        room = self._room(style, self._each_line)
        wrapped = [style.type.wrap(label, size, room) for _value, label in self.choices]
        labels = max(len(lines) for lines in wrapped) * style.type.height(size)
        for (value, _label), lines, cell in zip(self.choices, wrapped, self.segments(), strict=True):
            inner = cell.inflate(-2 * edge, -2 * edge)
            chosen = value == self.value
            if chosen:
                draw_panel(surface, style, inner, PanelKind.ROW_CHOSEN, radius=8)
            picture = pygame.Rect(inner.left + pad, inner.top + pad, room, inner.height - labels - 2 * pad)
            self._picture(surface, style, value, picture)
            colour = style.theme.gilt if chosen else style.theme.text_soft
            top = picture.bottom + (labels - len(lines) * style.type.height(size)) // 2 + pad // 2
            for line in lines:
                text = style.type.line(line, style.type.fitted(line, size, room), colour)
                surface.blit(text, text.get_rect(midtop=(inner.centerx, top)))
                top += style.type.height(size)
        if self.focused:
            draw_focus(surface, style, self.rect)


def looks(settings: Settings, take: Callable[[str, str], None]) -> Node:
    """Tables above backs, each under its title; `take` sets a setting."""
    own = (HOME, _("The game's own"))
    tables = [own, *((look.name, look.label.said()) for look in TABLES.values())]
    backs = [own, *((name, label.said()) for name, label in BACKS.items())]
    table = Swatches("table", tables, settings.table, partial(take, "table"), _paint_table, slim=1.6)
    back = Swatches("card_back", backs, settings.card_back, partial(take, "card_back"), _paint_back, slim=2.6)
    table.sets, back.sets = _("Table"), _("Card backs")
    return Column(
        Text(_("Table"), Role.STRONG),
        Control(table, grow=6),
        Text(_("Card backs"), Role.STRONG),
        Control(back, grow=5),
        grow=1,
    )


def _paint_table(surface: pygame.Surface, style: Style, name: str, room: pygame.Rect) -> None:
    """A table seen from above, broader than high; the emblems of all homes where each game has its own."""
    table = pygame.Rect(0, 0, min(room.width, round(room.height * _BROAD)), 0)
    table.height = round(table.width / _BROAD)
    table.center = room.center
    surface.fill(style.theme.wood, table)
    cloth = table.inflate(-2 * style.px(5), -2 * style.px(5))
    if name in TABLES:
        _paint_cloth(surface, style, TABLES[name], cloth)
    else:
        _paint_emblems(surface, style, cloth)
    pygame.draw.rect(surface, style.theme.brass, pixels_of(surface, cloth), max(1, style.px(1.5)))


def _paint_emblems(surface: pygame.Surface, style: Style, cloth: pygame.Rect) -> None:
    """One in every corner and one in the middle, each on its own cloth."""
    surface.fill(style.theme.night, cloth)
    looks = list(TABLES.values())
    side = cloth.height * 46 // 100
    for number, look in enumerate(looks):
        x = cloth.left + side * 6 // 10 + (cloth.width - side * 12 // 10) * number // max(1, len(looks) - 1)
        y = cloth.centery + (cloth.height * 22 // 100) * (1 if number % 2 else -1)
        disc = pygame.Rect(0, 0, side, side).move_to(center=(x, y))
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" '
            f'fill="{hex_of(look.felt)}" stroke="{hex_of(style.theme.brass)}" stroke-width="3"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, disc.size), disc)
        inner = side * 72 // 100
        emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (inner, inner))
        surface.blit(emblem, emblem.get_rect(center=disc.center))


def _paint_cloth(surface: pygame.Surface, style: Style, look: TableLook, cloth: pygame.Rect) -> None:
    surface.fill(look.felt, cloth)
    outer = surface.get_clip()
    surface.set_clip(outer.clip(cloth))
    high = max(6, style.px(14))
    border = style.pictures.svg(("table", look.name, "border.svg"), (3 * high, high))
    for left in range(cloth.left, cloth.right, border.get_width()):
        surface.blit(border, (left, cloth.top))
        surface.blit(pygame.transform.flip(border, False, True), (left, cloth.bottom - high))
    side = min(cloth.width - style.px(8), cloth.height - 2 * high - style.px(12))
    if side > 0:
        emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
        surface.blit(emblem, emblem.get_rect(center=cloth.center))
    surface.set_clip(outer)


def _paint_back(surface: pygame.Surface, style: Style, name: str, room: pygame.Rect) -> None:
    """A card from behind; several where each game has its own."""
    names = [name] if name in BACKS else list(_FANNED)
    whole = 1 + _STEP * (len(names) - 1)
    width = max(24, min(round(room.width * _CARD), int(room.width / whole), int(room.height / CARD_RATIO)))
    high, step = round(width * CARD_RATIO), round(width * _STEP)
    for number, each in enumerate(names):
        left = room.centerx - (width + step * (len(names) - 1)) // 2 + step * number
        style.pictures.card(f"back:{each}", width).draw(surface, left, room.centery - high // 2)
