"""The palette: a majlis at evening. Deep blue night, teal felt, brass, wood and parchment.

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
    felt_deep: Rgb
    """Wells in the felt."""
    panel: Rgb
    panel_raised: Rgb
    """Rows and buttons on a panel."""
    panel_hover: Rgb
    panel_edge: Rgb
    oxblood: Rgb
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
    night=(10, 17, 34),
    dusk=(27, 44, 84),
    felt=(18, 71, 77),
    felt_light=(28, 96, 100),
    felt_deep=(12, 51, 56),
    panel=(16, 26, 51),
    panel_raised=(27, 40, 72),
    panel_hover=(36, 52, 92),
    panel_edge=(74, 88, 122),
    oxblood=(91, 22, 34),
    wood=(61, 36, 22),
    wood_light=(107, 67, 39),
    brass=(217, 176, 97),
    brass_light=(242, 216, 152),
    brass_dark=(154, 116, 50),
    parchment=(252, 247, 235),
    ink=(24, 32, 47),
    text=(244, 233, 207),
    text_soft=(190, 185, 170),
    text_faint=(150, 155, 168),
    focus=(255, 230, 160),
    good=(143, 214, 166),
    bad=(255, 156, 138),
    us=(236, 190, 100),
    them=(122, 190, 214),
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
