"""Hair that is worn long: behind the neck, about the face, and over the shoulders."""

from __future__ import annotations

from art.people.curves import arc, curl_marks, scalloped
from art.people.look import Layers, Look, filled, inked, stroke
from art.strokes import both, symmetric
from art.svg import ellipse

_MIDDLE_PARTING = symmetric(
    (0, 32), (30, 31, 48, 50, 46, 88), (46, 98, 45, 104, 43, 110), (40, 104), (40, 84, 34, 66, 2, 50), (0, 50)
)


def waves(look: Look) -> Layers:
    """Long waves from a parting in the middle, over both shoulders."""
    back = symmetric((0, 30), (38, 30, 54, 54, 54, 94), (54, 120, 62, 140, 60, 176), (40, 184), (0, 184))
    lock = "M40,96C46,112 44,124 50,136C58,150 58,166 52,190L30,190C38,172 34,158 34,146C34,130 40,116 40,96Z"
    near = both("M6,38C22,42 36,58 41,84M3,45C18,50 31,62 38,80")
    far = both("M44,118C44,132 52,142 52,158M40,140C40,152 46,164 43,180")
    return Layers(
        behind=[inked(back, look.hair)],
        front=[inked(_MIDDLE_PARTING, look.hair), stroke(near, look.gloss, 1.6)],
        over=[inked(both(lock), look.hair), stroke(far, look.gloss, 1.6)],
    )


def bob(look: Look) -> Layers:
    """Draw hair to the jaw, parted at the side."""
    back = symmetric((0, 32), (40, 32, 54, 54, 53, 92), (54, 112, 53, 128, 46, 138), (0, 138))
    front = (
        "M-44,128C-56,108 -58,44 -12,29C22,22 54,38 53,88C53,108 52,120 44,130C40,120 41,104 40,90C39,76 34,66 26,60"
        "C10,64 -8,60 -20,50C-24,62 -36,72 -39,90C-40,104 -40,118 -44,128Z"
    )
    strands = (
        "M-20,48C-2,36 22,36 38,54M-18,52C2,46 24,46 38,62M-26,46"
        "C-38,58 -46,76 -46,98M-30,56C-38,66 -43,82 -43,108M46,80C47,96 46,108 44,118"
    )
    return Layers(behind=[inked(back, look.hair)], front=[inked(front, look.hair), stroke(strands, look.gloss, 1.6)])


def straight_fringe(look: Look) -> Layers:
    """Straight to the chin, with a fringe cut over the brows."""
    back = symmetric((0, 28), (40, 28, 55, 52, 54, 96), (53, 118, 53, 134, 50, 146), (0, 146))
    front = symmetric(
        (0, 30),
        (36, 30, 52, 50, 52, 90),
        (52, 116, 52, 130, 49, 144),
        (42, 147, 39, 146, 36, 143),
        (42, 124, 41.5, 96, 39, 69),
        (20, 71, 10, 71.5, 0, 71),
    )
    strands = both("M6,36C8,48 8,58 7,68M16,37C22,48 23,58 22,68M27,40C36,52 38,64 43,84M36,44C46,60 48,84 46,116")
    shine = filled("M-30,52Q0,38 30,52Q28,59 24,60Q0,48 -24,60Q-28,59 -30,52Z", look.gloss)
    return Layers(
        behind=[inked(back, look.hair)], front=[inked(front, look.hair), shine, stroke(strands, look.gloss, 1.2)]
    )


def cloud(look: Look) -> Layers:
    """A great cloud of curls about head and shoulders."""
    back = scalloped(arc((0, 86), 66, 66, -152, 152, 19), 10, (0, 86))
    outer = arc((0, 76), 52, 52, -88, 88, 12)
    inner = [
        (42.0, 94.0),
        (38.0, 78.0),
        (36.0, 66.0),
        (26.0, 58.0),
        (13.0, 60.0),
        (2.0, 55.0),
        (-10.0, 59.0),
        (-22.0, 56.0),
        (-33.0, 63.0),
        (-38.0, 78.0),
        (-42.0, 94.0),
    ]
    front = scalloped([*outer, *inner], 6.5, (0, 80))
    near = curl_marks([(-32, 50), (-16, 38), (2, 42), (20, 38), (34, 50), (-22, 50), (14, 52), (-42, 68), (42, 68)], 6)
    far = curl_marks(
        [
            (-58, 70),
            (-56, 94),
            (-60, 116),
            (-50, 134),
            (58, 70),
            (57, 94),
            (60, 116),
            (50, 134),
            (-40, 30),
            (40, 30),
            (0, 22),
        ],
        6,
    )
    return Layers(
        behind=[inked(back, look.hair), stroke(far, look.gloss, 1.7)],
        front=[inked(front, look.hair), stroke(near, look.gloss, 1.7)],
    )


