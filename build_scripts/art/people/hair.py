"""Hair that is worn short or put up: its mass, its edge about the face, and strands that catch the light."""

from __future__ import annotations

from art.people.curves import arc, curl_marks, scalloped
from art.people.look import Layers, Look, filled, inked, stroke
from art.strokes import both, symmetric
from art.svg import ellipse


def parted(look: Look) -> Layers:
    """Short, combed to one side from a parting."""
    mass = (
        "M-43,98C-50,66 -46,34 -14,27C12,21 42,28 47,58C49,74 46,88 43,98L38,92C39,80 38,72 33,63"
        "C16,67 -8,64 -21,53C-25,62 -34,70 -37,80L-38,92Z"
    )
    strands = "M-20,50C-2,36 20,33 38,44M-17,55C2,46 24,46 39,55M-27,45C-20,36 -8,31 4,30"
    return Layers(front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.6)])


def swept(look: Look) -> Layers:
    """Thick, brushed up and back, shorter at the sides."""
    mass = (
        "M-43,98C-48,82 -48,66 -44,56C-46,38 -26,20 2,21C32,20 52,36 45,58C48,70 47,84 43,98L38.5,90C39,78 38,68 33,60"
        "C24,54 12,57 2,54C-10,57 -24,54 -32,60C-37,68 -39,78 -38.5,90Z"
    )
    strands = "M-24,53C-24,42 -16,34 -4,30M-10,52C-8,42 2,34 14,32M6,51C10,42 20,38 30,40M22,53C26,48 32,46 38,47"
    return Layers(front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.7)])


def fringe(look: Look) -> Layers:
    """Tousled, with locks over the forehead, as the young wear it."""
    mass = (
        "M-43,96C-50,70 -48,40 -20,30C-10,22 8,22 14,28C36,26 52,44 47,70C47,82 45,90 43,96L38.5,88C38,78 37,72 35,66"
        "L27,73L24,62L12,71L8,60L-5,69L-8,59L-20,69L-22,60L-33,72C-36,76 -38,82 -38.5,88Z"
    )
    strands = "M-26,58C-26,46 -18,38 -8,35M-6,57C-6,46 2,38 12,36M14,58C16,48 22,42 32,42M28,58C32,52 36,50 41,52"
    return Layers(front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.7)])


def curls(look: Look) -> Layers:
    """Short and curly, close at the temples."""
    outer = arc((0, 70), 46, 46, -112, 112, 13)
    inner = [
        (39.0, 82.0),
        (35.0, 68.0),
        (27.0, 61.0),
        (16.0, 63.0),
        (6.0, 58.0),
        (-6.0, 62.0),
        (-17.0, 59.0),
        (-28.0, 63.0),
        (-35.0, 69.0),
        (-39.0, 82.0),
    ]
    mass = scalloped([*outer, *inner], 6, (0, 74))
    marks = curl_marks([(-26, 46), (-10, 38), (8, 40), (24, 44), (-34, 60), (34, 60), (-14, 51), (14, 53)], 5)
    return Layers(front=[inked(mass, look.hair), stroke(marks, look.gloss, 1.6)])


def cropped(look: Look) -> Layers:
    """Very short and tight, with sharp edges."""
    mass = symmetric(
        (0, 34),
        (32, 34, 47, 56, 43.5, 92),
        (39.5, 92),
        (39.5, 78, 39, 72, 35, 64),
        (28, 57),
        (10, 55.5, 6, 55.5, 0, 55.5),
    )
    fade = both("M43.5,93C45.5,80 45,70 42,61L36,64C39,72 39.5,80 39.5,92Z")
    top = scalloped(arc((0, 62), 40, 30, -78, 78, 12), 2.5, (0, 62))
    return Layers(front=[filled(top, look.hair), inked(mass, look.hair), filled(fade, look.gloss)])


def receding(look: Look) -> Layers:
    """Thin on the top, full at the sides."""
    sides = both("M43,103C51,92 52,70 43,57C39,54 36,54 33,56C37,64 39,74 38.5,88Z")
    top = "M-34,57C-32,42 -16,35 2,35C20,35 33,43 35,57C28,49 20,46 12,49C2,44 -14,44 -22,50C-27,50 -31,53 -34,57Z"
    strands = both("M42,70C45,78 45,86 43,93M39,62C42,66 44,72 44.5,78") + "M-22,46C-10,40 8,39 22,44"
    return Layers(front=[inked(top, look.hair), inked(sides, look.hair), stroke(strands, look.gloss, 1.4)])


