"""`python -m tuning.own_rounds GAME FILE`: Club's own rounds judged by Strong, and what its decisions cost.

Strong chooses with all its iterations; what its choice brings is then counted in worlds that it has not seen. Where
the arena finds Strong better than Club, the costs of Club's decisions come to more than nothing.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

from game.games import GAMES, game_named
from game.match.deals.par import CLUB
from game.review.judging import mean_and_error
from tuning.judged_rounds import judged_seat, played_round, resumed

_ALL: Final = 1_000_000
"""More looks than any level takes."""
_SAY_EVERY: Final = 5
"""Rounds."""


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(prog="python -m tuning.own_rounds", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("file", type=Path, help="the results; rounds that it has are not played again")
    parser.add_argument("--rounds", type=int, default=100, help="rounds to judge (100)")
    parser.add_argument("--worlds", type=int, default=200, help="sampled deals in which two moves are compared (200)")
    parser.add_argument("--looks", type=int, default=_ALL, help="sampled deals after which Strong decides")
    parser.add_argument("--first", type=int, default=1000, help="the seed of the first round (1000)")
    asked = parser.parse_args()
    seats = max(game_named(asked.game).seats)

    def found(seed: int) -> dict[str, Any]:
        begun = time.process_time()
        playback = played_round(asked.game, (CLUB,) * seats, seed, _ALL)
        judged = judged_seat(playback, seed % seats, asked.worlds, asked.looks)
        return {
            "cost": sum(each.cost for each in judged),
            "error": sum(each.error**2 for each in judged) ** 0.5,
            "decisions": len(judged),
            "other": sum(bool(each.better) for each in judged),
            "seconds": time.process_time() - begun,
        }

    costs: list[float] = []
    for line in resumed(asked.file, range(asked.first, asked.first + asked.rounds), found):
        costs.append(line["cost"])
        if len(costs) % _SAY_EVERY == 0:
            print(summary(asked.game, costs), flush=True)


def summary(game: str, costs: list[float]) -> str:
    """Return a line with the average cost of the decisions of a round, and twice its standard error."""
    mean, error = mean_and_error(costs)
    return f"{game}: {len(costs)} rounds of Club, its decisions cost {mean:+.1f} ± {2 * error:.1f} points a round"


if __name__ == "__main__":
    main()
