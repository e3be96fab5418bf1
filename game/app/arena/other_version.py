"""A contestant from another version of the program, which plays in a process of its own.

Views differ between versions, so none is sent: the process gets the beginning of the match and every action, by their
texts, and replays them by its own rules; its opponent sees what that version lets it see.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from game.app.arena.versions import folder_of
from game.app.contestants import DecisionRequest, MatchStart, Timed
from game.app.terminal import BadInputError
from game.engine import Action, ActionSyntaxError, AnyGame
from game.opponents.protocol import Decision

_SERVER: Final = Path(__file__).with_name("version_server.py")


class VersionsDisagreeError(BadInputError):
    """Another version cannot play this match, or plays it by other rules; the message says what happened."""


class OtherVersion:
    """An opponent of one level of another version."""

    def __init__(self, commit: str, level: str, budget_ms: int | None) -> None:
        """Start its process. Raises `BadInputError` where the version or the level is unknown."""
        self._commit = commit
        self._level = level
        self._budget_ms = budget_ms
        self._game: AnyGame | None = None
        folder = folder_of(commit)
        # the other version comes first among what is imported, and the folder of this one's script is no part of it
        command = [sys.executable, "-P", str(_SERVER), str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=folder
        )
        atexit.register(self.close)

    def begin(self, start: MatchStart) -> None:
        """Have the other process deal the same cards."""
        self._game = start.game
        self._send(
            "begin",
            game=start.game.name,
            options=dict(start.options),
            seats=start.seats,
            seed=start.seed,
            level=self._level,
        )
        self._receive()

    def decide(self, request: DecisionRequest) -> Timed:
        """The decision of the other process, with the time it took there."""
        assert self._game is not None, "a match has begun"
        self._send("decide", seat=request.seat, seed=request.seed, stream=request.name, budget_ms=self._budget_ms)
        answer = self._receive()
        try:
            action = self._game.parse(answer["action"])
        except ActionSyntaxError as error:
            raise self._disagreement(str(error)) from error
        return Timed(Decision(action, capped=answer["capped"]), answer["seconds"])

    def played(self, action: Action) -> None:
        """Have the other process apply the same action."""
        self._send("played", action=str(action))
        self._receive()

    def close(self) -> None:
        """End the process, which stops when its input is closed."""
        atexit.unregister(self.close)
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.wait()

    def _send(self, what: str, **more: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": what, **more}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._disagreement("its process has ended") from None

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._disagreement("its process has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise self._disagreement(answer["error"])
        return answer

    def _disagreement(self, why: str) -> VersionsDisagreeError:
        return VersionsDisagreeError(f"{self._level}@{self._commit}: {why}")
