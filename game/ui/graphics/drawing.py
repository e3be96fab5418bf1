"""What everything on screen is drawn with: palette, type, pictures and the scale of the window; panels and strokes.

Panels are written as SVG, so that their edges and gradients are smooth at every size.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import lru_cache
from typing import Final

import pygame

from game.i18n import language, right_to_left
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.pictures import Pictures
from game.ui.graphics.tables import USUAL, TableLook
from game.ui.graphics.text import SMALLEST, TextStyle, Typesetter
from game.ui.graphics.theme import EVENING, Rgb, Theme, contrast, hex_of, mixed, table_theme

SMALLEST_WINDOW: Final = (600, 600)
_DESIGNED_FOR: Final = (1920, 1080)
_SMALLEST_SCALE: Final = 0.6
_LEAST_ROOM: Final = (1280, 720)
"""Scenes are laid out for so many units at least."""
SMALLEST_TARGET: Final = 24
"""Nothing that can be clicked is smaller than this, in pixels."""


def scale_for(size: tuple[int, int], wanted: float = 1.0) -> float:
    """Pixels per unit for a window; one unit is a pixel at 1920x1080. `wanted` is the player's factor (0.75 to 2).

    A window that is higher than wide has no more units across than scenes need.
    """
    across = _LEAST_ROOM[0] if size[1] > size[0] else _DESIGNED_FOR[0]
    natural = min(size[0] / across, size[1] / _DESIGNED_FOR[1])
    return max(_SMALLEST_SCALE, max(natural, _SMALLEST_SCALE) * wanted)


def room_for(size: tuple[int, int], wanted: float = 1.0) -> tuple[int, int]:
    """The pixels that scenes are laid out for in a window: more than it has where the player wants things so large."""
    scale = scale_for(size, wanted)
    wide, high = (math.ceil(round(least * scale, 6)) for least in _LEAST_ROOM)  # which is no pixel more by rounding
    return max(size[0], wide), max(size[1], high)


def largest_scale(size: tuple[int, int]) -> float:
    """The largest factor with which scenes need no more room than a window has; no less than 1."""
    return max(1.0, min(size[0] / _LEAST_ROOM[0], size[1] / _LEAST_ROOM[1]) / scale_for(size))


@dataclass(slots=True)
class Style:
    """Handed to everything that draws. Sizes in code are units; `px` and `text` turn them into pixels."""

    theme: Theme = EVENING
    type: Typesetter = field(default_factory=Typesetter)
    pictures: Pictures = field(default_factory=Pictures)
    scale: float = 1.0
    own_face: str = ""
    """The portrait of the player; empty: the first letter of the name."""
    table: TableLook = USUAL
    """The table that is played at."""

    @property
    def mirrored(self) -> bool:
        """Whether lines begin at the right, so that scenes are shown the other way round."""
        return right_to_left()

    @property
    def signature(self) -> tuple[object, ...]:
        """Everything but the window's size that places and colours depend on; equal where nothing need be made anew."""
        return self.scale, self.theme.name, self.table.name, self.pictures.deck, self.own_face, language()

    def at_table(self) -> Style:
        """The style of the table: the same fonts and pictures, its own palette."""
        return replace(self, theme=self.table.dyed(table_theme(self.theme)))

    def px(self, units: float) -> int:
        """Pixels of a length, at least 1."""
        return max(1, round(units * self.scale))

    def text(self, units: float) -> int:
        """Pixels of a text size, never below what can be read."""
        return max(SMALLEST, round(units * self.scale))

    def target(self, units: float) -> int:
        """Pixels of something that can be clicked."""
        return max(SMALLEST_TARGET, round(units * self.scale))


