"""Setting text: rendered lines and wrapped paragraphs in the language of the program, all cached."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final

import pygame

from game.characters import drawable, is_unseen
from game.i18n import right_to_left, script, shown_digits
from game.i18n.order import closed, is_plain, open_isolates
from game.ui.graphics.theme import Rgb
from game.ui.graphics.typefaces import TextStyle, font, has_glyph, raised, tallest
from game.ui.graphics.typesetting import SetLine, set_line

__all__ = ["SMALLEST", "TextStyle", "Typesetter"]

SMALLEST: Final = 13
"""No text is ever set below this height, in pixels."""
_LONGEST: Final = 1200
"""Characters of a line; no screen has room for more, and no surface for a hundred times as many."""
_MOST_BALANCED: Final = 4
"""A paragraph of more lines has no line that stands alone."""
_KEPT_PART: Final = 1 / 2
"""Rendered lines are forgotten, oldest first, when they would fill this part of the window."""
_SMALLEST_WINDOW: Final = (1280, 800)
"""A smaller window keeps as many lines as this one; also before the window is known."""
_KEPT_MEASURES: Final = 1000
"""More than what a match shows; it is measured quickly, and every game of an evening has words of its own."""

Script = tuple[bool, bool]
"""How a text is set: whether from right to left, and whether in Arabic digits."""


class Typesetter:
    """Renders lines of text. Sizes are pixel heights of the font; nothing goes below `SMALLEST`.

    Texts are given as they are read. Direction, order and digits are those of the language in use.
    """

    def __init__(self) -> None:
        self._lines: OrderedDict[tuple[str, TextStyle, int, Rgb, Script], pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._most = _most_pixels(_SMALLEST_WINDOW)

    def keep_for(self, window: tuple[int, int]) -> None:
        """Keep as many rendered lines from now on as suit a window of this size; four bytes a pixel."""
        self._most = max(_most_pixels(window), _most_pixels(_SMALLEST_WINDOW))

    def width(self, text: str, px: int, text_style: TextStyle = TextStyle.BODY) -> int:
        """The width of one line in pixels."""
        return _width(text, text_style, max(px, SMALLEST), script())

    def height(self, px: int, text_style: TextStyle = TextStyle.BODY) -> int:
        """The height of a line box."""
        return tallest(text_style, max(px, SMALLEST), right_to_left=right_to_left())[1]

    def line(self, text: str, px: int, colour: Rgb, text_style: TextStyle = TextStyle.BODY) -> pygame.Surface:
        """One rendered line; the surface is shared and must not be drawn on."""
        key = (text, text_style, max(px, SMALLEST), colour, script())
        ready = self._lines.get(key)
        if ready is None:
            ready = _painted(*key)
            self._lines[key] = ready
            self._pixels += _pixels_of(ready)
            while self._pixels > self._most and len(self._lines) > 1:
                _, oldest = self._lines.popitem(last=False)
                self._pixels -= _pixels_of(oldest)
        else:
            self._lines.move_to_end(key)
        return ready

    def caret(self, text: str, place: int, px: int, text_style: TextStyle = TextStyle.BODY) -> int:
        """How far from the left end of a line the caret stands before its character at `place`."""
        return _set(text, text_style, max(px, SMALLEST), script()).caret(place)

    def wrap(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> list[str]:
        """The lines of a paragraph no wider than `width`, as they are read; a word that alone is wider has its own.

        Line feeds in the text stay breaks.
        """
        return self._wrap(text, px, width, text_style, {})

    def _wrap(self, text: str, px: int, width: int, text_style: TextStyle, measured: dict[str, int]) -> list[str]:
        """Wrap a paragraph; the widths of runs of its words are kept in `measured`, for other widths of it."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and longer not in measured:
                    measured[longer] = self.width(longer, px, text_style)
                if line and measured[longer] > width:
                    lines.append(closed(line))
                    line = open_isolates(line) + word
                else:
                    line = longer
            lines.append(line)
        return lines

    def broken(self, line: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> list[str]:
        """The pieces of a line of which a word is too wide, such as a long path: none is wider than `width`."""
        pieces: list[str] = []
        rest, least = line, 1
        while len(rest) > least and self.width(rest, px, text_style) > width:
            end = len(rest) - 1
            while end > least and self.width(rest[:end], px, text_style) > width:
                end -= 1
            end = 1 + max(rest.rfind(sign, least, end) for sign in " /\\") or end
            pieces.append(closed(rest[:end]))
            opened = open_isolates(rest[:end])
            rest, least = opened + rest[end:], len(opened) + 1
        return [*pieces, rest]

    def balanced(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> list[str]:
        """As wrapped, but a short paragraph of several lines in lines of about one length."""
        measured: dict[str, int] = {}
        lines = self._wrap(text, px, width, text_style, measured)
        if not 1 < len(lines) <= _MOST_BALANCED:
            return lines
        too_narrow, enough = width // len(lines) // 2, width
        while enough - too_narrow > 1:
            middle = (too_narrow + enough) // 2
            if len(self._wrap(text, px, middle, text_style, measured)) > len(lines):
                too_narrow = middle
            else:
                enough = middle
        return self._wrap(text, px, enough, text_style, measured)

    def fitted(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> int:
        """The largest size up to `px` at which the line is no wider than `width`, but never below `SMALLEST`."""
        size = max(px, SMALLEST)
        while size > SMALLEST and (wide := self.width(text, size, text_style)) > max(0, width):
            # a width grows with its size but for what every letter is rounded: what must be too wide is left out
            size = max(SMALLEST, min(size - 1, (width + 2 * len(text) + 2) * size // wide))
        return size

    def shortened(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> str:
        """The text, cut with an ellipsis where nothing else helps (names that people typed)."""
        if self.width(text, px, text_style) <= width:
            return text
        kept = text
        while kept and self.width(kept + "…", px, text_style) > width:
            kept = kept[:-1]
        return closed(kept.rstrip() + "…")


def _pixels_of(line: pygame.Surface) -> int:
    return line.get_width() * line.get_height()


def _most_pixels(window: tuple[int, int]) -> int:
    return round(_KEPT_PART * window[0] * window[1])


def _drawn(text: str) -> str:
    """The text with the digits that the player chose and without what no font can draw; of the same length."""
    return drawable(shown_digits(text))[:_LONGEST]


def _is_simple(text: str, text_style: TextStyle, script: Script) -> bool:
    """Whether the first font can set the whole line as it is written."""
    return (
        not script[0]
        and is_plain(text)
        and (text.isascii() or all(has_glyph(text_style.value, sign) and not is_unseen(sign) for sign in text))
    )


@lru_cache(maxsize=_KEPT_MEASURES)
def _width(text: str, text_style: TextStyle, px: int, script: Script) -> int:
    drawn = _drawn(text)
    if _is_simple(drawn, text_style, script):
        return font(text_style.value, px).size(drawn)[0]
    return _set(text, text_style, px, script).width


def _painted(text: str, text_style: TextStyle, px: int, colour: Rgb, script: Script) -> pygame.Surface:
    drawn = _drawn(text)
    if _is_simple(drawn, text_style, script) and not raised(text_style.value, px):
        return font(text_style.value, px).render(drawn, True, colour)
    return _set(text, text_style, px, script).paint(colour)


@lru_cache(maxsize=_KEPT_MEASURES)
def _set(text: str, text_style: TextStyle, px: int, script: Script) -> SetLine:
    return set_line(_drawn(text), text_style, px, right_to_left=script[0])
