"""Moments of a game that are worth a picture: `tests/games/GAME/moments.py` says in `PICTURED` which.

The matches that come to them are stored (see `pictures.played`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from devtools.of_games import of_game
from game.engine import Action
from game.match.match import Match
from game.opponents.protocol import heuristic_action
from game.ui.stage.stage import Stage
from pictures.played import Played, file_of, played_of, read

Pose = Callable[[Stage], None]
Holds = Callable[[Match], bool]
_LONGEST: Final = 6000
"""Actions after which a match does not come to its moment any more."""


@dataclass(frozen=True, slots=True)
class Moments:
    """The moments of one game."""

    game: str
    holds: Mapping[str, Holds]
    """Whether a match has come to the moment of that name, where the person is to act or to watch."""
    find: Callable[[str], Played]
    """Plays until a match comes to a moment: how one is chosen that is not stored yet."""
    poses: Mapping[str, tuple[str, Pose]] = field(default_factory=dict)
    """Pictures in which something is being done: at which moment, and what."""
    scores: Mapping[str, Holds] = field(default_factory=dict)
    """Moments of the same kind at which no table is pictured, but the score."""

    def played(self, name: str) -> Played:
        """The match that has come to the moment of that name, also one of a score."""
        return read(file_of(self.game, name))

    def write(self, folder: Path) -> dict[str, Path]:
        """Writes the records into a folder and returns them by the name of the moment."""
        paths = {name: folder / f"{self.game}-{name}.jsonl" for name in self.holds}
        for name, path in paths.items():
            path.write_bytes(self.played(name).record())
        return paths


def moments_of(game: str) -> Moments:
    """The moments of the game of that name. Raises `DevtoolsError` where nothing says which they are."""
    found = of_game(game, "moments", "PICTURED")
    if not isinstance(found, Moments):
        raise TypeError(f"{found} of {game} are no moments")
    return found


def found(matches: Iterable[Match], choose: Callable[[Match], Action | None], holds: Holds) -> Played:
    """The first of the matches that comes to a moment; one is given up where nothing is chosen."""
    for match in matches:
        done: list[str] = []
        while len(done) < _LONGEST:
            if holds(match):
                return played_of(match, done)
            action = None if match.outcome() is not None else choose(match)
            if action is None:
                break
            done.append(str(action))
            match.play(action)
    raise LookupError("none of the matches comes to the moment")


def usual_action(match: Match) -> Action:
    """The action of the heuristic policy, or what follows a round."""
    seat = match.actor()
    return (
        next(match.actions()) if seat is None else heuristic_action(match.game, match.view(seat), match.agent_stream())
    )
