"""Matches that pictures and scenes are shown with, as the opponents once played them.

Thinking them through takes seconds in each process that runs tests, doing again what was done none. A match is found
by the hash of its first state; what was written down of it is played again as long as the rules allow it, and goes on
with what the opponents think of. `python -m tests.ui.evening`, with `build_scripts` on its path, writes them down anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Final

from game.engine import Action
from game.match.match import Match
from tests.match.play import any_move

FOLDER: Final = Path(__file__).parent
_LETTERS: Final = 12
"""Of a hash, in the name of a file; they tell these few matches apart."""

Enough = Callable[[Match], bool]
PlayOn = Callable[[Match, Enough], tuple[Action, ...]]


def file_of(match: Match) -> Path:
    """Where a match is written down that was only begun."""
    return FOLDER / f"{match.game_name}-{match.state_hash()[:_LETTERS]}.txt"


def from_memory(think: PlayOn) -> PlayOn:
    """Plays what is written down, and thinks of the rest."""

    @wraps(think)
    def play_on(match: Match, enough: Enough) -> tuple[Action, ...]:
        done: list[Action] = []
        if match.number == 0:
            for text in _written(file_of(match)):
                action = match.game.parse(text)
                if enough(match) or match.why_not([action]) is not None:
                    break
                match.play(action)
                done.append(action)
        return (*done, *think(match, enough))

    return play_on


def at_once(match: Match, enough: Enough) -> None:
    """Plays without a thought, for who shows a match again in which others did something else."""
    while match.outcome() is None and not enough(match):
        match.play(next(match.actions()) if match.actor() is None else any_move(match))


@cache
def _written(file: Path) -> tuple[str, ...]:
    return tuple(file.read_text("utf-8").splitlines()) if file.exists() else ()
