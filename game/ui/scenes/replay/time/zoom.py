"""What the cell of a round opens into: the ground of its moments, which widens from the cell to the whole slider."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of, luminance
from game.ui.mirror import is_mirrored

AIR: Final = 9
"""Units between the cells of rounds and the moments of one."""
_SHARE: Final = 5
"""In a line that is not high it has no more than 1 / so many of the height of cells."""
_LINE: Final = 1.6
"""Units of the width of its edges."""
_GROUND: Final = 0.16
_DARK_GROUND: Final = 0.11
_EDGES: Final = 0.9
"""How much is seen of its ground, less where that is darker than the panel, as words on it are, and of its edges."""


def air(style: Style, high: int) -> int:
    """Pixels of it in a line the cells of which could be so high."""
    return min(style.px(AIR), high // _SHARE)


def seen_of(style: Style, cell: pygame.Rect) -> pygame.Rect:
    """What is drawn of a cell: there is a little room between two."""
    return cell.inflate(-max(2, style.px(4)), 0)


def draw_zoom(
    surface: pygame.Surface, style: Style, cell: pygame.Rect, split: int, groove: pygame.Rect, bottom: int
) -> None:
    """From the lower edge of a cell to the width of a groove at `split`, and on to the `bottom`."""
    area = pygame.Rect(groove.left, cell.bottom, groove.width, bottom - cell.bottom)
    if area.width <= 0 or area.height <= 0:
        return
    wide = max(1.2, _LINE * style.scale)
    near, far = wide / 2, area.width - wide / 2
    left, right = max(near, cell.left - area.left + near), min(far, cell.right - area.left - near)
    turn, foot = split - area.top, area.height
    sides = f"M{left} 0 L{near} {turn} V{foot} M{right} 0 L{far} {turn} V{foot}"
    turned = f' transform="matrix(-1 0 0 1 {area.width} 0)"' if is_mirrored(surface) else ""
    gilt = style.theme.gilt
    seen = _GROUND if luminance(gilt) > luminance(style.theme.panel) else _DARK_GROUND
    colour = hex_of(gilt)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}"><g{turned}>'
        f'<path d="M{left} 0 L{near} {turn} V{foot} H{far} V{turn} L{right} 0 Z" fill="{colour}" '
        f'fill-opacity="{seen}"/>'
        f'<path d="{sides}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-opacity="{_EDGES}"/></g></svg>'
    )
    surface.blit(style.pictures.drawn(markup, area.size), area)
