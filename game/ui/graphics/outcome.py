"""How something ended for the player, as a sign: a disc with a tick, a ring with a cross, a ring with two lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.match.course import EVEN, LOST, WON
from game.ui.graphics.drawing import Style
from game.ui.graphics.icons import icon
from game.ui.graphics.theme import Rgb, Theme, hex_of

SIGNS: Final[Mapping[str, str]] = {WON: "tick", LOST: "cross", EVEN: "level"}
"""The icon of a result."""
_SIGN: Final = 0.6
"""The part of a disc that its sign takes."""


def outcome_colour(theme: Theme, result: str) -> Rgb:
    """In which something is told that was won, lost, or ended even."""
    return {WON: theme.won, LOST: theme.lost}.get(result, theme.text_soft)


def draw_outcome(surface: pygame.Surface, style: Style, disc: pygame.Rect, result: str) -> None:
    """The sign of a result, which fills a square; on any panel."""
    theme, colour = style.theme, outcome_colour(style.theme, result)
    won = result == WON
    sign = icon(style, SIGNS[result], round(disc.width * _SIGN), theme.panel if won else colour)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="{disc.width}" height="{disc.height}">'
        f'<circle cx="15" cy="15" r="13.5" stroke="{hex_of(colour)}" stroke-width="2.5" '
        f'fill="{hex_of(colour if won else theme.panel)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, disc.size), disc)
    surface.blit(sign, sign.get_rect(center=disc.center))
