"""The shapes of doors: a frame with an arch as it is built where a table comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.ui.graphics.theme import Rgb, Theme, hex_of, mixed


class Curve(NamedTuple):
    """The left half of an arch, from its foot to its top: points as parts of half its width and of its rise.

    Each is a cubic curve of two guiding points and an end.
    """

    parts: tuple[tuple[float, ...], ...]


_ARCHES: Final[Mapping[str, Curve]] = {
    "keel": Curve(((0.0, 0.62, 0.42, 0.72, 1.0, 1.0),)),
    "round": Curve(((0.0, 0.5523, 0.4477, 1.0, 1.0, 1.0),)),
    "tent": Curve(((0.20, 0.34, 0.70, 0.52, 1.0, 1.0),)),
    "horseshoe": Curve(((0.0, 0.0, 0.14, 0.0, 0.14, 0.06), (-0.12, 0.42, 0.30, 1.0, 1.0, 1.0))),
    "trefoil": Curve(((-0.02, 0.36, 0.16, 0.62, 0.46, 0.56), (0.40, 0.80, 0.70, 1.0, 1.0, 1.0))),
    "basket": Curve(((0.0, 0.46, 0.12, 0.78, 0.42, 0.87), (0.60, 0.925, 0.82, 0.94, 1.0, 0.94))),
}
_RISE: Final = 0.46
"""Of an arch, in widths."""


@lru_cache(maxsize=64)
def arch_path(kind: str, size: tuple[int, int], inset: float) -> str:
    """Path text of a door that fills a size but for an inset all around."""
    wide, high = size
    left, right, top, bottom = inset, wide - inset, inset, high - inset
    half = (right - left) / 2
    rise = min(_RISE * wide, high * 0.4)
    foot = top + rise
    forth, back = "", ""
    start = (0.0, 0.0)
    for x1, y1, x2, y2, x3, y3 in _ARCHES[kind].parts:
        one, two, end = ((left + half * x, foot - rise * y) for x, y in ((x1, y1), (x2, y2), (x3, y3)))
        forth += f"C{_pair(*one)} {_pair(*two)} {_pair(*end)}"
        here, first, second = ((right - half * x, foot - rise * y) for x, y in (start, (x2, y2), (x1, y1)))
        back = f"C{_pair(*first)} {_pair(*second)} {_pair(*here)}" + back
        start = (x3, y3)
    corner = min(wide, high) * 0.04
    return (
        f"M{_pair(left, bottom - corner)}L{_pair(left, foot)}{forth}{back}L{_pair(right, bottom - corner)}"
        f"Q{_pair(right, bottom)} {_pair(right - corner, bottom)}L{_pair(left + corner, bottom)}"
        f"Q{_pair(left, bottom)} {_pair(left, bottom - corner)}Z"
    )


def door_markup(kind: str, size: tuple[int, int], theme: Theme, edge: float) -> str:
    """A wooden frame with an edge of brass around cloth, `edge` pixels wide."""
    frame, cloth = arch_path(kind, size, edge / 2), arch_path(kind, size, edge * 2.2)
    wood = _gradient("w", size[1], mixed(theme.wood, theme.wood_light, 0.35), theme.wood)
    dyed = _gradient("c", size[1], theme.felt_light, theme.felt_deep)
    return _svg(
        size,
        f"<defs>{wood}{dyed}</defs>"
        f'<path d="{frame}" fill="url(#w)" stroke="{hex_of(theme.brass_dark)}" stroke-width="{edge:.2f}"/>'
        f'<path d="{cloth}" fill="url(#c)" stroke="{hex_of(theme.brass)}" stroke-width="{edge * 0.5:.2f}"/>',
    )


def glow_markup(kind: str, size: tuple[int, int], lamp: Rgb, edge: float) -> str:
    """The light of a lamp that hangs under the arch."""
    wide, high = size
    radius = max(wide, high) * 0.62
    light = hex_of(lamp)
    return _svg(
        size,
        f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{wide / 2}" cy="{high * 0.30}" r="{radius}">'
        f'<stop offset="0" stop-color="{light}" stop-opacity="0.42"/>'
        f'<stop offset="0.55" stop-color="{light}" stop-opacity="0.12"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        f'<path d="{arch_path(kind, size, edge * 2.2)}" fill="url(#l)"/>',
    )


def _gradient(name: str, high: int, top: Rgb, bottom: Rgb) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high}">'
        f'<stop offset="0" stop-color="{hex_of(top)}"/>'
        f'<stop offset="1" stop-color="{hex_of(bottom)}"/></linearGradient>'
    )


def _svg(size: tuple[int, int], inner: str) -> str:
    wide, high = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
    return f"{head}{inner}</svg>"


def _pair(x: float, y: float) -> str:
    return f"{x:.1f},{y:.1f}"
