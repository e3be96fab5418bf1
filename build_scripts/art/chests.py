"""Trimmings of the courts at the breast: fur for kings, pearls for queens, braids for jacks."""

from __future__ import annotations

from art import palette
from art.costume import Costume
from art.strokes import OUTLINE, both, line, shape, symmetric
from art.svg import ellipse, path, polygon

_FUR = "#f7efdd"


def king(costume: Costume) -> list[str]:
    """A collar of white fur over a lined front."""
    ticks = "".join(
        polygon([(x, y), (x + 1.8, y + 6), (x - 1.8, y + 6)])
        for x, y in ((-44, 133), (-32, 140), (-20, 146), (44, 133), (32, 140), (20, 146), (-36, 129), (36, 129))
    )
    return [
        shape(symmetric((0, 180), (16, 180), (16, 150), (0, 140)), costume.lining),
        line("M0,140L0,182", 1.3, costume.motif),
        shape(
            symmetric(
                (0, 126), (14, 118), (26, 126, 42, 125, 53, 128), (52, 137, 34, 153, 12, 160), (6, 154, 2, 148, 0, 146)
            ),
            _FUR,
        ),
        path(ticks, OUTLINE),
    ]


def queen(costume: Costume) -> list[str]:
    """A round neckline with a broad jewelled collar, and pearls down the front."""
    pearls = "".join(ellipse(0, y, 2.3) for y in (159, 166, 173))
    rim = both(
        "".join(ellipse(x, y, 2.2) for x, y in ((33.5, 133.5), (28.5, 140), (21.5, 145.5), (13.5, 149.5), (4.6, 151.5)))
    )
    return [
        shape(symmetric((0, 184), (11, 184), (9, 146), (0, 146)), costume.lining),
        shape(symmetric((0, 120), (14, 119), (24, 127, 34, 127, 38, 128), (36, 143, 18, 154, 0, 155)), costume.lining),
        shape("M-12,112L12,112L14,122C10,132 4,136 0,136C-4,136 -10,132 -14,122Z", "#dba877", 1.5),
        line("M-15,123C-12,137 -5,141.5 0,141.5C5,141.5 12,137 15,123", 3.2, palette.BRASS),
        shape("M0,138L5,144L0,150L-5,144Z", palette.RED, 1.2),
        path(rim + pearls, _FUR, OUTLINE, 0.9),
    ]


def jack(costume: Costume) -> list[str]:
    """A short coat closed with braids and buttons, a white shirt at the neck."""
    braids = "".join(both(f"M3,{y}L{18 - step * 2},{y - 1.5}") for step, y in enumerate((150, 157, 164, 171)))
    buttons = "".join(ellipse(0, y, 2) for y in (150, 157, 164, 171))
    return [
        shape(symmetric((0, 184), (20, 184), (24, 126), (12, 118), (0, 136)), costume.lining),
        line(braids, 2.2, palette.BRASS),
        path(buttons, palette.BRASS_LIGHT, OUTLINE, 0.9),
        shape("M-12,116L0,146L12,116L9,112L-9,112Z", _FUR),
        shape("M-10.5,108L10.5,108L9,120L0,132L-9,120Z", "#dba877", 1.3),
        shape(both("M12,115L24,126L14,142L0,146Z"), costume.robe, 1.6),
        line(both("M21.5,127.5L13,139.5L3,143.5"), 1.3, palette.BRASS_LIGHT),
    ]


CHESTS = {"K": king, "Q": queen, "J": jack}
"""The breast of each court rank."""
