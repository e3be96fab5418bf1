"""Each card can be drawn at every size, and the strip that a fan or a meld leaves in sight names it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.cards import ALL_FACES

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
NAMES = [str(face) for face in ALL_FACES]
BACKS = [f"backs/{path.stem}" for path in sorted((CARDS / "backs").glob("*.svg"))]
SMALL = (60, 84)
LARGE = (400, 560)
PAPER = pygame.Color("#fcf7eb")


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(CARDS / f"{name}.svg"), size)


def inked(surface: pygame.Surface, part: pygame.Rect) -> int:
    """Return the number of pixels of `part` that are clearly darker than the paper."""
    paint = pygame.image.tobytes(surface.subsurface(part), "RGB")
    lightest = PAPER.r + PAPER.g + PAPER.b - 200
    return sum(map(lightest.__gt__, map(sum, zip(paint[::3], paint[1::3], paint[2::3], strict=True))))


def corner_strip(surface: pygame.Surface) -> bytes:
    """The pixels of the upper left index of a card 60 px wide."""
    return pygame.image.tobytes(surface.subsurface(pygame.Rect(2, 2, 12, 25)), "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", [*NAMES, *BACKS])
def test_every_card_is_drawn_with_round_transparent_corners(name: str, size: tuple[int, int]) -> None:
    card = drawn(name, size)
    assert card.get_size() == size
    right, bottom = size[0] - 1, size[1] - 1
    assert [card.get_at(corner).a for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [0, 0, 0, 0]
    assert card.get_at((size[0] // 2, size[1] // 2)).a == 255


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_index_is_in_all_four_corners(name: str) -> None:
    card = drawn(name, LARGE)
    width, height = LARGE
    wide, tall = width * 26 // 100, height * 33 // 100
    for left in (8, width - wide):
        for top in (8, height - tall):
            assert inked(card, pygame.Rect(left, top, wide - 8, tall - 8)) > 900


@pytest.mark.parametrize("name", NAMES)
def test_an_index_is_14_pixels_high_on_a_card_60_wide(name: str) -> None:
    card = drawn(name, SMALL)
    rows = [y for y in range(2, 18) if inked(card, pygame.Rect(3, y, 11, 1))]
    assert rows[-1] - rows[0] + 1 >= 14


def test_the_left_strip_of_a_small_card_tells_all_faces_apart() -> None:
    strips = {corner_strip(drawn(name, SMALL)) for name in NAMES}
    assert len(strips) == len(NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_paper_between_index_and_pips_stays_free(name: str) -> None:
    card = drawn(name, LARGE)
    ring = pygame.Rect(LARGE[0] * 49 // 200, 10, 3, LARGE[1] * 30 // 100)
    assert inked(card, ring) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", [*BACKS, *(name for name in NAMES if name[0] in "JQK")])
def test_courts_joker_and_back_look_the_same_upside_down(name: str) -> None:
    assert differing_points(drawn(name, LARGE), 6, LARGE[1] - 6) < 12


@pytest.mark.parametrize("name", NAMES)
def test_the_corners_of_every_card_look_the_same_upside_down(name: str) -> None:
    assert differing_points(drawn(name, LARGE), 6, LARGE[1] * 30 // 100) < 12


def differing_points(card: pygame.Surface, top: int, bottom: int) -> int:
    """Return how many of some thousand points in these rows change when the card is turned round."""
    turned = pygame.transform.rotate(card, 180)
    return sum(
        max(abs(a - b) for a, b in zip(card.get_at((x, y))[:3], turned.get_at((x, y))[:3], strict=True)) > 120
        for x in range(10, LARGE[0] - 10, 6)
        for y in range(top, bottom, 6)
    )
