"""Tuning the weights of a policy by self-play: an evolution strategy with mirrored samples.

On every deal one random change of all weights plays against its opposite, twice with the seats exchanged, and the
weights move towards what wins. The state is written after every generation, so that a run can be stopped and taken up
again; the mean of the later generations is printed as the result. The seeds are far from those that `majlis simulate`
is given for tests.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, Final

from game.engine import Action, Deals, stream
from game.games import game_named
from game.opponents.protocol import Agent, NoDeadline

FIRST_SEED: Final = 1_000_000_000

Point = tuple[float, ...]


@dataclass(frozen=True)
class Evolution:
    """The evolution of the weights of one game's policy."""

    game: str
    seats: tuple[int, ...]
    """The numbers of players that deals take turns with."""
    start: Any
    """The weights to begin with, a dataclass of numbers; those of 0 stay so, for the game lacks what they weigh."""
    agent: Callable[[Any], Agent[Any, Action]]
    """An opponent with some weights."""
    chances: frozenset[str]
    """Weights that lie between 0 and 1."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the weights that are tuned."""
        return tuple(field.name for field in fields(self.start) if getattr(self.start, field.name))

    def point_of(self, weights: Any) -> Point:
        """The weights on scales without bounds."""
        values = self.values_of(weights)
        return tuple(
            math.log(value / (1.0 - value)) if name in self.chances else math.log(value)
            for name, value in values.items()
        )

    def weights_of(self, point: Point) -> Any:
        """The weights at a point."""
        values = {
            name: 1.0 / (1.0 + math.exp(-at)) if name in self.chances else math.exp(at)
            for name, at in zip(self.names, point, strict=True)
        }
        return replace(self.start, **values)

    def values_of(self, weights: Any) -> dict[str, float]:
        """The weights by name."""
        return {name: getattr(weights, name) for name in self.names}

    def gain_of_change(self, task: tuple[Point, int, float]) -> tuple[float, Point]:
        """Return the points that a random change wins over its opposite on one deal, and the change."""
        point, seed, spread = task
        rng = Random(seed)
        change = tuple(rng.gauss(0.0, 1.0) for _ in point)
        better, worse = (
            self.agent(self.weights_of(tuple(at + way * by for at, by in zip(point, change, strict=True))))
            for way in (spread, -spread)
        )
        seats = self.seats[seed % len(self.seats)]
        gain = self.difference(([better, worse] * seats)[:seats], seed)
        gain -= self.difference(([worse, better] * seats)[:seats], seed)
        return gain / 2.0, change

    def difference(self, agents: Sequence[Agent[Any, Action]], seed: int) -> float:
        """Round points of the first team less those of the second, over one deal."""
        game = game_named(self.game)
        state, _ = game.new_match(game.options(), len(agents), Deals(seed))
        number = 0
        while (seat := game.actor(state)) is not None:
            decision = agents[seat].decide(game.view(state, seat), stream(seed, "agent", seat, number), NoDeadline())
            state, _ = game.apply(state, decision.action)
            number += 1
        points = game.standing(state).round_points
        assert points is not None, "the round is over"
        return float(points[0] - points[1])


def evolve(evolution: Evolution, words: Sequence[str]) -> None:
    """Read the arguments in `words` and tune until the generations are done."""
    parser = argparse.ArgumentParser(description=f"Tune the weights of the heuristic policy of {evolution.game}.")
    parser.add_argument("state", type=Path, help="the file of the run, which continues it or is made")
    parser.add_argument("--generations", type=int, default=100, help="generations in all (100)")
    parser.add_argument("--deals", type=int, default=100, help="deals of a generation, each played twice (100)")
    parser.add_argument("--spread", type=float, default=0.3, help="the size of the changes tried (0.3)")
    parser.add_argument("--step", type=float, default=0.03, help="how far a generation moves (0.03)")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes (1)")
    arguments = parser.parse_args(words)
    path = [evolution.point_of(evolution.start)]
    if arguments.state.exists():
        entries = json.loads(arguments.state.read_text())["path"]
        path = [evolution.point_of(replace(evolution.start, **entry)) for entry in entries]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while len(path) <= arguments.generations:
            began = perf_counter()
            generation = len(path)
            numbers = range(generation * arguments.deals, (generation + 1) * arguments.deals)
            tasks = [(path[-1], FIRST_SEED + number, arguments.spread) for number in numbers]
            gains = list(pool.map(evolution.gain_of_change, tasks, chunksize=4))
            path.append(moved(path[-1], gains, arguments.step))
            entries = [evolution.values_of(evolution.weights_of(point)) for point in path]
            arguments.state.write_text(json.dumps({"path": entries}))
            spent = perf_counter() - began
            print(f"generation {generation}: {2 * len(tasks) / spent:.1f} rounds a second", flush=True)
    later = path[len(path) // 2 :]
    mean = evolution.weights_of(tuple(fmean(values) for values in zip(*later, strict=True)))
    for name, value in evolution.values_of(mean).items():
        print(f"    {name}={value:.3g},")


def moved(point: Point, gains: Sequence[tuple[float, Point]], step: float) -> Point:
    """The point after one generation: each weight goes by how surely its changes won."""
    height = pstdev([gain for gain, _ in gains]) or 1.0
    pull = [
        sum(gain * change[index] for gain, change in gains) / (height * math.sqrt(len(gains)))
        for index in range(len(point))
    ]
    return tuple(at + step * max(-3.0, min(3.0, by)) for at, by in zip(point, pull, strict=True))
