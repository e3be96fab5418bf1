"""Small strokes that many things share: plates, focus rings, lines of text, ornaments."""

from __future__ import annotations

import pygame

from game.ui.graphics.panels import PlateKind, plate_markup
from game.ui.graphics.style import Look
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.text import Style

RADIUS = 10
"""Corner radius of a plate, in units."""
_PLATE_EDGE = 16
"""No plate has an edge as wide as that, in units."""


def draw_plate(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, kind: PlateKind, radius: float = RADIUS, shadow: int = 0
) -> None:
    """A plate that fills `rect`, with a soft shadow of `shadow` units beneath it."""
    if rect.width < 4 or rect.height < 4:
        return
    corner = min(look.px(radius), rect.height // 2)
    if shadow:
        depth = look.px(shadow)
        soft = look.pictures.shadow(rect.size, corner, depth)
        surface.blit(soft, (rect.left - 2 * depth, rect.top - 2 * depth + depth // 2))
    if kind is PlateKind.BARE:
        return
    surface.blit(_plate(look, rect.size, kind, corner), rect)


def _plate(look: Look, size: tuple[int, int], kind: PlateKind, corner: int) -> pygame.Surface:
    """A plate, drawn as wide as its ends are and stretched between them: every column there is the same."""
    wide, high = size
    end = corner + look.px(_PLATE_EDGE)
    if wide <= 4 * end:
        return look.pictures.drawn(plate_markup(kind, look.theme, size, corner, look.scale), size)
    markup = plate_markup(kind, look.theme, (2 * end + 1, high), corner, look.scale)
    ready = look.pictures.made(markup, size)
    if ready is not None:
        return ready
    small = look.pictures.drawn(markup, (2 * end + 1, high))
    plate = pygame.Surface(size, pygame.SRCALPHA)
    between = pygame.transform.scale(small.subsurface((end, 0, 1, high)), (wide - 2 * end, high))
    for part, left in ((between, end), (small.subsurface((0, 0, end, high)), 0)):
        plate.blit(part, (left, 0), special_flags=pygame.BLEND_RGBA_ADD)
    plate.blit(small.subsurface((end + 1, 0, end, high)), (wide - end, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return look.pictures.store(markup, size, plate.convert_alpha())


def draw_focus(surface: pygame.Surface, look: Look, rect: pygame.Rect, radius: float = RADIUS) -> None:
    """The ring around what has the keyboard focus."""
    gap, width = look.px(4), max(2, look.px(3))
    ring = rect.inflate(2 * gap, 2 * gap)
    corner = look.px(radius) + gap
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{ring.width}" height="{ring.height}">'
        f'<rect x="{width / 2}" y="{width / 2}" width="{ring.width - width}" height="{ring.height - width}" '
        f'rx="{corner}" fill="none" stroke="{hex_of(look.theme.focus)}" stroke-width="{width}"/></svg>'
    )
    surface.blit(look.pictures.drawn(markup, ring.size), ring)


def draw_text(
    surface: pygame.Surface,
    look: Look,
    text: str,
    units: float,
    colour: Rgb,
    style: Style = Style.BODY,
    **anchor: tuple[int, int],
) -> pygame.Rect:
    """One line of text of a size in units, placed by one anchor such as `midleft=(x, y)`.

    Returns its whole rectangle, also where it is clipped.
    """
    line = look.type.line(text, look.text(units), colour, style)
    rect = line.get_rect(**anchor)
    surface.blit(line, rect)
    return rect


def draw_paragraph(
    surface: pygame.Surface,
    look: Look,
    text: str,
    units: float,
    colour: Rgb,
    rect: pygame.Rect,
    style: Style = Style.BODY,
) -> int:
    """Wrapped lines from the top of `rect`, each beginning at the side where lines of the language begin.

    Returns the height used in pixels.
    """
    size = look.text(units)
    step = look.type.height(size, style)
    top = rect.top
    begins_here = is_mirrored(surface) == look.mirrored
    for text_line in look.type.wrap(text, size, rect.width, style):
        line = look.type.line(text_line, size, colour, style)
        surface.blit(line, (rect.left if begins_here else rect.right - line.get_width(), top))
        top += step
    return top - rect.top
