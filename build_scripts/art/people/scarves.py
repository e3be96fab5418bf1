"""Scarves and veils about head and neck."""

from __future__ import annotations

from art.people.look import Layers, Look, Part, filled, inked, stroke
from art.strokes import both, symmetric
from art.svg import ellipse


def hijab(cloth: str, shade: str, under: str = "") -> Part:
    """A scarf wound closely about face and neck; `under` is the colour of a cap that shows at the forehead."""

    def worn(_look: Look) -> Layers:
        hood = _ring(
            symmetric((0, 26), (36, 26, 54, 50, 52, 92), (51, 122, 42, 146, 22, 160), (10, 166, 0, 166)),
            [(0, 149), (12, 149, 24, 143, 32, 126), (38, 114, 39.5, 100, 39.5, 86), (39, 64, 26, 54, 0, 53)],
        )
        inner = both(
            "M39.5,86C39,64 26,54 0,53L0,48.5C28,49 43,62 43.5,86"
            "C43.5,102 40,118 34,130L32,126C38,114 39.5,100 39.5,86Z"
        )
        chest = "M-34,146C-60,158 -84,166 -90,200L90,200C84,166 60,158 34,146C24,162 -24,162 -34,146Z"
        wrap = "M-44,134C-34,160 16,172 52,156C60,168 52,186 30,194C-6,202 -56,188 -62,160C-58,148 -50,140 -44,134Z"
        folds = "M-50,148C-30,176 20,182 54,164M-58,160C-40,186 8,196 44,184"
        return Layers(
            behind=[inked(symmetric((0, 28), (44, 28, 54, 60, 52, 110), (50, 140, 46, 150, 40, 164), (0, 164)), shade)],
            body=[inked(chest, shade)],
            front=[
                inked(hood, cloth),
                *([filled(inner, under)] if under else []),
                stroke(both("M10,33C30,36 46,54 46,92C46,116 40,136 30,150M24,32C44,42 50,62 49,90"), shade, 1.6),
            ],
            over=[inked(wrap, cloth), stroke(folds, shade, 1.8)],
        )

    return worn


def shayla(cloth: str, shade: str, rim: str) -> Part:
    """The long veil of the Gulf, laid loosely over the hair and thrown over one shoulder; `rim` is its edge."""

    def worn(_look: Look) -> Layers:
        hood = (
            "M0,24C40,22 58,48 56,92C58,124 62,140 74,160L52,178"
            "C42,160 40,142 42,120C45,96 44,70 26,57C14,50 -14,50 -26,57"
            "C-44,70 -45,96 -42,120C-40,142 -46,160 -60,172L-78,158C-62,140 -58,124 -56,92C-58,48 -40,22 0,24Z"
        )
        edge = (
            "M52,178C42,160 40,142 42,120C45,96 44,70 26,57"
            "C14,50 -14,50 -26,57C-44,70 -45,96 -42,120C-40,142 -46,160 -60,172"
        )
        throw = (
            "M-70,152C-40,170 14,176 50,150C62,150 74,156 80,164C64,190 20,204 -20,204L-96,204C-92,180 -84,162 -70,152Z"
        )
        folds = "M-74,166C-40,186 20,188 62,158M-84,184C-44,198 24,200 72,170"
        return Layers(
            behind=[inked(symmetric((0, 28), (48, 28, 56, 60, 56, 110), (60, 150, 66, 170, 66, 200), (0, 200)), shade)],
            front=[
                inked(hood, cloth),
                stroke(edge, rim, 3.0),
                stroke(both("M16,32C40,40 51,62 50,94C50,120 54,140 62,158"), shade, 1.7),
            ],
            over=[inked(throw, cloth), stroke("M-70,152C-40,170 14,176 50,150", rim, 3.0), stroke(folds, shade, 1.8)],
        )

    return worn


def sefsari(cloth: str, shade: str) -> Part:
    """The wide silk veil of Tunis, laid over the hair and held about the shoulders."""

    def worn(_look: Look) -> Layers:
        hood = (
            "M0,20C44,18 62,44 60,88C62,124 80,150 98,166L98,200L46,200C40,176 42,148 45,124C48,96 46,68 24,55"
            "C12,48 -12,48 -24,55C-46,68 -48,96 -45,124C-42,148 -40,176 -46,200"
            "L-98,200L-98,166C-80,150 -62,124 -60,88C-62,44 -44,18 0,20Z"
        )
        stripes = both("M52,92C54,128 64,158 78,198M57,80C60,122 76,152 94,176M48,120C48,150 54,176 60,200")
        return Layers(
            behind=[inked(symmetric((0, 24), (50, 24, 60, 60, 60, 120), (64, 160, 70, 190, 70, 200), (0, 200)), shade)],
            front=[],
            over=[],
            body=[],
            face=[inked(hood, cloth), stroke(stripes, shade, 1.6), stroke("M-24,55C-12,48 12,48 24,55", shade, 1.8)],
        )

    return worn


def shawl(cloth: str, shade: str, fringe: str) -> Part:
    """A knitted shawl about the shoulders, crossed at the breast."""

    def worn(_look: Look) -> Layers:
        left = "M-30,154C-60,158 -88,172 -96,200L6,200C2,186 -18,166 -30,154Z"
        right = "M30,154C60,158 88,172 96,200L-14,200C-6,186 18,166 30,154Z"
        knots = both("M44,163L40,200M58,168L58,200M72,176L76,200M32,160L24,200")
        return Layers(
            over=[
                inked(left, cloth),
                inked(right, cloth),
                stroke(knots, shade, 1.5),
                stroke(both("M30,155C20,168 6,182 -10,199"), fringe, 2.6),
            ]
        )

    return worn


def loose_scarf(cloth: str, shade: str) -> Part:
    """A scarf laid round the neck."""

    def worn(_look: Look) -> Layers:
        loop = "M-38,150C-24,164 24,164 38,150C48,158 50,172 40,180C16,192 -16,192 -40,180C-50,172 -48,158 -38,150Z"
        tail = "M14,184C24,182 34,180 38,176C44,186 46,196 46,204L20,204Z"
        return Layers(
            over=[
                inked(tail, shade),
                inked(loop, cloth),
                stroke("M-42,162C-22,178 24,178 42,160M-40,172C-18,186 18,186 40,170", shade, 1.8),
            ]
        )

    return worn


def neckerchief(cloth: str, shade: str, dots: str) -> Part:
    """A small cloth knotted at the throat."""

    def worn(_look: Look) -> Layers:
        loop = "M-25,148C-16,160 16,160 25,148C30,154 31,162 28,167C14,178 -14,178 -28,167C-31,162 -30,154 -25,148Z"
        tails = "M-3,171C-12,176 -18,184 -21,194C-12,194 -5,188 0,178C5,188 13,194 22,193C18,183 12,176 3,171Z"
        spots = both("".join(ellipse(x, y, 1.6) for x, y in ((9, 162), (19, 158), (21, 166), (12, 169), (13, 185))))
        return Layers(
            over=[
                inked(tails, cloth, 2.0),
                inked(loop, cloth),
                stroke("M-26,157C-14,168 14,168 26,157", shade, 1.7),
                filled(spots, dots),
                inked(ellipse(0, 172, 6, 5.4), shade, 1.8),
            ]
        )

    return worn


def _ring(outer: str, inner: list[tuple[float, ...]]) -> str:
    """A closed band: the outer edge clockwise, the opening the other way round."""
    start, *segments = inner
    return outer + symmetric((start[0], start[1]), *segments)
