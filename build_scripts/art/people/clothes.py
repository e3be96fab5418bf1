"""Clothes of people from the shoulders to the edge of the portrait."""

from __future__ import annotations

from art.people.curves import arc, scalloped
from art.people.face import throat
from art.people.look import Layers, Look, Part, filled, inked, stroke
from art.strokes import OUTLINE, both, symmetric
from art.svg import ellipse, num, polygon

_MAN = symmetric((0, 162), (22, 160), (34, 166, 56, 164, 74, 172), (92, 180, 98, 190, 100, 204), (0, 204))
_WOMAN = symmetric((0, 166), (22, 162), (32, 168, 50, 166, 66, 174), (82, 182, 88, 192, 90, 204), (0, 204))


def _body(look: Look) -> str:
    return _WOMAN if look.woman else _MAN


def thobe(cloth: str, shade: str) -> Part:
    """A white robe with a standing collar and a covered placket."""

    def worn(look: Look) -> Layers:
        collar = symmetric((0, 172), (23, 150), (27, 154, 27, 162, 24, 168), (14, 178, 4, 181, 0, 182))
        folds = both("M58,170C54,182 54,192 56,204M76,176C72,186 72,196 74,204") + "M-4,182L-4,204M5,182L5,204"
        return Layers(
            body=[
                inked(_body(look), cloth),
                stroke(folds, shade, 1.6),
                inked(collar, cloth, 2.0),
                filled(ellipse(0.5, 190, 1.8) + ellipse(0.5, 200, 1.8), shade),
            ]
        )

    return worn


def bisht(cloth: str, shade: str, gold: str = "#d9b061") -> Part:
    """A cloak with broad gold braid, worn over the robe."""

    def worn(_look: Look) -> Layers:
        side = both("M30,158C56,160 86,170 100,190L100,204L18,204C18,190 22,170 30,158Z")
        braid = both("M30,158C38,159 40,160 42,161C34,176 32,192 32,204L18,204C18,190 22,170 30,158Z")
        threads = both("M33,160C27,172 25,190 25,204")
        return Layers(
            over=[
                inked(side, cloth),
                stroke(both("M70,170C74,182 74,194 74,204"), shade, 1.6),
                inked(braid, gold, 1.6),
                stroke(threads, "#8a6a24", 1.2),
            ]
        )

    return worn


def shirt(cloth: str, shade: str, collar: str = "", *, open_neck: bool = True) -> Part:
    """A shirt with a turned collar, the top button open or closed."""

    def worn(look: Look) -> Layers:
        edge = collar or cloth
        points = both("M20,148L30,160L18,184L3,172Z") if open_neck else both("M20,148L30,160L16,180L0,166Z")
        folds = both("M60,174C56,184 56,194 58,204")
        parts = [inked(_body(look), cloth), stroke(folds, shade, 1.7)]
        if open_neck:
            parts.append(filled("M-20,152L0,186L20,152L14,148L-14,148Z", look.skin.base))
            parts.extend(throat(look))
            parts.append(stroke("M0,184L0,204", shade, 1.8))
        else:
            parts.append(stroke("M0,168L0,204", shade, 1.8))
            parts.append(filled(ellipse(0, 178, 1.9) + ellipse(0, 192, 1.9), shade))
        return Layers(body=[*parts, inked(points, edge, 2.0)])

    return worn


def jumper(cloth: str, shade: str, *, roll: bool = False) -> Part:
    """Knitted, with a round neck or a roll collar."""

    def worn(look: Look) -> Layers:
        ribs = both("M6,176L6,204M18,178L18,204M30,176L30,204M42,174L42,204M54,174L54,204M66,177L66,204M78,183L78,204")
        parts = [inked(_body(look), cloth), stroke(ribs, shade, 1.3)]
        if roll:
            high = symmetric((0, 140), (21, 138), (25, 150, 28, 158, 27, 168), (14, 176, 6, 177, 0, 177))
            lines = "".join(
                f"M{x},{num(150 + (22 - abs(x)) * 0.16)}L{num(x * 1.08)},{num(172 - abs(x) * 0.12)}"
                for x in (-18, -9, 0, 9, 18)
            )
            return Layers(body=[*parts, inked(high, cloth), stroke(lines, shade, 1.4)])
        neck = both("M22,158C22,170 12,178 0,178L0,171C10,171 17,166 17,156Z")
        return Layers(body=[*parts, inked(neck, cloth, 1.8)])

    return worn


def cardigan(cloth: str, shade: str, under: str) -> Part:
    """An open cardigan over a shirt."""

    def worn(look: Look) -> Layers:
        inner = shirt(under, "#b9b29f", open_neck=False)(look)
        halves = both("M27,158C50,162 82,170 100,190L100,204L10,204C12,188 20,172 27,158Z")
        return Layers(
            body=[
                *inner.body,
                inked(halves, cloth),
                stroke(both("M60,172C56,184 56,194 58,204M30,162C22,176 17,190 16,204"), shade, 1.7),
                filled("".join(ellipse(-13, y, 2.2) for y in (190, 200)), shade),
            ]
        )

    return worn


