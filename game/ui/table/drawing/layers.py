"""The still layer and what moves above it: only what changed is painted again.

The still layer holds the ground and every sprite at rest. A sprite that starts to move is taken out of it and painted
over it, together with the resting sprites that lie above the moving one; when it comes to rest it is put back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame

from game.ui.damage import Damage
from game.ui.mirror import MirroredCanvas
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.sprite import Sprite

Paint = Callable[[pygame.Surface, pygame.Rect], None]


class StillPainter(Protocol):
    """What lies still besides sprites."""

    def paint_still(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything below the cards."""
        ...

    def paint_marks(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies on resting cards: seals and outlines."""
        ...


class Layers:
    """Composes sprites over a ground."""

    def __init__(self, art: CardArt) -> None:
        self._art = art
        self._still = pygame.Surface((1, 1))
        self._mirrored = False
        """Whether everything is painted on mirrored canvases; cards then lean the other way."""
        self._stale = Damage()
        self._sprites: list[Sprite] = []
        self._moving: list[Sprite] = []
        self._now = 0.0
        """The moment of the last update: painted is what was reported then, however long painting takes to begin."""

    @property
    def busy(self) -> bool:
        """Whether some sprite moves."""
        return bool(self._moving)

    def resize(self, size: tuple[int, int], *, mirrored: bool = False) -> None:
        """Begin anew for a window of `size`."""
        self._mirrored = mirrored
        self._still = MirroredCanvas(size) if mirrored else pygame.Surface(size)
        self._stale.everything(size)
        self._moving = []

    def keep(self, sprites: Iterable[Sprite]) -> None:
        """These are all sprites from now on, in any order."""
        self._sprites = sorted(sprites, key=_z)
        self._moving = [sprite for sprite in self._moving if sprite in self._sprites]

    def restack(self) -> None:
        """Sprites changed their z."""
        self._sprites.sort(key=_z)

    def touch(self, area: pygame.Rect, damage: Damage) -> None:
        """Something of the ground or the marks changed within `area`."""
        self._stale.add(area)
        damage.add(area)

    def update(self, now: float, damage: Damage) -> None:
        """Find out what moves now and what has come to rest; report what must be painted again."""
        self._now = now
        moving = []
        moved_before = set(self._moving)
        for sprite in self._sprites:
            was_moving = sprite in moved_before
            rests = sprite.resting(now)
            if rests and not was_moving and sprite.painted is not None:
                continue
            area = self._drawing(sprite, now)[1]
            if sprite.painted is not None and (area != sprite.painted or rests or not was_moving):
                damage.add(sprite.painted)
            if not was_moving and sprite.painted is not None:
                self._stale.add(sprite.painted)
            damage.add(area)
            sprite.painted = area
            if rests:
                self._stale.add(area)
            else:
                moving.append(sprite)
        self._moving = moving

    def drop(self, sprite: Sprite, damage: Damage) -> None:
        """A sprite is taken away, or is somewhere else or something else without having moved."""
        if sprite.painted is not None:
            self.touch(sprite.painted, damage)
            sprite.painted = None

    def paint(self, surface: pygame.Surface, area: pygame.Rect, painter: StillPainter, between: Paint) -> None:
        """Paint `area` as of the last update; `between` paints what lies over resting and under moving sprites."""
        self._refresh_still(painter)
        surface.blit(self._still, area, area)
        between(surface, area)
        for sprite, clip in self._above(area):
            surface.set_clip(clip)
            self._blit(surface, sprite)
        surface.set_clip(area)

    def _above(self, area: pygame.Rect) -> list[tuple[Sprite, pygame.Rect]]:
        """What moves, and what rests above it, with the parts to paint: of a resting sprite only what covers others.

        The rest of it is on the still layer already; its soft shadow must not be painted twice.
        """
        moving = [sprite for sprite in self._moving if sprite.painted and sprite.painted.colliderect(area)]
        if not moving:
            return []
        lowest, moved = moving[0].z, set(moving)
        shown: list[tuple[Sprite, pygame.Rect]] = []
        for sprite in self._sprites:
            if sprite.painted is None or sprite.z < lowest or not sprite.painted.colliderect(area):
                continue
            if sprite in moved:
                shown.append((sprite, area))
                continue
            beneath = [below.painted for below, _clip in shown if below.painted and below in moved]
            covered = [rect for rect in beneath if rect.colliderect(sprite.painted)]
            if covered:
                shown.append((sprite, covered[0].unionall(covered[1:]).clip(area)))
        return shown

    def _refresh_still(self, painter: StillPainter) -> None:
        if not self._stale:
            return
        moving = set(self._moving)
        for area in self._stale.take(self._still.get_rect()):
            self._still.set_clip(area)
            painter.paint_still(self._still, area)
            for sprite in self._sprites:
                if sprite.painted and not sprite.buried and sprite not in moving and sprite.painted.colliderect(area):
                    self._blit(self._still, sprite)
            painter.paint_marks(self._still, area)
        self._still.set_clip(None)

    def _blit(self, surface: pygame.Surface, sprite: Sprite) -> None:
        surface.blit(*self._drawing(sprite, self._now))

    def _drawing(self, sprite: Sprite, now: float) -> tuple[pygame.Surface, pygame.Rect]:
        drawing = sprite.drawing(self._art, now, mirrored=self._mirrored)
        if sprite.dim:
            drawing = self._art.dimmed(drawing)
        return drawing.surface, drawing.area(sprite.x.at(now), sprite.y.at(now), mirrored=self._mirrored)


def _z(sprite: Sprite) -> tuple[float, int]:
    return sprite.z, sprite.number
