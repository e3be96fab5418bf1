"""Every button that leads through a replay keeps its word, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.i18n import LANGUAGES, use_language
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.controls import SignButton
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def keeps_its_word(button: SignButton, style: Style) -> bool:
    """Whether the word has room in letters that are as small as they may be."""
    room = button.rect.width - style.px(4)
    size = style.type.fitted(button.caption, style.text(14), room)
    return style.type.width(button.caption, size) <= room


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("code", [each.code for each in LANGUAGES])
def test_every_word_has_room(pilot: Pilot, code: str, size: tuple[int, int]) -> None:
    use_language(code)
    scene = opened(pilot, record_of("buraco"))
    pilot.resize(size)
    pilot.settle()
    signs = [each for each in scene.group.widgets if isinstance(each, SignButton) and each.visible]
    assert len(signs) == 7
    assert [each.caption for each in signs if not keeps_its_word(each, scene.style)] == []
