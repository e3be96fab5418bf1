"""The signs of what is done at a table, the same at every seat: no word is needed beside them in any language."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.mirror import is_mirrored
from game.ui.table.lap.deeds import Deed

_TRAY: Final = "M10 64 V90 H90 V64"
_INTO: Final = f"M50 6 V58 M28 38 L50 60 L72 38 {_TRAY}"
_ONTO: Final = {False: "M6 50 H60 M38 28 L62 50 L38 72 M84 12 V88", True: "M94 50 H40 M62 28 L38 50 L62 72 M16 12 V88"}
"""Ahead, to where a meld lies: to the left where lines begin at the right."""
_SIGNS: Final = {
    Deed.DRAWN: _INTO,
    Deed.TAKEN: _INTO,
    Deed.RESERVE: f"M34 6 V50 M66 6 V50 M17 34 L34 52 L50 36 L66 52 L83 34 {_TRAY}",
    Deed.ADDED: _ONTO[False],
    Deed.DISCARDED: f"M50 62 V10 M28 30 L50 8 L72 30 {_TRAY}",
    Deed.WON: "M50 8 L62 37 L93 39 L69 59 L77 90 L50 73 L23 90 L31 59 L7 39 L38 37 Z",
}
"""An arrow into a tray or out of it is the hand taking or giving, one ahead adds to a meld, a star has won.

Nothing stands before cards that were laid or played.
"""
_MELDS: Final = "M12 30 L30 24 L48 84 L30 90 Z M38 18 H62 V82 H38 Z M70 24 L88 30 L70 90 L52 84 Z"
"""A fan of cards: melds that are not shown one by one."""
SIGNED: Final = frozenset(_SIGNS)


def draw_sign(surface: pygame.Surface, style: Style, deed: Deed, rect: pygame.Rect, *, counted: bool = False) -> None:
    """The sign of a deed, if it has one; of melds that are only `counted` a fan."""
    shape = _MELDS if counted and deed is Deed.LAID else _SIGNS.get(deed)
    if shape is None:
        return
    if deed is Deed.ADDED:
        shape = _ONTO[is_mirrored(surface)]
    colour = hex_of(style.theme.brass_light)
    fill = colour if deed is Deed.WON else "none"
    wide = 7 if shape is _MELDS else 11
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{shape}" fill="{fill}" '
        f'stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
