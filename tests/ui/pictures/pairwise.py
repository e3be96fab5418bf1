"""The variants of each picture: pairs of language, window, scale and palette.

The full product of two directions, three windows, four scales and three palettes is 72 pictures of a state. Three are
made: the smallest window in both directions and a usual one, each palette, three scales. Every other pair of states
has a fourth in the largest window, which is dear, and with it every scale. The largest window is not shown at 200%,
where a picture would have 15 million pixels. States differ in which window meets which direction, scale and palette,
because each begins elsewhere, and in which language from the left is shown where.
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
    """The pictures of the state of this number. Even and odd ones meet other languages, so two of them share a turn."""
    themes, large = tuple(THEMES), has_largest(number)
    first = 1 + number // 4 % (len(SCALES) - 1) if large else number // 4
    return tuple(
        Variant(
            _language(number + turn, number // 2 + turn),
            size,
            SCALES[(turn + first) % len(SCALES)],
            themes[(turn + number) % len(themes)],
        )
        for turn, size in enumerate((SIZES[0], *(SIZES if large else SIZES[:-1])))
    )


def has_largest(number: int) -> bool:
    """Whether the state of this number is shown in the largest window as well: an even one and an odd one in turn."""
    return number // 2 % 2 == 0


def _language(turn: int, place: int) -> str:
    """The directions take turns, and within a direction its languages."""
    languages = FROM_RIGHT if turn % 2 else FROM_LEFT
    # places go up by two in a window, so an even number of languages begins each time around one further
    around = 0 if len(languages) % 2 else place // len(languages)
    return languages[(place + around) % len(languages)]
