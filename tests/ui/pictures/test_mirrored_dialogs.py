"""In Arabic every dialog has its controls where their mirror images belong, and its lines in their order."""

from __future__ import annotations

from typing import Final

import pytest

from tests.ui.pictures.gallery import rendered
from tests.ui.pictures.pairwise import USUAL, Variant

DIALOGS: Final = ("pause", "welcome", "shortcuts", "log", "pile opened", "confirm", "delete", "fault")


def across(state: str, language: str) -> dict[str, tuple[int, int]]:
    """Left and right end of each target, the focus aside."""
    with rendered(state, Variant(language), sketched=True) as stage:
        return {name: (rect.left, rect.right) for name, rect in stage.targets().items() if name != "focus"}


@pytest.mark.slow
@pytest.mark.parametrize("state", DIALOGS)
def test_every_dialog_is_mirrored(state: str) -> None:
    english, arabic = across(state, "en"), across(state, "ar")
    assert arabic == {name: (USUAL[0] - right, USUAL[0] - left) for name, (left, right) in english.items()}
    assert english
