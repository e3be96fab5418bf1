"""Small signs for what a button does, drawn in strokes of one colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of

_SHAPES: Final[Mapping[str, str]] = {
    "more": '<path d="M6.6 12h.01M12 12h.01M17.4 12h.01" stroke-width="3.6"/>',
    "new_match": '<rect x="3" y="5.5" width="10" height="14" rx="1.6" transform="rotate(-9 8 12.5)"/>'
    '<path d="M11.5 4.6l7.9 1.4a1.6 1.6 0 0 1 1.3 1.9l-1.9 10.6a1.6 1.6 0 0 1-1.9 1.3l-2.3-.4"/>'
    '<path d="M8 10v5M5.5 12.5h5"/>',
    "load": '<path d="M3 7.2V18a1.8 1.8 0 0 0 1.8 1.8h14.4A1.8 1.8 0 0 0 21 18V9a1.8 1.8 0 0 0-1.8-1.8h-7.4'
    'L9.6 4.6H4.8A1.8 1.8 0 0 0 3 6.4zM3 11h18"/>',
    "lessons": '<path d="M2 9.2L12 4.6l10 4.6-10 4.6z"/><path d="M6.2 11.4v4.8c1.6 1.7 3.5 2.5 5.8 2.5s4.2-.8 5.8-2.5'
    'v-4.8M22 9.2v6.2"/>',
    "days": '<rect x="3.4" y="5" width="17.2" height="15.4" rx="1.8"/><path d="M3.4 9.6h17.2M8 2.8v4M16 2.8v4"/>'
    '<path d="M12 11.4l1.1 2.3 2.5.3-1.8 1.8.4 2.5-2.2-1.2-2.2 1.2.4-2.5-1.8-1.8 2.5-.3z"/>',
    "sheets": '<rect x="4.4" y="3" width="15.2" height="18" rx="1.8"/><path d="M12 6.4v11.4M7.4 9.6h2.2M7.4 13h2.2'
    'M7.4 16.4h2.2M14.4 9.6h2.2M14.4 13h2.2M4.4 6.4h15.2"/>',
    "statistics": '<path d="M3 20.6h18M5 17.4v-4.6h3.2v4.6zM10.4 17.4V4.6h3.2v12.8zM15.8 17.4V9h3.2v8.4z"/>',
    "rules": '<path d="M12 6.4C10 4.8 7 4.2 3 4.4v14c4-.2 7 .4 9 2 2-1.6 5-2.2 9-2v-14c-4-.2-7 .4-9 2zM12 6.4v14"/>',
    "settings": '<circle cx="12" cy="12" r="3.1"/><path d="M10.3 2.8h3.4l.5 2.7 1.7.9 2.6-1 1.7 2.9-2.1 1.8v1.9l2.1 1.8'
    '-1.7 2.9-2.6-1-1.7.9-.5 2.7h-3.4l-.5-2.7-1.7-.9-2.6 1-1.7-2.9 2.1-1.8v-1.9L3.8 8.3l1.7-2.9 2.6 1 1.7-.9z"/>',
    "copy": '<rect x="8.6" y="8.6" width="11.8" height="11.8" rx="2"/>'
    '<path d="M15.4 8.4V5.6a2 2 0 0 0-2-2H5.6a2 2 0 0 0-2 2v7.8a2 2 0 0 0 2 2h2.8"/>',
    "paste": '<path d="M8.4 5H6.2a1.8 1.8 0 0 0-1.8 1.8v12A1.8 1.8 0 0 0 6.2 20.6h11.6a1.8 1.8 0 0 0 1.8-1.8v-12'
    'A1.8 1.8 0 0 0 17.8 5h-2.2"/><rect x="8.4" y="3" width="7.2" height="4.2" rx="1.2"/><path d="M12 10.6v6M9.4 14.2'
    'l2.6 2.6 2.6-2.6"/>',
    "export": '<path d="M12 15V3.6M8 7.4l4-4 4 4M4 14.6v4A1.8 1.8 0 0 0 5.8 20.4h12.4a1.8 1.8 0 0 0 1.8-1.8v-4"/>',
    "down": '<path d="M5 9l7 7 7-7" stroke-width="2.4"/>',
    "onward": '<path d="M9 5l7 7-7 7" stroke-width="2.2"/>',
    "cross": '<path d="M6 6l12 12M18 6L6 18" stroke-width="2.6"/>',
    "level": '<path d="M5 9.5h14M5 14.5h14" stroke-width="2.6"/>',
    "tick": '<path d="M4.5 12.8l5 5L19.5 7" stroke-width="2.6"/>',
    "diamond": '<path d="M12 9.5l2.5 2.5-2.5 2.5-2.5-2.5z" stroke-width="3.8" stroke-linejoin="miter"/>',
    "delete": '<path d="M4 6.4h16M9 6.2V4.4A1.4 1.4 0 0 1 10.4 3h3.2A1.4 1.4 0 0 1 15 4.4v1.8"/>'
    '<path d="M6 6.6l1 12.6a1.8 1.8 0 0 0 1.8 1.6h6.4a1.8 1.8 0 0 0 1.8-1.6l1-12.6M10.2 10.6v6M13.8 10.6v6"/>',
}
"""By what they stand for, in a square of 24."""


def icon(style: Style, name: str, side: int, colour: Rgb) -> pygame.Surface:
    """A sign as wide and high as `side` pixels."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{hex_of(colour)}" '
        f'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">{_SHAPES[name]}</svg>'
    )
    return style.pictures.drawn(markup, (side, side))
