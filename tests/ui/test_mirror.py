"""The mirrored canvas: places are turned round, pictures are not, and parts make up the whole."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.graphics.mirror import MirroredCanvas, is_mirrored, mirrored, mirrored_event, pixels_of

WIDE, HIGH = 60, 40
AREAS = st.tuples(st.integers(-10, WIDE), st.integers(-10, HIGH), st.integers(1, WIDE), st.integers(1, HIGH))


@cache
def picture() -> pygame.Surface:
    """Every pixel of its own colour."""
    surface = pygame.Surface((WIDE, HIGH))
    for x in range(WIDE):
        for y in range(HIGH):
            surface.set_at((x, y), (4 * x, 6 * y, 7))
    return surface


def raw(surface: pygame.Surface) -> bytes:
    return surface.get_buffer().raw


def test_a_picture_lies_on_the_other_side_and_is_not_turned() -> None:
    canvas, plain = MirroredCanvas((100, HIGH)), pygame.Surface((100, HIGH))
    assert canvas.blit(picture(), (5, 0)) == pygame.Rect(5, 0, WIDE, HIGH)
    plain.blit(picture(), (100 - 5 - WIDE, 0))
    assert raw(canvas) == raw(plain)


@pytest.mark.slow
@given(AREAS)
def test_a_part_shows_what_the_whole_shows_there(part: tuple[int, int, int, int]) -> None:
    area = pygame.Rect(part)
    whole, piece = MirroredCanvas((WIDE, HIGH)), MirroredCanvas((WIDE, HIGH))
    whole.blit(picture(), (0, 0))
    piece.blit(whole, (0, 0))
    piece.set_clip(area)
    piece.fill((0, 0, 0))
    piece.blit(picture(), area, area)
    assert raw(piece) == raw(whole)


@given(AREAS)
def test_a_clip_is_where_it_was_put(part: tuple[int, int, int, int]) -> None:
    canvas = MirroredCanvas((WIDE, HIGH))
    area = pygame.Rect(part).clip(canvas.get_rect())
    canvas.set_clip(area)
    if area.width and area.height:
        assert canvas.get_clip() == area
    canvas.set_clip(None)
    assert canvas.get_clip() == canvas.get_rect()


def test_filled_rectangles_lie_on_the_other_side() -> None:
    canvas = MirroredCanvas((WIDE, HIGH))
    assert canvas.fill((255, 0, 0), (0, 0, 10, 5)) == pygame.Rect(0, 0, 10, 5)
    assert canvas.get_at((WIDE - 1, 0))[0] == 255
    assert canvas.get_at((0, 0))[0] == 0
    assert pixels_of(canvas, pygame.Rect(0, 0, 10, 5)) == pygame.Rect(WIDE - 10, 0, 10, 5)
    assert is_mirrored(canvas)
    assert not is_mirrored(pygame.Surface((1, 1)))


def test_several_pictures_at_once_are_as_one_after_the_other() -> None:
    both, one_by_one = MirroredCanvas((200, HIGH)), MirroredCanvas((200, HIGH))
    both.blits([(picture(), (0, 0)), (picture(), (70, 3))])
    one_by_one.blit(picture(), (0, 0))
    one_by_one.blit(picture(), (70, 3))
    assert raw(both) == raw(one_by_one)


def test_events_are_heard_where_the_scene_has_its_things() -> None:
    rect = pygame.Rect(10, 10, 30, 20)
    shown = mirrored(rect, 200)
    click = mirrored_event(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=shown.topleft, button=1), 200)
    assert rect.collidepoint(click.pos)
    move = mirrored_event(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(3, 4), buttons=(0, 0, 0)), 200)
    assert (move.pos, move.rel) == ((199, 0), (-3, 4))
    key = mirrored_event(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0), 200)
    assert key.key == pygame.K_RIGHT
    other = pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0)
    assert mirrored_event(other, 200) is other
