"""Portraits of players in a row, and the marks of their teams."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.kit import Align, Extent, Node
from game.ui.widgets.graph import mark_colour

Person = tuple[int, SeatSetup]
"""Somebody with a portrait, and the place of the team among all."""
_RAYS: Final = 1.32
"""How much larger a crowned portrait is, with its rays."""
_CROWNED: Final = 0.91
"""The part of the height of its room that it takes itself."""


class Portraits(Node):
    """The portraits of some players, as large as their room, up to `side` units."""

    def __init__(
        self,
        people: Sequence[Person],
        *,
        side: float,
        least: float | None = None,
        step: float = 0.75,
        mood: str = "calm",
        crowned: bool = False,
        shifts: Sequence[tuple[float, float]] = (),
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show `people`.

        Args:
            least: units of a portrait at least; as large as `side` where it is not given.
            step: from one portrait to the next, in sides of a portrait.
            shifts: how far each is moved from its place, across and down, in sides of a portrait.
        """
        super().__init__(grow=grow, optional=optional, align=align, name=name)
        self._people = tuple(people)
        self._side = side
        self._least = side if least is None else least
        self._wide = 1 + step * (len(self._people) - 1)
        self._step = step
        self.mood = mood
        self._crowned = crowned
        self._shifts = tuple(shifts) or ((0.0, 0.0),) * len(self._people)

    @property
    def moving(self) -> bool:
        """Whether anybody is away from the usual place."""
        return any(across or down for across, down in self._shifts)

    def measure_width(self, style: Style) -> Extent:
        """All of them."""
        return Extent(round(style.px(self._least) * self._wide), round(style.px(self._side) * self._wide))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The side of a portrait."""
        return Extent(style.px(self._least), style.px(self._side))

    def content(self) -> Hashable:
        """Who they are and how they look."""
        return self._people, self.mood, self._crowned, self._shifts

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Each in the colour of the team, in the middle of the room."""
        side = min(self.rect.height, round(self.rect.width / self._wide), style.px(self._side))
        if self._crowned:  # their rays reach beyond them
            side = min(side, round(self.rect.height * _CROWNED))
        left = self.rect.centerx - round(side * self._wide) // 2
        for number, (place, setup) in enumerate(self._people):
            across, down = self._shifts[number]
            at = pygame.Rect(left + round((number * self._step + across) * side), 0, side, side)
            at.centery = self.rect.centery + round(down * side)
            if self._crowned:
                at = at.inflate(round(side * (_RAYS - 1)), round(side * (_RAYS - 1)))
            colour, face = mark_colour(style.theme, place), face_of(style, setup)
            draw_medallion(surface, style, at, setup.name, colour, face=face, mood=self.mood, crowned=self._crowned)
