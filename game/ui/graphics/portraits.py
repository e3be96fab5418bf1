"""The faces of people, cut to a circle: rasterised once for each size and mood."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.resources import asset
from game.ui.graphics.pictures import Pictures

_DISC: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<circle cx="50" cy="50" r="50" fill="#ffffff"/></svg>'
)


@cache
def is_drawn(key: str) -> bool:
    """Whether there are pictures of this face: settings of a newer version or a new cast may name one without."""
    try:
        asset("people", f"{key}-calm.svg")
    except FileNotFoundError:
        return False
    return True


def portrait(pictures: Pictures, key: str, mood: str, side: int) -> pygame.Surface:
    """The face that is called `key` in a mood (`calm`, `thinking`, `glad`, `dismayed`), as wide as `side`."""
    name, size = f"portrait {key} {mood}", (side, side)
    ready = pictures.made(name, size)
    if ready is not None:
        return ready
    face = pygame.image.load_sized_svg(asset("people", f"{key}-{mood}.svg"), size).convert_alpha()
    face.blit(pictures.drawn(_DISC, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pictures.store(name, size, face)
