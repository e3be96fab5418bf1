"""Agents playing each other without a table, as fast as they can: one deal in every rotation of the seats."""

from __future__ import annotations

import time
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from game.engine import Action, AnyGame, Deals, IllegalActionError, SeatView, State, choose, sole_best, stream
from game.games import game_named
from game.opponents.protocol import Agent, NoDeadline, agent_for

_MOST_ACTIONS: Final = 20_000
"""Actions after which a round is given up as one that does not end; a long one of melds has about 500."""


REFERENCE: Final = "greedy"
"""The level that settles contracts where they are fixed."""


class EndlessRoundError(RuntimeError):
    """A round did not end; the message names the deal."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what against whom. Small and plain, so that it travels to other processes."""

    game: str
    levels: tuple[str, ...]
    """The level at each seat of the first rotation."""
    seed: int
    whole_matches: bool
    """Matches to their end, or single rounds that each start from totals of 0."""
    duplicate: bool
    """Play each deal once for every rotation of the seats that changes something."""
    options: tuple[tuple[str, str], ...] = ()
    fixed_contracts: bool = False
    """Let the reference settle every contract, for all seats alike, and measure what the play of the cards alone wins:
    raw points, in rounds that came to be played."""

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        if not self.duplicate:
            return 1
        seats = len(self.levels)
        return next(shift for shift in range(1, seats + 1) if self.rotated(shift) == self.levels)

    def rotated(self, shift: int) -> tuple[str, ...]:
        """The levels moved on by `shift` seats."""
        return tuple(self.levels[(seat - shift) % len(self.levels)] for seat in range(len(self.levels)))


@dataclass(slots=True)
class DealResult:
    """What came of one deal. Sides are the teams of the first rotation, whose agents stay together in all of them."""

    points: list[tuple[float, ...]] = field(default_factory=list)
    """For each rotation that is measured the points of each side: round points, raw points where contracts are fixed,
    or totals where whole matches were played."""
    winners: list[tuple[int, ...]] = field(default_factory=list)
    """For each rotation the sides that won it; several share a win, in a drawn round none has it."""
    rounds: int = 0
    traits: Counter[str] = field(default_factory=Counter)
    """In how many rounds there was each trait that the game tells of a round."""
    illegal: int = 0
    capped: int = 0
    seconds: dict[str, array[float]] = field(default_factory=dict)
    """For each level how long each decision took."""


def play_deal(contest: Contest, index: int) -> DealResult:
    """Play deal number `index` of a contest in all its rotations; the same contest and index, the same result."""
    game = game_named(contest.game)
    options = choose(game.options, dict(contest.options))
    reference = (REFERENCE,) if contest.fixed_contracts else ()
    agents = {level: agent_for(game, level) for level in (*contest.levels, *reference)}
    seed = int(stream(contest.seed, "simulate", index).random() * 2**53)
    result = DealResult(seconds={level: array("d") for level in contest.levels})
    for shift in range(contest.rotations):
        levels = contest.rotated(shift)
        teams = game.teams(len(levels))
        state = _play(game, options, seed, levels, agents, contest, result)
        side_of = {teams[(seat + shift) % len(levels)]: side for seat, side in enumerate(teams)}
        measured = _measured(game, state, contest)
        if measured is None:
            continue
        by_team, won = measured
        result.points.append(_by_side({side_of[team]: float(points) for team, points in enumerate(by_team)}))
        result.winners.append(tuple(sorted(side_of[team] for team in won)))
    return result


def _measured(game: AnyGame, state: State, contest: Contest) -> tuple[tuple[Decimal, ...], tuple[int, ...]] | None:
    """The points of each team and the teams that won; None where contracts are fixed and nothing was played."""
    standing = game.standing(state)
    if contest.whole_matches:
        outcome = game.outcome(state)
        return standing.totals, outcome.winners if outcome is not None else ()
    if not contest.fixed_contracts:
        assert standing.round_points is not None, "a round just over has points"
        return standing.round_points, game.round_winners(state)
    by_team = game.raw_points(state)
    return None if by_team is None else (by_team, sole_best(by_team))


def _by_side(points: Mapping[int, float]) -> tuple[float, ...]:
    return tuple(points[side] for side in sorted(points))


def _play(
    game: AnyGame,
    options: object,
    seed: int,
    levels: Sequence[str],
    agents: Mapping[str, Agent[SeatView, Action]],
    contest: Contest,
    result: DealResult,
) -> State:
    """Play one match, or its first round; returns the last state."""
    no_deadline = NoDeadline()
    state, _ = game.new_match(options, len(levels), Deals(seed))
    number, since_deal, round_number = 0, 0, 1
    while True:
        seat = game.actor(state)
        if seat is None:
            result.rounds += 1
            result.traits.update(game.round_traits(state))
            if not contest.whole_matches or game.outcome(state) is not None:
                return state
            state, _ = game.apply(state, next(game.actions(state)))
            round_number, since_deal = round_number + 1, 0
            number += 1
            continue
        view = game.view(state, seat)
        rng = stream(seed, "agent", round_number, number)
        if contest.fixed_contracts and game.standing(state).phase in game.contract_phases:
            decision = agents[REFERENCE].decide(view, rng, no_deadline)
        else:
            level = levels[seat]
            before = time.perf_counter()
            decision = agents[level].decide(view, rng, no_deadline)
            result.seconds[level].append(time.perf_counter() - before)
        result.capped += decision.capped
        try:
            state, _ = game.apply(state, decision.action)
        except IllegalActionError:
            result.illegal += 1
            state, _ = game.apply(state, next(game.actions(state)))
        number += 1
        since_deal += 1
        if since_deal > _MOST_ACTIONS:
            raise EndlessRoundError(f"round {round_number} of the deal with seed {seed} does not end")
