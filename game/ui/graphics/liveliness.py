"""How faces and prizes move a little where somebody has won or lost: for a moment, and not at all afterwards."""

from __future__ import annotations

import math
from typing import Final

import pygame

REACTS_MS: Final = 640.0
"""So long a face takes something to heart."""
_HOP: Final = 0.09
"""How high who is glad hops, as a part of the side of the face."""
_SHAKE: Final = 0.05
"""How far the head of who is dismayed is shaken."""
_NOD_MS: Final = 900.0
"""From one nod of a winner to the next."""
_GLINT_MS: Final = 1900.0
"""From one glint on a cup to the next."""
_GLINT_PART: Final = 0.45
"""The part of that time in which it wanders over the cup."""


def reacting(since: float, now: float, side: int, mood: str) -> tuple[int, int]:
    """Where a face of `side` pixels is, beside its place, that looks so since a moment."""
    part = (now - since) / REACTS_MS
    if not 0.0 < part < 1.0:
        return 0, 0
    if mood == "glad":
        return 0, -round(side * _HOP * abs(math.sin(2 * math.pi * part)) * (1 - part))
    if mood == "dismayed":
        return round(side * _SHAKE * math.sin(5 * math.pi * part) * (1 - part)), 0
    return 0, 0


def nodding(gone: float, lasts: float, side: int, number: int) -> int:
    """How far a winner's face of `side` pixels is above its place, `gone` milliseconds after it began to nod.

    Neighbours, who have another `number`, nod by turns; after `lasts` milliseconds nobody does.
    """
    if not 0.0 < gone < lasts:
        return 0
    calmer = min(1.0, 2 * (1 - gone / lasts))
    return round(side * _HOP / 2 * calmer * max(0.0, math.sin(2 * math.pi * gone / _NOD_MS + math.pi * number)))


def draw_glint(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], gone: float) -> None:
    """Light that wanders over a picture which was drawn there, `gone` milliseconds after it began."""
    part = gone % _GLINT_MS / _GLINT_MS / _GLINT_PART
    if not 0.0 < part < 1.0:
        return
    width, high = picture.get_size()
    band, slant = max(4, width // 5), width // 4
    left = round((width + band + slant) * part) - band - slant
    light = pygame.Surface((width, high), pygame.SRCALPHA)
    corners = [(left + slant, 0), (left + slant + band, 0), (left + band, high), (left, high)]
    pygame.draw.polygon(light, (255, 255, 255, 150), corners)
    light.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)  # no light beside it
    light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGB_MAX)
    surface.blit(light, at)
