"""The clipboard of the desktop, which not every system has."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; returns whether there is one that took it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def copied_text() -> str:
    """The text on the clipboard; empty where there is none, or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""
