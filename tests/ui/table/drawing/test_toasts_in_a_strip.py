"""Messages in the place of a line: each keeps to it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.drawing import Style
from game.ui.widgets import Toast


def test_a_toast_in_a_strip_stays_on_its_line() -> None:
    toast, style = Toast(), Style()
    toast.within(pygame.Rect(20, 400, 760, 40))
    toast.say(style, 0.0, "That would leave you no card to discard.", "Borako rule 9.2")
    assert (toast.rect.left, toast.rect.top) == (20, 400)
    assert toast.rect.height <= 48
    toast.say(
        style, 0.0, "That is said at such a length, with so many words, that one line is not enough. " * 2, "Rule"
    )
    assert toast.rect.top == 400
    assert toast.rect.right <= 780


@pytest.mark.parametrize(("middle", "side"), [(400, "centerx"), (30, "left"), (770, "right")])
def test_a_toast_with_a_middle_is_there_as_far_as_its_strip_lets_it(middle: int, side: str) -> None:
    toast, style, strip = Toast(), Style(), pygame.Rect(20, 400, 760, 40)
    toast.within(strip, room=500, middle=middle)
    toast.say(style, 0.0, "That would leave you no card to discard.", "Borako rule 9.2")
    assert abs(getattr(toast.rect, side) - (middle if side == "centerx" else getattr(strip, side))) <= 1
    assert toast.rect.width <= 500
