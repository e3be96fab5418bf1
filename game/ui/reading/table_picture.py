"""The picture of a game's table for its rule book: the real table of a prepared position, with numbered badges.

The position is the record `table.jsonl` beside the rule book. The table is set up on a stage of its own that nobody
sees, a little in every frame, and forgotten as soon as it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.reading.painting import draw_badge
from game.ui.stage.stage import Stage

if TYPE_CHECKING:
    from game.match.match import Match
    from game.ui.reading.hidden_table import HiddenTable

_LEAST: Final = (960, 540)
"""A table is laid out in a window of this size at least, and made smaller."""
_BADGE: Final = 40.0
"""Units across a badge."""
_LEAST_BADGE: Final = 20
"""No badge is smaller than that, in pixels."""
_BADGES_WIDE: Final = 24
"""A picture is at least so many badges wide."""

Names = Sequence[tuple[str, str]]
"""Number and zone of what is to be named."""


class TablePicture:
    """Drawn anew for every size, language and look."""

    def __init__(self, stage: Stage, game: str) -> None:
        self._stage, self._game = stage, game
        self._key: tuple[object, ...] = ()
        self._size = (1, 1)
        self._names: Names = ()
        self._match: Match | None = None
        self._hidden: HiddenTable | None = None
        self.surface: pygame.Surface | None = None
        """None as long as it is not ready."""
        self.badges: Mapping[str, pygame.Rect] = {}
        """Where the badge of each number lies on it."""

    @property
    def shape(self) -> float:
        """Width over height of the window."""
        return self._stage.size[0] / self._stage.size[1]

    @property
    def behind(self) -> bool:
        """Whether it is still to be drawn."""
        return self.surface is None and bool(self._key)

    def want(self, style: Style, size: tuple[int, int], names: Names) -> None:
        """Have it drawn in this size in the next frames, unless it is there already."""
        key = size, style.signature, tuple(names)
        if key != self._key:
            self._key, self._size, self._names = key, size, names
            self._match = self._hidden = self.surface = None

    def work(self) -> None:
        """One step; at the last the picture is there."""
        if not self.behind:
            return
        from game.ui.reading.hidden_table import HiddenTable, position  # a book opens before a table is known

        if self._match is None:
            self._match = position(self._stage.profile, self._game)
        elif self._hidden is None:
            self._hidden = HiddenTable(self._stage, self._match, _window_for(self._size))
        elif self._hidden.step():
            self.surface, self.badges = self._finished(self._hidden)
            self._match = self._hidden = None

    def _finished(self, hidden: HiddenTable) -> tuple[pygame.Surface, Mapping[str, pygame.Rect]]:
        picture = pygame.transform.smoothscale(hidden.surface, self._size)
        style, window = self._stage.style, hidden.surface.get_size()
        zones = hidden.zones()
        named = [(number, _scaled(zones[zone], window, self._size)) for number, zone in self._names if zone in zones]
        for _number, area in named:
            _outline(picture, style, area)
        across = min(style.px(_BADGE), max(_LEAST_BADGE, self._size[0] // _BADGES_WIDE))
        badges: dict[str, pygame.Rect] = {}
        for number, area in named:
            place = _beside(area, across, picture.get_rect(), from_right=hidden.scene.mirrored)
            badges[number] = _clear_of(list(badges.values()), place, picture.get_rect())
            draw_badge(picture, style, badges[number], number)
        return picture, badges


def _window_for(size: tuple[int, int]) -> tuple[int, int]:
    """The smallest window of this shape that a table has room in, or `size` itself."""
    larger = max(1.0, _LEAST[0] / size[0], _LEAST[1] / size[1])
    return round(size[0] * larger), round(size[1] * larger)


def _scaled(area: pygame.Rect, window: tuple[int, int], size: tuple[int, int]) -> pygame.Rect:
    across, down = size[0] / window[0], size[1] / window[1]
    scaled = (area.left * across, area.top * down, area.width * across, area.height * down)
    return pygame.Rect([round(length) for length in scaled]).clip((0, 0), size)


def _outline(picture: pygame.Surface, style: Style, area: pygame.Rect) -> None:
    """A gilt line around a zone, on a dark one that parts it from cards."""
    wide, corner = max(2, style.px(2.5)), style.px(6)
    for line, colour in ((wide + 2, style.theme.ink), (wide, style.theme.brass)):
        half = line / 2
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
            f'<rect x="{half}" y="{half}" width="{area.width - line}" height="{area.height - line}" rx="{corner}" '
            f'fill="none" stroke="{hex_of(colour)}" stroke-width="{line}"/></svg>'
        )
        picture.blit(style.pictures.drawn(markup, area.size), area)


def _beside(area: pygame.Rect, across: int, within: pygame.Rect, *, from_right: bool) -> pygame.Rect:
    """The place of a badge at the side of a zone where lines begin, or at the other at the edge of the picture."""
    places = [pygame.Rect(0, 0, across, across) for _side in range(2)]
    places[0].center = (area.left - across // 4, area.centery)
    places[1].center = (area.right + across // 4, area.centery)
    if from_right:
        places.reverse()
    return next((place for place in places if within.contains(place)), places[0].clamp(within))


def _clear_of(others: Sequence[pygame.Rect], place: pygame.Rect, within: pygame.Rect) -> pygame.Rect:
    """The place, or one beside it where it would hide another badge."""
    step = place.width * 11 // 10
    for down, across in ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (0, 2), (0, -2)):
        moved = place.move(across * step, down * step)
        if within.contains(moved) and moved.collidelist(list(others)) < 0:
            return moved
    return place
