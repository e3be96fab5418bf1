"""About the program: its version, what changed, who made the parts, and the licences of all that is shipped."""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterator
from typing import Final

import pygame

from game import __version__
from game.engine.book_blocks import Block, BlockKind, Run
from game.engine.book_parser import blocks_of
from game.i18n import _, verbatim
from game.resources import Licence, changes_text, credits_text, licences
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.reading.page import Page
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ScrollList

_RULER = re.compile(r"[-=*_~\s]+")


def plain_blocks(text: str) -> Iterator[Block]:
    """Paragraphs parted by empty lines, their lines joined; short lines one below the other stay so."""
    for paragraph in re.split(r"\n\s*\n", text.replace("\r\n", "\n").replace("\f", "\n")):
        lines = [line.strip() for line in paragraph.splitlines() if not _RULER.fullmatch(line)]
        if not lines:
            continue
        apart = len(lines) > 1 and all(len(line) < 30 for line in lines)
        for joined in lines if apart else [" ".join(lines)]:
            yield Block(BlockKind.PARAGRAPH, (Run(joined),))


def table_as_points(text: str) -> str:
    """Rows of a table in Markdown as points; its head and ruler go."""
    lines = text.splitlines()
    shown = []
    for place, line in enumerate(lines):
        if not line.startswith("|"):
            shown.append(line)
        elif place and lines[place - 1].startswith("|") and not set(line) <= set("|-: "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            shown.append("- " + ", ".join(cells))
    return "\n".join(shown)


_SIDE: Final = 28
"""Percent of the width for the list of texts."""
_FONT: Final = "OFL-"
"""What the names of the licences of fonts begin with."""
_NEXT_WORD: Final = re.compile(r"(?<=[A-Za-z])(?=[A-Z][a-z])")


class AboutScene(WidgetScene):
    """A list of texts on the left, the chosen one on a page."""

    name = "about"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._page = Page("page")
        self._list = ScrollList("text", self._row, on_choose=self._choose, read=lambda row: self._texts[row][0])
        self._chosen = 0
        self._fill()
        self.group.set_focus(self._list)

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        """The list beside the page."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, 1010))
        inner = self._panel.inner
        side = pygame.Rect(inner.left, inner.top, inner.width * _SIDE // 100, inner.height)
        back = style.target(60)
        self._back_button.place(pygame.Rect(side.left, side.bottom - back, side.width, back))
        self._tray = pygame.Rect(side.left, side.top, side.width, side.height - back - px(16))
        self._list.place(self._tray.inflate(-2 * px(10), -2 * px(10)))
        self._list.fill(len(self._texts), max(style.target(40), px(48)), px(4), px(12), self._chosen)
        left = side.right + px(30)
        self._page.place(pygame.Rect(left, inner.top, inner.right - left, inner.height))
        self._page.show(style, self._blocks)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and tray."""
        surface.blit(backdrop(self.style, self.size), area, area)
        self._panel.paint(surface, self.style, _("About Majlis"))
        draw_panel(surface, self.style, self._tray, PanelKind.TRAY)

    def handle(self, event: pygame.Event) -> bool:
        """The keys of a page go to the page, wherever the focus is."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page.handle(event)
        return super().handle(event)

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        chosen = row == self._list.chosen
        if chosen:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN)
        text_style = TextStyle.STRONG if chosen else TextStyle.BODY
        colour = style.theme.text if chosen else style.theme.text_soft
        title = style.type.shortened(self._texts[row][0], style.text(21), rect.width - style.px(32), text_style)
        draw_text(surface, style, title, 21, colour, text_style, midleft=(rect.left + style.px(16), rect.centery))

    def _choose(self, row: int) -> None:
        self._chosen = row
        self._blocks = self._texts[row][1]()
        self._page.show(self.style, self._blocks)

    def _fill(self) -> None:
        """The texts there are, each read when it is chosen."""
        self._texts: list[tuple[str, Callable[[], tuple[Block, ...]]]] = [
            (_("This program"), _about),
            (_("What's new"), lambda: _from_book(changes_text())),
            (_("Credits"), lambda: _from_book(table_as_points(credits_text()))),
        ]
        self._texts += [(_title(licence), _licence_reader(licence)) for licence in licences()]
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._blocks = self._texts[self._chosen][1]()
        self.group.replace([self._list, self._page, self._back_button])


def _about() -> tuple[Block, ...]:
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    paragraphs = [
        _(
            "Pull up a chair: the other players are ready when you are, and they see no more than anyone in "
            "their seat would."
        ),
        _("Everything stays on your computer: no account, no network, no ads."),
        _("Majlis is free software under the GNU General Public License, version 3 or later."),
        _(
            "Made with {python}, {pygame} and {sdl}.",
            python=_part("Python", platform.python_version()),
            pygame=_part("pygame-ce", pygame.ver),
            sdl=_part("SDL", sdl),
        ),
    ]
    heading = Block(BlockKind.CHAPTER, (Run(_("Version {version}", version=verbatim(__version__))),))
    return (heading, *(Block(BlockKind.PARAGRAPH, (Run(text),)) for text in paragraphs))


def _part(name: str, version: str) -> str:
    """A name and its version, which no line parts and nothing turns round."""
    return verbatim(f"{name}\N{NO-BREAK SPACE}{version}")


def _from_book(text: str) -> tuple[Block, ...]:
    return tuple(block for block in blocks_of(text) if block.kind is not BlockKind.TITLE)


def _title(licence: Licence) -> str:
    part = "Majlis" if licence.name == "majlis" else licence.name
    if part.startswith(_FONT):
        part = _NEXT_WORD.sub(" ", part.removeprefix(_FONT))
    return _("Licence for {part}", part=part)


def _licence_reader(licence: Licence) -> Callable[[], tuple[Block, ...]]:
    return lambda: tuple(plain_blocks(licence.text()))
