"""Measuring how levels buy and double: `python -m tuning.auctions baloot club casual --hands 300`.

Shares of hands say how the first level bids among its like. With a second level every deal is bid twice, the teams
exchanged, and the difference says what bidding alone wins: the same opponents play the cards for all. Hands that are
bid alike at both tables are played alike, so that they are not played at all. The counts of people, from 1,095 recorded
hands, are printed next to it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from game.cards import Rank, face_of
from game.engine import Deals, stream
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action
from game.games.baloot.rules.state import BalootState, Buying, Doubling, Faces
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Agent, NoDeadline, agent_for

FIRST_SEED: Final = 3_000_000_000
"""Far from the seeds that weights are tuned with and that tests use."""
PEOPLE: Final[Mapping[str, str]] = {
    "thrown_in": "31% to 33%",
    "ashkal": "13%",
    "second_round": "40%",
    "locked": "94%",
    "bare_sun": "rarely",
}
_OF: Final[Mapping[str, str]] = {"locked": "double_in_hokom", "bare_sun": "sun", "capped": "decisions"} | dict.fromkeys(
    ("sun", "ashkal", "second_round", "failed", "kaboot", "doubled"), "bought"
)
"""The unit of each share; all hands where it has none."""
GAME: Final = Baloot()

BalootAgents = Sequence[Agent[BalootView, Action]]


@dataclass(slots=True)
class Bid:
    """A deal that has been bid."""

    state: BalootState
    """The state at the first card, or at the end of a hand that was not bought."""
    dealt: tuple[Faces, ...]
    """The hands while the card was bought."""
    answers: Counter[str] = field(default_factory=Counter)
    """Decisions, and those of them that ran out of time."""


def bid(seed: int, agents: BalootAgents) -> Bid:
    """The first hand of a match bid by an agent a seat."""
    state, _ = GAME.new_match(GAME.options(), len(agents), Deals(seed))
    result = Bid(state, state.hands)
    while isinstance(state.phase, Buying | Doubling):
        seat = state.phase.seat
        rng = stream(seed, "bid", len(state.said))
        decision = agents[seat].decide(GAME.view(state, seat), rng, NoDeadline())
        result.answers.update(["decisions"] + ["capped"] * decision.capped)
        state, _ = GAME.apply(state, decision.action)
    result.state = state
    return result


def played(state: BalootState, seed: int, player: Agent[BalootView, Action]) -> BalootState:
    """The end of a hand whose cards the same agent plays for all."""
    number = 0
    while (seat := GAME.actor(state)) is not None:
        decision = player.decide(GAME.view(state, seat), stream(seed, "play", number), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
        number += 1
    return state


def traits(auction: Bid, over: BalootState) -> Iterator[str]:
    """Yield the counted traits of a hand."""
    yield "hands"
    yield from GAME.round_traits(over)
    contract = over.contract
    if contract is None:
        return
    first = next((text for _, text in over.said if text.startswith("double")), None)
    if first is not None and contract.kind == "hokom":
        yield "double_in_hokom"
        yield from ["locked"] * first.endswith("locked")
    if contract.kind == "sun":
        own = auction.dealt[contract.buyer]
        held = own if over.taken is None or contract.holder != contract.buyer else (*own, over.taken)
        yield from ["bare_sun"] * _is_bare(held)


def _is_bare(held: Faces) -> bool:
    """Whether there are neither two aces nor one with its ten."""
    aces = [card for card in held if card.rank == Rank.ACE]
    return len(aces) < 2 and not any(face_of(Rank.TEN, ace.suit) in held for ace in aces)


def lead(state: BalootState) -> float:
    """Game points of the team of seat 0 less those of the other."""
    points = GAME.standing(state).round_points
    assert points is not None, "the hand is over"
    return float(points[0] - points[1])


@dataclass(frozen=True)
class Task:
    """A task: the levels that bid and that play the cards."""

    levels: tuple[str, ...]
    play: str


def shares_of(task: Task, seed: int) -> Counter[str]:
    """Return the counts of one deal that the first level bids and plays at all seats."""
    agents = [agent_for(GAME, task.levels[0])] * 4
    auction = bid(seed, agents)
    return Counter(traits(auction, played(auction.state, seed, agent_for(GAME, task.play)))) + auction.answers


def difference_of(task: Task, seed: int) -> float:
    """Return the game points by which the first level's bidding beats the second's on one deal."""
    one, other = (agent_for(GAME, level) for level in task.levels)
    return difference(seed, one, other, agent_for(GAME, task.play))


def difference(
    seed: int, one: Agent[BalootView, Action], other: Agent[BalootView, Action], player: Agent[BalootView, Action]
) -> float:
    """Return the game points a hand by which the first bids better than the second."""
    home, away = (bid(seed, agents).state for agents in ([one, other] * 2, [other, one] * 2))
    if home.said == away.said:
        return 0.0
    return (lead(played(home, seed, player)) - lead(played(away, seed, player))) / 2


def interval(values: Sequence[float]) -> str:
    """The mean of some values with its 95% interval."""
    mean, half = fmean(values), 1.96 * stdev(values) / sqrt(len(values))
    return f"{mean:+.2f} [{mean - half:+.2f}, {mean + half:+.2f}]"


def share(count: int, whole: int) -> str:
    """A share with its 95% interval."""
    part = count / whole if whole else 0.0
    half = 1.96 * sqrt(part * (1 - part) / whole) if whole else 0.0
    return f"{part:6.1%} ± {half:.1%}"


def measure(words: Sequence[str]) -> None:
    """Read the arguments in `words`, bid and play the hands, and print what was found."""
    parser = argparse.ArgumentParser(description="Measure how levels of Baloot buy and double.")
    parser.add_argument("levels", nargs="+", metavar="LEVEL", help="whose bidding; of a second level against the first")
    parser.add_argument("--play", default="casual", help="the level that plays the cards for all")
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args(words)
    task = Task(tuple(arguments.levels[:2]), arguments.play)
    seeds = range(arguments.seed, arguments.seed + arguments.hands)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        counts = sum(pool.map(partial(shares_of, task), seeds, chunksize=4), Counter[str]())
        for line in report_lines(counts):
            print(line)
        if len(task.levels) > 1:
            gains = list(pool.map(partial(difference_of, task), seeds, chunksize=4))
            print(f"bidding of {task.levels[0]} over that of {task.levels[1]}: {interval(gains)} game points a hand")


def report_lines(counts: Counter[str]) -> Iterator[str]:
    """The shares in words, with what they are shares of."""
    for name in sorted(counts):
        whole = _OF.get(name, "hands")
        beside = f"   people: {PEOPLE[name]}" if name in PEOPLE else ""
        if name not in ("hands", "decisions"):
            yield f"{name:16} {share(counts[name], counts[whole])} of {whole}{beside}"
