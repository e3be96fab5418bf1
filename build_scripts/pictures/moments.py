"""Moments of a game that are worth a picture, as records: `tests/games/GAME/moments.py` says in `PICTURED` which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from devtools.of_games import of_game
from game.ui.stage import Stage

Pose = Callable[[Stage], None]


@dataclass(frozen=True, slots=True)
class Moments:
    """The moments of one game."""

    names: tuple[str, ...]
    record_of: Callable[[str], bytes]
    """The record of a match that has come to the moment of that name, where the person is to act or to watch."""
    poses: Mapping[str, tuple[str, Pose]] = field(default_factory=dict)
    """Pictures in which something is being done: at which moment, and what."""

    def write(self, folder: Path, game: str) -> dict[str, Path]:
        """Writes the records into a folder and returns them by the name of the moment."""
        paths = {name: folder / f"{game}-{name}.jsonl" for name in self.names}
        for name, path in paths.items():
            path.write_bytes(self.record_of(name))
        return paths


def moments_of(game: str) -> Moments:
    """The moments of the game of that name. Raises `DevtoolsError` where nothing says which they are."""
    found = of_game(game, "moments", "PICTURED")
    if not isinstance(found, Moments):
        raise TypeError(f"{found} of {game} are no moments")
    return found
