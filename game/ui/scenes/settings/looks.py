"""Choosing the table one plays at and the backs of the cards, each by its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.tables import BACKS, HOME, TABLES, TableLook
from game.ui.graphics.theme import hex_of
from game.ui.mirror import pixels_of
from game.ui.profile import Profile
from game.ui.text import TextStyle
from game.ui.widgets import Segments, Widget

Painter = Callable[[pygame.Surface, Style, str, pygame.Rect], None]
_LABEL: Final = 18
_FANNED: Final = ("sadu", "tiles", "girih")
"""Backs that stand for those of all games."""
_BROAD: Final = 1.62
"""Width over height of the picture of a table."""
_CARD: Final = 0.82
_STEP: Final = 0.22
"""What a card takes of the width of its place, and how far the next one is beside it, in widths of a card."""
_ROOMY: Final = 620
"""Units of height that hold tables in two lines."""
_TABLES: Final = 250
_BACKS: Final = 262
"""The most units that a line of each is high."""


class Swatches(Segments[str]):
    """Choices side by side, each with a picture above its name."""

    def __init__(
        self, name: str, choices: Sequence[tuple[str, str]], value: str, action: Callable[[str], None], picture: Painter
    ) -> None:
        super().__init__(name, choices, value, action, size=_LABEL)
        self._picture = picture
        self._each_line = len(choices)

    def spread(self, each_line: int) -> None:
        """So many of them side by side."""
        self._each_line = each_line

    def fit(self, style: Style) -> None:
        """All of them have room in every window."""

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
        pad = style.px(8)
        room = self.rect.width // self._each_line - 2 * style.px(4) - 2 * pad
        wrapped = [style.type.wrap(label, size, room) for _value, label in self.choices]
        labels = max(len(lines) for lines in wrapped) * style.type.height(size)
        for (value, _label), lines, cell in zip(self.choices, wrapped, self.segments(), strict=True):
            inner = cell.inflate(-2 * style.px(4), -2 * style.px(4))
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


class LooksSample:
    """Tables above backs; it is all that its section shows."""

    def __init__(self, profile: Profile) -> None:
        settings = profile.settings
        own = (HOME, _("The game's own"))
        tables = [own, *((look.name, look.label.said()) for look in TABLES.values())]
        backs = [own, *((name, label.said()) for name, label in BACKS.items())]
        self._tables = Swatches("table", tables, settings.table, partial(_take, profile, "table"), _paint_table)
        self._backs = Swatches(
            "card_back", backs, settings.card_back, partial(_take, profile, "card_back"), _paint_back
        )
        self._titles: list[tuple[int, int]] = []

    @property
    def widgets(self) -> Sequence[Widget]:
        """The two choices."""
        return self._tables, self._backs

    def least(self, style: Style, width: int) -> int:
        """Pictures that can be told apart."""
        return style.px(420)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """One above the other, each under its title."""
        head, gap = style.type.height(style.text(23), TextStyle.STRONG) + style.px(8), style.px(22)
        free = area.height - 2 * head - gap
        roomy = free >= style.px(_ROOMY)
        self._tables.spread(len(self._tables.choices) // 2 if roomy else len(self._tables.choices))
        backs = min(free // 2 if not roomy else free * 36 // 100, style.px(_BACKS))
        tables = min(free - backs, style.px(_TABLES * (2 if roomy else 1)))
        top = area.top
        self._titles = []
        for choice, high in ((self._tables, tables), (self._backs, backs)):
            self._titles.append((area.left, top))
            choice.place(pygame.Rect(area.left, top + head, area.width, high))
            top += head + high + gap

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The titles."""
        for title, place in zip((_("Table"), _("Card backs")), self._titles, strict=True):
            draw_text(surface, style, title, 23, style.theme.text, TextStyle.STRONG, topleft=place)


def _take(profile: Profile, setting: str, value: str) -> None:
    profile.change(**{setting: value})


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
        disc = pygame.Rect(0, 0, side, side)
        disc.center = (x, y)
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