class PanelKind(Enum):
    """What a panel is for."""

    PANEL = auto()
    """A large surface that holds a scene's things."""
    TRAY = auto()
    """Sunk into a panel: lists, graphs."""
    ROW = auto()
    ROW_HOVER = auto()
    ROW_CHOSEN = auto()
    ROW_RINGED = auto()
    """The same within the ring of the focus, which is edge enough."""
    PLAIN = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()
    BARE = auto()
    BRASS = auto()
    BRASS_HOVER = auto()
    BRASS_PRESSED = auto()
    DANGER = auto()
    DANGER_HOVER = auto()
    FIELD = auto()
    TOAST = auto()
    PARCHMENT = auto()
    MARKED = auto()
    """A paragraph of a page that was asked for."""
    FOUND = auto()
    """A word of a page that was searched."""
    FELT = auto()
    """A small table: felt in a wooden rim."""
    CLOTH = auto()
    """A cloth with a hem."""
    SEAT = auto()
    SEAT_OWN = auto()


@dataclass(frozen=True, slots=True)
class _Recipe:
    """Fill from top to bottom, edge, and how opaque the fill is."""

    top: Rgb
    bottom: Rgb
    edge: Rgb
    opacity: float = 1.0
    edge_opacity: float = 1.0
    width: float = 1.5
    shine: float = 0.0
    """Opacity of a light line under the upper edge."""


@lru_cache(maxsize=256)
def _recipe(kind: PanelKind, theme: Theme) -> _Recipe:
    raised, panel, brass = theme.panel_raised, theme.panel, theme.brass
    lighter = theme.panel_hover
    lip = theme.brass_light if contrast(theme.brass_light, panel) >= 3.0 else theme.rim_lit
    match kind:
        case PanelKind.PANEL:
            return _Recipe(mixed(panel, raised, 0.35), panel, brass, 0.96, 0.55, 1.5, 0.10)
        case PanelKind.TRAY:
            return _Recipe(mixed(panel, theme.night, 0.65), mixed(panel, theme.night, 0.4), theme.panel_edge, 0.9, 0.5)
        case PanelKind.ROW:
            return _Recipe(raised, raised, theme.rim, 0.55)
        case PanelKind.ROW_HOVER:
            return _Recipe(lighter, lighter, theme.brass_dark, 0.9)
        case PanelKind.ROW_CHOSEN:
            chosen = mixed(lighter, theme.dusk, 0.3)
            return _Recipe(chosen, mixed(raised, lighter, 0.5), theme.rim_lit, 1.0, 1.0, 2.5, 0.10)
        case PanelKind.ROW_RINGED:
            return replace(_recipe(PanelKind.ROW_CHOSEN, theme), edge_opacity=0.0, shine=0.0)
        case PanelKind.PLAIN:
            return _Recipe(lighter, mixed(raised, panel, 0.2), theme.brass_dark, 0.95, 1.0, 1.5, 0.10)
        case PanelKind.HOVER:
            return _Recipe(mixed(lighter, brass, 0.18), mixed(raised, brass, 0.10), theme.rim_lit, 1.0, 1.0, 2.0, 0.14)
        case PanelKind.PRESSED:
            return _Recipe(mixed(panel, brass, 0.12), mixed(raised, brass, 0.12), theme.rim_lit, 1.0, 1.0, 2.0)
        case PanelKind.DISABLED:
            return _Recipe(panel, panel, theme.panel_edge, 0.7, 0.5)
        case PanelKind.BARE:
            return _Recipe(panel, panel, theme.panel_edge, 0.0, 0.0)
        case PanelKind.BRASS:
            return _Recipe(mixed(theme.brass_light, brass, 0.25), mixed(brass, theme.brass_dark, 0.15), lip, shine=0.45)
        case PanelKind.BRASS_HOVER:
            return _Recipe(mixed(theme.brass_light, (255, 255, 255), 0.25), brass, lip, shine=0.6)
        case PanelKind.BRASS_PRESSED:
            return _Recipe(mixed(brass, theme.brass_dark, 0.25), brass, lip)
        case PanelKind.DANGER:
            return _Recipe(mixed(raised, theme.bad, 0.10), mixed(panel, theme.bad, 0.08), mixed(panel, theme.bad, 0.8))
        case PanelKind.DANGER_HOVER:
            return _Recipe(mixed(raised, theme.bad, 0.28), mixed(panel, theme.bad, 0.22), theme.bad, width=2.0)
        case PanelKind.FIELD:
            return _Recipe(mixed(panel, theme.night, 0.7), mixed(panel, theme.night, 0.5), theme.rim)
        case PanelKind.TOAST:
            return _Recipe(mixed(theme.message, theme.wood, 0.10), theme.message, brass, 0.98, 0.9, 1.5, 0.12)
        case PanelKind.FELT:
            return _Recipe(theme.felt_light, theme.felt_deep, mixed(theme.wood, theme.wood_light, 0.4), width=14.0)
        case PanelKind.CLOTH:
            return _Recipe(theme.felt_light, theme.felt_deep, theme.rim, width=3.0)
        case PanelKind.SEAT:
            return _Recipe(lighter, panel, theme.brass_dark, shine=0.10)
        case PanelKind.SEAT_OWN:
            return _Recipe(mixed(lighter, theme.dusk, 0.3), panel, brass, width=2.5, shine=0.10)
        case PanelKind.MARKED:
            page = mixed(theme.parchment, theme.brass, 0.35)
            return _Recipe(page, page, theme.brass_dark, 1.0, 0.4)
        case PanelKind.FOUND:
            return _Recipe(theme.brass_light, theme.brass_light, theme.brass_dark)
        case PanelKind.PARCHMENT:
            return _Recipe(theme.parchment, mixed(theme.parchment, theme.brass, 0.12), theme.brass_dark)


