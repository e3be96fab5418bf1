"""The faces of the interface and the font files that stand behind each, the first that has a glyph being taken."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

import pygame

from game.resources import asset
from game.ui.lines.coverage import covered


class Style(Enum):
    """The faces of the interface; the value is the font file of Latin texts."""

    BODY = "IBMPlexSans-Regular.ttf"
    STRONG = "IBMPlexSans-SemiBold.ttf"
    TITLE = "ReemKufi-SemiBold.ttf"


_ARABIC: Final = {
    Style.BODY: "IBMPlexSansArabic-Regular.ttf",
    Style.STRONG: "IBMPlexSansArabic-SemiBold.ttf",
    Style.TITLE: "ReemKufi-SemiBold.ttf",
}
_FALLBACKS: Final = {
    Style.BODY: (),
    Style.STRONG: (),
    Style.TITLE: ("IBMPlexSansArabic-SemiBold.ttf", "IBMPlexSans-SemiBold.ttf"),
}


def files_for(style: Style, *, right_to_left: bool) -> tuple[str, ...]:
    """The font files of a face, the preferred one for a run of this direction first."""
    both = (style.value, _ARABIC[style])
    return tuple(dict.fromkeys((both[::-1] if right_to_left else both) + _FALLBACKS[style]))


def has_glyph(file: str, sign: str) -> bool:
    """Whether a font can show a character."""
    return ord(sign) in covered(file)


def font(file: str, px: int, *, right_to_left: bool = False) -> pygame.font.Font:
    """The font at a height in pixels, shaping from right to left if asked to."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    return _open(file, px, right_to_left)


def tallest(style: Style, px: int, *, right_to_left: bool) -> tuple[int, int]:
    """Ascent and height of a line box that holds the usual fonts of a language of this direction."""
    files: Sequence[str] = (style.value, _ARABIC[style]) if right_to_left else (style.value,)
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
