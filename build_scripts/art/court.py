"""The courts: two figures in a niche, head to head across a slanting sash, the lower one the upper turned round."""

from __future__ import annotations

from art import palette
from art.attributes import ATTRIBUTES
from art.card import HEIGHT, WIDTH, DeckStyle, index, paper
from art.costume import COSTUMES, Costume
from art.girih import khatam
from art.heads import HEADS
from art.strokes import OUTLINE, line, shape, symmetric
from art.svg import Point, document, ellipse, group, move, num, path, polygon
from art.truetype import TrueType

_SLOPE = 0.225
"""How much the sash falls for each unit to the right."""
_EDGE = 111.0
"""Half the width of the niche at the shoulders."""
_TOP = 121.0
_GRIP = (84.0, 172.0)
_MIDDLE = 175.0
_SKIN = "#eec79c"

_NICHE = symmetric(
    (0, 9),
    (8, 20, 59, 26, 59, 62),
    (59, 110),
    (59, 118, 62, _TOP, 70, _TOP),
    (_EDGE, _TOP),
    (_EDGE, 350 - _TOP),
    (70, 350 - _TOP),
    (62, 350 - _TOP, 59, 232, 59, 240),
    (59, 288),
    (59, 324, 8, 330, 0, 341),
)


def court(font: TrueType, style: DeckStyle, rank: str, suit: str) -> str:
    """The SVG of one court card."""
    costume = COSTUMES[rank + suit]
    half = [*_body(costume), *HEADS[rank](costume), *_arm(costume)]
    figure = [
        path(_NICHE, costume.niche),
        *half,
        group(half, f"rotate(180 0 {num(_MIDDLE)})"),
        *_sash(costume),
        path(_NICHE, None, palette.BRASS_DEEP, 4.2),
        path(_NICHE, None, palette.BRASS_LIGHT, 1.4),
    ]
    return document(
        WIDTH, HEIGHT, [paper(style), group(figure, move(WIDTH / 2, 0)), *index(font, style, rank, suit)]
    )


def _on_sash(x: float, offset: float = 0.0) -> Point:
    return (x, _MIDDLE + _SLOPE * x + offset)


def _body(costume: Costume) -> list[str]:
    left, right = _on_sash(-_EDGE), _on_sash(_EDGE)
    robe = (
        f"M-13,120C-24,130 -62,126 -86,136C-98,141 -106,145 {num(left[0])},{num(left[1] + 2)}"
        f"L{num(right[0])},{num(right[1])}L{num(_EDGE)},160C106,148 98,141 86,136C62,126 24,130 13,120Z"
    )
    motifs = [_motif(costume, x, y) for x, y in _motif_places()]
    collar = symmetric((0, 162), (20, 122), (12, 117), (0, 148))
    front = polygon([_on_sash(-11), (-11, 142), (0, 160), (11, 142), _on_sash(11)])
    return [
        shape(robe, costume.robe),
        *motifs,
        shape(front, costume.lining),
        line(polygon([_on_sash(-5), (-5, 158), (5, 158), _on_sash(5)]), 1.4, costume.motif),
        shape("M-12,117L0,150L12,117Z", "#f6ecd4"),
        shape(collar, costume.motif),
    ]


def _motif_places() -> list[Point]:
    places = []
    for row, y in enumerate((139.0, 155.0, 171.0)):
        for column in range(-6, 7):
            x = column * 17.0 + (8.5 if row % 2 else 0.0)
            inside_left = abs(x) > 27 and y > 135 + max(0.0, abs(x) - 70) * 0.35 + 6
            if inside_left and y < _on_sash(x)[1] - 16 and abs(x) < _EDGE - 9 and x < 52:
                places.append((x, y))
    return places


def _motif(costume: Costume, x: float, y: float) -> str:
    if costume.ornament == "star":
        return path(polygon(khatam(x, y, 5.6)), costume.motif)
    if costume.ornament == "leaf":
        return path(f"M{num(x)},{num(y - 6)}Q{num(x + 6)},{num(y)} {num(x)},{num(y + 6)}Q{num(x - 6)},{num(y)} {num(x)},{num(y - 6)}Z", costume.motif)
    return path(polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]), costume.motif)


def _arm(costume: Costume) -> list[str]:
    x, y = _GRIP
    base_left, base_right = _on_sash(48), _on_sash(_EDGE)
    sleeve = (
        f"M{num(base_left[0])},{num(base_left[1])}C54,170 60,160 68,152L100,160"
        f"C108,170 110,182 {num(base_right[0])},{num(base_right[1])}Z"
    )
    return [
        shape(sleeve, costume.robe),
        group(ATTRIBUTES[costume.holds](), move(x, y)),
        shape(ellipse(x, y, 9, 8), _SKIN),
        line(f"M{num(x - 6)},{num(y - 2)}L{num(x + 5)},{num(y - 2)}M{num(x - 6)},{num(y + 2)}L{num(x + 5)},{num(y + 2)}", 1.1),
    ]


def _sash(costume: Costume) -> list[str]:
    half = 9.0
    left, right = -_EDGE, _EDGE
    band = polygon([_on_sash(left, -half), _on_sash(right, -half), _on_sash(right, half), _on_sash(left, half)])
    stars = "".join(polygon(khatam(*_on_sash(x), 6.6)) for x in range(-96, 97, 24))
    dots = "".join(ellipse(*_on_sash(x), 2) for x in range(-84, 85, 24))
    return [
        shape(band, costume.lining),
        path(stars, palette.BRASS_LIGHT, OUTLINE, 1.1),
        path(dots, palette.BRASS_LIGHT),
        line(_edge_line(-half + 2.6) + _edge_line(half - 2.6), 1.2, palette.BRASS),
    ]


def _edge_line(offset: float) -> str:
    first, last = _on_sash(-_EDGE, offset), _on_sash(_EDGE, offset)
    return f"M{num(first[0])},{num(first[1])}L{num(last[0])},{num(last[1])}"
