"""Lines of the score: their words and their cards keep apart."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.graphics.drawing import draw_text
from game.ui.scenes.scoring import rows as scoring
from game.ui.screenshot import played_match
from tests.ui.pilot import Pilot

_LEAST_INDEX = 14
_LEAST_APART = 24
"""Units."""


@pytest.mark.pictures
@pytest.mark.usefixtures("arabic", "watched")
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
    words.clear()
    strips.clear()
    pilot.scene.damage.everything(pilot.scene.size)  # while lines arrive they are not in their places
    pilot.frame()
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
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_column_of_four_shows_the_index_of_every_card_left(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    strips: list[tuple[int, int]] = []
    monkeypatch.setattr(scoring, "draw_strip", lambda *given: strips.append((len(given[2].split()), given[3].width)))
    pilot.resize(size)
    pilot.stage.navigator.open_scoring(played_match("remik", lambda match: len(match.history()) >= 3))
    pilot.skip(8000)
    assert strips
    assert all(wide / cards >= _LEAST_INDEX for cards, wide in strips)
