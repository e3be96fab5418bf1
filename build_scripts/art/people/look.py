"""The look of a person: the parameters of one face, and the layers that its parts are drawn on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from art.strokes import OUTLINE, line, shape
from art.svg import path


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of one complexion, as hex texts."""

    base: str
    shade: str
    lid: str
    blush: str
    lips: str
    crease: str
    """Lines of the nose and of age."""


FAIR = Skin("#f6d6b8", "#e2b08c", "#e9bd9b", "#ee9f86", "#c8705f", "#b47a5c")
LIGHT = Skin("#f0c9a0", "#d9a577", "#dfb086", "#e39a78", "#bd6250", "#8f5735")
OLIVE = Skin("#e2b389", "#c58c5f", "#cb976b", "#d28463", "#ac5445", "#7d4729")
TAN = Skin("#cf9a6c", "#ad7749", "#b68152", "#bf6f4d", "#99473a", "#683a1f")
BROWN = Skin("#a76e48", "#835132", "#8d5a39", "#a0553a", "#7c3a30", "#4f2b18")
DEEP = Skin("#7d4e33", "#5d3722", "#673f29", "#8a4331", "#63302a", "#3b2013")


@dataclass(frozen=True, slots=True)
class Layers:
    """Parts of a portrait from the back to the front; those of the head turn with it."""

    behind: list[str] = field(default_factory=list)
    """Shapes of the head behind neck and clothes."""
    body: list[str] = field(default_factory=list)
    face: list[str] = field(default_factory=list)
    """Shapes of the head over the skin and below the features: a beard."""
    front: list[str] = field(default_factory=list)
    """Shapes of the head over the face."""
    over: list[str] = field(default_factory=list)
    """Shapes in front of everything, which do not turn."""


@dataclass(frozen=True, slots=True)
class Look:
    """One person; lengths in units of the portrait, 200 × 200, with the face around (0, 92)."""

    skin: Skin
    ground: str
    halo: str
    motif: str
    """The ornament of home behind the head, by its name in `grounds`."""
    parts: tuple[Part, ...]
    """Hair, clothes and what else is worn, in the order of drawing."""
    hair: str = "#2b2226"
    gloss: str = "#5a4a4e"
    """Strands of the hair that catch the light."""
    brow: str = ""
    """The colour of brows, where it is not that of the hair."""
    iris: str = "#4a2a17"
    width: float = 40.0
    """Half the width of the face at the cheeks."""
    jaw: float = 31.0
    """Half its width at the mouth."""
    chin: float = 12.0
    bottom: float = 147.0
    nose: str = "straight"
    nose_wide: float = 8.5
    brow_thick: float = 4.0
    eye_high: float = 1.0
    """The opening of the eyes, as a share of the usual."""
    lips: str = ""
    """The colour of painted lips."""
    woman: bool = False
    age: int = 0
    """0 young, 1 in the middle of life, 2 old: which lines the face has."""
    ears: bool = True
    laughs: bool = False
    """Whether the eyes close in gladness."""
    freckles: bool = False
    neck: float = 20.0
    zoom: float = 1.12
    """The scale of the figure in the units of the portrait; less under a tall hat."""


Part = Callable[[Look], Layers]
"""Something that a person has or wears."""


def filled(d: str, fill: str) -> str:
    """A shape without an outline, for shades and lights."""
    return path(d, fill)


def inked(d: str, fill: str, width: float = 2.4) -> str:
    """A shape with the outline of the portraits."""
    return shape(d, fill, width)


def stroke(d: str, colour: str = OUTLINE, width: float = 1.8) -> str:
    """An open line."""
    return line(d, width, colour)


def layered(parts: Iterable[Layers]) -> Layers:
    """All parts in one, each over those before it."""
    whole = Layers()
    for part in parts:
        whole.behind.extend(part.behind)
        whole.body.extend(part.body)
        whole.face.extend(part.face)
        whole.front.extend(part.front)
        whole.over.extend(part.over)
    return whole
