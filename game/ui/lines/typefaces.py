"""The faces of the interface and the font files that stand behind each, the first that has a glyph being taken."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

import pygame

from game.resources import asset
from game.ui.lines.coverage import covered


class TextStyle(Enum):
    """The faces of the interface; the value is the font file of Latin texts."""

    BODY = "IBMPlexSans-Regular.ttf"
    STRONG = "IBMPlexSans-SemiBold.ttf"
    TITLE = "ReemKufi-SemiBold.ttf"


_ARABIC: Final = {
    TextStyle.BODY: "IBMPlexSansArabic-Regular.ttf",
    TextStyle.STRONG: "IBMPlexSansArabic-SemiBold.ttf",
    TextStyle.TITLE: "ReemKufi-SemiBold.ttf",
}
_FALLBACKS: Final = {
    TextStyle.BODY: (),
    TextStyle.STRONG: (),
    TextStyle.TITLE: ("IBMPlexSansArabic-SemiBold.ttf", "IBMPlexSans-SemiBold.ttf"),
}


def files_for(text_style: TextStyle, *, right_to_left: bool) -> tuple[str, ...]:
    """The font files of a face, the preferred one for a run of this direction first."""
    both = (text_style.value, _ARABIC[text_style])
    return tuple(dict.fromkeys((both[::-1] if right_to_left else both) + _FALLBACKS[text_style]))


def has_glyph(file: str, sign: str) -> bool:
    """Whether a font can show a character."""
    return ord(sign) in covered(file)


def font(file: str, px: int, *, right_to_left: bool = False) -> pygame.font.Font:
    """The font at a height in pixels, shaping from right to left if asked to."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    return _open(file, px, right_to_left)


def tallest(text_style: TextStyle, px: int, *, right_to_left: bool) -> tuple[int, int]:
    """Ascent and height of a line box that holds the usual fonts of a language of this direction."""
    files: Sequence[str] = (text_style.value, _ARABIC[text_style]) if right_to_left else (text_style.value,)
    fonts = [font(file, px) for file in dict.fromkeys(files)]
    ascent = max(one.get_ascent() for one in fonts)
    below = max(one.get_linesize() - one.get_ascent() for one in fonts)
    return ascent, ascent + below


@lru_cache(maxsize=128)
def _open(file: str, px: int, right_to_left: bool) -> pygame.font.Font:
    opened = pygame.font.Font(asset("fonts", file), px)
    if right_to_left:
        opened.set_script("Arab")
        opened.set_direction(pygame.DIRECTION_RTL)
    return opened
