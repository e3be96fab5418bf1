"""The losses of a level's cards against solved worlds: `python -m tuning.losses baloot LEVEL`.

Hands are bought and played by rules of thumb. Wherever there is a choice from the third trick on, the level chooses as
well, and each card has its average value over worlds that agree with the calls, solved with all hands known. The loss
is by how many card points the level's card is worth less than the best. Positions and worlds are the same for every
level and version, so that two runs can be compared. The seeds are used for nothing else.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev

from game.engine import Deals, stream
from game.families.tricks.opponents.lean.worlds import Worlds
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.playing import hidden_projects, seen_by
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action, Claim, Pass, Play
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import BalootState, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import NoDeadline, agent_for, heuristic_action
from game.tricks.deal import Deal
from game.tricks.solver import values

GAME = Baloot()
FIRST_SEED = 1_900_000_000
BIG = 5.0
"""Card points from which on a loss is listed by itself."""


def measure(words: Sequence[str]) -> None:
    """Read the arguments in `words`, measure and print a line for leads and one for following in each trick."""
    parser = argparse.ArgumentParser(description="What the cards of a level of Baloot lose against solved worlds.")
    parser.add_argument("level")
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--tricks", default="3,4,5,6,7")
    parser.add_argument("--leads-only", action="store_true")
    arguments = parser.parse_args(words)
    tricks = {int(number) for number in arguments.tricks.split(",")}
    agent = agent_for(GAME, arguments.level)
    lost: dict[tuple[int, str], list[float]] = defaultdict(list)
    for seed, view in turns(arguments.hands):
        trick = len(view.tricks) + 1
        if trick not in tricks or (arguments.leads_only and view.trick):
            continue
        worth = worths(view, seed, arguments.worlds)
        action = agent.decide(view, stream(seed, "measured", trick, view.seat), NoDeadline()).action
        if len(worth) > 1 and isinstance(action, Play):
            chosen = worth[seen_by(view).pack.bit_of[action.card]]
            lost[trick, "follow" if view.trick else "lead"].append(max(worth.values()) - chosen)
    for (trick, kind), losses in sorted(lost.items()):
        interval = 1.96 * stdev(losses) / math.sqrt(len(losses)) if len(losses) > 1 else 0.0
        big = sum(1 for loss in losses if loss >= BIG)
        print(
            f"trick {trick} {kind:6} {fmean(losses):5.2f} ± {interval:.2f}, {BIG:.0f} or more: {big} of {len(losses)}"
        )


def turns(hands: int) -> Iterator[tuple[int, BalootView]]:
    """Every turn to play a card in so many hands, with the seed of the hand."""
    seed, found = FIRST_SEED, 0
    while found < hands:
        seed += 1
        state, _ = GAME.new_match(BalootOptions(), 4, Deals(seed))
        views = list(_hand(state, seed))
        found += bool(views)
        yield from ((seed, view) for view in views)


def _hand(state: BalootState, seed: int) -> Iterator[BalootView]:
    """The turns to play a card of the first hand of a match, everybody going on by rules of thumb."""
    number = 0
    while (seat := GAME.actor(state)) is not None:
        number += 1
        view = GAME.view(state, seat)
        action: Action = heuristic_action(GAME, view, stream(seed, "hand", number))
        if isinstance(state.phase, Doubling):
            action = Pass()
        if isinstance(action, Claim):
            return
        if isinstance(state.phase, Playing) and isinstance(action, Play):
            yield view
        state, _ = GAME.apply(state, action)


def worths(view: BalootView, seed: int, count: int) -> Mapping[int, float]:
    """Return the average value of each card that may be played, in card points of the own team."""
    known = seen_by(view)
    if not known.legal & (known.legal - 1):
        return {}
    worlds = Worlds(known, Likelihood(known, view).of, hidden_projects(known, view))
    rng = stream(seed, "worlds", len(view.tricks), view.seat)
    total: dict[int, float] = defaultdict(float)
    for _ in range(count):
        deal = Deal(known.pack, worlds.likely(rng), known.leader, known.trick, view.locked)
        for card, value in values(deal).items():
            total[card] += value / count
    return total
