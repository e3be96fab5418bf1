"""The results of an arena in a file of JSON lines, so that a run that was stopped is taken up again.

The first line says what is played; every other one is a deal of one bout with all its rotations. It only grows.
"""

from __future__ import annotations

import json
from array import array
from collections import Counter
from pathlib import Path
from typing import Any, Final

from game.app.table_run import DealResult
from game.app.terminal import BadInputError

_FORMAT: Final = 1
_HEAD: Final = "arena"


class ResultsFile:
    """The results so far, by bout and deal; without a path they are only remembered."""

    def __init__(self, path: Path | None, played: dict[str, Any]) -> None:
        """Read what there is. `played` says what all bouts of the file have in common.

        Raises `BadInputError` where the file cannot be used, or was begun with something else.
        """
        self._path = path
        self._results: dict[tuple[str, int], DealResult] = {}
        if path is None:
            return
        head = json.loads(json.dumps({_HEAD: _FORMAT, **played}))
        try:
            if path.exists() and path.stat().st_size:
                self._read(path, head)
            else:
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInputError(f"{path}: {getattr(error, 'strerror', None) or error}") from error

    def result(self, bout: str, deal: int) -> DealResult | None:
        """Return the result of a deal, if it was played."""
        return self._results.get((bout, deal))

    def add(self, bout: str, deal: int, result: DealResult) -> None:
        """Keep a result, at once."""
        self._results[bout, deal] = result
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"bout": bout, "deal": deal, **_to_json(result)}) + "\n")

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.decode("utf-8").splitlines()
        try:
            found, *rest = map(json.loads, lines)
            if not isinstance(found, dict) or found.get(_HEAD) != _FORMAT:
                raise BadInputError(f"{path} is not a results file of majlis arena")
            results = {(line["bout"], line["deal"]): _read_back(line) for line in rest}
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, BadInputError):
                raise
            raise BadInputError(f"{path} is not a results file of majlis arena") from error
        other = [name for name in head if found.get(name) != head[name]]
        if other:
            name = other[0]
            raise BadInputError(
                f"{path} was begun with another {name} ({found.get(name)}, now {head[name]}): name another file"
            )
        self._results = results
        if len(whole) < len(raw):
            # a line that was still being written when the run was stopped
            with path.open("r+b") as file:
                file.truncate(len(whole))


def _to_json(result: DealResult) -> dict[str, Any]:
    return {
        "points": result.points,
        "winners": result.winners,
        "rounds": result.rounds,
        "traits": result.traits,
        "illegal": result.illegal,
        "capped": result.capped,
        "ms": {level: [round(each * 1000, 2) for each in times] for level, times in result.seconds.items()},
    }


def _read_back(line: dict[str, Any]) -> DealResult:
    return DealResult(
        [tuple(points) for points in line["points"]],
        [tuple(winners) for winners in line["winners"]],
        line["rounds"],
        Counter(line["traits"]),
        line["illegal"],
        Counter(line["capped"]),
        {level: array("d", (each / 1000 for each in times)) for level, times in line["ms"].items()},
    )
