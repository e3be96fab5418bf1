"""A person at the window: pointer and keys of the X display, aimed at what the probe names."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import Any, Final

from devtools.environment import DevtoolsError
from devtools.running import Running
from drive.close_window import ask_to_close

Point = tuple[int, int]
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""

_STEPS: Final = 6
_STEP_S: Final = "0.012"
_GRIP_S: Final = "0.03"
_KEY_MS: Final = "8"
_DECIDES_S: Final = 0.35
"""A button that became another one under the resting pointer takes no click for a moment."""
_NEAR: Final = 200
"""Pixels; no button is wider than twice as many."""
_PATIENCE_S: Final = 10.0
"""The time that the program may take to hear a key or a click."""


class User:
    """Sees the screen through the probe and acts through xdotool."""

    def __init__(self, program: Running) -> None:
        self.program = program
        self._window = ""
        self._rests_at: Point | None = None
        """The place of the last click; None once the pointer has been elsewhere."""

    def sees(self) -> dict[str, Any]:
        """Return the last report of the probe."""
        return self.program.state()

    def box(self, target: str) -> Box | None:
        """The rectangle of a named thing now, or None if it is not to be seen."""
        found = self.sees().get("targets", {}).get(target)
        return tuple(found) if found else None

    def waits_until(
        self, seen: Callable[[dict[str, Any]], bool], what: str, seconds: float = 20.0, *, still: bool = True
    ) -> dict[str, Any]:
        """Looks until the screen is as described by `seen`, and still. Raises `DevtoolsError` naming `what`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.sees()
            if state and (state["idle"] or not still) and seen(state):
                return state
            if self.program.process.poll() is not None:
                raise DevtoolsError(f"The program ended with {self.program.process.returncode} before {what}.")
            time.sleep(0.02)
        shown = self.sees()
        buttons = [name for name in shown.get("targets", {}) if name.startswith(f"{shown['scene']}.")]
        raise DevtoolsError(
            f"After {seconds:.0f} s there was no {what}. Scene {shown.get('scene')}, idle {shown.get('idle')}, "
            f"it says {shown.get('said')!r} and offers {', '.join(buttons)}."
        )

    def waits_for(self, target: str, seconds: float = 20.0) -> Box:
        """Waits for a named thing and returns where it is."""
        state = self.waits_until(lambda state: target in state["targets"], target, seconds)
        left, top, width, height = state["targets"][target]
        return left, top, width, height

    def click(self, target: str, times: int = 1) -> None:
        """Clicks the middle of a named thing."""
        self.click_at(middle(self.waits_for(target)), times)

    def click_at(self, point: Point, times: int = 1) -> None:
        """Click a point; whatever has appeared under the resting pointer is read first."""
        if self._rests_at is not None and max(abs(a - b) for a, b in zip(point, self._rests_at, strict=True)) < _NEAR:
            time.sleep(_DECIDES_S)
        once = ["sleep", _GRIP_S, "mousedown", "1", "sleep", _GRIP_S, "mouseup", "1"]
        self._does(times, *self._to(point), *once * times)
        self._rests_at = point

    def drag(self, start: Point, end: Point, before_drop: Callable[[], None] | None = None) -> None:
        """Presses at one point, goes straight to the other and lets go; `before_drop` is called in between."""
        self._rests_at = None
        words = [*self._to(start), "sleep", _GRIP_S, "mousedown", "1", "sleep", _GRIP_S]
        for step in range(1, _STEPS + 1):
            between = (start[0] + (end[0] - start[0]) * step // _STEPS, start[1] + (end[1] - start[1]) * step // _STEPS)
            words += [*self._to(between), "sleep", _STEP_S]
        self.program.pointer(*words)
        if before_drop is not None:
            time.sleep(0.15)
            before_drop()
        self._does(1, "sleep", _GRIP_S, "mouseup", "1")

    def presses(self, *keys: str) -> None:
        """Presses keys one after the other, or chords such as `ctrl+z`."""
        self._does(sum(len(chord.split("+")) for chord in keys), "key", "--delay", _KEY_MS, *keys)

    def types(self, text: str) -> None:
        """Types digits and small letters."""
        self._does(len(text), "type", "--delay", _KEY_MS, text)

    def resizes(self, width: int, height: int) -> None:
        """Gives the window another size, as dragging its border does."""
        self.program.pointer("windowsize", self.window, str(width), str(height))

    def clicks_away(self, target: str) -> None:
        """Click what ends the program or its scene, and expect no report of it."""
        left, top = middle(self.waits_for(target))
        self.program.pointer("mousemove", "--window", self.window, str(left), str(top), "click", "1")

    def asks_to_close(self) -> None:
        """Closes the window as its close button does, whatever the program makes of it."""
        ask_to_close(self.program.display, int(self.window))

    def closes_the_window(self) -> int:
        """Closes the window as its close button does and returns the exit code. Raises `DevtoolsError` if it stays."""
        self.asks_to_close()
        try:
            return self.program.process.wait(15)
        except subprocess.TimeoutExpired as error:
            raise DevtoolsError("The window was closed, but the program went on.") from error

    def takes_the_keyboard(self) -> None:
        """Give the keyboard to the window, since a display without a window manager gives it to none."""
        self.program.pointer("windowfocus", self.window)

    @property
    def window(self) -> str:
        """The window of the program, by its X number."""
        if not self._window:
            self._window = self.program.window()
        return self._window

    def _does(self, heard: int, *words: str) -> None:
        """Act and wait until the program reports the effect: so many keys and clicks more must have been heard.

        Without that, what the screen still shows from before would pass for an answer.
        """
        wanted = self.sees()["heard"] + heard
        self.program.pointer(*words)
        self.waits_to_be_heard(wanted, *words)

    def waits_to_be_heard(self, wanted: int, *words: str) -> None:
        """Waits until the program has heard so many keys, clicks and buttons since its start."""
        end = time.monotonic() + _PATIENCE_S
        while self.sees()["heard"] < wanted:
            if self.program.process.poll() is not None:
                raise DevtoolsError(f"The program ended with {self.program.process.returncode} at {' '.join(words)}.")
            if time.monotonic() > end:
                raise DevtoolsError(f"The program did not react to {' '.join(words)} within {_PATIENCE_S:.0f} s.")
            time.sleep(0.005)

    def _to(self, point: Point) -> tuple[str, ...]:
        return "mousemove", "--window", self.window, str(point[0]), str(point[1])


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, width, height = box
    return left + width // 2, top + height // 2
