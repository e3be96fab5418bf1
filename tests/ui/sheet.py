"""A surface that remembers what would be drawn on it, to find texts that overlap, are cut, or leave the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.text import TextStyle, Typesetter
from game.ui.graphics.theme import Rgb
from game.ui.stage.scene import Scene
from tests.ui.pictures.pixels import FEW_COLOURS, corner_of


@dataclass(frozen=True)
class Placed:
    """A line of text where it was drawn, and the clip it was drawn under."""

    text: str
    rect: pygame.Rect
    clip: pygame.Rect


class NotingTypesetter(Typesetter):
    """Knows which surface shows which text."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[int, tuple[str, pygame.Surface]] = {}

    def line(self, text: str, px: int, colour: Rgb, text_style: TextStyle = TextStyle.BODY) -> pygame.Surface:
        """Set the line, and note it."""
        surface = super().line(text, px, colour, text_style)
        self.texts[id(surface)] = (text, surface)
        return surface


class Sheet(pygame.Surface):
    """Notes every line of text, and takes no pictures: they are most of the work."""

    def __init__(self, size: tuple[int, int], typesetter: NotingTypesetter) -> None:
        super().__init__(size, depth=FEW_COLOURS)
        self._typesetter = typesetter
        self.placed: list[Placed] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note where a text goes."""
        noted = self._typesetter.texts.get(id(source))
        place = corner_of(dest)
        if noted is not None and noted[0].strip():
            self.placed.append(Placed(noted[0], source.get_bounding_rect().move(place), self.get_clip()))
        return (source.get_rect() if area is None else pygame.Rect(area)).move_to(topleft=place)


def texts_of(scene: Scene, style: Style) -> list[Placed]:
    """Every text of a scene that uses a look with a `NotingTypesetter`, painted whole."""
    typesetter = style.type
    if not isinstance(typesetter, NotingTypesetter):
        raise TypeError("the look must note its texts")
    sheet = Sheet(scene.size, typesetter)
    scene.paint(sheet, sheet.get_rect())
    return sheet.placed


def faults(scene: Scene, style: Style) -> list[str]:
    """Return the faults of a scene's layout: texts and targets outside the window or upon each other, small targets.

    A link is in a line of a page: it lies upon the page, and is as high as the line.
    """
    window = pygame.Rect((0, 0), scene.size)
    found: list[str] = []
    whole = [placed for placed in texts_of(scene, style) if placed.clip == window]
    for index, placed in enumerate(whole):
        if not window.contains(placed.rect):
            found.append(f"{placed.text!r} leaves the window: {placed.rect}")
        for other in whole[:index]:
            if placed.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2)):
                found.append(f"{placed.text!r} lies upon {other.text!r}")
    targets = [(name, rect) for name, rect in scene.targets().items() if ".link." not in name]
    for index, (name, rect) in enumerate(targets):
        if not window.contains(rect):
            found.append(f"{name} leaves the window: {rect}")
        if min(rect.size) < 24:
            found.append(f"{name} is too small to hit: {rect}")
        found += [f"{name} lies upon {other}" for other, taken in targets[:index] if rect.colliderect(taken)]
        for placed in whole:
            if rect.colliderect(placed.rect.inflate(-2, -2)) and not rect.contains(placed.rect.inflate(-2, -2)):
                found.append(f"{placed.text!r} sticks out of {name}")
    return found
