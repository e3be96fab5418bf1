"""The still layer and what moves above it: only what changed is painted again.

The still layer holds the ground and every sprite at rest. A sprite that starts to move is taken out of it and painted
over it, together with the resting sprites that lie above the moving one; when it comes to rest it is put back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Final, Protocol

import pygame

from game.ui.graphics.damage import Damage
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.table.cards.card_art import LEVELS, CardArt
from game.ui.table.cards.fresh_dots import FreshDots
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Rect, without

_DEPTH: Final = attrgetter("z", "number")
Paint = Callable[[pygame.Surface, pygame.Rect], None]


class StillPainter(Protocol):
    """What lies still besides sprites."""

    def paint_still(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything below the cards."""

    def paint_marks(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies on resting cards: seals and outlines."""


class Layers:
    """Composes sprites over a ground."""

    def __init__(self, art: CardArt, dots: FreshDots) -> None:
        self._art = art
        self._dots = dots
        self._still = pygame.Surface((1, 1))
        self._mirrored = False
        """Whether everything is painted on mirrored canvases; cards then lean the other way."""
        self._stale = Damage()
        self._sprites: list[Sprite] = []
        self._moving: list[Sprite] = []
        self.restless = False
        """Whether some sprite will soon look different, or be elsewhere, by itself; not while one is only held."""
        self._looked_at = float("-inf")
        """The time of the last update."""

    @property
    def busy(self) -> bool:
        """Whether some sprite moves or is held."""
        return bool(self._moving)

    def resize(self, size: tuple[int, int], *, mirrored: bool = False) -> None:
        """Begin anew for a window of `size`."""
        self._mirrored = mirrored
        self._still = MirroredCanvas(size) if mirrored else pygame.Surface(size)
        self._stale.everything(size)
        self._moving = []
        self.restless = False

    def keep(self, sprites: Iterable[Sprite]) -> None:
        """These are all sprites from now on, in any order."""
        self._sprites = sorted(sprites, key=_DEPTH)
        self._moving = [sprite for sprite in self._moving if sprite in self._sprites]

    def restack(self) -> None:
        """Sprites changed their z."""
        self._sprites.sort(key=_DEPTH)

    def touch(self, area: pygame.Rect, damage: Damage) -> None:
        """Something of the ground or the marks changed within `area`."""
        self._stale.add(area)
        damage.add(area)

    def update(self, now: float, damage: Damage) -> None:
        """Find out what moves now and what has come to rest; report what must be painted again."""
        moving = []
        moved_before, before, self._looked_at = set(self._moving), self._looked_at, now
        for sprite in self._sprites:
            was_moving = sprite in moved_before
            # Not whether it rests now: a movement may have begun and ended since, if the frame came late. Every card is
            # looked at in every frame, so what `resting` asks first is written out.
            level = before >= sprite.until and sprite.height.target < LEVELS - 1
            if not was_moving and sprite.painted is not None and (level or sprite.resting(before)):
                continue
            rests = sprite.resting(now)
            picture, area = self._drawing(sprite, now)
            if was_moving and not rests and area == sprite.painted and picture is sprite.picture:
                moving.append(sprite)  # it is held, or moves less than a pixel
                continue
            sprite.picture = picture
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
        self.restless = any(not sprite.still(now) for sprite in moving)

    def drop(self, sprite: Sprite, damage: Damage) -> None:
        """A sprite is taken away, or is somewhere else or something else without having moved."""
        if sprite.painted is not None:
            self.touch(sprite.painted, damage)
            sprite.painted = None

    def paint(self, surface: pygame.Surface, area: pygame.Rect, painter: StillPainter, between: Paint) -> None:
        """Paint `area` as of the last update; `between` paints what lies over resting and under moving sprites.

        What somebody holds is left to `paint_held`.
        """
        self._refresh_still(painter)
        surface.blit(self._still, area, area)
        between(surface, area)
        for sprite, place, clip in self._above(area):
            surface.set_clip(clip)
            surface.blit(sprite.picture, place)
        surface.set_clip(area)

    def paint_held(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint what somebody holds, which lies over everything else."""
        for sprite in sorted(self._moving, key=_DEPTH):
            if sprite.held and sprite.painted and sprite.painted.colliderect(area):
                surface.blit(sprite.picture, sprite.painted)

    def _above(self, area: pygame.Rect) -> Iterator[tuple[Sprite, pygame.Rect, pygame.Rect]]:
        """What moves, and what rests above it, each with its place and a part of it to paint.

        Of a resting sprite those are the parts that cover others, each once. The rest of it is on the still layer
        already; its soft shadow must not be painted twice.
        """
        moving = [one for one in self._moving if not one.held and one.painted and one.painted.colliderect(area)]
        if not moving:
            return
        lowest, moved = moving[0].z, set(moving)
        beneath: list[pygame.Rect] = []
        for sprite in self._sprites:
            if sprite.painted is None or sprite.z < lowest or not sprite.painted.colliderect(area):
                continue
            if sprite in moved:
                yield sprite, sprite.painted, area
                beneath.append(sprite.painted)
            elif not sprite.buried:
                done: list[Rect] = []
                for covered in sprite.painted.collideobjectsall(beneath):
                    for part in without(Rect(*covered.clip(area)), done):
                        yield sprite, sprite.painted, pygame.Rect(part)
                    done.append(Rect(*covered))

    def _refresh_still(self, painter: StillPainter) -> None:
        if not self._stale:
            return
        moving = set(self._moving)
        for area in self._stale.take(self._still.get_rect()):
            self._still.set_clip(area)
            painter.paint_still(self._still, area)
            for sprite in self._sprites:
                if sprite.painted and not sprite.buried and sprite not in moving and sprite.painted.colliderect(area):
                    self._still.blit(sprite.picture, sprite.painted)
            painter.paint_marks(self._still, area)
        self._still.set_clip(None)

    def _drawing(self, sprite: Sprite, now: float) -> tuple[pygame.Surface, pygame.Rect]:
        drawing = sprite.drawing(self._art, now, mirrored=self._mirrored)
        if sprite.fresh and not sprite.turning(now):
            drawing = self._dots.on(drawing, sprite.placed(now), mirrored=self._mirrored)
        if sprite.dim:
            drawing = self._art.dimmed(drawing)
        x = sprite.x.target if now >= sprite.x.until else sprite.x.at(now)
        y = sprite.y.target if now >= sprite.y.until else sprite.y.at(now)
        return drawing.surface, drawing.area(x, y, mirrored=self._mirrored)
