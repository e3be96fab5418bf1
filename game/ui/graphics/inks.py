"""The inks that cards are printed in: as drawn, in four colours, and in the strongest contrast.

The four are not the green and blue of poker rooms, which some cannot tell from red and black. Not every pair of four
colours can have a contrast of 3:1 (1:3:9:27 is more than black on white has), so they stand on three steps: black, red,
and on the third a light blue and a gold that nobody confuses. Light suits have a dark edge, their letters its colour.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

_PIP: Final = "M0,-"
"""Every drawing of a suit begins in the middle of its upper end, no letter does."""
_EDGE: Final = 10
"""Width of the dark edge, where a suit is a hundred high."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What a suit is printed in."""

    drawn: str
    """What the drawings have, for this suit alone."""
    fill: str
    edge: str
    """Around a light suit, and of its letters; the same as the fill where that is dark."""


FOUR_COLOURS: Final = {
    "S": Ink("#18202f", "#000000", "#000000"),
    "H": Ink("#b3142a", "#ac4a2c", "#ac4a2c"),
    "C": Ink("#18202e", "#6ee8ff", "#06304a"),
    "D": Ink("#b3142b", "#ffcd32", "#4a3400"),
}
STRONG: Final = {
    "#fcf7eb": "#ffffff",
    "#6f6450": "#000000",
    "#18202f": "#000000",
    "#18202e": "#000000",
    "#b3142a": "#a30016",
    "#b3142b": "#a30016",
}
"""Paper, edge and inks where contrast is to be high."""


@cache
def _drawn(ink: Ink) -> re.Pattern[str]:
    return re.compile(f'd="(?P<outline>[^"]*)" fill="{ink.drawn}"')


def in_four_colours(markup: str) -> str:
    """The SVG text of a card or a suit with an ink of its own for every suit."""
    for ink in FOUR_COLOURS.values():

        def printed(found: re.Match[str], ink: Ink = ink) -> str:
            outline = found["outline"]
            if outline.startswith(_PIP) and ink.edge != ink.fill:
                return f'd="{outline}" fill="{ink.fill}" stroke="{ink.edge}" stroke-width="{_EDGE}"'
            return f'd="{outline}" fill="{ink.edge}"'

        markup = _drawn(ink).sub(printed, markup).replace(ink.drawn, ink.edge)
    return markup


def in_strong_contrast(markup: str) -> str:
    """The SVG text of a card on white, in black and a deep red."""
    for usual, strong in STRONG.items():
        markup = markup.replace(usual, strong)
    return markup
