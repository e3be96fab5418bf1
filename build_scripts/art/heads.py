"""The heads of the courts, looking straight at the player; x = 0 is the axis of the face, y as on the card."""

from __future__ import annotations

from art import palette
from art.costume import SILVER, Costume
from art.strokes import OUTLINE, both, line, shape, symmetric
from art.svg import ellipse, num, path

_SKIN = "#eec79c"
_SKIN_SHADE = "#dba877"
_LIPS = "#b4463c"
_EYE = "#fffaf0"
_BRASS = palette.BRASS
_FACE = symmetric((0, 56), (21, 56), (23.5, 72, 23.5, 90, 14.5, 102), (9.5, 108.5, 4, 111.5, 0, 111.5))


def king(costume: Costume) -> list[str]:
    """A turban wound round a high cap, a crown in front, a full beard."""
    hair = costume.hair
    folds = (
        both("M6,23C20,24 34,32 42,45")
        + both("M4,29C20,30 35,40 42,54")
        + both("M2,36C17,38 31,46 38,59")
        + both("M0,44C12,45 25,52 33,62")
    )
    return [
        *_neck(),
        shape(
            symmetric((0, 21), (11, 20, 25, 22, 36, 32), (47, 41, 50, 59, 38, 65), (34, 68, 28, 68, 24, 66), (0, 60)),
            costume.wrap,
        ),
        line(folds, 1.2, "#b3a488"),
        shape(_FACE, _SKIN),
        shape(
            symmetric(
                (0, 92), (8, 91, 15, 89, 18.5, 70), (23.5, 70), (28, 96, 25, 116, 12, 128), (8, 132, 3, 137, 0, 140)
            ),
            hair,
        ),
        line(both("M5,110C6,118 4,126 2,132") + both("M13,104C14,112 12,119 9,125"), 1.1, _strand(hair)),
        *_eyes(costume, 2.6),
        *_nose(),
        shape(symmetric((0, 93), (6, 91, 11, 96, 19, 93), (15, 101, 6, 101.5, 0, 98)), hair, 1.3),
        path("M-5,102Q0,100 5,102Q0,106.5 -5,102Z", _LIPS),
        *_crown(),
    ]


def _strand(hair: str) -> str:
    return "#a9a296" if hair == SILVER else "#8a6242"


def _crown() -> list[str]:
    band = symmetric(
        (0, 34),
        (3, 42, 6, 46, 9, 50),
        (13, 41),
        (16, 48, 18, 51, 20, 53),
        (27, 45),
        (28.5, 53, 28.5, 60, 27, 67),
        (14, 62, 6, 61, 0, 61),
    )
    jewels = ellipse(0, 54, 4.2, 5)
    return [
        shape(band, _BRASS),
        path(both(ellipse(14.5, 56.5, 2.2)), palette.TEAL_LIGHT, OUTLINE, 0.9),
        path(jewels, palette.RED, OUTLINE, 1.1),
        shape("M0,17C5,22 5,29 0,34C-5,29 -5,22 0,17Z", palette.TEAL_LIGHT, 1.3),
        path(ellipse(0, 33, 2.6), palette.BRASS_LIGHT, OUTLINE, 1.2),
    ]


def queen(costume: Costume) -> list[str]:
    """A veil from a pointed diadem down to the shoulders, parted hair, earrings and a necklace."""
    return [
        shape(
            symmetric(
                (0, 26),
                (28, 26, 43, 46, 43, 74),
                (43, 98, 46, 116, 57, 134),
                (40, 142),
                (23, 141),
                (22, 132, 18, 124, 12, 118),
                (0, 118),
            ),
            costume.wrap,
        ),
        line(both("M20,138C33,130 37,112 36,88") + both("M44,136C42,122 40,112 40,98"), 1.2, OUTLINE),
        shape(symmetric((0, 42), (20, 42, 32, 56, 31, 82), (30.5, 98, 29, 110, 24, 120), (0, 120)), costume.hair),
        *_neck(),
        shape(_FACE, _SKIN),
        shape(symmetric((0, 46), (16, 46, 27, 58, 26.5, 86), (24, 84), (22, 74, 13, 62, 0, 58)), costume.hair),
        path(both(ellipse(14.5, 94, 4)), "#e6a98a"),
        *_eyes(costume, 2.0),
        *_nose(),
        path("M-5.5,100.5Q-2.6,97.8 0,99Q2.6,97.8 5.5,100.5Q0,105.5 -5.5,100.5Z", palette.RED),
        *_diadem(),
        path(both(ellipse(25.5, 96, 3) + ellipse(25.5, 104, 4.2, 5)), _BRASS, OUTLINE, 1.1),
    ]


