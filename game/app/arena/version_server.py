"""The script that plays inside another version of the program: requests come and answers go as lines of JSON.

It is this version's file, but what it imports is the other's: only names that every version since 0.1.0 has, in the
modules where that version has them.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

_GAMES: Final = ("game.games", "game.rules.registry")
"""The modules that have `game_named`: today, and in 0.1.0."""
_OPPONENTS: Final = ("game.opponents.protocol", "game.agents.registry")
"""The modules that have `agent_for`."""


def found_in(modules: Sequence[str], name: str) -> Any:
    """The object of a name in the first of the modules that this version has."""
    for module in modules:
        try:
            return getattr(import_module(module), name)
        except ModuleNotFoundError:
            continue
    raise ImportError(f"this version has no {name}")


class Watch:
    """A time limit of a budget in milliseconds, or none."""

    def __init__(self, budget_ms: int | None) -> None:
        self._until = None if budget_ms is None else time.perf_counter() + budget_ms / 1000

    def expired(self) -> bool:
        """Whether the time is up."""
        return self._until is not None and time.perf_counter() >= self._until

    def progress(self, done: float) -> None:
        """Ignores the progress."""


class Table:
    """One match, replayed by the rules of this version, and the opponent that plays in it."""

    def __init__(self, request: dict[str, Any]) -> None:
        from game.engine import Deals, choose

        self._game = found_in(_GAMES, "game_named")(request["game"])
        self._agent = found_in(_OPPONENTS, "agent_for")(self._game, request["level"])
        options = choose(self._game.options, request["options"])
        self._state, _ = self._game.new_match(options, request["seats"], Deals(request["seed"]))

    def decide(self, request: dict[str, Any]) -> dict[str, Any]:
        """The opponent's choice for the seat that is to act."""
        from game.engine import stream

        if self._game.actor(self._state) != request["seat"]:
            raise ValueError(f"by the rules of this version it is not the turn of seat {request['seat']}")
        view = self._game.view(self._state, request["seat"])
        rng, watch = stream(request["seed"], *request["stream"]), Watch(request["budget_ms"])
        before = time.perf_counter()
        decision = self._agent.decide(view, rng, watch)
        return {"action": str(decision.action), "capped": decision.capped, "seconds": time.perf_counter() - before}

    def played(self, request: dict[str, Any]) -> dict[str, Any]:
        """Apply an action of the match."""
        self._state, _ = self._game.apply(self._state, self._game.parse(request["action"]))
        return {}


def main() -> None:
    """Answer until the other end is closed."""
    folder = Path(sys.argv[1])
    sys.path.insert(0, str(folder))
    import game

    if Path(game.__file__).resolve().parents[1] != folder.resolve():
        raise SystemExit(f"another program than that in {folder} was found")
    # what the program might print must not come between the answers
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    table: Table | None = None
    for line in sys.stdin:
        request = json.loads(line)
        answer: dict[str, Any] = {}
        try:
            if request["do"] == "begin":
                table = Table(request)
            elif table is not None:
                answer = table.decide(request) if request["do"] == "decide" else table.played(request)
        # every error is reported by the other process
        except Exception as error:  # noqa: BLE001
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