def edge_of(kind: PanelKind, theme: Theme, ground: Rgb) -> Rgb:
    """The colour of a panel's edge where it lies on a ground."""
    recipe = _recipe(kind, theme)
    return mixed(ground, recipe.edge, recipe.edge_opacity)


@lru_cache(maxsize=512)
def panel_markup(kind: PanelKind, theme: Theme, size: tuple[int, int], radius: int, unit: float) -> str:
    """The SVG of a panel of `size` pixels; `unit` is the number of pixels of one unit of length."""
    recipe = _recipe(kind, theme)
    width, height = size
    stroke = max(1.0, recipe.width * unit)
    inset = stroke / 2
    inner = f'x="{inset}" y="{inset}" width="{width - stroke}" height="{height - stroke}" rx="{radius}"'
    shine = ""
    if recipe.shine:
        y = stroke + 0.5
        shine = (
            f'<line x1="{radius}" x2="{width - radius}" y1="{y}" y2="{y}" stroke="#fff" '
            f'stroke-opacity="{recipe.shine}" stroke-width="{max(1.0, unit)}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{hex_of(recipe.top)}"/><stop offset="1" stop-color="{hex_of(recipe.bottom)}"/>'
        f'</linearGradient></defs><rect {inner} fill="url(#g)" fill-opacity="{recipe.opacity}" '
        f'stroke="{hex_of(recipe.edge)}" stroke-opacity="{recipe.edge_opacity}" stroke-width="{stroke}"/>{shine}</svg>'
    )


RADIUS = 10
"""Corner radius of a panel, in units."""
_VEIL: Final = 0.45
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


def panel_area(style: Style, rect: pygame.Rect, shadow: int) -> pygame.Rect:
    """What such a panel covers together with its shadow."""
    depth = style.px(shadow)
    return rect.union(rect.inflate(4 * depth, 4 * depth).move(0, depth // 2))


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
    panel = pygame.Surface(size, pygame.SRCALPHA, small)
    between = panel.subsurface((end, 0, wide - 2 * end, high))
    pygame.transform.scale(small.subsurface((end, 0, 1, high)), between.get_size(), between)
    panel.blit(small.subsurface((0, 0, end, high)), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    panel.blit(small.subsurface((end + 1, 0, end, high)), (wide - end, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return style.pictures.store(markup, size, panel)


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


def draw_veil(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    """Darkness over a lit button that lies under an overlay."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">'
        f'<rect width="{rect.width}" height="{rect.height}" rx="{style.px(RADIUS)}" fill-opacity="{_VEIL}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


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