def _diadem() -> list[str]:
    outline = symmetric(
        (0, 14),
        (2, 22, 6, 27, 10, 33),
        (14, 23),
        (17, 31, 19, 35, 21, 39),
        (28, 33),
        (29, 42, 29, 48, 27, 56),
        (17, 48, 8, 46, 0, 46),
    )
    return [
        shape(outline, _BRASS),
        path(ellipse(0, 37.5, 3.8, 5), palette.TEAL_LIGHT, OUTLINE, 1.1),
        path(both(ellipse(13.5, 40, 2.3) + ellipse(22.5, 45.5, 1.8)), palette.RED, OUTLINE, 0.9),
        path(
            ellipse(0, 13.5, 3.2) + both(ellipse(14, 22.5, 2.4) + ellipse(28, 33, 2.4)), palette.PARCHMENT, OUTLINE, 1.1
        ),
    ]


def jack(costume: Costume) -> list[str]:
    """A felt cap in a narrow turban with a plume, hair to the jaw, a young face."""
    plume = "M4,51C-1,38 3,25 14,24C27,23 43,31 49,46C50,53 43,55 39,50C33,40 18,36 12,52Z"
    drawn = [
        shape(symmetric((0, 50), (24, 50, 36, 66, 33.5, 90), (33, 102, 30, 111, 23, 115), (0, 115)), costume.hair),
        *_neck(9.6, 119.0),
        shape(_FACE, _SKIN),
        shape(symmetric((0, 56), (16, 56, 25, 62, 26, 80), (22.5, 82), (21, 73, 14, 69, 0, 68)), costume.hair),
        *_eyes(costume, 2.4),
        *_nose(),
        path("M-5,101Q-2.4,99 0,100Q2.4,99 5,101Q0,104.5 -5,101Z", _LIPS),
        shape(symmetric((0, 22), (13, 22), (17, 23, 19, 26, 20, 30), (25, 52), (0, 52)), costume.lining),
        shape(
            symmetric((0, 43), (14, 43, 29, 44, 33, 51), (37, 60, 28, 68, 21, 67.5), (12, 62, 6, 61, 0, 61)),
            costume.wrap,
        ),
        line(both("M8,44C14,49 16,56 14,62") + both("M18,45C24,50 27,57 25,66"), 1.2, "#b3a488"),
        shape(plume, costume.plume),
        line(
            "M7.5,49C6,38 10,29 20,30C31,31 40,39 45,49M7.5,38L3,35M11,32L9,27M18,30L19,25M25,31L28,27"
            "M31,34L36,30M37,39L43,37M22,30L22,35M30,34L29,38M37,40L35,44",
            1.1,
        ),
        path(ellipse(7.5, 52, 5.6, 6.2), palette.BRASS, OUTLINE, 1.5),
        path(ellipse(7.5, 52, 2.5, 3), palette.RED),
    ]
    if costume.moustache:
        drawn.append(path(both("M0.4,95C4,93 9,96.5 13.5,94C10.5,99.5 4.5,99 0.4,97Z"), costume.hair))
    return drawn


def _neck(foot: float = 15.0, low: float = 123.0) -> list[str]:
    """The neck down to `low`, where it is `foot` wide to each side."""
    side = f"M10.5,98C10.5,{num(low - 9)} {num(foot - 3)},{num(low - 5)} {num(foot)},{num(low)}"
    return [
        path(symmetric((0, 98), (10.5, 98), (10.5, low - 9, foot - 3, low - 5, foot, low)), _SKIN_SHADE),
        line(both(side)),
    ]


def _eyes(costume: Costume, brow: float) -> list[str]:
    brow_colour = OUTLINE if costume.hair == SILVER else costume.hair
    return [
        path(both("M4.4,82.5Q10,77.5 16,82Q10,86.5 4.4,82.5Z"), _EYE),
        path(both(ellipse(10, 82, 2.9)), OUTLINE),
        line(both("M4,82.8Q10,77 16.6,81.6"), 1.7),
        line(both("M4.2,75.5Q10.5,70.5 17.5,75"), brow, brow_colour),
    ]


def _nose() -> list[str]:
    return [line("M2.6,80C2.2,85 3.6,88 4,91C2.5,94 -1.5,94 -3.2,92", 1.4, "#8a5230")]


HEADS = {"K": king, "Q": queen, "J": jack}
"""The head of each court rank."""
