"""`python -m tuning.duplicates GAME FILE`: how steady the play part of a result is, compared with the result itself.

A deal is played once for each team, Strong in its seats and Casual in all others. The result is by how much Strong did
better; its play part is what the decisions of both cost, as a review judges them. The review's sum of Strong's own
decisions alone is printed next to it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from game.games import GAMES, game_named
from game.review.findings import lead_in
from game.review.judging import LOOKS
from tuning.judged_rounds import judged_seat, played_round, resumed

_STRONG: Final = "strong"
_CASUAL: Final = "casual"
_SAY_EVERY: Final = 10
"""Deals."""


class Split(NamedTuple):
    """One round for the team that Strong plays for."""

    raw: float
    """The margin over the others."""
    play: float
    """The part of the margin due to decisions."""
    doubt: float
    """The standard error of that."""
    own: float
    """The review's sum of its own decisions: nothing, or their cost."""


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(prog="python -m tuning.duplicates", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("file", type=Path, help="the results; deals that it has are not played again")
    parser.add_argument("--deals", type=int, default=150, help="deals, each played once for every team (150)")
    parser.add_argument("--seats", type=int, help="the number of players (the most possible)")
    parser.add_argument("--worlds", type=int, help="sampled deals in which two moves are compared (as in a review)")
    parser.add_argument("--looks", type=int, default=LOOKS, help="sampled deals after which Strong decides")
    parser.add_argument("--first", type=int, default=5000, help="the seed of the first deal (5000)")
    asked = parser.parse_args()
    game = game_named(asked.game)
    teams = game.teams(asked.seats or max(game.seats))

    def found(seed: int) -> dict[str, Any]:
        begun = time.process_time()
        rounds = [of_team(asked.game, teams, team, seed, asked.worlds, asked.looks) for team in sorted(set(teams))]
        return {"rounds": rounds, "seconds": time.process_time() - begun}

    lines: list[list[Split]] = []
    for line in resumed(asked.file, range(asked.first, asked.first + asked.deals), found):
        lines.append([Split(*values) for values in line["rounds"]])
        if len(lines) % _SAY_EVERY == 0:
            print(summary(asked.game, lines), flush=True)


def of_team(name: str, teams: Sequence[int], team: int, seed: int, worlds: int | None, looks: int) -> Split:
    """A deal with Strong in the seats of a team."""
    levels = [_STRONG if of == team else _CASUAL for of in teams]
    playback = played_round(name, levels, seed, looks)
    judged = [judged_seat(playback, seat, worlds, looks) for seat in range(len(teams))]
    costs = [sum(each.cost for each in decisions) for decisions in judged]
    errors = [sum(each.error**2 for each in decisions) for decisions in judged]
    others = len(set(teams)) - 1
    doubt = sum(error if of == team else error / others**2 for error, of in zip(errors, teams, strict=True)) ** 0.5
    own = -sum(cost for cost, of in zip(costs, teams, strict=True) if of == team)
    return Split(lead_in(playback, team, 1), play_part(costs, teams, team), doubt, own)


def play_part(costs: Sequence[float], teams: Sequence[int], team: int) -> float:
    """Return the part of a margin due to decisions of all seats: less its own costs, and its part of what others gave
    away.
    """
    others = len(set(teams)) - 1
    return sum(-cost if of == team else cost / others for cost, of in zip(costs, teams, strict=True))


def summary(game: str, deals: Sequence[Sequence[Split]]) -> str:
    """Means and spreads of result and play part: of a round as it is played, and of a deal with seats turned."""
    rounds = [each for deal in deals for each in deal]
    turned = [Split(*map(fmean, zip(*deal, strict=True))) for deal in deals]
    doubt = fmean(each.doubt**2 for each in rounds) ** 0.5
    parts = [f"{game}: {len(rounds)} rounds of {len(deals)} deals, doubt of a round's play part {doubt:.1f}"]
    for what, of in (("a round", rounds), ("a deal with seats turned", turned)):
        raw = pstdev(each.raw for each in of)
        plays = _beside([each.play for each in of], raw), _beside([each.own for each in of], raw)
        parts.append(
            f"{what}: Strong over Casual {fmean(each.raw for each in of):+.1f}, spread {raw:.1f}; "
            f"play part {plays[0]}; Strong's own decisions {plays[1]}"
        )
    return "\n  ".join(parts)


def _beside(values: Sequence[float], raw: float) -> str:
    """Return mean and spread of a part, and the ratio of its spread to that of the results."""
    spread = pstdev(values)
    share = f"{spread / raw:.2f} of it" if raw else "no result differs"
    return f"{fmean(values):+.1f}, spread {spread:.1f}, {share}"


if __name__ == "__main__":
    main()