def jacket(cloth: str, shade: str, under: str, tie: str = "") -> Part:
    """A jacket with lapels over a shirt, with or without a tie."""

    def worn(look: Look) -> Layers:
        inner = shirt(under, "#b9b29f", open_neck=not tie)(look)
        halves = both("M26,156C52,160 84,170 100,190L100,204L8,204Z")
        lapel = both("M26,156L38,172L30,178L36,184L9,204L6,204C10,188 18,172 26,156Z")
        knot = (
            [inked("M-6,168L6,168L4,178L-4,178Z", tie, 1.6), inked("M-4,178L4,178L8,204L-8,204Z", tie, 1.6)]
            if tie
            else []
        )
        return Layers(
            body=[
                *inner.body,
                *knot,
                inked(halves, cloth),
                inked(lapel, cloth, 1.8),
                stroke(both("M62,172C58,184 58,194 60,204"), shade, 1.7),
            ]
        )

    return worn


def hoodie(cloth: str, shade: str, cord: str) -> Part:
    """A sweater with a hood lying on the shoulders."""

    def worn(look: Look) -> Layers:
        hood = both("M20,142C36,144 48,154 46,168C36,176 16,184 0,186L0,178C10,174 20,164 20,142Z")
        return Layers(
            body=[
                inked(_body(look), cloth),
                stroke(both("M64,174C60,184 60,194 62,204"), shade, 1.7),
                inked(hood, shade),
                stroke(both("M10,180L11,200"), cord, 2.6),
            ]
        )

    return worn


def tee(cloth: str, shade: str, trim: str = "") -> Part:
    """A shirt without collar, its neck bound in `trim`."""

    def worn(look: Look) -> Layers:
        neck = both("M24,158C24,174 12,182 0,182L0,175C10,175 18,168 18,155Z")
        skin = symmetric((0, 150), (19, 150), (19, 168, 10, 176, 0, 176))
        return Layers(
            body=[
                inked(_body(look), cloth),
                stroke(both("M62,174C56,184 56,194 58,204"), shade, 1.7),
                filled(skin, look.skin.base),
                *throat(look),
                inked(neck, trim or cloth, 1.8),
            ]
        )

    return worn


def striped(cloth: str, stripe: str) -> Part:
    """A sailor's striped jersey."""

    def worn(look: Look) -> Layers:
        base = tee(cloth, cloth, cloth)(look)
        bands = both("M0,189Q50,187 88,190L91,195Q50,192 0,194ZM26,174Q46,171 66,174L75,179Q50,176 22,179Z")
        return Layers(
            body=[inked(_body(look), cloth), filled(bands, stripe), *base.body[2:], stroke(_body(look), OUTLINE, 2.4)]
        )

    return worn


def dress(cloth: str, shade: str, *, deep: bool = False, flowers: str = "") -> Part:
    """A dress with an open neck; `flowers` are printed upon it."""

    def worn(look: Look) -> Layers:
        low = 192 if deep else 184
        wide = look.neck
        opening = symmetric(
            (0, 140), (wide, 140), (wide, 160, wide + 6, 165, 38, 168), (26, low, 8, low + 2, 0, low + 2)
        )
        hem = both(f"M38,168C26,{low} 8,{low + 2} 0,{low + 2}")
        parts = [inked(_body(look), cloth)]
        if flowers:
            for x, y in (
                (-62, 182),
                (-46, 176),
                (-44, 192),
                (-76, 190),
                (48, 180),
                (64, 188),
                (40, 194),
                (78, 184),
                (-26, 196),
                (4, 198),
                (22, 192),
            ):
                parts.append(filled(scalloped(arc((x, y), 3.6, 3.6, 0, 288, 4), 3, (x, y)), flowers))
                parts.append(filled(ellipse(x, y, 1.5), "#f2d898"))
        bones = stroke(both("M6,176Q16,171 30,170"), look.skin.shade, 1.7)
        return Layers(
            body=[
                *parts,
                stroke(both("M60,176C54,186 54,196 56,204"), shade, 1.6),
                filled(opening, look.skin.base),
                *throat(look, bare=True),
                stroke(hem, OUTLINE, 2.2),
                bones,
            ]
        )

    return worn


def embroidered(cloth: str, shade: str, thread: str, second: str) -> Part:
    """A robe or blouse with worked panels at the breast and a narrow neck."""

    def worn(look: Look) -> Layers:
        yoke = symmetric((0, 168), (21, 156), (27, 160, 30, 164, 34, 166), (30, 184, 26, 196, 26, 204), (0, 204))
        crosses = []
        for row in range(4):
            for column in range(3):
                x, y = 6 + column * 8.5, 176 + row * 9.0
                crosses.append(polygon([(x, y - 3.6), (x + 3.6, y), (x, y + 3.6), (x - 3.6, y)]))
        dots = both("".join(ellipse(6 + c * 8.5, 176 + r * 9.0, 1.2) for r in range(4) for c in range(3)))
        neck = both("M21,153C22,164 12,172 0,174L0,168C9,166 16,160 17,152Z")
        return Layers(
            body=[
                inked(_body(look), cloth),
                stroke(both("M62,174C56,184 56,194 58,204"), shade, 1.6),
                inked(yoke, shade, 1.8),
                filled(both("".join(crosses)), thread),
                filled(dots, second),
                inked(neck, thread, 1.8),
            ]
        )

    return worn


