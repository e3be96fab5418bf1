"""Hats, caps and turbans; scarves have a file of their own."""

from __future__ import annotations

from art.people.curves import Cubic, between
from art.people.look import Layers, Look, Part, filled, inked, stroke
from art.strokes import OUTLINE, both, symmetric
from art.svg import ellipse, num


def ghutra(cloth: str, fold: str, check: str = "") -> Part:
    """The headcloth of the Gulf under a black cord; `check` is the colour of a woven pattern."""

    def worn(_look: Look) -> Layers:
        drape = symmetric(
            (0, 20),
            (38, 20, 54, 40, 55, 70),
            (57, 104, 62, 140, 78, 186),
            (40, 196),
            (36, 170, 38, 150, 42, 128),
            (44, 112, 43, 92, 40.5, 80),
            (37, 66, 20, 60, 0, 57),
        )
        behind = symmetric((0, 24), (48, 24, 56, 60, 58, 110), (62, 160, 70, 190, 70, 200), (0, 200))
        folds = both("M45,74C49,104 50,140 62,184M50,66C56,104 60,138 72,176M44,108C45,136 44,160 50,190")
        crease = stroke("M0,57C-2,50 -2,46 0,40M-9,58.5C-10,53 -10,50 -8,46M9,58.5C10,53 10,50 8,46", fold, 1.5)
        pattern = [stroke(_check(), check, 1.5)] if check else []
        return Layers(
            behind=[inked(behind, fold)],
            front=[inked(drape, cloth), *pattern, stroke(folds, fold if not check else OUTLINE, 1.6), crease, *_igal()],
        )

    return worn


def _igal() -> list[str]:
    """The doubled cord."""
    lower = "M-53.5,59C-44,41 44,41 53.5,59L54,66.5C44,49 -44,49 -54,66.5Z"
    upper = "M-51.5,50C-42,32 42,32 51.5,50L53,58C44,40 -44,40 -53,58Z"
    lights = "M-40,43.5C-20,37.6 20,37.6 40,43.5M-42,52.5C-20,46.4 20,46.4 42,52.5"
    return [inked(lower, "#1b1715", 1.2), inked(upper, "#1b1715", 1.2), stroke(lights, "#5b534d", 1.3)]


def _check() -> str:
    """Threads that cross within the cloth at each side and over the forehead."""
    inner: Cubic = ((43, 76), (45, 112), (42, 150), (43, 190))
    outer: Cubic = ((54, 72), (57, 104), (62, 140), (76, 184))
    marks = []
    for row in range(15):
        for column in range(5):
            along, across = (row + 0.5) / 15, (column + 0.6 + (row % 2) * 0.4) / 5.4
            x, y = between(inner, outer, along, across)
            marks.append(
                f"M{num(x - 2)},{num(y - 2)}L{num(x + 2)},{num(y + 2)}"
                f"M{num(x + 2)},{num(y - 2)}L{num(x - 2)},{num(y + 2)}"
            )
    d = both("".join(marks))
    top = [(x, 31.5 - 4.5 * row + abs(x) * abs(x) / 150) for row in range(2) for x in range(-32 + 4 * row, 33, 8)]
    return d + "".join(
        f"M{num(x - 2)},{num(y - 2)}L{num(x + 2)},{num(y + 2)}M{num(x + 2)},{num(y - 2)}L{num(x - 2)},{num(y + 2)}"
        for x, y in top
    )


def skullcap(cloth: str, thread: str) -> Part:
    """A close crocheted cap."""

    def worn(_look: Look) -> Layers:
        cap = symmetric((0, 26), (28, 26, 44, 40, 44, 62), (30, 53, 14, 51, 0, 51))
        holes = "".join(
            ellipse(x, 46 - row * 8 + abs(x) * abs(x) * 0.0065, 1.5)
            for row in range(2)
            for x in range(-30 + 5 * row, 31, 10)
        )
        return Layers(
            front=[inked(cap, cloth), filled(holes, thread), stroke("M-43,56C-28,46.6 28,46.6 43,56", thread, 1.6)]
        )

    return worn


def chechia(felt: str, shade: str) -> Part:
    """The red felt cap of Tunis with its short tassel."""

    def worn(_look: Look) -> Layers:
        cap = symmetric((0, 15), (24, 15, 38, 20, 40, 30), (43, 46, 44, 52, 43.5, 62), (28, 54, 12, 52.5, 0, 52.5))
        side = "M18,17C30,19 39,23 40,30C43,46 44,52 43.5,62C38,59 32,56.5 26,55.4C29,42 28,28 18,17Z"
        stitch = stroke("M-42.6,56C-26,47.6 26,47.6 42.6,56", shade, 1.6)
        tassel = [
            stroke("M0,16C-2,10 -12,8 -20,14", "#1d1a2e", 2.4),
            inked("M-23,13L-17,13L-15,27L-25,27Z", "#25233d", 1.4),
        ]
        return Layers(front=[inked(cap, felt), filled(side, shade), stitch, stroke(cap, OUTLINE, 2.4), *tassel])

    return worn


def flat_cap(cloth: str, check: str) -> Part:
    """A tweed cap with a stiff peak."""

    def worn(_look: Look) -> Layers:
        crown = "M-49,60C-58,40 -40,18 -4,18C36,16 60,38 50,60C34,50 -34,50 -49,60Z"
        lines = (
            "M-36,51C-40,40 -34,30 -24,24M-18,47C-20,36 -14,26 -6,19M2,46C2,36 6,26 12,19M20,47"
            "C22,38 26,30 31,24M36,51C40,44 42,38 42,33M-49,45C-30,34 30,34 49,45M-42,32C-22,24 26,24 43,33"
        )
        peak = "M-43,60C-28,49.5 28,49.5 43,60C40,69 24,66 0,66C-24,66 -40,69 -43,60Z"
        return Layers(
            front=[
                inked(crown, cloth),
                stroke(lines, check, 1.3),
                inked(peak, cloth),
                stroke("M-38,61C-24,55 24,55 38,61", check, 1.4),
                inked(ellipse(2, 18, 4, 2.6), cloth, 1.6),
            ]
        )

    return worn


