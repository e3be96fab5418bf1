"""A person who touches no pointer: Tab and arrows to what is meant, Enter there; or the buttons of a gamepad for them.

Where there is no gamepad, its events are sent to the program through the pipe next to the file of its probe.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pygame

from devtools.environment import DevtoolsError
from drive.screen import runs_leftwards
from drive.user import User
from game.ui.probe import pad_of

FOCUS: Final = "focus"
"""The name of the focused place in the reports of the probe."""
_MOST_TABS: Final = 60
_GROUPS: Final = ("melds", "strip")
"""Kinds of zones that lie in a row."""
_STEPPER: Final = (".previous", ".next")
"""Parts of a control that has the focus as a whole; the arrow that points at one does what it does."""
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


class KeyboardUser(User):
    """Clicks nothing: `click` means to go there and press Enter."""

    def click(self, target: str, times: int = 1) -> None:
        """Goes to a named thing and presses Enter, or the arrow that stands for it."""
        for _ in range(times):
            self.enters(target)

    def enters(self, target: str) -> None:
        """Goes to a named thing and does it."""
        self.focuses(target)
        self.presses(*keys_for(self.sees()["targets"], target))

    def focuses(self, target: str) -> None:
        """Goes there by Tab, and within a zone by arrows. Raises `DevtoolsError` where no way leads there."""
        self.waits_for(target)
        passed: list[Any] = []
        for _ in range(_MOST_TABS):
            state = self.waits_until(lambda state: target in state["targets"], target)
            targets = state["targets"]
            if has_focus(targets, target):
                return
            if targets.get(FOCUS) in passed:
                self.presses("Tab")  # these arrows go round among others of its kind
                passed.clear()
            else:
                passed.append(targets.get(FOCUS))
                self.presses(*towards(targets, target))
        raise DevtoolsError(f"No key leads to {target}; the focus is at {self.sees()['targets'].get(FOCUS)}.")


class GamepadUser(KeyboardUser):
    """Presses no key; only the number of a deal is typed, which no gamepad can."""

    def presses(self, *keys: str) -> None:
        """The button or the stick that stands for each key. Raises `KeyError` for one that has none."""
        for key in keys:
            if key in _PUSHED:
                axis, value = _PUSHED[key]
                commands = [f"axis {axis} {value}", f"axis {axis} 0"]
            else:
                commands = [f"down {_BUTTONS[key]}", f"up {_BUTTONS[key]}"]
            wanted = self.sees()["heard"] + len(commands)
            with pad_of(self.program.probe).open("w", encoding="ascii") as pipe:
                pipe.writelines(f"{line}\n" for line in commands)
            self.waits_to_be_heard(wanted, key)


def has_focus(targets: Mapping[str, Any], target: str) -> bool:
    """Whether a named thing has the focus, or is a part of what has it."""
    if FOCUS not in targets:
        return False
    focus, box = targets[FOCUS], targets[target]
    if any(where == focus for name, where in targets.items() if name != FOCUS):
        return bool(focus == box)
    left, top, width, height = focus
    return bool(
        left <= box[0] and top <= box[1] and box[0] + box[2] <= left + width and box[1] + box[3] <= top + height
    )


def keys_for(targets: Mapping[str, Any], target: str) -> list[str]:
    """The keys that do it where it has the focus: arrows choose among neighbours, Enter does the rest.

    It goes to the first of neighbours, where reading begins: the last may not be kept, such as rules of one's own.
    """
    parts = {f"{target.rpartition('.')[0]}{part}" for part in _STEPPER}
    if target in parts and parts <= targets.keys():
        rightmost = max(targets[part][0] for part in parts)
        return ["Right" if targets[target][0] == rightmost else "Left"]
    if any(where == targets[FOCUS] for name, where in targets.items() if name != FOCUS):
        return ["Return"]
    family = f"{target.rpartition('.')[0]}."
    row = [name for name in targets if name.startswith(family)]  # as they are read
    leftwards = len(row) > 1 and targets[row[1]][0] < targets[row[0]][0]
    back, on = ("Right", "Left") if leftwards else ("Left", "Right")
    return [back] * len(row) + [on] * row.index(target)


def towards(targets: Mapping[str, Any], target: str) -> list[str]:
    """The keys to press next: arrows within the hand, among melds or groups of the strip, Tab to anywhere else."""
    focused = [name for name, where in targets.items() if name != FOCUS and where == targets.get(FOCUS)]
    kind = _kind(target)
    here = next((name for name in focused if _kind(name) == kind), None)
    if kind == "hand" and here is not None:
        away = int(target.split(".")[1]) - int(here.split(".")[1])
        return ["Right" if (away > 0) != runs_leftwards(targets) else "Left"] * abs(away)
    if kind in _GROUPS and here is not None:
        return ["Right"]
    return ["Tab"]


def _kind(name: str) -> str:
    """Names of one kind lie in one zone, which arrows go through."""
    words = name.split(".")
    if words[0] == "hand" and len(words) > 1:
        return "hand"
    if words[0] == "staging" and len(words) == 2:
        return "strip"
    return "melds" if words[0] in {"meld", "tray"} else name
