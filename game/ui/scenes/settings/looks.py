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
from game.ui.profile import Profile
from game.ui.text import TextStyle
from game.ui.widgets import Segments, Widget

Painter = Callable[[pygame.Surface, Style, str, pygame.Rect], None]
_LABEL: Final = 18
_FANNED: Final = ("sadu", "tiles", "girih")
"""Backs that stand for those of all games."""


class Swatches(Segments[str]):
    """Choices side by side, each with a picture above its name."""

    def __init__(
        self, name: str, choices: Sequence[tuple[str, str]], value: str, action: Callable[[str], None], picture: Painter
    ) -> None:
        super().__init__(name, choices, value, action, size=_LABEL)
        self._picture = picture

    def fit(self, style: Style) -> None:
        """All of them have room in every window."""

    def segments(self) -> list[pygame.Rect]:
        """All of the same width."""
        count = len(self.choices)
        edges = [self.rect.left + self.rect.width * number // count for number in range(count + 1)]
        return [pygame.Rect(left, self.rect.top, right - left, self.rect.height) for left, right in pairwise(edges)]

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Pictures and names, the chosen one on a raised panel."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD)
        size = style.text(_LABEL)
        labels = 2 * style.type.height(size)
        for (value, label), cell in zip(self.choices, self.segments(), strict=True):
            inner = cell.inflate(-2 * style.px(4), -2 * style.px(4))
            chosen = value == self.value
            if chosen:
                draw_panel(surface, style, inner, PanelKind.BRASS, radius=8)
            pad = style.px(8)
            room = pygame.Rect(
                inner.left + pad, inner.top + pad, inner.width - 2 * pad, inner.height - labels - 2 * pad
            )
            self._picture(surface, style, value, room)
            colour = style.theme.ink if chosen else style.theme.text_soft
            lines = style.type.wrap(label, size, inner.width - 4)
            top = room.bottom + (labels - len(lines) * style.type.height(size)) // 2 + pad // 2
            for line in lines:
                fitted = style.type.fitted(line, size, inner.width - 4)
                text = style.type.line(line, fitted, colour)
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
        high = min((area.height - 2 * head - gap) // 2, style.px(320))
        top = area.top
        self._titles = []
        for choice in (self._tables, self._backs):
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
    """A table seen from above; all of them in strips where each game has its own."""
    surface.fill(style.theme.wood, room)
    cloth = room.inflate(-2 * style.px(5), -2 * style.px(5))
    looks = [TABLES[name]] if name in TABLES else list(TABLES.values())
    for number, look in enumerate(looks):
        left, right = (cloth.left + cloth.width * edge // len(looks) for edge in (number, number + 1))
        _paint_cloth(surface, style, look, pygame.Rect(left, cloth.top, right - left, cloth.height))
    pygame.draw.rect(surface, style.theme.brass, cloth, max(1, style.px(1.5)))


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
    step = 0.32 * (len(names) - 1)
    width = max(24, min(int(room.width / (1 + step)), int(room.height / CARD_RATIO)))
    whole = int(width * (1 + step))
    for number, each in enumerate(names):
        left = room.centerx - whole // 2 + int(0.32 * width) * number
        style.pictures.card(f"back:{each}", width).draw(surface, left, room.centery - round(width * CARD_RATIO) // 2)
