"""`python -m tuning.losses GAME LEVEL`: what a level's moves lose, as `tests/games/GAME/losses.py` says."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from devtools.environment import DevtoolsError
from devtools.of_games import of_game
from game.games import GAMES


def main() -> None:
    """Hands the arguments after the game on to its `measure`. Raises `DevtoolsError` where nothing says how."""
    parser = argparse.ArgumentParser(prog="python -m tuning.losses", description=__doc__, add_help=False)
    parser.add_argument("game", choices=list(GAMES))
    chosen, rest = parser.parse_known_args()
    measure: Callable[[Sequence[str]], None] = of_game(chosen.game, "losses", "measure")
    measure(rest)


if __name__ == "__main__":
    try:
        main()
    except DevtoolsError as trouble:
        sys.exit(str(trouble))
