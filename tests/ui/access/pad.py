"""A gamepad in the hands of a test: it posts the events of a real one."""

from __future__ import annotations

import pygame

from tests.ui.pilot import Pilot

BUTTONS = {
    "A": pygame.CONTROLLER_BUTTON_A,
    "B": pygame.CONTROLLER_BUTTON_B,
    "X": pygame.CONTROLLER_BUTTON_X,
    "Y": pygame.CONTROLLER_BUTTON_Y,
    "LB": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "RS": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
}


class Pad:
    """Presses nothing else."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def down(self, button: str) -> None:
        """Press a button and keep it pressed."""
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS[button], instance_id=0))
        self.pilot.frame()

    def up(self, button: str) -> None:
        """Let it go."""
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, button=BUTTONS[button], instance_id=0))
        self.pilot.frame()

    def press(self, *buttons: str) -> None:
        """Press and let go one after the other."""
        for button in buttons:
            self.down(button)
            self.up(button)

    def push(self, axis: int, value: int) -> None:
        """Push a stick or pull a trigger."""
        pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))
        self.pilot.frame()

    def goes_to(self, name: str) -> None:
        """Go with the shoulder from area to area, then along it, until something has the focus."""
        for _area in range(25):
            for _along in range(1 if name.partition(".")[0] in {"table", "scoring"} else 24):
                targets = self.pilot.stage.targets()
                if "focus" in targets and targets["focus"] == targets.get(name):
                    return
                if "focus" not in targets or not self._kin(name):
                    break
                self.press("right")
            self.press("RB")
        raise AssertionError(f"no button leads to {name}")

    def _kin(self, name: str) -> bool:
        """Whether what has the focus is of the kind that is sought, so that the arrows lead there."""
        targets = self.pilot.stage.targets()
        kind = name.partition(".")[0]
        here = {each for each, rect in targets.items() if each != "focus" and rect == targets["focus"]}
        return any(each.partition(".")[0] == kind for each in here)
