"""Commands that a game answers itself: a module in its tests reads the words after the name of the game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from devtools.environment import DevtoolsError
from devtools.of_games import of_game
from game.games import GAMES


def hand_on(prog: str, about: str | None, module: str, export: str) -> None:
    """Calls what `tests/games/GAME/MODULE.py` exports with the arguments after the game; ends where none is."""
    parser = argparse.ArgumentParser(prog=prog, description=about, add_help=False)
    parser.add_argument("game", choices=list(GAMES), help="the game; GAME --help lists its arguments")
    if sys.argv[1:] in (["-h"], ["--help"]):
        parser.print_help()
        return
    chosen, rest = parser.parse_known_args()
    try:
        answer: Callable[[Sequence[str]], None] = of_game(chosen.game, module, export)
    except DevtoolsError as trouble:
        sys.exit(str(trouble))
    answer(rest)
