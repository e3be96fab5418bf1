"""The pictures on the installer's pages, drawn from the program's own art: `python -m windows.pictures FOLDER`.

Windows enlarges pictures coarsely, so that there is one for each of its usual scales.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from art import palette
from art.girih import khatam
from art.suits import OUTLINES
from art.svg import document, ellipse, group, move, path, polygon, rectangle
from devtools.paths import ROOT

if TYPE_CHECKING:
    import pygame

SCALES: Final = (100, 125, 150, 200)
"""Percents of the usual 96 pixels an inch."""
PAGE: Final = "page"
HEADER: Final = "header"
MIRRORED_HEADER: Final = "header-rtl"
_SIZES: Final = {PAGE: (164, 314), HEADER: (150, 57), MIRRORED_HEADER: (150, 57)}
"""What NSIS leaves free for each, in pixels at 100 %."""
_CARDS: Final = ROOT / "assets" / "cards"
_FAN: Final = (("KS", 24.0), ("QH", 8.0), ("JC", -8.0), ("AD", -24.0))
"""The cards of the last page from the left, and how far each is turned against the clock, in degrees."""
_CARD_WIDTH: Final = 54
_PIVOT: Final = (82.0, 330.0)
"""The point at which the fan is held."""
_REACH: Final = 106.0
"""The distance from it to the middle of each card."""
_FINER: Final = 4
"""Everything is drawn that many times larger and then reduced, which smooths turned edges."""


def write_pictures(folder: Path) -> None:
    """Writes `page-100.bmp`, `header-100.bmp`, `header-rtl-100.bmp` and those of the other scales.

    The same art gives the same bytes.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    folder.mkdir(parents=True, exist_ok=True)
    for scale in SCALES:
        fine = scale * _FINER
        header = _header(fine)
        mirrored = pygame.transform.flip(header, flip_x=True, flip_y=False)
        for name, drawn in ((PAGE, _page(fine)), (HEADER, header), (MIRRORED_HEADER, mirrored)):
            width, height = (round(side * scale / 100) for side in _SIZES[name])
            pygame.image.save(pygame.transform.smoothscale(drawn, (width, height)), folder / f"{name}-{scale}.bmp")


def _page(percent: int) -> pygame.Surface:
    """Draw the emblem above a fan of cards on evening blue."""
    import pygame

    width, height = _SIZES[PAGE]
    frame = [path(rectangle(0, 0, width, height), palette.NIGHT)]
    frame += [
        path(polygon(khatam(x, y, 20)), None, palette.TEAL, 0.8, join="miter")
        for y in range(0, height + 40, 40)
        for x in range(2, width + 40, 40)
    ]
    frame += [path(rectangle(side, 0, 2, height), palette.BRASS) for side in (0, width - 2)]
    frame.append(_emblem(width / 2, 92, 62))
    drawn = _raster(document(width, height, frame), width, height, percent)
    for name, turn in _FAN:
        card = _scaled((_CARDS / f"{name}.svg").read_text(encoding="utf-8"), _CARD_WIDTH, percent)
        turned = pygame.transform.rotozoom(card, turn, 1.0)
        away = pygame.Vector2(0, -_REACH).rotate(-turn)
        middle = (pygame.Vector2(_PIVOT) + away) * percent / 100
        drawn.blit(turned, turned.get_rect(center=(round(middle.x), round(middle.y))))
    return drawn


def _header(percent: int) -> pygame.Surface:
    """Draw the emblem at the outer end of a strip in the colour of the pages."""
    width, height = _SIZES[HEADER]
    items = [path(rectangle(0, 0, width, height), palette.PARCHMENT), _emblem(width - 34, height / 2, 25)]
    return _raster(document(width, height, items), width, height, percent)


def _emblem(x: float, y: float, radius: float) -> str:
    """The star with a spade, as in the program's icon."""
    share = radius / 112
    return group(
        [
            path(polygon(khatam(0, 0, 112)), palette.BRASS, palette.BRASS_LIGHT, 4, join="miter"),
            path(polygon(khatam(0, 0, 96)), palette.OXBLOOD, palette.BRASS_DEEP, 2.5, join="miter"),
            path(ellipse(0, 0, 64), palette.PARCHMENT, palette.BRASS, 5),
            group([path(OUTLINES["S"], palette.INK)], move(0, -1, 0.96)),
        ],
        move(x, y, share),
    )


def _raster(source: str, width: int, height: int, percent: int) -> pygame.Surface:
    import pygame

    size = (width * percent // 100, height * percent // 100)
    # without an opaque ground, what is see-through in the picture would be black in the file
    ground = pygame.Surface(size)
    ground.blit(pygame.image.load_sized_svg(io.BytesIO(source.encode()), size), (0, 0))
    return ground


def _scaled(source: str, width: int, percent: int) -> pygame.Surface:
    import pygame

    natural = pygame.image.load(io.BytesIO(source.encode()), "card.svg")
    wide = width * percent // 100
    high = round(wide * natural.get_height() / natural.get_width())
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), (wide, high))


if __name__ == "__main__":
    write_pictures(Path(sys.argv[1]))
