"""Attributes of the courts, each drawn around its grip at the origin, up to y = -50, within 25 units to each side."""

from __future__ import annotations

from collections.abc import Callable

from art import palette
from art.strokes import OUTLINE, both, line, shape, symmetric
from art.suits import OUTLINES
from art.svg import ellipse, group, move, path, rounded, star

_STEEL = "#dfe6ea"
_BRASS = palette.BRASS
_WOOD = palette.WALNUT_LIGHT


def _scimitar() -> list[str]:
    return [
        shape("M-3,-8C-8,-24 -2,-40 20,-50C22,-38 12,-26 5,-8Z", _STEEL),
        line("M1,-10C-3,-24 4,-37 17,-45", 1.2, "#8d9aa3"),
        shape(rounded(-13, -10, 27, 6, 3), _BRASS),
        shape("M-4,8L4,8L5,18L-5,18Z", _WOOD),
        shape(ellipse(0, 20, 5.5), _BRASS),
    ]


def _scroll() -> list[str]:
    return [
        shape(rounded(-10, -42, 20, 62, 3), palette.PARCHMENT),
        line("M-6,-36L6,-36M-6,-29L6,-29M-6,-22L3,-22M-6,-15L6,-15", 1.6, "#8a6a48"),
        shape(rounded(-14, -48, 28, 8, 4), _BRASS),
        shape(rounded(-14, 17, 28, 8, 4), _BRASS),
    ]


def _sceptre() -> list[str]:
    return [
        shape("M-3,-22L3,-22L3,24L-3,24Z", _BRASS),
        group([path(OUTLINES["C"], palette.BRASS_LIGHT, OUTLINE, 5)], move(0, -32, 0.32)),
        path(ellipse(0, -33, 3.2), palette.RED, OUTLINE, 1),
        shape(ellipse(0, 24, 5), _BRASS),
    ]


def _dinar() -> list[str]:
    return [
        shape(ellipse(0, -26, 22), _BRASS),
        path(ellipse(0, -26, 17), palette.BRASS_LIGHT, palette.BRASS_DEEP, 1.4),
        path(star(0, -26, 14, 10.7, 8), palette.RED, OUTLINE, 1),
        group([path(OUTLINES["D"], palette.PARCHMENT)], move(0, -26, 0.14)),
    ]


def _lantern() -> list[str]:
    return [
        line("M0,-12L0,4", 3.4, _BRASS),
        shape(symmetric((0, -46), (4, -44), (13, -38), (14, -35), (0, -35)), _BRASS),
        shape(symmetric((0, -36), (12, -36), (15, -24), (10, -14), (0, -14)), "#ffe9a8"),
        line(both("M5,-36L6,-24L4,-14"), 1.3, palette.BRASS_DEEP),
        path("M0,-31C5,-25 4,-19 0,-18C-4,-19 -5,-25 0,-31Z", "#e07b24"),
        shape(symmetric((0, -14), (11, -14), (7, -8), (0, -8)), _BRASS),
        shape(ellipse(0, -47, 2.6), _BRASS, 1.3),
    ]


def _rose() -> list[str]:
    return [
        line("M0,22C-2,8 1,-8 0,-18", 3.2, "#2f6b3c"),
        shape("M0,-8C8,-18 18,-18 23,-13C17,-4 8,-3 0,-6Z", "#3c8a4e", 1.3),
        shape("M0,0C-8,-9 -17,-8 -21,-3C-15,4 -7,4 0,2Z", "#3c8a4e", 1.3),
        shape(ellipse(0, -32, 17, 16), "#c3263a"),
        shape("M-16,-34C-12,-46 12,-46 16,-34C10,-26 -10,-26 -16,-34Z", "#d9485a", 1.3),
        shape("M-8,-35C-6,-42 6,-42 8,-35C5,-30 -5,-30 -8,-35Z", "#a5182c", 1.3),
        line("M-16,-31C-10,-22 10,-22 16,-31", 1.3),
    ]


def _blossom() -> list[str]:
    petal = [path("M0,-4C10,-8 11,-20 0,-24C-11,-20 -10,-8 0,-4Z", "#fbf1dc", OUTLINE, 1.6)]
    return [
        line("M0,22C2,8 -1,-8 0,-18", 3.2, "#2f6b3c"),
        shape("M0,0C8,-9 17,-8 21,-3C15,4 7,4 0,2Z", "#3c8a4e", 1.3),
        *(group(petal, move(0, -30, 0.86, turn)) for turn in (0, 72, 144, 216, 288)),
        path(ellipse(0, -30, 5), _BRASS, OUTLINE, 1.3),
    ]


