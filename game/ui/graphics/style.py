"""What everything on screen shares: palette, type, pictures and the scale of the window."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from game.i18n import language, right_to_left
from game.ui.graphics.pictures import Pictures
from game.ui.graphics.theme import EVENING, Theme, table_theme
from game.ui.text import SMALLEST, Typesetter

SMALLEST_WINDOW: Final = (960, 600)
_DESIGNED_FOR: Final = (1920, 1080)
_SMALLEST_SCALE: Final = 0.6
_ROOMIEST: Final = (1280, 720)
"""However large the player wants things, a window always holds this many units."""
SMALLEST_TARGET: Final = 24
"""Nothing that can be clicked is smaller than this, in pixels."""


def scale_for(size: tuple[int, int], wanted: float = 1.0) -> float:
    """Pixels per unit for a window; one unit is a pixel at 1920x1080. `wanted` is the player's factor (0.75 to 2)."""
    natural = min(size[0] / _DESIGNED_FOR[0], size[1] / _DESIGNED_FOR[1])
    most = min(size[0] / _ROOMIEST[0], size[1] / _ROOMIEST[1])
    return max(_SMALLEST_SCALE, min(max(natural, _SMALLEST_SCALE) * wanted, most))


@dataclass(slots=True)
class Style:
    """Handed to everything that draws. Sizes in code are units; `px` and `text` turn them into pixels."""

    theme: Theme = EVENING
    type: Typesetter = field(default_factory=Typesetter)
    pictures: Pictures = field(default_factory=Pictures)
    scale: float = 1.0

    @property
    def mirrored(self) -> bool:
        """Whether lines begin at the right, so that scenes are shown the other way round."""
        return right_to_left()

    @property
    def signature(self) -> tuple[object, ...]:
        """Everything but the window's size that places and colours depend on; equal where nothing need be made anew."""
        return self.scale, self.theme.name, self.pictures.deck, language()

    def at_table(self) -> Style:
        """The style of the table: the same fonts and pictures, its own palette."""
        return replace(self, theme=table_theme(self.theme))

    def px(self, units: float) -> int:
        """Pixels of a length, at least 1."""
        return max(1, round(units * self.scale))

    def text(self, units: float) -> int:
        """Pixels of a text size, never below what can be read."""
        return max(SMALLEST, round(units * self.scale))

    def target(self, units: float) -> int:
        """Pixels of something that can be clicked."""
        return max(SMALLEST_TARGET, round(units * self.scale))
