"""Widgets are tested in memory, in a window of 800 by 600."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((800, 600))
