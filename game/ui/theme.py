"""The palette: a majlis at evening. Deep teal night, felt, brass, wood and parchment.

Every text colour keeps a contrast of at least 4.5:1 on the grounds it is meant for; `contrast` is what the test asks.
"""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours. Grounds first, then what lies on them."""

    name: str
    night: Rgb
    """Behind everything, at the edges of the window."""
    dusk: Rgb
    """The night where lamplight falls on it."""
    felt: Rgb
    felt_light: Rgb
    panel: Rgb
    panel_raised: Rgb
    """Rows and fields on a panel."""
    panel_edge: Rgb
    wood: Rgb
    wood_light: Rgb
    brass: Rgb
    brass_light: Rgb
    brass_dark: Rgb
    parchment: Rgb
    """Paper, cards, and the main text on dark grounds."""
    ink: Rgb
    """Text on parchment and on brass."""
    text: Rgb
    text_soft: Rgb
    text_faint: Rgb
    """Disabled texts and hints; still 4.5:1 on `panel`."""
    focus: Rgb
    good: Rgb
    bad: Rgb
    us: Rgb
    """The own team, always together with a shape or a word."""
    them: Rgb


EVENING = Theme(
    name="default",
    night=(7, 20, 27),
    dusk=(16, 47, 56),
    felt=(17, 66, 66),
    felt_light=(27, 88, 84),
    panel=(13, 35, 43),
    panel_raised=(23, 53, 62),
    panel_edge=(62, 92, 92),
    wood=(66, 40, 27),
    wood_light=(112, 70, 43),
    brass=(205, 162, 84),
    brass_light=(241, 212, 143),
    brass_dark=(132, 95, 42),
    parchment=(246, 236, 214),
    ink=(28, 24, 20),
    text=(245, 237, 219),
    text_soft=(196, 201, 190),
    text_faint=(146, 162, 160),
    focus=(255, 226, 150),
    good=(132, 205, 150),
    bad=(240, 148, 124),
    us=(236, 190, 100),
    them=(126, 190, 205),
)
THEMES = {EVENING.name: EVENING}


def _linear(channel: int) -> float:
    part = channel / 255.0
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: Rgb) -> float:
    """Relative luminance after WCAG 2, 0 to 1."""
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(one: Rgb, other: Rgb, part: float) -> Rgb:
    """`one` with a `part` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def hex_of(colour: Rgb) -> str:
    """The colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
