"""Draw the room: wood, girih lattice, brass strip and card slot, and cloth, weave, border and emblem of every table.

python build_scripts/make_table.py [--out assets]
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from art import palette, weave
from art.card import HEIGHT, RADIUS, WIDTH
from art.girih import contact_star, khatam, regular
from art.homes.every import HOMES
from art.png import indexed
from art.svg import document, ellipse, path, polygon, rectangle, rounded

_ROOT = Path(__file__).resolve().parent.parent
_FELT = 256
_WOOD = (512, 128)


def lattice() -> str:
    """One square of the net on octagons and squares as brass lines on nothing; repeats in both directions."""
    size, angle = 160.0, 62.0
    half = size / 2
    octagon = regular(half, half, half / math.cos(math.radians(22.5)), 8, 22.5)
    side = size * math.tan(math.radians(22.5))
    squares = [regular(x, y, side / math.sqrt(2), 4) for x in (0.0, size) for y in (0.0, size)]
    net = "".join(polygon(contact_star(corners, angle)) for corners in [octagon, *squares])
    dents = contact_star(octagon, angle)[1::2]
    heart = polygon(khatam(half, half, math.dist(dents[0], (half, half)) * 0.62, 22.5))
    return document(
        size,
        size,
        [
            path(net, None, palette.BRASS, 2.6, join="miter"),
            path(heart + polygon(dents), None, palette.BRASS, 1.4, join="miter"),
        ],
    )


def strip() -> str:
    """A brass inlay that repeats to the right: khatam and lozenge between two rules."""
    width, height = 96.0, 32.0
    return document(
        width,
        height,
        [
            path(rectangle(0, 0, width, height), palette.WALNUT_DEEP),
            path(rectangle(0, 1.5, width, 2) + rectangle(0, height - 3.5, width, 2), palette.BRASS),
            path(polygon(khatam(24, 16, 10)), palette.BRASS, palette.BRASS_DEEP, 1, join="miter"),
            path(polygon(khatam(24, 16, 4.6, 22.5)), palette.OXBLOOD),
            path(
                polygon([(72, 9), (82, 16), (72, 23), (62, 16)]), palette.TEAL_LIGHT, palette.BRASS, 1.6, join="miter"
            ),
            path(ellipse(48, 16, 2) + ellipse(0, 16, 2) + ellipse(width, 16, 2), palette.BRASS),
        ],
    )


def corner() -> str:
    """The brass corner of the frame, for the upper left; turn it for the others."""
    return document(
        96,
        96,
        [
            path("M0,0L96,0L72,24L24,24L24,72L0,96Z", palette.BRASS_DEEP),
            path("M3,3L86,3L69,20L20,20L20,69L3,86Z", palette.WALNUT_DEEP, palette.BRASS, 2, join="miter"),
            path(polygon(khatam(24, 24, 20)), palette.BRASS, palette.BRASS_DEEP, 1.2, join="miter"),
            path(polygon(khatam(24, 24, 12.5, 22.5)), palette.OXBLOOD, palette.BRASS_LIGHT, 1.2, join="miter"),
            path(ellipse(24, 24, 3.4), palette.BRASS_LIGHT),
        ],
    )


def slot() -> str:
    """The place of an empty pile: card corners, a translucent ground and a khatam."""
    edge = rounded(2.5, 2.5, WIDTH - 5, HEIGHT - 5, RADIUS - 2.5)
    ground = path(edge, palette.NIGHT_DEEP).replace("/>", ' fill-opacity="0.22"/>')
    rim = path(edge, None, palette.BRASS, 3).replace("/>", ' stroke-opacity="0.5"/>')
    star = polygon(khatam(WIDTH / 2, HEIGHT / 2, 52)) + polygon(khatam(WIDTH / 2, HEIGHT / 2, 30, 22.5))
    sign = path(star, None, palette.BRASS, 2.4, join="miter").replace("/>", ' stroke-opacity="0.32"/>')
    return document(WIDTH, HEIGHT, [ground, rim, sign])


def tables() -> dict[str, str]:
    """The drawings of every table, as SVG text by path below the folder of tables."""
    drawn: dict[str, str] = {}
    for name, home in HOMES.items():
        drawn |= {
            f"{name}/emblem.svg": home.emblem(),
            f"{name}/woven.svg": home.woven(),
            f"{name}/border.svg": home.border(),
        }
    return drawn


def textures() -> dict[str, bytes]:
    """The tiles that repeat in both directions, as PNG by path below the folder of tables."""
    fibres = weave.felt(_FELT, 7)
    drawn: dict[str, bytes] = {}
    for name, home in HOMES.items():
        cloth, colours = weave.shades(fibres, *home.cloth, 12)
        drawn[f"{name}/felt.png"] = indexed(_FELT, _FELT, cloth, colours)
    grain, grain_colours = weave.shades(weave.wood(*_WOOD, 11), (43, 24, 14), (82, 49, 28), 32)
    return {**drawn, "wood.png": indexed(*_WOOD, grain, grain_colours)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=_ROOT / "assets", help="folder to write into")
    out: Path = parser.parse_args().out
    room = {"lattice": lattice(), "strip": strip(), "corner": corner(), "slot": slot()}
    drawn = {**{f"{name}.svg": text for name, text in room.items()}, **tables()}
    for name in HOMES:
        (out / "table" / name).mkdir(parents=True, exist_ok=True)
    for name, text in drawn.items():
        (out / "table" / name).write_text(text, encoding="utf-8", newline="\n")
    for name, content in textures().items():
        (out / "table" / name).write_bytes(content)


if __name__ == "__main__":
    main()
