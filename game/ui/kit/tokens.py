"""The named measures of the kit: spaces between things, roles of text, tones of colour, alignments.

A scene never writes a number of pixels or units. It says what a space or a text is for, and these tables say how large
that is. One unit is a pixel at 1920x1080.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, Theme


class Space(Enum):
    """The width of gaps and paddings, in units."""

    NONE = 0
    TIGHT = 5
    SMALL = 8
    MEDIUM = 12
    WIDE = 18
    LARGE = 28


class Tone(Enum):
    """The colour of a text, by what it means. The value is the name of the colour in the theme."""

    TEXT = "text"
    SOFT = "text_soft"
    FAINT = "text_faint"
    GILT = "gilt"
    INK = "ink"
    """The colour upon gold, and upon paper."""
    INK_SOFT = "ink_soft"
    WARNING = "oxblood"
    """What was wrong, upon paper."""
    GOOD = "good"
    BAD = "bad"
    WON = "won"
    LOST = "lost"
    US = "us"
    THEM = "them"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    """The grades of mistakes, from yellow to red."""

    def colour(self, theme: Theme) -> Rgb:
        """The colour in a theme."""
        colour: Rgb = getattr(theme, self.value)
        return colour


TEAM_TONES: Final = (Tone.US, Tone.THEM, Tone.GOOD, Tone.BAD)
"""The tones of teams by their places, the own first."""


class Role(Enum):
    """What a text is for: its size in units, its face, and its usual tone."""

    TITLE = (38, TextStyle.TITLE, Tone.GILT)
    """The name of what a panel is about."""
    HEADING = (31, TextStyle.STRONG, Tone.TEXT)
    STRONG = (24, TextStyle.STRONG, Tone.TEXT)
    BODY = (20, TextStyle.BODY, Tone.TEXT)
    LABEL = (20, TextStyle.STRONG, Tone.TEXT)
    """A word that is read at a glance, such as a result."""
    SOFT = (20, TextStyle.BODY, Tone.SOFT)
    """What is good to know, such as a date."""
    SMALL = (18, TextStyle.BODY, Tone.SOFT)
    """Captions and counts."""
    FIGURE = (40, TextStyle.STRONG, Tone.GILT)
    """A number that matters."""

    def __init__(self, units: float, face: TextStyle, tone: Tone) -> None:
        self.units = units
        """The height of the letters, in units."""
        self.face = face
        self.tone = tone
        """The tone it has unless another is asked for."""


class Align(Enum):
    """Where something lies in a room that is larger than itself."""

    START = "start"
    CENTER = "center"
    END = "end"
    STRETCH = "stretch"
    """It fills the room."""
