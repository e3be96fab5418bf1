"""The palettes: a majlis at evening, by day, and one of strong contrast.

Every text colour keeps a contrast of at least 4.5:1 on the grounds it is meant for, 7:1 in high contrast; `contrast` is
what the tests ask.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    rim: Rgb
    """Edges of fields and choices: 3:1 on every panel."""
    rim_lit: Rgb
    """The same of what is chosen, or under the pointer."""
    oxblood: Rgb
    wood: Rgb
    wood_light: Rgb
    brass: Rgb
    brass_light: Rgb
    brass_dark: Rgb
    gilt: Rgb
    """Titles and figures that matter, on any ground."""
    message: Rgb
    """The ground of messages that float above everything."""
    parchment: Rgb
    """The page of a book."""
    ink: Rgb
    """Text on parchment and on brass."""
    ink_soft: Rgb
    """Quieter text on parchment."""
    link: Rgb
    """Text on parchment that leads somewhere; always underlined."""
    text: Rgb
    text_soft: Rgb
    text_faint: Rgb
    """Disabled texts and hints; still 4.5:1 on `panel`."""
    focus: Rgb
    good: Rgb
    bad: Rgb
    slip: Rgb
    mistake: Rgb
    blunder: Rgb
    """The last three say how bad a decision was: yellow, orange and red, far apart."""
    us: Rgb
    """The own team, always together with a shape or a word."""
    them: Rgb
    wash: tuple[int, int, int, int] = (0, 0, 0, 0)
    """What is laid over felt and wood, with its opacity of 255: light by day, darkness in high contrast."""

    @property
    def won(self) -> Rgb:
        """What the player won: a match, a day, a round; always together with a sign or a word."""
        return self.us

    @property
    def lost(self) -> Rgb:
        """What went to the others."""
        return self.them


EVENING = Theme(
    name="dark",
    night=(10, 17, 34),
    dusk=(27, 44, 84),
    felt=(18, 71, 77),
    felt_light=(28, 96, 100),
    felt_deep=(12, 51, 56),
    panel=(16, 26, 51),
    panel_raised=(27, 40, 72),
    panel_hover=(36, 52, 92),
    panel_edge=(74, 88, 122),
    rim=(112, 128, 168),
    rim_lit=(217, 176, 97),
    oxblood=(91, 22, 34),
    wood=(61, 36, 22),
    wood_light=(107, 67, 39),
    brass=(217, 176, 97),
    brass_light=(242, 216, 152),
    brass_dark=(154, 116, 50),
    gilt=(242, 216, 152),
    message=(44, 30, 24),
    parchment=(252, 247, 235),
    ink=(24, 32, 47),
    ink_soft=(92, 78, 56),
    link=(12, 82, 104),
    text=(244, 233, 207),
    text_soft=(198, 193, 178),
    text_faint=(150, 155, 168),
    focus=(255, 230, 160),
    good=(143, 214, 166),
    bad=(255, 156, 138),
    slip=(250, 220, 96),
    mistake=(255, 162, 64),
    blunder=(255, 108, 98),
    us=(236, 190, 100),
    them=(122, 190, 214),
)
DAY = Theme(
    name="light",
    night=(219, 205, 175),
    dusk=(250, 243, 226),
    felt=(18, 71, 77),
    felt_light=(46, 122, 122),
    felt_deep=(24, 84, 88),
    panel=(246, 238, 219),
    panel_raised=(252, 247, 234),
    panel_hover=(255, 252, 243),
    panel_edge=(150, 130, 92),
    rim=(112, 90, 50),
    rim_lit=(112, 74, 12),
    oxblood=(122, 34, 48),
    wood=(126, 82, 50),
    wood_light=(160, 112, 72),
    brass=(217, 176, 97),
    brass_light=(242, 216, 152),
    brass_dark=(146, 104, 36),
    gilt=(116, 76, 16),
    message=(255, 250, 236),
    parchment=(255, 252, 244),
    ink=(24, 32, 47),
    ink_soft=(92, 78, 56),
    link=(12, 82, 104),
    text=(35, 34, 44),
    text_soft=(82, 72, 54),
    text_faint=(94, 82, 60),
    focus=(20, 92, 128),
    good=(24, 98, 58),
    bad=(158, 32, 36),
    slip=(104, 84, 0),
    mistake=(160, 66, 0),
    blunder=(176, 16, 36),
    us=(132, 82, 10),
    them=(18, 92, 118),
)
CONTRAST = Theme(
    name="high_contrast",
    night=(0, 0, 0),
    dusk=(8, 12, 26),
    felt=(0, 34, 38),
    felt_light=(0, 48, 54),
    felt_deep=(0, 20, 24),
    panel=(0, 0, 0),
    panel_raised=(14, 18, 30),
    panel_hover=(30, 38, 62),
    panel_edge=(190, 196, 210),
    rim=(200, 206, 220),
    rim_lit=(255, 205, 96),
    oxblood=(91, 22, 34),
    wood=(24, 14, 8),
    wood_light=(107, 67, 39),
    brass=(255, 205, 96),
    brass_light=(255, 230, 150),
    brass_dark=(214, 168, 80),
    gilt=(255, 226, 140),
    message=(12, 8, 4),
    parchment=(255, 255, 255),
    ink=(0, 0, 0),
    ink_soft=(48, 40, 24),
    link=(0, 54, 130),
    text=(255, 255, 255),
    text_soft=(236, 234, 226),
    text_faint=(206, 210, 222),
    focus=(255, 255, 0),
    good=(140, 255, 180),
    bad=(255, 182, 168),
    slip=(255, 236, 120),
    mistake=(255, 176, 80),
    blunder=(255, 134, 126),
    us=(255, 205, 96),
    them=(128, 222, 255),
    wash=(0, 0, 0, 176),
)
_AREAS = {DAY.us: (174, 106, 0), DAY.them: (20, 116, 150)}
DAY_TABLE = replace(EVENING, name="light table", wash=(255, 226, 170, 34))
"""The table by day: its felt and wood in the sun, its panels as dark as in the evening, for what is written on both."""
THEMES = {theme.name: theme for theme in (EVENING, DAY, CONTRAST)}


def table_theme(theme: Theme) -> Theme:
    """The palette of the table itself, whose felt is dark by day too."""
    return DAY_TABLE if theme is DAY else theme


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


def area_of(theme: Theme, ink: Rgb) -> Rgb:
    """The colour of something large, as a bar, that goes with words in `ink`: brighter by day, where 3:1 is enough."""
    return _AREAS.get(ink, ink) if theme is DAY else ink


def hex_of(colour: Rgb) -> str:
    """The colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
