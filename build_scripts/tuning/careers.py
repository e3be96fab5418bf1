"""`python -m tuning.careers GAME [ROUNDS] [SEED]`: real careers of the levels at a table of Club, and their ratings.

For every level it prints how many points a round it makes more than Club in the same seat with the same cards, how much
rounds vary, and the resulting rating.
"""

from __future__ import annotations

import argparse
from statistics import fmean, pstdev
from typing import Final

from game.engine import AnyGame, Deals, State, choose, stream
from game.games import GAMES, game_named
from game.match.deals.par import CLUB, Question, par_of
from game.opponents.levels import LEVELS
from game.opponents.playouts import lead_of
from game.opponents.protocol import NoDeadline, agent_for, opponents_of
from game.statistics.rating import ComparedRound, career

_ROUNDS: Final = 60
_PERIOD: Final = 10
"""Rounds that count as a match."""


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tuning.careers", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("rounds", nargs="?", type=int, default=_ROUNDS, help=f"rounds of each level ({_ROUNDS})")
    parser.add_argument("seed", nargs="?", type=int, default=1, help="the seed of the deals (1)")
    asked = parser.parse_args()
    game, rounds, seed = game_named(asked.game), asked.rounds, asked.seed
    for level in (name for name in LEVELS if name in opponents_of(game).levels and LEVELS[name].offered):
        held = [_held(game, level, seed * 100_000 + number) for number in range(rounds)]
        ahead = [each.ahead for each in held]
        matches = [(f"{start:06}", held[start : start + _PERIOD]) for start in range(0, rounds, _PERIOD)]
        rating = career(matches)[-1].rating
        print(
            f"{game.name} {level}: {fmean(ahead):+.1f} points a round, spread {pstdev(ahead):.1f}, "
            f"rating {rating.points:.0f} ± {2 * rating.deviation:.0f}",
            flush=True,
        )


def _held(game: AnyGame, level: str, seed: int) -> ComparedRound:
    """One round of a level in the first seat, and what Club makes of it there."""
    seats = game.seats[-1]
    state, _ = game.new_match(choose(game.options, {}), seats, Deals(seed))
    levels = (CLUB,) * seats
    par = par_of(Question(game.name, state, seed, levels, rounds=1), game)
    team = game.teams(seats)[0]
    played = game.standing(_played(game, state, level, seed)).round_points
    assert played is not None, "the round is over"
    return ComparedRound(
        lead_of(played, team, fewest=game.fewest_win), lead_of(par.points, team, fewest=game.fewest_win)
    )


def _played(game: AnyGame, state: State, level: str, seed: int) -> State:
    company = {name: agent_for(game, name) for name in (level, CLUB)}
    number = 0
    while (seat := game.actor(state)) is not None:
        rng, agent = stream(seed, "career", number), company[level if seat == 0 else CLUB]
        state, _ = game.apply(state, agent.decide(game.view(state, seat), rng, NoDeadline()).action)
        number += 1
    return state


if __name__ == "__main__":
    main()
