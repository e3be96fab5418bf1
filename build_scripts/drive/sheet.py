"""A contact sheet: many pictures, small, each with its caption beneath."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from game.ui.graphics.text import Typesetter

_GAP: Final = 12
_CAPTION: Final = 26
_LETTERS: Final = 18
_GROUND: Final = (24, 26, 32)
_INK: Final = (235, 230, 220)


def contact_sheet(pictures: Sequence[tuple[str, Path]], path: Path, columns: int = 4, width: int = 640) -> None:
    """Writes the pictures with their captions into one PNG; each is `width` pixels wide, its height as it comes."""
    pygame.font.init()
    typesetter = Typesetter()
    cells = []
    for caption, picture in pictures:
        whole = _full_colour(pygame.image.load(picture))
        small = pygame.transform.smoothscale(whole, (width, round(whole.get_height() * width / whole.get_width())))
        cells.append((caption, small))
    columns = max(1, min(columns, len(cells)))
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    heights = [max(small.get_height() for _, small in row) + _CAPTION + _GAP for row in rows]
    sheet = pygame.Surface((columns * (width + _GAP) + _GAP, sum(heights) + _GAP))
    sheet.fill(_GROUND)
    top = _GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (caption, small) in enumerate(row):
            left = _GAP + column * (width + _GAP)
            sheet.blit(small, (left, top))
            line = typesetter.line(caption, _LETTERS, _INK)
            sheet.blit(line, (left, top + small.get_height() + 2), (0, 0, width, line.get_height()))
        top += height
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet, str(path))


def _full_colour(picture: pygame.Surface) -> pygame.Surface:
    """The picture with 24 bits a pixel; a file with few colours comes with a palette."""
    plain = pygame.Surface(picture.get_size(), depth=24)
    plain.blit(picture, (0, 0))
    return plain
