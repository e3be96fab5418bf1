"""Signs that no font of the program has, as pictures that stand in a line: the four suits, a tick and a cross."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import pygame

from game.resources import asset
from game.ui.graphics.theme import Rgb, hex_of, luminance

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
