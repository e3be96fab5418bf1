"""Tune the weights of Borako's quick policy by self-play: `python build_scripts/tune_borako.py STATE.json`.

An evolution strategy with mirrored samples: on every deal one random change of all weights plays against its opposite,
twice with the seats exchanged, and the weights move towards what wins. The state is written after every generation,
so that a run can be stopped and taken up again; the mean of the later generations is printed as the result. The seeds
are far from those that `majlis simulate` is given for tests.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from time import perf_counter

from game.agents.borako.quick import QuickAgent
from game.agents.borako.weights import STEADY, Weights
from game.agents.protocol import Agent, Unhurried
from game.engine import Deals, stream
from game.rules.borako import Borako
from game.rules.borako.options import BorakoOptions

FIRST_SEED = 1_000_000_000
CHANCES = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("sweep_")
) | {"alone", "patience", "project", "gapped", "scattered", "dirty_ease", "set_share"}
"""Weights that lie between 0 and 1."""
NAMES = tuple(field.name for field in fields(Weights))

Point = tuple[float, ...]


def main() -> None:
    """Read the arguments and tune until the generations are done."""
    parser = argparse.ArgumentParser(description="Tune the weights of Borako's quick policy by self-play.")
    parser.add_argument("state", type=Path, help="where the state of the run is kept (made if missing)")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=100, help="deals of a generation, each played twice")
    parser.add_argument("--spread", type=float, default=0.3, help="size of the changes tried")
    parser.add_argument("--step", type=float, default=0.03, help="how far a generation moves")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    path = [point_of(STEADY)]
    if arguments.state.exists():
        path = [point_of(Weights(**entry)) for entry in json.loads(arguments.state.read_text())["path"]]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while len(path) <= arguments.generations:
            began = perf_counter()
            generation = len(path)
            numbers = range(generation * arguments.deals, (generation + 1) * arguments.deals)
            tasks = [(path[-1], FIRST_SEED + number, arguments.spread) for number in numbers]
            gains = list(pool.map(gain_of_change, tasks, chunksize=4))
            path.append(moved(path[-1], gains, arguments.step))
            entries = [vars_of(weights_of(point)) for point in path]
            arguments.state.write_text(json.dumps({"path": entries}))
            spent = perf_counter() - began
            print(f"generation {generation}: {2 * len(tasks) / spent:.1f} rounds a second", flush=True)
    later = path[len(path) // 2 :]
    mean = weights_of(tuple(fmean(values) for values in zip(*later, strict=True)))
    for name, value in vars_of(mean).items():
        print(f"    {name}: float = {value:.3g}")


def gain_of_change(task: tuple[Point, int, float]) -> tuple[float, Point]:
    """How many points a random change wins over its opposite on one deal, and the change."""
    point, seed, spread = task
    rng = Random(seed)
    change = tuple(rng.gauss(0.0, 1.0) for _ in NAMES)
    better = QuickAgent(weights_of(tuple(at + spread * by for at, by in zip(point, change, strict=True))))
    worse = QuickAgent(weights_of(tuple(at - spread * by for at, by in zip(point, change, strict=True))))
    gain = difference((better, worse, better, worse), seed) - difference((worse, better, worse, better), seed)
    return gain / 2.0, change


def moved(point: Point, gains: Sequence[tuple[float, Point]], step: float) -> Point:
    """The point after one generation: each weight goes by how surely its changes won."""
    height = pstdev([gain for gain, _ in gains]) or 1.0
    pull = [
        sum(gain * change[index] for gain, change in gains) / (height * math.sqrt(len(gains)))
        for index in range(len(point))
    ]
    return tuple(at + step * max(-3.0, min(3.0, by)) for at, by in zip(point, pull, strict=True))


def difference(agents: Sequence[Agent], seed: int) -> float:
    """Round points of the first team less those of the second, over one deal."""
    game = Borako()
    state, _ = game.new_match(BorakoOptions(), len(agents), Deals(seed))
    number = 0
    while (seat := game.actor(state)) is not None:
        decision = agents[seat].decide(game.view(state, seat), stream(seed, "agent", seat, number), Unhurried())
        state, _ = game.apply(state, decision.action)
        number += 1
    points = game.standing(state).round_points
    assert points is not None, "the round is over"
    return float(points[0] - points[1])


def point_of(weights: Weights) -> Point:
    """The weights on scales without bounds."""
    values = vars_of(weights)
    return tuple(
        math.log(values[name] / (1.0 - values[name])) if name in CHANCES else math.log(values[name]) for name in NAMES
    )


def weights_of(point: Point) -> Weights:
    """The weights at a point."""
    return Weights(
        **{
            name: 1.0 / (1.0 + math.exp(-at)) if name in CHANCES else math.exp(at)
            for name, at in zip(NAMES, point, strict=True)
        }
    )


def vars_of(weights: Weights) -> dict[str, float]:
    """The weights by name."""
    return {name: getattr(weights, name) for name in NAMES}


if __name__ == "__main__":
    main()
