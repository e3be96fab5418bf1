"""Setting text: fonts by size, rendered lines and wrapped paragraphs, all cached."""

from __future__ import annotations

from collections import OrderedDict
from enum import Enum
from functools import lru_cache
from typing import Final

import pygame

from game.resources import asset
from game.ui.theme import Rgb

SMALLEST: Final = 13
"""No text is ever set below this height, in pixels."""
_KEPT_LINES: Final = 600


class Style(Enum):
    """The faces of the interface; the value is the font file."""

    BODY = "IBMPlexSans-Regular.ttf"
    STRONG = "IBMPlexSans-SemiBold.ttf"
    TITLE = "ReemKufi-SemiBold.ttf"


@lru_cache(maxsize=64)
def _open_font(style: Style, px: int) -> pygame.font.Font:
    return pygame.font.Font(asset("fonts", style.value), px)


def _font(style: Style, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _open_font.cache_clear()
    return _open_font(style, px)


class Typesetter:
    """Renders lines of text. Sizes are pixel heights of the font; nothing goes below `SMALLEST`."""

    def __init__(self) -> None:
        self._lines: OrderedDict[tuple[str, Style, int, Rgb], pygame.Surface] = OrderedDict()

    def width(self, text: str, px: int, style: Style = Style.BODY) -> int:
        """The width of one line in pixels."""
        return _font(style, max(px, SMALLEST)).size(text)[0]

    def height(self, px: int, style: Style = Style.BODY) -> int:
        """The height of a line box."""
        return _font(style, max(px, SMALLEST)).get_linesize()

    def line(self, text: str, px: int, colour: Rgb, style: Style = Style.BODY) -> pygame.Surface:
        """One rendered line; the surface is shared and must not be drawn on."""
        key = (text, style, max(px, SMALLEST), colour)
        ready = self._lines.get(key)
        if ready is None:
            ready = _font(style, key[2]).render(text, True, colour)
            self._lines[key] = ready
            if len(self._lines) > _KEPT_LINES:
                self._lines.popitem(last=False)
        else:
            self._lines.move_to_end(key)
        return ready

    def wrap(self, text: str, px: int, width: int, style: Style = Style.BODY) -> list[str]:
        """The lines of a paragraph no wider than `width`; a word that alone is wider gets a line to itself.

        Line feeds in the text stay breaks.
        """
        font = _font(style, max(px, SMALLEST))
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and font.size(longer)[0] > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def fitted(self, text: str, px: int, width: int, style: Style = Style.BODY) -> int:
        """The largest size up to `px` at which the line is no wider than `width`, but never below `SMALLEST`."""
        size = max(px, SMALLEST)
        while size > SMALLEST and self.width(text, size, style) > width:
            size -= 1
        return size

    def shortened(self, text: str, px: int, width: int, style: Style = Style.BODY) -> str:
        """The text, cut with an ellipsis where nothing else helps (names that people typed)."""
        if self.width(text, px, style) <= width:
            return text
        kept = text
        while kept and self.width(kept + "…", px, style) > width:
            kept = kept[:-1]
        return kept.rstrip() + "…"
