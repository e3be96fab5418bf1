"""Lines and fonts are kept as far as a window has use for them, and no further."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest

from game.ui.graphics.text import Typesetter
from game.ui.graphics.typefaces import TextStyle, font
from game.ui.graphics.typesetting import set_line

INK = (255, 255, 255)
WINDOW = (1280, 800)


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()


def test_lines_that_would_fill_half_the_window_are_forgotten_oldest_first() -> None:
    typesetter = Typesetter()
    typesetter.keep_for(WINDOW)
    first, used = typesetter.line("first", 20, INK), typesetter.line("used", 20, INK)
    made = [weakref.ref(first)]
    del first
    for number in range(100):
        made.append(weakref.ref(typesetter.line(f"Round {number}", 60, INK)))
        assert typesetter.line("used", 20, INK) is used
    kept = [line for line in (one() for one in made) if line is not None]
    assert made[0]() is None
    assert 0 < sum(line.get_width() * line.get_height() for line in kept) <= WINDOW[0] * WINDOW[1] / 2


def test_a_larger_window_keeps_more_lines() -> None:
    typesetter = Typesetter()
    typesetter.keep_for((3840, 2160))
    first = typesetter.line("first", 20, INK)
    for number in range(100):
        typesetter.line(f"Round {number}", 60, INK)
    assert typesetter.line("first", 20, INK) is first


@pytest.mark.slow
def test_a_line_holds_no_font_open_and_is_painted_the_same_with_one_opened_anew() -> None:
    line = set_line("Séjour ٣ إبراهيم", TextStyle.BODY, 61, right_to_left=False)
    before = pygame.image.tobytes(line.paint(INK), "RGBA")
    opened = [weakref.ref(stretch.font) for stretch in line.stretches if stretch.font]
    for px in range(20, 40):
        font(TextStyle.STRONG.value, px)
    gc.collect()
    assert opened
    assert not any(one() for one in opened)
    assert pygame.image.tobytes(line.paint(INK), "RGBA") == before
