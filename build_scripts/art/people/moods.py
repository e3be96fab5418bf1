"""The four moods of a face: what brows, eyes and mouth do, and how the head is held."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.people.look import Look, filled, inked, stroke
from art.strokes import OUTLINE, both
from art.svg import ellipse, num, path

_WHITE: Final = "#fffaf0"
_INSIDE: Final = "#5e1a20"
_TONGUE: Final = "#c9605c"
EYE: Final = 17.5
"""The distance of the middle of an eye from the axis."""


@dataclass(frozen=True, slots=True)
class Brow:
    """The downward shifts of the inner end, the arch and the outer end of a brow."""

    inner: float = 0.0
    arch: float = 0.0
    outer: float = 0.0


@dataclass(frozen=True, slots=True)
class Mood:
    """One expression."""

    left: Brow
    right: Brow
    gaze: tuple[float, float]
    upper: float
    """The downward shift of the upper lid."""
    lower: float
    """The upward shift of the lower lid."""
    corner: float
    """The downward shift of the outer corner of the eyes."""
    mouth: str
    tilt: float
    """Degrees that the head is turned clockwise."""
    drop: float = 0.0
    """The downward shift of the head."""


_CALM: Final = Brow()
MOODS: Final[dict[str, Mood]] = {
    "calm": Mood(_CALM, _CALM, (0, 0), 0, 0, 0, "smile", 0),
    "thinking": Mood(Brow(0.5, 0.5, 0), Brow(-2.5, -5.5, -2.5), (3.1, -2.4), -2.2, 0, 0, "aside", 6),
    "glad": Mood(Brow(-2, -4.5, -1), Brow(-2, -4.5, -1), (0, -0.2), 0.4, 6.2, -0.4, "laugh", -6, -1),
    "dismayed": Mood(Brow(-6.5, -1, 4), Brow(-6.5, -1, 4), (-1, 1.6), 1.0, 0, 1.8, "grieved", 5, 3.5),
}
"""Every mood by its name, the usual one first."""


def features(look: Look, mood: Mood) -> list[str]:
    """Eyes, brows and mouth."""
    return [*_mouth(look, mood), *_eyes(look, mood), *_brows(look, mood)]


def _eyes(look: Look, mood: Mood) -> list[str]:
    if look.laughs and mood.mouth == "laugh":
        arcs = both("M8.5,95.5Q17.5,85 27.5,95")
        lashes = [stroke(both("M27.5,95L31,93.2M26,91.6L29.4,89.2"), OUTLINE, 1.8)] if look.woman else []
        return [stroke(arcs, OUTLINE, 3.2), *lashes, stroke(both("M11,99.5Q17.5,102 25,99.5"), look.skin.crease, 1.2)]
    high = 10.0 * look.eye_high
    top, bottom = 93 - high + mood.upper, 92 + 7.5 * look.eye_high - mood.lower
    outer = 91.6 + mood.corner
    inner = "8,94"
    white = f"M{inner}Q15.5,{num(top)} 27.5,{num(outer)}Q18.5,{num(bottom)} {inner}Z"
    lid = f"M6.8,95Q15.5,{num(top - 0.5)} 28.6,{num(outer)}Q24,80.5 16.5,81Q9.5,82 6.8,95Z"
    under = f"M7,94.4Q18.5,{num(bottom)} 28,{num(outer)}L28,{num(outer + 3)}Q19,{num(bottom + 7)} 7,97.4Z"
    liner = f"M7,94.8Q15.5,{num(top - 0.4)} 28.6,{num(outer - 0.2)}"
    irises, lights = "", ""
    for side in (-1, 1):
        x, y = side * EYE + mood.gaze[0], 91.4 + mood.gaze[1]
        irises += ellipse(x, y, 5.3)
        lights += ellipse(x - 1.6, y - 1.9, 1.35)
    pupils = "".join(ellipse(side * EYE + mood.gaze[0], 91.4 + mood.gaze[1], 2.5) for side in (-1, 1))
    drawn = [
        filled(both(white), _WHITE),
        filled(irises, look.iris),
        filled(pupils, "#1b0f0a"),
        filled(lights, "#ffffff"),
        filled(both(lid), look.skin.lid),
        filled(both(under), look.skin.base),
        stroke(both(f"M9.5,95Q18.5,{num(bottom + 0.3)} 27,{num(outer + 0.6)}"), look.skin.crease, 1.1),
        stroke(both(liner), OUTLINE, 2.9 if look.woman else 2.3),
        stroke(
            both(f"M10.5,{num(87.5 + mood.upper * 0.5)}Q16.5,{num(top - 4.4)} 26,{num(86.8 + mood.corner)}"),
            look.skin.crease,
            1.1,
        ),
    ]
    if look.woman:
        drawn.append(stroke(both(f"M27.6,{num(outer - 0.3)}L31.6,{num(outer - 3.2)}"), OUTLINE, 2.2))
    if mood.lower > 3:
        drawn.append(stroke(both("M12,99.4Q18,101.4 24.5,98.8"), look.skin.shade, 1.6))
    return drawn


def _brows(look: Look, mood: Mood) -> list[str]:
    thick, colour = look.brow_thick, look.brow or look.hair
    drawn = ""
    for side, brow in ((-1, mood.left), (1, mood.right)):
        inner, arch, outer = 79.5 + brow.inner, 71.0 + brow.arch, 79.2 + brow.outer
        drawn += (
            f"M{num(side * 7.5)},{num(inner + thick / 2)}L{num(side * 8)},{num(inner - thick / 2)}"
            f"Q{num(side * 20)},{num(arch - thick / 2)} {num(side * 31)},{num(outer)}"
            f"Q{num(side * 20)},{num(arch + thick * 0.75)} {num(side * 7.5)},{num(inner + thick / 2)}Z"
        )
    return [path(drawn, colour, colour, 0.8)]


def _mouth(look: Look, mood: Mood) -> list[str]:
    lips = look.lips or look.skin.lips
    full = 1.0 if look.woman else 0.45
    edge = look.skin.crease if not look.lips else OUTLINE
    if mood.mouth == "laugh":
        return [
            inked("M-15,124Q0,128.4 15,124Q13,139.6 0,139.6Q-13,139.6 -15,124Z", _INSIDE, 2.0),
            filled("M-8,136.6Q0,131.4 8,136.6Q4,139 0,139Q-4,139 -8,136.6Z", _TONGUE),
            filled("M-13.4,125.4Q0,129.2 13.4,125.4Q12,130.6 0,131.4Q-12,130.6 -13.4,125.4Z", _WHITE),
            stroke("M-15.5,124Q0,128.4 15.5,124", lips if look.lips else OUTLINE, 2.6),
            *([stroke("M-11,136Q0,143.5 11,136", lips, 3.0)] if look.woman else []),
            stroke(both("M17.5,119.5Q20,122.5 18.6,126.6"), look.skin.crease, 1.5),
        ]
    if mood.mouth == "aside":
        upper = (
            f"M-7,129Q-2,{num(127 - 3 * full)} 3,{num(127.6 - 2 * full)}"
            f"Q8,{num(125 - 1.6 * full)} 12,125.2Q5,129.6 -7,129Z"
        )
        lower = (
            f"M-6.5,129.2Q5,130 11,126Q8,{num(130 + 4.5 * full)} 1,{num(131 + 4.4 * full)}"
            f"Q-4,{num(131 + 3 * full)} -6.5,129.2Z"
        )
        return [filled(upper, lips), filled(lower, lips), stroke("M-8,129.2Q4,130.4 13,124.8", edge, 2.0)]
    if mood.mouth == "grieved":
        upper = (
            f"M-11,132Q-5,{num(127.4 - 2.6 * full)} 0,{num(128 - 1.6 * full)}"
            f"Q5,{num(127.4 - 2.6 * full)} 11,132Q0,127.8 -11,132Z"
        )
        lower = (
            f"M-9,131.2Q0,127.8 9,131.2Q6,{num(132 + 4.6 * full)} 0,{num(132 + 4.6 * full)}"
            f"Q-6,{num(132 + 4.6 * full)} -9,131.2Z"
        )
        return [
            filled(upper, lips),
            filled(lower, lips),
            stroke("M-13,134Q0,124.6 13,134", edge, 2.2),
            stroke("M-5,141Q0,138.4 5,141", look.skin.crease, 1.3),
        ]
    upper = (
        f"M-12,126.4Q-5,{num(125 - 3.4 * full)} 0,{num(126 - 2.2 * full)}"
        f"Q5,{num(125 - 3.4 * full)} 12,126.4Q0,131 -12,126.4Z"
    )
    lower = (
        f"M-10.5,127Q0,131 10.5,127Q7,{num(130.5 + 5.4 * full)} 0,{num(130.5 + 5.4 * full)}"
        f"Q-7,{num(130.5 + 5.4 * full)} -10.5,127Z"
    )
    shine = (
        [stroke("M-3,133.4Q0,134.2 3,133.2", "#ffffff", 1.1).replace("/>", ' stroke-opacity="0.45"/>')]
        if look.lips
        else []
    )
    return [filled(upper, lips), filled(lower, lips), *shine, stroke("M-13,125.6Q0,132 13,125.6", edge, 2.0)]
