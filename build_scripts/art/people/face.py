"""Neck, face, ears, nose and the lines of age; x = 0 is the axis of the face, the eyes lie at y = 92."""

from __future__ import annotations

from art.people.look import Look, filled, inked, stroke
from art.strokes import OUTLINE, both, symmetric
from art.svg import ellipse, num, path


def outline(look: Look) -> str:
    """The face from the hairline to the chin."""
    w, jaw, chin, low = look.width, look.jaw, look.chin, look.bottom
    return symmetric(
        (0, 44),
        (w * 0.62, 44, w, 58, w, 86),
        (w, 101, jaw + 4.5, 114, jaw, 123),
        (jaw - 5, low - 14, chin + 4, low - 1, chin * 0.6, low - 0.4),
        (0, low),
    )


def neck(look: Look) -> list[str]:
    """The neck with the shadow of the chin upon it."""
    wide = look.neck
    column = symmetric((0, 118), (wide, 118), (wide, 158, wide + 4, 164, wide + 22, 172), (0, 196))
    return [filled(column, look.skin.base), *throat(look, bare=True)]


def throat(look: Look, *, bare: bool = False) -> list[str]:
    """The shadow of the chin and the edges of the neck; down to the shoulders where those are bare."""
    wide, low = look.neck, look.bottom
    shadow = symmetric((0, 122), (wide - 0.5, 122), (wide, low + 2, wide * 0.5, low + 15, 0, low + 15))
    side = f"M{num(wide)},122L{num(wide)},150"
    if bare:
        side += f"C{num(wide)},160 {num(wide + 6)},165 38,168"
    return [filled(shadow, look.skin.shade), stroke(both(side), OUTLINE, 2.4)]


def head(look: Look) -> list[str]:
    """Ears and face, lit from the left."""
    skin, w, jaw, low = look.skin, look.width, look.jaw, look.bottom
    drawn = []
    if look.ears:
        ear = (
            f"M{num(w - 3)},84C{num(w + 3)},78 {num(w + 9.5)},82 {num(w + 8)},91"
            f"C{num(w + 7)},100 {num(w + 3)},107 {num(w - 4)},105Z"
        )
        inner = f"M{num(w)},88C{num(w + 4)},85 {num(w + 6)},88 {num(w + 4.5)},93"
        drawn += [inked(both(ear), skin.base), stroke(both(inner), skin.crease, 1.3)]
    side = (
        f"M{num(w)},80C{num(w)},101 {num(jaw + 4.5)},114 {num(jaw)},123"
        f"C{num(jaw - 5)},{num(low - 14)} 16,{num(low - 1)} 0,{num(low)}"
        f"C14,{num(low - 7)} {num(jaw - 10)},{num(low - 18)} {num(jaw - 5)},118"
        f"C{num(jaw + 1)},108 {num(w - 6)},98 {num(w)},80Z"
    )
    return [
        *drawn,
        filled(outline(look), skin.base),
        filled(side, skin.shade),
        path(both(ellipse(25, 110, 8, 6)), skin.blush).replace("/>", ' fill-opacity="0.42"/>'),
        *_freckles(look),
        path(outline(look), None, OUTLINE, 2.4),
        *_age(look),
    ]


def _freckles(look: Look) -> list[str]:
    if not look.freckles:
        return []
    dots = "".join(ellipse(x, y, 0.95) for x, y in ((15, 105), (20, 108), (25, 105), (29, 109), (22, 112), (10, 107)))
    return [path(both(dots), look.skin.crease).replace("/>", ' fill-opacity="0.6"/>')]


def _age(look: Look) -> list[str]:
    if look.age == 0:
        return []
    crease = look.skin.crease
    drawn = [stroke(both("M15,113C19,116 21,119 21.5,124"), crease, 1.3)]
    if look.age == 2:
        drawn += [
            stroke("M-15,60Q0,57.5 15,60M-12,66Q0,64 12,66", crease, 1.1),
            stroke(both("M31,88L36,85.5M31.5,92L37,92.5"), crease, 1.1),
            stroke(both("M11,102Q17,105.5 24,102.5"), crease, 1.1),
        ]
    return drawn


def nose(look: Look) -> list[str]:
    """The nose, its shadow to the right."""
    w, skin = look.nose_wide, look.skin
    if look.nose == "round":
        shade = f"M2,100C4,106 {num(w - 1)},107 {num(w)},113C{num(w - 2)},118 2,119 0,118.5C4,114 3,106 2,100Z"
        lines = (
            f"M{num(-w)},112C{num(-w - 1)},116 {num(-w + 3)},118 -3.5,116.5C-1.5,119 2,119 3.5,116.5"
            f"C{num(w - 3)},118 {num(w + 1)},116 {num(w)},112"
        )
        return [filled(shade, skin.shade), stroke(lines, skin.crease, 1.8)]
    if look.nose == "eagle":
        shade = f"M3,88C7,95 7,103 {num(w + 0.5)},112C{num(w - 1)},118 3,121 0,120.5C3,114 1,98 3,88Z"
        lines = (
            f"M4,86C8,93 7.5,102 {num(w)},110C{num(w + 2)},115 {num(w - 2)},118 4,116.5C2,121 -2,121 -4,116.5"
            f"C{num(-w + 2)},118 {num(-w - 1)},115 {num(-w + 0.5)},111.5"
        )
        return [filled(shade, skin.shade), stroke(lines, skin.crease, 1.8)]
    shade = f"M3,90C4,98 4.5,104 {num(w)},112C{num(w - 1)},117 2,119 0,118.5C3,112 1.5,100 3,90Z"
    lines = (
        f"M3.4,88C3.4,98 5,104 {num(w - 0.5)},110.5"
        f"C{num(w + 1.5)},115 {num(w - 2.5)},117.5 3.5,116C1.5,118.8 -1.5,118.8 -3.5,116"
        f"C{num(-w + 2.5)},117.5 {num(-w - 1)},115 {num(-w + 0.7)},111.5"
    )
    return [filled(shade, skin.shade), stroke(lines, skin.crease, 1.8)]


def chin_mark(look: Look) -> list[str]:
    """The hollow below the lower lip."""
    return [stroke("M-5,139Q0,137.2 5,139", look.skin.shade, 1.8)]
