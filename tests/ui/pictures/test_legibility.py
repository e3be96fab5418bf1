"""Every text of every scene can be read: enough contrast with what is really behind it, nothing missing or covered."""

from __future__ import annotations

from typing import Final

import pytest

from game.ui.screenshot import SCENES
from tests.ui.pictures.gallery import LANGUAGES, THEMES, painted, staged

_SOME_INK: Final = 0.03
"""Rounded corners and the caret may touch a letter."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_stands_out_from_what_is_behind_it(scene: str, language: str, theme: str) -> None:
    written = painted(staged(scene, language, theme=theme)).written
    assert written
    assert {line.text: round(line.contrast, 2) for line in written if line.contrast < THEMES[theme]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_is_there_whole(scene: str, language: str) -> None:
    picture = painted(staged(scene, language))
    assert [line.text for line in picture.written if line.cut_across()] == []
    assert [line.text for line in picture.written if line.covered(picture) > _SOME_INK] == []
