"""The Devil Joker: a horned jester in a coat of two colours; his mask and a star are the index."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle, corners, paper, scaled
from art.costume import JOKER, Costume
from art.court import halo, hand, in_niche, on_sash, robe
from art.girih import khatam
from art.strokes import OUTLINE, both, line, shape, symmetric
from art.svg import document, ellipse, group, num, pair, path, polygon

_SKIN = "#d8705a"
_INDEX = "#4a2a73"
_HORN = "#f4e3bd"
_FACE = symmetric((0, 54), (21, 54), (25, 72, 23, 90, 13, 103), (8, 110, 3, 115, 0, 117))


def joker(style: DeckStyle) -> str:
    """The SVG of the joker."""
    half = [*halo(JOKER), *robe(JOKER, "J"), *_other_half(JOKER), *_collar(JOKER), *_head(JOKER), *hand(JOKER)]
    index = corners(_index(style), style.index_centre)
    return document(WIDTH, HEIGHT, [paper(style), *scaled([in_niche(JOKER, half)], style), *index])


def _index(style: DeckStyle) -> list[str]:
    x, middle = style.index_centre, style.index_top + style.rank_height / 2
    below = style.index_top + style.rank_height + 6 + style.suit_size * 0.5
    width, height = style.rank_width * 1.06 / 100, style.rank_height / 100
    return [
        group(_mask(style), f"translate({num(x)},{num(middle)}) scale({width:.4g},{height:.4g})"),
        path(polygon(khatam(x, below, style.suit_size * 0.52)), _INDEX),
        path(polygon(khatam(x, below, style.suit_size * 0.26, 22.5)), palette.BRASS),
    ]


def _mask(style: DeckStyle) -> list[str]:
    """The horned mask in a box of 100 by 100."""
    outline = symmetric(
        (0, -22),
        (10, -24, 20, -24, 26, -20),
        (24, -34, 28, -44, 40, -50),
        (50, -34, 48, -16, 38, -2),
        (36, 22, 20, 40, 0, 50),
    )
    eyes = both("M6,2Q16,-14 30,-10Q26,8 6,2Z")
    return [path(outline, _INDEX), path(eyes, style.paper), path("M-15,22Q0,32 15,22Q0,42 -15,22Z", style.paper)]


def _other_half(costume: Costume) -> list[str]:
    """The coat's second colour, to the right of the middle and left of the armband."""
    low = on_sash(68)
    side = f"M0,120C24,130 46,126 68,129L{pair(low)}L{pair(on_sash(0))}Z"
    lozenges = "".join(
        polygon([(x, y - 7), (x + 5.5, y), (x, y + 7), (x - 5.5, y)])
        for x, y in (
            (28.0, 146.0),
            (28.0, 163.0),
            (43.0, 139.0),
            (43.0, 155.0),
            (43.0, 171.0),
            (57.0, 147.0),
            (57.0, 163.0),
        )
    )
    return [shape(side, costume.wrap, 1.6), path(lozenges, costume.motif)]


def _collar(costume: Costume) -> list[str]:
    points = symmetric((0, 116), (14, 119), (57, 128), (36, 138), (40, 155), (19, 147), (0, 166))
    bells = both(ellipse(56, 129, 4) + ellipse(40, 155, 4)) + ellipse(0, 166, 4)
    return [
        shape(points, costume.lining),
        line(both("M14,124L46,130M12,128L34,147") + "M0,130L0,158", 1.3, costume.motif),
        path(bells, palette.BRASS_LIGHT, OUTLINE, 1.4),
    ]


def _head(costume: Costume) -> list[str]:
    flap = "M0,34C14,20 36,24 46,44C53,58 55,70 51,84C45,72 38,63 26,62L0,62Z"
    mirrored = both(flap)[len(flap) :]
    return [
        shape(mirrored, costume.wrap),
        shape(flap, costume.robe),
        path(both(ellipse(51, 87, 4.6)), palette.BRASS_LIGHT, OUTLINE, 1.4),
        line(both("M30,33C38,40 44,52 46,66"), 1.3, costume.motif),
        shape("M-11,104L11,104L13,124L-13,124Z", "#b95642"),
        shape(both("M20,80C26,70 32,64 41,62C40,76 34,90 21,95Z"), _SKIN, 1.7),
        shape(_FACE, _SKIN),
        shape(symmetric((0, 70), (5, 60, 14, 58, 20, 76), (24, 76), (24, 52), (0, 52)), costume.hair, 1.5),
        shape(both("M6,56C3,42 8,29 23,23C20,32 21,43 26,54C20,58 12,59 6,56Z"), _HORN),
        line(both("M7.5,47Q15,49.5 23,46M8,40.5Q14,43 21.5,39M10.5,34Q15,36.5 20.8,32"), 1.2, "#a98c54"),
        shape(symmetric((0, 50), (9, 52, 18, 52, 28, 50), (28, 60), (18, 63, 9, 63, 0, 61)), costume.motif),
        path(polygon(khatam(0, 56, 5)), palette.RED, OUTLINE, 0.9),
        path(both("M4,85Q9,77 17.5,79.5Q14,87.5 4,85Z"), "#fff6dc", OUTLINE, 1.1),
        path(both(ellipse(10.2, 82, 2.6)), OUTLINE),
        line(both("M3,79.5Q9,70 20,71.5"), 2.8, costume.hair),
        line("M2.6,82C2.2,86 4,89 4.4,92C2.5,95 -1.5,95 -3.4,93", 1.4, "#86372a"),
        shape("M-11,99Q0,101.5 11,99Q7,108 0,108Q-7,108 -11,99Z", "#fffaf0", 1.4),
        line("M-4,100.6L-3.5,107M0,101L0,108M4,100.6L3.5,107", 0.9),
        line(both("M1,97C6,94.5 11,98.5 16,95C18.5,93 18,90 15.5,90"), 2, costume.hair),
        shape(symmetric((0, 110), (5, 110), (7, 118, 3, 126, 0, 131)), costume.hair, 1.2),
    ]
