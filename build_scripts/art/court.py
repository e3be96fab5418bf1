"""The courts: two figures in a niche, head to head across a slanting sash, the lower one the upper turned round."""

from __future__ import annotations

from art import palette
from art.attributes import ATTRIBUTES
from art.card import HEIGHT, WIDTH, DeckStyle, index, paper, scaled
from art.chests import CHESTS
from art.costume import COSTUMES, Costume
from art.girih import khatam
from art.heads import HEADS
from art.strokes import OUTLINE, line, shape, symmetric
from art.svg import Point, document, ellipse, group, move, num, pair, path, polygon, polyline, rounded
from art.typeface import Typeface

_SLOPE = 0.225
"""The fall of the sash for each unit to the right."""
EDGE = 111.0
"""Half the width of the niche at the shoulders."""
_TOP = 121.0
_GRIP = (86.0, 174.0)
_MIDDLE = 175.0
_SKIN = "#eec79c"

_NICHE = symmetric(
    (0, 9),
    (10, 19, 59, 22, 59, 60),
    (59, 110),
    (59, 118, 62, _TOP, 70, _TOP),
    (EDGE, _TOP),
    (EDGE, 350 - _TOP),
    (70, 350 - _TOP),
    (62, 350 - _TOP, 59, 232, 59, 240),
    (59, 290),
    (59, 328, 10, 331, 0, 341),
)


def court(font: Typeface, style: DeckStyle, rank: str, suit: str) -> str:
    """The SVG of one court card."""
    costume = COSTUMES[rank + suit]
    half = [*halo(costume), *robe(costume, rank), *CHESTS[rank](costume), *HEADS[rank](costume), *hand(costume)]
    return document(
        WIDTH, HEIGHT, [paper(style), *scaled([in_niche(costume, half)], style), *index(font, style, rank, suit)]
    )


def in_niche(costume: Costume, half: list[str]) -> str:
    """A half figure and its turned double in the framed niche."""
    figure = [
        path(_NICHE, costume.niche),
        *half,
        group(half, f"rotate(180 0 {num(_MIDDLE)})"),
        *_sash(costume),
        path(_NICHE, None, palette.BRASS_DEEP, 4.4),
        path(_NICHE, None, palette.BRASS_LIGHT, 1.5),
    ]
    return group(figure, move(WIDTH / 2, 0))


def on_sash(x: float, offset: float = 0.0) -> Point:
    """The point of the sash at `x`, `offset` below its middle line."""
    return (x, _MIDDLE + _SLOPE * x + offset)


def halo(costume: Costume) -> list[str]:
    """The pale star behind the head."""
    return [
        path(polygon(khatam(0, 76, 53)), costume.halo),
        path(polygon(khatam(0, 76, 48.5)), None, palette.BRASS, 1.1, join="miter"),
    ]


def robe(costume: Costume, rank: str) -> list[str]:
    """Shoulders and sleeves down to the sash, with their woven ornament."""
    outline = (
        f"M-13,120C-24,130 -62,125 -86,134C-98,139 -106,143 {pair(on_sash(-EDGE, -2))}L{pair(on_sash(-EDGE))}"
        f"L{pair(on_sash(EDGE))}L{num(EDGE)},156C106,146 98,139 86,134C62,125 24,130 13,120Z"
    )
    seams = f"M-62,150C-60,156 -58,160 {pair(on_sash(-57))}M60,148C56,158 54,170 {pair(on_sash(53))}"
    return [
        shape(outline, costume.robe),
        path("".join(_motif(rank, x, y) for x, y in _motif_places()), costume.motif),
        line(seams, 1.4),
        *_armband(costume, -1),
        *_armband(costume, 1),
    ]


def _armband(costume: Costume, side: int) -> list[str]:
    """The tiraz, a woven band about the upper arm."""
    foot = 8.0 if side < 0 else 40.0
    band = polygon([(side * 72, 130.5), (side * 84, 134), (side * 80, 134 + foot + 12), (side * 67, 132 + foot + 12)])
    threads = polyline([(side * 75, 132), (side * 70.5, 132 + foot + 12)]) + polyline(
        [(side * 81, 133.5), (side * 76.5, 133 + foot + 12)]
    )
    return [shape(band, costume.motif, 1.4), line(threads, 1, costume.lining)]


def _motif_places() -> list[Point]:
    """Places in rows along the sash, clear of collar, armbands, hand and edges."""
    places = []
    for row in range(3):
        for column in range(-7, 7):
            x = column * 15.0 + (7.5 if row % 2 else 0.0)
            y = on_sash(x, -19 - 14 * row)[1]
            shoulder = 128 + max(0.0, abs(x) - 60) * 0.36
            clear_of_band = abs(abs(x) - 75) > 13
            if y > shoulder + 8.5 and 17 < abs(x) < 103 and clear_of_band and x < 62:
                places.append((x, y))
    return places


def _motif(rank: str, x: float, y: float) -> str:
    if rank == "K":
        return polygon(khatam(x, y, 5.4))
    if rank == "Q":
        petals = [(0.0, -6.0), (5.0, 0.0), (0.0, 6.0), (-5.0, 0.0)]
        curves = (
            f"Q{pair((x + (last[0] + tip[0]) * 0.3, y + (last[1] + tip[1]) * 0.25))} {pair((x + tip[0], y + tip[1]))}"
            for last, tip in zip(petals, petals[1:] + petals[:1], strict=True)
        )
        return "M" + pair((x, y - 6)) + "".join(curves) + "Z"
    return polygon([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)])


def hand(costume: Costume) -> list[str]:
    """The right hand with what it holds, and its cuff."""
    x, y = _GRIP
    cuff = polygon([on_sash(x - 15, -7), on_sash(x - 13, -14), on_sash(x + 13, -14), on_sash(x + 15, -7)])
    fingers = "".join(f"M{num(x - 7)},{num(y + d)}L{num(x + 4)},{num(y + d)}" for d in (-2.6, 1.2, 5))
    return [
        group(ATTRIBUTES[costume.holds](), move(x, y)),
        shape(rounded(x - 9, y - 7, 17, 17, 6), _SKIN),
        line(fingers, 1.1),
        shape(
            f"M{pair((x + 4, y - 6))}Q{pair((x + 11, y - 5))} {pair((x + 10, y + 4))}L{pair((x + 5, y + 5))}Z",
            _SKIN,
            1.2,
        ),
        shape(cuff, costume.motif, 1.5),
    ]


def _sash(costume: Costume) -> list[str]:
    half = 9.0
    left, right = -EDGE, EDGE
    band = polygon([on_sash(left, -half), on_sash(right, -half), on_sash(right, half), on_sash(left, half)])
    stars = "".join(polygon(khatam(*on_sash(x), 6.6)) for x in range(-96, 97, 24))
    dots = "".join(ellipse(*on_sash(x), 2) for x in range(-84, 85, 24))
    return [
        shape(band, costume.lining),
        path(stars, palette.BRASS_LIGHT, OUTLINE, 1.1),
        path(dots, palette.BRASS_LIGHT),
        line(_edge_line(-half + 2.6) + _edge_line(half - 2.6), 1.2, palette.BRASS),
    ]


def _edge_line(offset: float) -> str:
    first, last = on_sash(-EDGE, offset), on_sash(EDGE, offset)
    return f"M{num(first[0])},{num(first[1])}L{num(last[0])},{num(last[1])}"