def bald(look: Look) -> Layers:
    """A shaved head with light upon it."""
    crown = symmetric((0, 36), (30, 36, 44, 54, 40.5, 88), (40, 80), (38, 64, 30, 52, 0, 50))
    stubble = both("M42,92C44,80 43,70 40,62C39.5,74 39,82 39,90Z")
    return Layers(
        behind=[inked(symmetric((0, 33), (34, 33, 45, 58, 41, 96), (0, 100)), look.skin.base)],
        face=[filled(crown, look.skin.base), filled(stubble, look.skin.shade)],
        front=[
            filled("M-22,52C-16,43 -6,40 2,41C-6,44 -14,48 -18,55C-20,57 -23,55 -22,52Z", "#fff3df").replace(
                "/>", ' fill-opacity="0.55"/>'
            )
        ],
    )


def bun(look: Look) -> Layers:
    """Combed back from the face and put up."""
    mass = symmetric((0, 32), (30, 32, 48, 52, 44, 92), (38.5, 90), (40, 74, 30, 60, 12, 54), (6, 51, 3, 49, 0, 47))
    strands = both("M6,44C22,46 34,58 40,74M4,38C22,38 38,50 43,68")
    knot = [
        inked(ellipse(0, 22, 19, 16), look.hair),
        stroke("M-12,20C-6,12 8,12 13,20M-10,27C-4,32 8,32 12,25M-4,22C0,18 6,20 5,24", look.gloss, 1.5),
    ]
    return Layers(behind=knot, front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.5)])


def set_waves(look: Look) -> Layers:
    """Short and set in soft waves about the head, as ladies wear it."""
    outer = arc((0, 74), 50, 50, -128, 128, 11)
    inner = [
        (38.0, 96.0),
        (39.0, 80.0),
        (33.0, 66.0),
        (20.0, 59.0),
        (6.0, 61.0),
        (-8.0, 56.0),
        (-22.0, 60.0),
        (-33.0, 66.0),
        (-39.0, 80.0),
        (-38.0, 96.0),
    ]
    mass = scalloped([*outer, *inner], 7, (0, 78))
    strands = (
        "M-36,58C-26,44 -12,38 0,38M-22,54C-14,46 -4,44 6,45M10,38C24,40 34,48 38,60M14,48C22,50 28,54 31,60"
        "M-46,74C-42,82 -42,92 -45,100M46,74C42,82 42,92 45,100"
    )
    return Layers(front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.6)])


def brushed(look: Look) -> Layers:
    """Short and brushed up from a peak over the forehead."""
    mass = (
        "M-43,97C-47,82 -47,68 -43.5,58C-42,45 -35,37 -28,33L-23,27L-15,29L-7,23.5L1,27.5L10,23.5L18,28.5L26,28L33,35"
        "C41,42 45,50 44.5,60C47,72 46.5,84 43,97L38.5,88C39,76 38,68 34.5,60C30,51 20,49.5 11,51.5C6,52 2.6,54.6 0,58"
        "C-2.6,54.6 -6,52 -11,51.5C-20,49.5 -30,51 -34.5,60C-38,68 -39,76 -38.5,88Z"
    )
    strands = (
        "M-28,47C-29,42 -28,38 -25,34M-17,46C-18,40 -16,35 -13,32M-5,47C-6,40 -4,34 -1,31M7,46C7,40 9,35 12,31"
        "M18,46C19,41 21,37 24,34M29,48C31,44 33,42 34,40" + both("M42,70C43.5,77 43.5,84 42.5,90")
    )
    return Layers(front=[inked(mass, look.hair), stroke(strands, look.gloss, 1.6)])


def top_curls(look: Look) -> Layers:
    """Curls that fall over the forehead, the sides shorn."""
    outer = arc((0, 58), 41, 37, -92, 92, 11)
    inner = [
        (36.0, 66.0),
        (29.0, 73.0),
        (20.0, 66.0),
        (11.0, 73.0),
        (1.0, 66.0),
        (-9.0, 74.0),
        (-19.0, 67.0),
        (-28.0, 74.0),
        (-36.0, 66.0),
    ]
    mass = scalloped([*outer, *inner], 5.5, (0, 62))
    sides = filled(both("M43,96C46.4,82 46,70 41,60L34,64C38,70 39.5,80 39.5,94Z"), look.hair).replace(
        "/>", ' fill-opacity="0.72"/>'
    )
    marks = curl_marks(
        [(-26, 40), (-9, 33), (9, 33), (25, 40), (-34, 55), (-17, 50), (0, 47), (17, 50), (34, 55), (-8, 61), (10, 61)],
        5.2,
    )
    return Layers(front=[sides, inked(mass, look.hair), stroke(marks, look.gloss, 1.6)])
