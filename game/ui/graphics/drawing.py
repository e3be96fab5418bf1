"""Small strokes that many things share: panels, focus rings, lines of text, ornaments."""

from __future__ import annotations

import pygame

from game.ui.graphics.panels import PanelKind, panel_markup
from game.ui.graphics.style import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.text import TextStyle

RADIUS = 10
"""Corner radius of a panel, in units."""
_PANEL_EDGE = 16
"""No panel has an edge as wide as that, in units."""


def draw_panel(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, kind: PanelKind, radius: float = RADIUS, shadow: int = 0
) -> None:
    """A panel that fills `rect`, with a soft shadow of `shadow` units beneath it."""
    if rect.width < 4 or rect.height < 4:
        return
    corner = min(style.px(radius), rect.height // 2)
    if shadow:
        depth = style.px(shadow)
        soft = style.pictures.shadow(rect.size, corner, depth)
        surface.blit(soft, (rect.left - 2 * depth, rect.top - 2 * depth + depth // 2))
    if kind is PanelKind.BARE:
        return
    surface.blit(_panel(style, rect.size, kind, corner), rect)


def _panel(style: Style, size: tuple[int, int], kind: PanelKind, corner: int) -> pygame.Surface:
    """A panel, drawn as wide as its ends are and stretched between them: every column there is the same."""
    wide, high = size
    end = corner + style.px(_PANEL_EDGE)
    if wide <= 4 * end:
        return style.pictures.drawn(panel_markup(kind, style.theme, size, corner, style.scale), size)
    markup = panel_markup(kind, style.theme, (2 * end + 1, high), corner, style.scale)
    ready = style.pictures.made(markup, size)
    if ready is not None:
        return ready
    small = style.pictures.drawn(markup, (2 * end + 1, high))
    panel = pygame.Surface(size, pygame.SRCALPHA)
    between = pygame.transform.scale(small.subsurface((end, 0, 1, high)), (wide - 2 * end, high))
    for part, left in ((between, end), (small.subsurface((0, 0, end, high)), 0)):
        panel.blit(part, (left, 0), special_flags=pygame.BLEND_RGBA_ADD)
    panel.blit(small.subsurface((end + 1, 0, end, high)), (wide - end, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return style.pictures.store(markup, size, panel.convert_alpha())


def draw_focus(surface: pygame.Surface, style: Style, rect: pygame.Rect, radius: float = RADIUS) -> None:
    """The ring around what has the keyboard focus."""
    gap, width = style.px(4), max(2, style.px(3))
    ring = rect.inflate(2 * gap, 2 * gap)
    corner = style.px(radius) + gap
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{ring.width}" height="{ring.height}">'
        f'<rect x="{width / 2}" y="{width / 2}" width="{ring.width - width}" height="{ring.height - width}" '
        f'rx="{corner}" fill="none" stroke="{hex_of(style.theme.focus)}" stroke-width="{width}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, ring.size), ring)


def draw_text(
    surface: pygame.Surface,
    style: Style,
    text: str,
    units: float,
    colour: Rgb,
    text_style: TextStyle = TextStyle.BODY,
    **anchor: tuple[int, int],
) -> pygame.Rect:
    """One line of text of a size in units, placed by one anchor such as `midleft=(x, y)`.

    Returns its whole rectangle, also where it is clipped.
    """
    line = style.type.line(text, style.text(units), colour, text_style)
    rect = line.get_rect(**anchor)
    surface.blit(line, rect)
    return rect


def draw_paragraph(
    surface: pygame.Surface,
    style: Style,
    text: str,
    units: float,
    colour: Rgb,
    rect: pygame.Rect,
    text_style: TextStyle = TextStyle.BODY,
) -> int:
    """Wrapped lines from the top of `rect`, each beginning at the side where lines of the language begin.

    Returns the height used in pixels.
    """
    size = style.text(units)
    step = style.type.height(size, text_style)
    top = rect.top
    begins_here = is_mirrored(surface) == style.mirrored
    for text_line in style.type.wrap(text, size, rect.width, text_style):
        line = style.type.line(text_line, size, colour, text_style)
        surface.blit(line, (rect.left if begins_here else rect.right - line.get_width(), top))
        top += step
    return top - rect.top