def _mirror() -> list[str]:
    return [
        shape("M-3,-12L3,-12L4,22L-4,22Z", _BRASS),
        shape(star(0, -29, 20, 16, 8), _BRASS),
        path(ellipse(0, -29, 12.4), "#cfe4ea", palette.BRASS_DEEP, 1.5),
        line("M-7,-31C-6,-36 -2,-39 3,-39", 2, "#ffffff"),
        shape(ellipse(0, 24, 4), _BRASS, 1.3),
    ]


def _spear() -> list[str]:
    return [
        shape("M-2.6,-24L2.6,-24L2.6,24L-2.6,24Z", _WOOD, 1.5),
        shape("M0,-49C9,-40 10,-33 3,-24L-3,-24C-10,-33 -9,-40 0,-49Z", _STEEL),
        line("M0,-43L0,-26", 1.2, "#8d9aa3"),
        shape("M-4,-24L4,-24L14,-16L9,-14L12,-7L0,-14L-5,-18Z", palette.RED, 1.4),
    ]


def _oud() -> list[str]:
    return [
        shape("M-3.5,-44L3.5,-44L4,-10L-4,-10Z", _WOOD, 1.5),
        shape("M-4,-44L6,-53L11,-49L4,-41Z", palette.WALNUT, 1.5),
        shape(symmetric((0, -22), (10, -20, 20, -8, 20, 6), (20, 18, 11, 25, 0, 25)), "#c98a48"),
        path(ellipse(0, 1, 6.5), palette.WALNUT, palette.BRASS, 1.5),
        line("M-1.7,-43L-1.7,18M1.7,-43L1.7,18", 0.8, "#fff4d8"),
        shape(rounded(-8, 15, 16, 4, 2), palette.WALNUT, 1.1),
    ]


def _falcon() -> list[str]:
    return [
        shape("M-8,-6C-16,-20 -14,-38 -2,-46C8,-48 13,-40 11,-30C10,-18 6,-8 4,0L-3,16L-9,14Z", "#8a6a4a"),
        shape("M-3,-30C-14,-24 -16,-8 -10,8C-2,0 4,-16 -3,-30Z", "#5d4330", 1.4),
        path("M3,-32C8,-28 8,-16 2,-6C0,-14 0,-24 3,-32Z", "#ecdcbb"),
        shape("M9,-42C15,-42 18,-38 15,-33C13,-35 11,-36 8,-36Z", _BRASS, 1.3),
        path(ellipse(4.5, -40, 2.4), _BRASS, OUTLINE, 1.1),
        path(ellipse(5, -40, 1.1), OUTLINE),
    ]


def _coffee_pot() -> list[str]:
    return [
        line("M-9,-29C-26,-30 -25,-3 -11,-3", 5, OUTLINE),
        line("M-9,-29C-26,-30 -25,-3 -11,-3", 2.4, _BRASS),
        shape("M6,-24C12,-24 12,-35 21,-38C20,-29 18,-15 8,-11Z", _STEEL),
        shape(symmetric((0, -36), (9, -34), (6, -24), (16, -14, 16, 2, 12, 12), (0, 12)), _STEEL),
        shape(symmetric((0, -47), (3, -45), (9, -37), (9, -33), (0, -33)), _BRASS),
        shape(ellipse(0, -48, 2.6), palette.RED, 1.2),
        line("M-6,-23Q0,-20.5 6,-23M-12,-8Q0,-4 12,-8", 2, _BRASS),
    ]


def _fan() -> list[str]:
    drawn = []
    for turn, sign in ((-34, "S"), (-7, "H"), (20, "S")):
        colour = palette.RED if sign == "H" else palette.INK
        card = [
            shape(rounded(-9.5, -42, 19, 34, 3), palette.PAPER, 1.5),
            group([path(OUTLINES[sign], colour)], move(0, -29, 0.13)),
        ]
        drawn.append(group(card, move(-2, 2, 0.94, turn)))
    return drawn


ATTRIBUTES: dict[str, Callable[[], list[str]]] = {
    "scimitar": _scimitar,
    "scroll": _scroll,
    "sceptre": _sceptre,
    "dinar": _dinar,
    "lantern": _lantern,
    "rose": _rose,
    "blossom": _blossom,
    "mirror": _mirror,
    "spear": _spear,
    "oud": _oud,
    "falcon": _falcon,
    "coffee_pot": _coffee_pot,
    "fan": _fan,
}
"""Drawings by the name that a costume gives."""
