"""Cards that a way would bring somewhere, as if they lay there already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Face
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import mixed
from game.ui.judged.signs import Sign
from game.ui.mirror import is_mirrored, mirrored
from game.ui.table.cards.card_art import card_name
from game.ui.table.drawing.marks import Ring, draw_ring
from game.ui.table.layout.geometry import Slot, bounds

_PALE: Final = 0.48
"""The part of white in the colour of their way that they have: a real card has none of that."""
_PAPER: Final = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Cards that would lie somewhere, side by side."""

    sign: Sign
    faces: Sequence[Face | None]
    slots: Sequence[Slot]
    above: tuple[Slot, ...] = ()
    """Cards that would lie over them."""

    @property
    def box(self) -> pygame.Rect:
        """All of them."""
        return pygame.Rect(bounds([slot.rect for slot in self.slots]))

    @property
    def seen(self) -> pygame.Rect:
        """What no card would lie over."""
        return uncovered(self.box, self.above)


def uncovered(box: pygame.Rect, above: Sequence[Slot]) -> pygame.Rect:
    """What no card hides of a box, of cards that lie over it from somewhere to its right on."""
    wide = min((slot.rect.x - box.left for slot in above), default=box.width)
    return pygame.Rect(box.left, box.top, min(box.width, wide), box.height)


def ring_around(slot: Slot, further: int = 0) -> Ring:
    """Of a card, so many pixels further out."""
    box = pygame.Rect(0, 0, slot.w + 2 * further, slot.h + 2 * further)
    box.center = round(slot.cx), round(slot.cy)
    return Ring((*box.topleft, *box.size), slot.angle)


def paint_ghosts(surface: pygame.Surface, style: Style, ghosts: Ghosts) -> None:
    """The cards as if they lay there already, tinted, each or all in the ring of their way."""
    lean = -1 if is_mirrored(surface) else 1
    box, outer = ghosts.box, surface.get_clip()
    tilted = any(slot.angle for slot in ghosts.slots)
    surface.set_clip(outer.clip(ghosts.seen) if ghosts.above else outer)
    margin = box.height // 8
    around = box.inflate(2 * margin, 2 * margin)
    whole = pygame.Surface(around.size, pygame.SRCALPHA)  # none shows through another
    for face, slot in zip(ghosts.faces, ghosts.slots, strict=True):
        card = style.pictures.card(card_name(face), slot.w).surface
        card = pygame.transform.rotozoom(card, lean * slot.angle, 1.0) if slot.angle else card
        place = card.get_rect(center=(round(slot.cx) - around.left, round(slot.cy) - around.top))
        whole.blit(card, mirrored(place, around.width) if is_mirrored(surface) else place)
    whole.fill(mixed(ghosts.sign.colour, _PAPER, _PALE), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(whole, around)
    surface.set_clip(outer)
    rings = [ring_around(slot) for slot in ghosts.slots] if tilted else [Ring((*box.topleft, *box.size))]
    for ring in rings:
        draw_ring(surface, style, ring._replace(above=ghosts.above), ghosts.sign.colour, bold=True)