def ringlets(look: Look) -> Layers:
    """Curls to the shoulders from a parting at the side."""
    back = scalloped(
        [
            *arc((0, 84), 56, 56, -120, 120, 13),
            (56.0, 140.0),
            (60.0, 160.0),
            (40.0, 168.0),
            (-40.0, 168.0),
            (-60.0, 160.0),
            (-56.0, 140.0),
        ],
        8,
        (0, 100),
    )
    front = (
        "M-40,108C-50,102 -44,92 -50,86C-56,76 -48,70 -50,60C-48,40 -30,28 -8,28C18,24 46,36 50,60C54,70 48,76 52,86"
        "C48,94 52,102 42,110C38,98 42,90 38,80C36,68 28,62 18,60"
        "C4,64 -10,60 -18,50C-22,62 -34,66 -36,78C-42,88 -36,98 -40,108Z"
    )
    marks = curl_marks([(-34, 56), (-2, 42), (18, 44), (34, 56), (44, 78), (-44, 78)], 6)
    far = curl_marks([(-52, 118), (-54, 144), (52, 118), (54, 144), (-46, 98), (46, 98)], 7)
    return Layers(
        behind=[inked(back, look.hair), stroke(far, look.gloss, 1.7)],
        front=[
            inked(front, look.hair),
            stroke("M-16,48C0,36 22,36 36,48", look.gloss, 1.6),
            stroke(marks, look.gloss, 1.6),
        ],
    )


def braid(look: Look) -> Layers:
    """A crown of smooth hair and one braid over the left shoulder."""
    front = symmetric((0, 31), (30, 30, 48, 50, 45, 90), (43, 100), (39.5, 92), (40, 76, 32, 62, 3, 49), (0, 49))
    back = symmetric((0, 32), (40, 32, 50, 58, 46, 92), (44, 106, 36, 114, 0, 114))
    strands = []
    for step in range(6):
        x, y = 43 + step * 1.2, 122 + step * 13.0
        for side in (-1, 1):
            d = (
                f"M{x:.1f},{y + 14:.1f}"
                f"C{x + side * 4:.1f},{y + 10:.1f} {x + side * 13:.1f},{y + 8:.1f} {x + side * 11:.1f},{y - 2:.1f}"
                f"C{x + side * 9:.1f},{y - 6:.1f} {x + side * 2:.1f},{y - 2:.1f} {x:.1f},{y + 2:.1f}Z"
            )
            strands.append(inked(d, look.hair, 1.9))
    return Layers(
        behind=[inked(back, look.hair)],
        front=[
            inked(front, look.hair),
            stroke(both("M5,38C20,42 34,56 40,78M3,45C16,50 28,60 36,76"), look.gloss, 1.6),
        ],
        over=[inked("M38,98C46,104 52,116 52,126L36,128C36,118 34,108 38,98Z", look.hair), *strands],
    )


def jasmine(_look: Look) -> Layers:
    """A bunch of jasmine buds behind the ear."""
    buds = [(44, 74), (50, 79), (47, 86), (40, 82), (53, 71), (46, 67)]
    leaf = "M38,90C44,96 54,96 60,88C54,84 44,84 38,90Z"
    return Layers(
        front=[
            inked(leaf, "#4d8a4a", 1.6),
            inked("".join(ellipse(x, y, 4.4) for x, y in buds), "#fffaf0", 1.4),
            filled("".join(ellipse(x, y, 1.3) for x, y in buds), "#ecc85f"),
        ]
    )


def curtain(look: Look) -> Layers:
    """To the shoulders from a parting in the middle, the ends turned outwards."""
    back = symmetric((0, 31), (40, 30, 55, 56, 55, 94), (56, 120, 60, 138, 70, 150), (52, 160, 24, 158, 0, 158))
    front = symmetric(
        (0, 31),
        (34, 27, 55, 48, 53, 88),
        (52, 112, 57, 128, 68, 138),
        (56, 147, 44, 140, 42, 124),
        (39, 108, 44, 98, 41, 85),
        (36, 74, 14, 66, 0, 45),
    )
    strands = both(
        "M5,37C24,42 42,56 46,84C47,104 47,120 58,135M3,43C18,50 36,60 42,76"
        "M10,36C32,38 48,58 50,88M45,98C44,116 46,128 54,137"
    )
    return Layers(behind=[inked(back, look.hair)], front=[inked(front, look.hair), stroke(strands, look.gloss, 1.6)])


def gathered_curls(look: Look) -> Layers:
    """Curls gathered high on the head, a few of them free beside the face."""
    knot = scalloped(arc((0, 28), 38, 22, 0, 338, 15), 7, (0, 28))
    high = curl_marks([(-24, 18), (-8, 11), (10, 11), (26, 18), (-30, 29), (30, 29), (-14, 24), (4, 22), (18, 27)], 5.6)
    outer = arc((0, 74), 45, 46, -104, 104, 12)
    inner = [
        (39.0, 84.0),
        (36.0, 70.0),
        (28.0, 62.0),
        (17.0, 60.0),
        (6.0, 58.0),
        (-6.0, 60.0),
        (-17.0, 58.0),
        (-28.0, 62.0),
        (-36.0, 70.0),
        (-39.0, 84.0),
    ]
    mass = scalloped([*outer, *inner], 4.5, (0, 76))
    lock = scalloped(
        [(40.0, 80.0), (47.0, 84.0), (48.0, 98.0), (46.0, 112.0), (41.0, 122.0), (38.5, 108.0), (40.5, 94.0)],
        3.4,
        (43, 100),
    )
    free = curl_marks([(44, 92), (43.5, 106)], 3.2)
    return Layers(
        behind=[inked(knot, look.hair), stroke(high, look.gloss, 1.7)],
        front=[inked(mass, look.hair), inked(both(lock), look.hair, 2.0), stroke(both(free), look.gloss, 1.5)],
    )
