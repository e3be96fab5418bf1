"""Gamepads: what their buttons and sticks mean, as keys and commands, so that whatever the keyboard plays they play.

The subsystem is started after the first frame. As long as no gamepad is there nothing asks for one: the system tells
when one is plugged in.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import Message, mark
from game.storage.logs import LOG
from game.ui.system.shortcuts import LABELS, Command

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

Means = int | tuple[int, int] | Command
"""A key, a key with a modifier, or a command."""
_SHIFT: Final = pygame.KMOD_SHIFT
_BUTTONS: Final[Mapping[int, Means]] = {
    pygame.CONTROLLER_BUTTON_A: pygame.K_RETURN,
    pygame.CONTROLLER_BUTTON_B: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_X: pygame.K_SPACE,
    pygame.CONTROLLER_BUTTON_Y: Command.HINT,
    pygame.CONTROLLER_BUTTON_BACK: Command.LOG,
    pygame.CONTROLLER_BUTTON_START: Command.PAUSE,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.SUGGEST,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.SHORTCUTS,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_TAB, _SHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: pygame.K_TAB,
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
}
_AXES: Final[Mapping[int, tuple[Means, Means]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: ((pygame.K_LEFT, _SHIFT), (pygame.K_RIGHT, _SHIFT)),
    pygame.CONTROLLER_AXIS_RIGHTY: (Command.TAKE_BACK, Command.REDO),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Command.LAP, Command.LAP),
}
"""What the two ends of an axis mean; a trigger has only the second."""
_READS: Final[Mapping[int, Means]] = {
    pygame.CONTROLLER_BUTTON_A: Command.READ_AGAIN,
    pygame.CONTROLLER_BUTTON_B: Command.READ_TABLE,
    pygame.CONTROLLER_BUTTON_X: Command.READ_HAND,
    pygame.CONTROLLER_BUTTON_Y: Command.READ_CHOICES,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.READ_LAP,
}
"""What buttons mean while the left trigger is held; it sorts when it is let go without any of them."""
_FAR: Final = 20_000
"""An axis means something beyond this, of 32767, and nothing any more below `_NEAR`."""
_NEAR: Final = 12_000
_STEERS: Final = frozenset({pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT})
_REPEAT_AFTER_MS: Final = 400.0
_REPEAT_MS: Final = 110.0
EVENTS: Final = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
    }
)
NAMES: Final[tuple[tuple[str, Message], ...]] = (
    ("A", mark("Activate")),
    ("B", mark("Go back, or drop the card")),
    ("X", mark("Select a card")),
    ("Y", LABELS[Command.HINT]),
    ("← ↑ ↓ →", mark("Go to the next card or button")),
    ("LB | RB", mark("Next area")),
    ("LT", LABELS[Command.SORT]),
    ("LT A", LABELS[Command.READ_AGAIN]),
    ("LT B", LABELS[Command.READ_TABLE]),
    ("LT X", LABELS[Command.READ_HAND]),
    ("LT Y", LABELS[Command.READ_CHOICES]),
    ("LT RB", LABELS[Command.READ_LAP]),
    ("RT", LABELS[Command.LAP]),
    ("RS ↔", mark("Move a card in your hand")),
    ("RS ↑", LABELS[Command.TAKE_BACK]),
    ("RS ↓", LABELS[Command.REDO]),
    ("LS", LABELS[Command.SUGGEST]),
    ("RS", LABELS[Command.SHORTCUTS]),
    ("Back", LABELS[Command.LOG]),
    ("Start", LABELS[Command.PAUSE]),
)
"""What the buttons are called, those to be held together side by side, and what they do."""


class Gamepads:
    """All that are plugged in; any of them plays. Gives key presses for what they tell."""

    def __init__(self) -> None:
        self._open: dict[int, Controller] = {}
        """By the number that events name them with."""
        self._far: dict[int, int] = {}
        """To which end an axis is pushed: -1 or 1."""
        self._held: tuple[object, Means] | None = None
        """The button or axis that steers and is held, and what it means."""
        self._again_at = 0.0
        self._has_read = False
        """Whether something was read since the left trigger was pulled."""

    @property
    def any(self) -> bool:
        """Whether a gamepad is there."""
        return bool(self._open)

    def keys(self, event: pygame.Event, now: float) -> Iterator[pygame.Event]:
        """The key presses that an event of a gamepad stands for."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._take(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._held = None
            self._far.clear()
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            if event.button in _READS and self._far.get(pygame.CONTROLLER_AXIS_TRIGGERLEFT):
                self._has_read = True
                yield _press(_READS[event.button])
            elif event.button in _BUTTONS:
                yield self._pressed(("button", event.button), _BUTTONS[event.button], now)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._let_go(("button", event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._pushed(event.axis, event.value, now)

    def repeated(self, now: float) -> Iterator[pygame.Event]:
        """The key press of what is held, when it is due once more."""
        if self._held is not None and now >= self._again_at:
            self._again_at = now + _REPEAT_MS
            yield _press(self._held[1])

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until something held counts once more."""
        return None if self._held is None else max(0.0, self._again_at - now)

    def _pushed(self, axis: int, value: int, now: float) -> Iterator[pygame.Event]:
        before = self._far.get(axis, 0)
        end = before if _NEAR <= abs(value) <= _FAR else (value > 0) - (value < 0) if abs(value) > _FAR else 0
        if end == before:
            return
        self._far[axis] = end
        if axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            if not end and not self._has_read:
                yield _press(Command.SORT)
            self._has_read = False
        if axis not in _AXES:
            return
        self._let_go(("axis", axis))
        if end:
            yield self._pressed(("axis", axis), _AXES[axis][end > 0], now)

    def _pressed(self, source: object, means: Means, now: float) -> pygame.Event:
        if means in _STEERS:
            self._held, self._again_at = (source, means), now + _REPEAT_AFTER_MS
        return _press(means)

    def _let_go(self, source: object) -> None:
        if self._held is not None and self._held[0] == source:
            self._held = None

    def _take(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            taken = controller.Controller(index)
            self._open[taken.as_joystick().get_instance_id()] = taken
        except pygame.error as error:
            logging.getLogger(LOG).info("no gamepad: %s", error)


def listen(start: Callable[[], None] | None = None) -> None:
    """Have the system tell of gamepads from now on; where it cannot, everything else goes on."""
    from pygame._sdl2 import controller

    try:
        (start or controller.init)()
    except (pygame.error, NotImplementedError) as error:
        logging.getLogger(LOG).info("no gamepads: %s", error)


def _press(means: Means) -> pygame.Event:
    if isinstance(means, Command):
        return pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0, command=means)
    key, mod = means if isinstance(means, tuple) else (means, 0)
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
