"""What became of a day, as a sign: a tick, a cross, three dots, an arrow where it can still be played."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from game.i18n import mark
from game.match.course import LOST, WON
from game.match.deals.results import DayPlayed
from game.ui.graphics.drawing import Style
from game.ui.graphics.icons import icon
from game.ui.graphics.outcome import SIGNS, draw_outcome
from game.ui.graphics.theme import Rgb, hex_of


class Mark(Enum):
    """What became of a day."""

    WON = "won"
    NOT_WON = "not won"
    IN_PLAY = "in play"
    WAITING = "waiting"


SAID: Final = {
    Mark.WON: mark("Won"),
    Mark.NOT_WON: mark("Lost"),
    Mark.IN_PLAY: mark("Still in play"),
    Mark.WAITING: mark("Not played yet"),
}
_RESULTS: Final = {Mark.WON: WON, Mark.NOT_WON: LOST}


def mark_of(told: DayPlayed | None) -> Mark:
    """The mark of a day that has a deal, of None of one that was not begun."""
    if told is None:
        return Mark.WAITING
    if not told.finished:
        return Mark.IN_PLAY
    return Mark.WON if told.won else Mark.NOT_WON


def draw_day_mark(
    surface: pygame.Surface, style: Style, mark: Mark, side: int, centre: tuple[int, int], ink: Rgb | None = None
) -> None:
    """A mark of so many pixels: bare in `ink`, or of a day that is over on a disc of its colour."""
    theme, square = style.theme, pygame.Rect(0, 0, side, side)
    square.center = centre
    result = _RESULTS.get(mark)
    if result is not None:
        if ink is None:
            draw_outcome(surface, style, square, result)
        else:
            surface.blit(icon(style, SIGNS[result], side, ink), square)
        return
    if mark is Mark.IN_PLAY:
        dots = (f'<circle cx="{across}" cy="50" r="12"/>' for across in (14, 50, 86))
        shape = f'<g fill="{hex_of(theme.gilt)}">{"".join(dots)}</g>'
    else:
        shape = f'<path d="M32 22L74 50L32 78Z" fill="none" stroke="{hex_of(ink or theme.text)}" '
        shape += 'stroke-width="11" stroke-linejoin="round"/>'
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{side}" height="{side}">{shape}</svg>'
    )
    surface.blit(style.pictures.drawn(markup, (side, side)), square)
