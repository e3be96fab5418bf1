"""Tune the weights of Baloot's bidding by self-play: `python -m tuning baloot STATE.json`.

An evolution strategy with mirrored samples: one random change of all weights bids against its opposite on some deals,
each twice with the seats exchanged, and the weights move towards what wins. What was bought is played by rules of thumb
for three tricks and solved from there on. The state is written after every generation, so that a run can be stopped and
taken up again; the mean of the later generations is printed as the result. The seeds are far from those that
`majlis simulate` is given for tests.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from game.cards import Face
from game.engine.deals import shuffled, stream
from game.games.baloot.opponents.answers import after_answer
from game.games.baloot.opponents.completions import Hands, solved_hand
from game.games.baloot.opponents.match_equity import MatchEquity
from game.games.baloot.opponents.prospects import Auction, best_of, prospects
from game.games.baloot.opponents.weights import CASUAL_WEIGHTS, Weights
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import hand_score
from game.games.baloot.rules.state import DECK, TEAMS, Buying, Contract, Faces
from game.tricks.auction import by_priority

FIRST_SEED = 1_000_000_000
OPTIONS = BalootOptions()
STAKES = tuple(MatchEquity(OPTIONS, team, 0.0, 0.0) for team in (0, 1))
FIXED = frozenset(("spread", "first_pass", "second_pass", "ashkal", "sun_bare", "partners_bid", "learnt"))
"""Weights that bidding alone says nothing of, and those that are set so that contracts are bought as people buy."""
NAMES = tuple(field.name for field in fields(Weights) if field.name not in FIXED)
SCALES = tuple(0.05 if name == "project" else 2.0 for name in NAMES)
"""The sizes of a change that are tried for each weight."""

Point = tuple[float, ...]


@dataclass(frozen=True)
class Task:
    """One change to be tried."""

    center: Point
    number: int
    deals: int


def tune(words: Sequence[str]) -> None:
    """Read the arguments in `words` and tune until the generations are done."""
    parser = argparse.ArgumentParser(description="Tune the weights of Baloot's bidding by self-play.")
    parser.add_argument("state", type=Path, help="the file of the run, which continues it or is made")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--changes", type=int, default=40, help="changes tried in a generation")
    parser.add_argument("--deals", type=int, default=20, help="deals of each change, each played twice")
    parser.add_argument("--step", type=float, default=1.0, help="how far a generation moves")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args(words)
    path = [point_of(CASUAL_WEIGHTS)]
    if arguments.state.exists():
        path = [point_of(Weights(**entry)) for entry in json.loads(arguments.state.read_text())]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while len(path) <= arguments.generations:
            began = perf_counter()
            first = len(path) * arguments.changes
            tasks = [Task(path[-1], first + number, arguments.deals) for number in range(arguments.changes)]
            gains = list(pool.map(gain_of, tasks, chunksize=2))
            path.append(moved(tasks, gains, arguments.step))
            arguments.state.write_text(json.dumps([asdict(weights_of(point)) for point in path]))
            print(f"generation {len(path) - 1}: {perf_counter() - began:.0f} s, spread {pstdev(gains):.2f}", flush=True)
    later = path[len(path) // 2 :]
    mean = tuple(fmean(values) for values in zip(*later, strict=True))
    for name, value in asdict(weights_of(mean)).items():
        print(f"    {name}: float = {value:.2f}")


def point_of(weights: Weights) -> Point:
    """The weights in units of their scales."""
    return tuple(getattr(weights, name) / scale for name, scale in zip(NAMES, SCALES, strict=True))


def weights_of(point: Point) -> Weights:
    """The weights of a point."""
    values: dict[str, Any] = {name: value * scale for name, value, scale in zip(NAMES, point, SCALES, strict=True)}
    return replace(CASUAL_WEIGHTS, **values)


def change_of(task: Task) -> Point:
    """The change that is tried: a normal number for each weight."""
    rng = stream(FIRST_SEED, "change", task.number)
    return tuple(math.sqrt(-2 * math.log(1 - rng.random())) * math.cos(2 * math.pi * rng.random()) for _ in task.center)


def gain_of(task: Task) -> float:
    """Return the game points a deal by which a change is better than its opposite."""
    change = change_of(task)
    plus = weights_of(tuple(value + step for value, step in zip(task.center, change, strict=True)))
    minus = weights_of(tuple(value - step for value, step in zip(task.center, change, strict=True)))
    return duel(plus, minus, range(task.number * task.deals, (task.number + 1) * task.deals))


def duel(one: Weights, other: Weights, seeds: Sequence[int]) -> float:
    """Return the game points a deal by which the first beats the second."""
    return fmean((lead(seed, (one, other)) - lead(seed, (other, one))) / 2 for seed in seeds)


def lead(seed: int, weights: tuple[Weights, Weights]) -> float:
    """Return the lead of team 0 after a deal in which each team bids with its weights."""
    rng = stream(FIRST_SEED, "deal", seed)
    cards = shuffled(DECK, rng)
    dealer, public = int(rng.random() * 4), cards[20]
    hands = (cards[:5], cards[5:10], cards[10:15], cards[15:20])
    first, *others = by_priority(dealer)
    reached: Buying | Contract | None = Buying(first, 1, "buy", None, tuple(others))
    while isinstance(reached, Buying):
        team = TEAMS[reached.seat]
        auction = Auction(dealer, public, reached, STAKES[team], weights[team])
        answer = best_of(prospects(auction, hands[reached.seat])).action
        reached = after_answer(OPTIONS, dealer, public, reached, answer)
    if reached is None:
        return 0.0
    gained = hand_score(OPTIONS, solved_hand(dealer, reached, dealt(hands, cards[21:], reached, dealer, public)))
    return gained[0] - gained[1]


def dealt(first: Hands, stock: Faces, contract: Contract, dealer: int, public: Face) -> Hands:
    """The full hands after the purchase (baloot 2.4)."""
    hands = list(first)
    for seat in by_priority(dealer):
        count = 2 if seat == contract.holder else 3
        more, stock = stock[:count], stock[count:]
        hands[seat] = (*hands[seat], *more, public) if seat == contract.holder else (*hands[seat], *more)
    return hands[0], hands[1], hands[2], hands[3]


def moved(tasks: Sequence[Task], gains: Sequence[float], step: float) -> Point:
    """The center moved towards the changes that won."""
    size = pstdev(gains) or 1.0
    center = list(tasks[0].center)
    for task, gain in zip(tasks, gains, strict=True):
        for place, change in enumerate(change_of(task)):
            center[place] += step * gain / size * change / len(tasks)
    return tuple(center)
