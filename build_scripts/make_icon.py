"""Draw the program's icon and write it as SVG, PNG, .ico and .icns.

    python build_scripts/make_icon.py [--out assets]

Needs pygame-ce to rasterise; no window is opened.
"""

from __future__ import annotations

import argparse
import io
import os
import struct
from pathlib import Path

from art import palette
from art.girih import khatam
from art.png import rgba
from art.suits import OUTLINES
from art.svg import document, ellipse, group, move, path, polygon, rounded

_ROOT = Path(__file__).resolve().parent.parent
_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_SMALL = 32
_ICO_SIZES = (16, 24, 32, 48, 64, 256)
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def icon() -> str:
    """A brass khatam with a spade, on evening blue."""
    centre = 128.0
    return document(
        256,
        256,
        [
            path(rounded(4, 4, 248, 248, 54), palette.NIGHT_DEEP),
            path(rounded(8, 8, 240, 240, 50), palette.NIGHT, palette.BRASS_DEEP, 4),
            path(polygon(khatam(centre, centre, 112)), palette.BRASS, palette.BRASS_LIGHT, 4, join="miter"),
            path(polygon(khatam(centre, centre, 96)), palette.OXBLOOD, palette.BRASS_DEEP, 2.5, join="miter"),
            path(ellipse(centre, centre, 64), palette.PARCHMENT, palette.BRASS, 5),
            group([path(OUTLINES["S"], palette.INK)], move(centre, centre - 1, 0.96)),
        ],
    )


def small_icon() -> str:
    """The icon in fewer shapes, for 32 pixels and below."""
    centre = 128.0
    return document(
        256,
        256,
        [
            path(polygon(khatam(centre, centre, 127)), palette.BRASS, palette.BRASS_DEEP, 6, join="miter"),
            path(polygon(khatam(centre, centre, 104)), palette.OXBLOOD),
            path(ellipse(centre, centre, 84), palette.PARCHMENT),
            group([path(OUTLINES["S"], palette.INK)], move(centre, centre - 2, 1.42)),
        ],
    )


def raster(source: str, size: int) -> bytes:
    """The picture as a PNG of `size` pixels square."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (size, size))
    return rgba(size, size, pygame.image.tobytes(drawn, "RGBA"))


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon with PNG entries."""
    offset = 6 + 16 * len(_ICO_SIZES)
    directory, body = struct.pack("<HHH", 0, 1, len(_ICO_SIZES)), b""
    for size in _ICO_SIZES:
        png = pictures[size]
        edge = size % 256
        directory += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), offset + len(body))
        body += png
    return directory + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon with PNG entries."""
    body = b"".join(
        tag + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for size, tag in _ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=_ROOT / "assets", help="folder to write into")
    folder: Path = parser.parse_args().out / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    source = icon()
    pictures = {size: raster(source if size > _SMALL else small_icon(), size) for size in _SIZES}
    (folder / "majlis.svg").write_text(source, encoding="utf-8", newline="\n")
    for size, png in pictures.items():
        (folder / f"majlis-{size}.png").write_bytes(png)
    (folder / "majlis.ico").write_bytes(ico(pictures))
    (folder / "majlis.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    main()
