"""A replay in a window: any moment forwards and backwards, hands open, played on from there."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from devtools.environment import DevtoolsError
from drive.film import Camera, taken
from drive.goals import SEAT
from drive.keyboard import KeyboardUser
from drive.program import Program
from drive.user import User, middle
from game.engine.record import SeatSetup, read_record
from game.games import GAMES
from game.match.resume import replayed
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import heuristic_action

MOMENT: Final = "a moment forwards and backwards, the same picture"
LINE: Final = "the time line"
OPEN: Final = "hands open"
RUNS: Final = "played and paused"
BRANCH: Final = "played on from there, and the record replays"
WANTED: Final = (MOMENT, LINE, OPEN, RUNS, BRANCH)
REPLAYED_BY: Final[Mapping[str, type[User]]] = {"mouse": User, "keyboard": KeyboardUser}
_ACTIONS: Final = 40
_SEED: Final = 5
_AWAY: Final = (0.5, 0.72)
"""The place of the pointer when a picture is compared, in parts of the window: over the hand."""
_QUIET_S: Final = 0.4
_RUNS_S: Final = 20.0


class RoundPlayback:
    """One match that was played without a window; `done` grows with what was done."""

    def __init__(self, game: str, way: str, program: Program, display: str, folder: Path, film: Camera) -> None:
        self.done: set[str] = set()
        self._game = game
        self._person = REPLAYED_BY[way]
        self._keys = way == "keyboard"
        self._program = program
        self._display = display
        self._folder = folder
        self._film = film
        self._saves = program.folders(folder).saves

    def passes(self) -> None:
        """Looks at all of it. Raises `DevtoolsError` where the program does not do what it should."""
        record = self._played()
        with self._program.running(self._display, self._folder) as program:
            user = self._person(program)
            try:
                self._looks(user, record)
            except DevtoolsError:
                self._film.take(self._display, "trouble")
                raise

    def _looks(self, user: User, record: Path) -> None:
        user.waits_for("menu.continue", 60)  # the last that comes
        user.takes_the_keyboard()
        user.click("menu.load")
        user.click("load.replay")
        user.waits_for("replay.step")
        self._film.take(self._display, "the first moment")
        self._moves_along_the_line(user)
        self._compares(user)
        self._lets_run(user)
        user.click("replay.hands")
        self._rests(user)
        self._film.take(self._display, "hands open")
        self.done.add(OPEN)
        self._plays_on(user, record)

    def _moves_along_the_line(self, user: User) -> None:
        """Move to the middle of the first round by the line."""
        begin = user.waits_for("moment")
        if self._keys:
            on = "Left" if self._leftwards(user) else "Right"
            user.presses("End", "Home", "Next", "Next", "Prior", "Home", "Down", "Down", "Down", *[on] * 8)
        else:
            line = user.waits_for("replay.time")
            user.drag(middle(begin), (line[0] + line[2] // 2, middle(begin)[1]))
        if user.waits_for("moment") == begin:
            raise DevtoolsError("The time line stays at the first moment.")
        self.done.add(LINE)
        self._film.take(self._display, "in the middle")

    def _compares(self, user: User) -> None:
        """A moment, left in both ways and come back to."""
        for _time in range(3):
            self._steps(user, "step")
        here, pictures = user.waits_for("moment"), [self._picture(user)]
        for there in (("step", "step", "step_back", "step_back"), ("turn_back", "step_back"), ("round", "round_back")):
            for sign in there:
                self._steps(user, sign)
            while user.waits_for("moment") != here:
                self._steps(user, "step" if self._is_before(user, here[0]) else "step_back")
            pictures.append(self._picture(user))
        if any(picture != pictures[0] for picture in pictures):
            raise DevtoolsError("A moment looks different from where it is reached.")
        self.done.add(MOMENT)

    def _is_before(self, user: User, there: int) -> bool:
        """Whether the moment that is shown comes before the one there on the line."""
        return (user.waits_for("moment")[0] < there) != self._leftwards(user)

    def _lets_run(self, user: User) -> None:
        before = user.waits_for("moment")
        self._toggles(user)
        end = time.monotonic() + _RUNS_S
        while user.box("moment") == before:
            if time.monotonic() > end:
                raise DevtoolsError("The replay does not run.")
            time.sleep(0.05)
        self._toggles(user)
        self._rests(user)
        stopped = user.box("moment")
        time.sleep(1.5)
        if user.box("moment") != stopped:
            raise DevtoolsError("The replay runs on after a pause.")
        self.done.add(RUNS)

    def _plays_on(self, user: User, record: Path) -> None:
        before = record.read_bytes()
        user.click("replay.branch")
        user.waits_until(lambda state: state["scene"] == "table", "table", 30, still=False)
        time.sleep(1.0)
        self._film.take(self._display, "played on")
        if user.closes_the_window() != 0:
            raise DevtoolsError("The closed window left an exit code that is not 0.")
        (branch,) = [path for path in self._saves.glob("*.jsonl") if path != record]
        again = replayed(read_record(branch.read_bytes()), GAMES)
        if again.notice is not None or not again.actions or record.read_bytes() != before:
            raise DevtoolsError(f"The branch does not replay, or the match it comes from was changed: {again.notice}")
        self.done.add(BRANCH)

    def _toggles(self, user: User) -> None:
        if self._keys:
            user.presses("space")
        else:
            user.click("replay.play")

    def _steps(self, user: User, sign: str) -> None:
        """Press the button, or the key that does the same."""
        if self._keys:
            on, back = ("Left", "Right") if self._leftwards(user) else ("Right", "Left")
            keys = {"step": on, "step_back": back, "turn": "Down", "turn_back": "Up", "round": "Next"}
            user.presses(keys.get(sign, "Prior"))
        elif user.box(f"replay.{sign}") is not None:
            user.click(f"replay.{sign}")
        self._rests(user)

    def _leftwards(self, user: User) -> bool:
        """Whether time runs to the left."""
        play = user.waits_for("replay.play")[0]
        on, back = user.box("replay.step"), user.box("replay.step_back")
        return on[0] < play if on is not None else back is not None and back[0] > play

    def _rests(self, user: User) -> None:
        """Wait until nothing moves."""
        user.waits_until(lambda state: "moment" in state["targets"], "replay at rest")

    def _picture(self, user: User) -> bytes:
        """Return a picture with the pointer out of the way."""
        width, height = user.sees()["size"]
        spot = str(round(width * _AWAY[0])), str(round(height * _AWAY[1]))
        user.program.pointer("mousemove", "--window", user.window, *spot)
        time.sleep(_QUIET_S)
        self._rests(user)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "picture.png"
            taken(self._display, path)
            return pygame.image.tobytes(pygame.image.load(path), "RGB")

    def _played(self) -> Path:
        """A match that is in play, in the folder of saves."""
        seats = tuple(
            SeatSetup(name, None if seat == SEAT else "novice")
            for seat, name in enumerate(("Amina", "Badr", "Celia", "Dov")[: max(GAMES[self._game].seats)])
        )
        match = start_match(GAMES, MatchSetup(self._game, seats, _SEED, {}), self._saves, datetime(2026, 1, 16, 20))
        while match.number < _ACTIONS and match.outcome() is None:
            if match.actor() is None:
                match.play(next(match.actions()))
            else:
                match.play(heuristic_action(match.game, match.view(match.actor() or 0), match.agent_stream()))
        if not match.close() or match.record_path is None:
            raise DevtoolsError("The match to look at could not be written.")
        return match.record_path
