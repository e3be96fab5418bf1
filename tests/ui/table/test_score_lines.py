"""Lines of the score: their words and their cards keep apart."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.graphics.card_strip import cards_in, strip_size, whole_in
from game.ui.graphics.drawing import draw_text
from game.ui.scenes import scoring
from game.ui.screenshot import played_match
from tests.ui.pilot import Pilot

_LEAST_INDEX = 14
_LEAST_APART = 24
"""Units."""


@pytest.mark.pictures
@pytest.mark.usefixtures("arabic")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_words_of_a_line_stand_apart_from_its_cards_in_arabic(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    words: list[pygame.Rect] = []
    strips: list[pygame.Rect] = []

    def text(*given: Any, **anchor: Any) -> pygame.Rect:
        words.append(draw_text(*given, **anchor))
        return words[-1]

    monkeypatch.setattr(scoring, "draw_text", text)
    monkeypatch.setattr(scoring, "draw_strip", lambda *given: strips.append(given[3].copy()))
    pilot.resize(size)
    pilot.stage.navigator.open_scoring(played_match("borako", lambda match: len(match.history()) >= 5))
    pilot.skip(8000)
    gaps = [
        strip.left - word.right
        for strip in strips
        for word in words
        if word.left < strip.left and word.top < strip.bottom and strip.top < word.bottom
    ]
    own = [gap for gap in gaps if gap < size[0] // 4]
    assert own
    assert min(own) >= pilot.scene.style.px(_LEAST_APART)


@pytest.mark.pictures
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_column_of_four_shows_the_index_of_every_card_left(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    fits: list[bool] = []

    def rows(*given: Any, whole: bool) -> None:
        _surface, style, shown, _place, room, units = given
        index = strip_size(style, 1, room, units)[0]
        most = whole_in(style, room, units) if whole else cards_in(style, room, units)
        fits.extend(index >= _LEAST_INDEX and len(row.split()) <= most for row in shown)

    monkeypatch.setattr(scoring, "draw_rows", rows)
    pilot.resize(size)
    pilot.stage.navigator.open_scoring(played_match("remik", lambda match: len(match.history()) >= 3))
    pilot.skip(8000)
    assert fits
    assert all(fits)
