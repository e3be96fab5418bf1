"""Whether two pictures look the same."""

from __future__ import annotations

from typing import Final

import pygame

_ROUNDING: Final = (4, 4, 4, 255)
"""Blending the same pixels in pieces of another width may round differently."""


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether no pixel differs visibly."""
    width, height = one.get_size()
    return pygame.mask.from_threshold(one, (0, 0, 0), _ROUNDING, other).count() == width * height
