"""The number of rounds a second that the lean cores play, from source and compiled, and the rules beside them.

The module that plays a round of a game in its lean core is in the tests of the game, `lean.py`. `python -m
bench.opponents.lean GAME ROUNDS` plays so many by the program that is found first, and prints the rate.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

from bench.figures import Figure
from bench.opponents import play
from bench.opponents.compiled import by_program, programs
from devtools.of_games import of_game
from devtools.paths import ROOT
from game.games import INFOS

_ROUNDS: Final = 60
_OF_RULES: Final = 4


def rounds() -> Iterator[Figure]:
    """The policy of playouts and Club by the rules, of every game that has a lean core."""
    for name, info in INFOS.items():
        if not (ROOT / "tests" / "games" / name / "lean.py").is_file():
            continue
        told = play.simulate(name, play.full_of("club", info), _OF_RULES)["rounds_per_second"]
        yield _figure(f"{name}_by_the_rules", f"rounds of {name} a second, by the rules with Club", told)
        for tree, how in programs():
            rate = float(by_program(tree, "bench.opponents.lean", name, str(_ROUNDS)))
            yield _figure(f"{name}_lean{how and '_compiled'}", f"rounds of {name} a second in the lean core{how}", rate)


def _figure(key: str, text: str, value: float) -> Figure:
    return Figure(f"{key}_rounds_per_second", text, value, "/s", more_is_better=True)


def main() -> None:
    """Play rounds and print how many there were in a second of the processor."""
    game, count = sys.argv[1], int(sys.argv[2])
    play_round: Callable[[int], None] = of_game(game, "lean", "play_round")
    # what is looked up once is not measured
    play_round(0)
    started = time.process_time()
    for seed in range(1, count + 1):
        play_round(seed)
    print(count / (time.process_time() - started))


if __name__ == "__main__":
    main()
