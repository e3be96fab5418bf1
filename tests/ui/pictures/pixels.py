"""The texts of a picture: every line with its real background, and whether it is still visible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.ui.graphics.mirror import MirroredCanvas
from game.ui.graphics.text import TextStyle, Typesetter
from game.ui.graphics.theme import Rgb, contrast

_SOLID: Final = 250
"""Ink of at least this alpha has the colour of the text and nothing of its ground."""
_ALIKE: Final = 11
"""A channel that is off by less shows the same."""
FEW_COLOURS: Final = 8
"""Bits of a pixel that do not matter."""
_LINES: Final = 4
"""The distance of checked points along the letters of a title."""


class NotingTypesetter(Typesetter):
    """Knows which surface shows which text in which colour, and which texts were shortened."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[int, tuple[str, Rgb, pygame.Surface]] = {}
        self.cut: set[str] = set()
        self.whole: dict[str, str] = {}
        """The whole text of each line and of each shortened text."""

    def line(self, text: str, px: int, colour: Rgb, text_style: TextStyle = TextStyle.BODY) -> pygame.Surface:
        """Set the line, and note it."""
        surface = super().line(text, px, colour, text_style)
        self.texts[id(surface)] = (text, colour, surface)
        return surface

    def note_lettering(self, text: str, surface: pygame.Surface) -> None:
        """A title that was composed by hand; its colour is that of its letters on the whole."""
        letters = pygame.mask.from_surface(surface, _SOLID)
        seen = [surface.get_at(at) for at in letters.outline(_LINES)] or [surface.get_at((0, 0))]
        red, green, blue = (sum(colour[channel] for colour in seen) // len(seen) for channel in range(3))
        self.texts[id(surface)] = (text, (red, green, blue), surface)

    def shortened(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> str:
        """Shorten the text, and note what was lost."""
        kept = super().shortened(text, px, width, text_style)
        if kept != text:
            self.cut.add(text)
            self.whole[kept] = text
        return kept

    def wrap(self, text: str, px: int, width: int, text_style: TextStyle = TextStyle.BODY) -> list[str]:
        """Wrap the text, and note each line with its paragraph."""
        lines = super().wrap(text, px, width, text_style)
        self.whole.update({line: text for line in lines if line != text})
        return lines


_ENOUGH: Final = 7.0
"""No theme owes more contrast."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text in a picture, in the pixels of the picture."""

    text: str
    colour: Rgb
    line: pygame.Surface
    place: tuple[int, int]
    ink: pygame.Rect
    clip: pygame.Rect
    contrast: float
    """The lowest along the line; 0 in a sketch."""

    @property
    def seen(self) -> pygame.Rect:
        """The part that was painted."""
        return self.ink.clip(self.clip)

    def cut_across(self) -> bool:
        """Whether letters are missing at its ends; lists may cut lines at their upper and lower edge."""
        return bool(self.seen) and (self.seen.left, self.seen.right) != (self.ink.left, self.ink.right)

    def covered(self, picture: pygame.Surface) -> float:
        """The part (0 to 1) of its solid ink that something else lies on."""
        at = self.seen.move(-self.place[0], -self.place[1])
        solid, ink = pygame.Mask(at.size), pygame.mask.from_surface(self.line, _SOLID)
        solid.draw(ink, (-at.left, -at.top))
        line, shown = self.line.subsurface(at), picture.subsurface(self.seen)
        alike = pygame.mask.from_threshold(shown, (0, 0, 0), (_ALIKE, _ALIKE, _ALIKE, 255), line)
        looked = solid.count()
        return 1 - solid.overlap_area(alike, (0, 0)) / looked if looked else 0.0


class Picture(pygame.Surface):
    """A surface that notes every line of text; where only places matter (`sketched`) it draws none, nor any picture."""

    def __init__(self, size: tuple[int, int], typesetter: NotingTypesetter, *, sketched: bool = False) -> None:
        super().__init__(size, **({"depth": FEW_COLOURS} if sketched else {}))
        self._typesetter = typesetter
        self._sketched = sketched
        self.written: list[Written] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Draw, and note a text and its ground."""
        noted = self._typesetter.texts.get(id(source))
        if noted is not None and noted[0].strip():
            self._note(noted[0], noted[1], source, dest, area)
        if self._sketched:
            return (source.get_rect() if area is None else pygame.Rect(area)).move_to(topleft=corner_of(dest))
        return super().blit(source, dest, area, special_flags)

    def _note(self, text: str, colour: Rgb, line: pygame.Surface, dest: Any, area: Any) -> None:
        left, top = corner_of(dest)
        shown = line.get_rect() if area is None else pygame.Rect(area)
        place = (left - shown.left, top - shown.top)
        ink = line.get_bounding_rect().move(place)
        clip = pygame.Surface.get_clip(self).clip(shown.move(place))
        seen = ink.clip(clip)
        if seen:
            strength = 0.0 if self._sketched else self._contrast(colour, seen, line, place)
            self.written.append(Written(text, colour, line, place, ink, clip, strength))

    def _contrast(self, colour: Rgb, seen: pygame.Rect, line: pygame.Surface, place: tuple[int, int]) -> float:
        """Return the contrast of the text with its ground at the worst place along it; a place is as wide as it is
        high.

        Words on a light are painted once more upon themselves: where the ground has their ink already, what lies around
        the ink counts.
        """
        step = max(8, seen.height)
        parts = [pygame.Rect(x, seen.top, step, seen.height).clip(seen) for x in range(seen.left, seen.right, step)]
        strength = min(contrast(colour, _average(self, part)) for part in parts)
        if strength >= _ENOUGH:
            return strength
        around = pygame.Surface(self.get_size(), pygame.SRCALPHA)
        around.blit(self.subsurface(seen), seen)
        pygame.mask.from_surface(line, 0).to_surface(around, setcolor=(0, 0, 0, 0), unsetcolor=None, dest=place)
        return max(strength, min(contrast(colour, _average(around, part)) for part in parts))


def _average(picture: pygame.Surface, part: pygame.Rect) -> Rgb:
    """The average colour of what is not transparent there."""
    red, green, blue, _alpha = pygame.transform.average_color(
        picture, part, bool(picture.get_flags() & pygame.SRCALPHA)
    )
    return red, green, blue


def corner_of(dest: Any) -> tuple[int, int]:
    return dest.topleft if isinstance(dest, pygame.Rect) else (round(dest[0]), round(dest[1]))


class MirroredPicture(MirroredCanvas, Picture):
    """A picture that is shown from right to left; its notes are pixels, not places of the scene."""
