"""Which variants of a picture are made: pairs of language, window, scale and palette.

The full product of two directions, three windows, four scales and three palettes is 72 pictures of a state. Four are
made: each window, the smallest in both directions, each palette, every scale. States differ in which window meets which
direction, scale and palette, because each begins elsewhere, and in which language from the left is shown where.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FROM_LEFT: Final = ("en", "pt", "fr", "pl", "de")
FROM_RIGHT: Final = ("ar",)
LANGUAGES: Final = (*FROM_LEFT, *FROM_RIGHT)
DIRECTIONS: Final[dict[str, tuple[str, ...]]] = {"from the left": FROM_LEFT, "from the right": FROM_RIGHT}
THEMES: Final = {"dark": 4.5, "light": 4.5, "high_contrast": 7.0}
"""The palettes and the contrast that each owes its texts."""
SIZES: Final = ((960, 600), (1920, 1080), (3840, 2160))
SCALES: Final = (75, 100, 150, 200)
"""Percent, as the setting has them."""
USUAL: Final = (1280, 720)


@dataclass(frozen=True, slots=True)
class Variant:
    """In which language, window, scale and palette a scene is shown."""

    language: str = "en"
    size: tuple[int, int] = USUAL
    scale: int = 100
    theme: str = "dark"

    def __str__(self) -> str:
        return f"{self.language} {self.size[0]}x{self.size[1]} {self.scale}% {self.theme}"


def variants(number: int) -> tuple[Variant, ...]:
    """The pictures of the state of this number. Even and odd ones meet other scales, so two of them share languages."""
    themes = tuple(THEMES)
    return tuple(
        Variant(
            _language(number + turn, number // 2 + turn),
            size,
            min(SCALES[(turn + number // 5) % len(SCALES)], 150 if size == SIZES[-1] else 200),
            themes[(turn + number) % len(themes)],
        )
        for turn, size in enumerate((SIZES[0], *SIZES))
    )


def _language(turn: int, place: int) -> str:
    """The directions take turns, and within a direction its languages."""
    languages = FROM_RIGHT if turn % 2 else FROM_LEFT
    return languages[place % len(languages)]
