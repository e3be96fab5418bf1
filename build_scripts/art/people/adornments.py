"""Glasses, jewels and what else people have about them."""

from __future__ import annotations

from art.people.curves import arc
from art.people.look import Layers, Look, Part, filled, inked, stroke
from art.strokes import OUTLINE, both
from art.svg import ellipse, num, path, polygon


def round_glasses(look: Look) -> Layers:
    """Round spectacles in a thin frame."""
    return Layers(
        front=[
            *_panes(both(ellipse(18, 93, 14.5)), "#3b2a1c", 2.2, "M-3.6,91Q0,87.5 3.6,91"),
            stroke(both(f"M32.5,91L{num(look.width + 1)},88"), "#3b2a1c", 2.0),
        ]
    )


def square_glasses(look: Look) -> Layers:
    """A broad dark frame."""
    pane = both("M4.5,86Q5,82 10,82L29,81.5Q34.5,82 34,88Q33.6,97 29,101.5Q20,105.5 11,102Q5,99 4.5,86Z")
    return Layers(
        front=[
            *_panes(pane, "#1d1613", 3.2, "M-4.4,87.5Q0,84.5 4.4,87.5"),
            stroke(both(f"M34,86L{num(look.width + 1)},87"), "#1d1613", 3),
        ]
    )


def cat_glasses(_look: Look) -> Layers:
    """A frame that rises at the outer ends."""
    pane = both("M4,90Q4,84 12,83.5L26,82Q33,80 37,77.5Q36,88 33,96Q29,103.5 19,104Q6,103.5 4,90Z")
    return Layers(front=[*_panes(pane, "#7a1f2c", 3.0, "M-4,88.5Q0,85.5 4,88.5")])


def _panes(d: str, colour: str, width: float, bridge: str) -> list[str]:
    glass = path(d, "#ffffff").replace("/>", ' fill-opacity="0.14"/>')
    return [glass, stroke(d, colour, width), stroke(bridge, colour, width)]


def earrings(kind: str, metal: str) -> Part:
    """`hoops`, `drops` or `studs` at both ears."""

    def worn(look: Look) -> Layers:
        x = look.width + 2.5
        if kind == "hoops":
            ring = both(ellipse(x + 0.5, 119, 9.5))
            return Layers(behind=[], front=[stroke(ring, OUTLINE, 4.6), stroke(ring, metal, 2.6)])
        if kind == "studs":
            return Layers(front=[inked(both(ellipse(x - 0.6, 104.5, 3.2)), metal, 1.4)])
        drop = both(polygon([(x, 106), (x + 5.5, 117), (x, 124), (x - 5.5, 117)]))
        return Layers(
            front=[
                inked(both(ellipse(x, 105, 2.6)), metal, 1.3),
                inked(drop, metal, 1.6),
                filled(both(ellipse(x, 117, 2)), "#b3142a"),
            ]
        )

    return worn


def beads(colour: str, rows: int = 2, size: float = 4.2) -> Part:
    """Strings of beads about the neck."""

    def worn(_look: Look) -> Layers:
        drawn = []
        for row in range(rows):
            places = arc((0, 150), 25 + row * 4, 21 + row * 8, 116, 244, 9 + row * 2)
            drawn.append(inked("".join(ellipse(x, y, size) for x, y in places), colour, 1.4))
            drawn.append(
                filled("".join(ellipse(x - 1.2, y - 1.3, 1.1) for x, y in places), "#ffffff").replace(
                    "/>", ' fill-opacity="0.55"/>'
                )
            )
        return Layers(over=drawn)

    return worn


def necklace(metal: str, jewel: str) -> Part:
    """A thin chain with a pendant."""

    def worn(_look: Look) -> Layers:
        return Layers(
            over=[
                stroke("M-21,160C-16,178 -6,184 0,184C6,184 16,178 21,160", OUTLINE, 3.0),
                stroke("M-21,160C-16,178 -6,184 0,184C6,184 16,178 21,160", metal, 1.7),
                inked(polygon([(0, 181), (5, 187), (0, 194), (-5, 187)]), jewel, 1.4),
            ]
        )

    return worn


def headphones(shell: str, pad: str) -> Part:
    """Large headphones about the neck."""

    def worn(_look: Look) -> Layers:
        band = both("M24,143C36,147 44,156 44,168")
        cups = both("M30,160C38,154 50,158 54,168C57,178 54,188 47,190C39,192 31,184 28,174C27,168 27,163 30,160Z")
        pads = both("M30,160C27,163 27,168 28,174C31,184 39,192 45,190C38,184 33,174 30,160Z")
        rings = both(ellipse(45, 174, 5.2, 7))
        return Layers(
            body=[stroke(band, OUTLINE, 9), stroke(band, shell, 5.2)],
            over=[inked(cups, shell), inked(pads, pad, 1.6), stroke(rings, "#ffffff", 1.4)],
        )

    return worn


def bold_glasses(colour: str) -> Part:
    """Round glasses in a thick coloured frame, low enough to show the brows, their ends below the hair."""

    def worn(_look: Look) -> Layers:
        pane = both(ellipse(18, 95, 14.8))
        return Layers(front=[stroke(pane, OUTLINE, 6.2), *_panes(pane, colour, 3.8, "M-3.4,92Q0,89 3.4,92")])

    return worn
