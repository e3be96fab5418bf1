"""Agents playing each other without a table, as fast as they can: one deal in every rotation of the seats."""

from __future__ import annotations

import signal
import statistics
from array import array
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Final

from game.app.contestant_lookup import contestant_named
from game.app.contestants import Contestant, DecisionRequest, MatchStart
from game.engine import AnyGame, Deals, IllegalActionError, State, choose, sole_best, stream
from game.games import game_named
from game.match.worker_process import end_process, spawn_process
from game.opponents.garbage import look_for_garbage_seldom

_MOST_ACTIONS: Final = 20_000
"""Actions after which a round is given up as one that does not end; a long one of melds has about 500."""


REFERENCE: Final = "greedy"
"""The level that settles contracts where they are fixed."""


class EndlessRoundError(RuntimeError):
    """A round did not end; the message names the deal."""


class LostProcessError(RuntimeError):
    """A process that played deals is gone, by itself or because it was ended from outside."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest: game, options and contestants. It is small and plain, so that it travels to other processes."""

    game: str
    levels: tuple[str, ...]
    """The level at each seat of the first rotation; one of another version of the program as `club@v0.1.0`."""
    seed: int
    whole_matches: bool
    """Matches to their end, or single rounds that each start from totals of 0."""
    duplicate: bool
    """Play each deal once for every rotation of the seats that changes something."""
    options: tuple[tuple[str, str], ...] = ()
    fixed_contracts: bool = False
    """Let the reference settle every contract, for all seats alike, and measure what the play of the cards alone wins:
    raw points, in rounds that came to be played."""
    clock: bool = False
    """Whether a level has the time that it has at a table, or all that its iterations take."""

    @property
    def measure(self) -> str:
        """The measure of the points."""
        if self.whole_matches:
            return "match totals"
        return "raw points" if self.fixed_contracts else "round points"

    @property
    def rotations(self) -> int:
        """The number of times that each deal is played."""
        if not self.duplicate:
            return 1
        seats = len(self.levels)
        return next(shift for shift in range(1, seats + 1) if self.rotated(shift) == self.levels)

    def rotated(self, shift: int) -> tuple[str, ...]:
        """The levels moved on by `shift` seats."""
        return tuple(self.levels[(seat - shift) % len(self.levels)] for seat in range(len(self.levels)))


@dataclass(slots=True)
class DealResult:
    """The result of one deal. Sides are the teams of the first rotation, whose agents stay together in all of them."""

    points: list[tuple[float, ...]] = field(default_factory=list)
    """The points of each side in each rotation that is measured: round points, raw points where contracts are fixed,
    or totals where whole matches were played."""
    winners: list[tuple[int, ...]] = field(default_factory=list)
    """The sides that won each rotation; several share a win, in a drawn round none has it."""
    rounds: int = 0
    traits: Counter[str] = field(default_factory=Counter)
    """The number of rounds that had each trait which the game names."""
    illegal: int = 0
    capped: Counter[str] = field(default_factory=Counter)
    """The number of decisions of each level that ran out of time."""
    seconds: dict[str, array[float]] = field(default_factory=dict)
    """The times of all decisions of each level."""

    @property
    def decided(self) -> int:
        """The number of rotations with a winner."""
        return sum(map(bool, self.winners))

    def won(self, side: int) -> int:
        """The number of rotations that a side won."""
        return sum(side in winners for winners in self.winners)

    def score(self, sides: int) -> float:
        """Return the part of the rotations that the first of so many sides won; one without a winner counts as won by
        chance.
        """
        scores = [(0 in winners) / len(winners) if winners else 1.0 / sides for winners in self.winners]
        return statistics.fmean(scores)

    def lead(self, contest: Contest) -> float:
        """The margin of the first side over the others in points, on average over all rotations measured."""
        ahead = statistics.fmean(points[0] - statistics.fmean(points[1:]) for points in self.points)
        return -ahead if game_named(contest.game).fewest_win else ahead


