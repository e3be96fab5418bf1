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
from game.ui.kit import Align, Column, Control, Frame, List, Node, NodeList, Panel, Row, RowState, Space
from game.ui.panels.contents import contents_row
from game.ui.reading.page import Page
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.stage import Stage
from game.ui.widgets import Button

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


_BUTTON: Final = 60
_TALLEST: Final = 1.6
_FONT: Final = "OFL-"
"""What the names of the licences of fonts begin with."""
_NEXT_WORD: Final = re.compile(r"(?<=[A-Za-z])(?=[A-Z][a-z])")


class AboutScene(ComposedScene):
    """A list of texts on the left, the chosen one on a page."""

    name = "about"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._page = Page("page")
        self._chosen = 0
        self._make_controls()
        self.group.set_focus(self._list)

    def _make_controls(self) -> None:
        """Make the list in the words of the language; each text is read when it is chosen."""
        self._texts: list[tuple[str, Callable[[], tuple[Block, ...]]]] = [
            (_("This program"), _about),
            (_("What's new"), lambda: _from_book(changes_text())),
            (_("Credits"), lambda: _from_book(table_as_points(credits_text()))),
            *((_title(licence), _licence_reader(licence)) for licence in licences()),
        ]
        self._list = NodeList("text", self._row, on_choose=self._choose)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._page.fill(self._texts[self._chosen][1]())

    def relabel(self) -> None:
        """Everything is made anew in the words of the language."""
        self._make_controls()

    def compose(self) -> Node:
        """The list beside the page."""
        side = Column(
            Panel(List(self._list, self._texts, self._chosen, gap=Space.NONE, tallest=_TALLEST), grow=1),
            Control(self._back_button, height=_BUTTON),
            grow=28,
        )
        page = Control(self._page, grow=70)
        body = Row(side, page, gap=Space.LARGE, even=True, cross=Align.STRETCH)
        return Frame(_("About Majlis"), body)

    def handle(self, event: pygame.Event) -> bool:
        """The keys of a page go to the page, wherever the focus is."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page.handle(event)
        return super().handle(event)

    def _row(self, place: int, state: RowState) -> Node:
        return contents_row(self._texts[place][0], state)

    def _choose(self, place: int) -> None:
        self._chosen = place
        self._page.fill(self._texts[place][1]())
        self.refresh()


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
