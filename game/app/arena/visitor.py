"""A contestant from another version of the program, which plays in a process of its own.

Views differ between versions, so none is sent: the process is told how the match began and every action, by their
texts, and replays them by its own rules; what its opponent may see is what that version lets it see.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from game.app.arena.versions import folder_of
from game.app.contestants import Occasion, Timed, Turn
from game.app.terminal import BadInputError
from game.engine import Action, ActionSyntaxError, AnyGame
from game.opponents.protocol import Decision

_PLAYED_THERE: Final = Path(__file__).with_name("visiting.py")


class VersionsDisagreeError(BadInputError):
    """Another version cannot play this match, or plays it by other rules; the message says what happened."""


class Visitor:
    """An opponent of one level of another version."""

    def __init__(self, commit: str, level: str, budget_ms: int | None) -> None:
        """Start its process. Raises `BadInputError` where the version or the level is unknown."""
        self._commit = commit
        self._level = level
        self._budget_ms = budget_ms
        self._game: AnyGame | None = None
        folder = folder_of(commit)
        # the other version comes first among what is imported, and the folder of this one's script is no part of it
        command = [sys.executable, "-P", str(_PLAYED_THERE), str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=folder
        )
        atexit.register(self.close)

    def begin(self, occasion: Occasion) -> None:
        """Have the other process deal the same cards."""
        self._game = occasion.game
        self._say(
            "begin",
            game=occasion.game.name,
            options=dict(occasion.options),
            seats=occasion.seats,
            seed=occasion.seed,
            level=self._level,
        )
        self._heard()

    def decide(self, turn: Turn) -> Timed:
        """What the other process decides, in the time that it took there."""
        assert self._game is not None, "a match has begun"
        self._say("decide", seat=turn.seat, seed=turn.seed, stream=turn.name, budget_ms=self._budget_ms)
        answer = self._heard()
        try:
            action = self._game.parse(answer["action"])
        except ActionSyntaxError as error:
            raise self._trouble(str(error)) from error
        return Timed(Decision(action, capped=answer["capped"]), answer["seconds"])

    def played(self, action: Action) -> None:
        """Have the other process do the same."""
        self._say("played", action=str(action))
        self._heard()

    def close(self) -> None:
        """End the process, which ends when nobody speaks to it any more."""
        atexit.unregister(self.close)
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.wait()

    def _say(self, what: str, **more: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"say": what, **more}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._trouble("its process has ended") from None

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._trouble("its process has ended")
        answer: dict[str, Any] = json.loads(line)
        if "trouble" in answer:
            raise self._trouble(answer["trouble"])
        return answer

    def _trouble(self, why: str) -> VersionsDisagreeError:
        return VersionsDisagreeError(f"{self._level}@{self._commit}: {why}")
