"""A person with a gamepad alone: every key that a keyboard player presses is a button or a stick here.

Where there is no device, its events are told to the program through the pipe beside the file of its probe.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from drive.keyboard import KeyboardUser
from game.ui.probe import pad_of

_BUTTONS: Final[Mapping[str, int]] = {
    "Tab": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "Return": pygame.CONTROLLER_BUTTON_A,
    "space": pygame.CONTROLLER_BUTTON_X,
    "Escape": pygame.CONTROLLER_BUTTON_B,
    "Left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "Right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "Up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "Down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
_PUSHED: Final[Mapping[str, tuple[int, int]]] = {"ctrl+z": (pygame.CONTROLLER_AXIS_RIGHTY, -32_000)}


class GamepadUser(KeyboardUser):
    """Presses no key; only the number of a deal is typed, which no gamepad can."""

    def presses(self, *keys: str) -> None:
        """The button or the stick that stands for each key. Raises `KeyError` for one that has none."""
        for key in keys:
            if key in _PUSHED:
                axis, value = _PUSHED[key]
                told = [f"axis {axis} {value}", f"axis {axis} 0"]
            else:
                told = [f"down {_BUTTONS[key]}", f"up {_BUTTONS[key]}"]
            wanted = self.sees()["heard"] + len(told)
            with pad_of(self.program.probe).open("w", encoding="ascii") as pipe:
                pipe.writelines(f"{line}\n" for line in told)
            self.waits_to_be_heard(wanted, key)
