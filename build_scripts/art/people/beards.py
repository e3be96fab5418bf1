"""Beards, moustaches and stubble; a moustache is drawn over the mouth and leaves the lower lip free."""

from __future__ import annotations

from art.people.look import Layers, Look, filled, inked, stroke
from art.strokes import both, symmetric
from art.svg import num, path


def _hem(look: Look, longer: float, out: float = 0.0) -> str:
    """A beard from temple to temple that leaves the lips free."""
    w, jaw, low = look.width, look.jaw, look.bottom
    return symmetric(
        (0, 120),
        (7, 118.5, 13, 119, 18, 124),
        (26, 116, w - 7, 104, w - 4, 84),
        (w + 1.2 - out, 86),
        (w + 2 - out, 106, jaw + 6 - out, 122, jaw + 2 - 1.6 * out, 130),
        (jaw - 4, low - 4 + longer * 0.6, 12, low + longer, 0, low + longer),
    )


def full(look: Look) -> Layers:
    """A full beard, combed."""
    strands = both("M8,140C9,148 7,154 5,160M20,134C20,142 17,150 13,156M30,120C30,128 28,136 24,142")
    return Layers(face=[inked(_hem(look, 20), look.hair), stroke(strands, look.gloss, 1.4), *_bare_lips(look)])


def short(look: Look) -> Layers:
    """A beard trimmed close."""
    strands = both("M9,142C9,146 8,148 7,150M20,136C20,140 18,144 16,147M31,118C31,124 29,130 27,134")
    return Layers(face=[inked(_hem(look, 4), look.hair), stroke(strands, look.gloss, 1.3), *_bare_lips(look)])


def _bare_lips(look: Look) -> list[str]:
    hollow = symmetric((0, 122.5), (8, 121, 13, 122, 15.5, 126), (13, 135, 6, 137.5, 0, 137.5))
    return [filled(hollow, look.skin.base)]


def stubble(look: Look) -> Layers:
    """Two days without a razor."""
    shadow = path(_hem(look, -3, 4), look.hair).replace("/>", ' fill-opacity="0.26"/>')
    return Layers(face=[shadow])


def goatee(look: Look) -> Layers:
    """Moustache and chin beard that meet about the mouth, the gulf fashion: with a fine line along the jaw."""
    w, jaw, low = look.width, look.jaw, look.bottom
    line_of_jaw = both(
        f"M{num(w + 1)},88C{num(w + 1.5)},104 {num(jaw + 6)},118 {num(jaw + 1.5)},125"
        f"C{num(jaw - 4)},{num(low - 10)} 16,{num(low + 2)} 0,{num(low + 3)}"
        f"L0,{num(low - 5)}C12,{num(low - 6)} {num(jaw - 9)},{num(low - 17)} {num(jaw - 4)},121"
        f"C{num(jaw + 1)},112 {num(w - 5)},102 {num(w - 3)},88Z"
    )
    ring = symmetric(
        (0, 117.5), (8, 116.5, 17, 118, 18.5, 126), (19, 136, 15, low, 9, low + 5), (4, low + 7, 2, low + 7, 0, low + 7)
    )
    return Layers(face=[filled(line_of_jaw, look.hair), inked(ring, look.hair, 1.8), *_bare_lips(look)])


def moustache(look: Look) -> Layers:
    """Trimmed, the width of the mouth."""
    return Layers(front=[inked(both("M0,118.5C5,116 12,118.5 17,125.5C11,126 5,126 0,123.6Z"), look.hair, 1.5)])


def thin_moustache(look: Look) -> Layers:
    """A young man's first."""
    return Layers(front=[path(both("M0.6,120.8C5,118.6 10,120 14.5,124.6C9,123.8 4,124 0.6,122.8Z"), look.hair)])


def walrus(look: Look) -> Layers:
    """Long, thick and hanging down at the ends."""
    d = both("M0,116.5C8,113 19,117 25,127C28,133 27,138 25,142C22,135 17,130.5 11,129.5C6,129 3,129.5 0,127Z")
    return Layers(
        front=[
            inked(d, look.hair),
            stroke(both("M4,120C11,119 18,124 22,131M3,124C9,124 14,126 18,129"), look.gloss, 1.3),
        ]
    )


def handlebar(look: Look) -> Layers:
    """Full, its ends turned up."""
    d = both(
        "M0,117C6,113.5 14,116 19,121C22.5,124.4 27,123.4 28.6,117.6C33,125 29.4,133.4 21.6,132.4C13,131 6,130 0,126.6Z"
    )
    return Layers(
        front=[
            inked(d, look.hair),
            stroke(both("M4,120.4C11,119.4 16,123 20,126.6C23,128.8 26.6,127.6 28,124.4"), look.gloss, 1.3),
        ]
    )