def jebba(cloth: str, shade: str, braid: str) -> Part:
    """The long Tunisian robe over a waistcoat, its opening edged with braid."""

    def worn(look: Look) -> Layers:
        chest = symmetric((0, 166), (24, 156), (30, 160), (24, 180, 14, 196, 10, 206), (0, 206))
        stripes = "".join(f"M0,{y}L{num(22 - (y - 170) * 0.33)},{y - 2}" for y in (174, 181, 188, 195))
        buttons = "".join(ellipse(0, y, 2.1) for y in (174, 181, 188, 195))
        collar = symmetric((0, 168), (21, 150), (25, 154, 25, 160, 22, 164), (12, 174, 4, 176, 0, 176))
        edge = both("M30,158C24,180 14,196 10,206L18,206C24,194 34,178 38,161Z")
        return Layers(
            body=[
                inked(_body(look), cloth),
                inked(chest, shade, 1.8),
                stroke(both(stripes), braid, 1.6),
                filled(buttons, braid),
                inked(edge, braid, 1.6),
                inked(collar, "#fbf4e4", 1.8),
                stroke(both("M62,172C58,184 58,194 60,204"), shade, 1.6),
            ]
        )

    return worn


def folk_blouse(waistcoat: str, shade: str, flower: str) -> Part:
    """A white blouse with gathered neck under a flowered waistcoat."""

    def worn(look: Look) -> Layers:
        ruff = scalloped(
            [*arc((0, 158), 25, 18, 100, 260, 10), (-20.0, 152.0), (0.0, 168.0), (20.0, 152.0)], 4, (0, 160)
        )
        vest = both("M40,166C34,180 30,192 30,204L74,204C74,192 72,182 66,174C58,169 48,167 40,166Z")
        blossoms = []
        for x, y in ((48, 180), (62, 188), (44, 196), (60, 202)):
            blossoms.append(
                filled(both(scalloped(arc((x, y), 3.8, 3.8, 0, 288, 4), 3, (x, y)).replace("\n", "")), flower)
            )
            blossoms.append(filled(both(ellipse(x, y, 1.6)), "#f2d898"))
        return Layers(
            body=[
                inked(_body(look), "#fbf6ea"),
                stroke(both("M22,176L20,204M10,180L10,204"), "#cfc5ae", 1.5),
                inked(vest, waistcoat),
                *blossoms,
                stroke(both("M40,166C34,180 30,192 30,204"), shade, 3.0),
                inked(ruff, "#fbf6ea", 2.0),
            ]
        )

    return worn


def plain(colour: str) -> Part:
    """Cloth of one colour, where a veil covers nearly all."""

    def worn(look: Look) -> Layers:
        return Layers(body=[inked(_body(look), colour)])

    return worn


def waistcoat(cloth: str, shade: str, under: str) -> Part:
    """A waistcoat buttoned over a shirt without a tie."""

    def worn(look: Look) -> Layers:
        inner = shirt(under, "#b9b29f")(look)
        halves = both("M32,160C44,163 54,165 62,170C70,180 74,192 75,204L0,204C12,192 24,178 32,160Z")
        edges = both("M32,160C24,178 12,192 0,204")
        return Layers(
            body=[
                *inner.body,
                inked(halves, cloth),
                stroke(edges, shade, 3.0),
                stroke(both("M42,196L60,193M50,168C52,176 52,182 51,188"), shade, 1.7),
            ]
        )

    return worn


def track_jacket(cloth: str, shade: str, trim: str) -> Part:
    """A training jacket zipped to the chest, with a standing collar and stripes along the shoulders."""

    def worn(look: Look) -> Layers:
        collar = both("M21,146C27,150 29,158 28,166C22,174 12,182 2,190L2,182C12,174 18,164 20,152Z")
        chest = "M-22,147C-20,166 -12,178 -2,188L2,188C12,178 20,166 22,147Z"
        stripes = both("M34,167C58,168 80,176 92,192M36,173C56,174 74,182 85,196")
        return Layers(
            body=[
                inked(_body(look), cloth),
                filled(chest, look.skin.base),
                *throat(look),
                stroke(stripes, trim, 2.8),
                stroke(both("M60,186C58,192 58,198 59,204"), shade, 1.7),
                inked(collar, trim, 2.0),
                stroke("M0,188L0,204", OUTLINE, 3.4),
                stroke("M0,189L0,204", "#d3dadb", 1.6),
                inked("M-2.6,188L2.6,188L1.8,196L-1.8,196Z", "#d3dadb", 1.2),
            ]
        )

    return worn
