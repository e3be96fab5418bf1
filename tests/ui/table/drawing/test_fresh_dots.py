"""The dot on a card that just came is seen on every card of every deck, in every size and on both sides of a mirror."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.cards import ALL_FACES, Face, parse_face
from game.ui.graphics.pictures import Deck
from game.ui.graphics.theme import contrast
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.fresh_dots import FreshDots
from game.ui.table.layout.geometry import Slot, card_height
from tests.ui.pilot import Pilot

Rgb = tuple[int, int, int]
PAPER = (252, 247, 235)
ROUNDING = 60
"""The largest difference of a pixel at the edge of the dot between two cards, of 255."""


def seen(pixel: pygame.Color) -> Rgb:
    return pixel.r, pixel.g, pixel.b


def around(surface: pygame.Surface, middle: tuple[int, int], radius: float) -> Iterator[Rgb]:
    """The pixels in a circle."""
    reach = math.floor(radius)
    for across, down in product(range(-reach, reach + 1), repeat=2):
        if math.hypot(across, down) <= radius:
            yield seen(surface.get_at((middle[0] + across, middle[1] + down)))


def middle_of_dot(bare: pygame.Surface, dotted: pygame.Surface) -> tuple[int, int]:
    """Return the middle of the change of a card with nothing printed there."""
    same = pygame.mask.from_threshold(bare, (0, 0, 0), (30, 30, 30, 255), dotted)
    same.invert()
    box = max(same.get_bounding_rects(), key=lambda rect: rect.width)
    return box.center


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("deck", [Deck(), Deck(large=True), Deck(four_colours=True), Deck(strong=True)])
@pytest.mark.parametrize("width", [62, 90, 130])
def test_the_dot_is_set_off_from_whatever_is_printed_beneath_it(
    pilot: Pilot, deck: Deck, width: int, mirrored: bool
) -> None:
    style = pilot.stage.style
    style.pictures.deck = deck
    art, dots = CardArt(style.pictures), FreshDots(style)
    art.clear(pilot.stage.size)
    slot = Slot(0.0, 0.0, width, card_height(width), 0.0)

    def with_dot(face: Face) -> pygame.Surface:
        return dots.on(art.card(face, width), slot, mirrored=mirrored).surface

    empty = parse_face("2C")
    middle = middle_of_dot(art.card(empty, width).surface, with_dot(empty))
    radius = max(5.0, width * 0.05) + 1
    wanted = list(around(with_dot(empty), middle, radius))
    assert max(contrast(pixel, PAPER) for pixel in wanted) > 3.0
    for face in ALL_FACES:
        shown = list(around(with_dot(face), middle, radius))
        differing = [
            one
            for one, other in zip(shown, wanted, strict=True)
            if max(map(abs, map(int.__sub__, one, other))) > ROUNDING
        ]
        assert not differing, f"{face} hides its dot"
