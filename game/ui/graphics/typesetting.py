"""A line that is set: stretches of one font each from left to right, measured and then painted."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

from game.characters import is_unseen
from game.i18n.order import Run, visual_runs
from game.resources import asset
from game.ui.graphics.theme import Rgb, hex_of, luminance
from game.ui.graphics.typefaces import TextStyle, files_for, font, has_glyph, raised, tallest

_SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_STROKES: Final = {"✓": "M14 54 L40 80 L88 22", "✗": "M20 22 L80 82 M80 22 L20 82"}
_HEIGHT: Final = 0.74
"""Of the size of the font: that of a capital letter."""
_LIGHT: Final = 0.35
"""Texts of at least this luminance stand on a dark ground."""


def is_sign(character: str) -> bool:
    """Whether a character is shown as a picture."""
    return character in _SUITS or character in _STROKES


def sign_side(px: int) -> int:
    """Width and height in pixels of a sign in a line of this size."""
    return max(8, round(px * _HEIGHT))


def sign_picture(character: str, px: int, colour: Rgb) -> pygame.Surface:
    """The picture of a sign; suits keep their own colours, the others have that of the text."""
    side = sign_side(px)
    if character in _SUITS:
        ground = "-light" if luminance(colour) >= _LIGHT else ""
        return pygame.image.load_sized_svg(asset("suits", f"{_SUITS[character]}{ground}.svg"), (side, side))
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{_STROKES[character]}" fill="none" stroke="{hex_of(colour)}" stroke-width="15" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(markup.encode()), (side, side))


_JOINER: Final = "\u200d"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Neighbours of one font, or one sign that is a picture."""

    text: str
    start: int
    """The place of its first character in the text of the line."""
    right_to_left: bool
    file: str | None
    """That of its font; None for a picture."""
    px: int
    left: int
    width: int

    @property
    def font(self) -> pygame.font.Font | None:
        """The font it is set in, open as long as it is in use; None for a picture."""
        return None if self.file is None else font(self.file, self.px, right_to_left=self.right_to_left)

    def caret(self, place: int) -> int:
        """Where in the line the character at `place` begins."""
        used = self.font
        if used is None:
            return self.left
        before, after = self.text[: place - self.start], self.text[place - self.start :]
        if not self.right_to_left:
            return self.left + used.size(before)[0]
        # the last letter keeps the shape it has beside its neighbour
        return self.left + self.width - used.size(before + _JOINER if before and after else before)[0]


@dataclass(frozen=True, slots=True)
class SetLine:
    """All stretches of a line. Sizes are pixels."""

    stretches: tuple[Stretch, ...]
    px: int
    width: int
    ascent: int
    height: int

    def paint(self, colour: Rgb) -> pygame.Surface:
        """The line on a transparent surface of its own; it is higher than the box where marks are piled up above it."""
        inks = [
            (stretch.left, self.ascent - used.get_ascent(), used.render(stretch.text, True, colour))
            for stretch in self.stretches
            if stretch.width > 0 and (used := stretch.font) is not None
        ]
        tops = [top + seen.top for _left, top, ink in inks if top < 0 and (seen := ink.get_bounding_rect())]
        above = max(0, -min(tops, default=0))
        surface = pygame.Surface((max(1, self.width), above + self.height), pygame.SRCALPHA)
        for left, top, ink in inks:
            surface.blit(ink, (left, above + top))
        for stretch in self.stretches:
            if stretch.file is None:
                picture = sign_picture(stretch.text, self.px, colour)
                place = (stretch.left + self.px // 12, above + self.ascent - picture.get_height())
                surface.blit(picture, place)
        return surface

    def caret(self, place: int) -> int:
        """Where the caret stands before the character at `place` of the text, counted from the left end."""
        for stretch in self.stretches:
            if stretch.start <= place < stretch.start + len(stretch.text):
                return stretch.caret(place)
        if not self.stretches:
            return 0
        last = max(self.stretches, key=lambda stretch: stretch.start)
        return last.caret(last.start + len(last.text)) if last.file else last.left + last.width


def set_line(text: str, text_style: TextStyle, px: int, *, right_to_left: bool) -> SetLine:
    """Order a line, choose its fonts and measure it; `right_to_left` is the direction of the whole."""
    ascent, height = tallest(text_style, px, right_to_left=right_to_left)
    below = height - ascent
    stretches: list[Stretch] = []
    left = 0
    for run in visual_runs(text, right_to_left=right_to_left):
        parts = list(_parts(run, text_style))
        for part, start, file in parts[::-1] if run.right_to_left else parts:
            if file is None:
                width = sign_side(px) + px // 6
            else:
                used = font(file, px, right_to_left=run.right_to_left)
                width, high = used.size(part)
                ascent = max(ascent, used.get_ascent() - raised(file, px))
                below = max(below, high - used.get_ascent())
            stretches.append(Stretch(part, start, run.right_to_left, file, px, left, width))
            left += width
    return SetLine(tuple(stretches), px, left, ascent, ascent + below)


def _parts(run: Run, text_style: TextStyle) -> Iterator[tuple[str, int, str | None]]:
    """Texts, their places and the font file of each; None where a picture stands."""
    files = files_for(text_style, right_to_left=run.right_to_left)
    begin = 0
    current: str | None = files[0]
    for place, sign in enumerate(run.text):
        wanted = None if is_sign(sign) else _file_for(sign, files, current or files[0])
        if place > begin and (wanted != current or wanted is None):
            yield run.text[begin:place], run.start + begin, current
            begin = place
        current = wanted
    if run.text:
        yield run.text[begin:], run.start + begin, current


@lru_cache(maxsize=4096)
def _file_for(sign: str, files: tuple[str, ...], current: str) -> str:
    """The first font with the glyph; what is neither letter nor digit stays with its neighbour if it can.

    What is not seen always does: a joiner shapes the letters beside it only within their own stretch.
    """
    if is_unseen(sign):
        return current
    if unicodedata.category(sign)[0] not in "LN" and has_glyph(current, sign):
        return current
    return next((file for file in files if has_glyph(file, sign)), files[0])