def play_deal(contest: Contest, index: int) -> DealResult:
    """Play deal number `index` of a contest in all its rotations; the same contest and index, the same result."""
    game = game_named(contest.game)
    options = choose(game.options, dict(contest.options))
    reference = (REFERENCE,) if contest.fixed_contracts else ()
    company = {
        level: contestant_named(contest.game, level, clock=contest.clock) for level in (*contest.levels, *reference)
    }
    seed = int(stream(contest.seed, "simulate", index).random() * 2**53)
    result = DealResult(seconds={level: array("d") for level in contest.levels})
    for shift in range(contest.rotations):
        levels = contest.rotated(shift)
        teams = game.teams(len(levels))
        state = _play(game, options, seed, levels, company, contest, result)
        side_of = {teams[(seat + shift) % len(levels)]: side for seat, side in enumerate(teams)}
        measured = _measured(game, state, contest)
        if measured is None:
            continue
        by_team, won = measured
        result.points.append(_by_side({side_of[team]: float(points) for team, points in enumerate(by_team)}))
        result.winners.append(tuple(sorted(side_of[team] for team in won)))
    return result


def played_deals(contest: Contest, indices: Sequence[int], jobs: int) -> Generator[DealResult, None, None]:
    """The results of those deals in their order, whatever the number of processes; who stops listening stops them."""
    if jobs == 1 or len(indices) < 2:
        look_for_garbage_seldom()
        for index in indices:
            yield play_deal(contest, index)
        return
    processes = []
    try:
        processes += [spawn_process("deals", _serve, contest) for _job in range(min(jobs, len(indices)))]
        yield from _in_order(indices, [connection for _process, connection in processes])
    finally:
        for process, connection in processes:
            end_process(process, connection)


def _serve(connection: Connection, contest: Contest) -> None:
    """Play the deals that are asked for by their numbers, until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the business of the process that asks
    look_for_garbage_seldom()
    with suppress(EOFError, ConnectionError):
        while True:
            index = connection.recv()
            try:
                answer: DealResult | Exception = play_deal(contest, index)
            except Exception as error:  # noqa: BLE001 - raised again where the result is asked for
                answer = error
            connection.send(answer)


def _in_order(indices: Sequence[int], connections: Sequence[Connection]) -> Iterator[DealResult]:
    """The results that come over the connections, each of which is given one deal at a time."""
    left = iter(indices)
    asked: dict[Connection, int] = {}
    found: dict[int, DealResult] = {}

    def ask(connection: Connection) -> None:
        for index in islice(left, 1):
            connection.send(index)
            asked[connection] = index

    for connection in connections:
        ask(connection)
    for index in indices:
        while index not in found:
            ready = wait(asked)
            for connection in [each for each in asked if each in ready]:
                try:
                    answer = connection.recv()
                except (EOFError, OSError) as error:
                    raise LostProcessError("a process that played deals has ended before its time") from error
                if isinstance(answer, Exception):
                    raise answer
                found[asked.pop(connection)] = answer
                ask(connection)
        yield found.pop(index)


def trait_shares(counts: Iterable[Counter[str]], rounds: int) -> dict[str, float]:
    """The share of all rounds that had each trait, the most frequent first."""
    summed = sum(counts, Counter[str]())
    return {trait: round(count / rounds, 4) for trait, count in summed.most_common()}


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
    company: Mapping[str, Contestant],
    contest: Contest,
    result: DealResult,
) -> State:
    """Play one match, or its first round; returns the last state."""
    state, _ = game.new_match(options, len(levels), Deals(seed))
    for contestant in company.values():
        contestant.begin(MatchStart(game, contest.options, len(levels), seed))
    number, since_deal, round_number = 0, 0, 1
    while True:
        seat = game.actor(state)
        if seat is None:
            result.rounds += 1
            result.traits.update(game.round_traits(state))
            if not contest.whole_matches or game.outcome(state) is not None:
                return state
            action = next(game.actions(state))
            round_number, since_deal = round_number + 1, 0
        else:
            turn = DecisionRequest(seat, game.view(state, seat), seed, ("agent", round_number, number))
            if contest.fixed_contracts and game.standing(state).phase in game.contract_phases:
                action = company[REFERENCE].decide(turn).decision.action
            else:
                timed = company[levels[seat]].decide(turn)
                result.seconds[levels[seat]].append(timed.seconds)
                result.capped[levels[seat]] += timed.decision.capped
                action = timed.decision.action
            since_deal += 1
            if since_deal > _MOST_ACTIONS:
                raise EndlessRoundError(f"round {round_number} of the deal with seed {seed} does not end")
        try:
            state, _ = game.apply(state, action)
        except IllegalActionError:
            result.illegal += 1
            action = next(game.actions(state))
            state, _ = game.apply(state, action)
        for contestant in company.values():
            contestant.played(action)
        number += 1
