"""Whose the lines of a match are, behind their ends: all figures and names, and what they are where there is room."""

from __future__ import annotations

import pygame
import pytest

from game.i18n import use_language
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.time.owners import draw_owners, owners_width
from tests.ui.sheet import NotingTypesetter

NAMES = ["Amina", "Inès", "Slim"]
ENDS = [(723.0, 20), (626.0, 24), (-12.0, 90)]


def told(room: pygame.Rect, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is written behind lines."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    use_language("en")
    pygame.display.set_mode((16, 16))
    noting = NotingTypesetter()
    draw_owners(pygame.Surface(room.size), Style(type=noting), NAMES, ENDS, room)
    return {text for text, _surface in noting.texts.values()}


@pytest.mark.parametrize(("high", "headed"), [(120, True), (64, False)])
def test_names_and_figures_are_told_at_every_height_and_what_they_are_where_a_line_is_free(
    high: int, headed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = told(pygame.Rect(0, 0, 200, high), monkeypatch)
    assert {*NAMES, "723", "626", "−12"} <= texts
    assert ("At the end" in texts) == headed


def test_where_they_would_take_much_of_the_width_there_is_no_room_for_them() -> None:
    style = Style()
    wide = owners_width(style, NAMES, 1400)
    assert 0 < wide <= 1400 // 5
    assert owners_width(style, NAMES, 2 * wide) == 0
    assert owners_width(style, [], 1400) == 0