def panama(straw: str, ribbon: str) -> Part:
    """A straw hat with a dark ribbon."""

    def worn(_look: Look) -> Layers:
        brim = "M-74,54C-66,42 -44,44 0,44C44,44 66,42 74,54C66,68 34,62 0,62C-34,62 -66,68 -74,54Z"
        crown = "M-41,50C-44,30 -38,12 -22,9C-12,8 -6,13 0,13C6,13 12,8 22,9C38,12 44,30 41,50C28,45 -28,45 -41,50Z"
        band = "M-42,50C-43,44 -43,40 -42.4,36C-28,31 28,31 42.4,36C43,40 43,44 42,50C28,45 -28,45 -42,50Z"
        shade = "M-74,54C-66,68 -34,62 0,62C34,62 66,68 74,54C66,60 34,56 0,56C-34,56 -66,60 -74,54Z"
        return Layers(
            behind=[inked("M-60,52L60,52L52,64L-52,64Z", "#c9a877", 1.6)],
            front=[
                inked(brim, straw),
                filled(shade, "#d9bd8a"),
                stroke(brim, OUTLINE, 2.4),
                inked(crown, straw),
                inked(band, ribbon, 1.8),
                stroke("M0,13C-1,19 -1,24 0,29", "#c9a877", 1.6),
            ],
        )

    return worn


def headwrap(cloth: str, second: str, third: str) -> Part:
    """A bright cloth wound high about the head and knotted in front."""

    def worn(_look: Look) -> Layers:
        mass = symmetric((0, 8), (34, 4, 58, 26, 50, 56), (46, 64, 40, 66, 38, 66), (26, 56, 12, 53, 0, 53))
        bands = [
            filled("M-49,50C-34,30 -10,26 12,36C28,42 40,52 44,63L38,66C26,56 -30,48 -44,64Z", second),
            filled("M-38,18C-20,22 12,18 40,40L48,34C40,16 24,8 6,7C-12,6 -28,10 -38,18Z", third),
        ]
        folds = (
            "M-46,56C-30,36 -8,32 14,40C28,46 38,54 42,62M-50,44"
            "C-34,26 -6,22 18,30C34,36 44,44 49,52M-38,18C-18,20 14,18 42,38"
        )
        knot = [
            inked("M-6,40C-22,34 -26,20 -14,14C-6,22 0,26 4,34Z", second, 2.0),
            inked("M2,38C10,22 22,16 30,24C26,36 16,42 4,44Z", third, 2.0),
            inked(ellipse(0, 40, 9, 7.5), cloth, 2.0),
        ]
        return Layers(
            front=[filled(mass, cloth), *bands, stroke(folds, OUTLINE, 1.5), stroke(mass, OUTLINE, 2.4), *knot]
        )

    return worn


def beret(felt: str, shade: str) -> Part:
    """A soft beret pulled to one side."""

    def worn(_look: Look) -> Layers:
        crown = "M-44,54C-62,40 -42,14 -2,14C40,12 68,30 58,50C54,60 46,60 42,58C28,46 -30,46 -44,54Z"
        side = "M10,14C42,14 66,32 58,50C54,60 46,60 42,58C38,54 32,51 26,50C46,46 40,24 10,14Z"
        band = "M-44,60C-30,47 30,47 43,61L42,55C28,43 -30,43 -44,53Z"
        return Layers(
            front=[
                inked(crown, felt),
                filled(side, shade),
                stroke(crown, OUTLINE, 2.4),
                inked(band, shade, 1.8),
                stroke("M0,14C1,10 4,8 7,8", OUTLINE, 3),
            ]
        )

    return worn


def basque_beret(felt: str, shade: str) -> Part:
    """A broad flat beret that hangs over one ear, the hair below it visible."""

    def worn(_look: Look) -> Layers:
        crown = "M-60,52C-76,40 -60,19 -16,18C24,16 49,30 46,57C32,46 -28,44 -45,57C-51,61 -58,59 -60,52Z"
        fold = "M-60,52C-68,44 -66,36 -58,29C-56,38 -50,44 -40,48C-46,51 -52,58 -56,57C-58,56 -59,54 -60,52Z"
        return Layers(
            front=[
                inked(crown, felt),
                filled(fold, shade),
                stroke("M-50,34C-36,27 -14,24 6,26M34,40C38,43 40,46 41,50", shade, 1.8),
                stroke(crown, OUTLINE, 2.4),
                stroke("M-6,18C-6,14 -4,12 -1,11", OUTLINE, 3),
            ]
        )

    return worn


def headband(cloth: str, shade: str) -> Part:
    """A broad cloth that holds the hair back."""

    def worn(_look: Look) -> Layers:
        band = "M-46,72C-46,50 -28,39 0,39C28,39 46,50 46,72L42,84C41,64 24,52.5 0,52.5C-24,52.5 -41,64 -42,84Z"
        folds = "M-44,74C-41,56 -24,45 -2,44M-38,70C-30,56 -14,48.5 4,48M44,74C41,58 28,47 12,45"
        return Layers(front=[inked(band, cloth), stroke(folds, shade, 1.6)])

    return worn
