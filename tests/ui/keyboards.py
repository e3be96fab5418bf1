"""The keyboards of the languages: SDL's description of every key, in the layouts of X11.

`keyboards.json` maps the scan code of each key to its key code and to what it types: alone, with Shift, with AltGr,
with Ctrl, and with Ctrl and Shift. Dead keys and control characters type nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame

LAYOUTS = ("us", "fr", "de", "pl", "br", "pt", "ara")
HELD = (0, pygame.KMOD_LSHIFT, pygame.KMOD_RALT, pygame.KMOD_LCTRL, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
NAMED = {"F1": pygame.K_F1, "F11": pygame.K_F11}


@dataclass(frozen=True)
class Press:
    """A key that is pressed with some modifiers held."""

    scancode: int
    key: int
    mod: int
    typed: str
    alone: str
    """The character of the key alone."""
    shifted: str
    """The character of the key with Shift."""

    @property
    def event(self) -> pygame.Event:
        return pygame.Event(pygame.KEYDOWN, key=self.key, mod=self.mod, unicode=self.typed, scancode=self.scancode)


@cache
def _tables() -> dict[str, dict[str, list[int | str]]]:
    tables: dict[str, dict[str, list[int | str]]] = json.loads(
        Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
    )
    return tables


def presses(layout: str, *, as_windows: bool = False) -> Iterator[Press]:
    """Every key with every modifier. Windows reports AltGr as Ctrl and Alt, and no text of keys with Ctrl."""
    for scancode, (code, *typed) in _tables()[layout].items():
        alone, shifted, *_others = map(str, typed)
        for mod, text in zip(HELD, map(str, typed), strict=True):
            sentence = "" if as_windows and mod & pygame.KMOD_CTRL else text
            held = mod | pygame.KMOD_LCTRL if as_windows and mod & pygame.KMOD_ALT else mod
            yield Press(int(scancode), int(code), held, sentence, alone, shifted)
    for key in NAMED.values():
        yield Press(0, key, 0, "", "", "")
