"""Parts of every card face: paper, indices in the four corners, pips in their classical places.

A card is 250 by 350 units. An index lies within the outer 24.5% of the width and 33% of the height, so a strip of
either size names the card, from whichever side it is covered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from art.glyphs import fitted
from art.suits import OUTLINES
from art.svg import document, group, move, path, rounded
from art.typeface import Typeface

WIDTH, HEIGHT = 250.0, 350.0
RADIUS = 17.0
RANKS = "A23456789TJQK"
SUITS = "SHCD"

_LEFT, _CENTRE, _RIGHT = 97.0, 125.0, 153.0
_PIPS: dict[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "2": (54, ((_CENTRE, 64), (_CENTRE, 286))),
    "3": (54, ((_CENTRE, 64), (_CENTRE, 175), (_CENTRE, 286))),
    "4": (48, tuple((x, y) for y in (66, 284) for x in (_LEFT, _RIGHT))),
    "5": (48, (*((x, y) for y in (66, 284) for x in (_LEFT, _RIGHT)), (_CENTRE, 175))),
    "6": (48, tuple((x, y) for y in (66, 175, 284) for x in (_LEFT, _RIGHT))),
    "7": (45, (*((x, y) for y in (64, 175, 286) for x in (_LEFT, _RIGHT)), (_CENTRE, 119.5))),
    "8": (45, (*((x, y) for y in (64, 175, 286) for x in (_LEFT, _RIGHT)), (_CENTRE, 119.5), (_CENTRE, 230.5))),
    "9": (42, (*((x, y) for y in (52, 134, 216, 298) for x in (_LEFT, _RIGHT)), (_CENTRE, 175))),
    "T": (42, (*((x, y) for y in (52, 134, 216, 298) for x in (_LEFT, _RIGHT)), (_CENTRE, 93), (_CENTRE, 257))),
}


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """The parameters of a deck; other decks (four colours, larger indices) are other values of these.

    Colours are hex texts, lengths card units.
    """

    ink: dict[str, str] = field(
        default_factory=lambda: {"S": "#18202f", "C": "#18202e", "H": "#b3142a", "D": "#b3142b"}
    )
    """Colour of rank and suit by suit letter. Clubs and diamonds have inks that nothing else on a card has, so that the
    program can print the same drawings in four colours."""
    paper: str = "#fcf7eb"
    outline: str = "#6f6450"
    rank_height: float = 62.0
    rank_width: float = 47.0
    suit_size: float = 36.0
    index_centre: float = 34.0
    index_top: float = 11.0
    figure: float = 1.0
    """The size of the picture between the indices."""
    pip: float = 1.0
    """The size of a pip."""
    pip_column: float = 28.0
    """The distance of the outer columns of pips from the middle."""


DEFAULT_STYLE = DeckStyle()
LARGE_STYLE = DeckStyle(
    rank_height=82.0,
    rank_width=58.0,
    suit_size=44.0,
    index_centre=36.5,
    index_top=10.0,
    figure=0.79,
    pip=0.74,
    pip_column=24.0,
)
"""Large indices: read from further away, and in the narrow fan of a long hand."""
LIGHT_INK = {"S": "#e9ecf4", "C": "#e9ecf4", "H": "#ff8b7f", "D": "#ff8b7f"}
"""Colours of the suit signs on dark grounds."""


def paper(style: DeckStyle) -> str:
    """The card itself: round corners, a thin outline, transparent outside."""
    return path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, RADIUS - 1.5), style.paper, style.outline, 3)


def index(font: Typeface, style: DeckStyle, rank: str, suit: str) -> list[str]:
    """Rank and suit in all four corners, upside down in the lower two."""
    narrow = rank == "T"
    width = style.rank_width + 5 if narrow else style.rank_width
    rank_path = fitted(font, "10" if narrow else rank, style.index_centre, style.index_top, width, style.rank_height)
    suit_y = style.index_top + style.rank_height + 6 + style.suit_size * 0.48
    scale = style.suit_size / 100
    colour = style.ink[suit]
    corner = [
        path(rank_path, colour, colour if narrow else None, 1.6),
        group([path(OUTLINES[suit], colour)], move(style.index_centre, suit_y, scale)),
    ]
    return corners(corner, style.index_centre)


def corners(corner: list[str], centre: float) -> list[str]:
    """The upper left index repeated in all four corners; `centre` is the middle of its column."""
    across = WIDTH - 2 * centre
    upper = [*corner, group(corner, move(across, 0))]
    return [*upper, group(upper, f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")]


def pips(style: DeckStyle, rank: str, suit: str) -> list[str]:
    """Draw the suit signs in the middle of a number card; the lower half is upside down."""
    size, places = _PIPS[rank]
    sign = [path(OUTLINES[suit], style.ink[suit])]
    aside = style.pip_column / (_RIGHT - _CENTRE)
    return [
        group(sign, move(_CENTRE + (x - _CENTRE) * aside, y, size * style.pip / 100, 180 if y > HEIGHT / 2 else 0))
        for x, y in sorted(places, key=lambda p: p[1])
    ]


def scaled(figure: list[str], style: DeckStyle) -> list[str]:
    """Return the centre of a card, as large as the style leaves room for."""
    if style.figure == 1.0:
        return figure
    x, y, part = WIDTH / 2, HEIGHT / 2, style.figure
    return [group(figure, f"translate({x * (1 - part):g},{y * (1 - part):g}) scale({part:g})")]


def number_card(font: Typeface, style: DeckStyle, rank: str, suit: str) -> str:
    """The SVG of a card from two to ten."""
    return document(WIDTH, HEIGHT, [paper(style), *pips(style, rank, suit), *index(font, style, rank, suit)])


def index_font(root: Path) -> Typeface:
    """The font of the indices, from the project folder `root`."""
    return Typeface(root / "assets" / "fonts" / "IBMPlexSans-SemiBold.ttf")
