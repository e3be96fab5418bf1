"""Where the rounds and moments of a match lie along its time line, and how key moments are marked."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.match.replay_views import KeyMomentView
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, contrast, hex_of
from game.ui.widgets import Widget
from game.ui.widgets.graph import mark_colour, mark_markup

_NUMBER: Final = 15
"""Units of the letters of the number of a key moment."""
_SHAPES: Final = (1.18, 1.28, 1.2, 1.3)
"""The size of each mark in halves of its height: shapes of one height hold more or less of a number."""
WIDEST_KEY: Final = max(_SHAPES)
"""Half the width of the broadest in halves of its height."""
_LOWER: Final = (0.0, 0.0, 0.0, 0.24)
"""By how much of that the middle of a number lies below that of its mark."""
RING: Final = '<circle cx="{x}" cy="{x}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'


class TimeScale:
    """Where the rounds and moments of a match lie from left to right, in pixels; rounds are all as wide."""

    def __init__(self) -> None:
        self.begins: Sequence[int] = (0,)
        """The moments at which rounds begin."""
        self.last = 0
        self.left = self.width = 0
        self._edges = [0, 0]

    def cover(self, begins: Sequence[int], last: int) -> None:
        """Show rounds that begin at these moments, up to the `last` moment."""
        self.begins, self.last = begins or (0,), last
        self.place(self.left, self.width)

    def place(self, left: int, width: int) -> None:
        """Take so many pixels."""
        self.left, self.width, count = left, width, len(self.begins)
        self._edges = [left + round(width * place / count) for place in range(count + 1)]

    def round_of(self, number: int) -> int:
        """The place of the round of a moment."""
        return max(0, bisect_right(self.begins, number) - 1)

    def moments(self, place: int) -> tuple[int, int]:
        """The first and the last moment of a round."""
        return self.begins[place], (*self.begins, self.last + 1)[place + 1] - 1

    def cell(self, place: int) -> tuple[int, int]:
        """The left and the right end of a round."""
        return self._edges[place], self._edges[place + 1]

    def round_at(self, x: int) -> int:
        """The place of the round that lies there."""
        return max(0, min(len(self.begins) - 1, bisect_right(self._edges, x) - 1))

    def x_of(self, number: int) -> int:
        """Where a moment lies within its round."""
        place = self.round_of(number)
        (left, right), (begin, end) = self.cell(place), self.moments(place)
        return left + (right - left) * (number - begin) // (end - begin + 1)

    def moment_at(self, x: int) -> int:
        """The moment that lies there."""
        place = self.round_at(x)
        (left, right), (begin, end) = self.cell(place), self.moments(place)
        return max(begin, min(end, begin + (x - left) * (end - begin + 1) // max(1, right - left)))


class ScaleWidget(Widget):
    """Lies over a scale: a press or a drag leads to the moment there."""

    def __init__(self, name: str, scale: TimeScale, go: Callable[[int], None], *, focusable: bool = True) -> None:
        super().__init__(name, focusable=focusable)
        self._scale = scale
        self._go = go
        self._held = False
        self._pointed: pygame.Rect | None = None

    @property
    def explained(self) -> pygame.Rect:
        """The part of it that the pointer is at."""
        return self._pointed or self.rect

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        self._held = pressed or (self._held and event.type == pygame.MOUSEMOTION)
        if not self._held:
            return event.type == pygame.MOUSEBUTTONUP
        self._go(self._moment_at(event.pos, pressed=pressed))
        return True

    @abstractmethod
    def _moment_at(self, position: tuple[int, int], *, pressed: bool) -> int:
        """The moment to which a place leads."""


def draw_key(
    surface: pygame.Surface, style: Style, key: KeyMomentView, centre: tuple[int, int], half: int, number: int
) -> None:
    """Draw the mark of a key moment, `half` its height in pixels, with its `number` where that is not 0 and has room.

    What was nobody's doing has a ring.
    """
    theme, shape = style.theme, (key.place or 0) % len(_SHAPES)
    side = 2 * round(half * WIDEST_KEY) + 2
    if key.place is None:
        ink, wide = theme.text_soft, style.px(2)
        drawn = RING.format(x=side / 2, radius=half - wide / 2, colour=hex_of(ink), wide=wide)
    else:
        shade = mark_colour(theme, key.place)
        ink = max((theme.ink, theme.parchment), key=lambda each: contrast(each, shade))
        drawn = mark_markup(shape, side / 2, side / 2, half * _SHAPES[shape], hex_of(shade))
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{drawn}</svg>'
    picture = style.pictures.drawn(markup, (side, side))
    surface.blit(picture, picture.get_rect(center=centre))
    room = round(half * 1.6)
    size = style.type.fitted(str(number), style.text(_NUMBER), room, TextStyle.STRONG)
    if number and style.type.width(str(number), size, TextStyle.STRONG) <= room:
        line = style.type.line(str(number), size, ink, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=(centre[0], centre[1] + round(half * _LOWER[shape]))))


def draw_stem(
    surface: pygame.Surface, style: Style, colour: Rgb, head: tuple[int, int], foot: tuple[int, int], thick: float
) -> None:
    """Draw a straight line from a mark to where it belongs: it leans where others stand in its place."""
    margin = round(thick) + 1
    (x0, y0), (x1, y1) = head, foot
    box = pygame.Rect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)).inflate(2 * margin, 2 * margin)
    begin, end = (box.right - each if is_mirrored(surface) else each - box.left for each in (x0, x1))
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}">'
        f'<path d="M{begin} {y0 - box.top} L{end} {y1 - box.top}" stroke="{hex_of(colour)}" stroke-width="{thick}"/>'
        "</svg>"
    )
    surface.blit(style.pictures.drawn(markup, box.size), box)


def side_by_side(wanted: Sequence[int], wide: Sequence[int], room: tuple[int, int]) -> list[int]:
    """Where things of these lengths begin that would best begin at `wanted`; empty where not all have room."""
    if sum(wide) > room[1] - room[0]:
        return []
    found, end = list[int](), room[0]
    for left, each in zip(wanted, wide, strict=True):
        found.append(max(left, end))
        end = found[-1] + each
    end = room[1]
    for place in reversed(range(len(found))):
        found[place] = min(found[place], end - wide[place])
        end = found[place]
    return found
