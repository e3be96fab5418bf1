"""The window painted piece by piece is compared with a full repaint of the same moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Final

import pygame

from game.ui.graphics.damage import Damage
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.stage.stage import Stage
from game.ui.table.cards.fresh_dots import FreshDots
from game.ui.table.cards.layers import Layers
from game.ui.table.scene import TableScene

_ROUNDING: Final = (12, 12, 12, 255)
"""Blending the same pixels in pieces of another width may round differently, each time that one lies over another."""


def painted_anew(stage: Stage) -> pygame.Surface:
    """Everything of the scene on top, painted by none of what was painted before."""
    scene = stage.top
    surface = MirroredCanvas(stage.size) if scene.mirrored else pygame.Surface(stage.size)
    whole = surface.get_rect()
    if isinstance(scene, TableScene):
        with _other_layers(scene):
            scene.paint(surface, whole)
    else:
        scene.paint(surface, whole)
    return surface


def left_behind(shown: pygame.Surface, stage: Stage) -> list[pygame.Rect] | None:
    """Return the places where the window is wrong; None while cards are still to be drawn in full."""
    anew = _in_the_window(painted_anew(stage), stage)
    if isinstance(scene := stage.top, TableScene) and scene.art.sketched:
        return None
    if shown.get_buffer().raw == anew.get_buffer().raw:  # mostly, and told in no time
        return []
    same = pygame.mask.from_threshold(shown, (0, 0, 0), _ROUNDING, anew)
    same.invert()
    return same.get_bounding_rects()


def _in_the_window(room: pygame.Surface, stage: Stage) -> pygame.Surface:
    """Return the visible part of it in the window, without anything that was there before."""
    if not stage.lens.needed:
        return room
    lens, window = copy(stage.lens), pygame.Surface(stage.window)
    lens._canvas, lens._moved = room, True
    lens.show(window, [], stage.style.theme)
    return window


@contextmanager
def _other_layers(scene: TableScene) -> Iterator[None]:
    """The table with layers that know of no frame before this one; sprites keep what they were painted as."""
    kept, sprites = scene.layers, list(scene.board.pool)
    noted = [(sprite.painted, sprite.picture) for sprite in sprites]
    fresh = Layers(scene.art, FreshDots(scene.style))
    fresh.resize(scene.size, mirrored=scene.mirrored)
    for sprite in sprites:
        sprite.painted = None
    fresh.keep(sprites)
    fresh.update(scene.now, Damage())
    scene.layers = fresh
    yield
    scene.layers = kept
    for sprite, (painted, picture) in zip(sprites, noted, strict=True):
        sprite.painted, sprite.picture = painted, picture
