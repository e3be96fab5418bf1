"""The games that can be driven: `tests/games/GAME/drive.py` says in `DRIVE` what a person does at its table."""

from __future__ import annotations

from devtools.of_games import of_game
from drive.played import PlayedGame


def played_game(name: str) -> PlayedGame:
    """Return the driver of the game of that name. Raises `DevtoolsError` where there is none."""
    found = of_game(name, "drive", "DRIVE")
    if not isinstance(found, PlayedGame):
        raise TypeError(f"{found} of {name} drives nothing")
    return found
