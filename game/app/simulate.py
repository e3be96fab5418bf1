"""`majlis simulate`: agents play each other and the differences are measured."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from typing import Any, Final

from game.app.table_run import REFERENCE, Contest, DealResult, EndlessRoundError, play_deal
from game.app.terminal import BadInputError, ProgressBar, counted
from game.engine import OptionError, choose
from game.games import GAMES, UnknownGameError, game_named
from game.opponents.levels import UnknownLevelError
from game.opponents.protocol import agent_for
from game.printing import tell, tell_error

_NORMAL_95: Final = 1.959964
"""Standard errors on either side of a mean that hold 95 of 100."""


def add_simulate_parser(subparsers: Any) -> None:
    """Add `simulate` to the command line."""
    parser = subparsers.add_parser("simulate", help="let computer players play each other, and measure them")
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    amount = parser.add_mutually_exclusive_group(required=True)
    amount.add_argument("--rounds", type=_positive, metavar="N", help="play N single rounds, each from a score of 0")
    amount.add_argument("--matches", type=_positive, metavar="N", help="play N whole matches")
    parser.add_argument(
        "--seats", required=True, metavar="LEVEL,LEVEL,...", help="the level at each seat, in the order of play"
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="S", help="the same number gives the same deals")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="play in J processes at once")
    parser.add_argument("--duplicate", action="store_true", help="play each deal again with the seats rotated")
    parser.add_argument(
        "--fixed-contracts",
        action="store_true",
        help=f"let {REFERENCE} settle every contract, and measure what playing the cards wins",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="play by a house rule; may be given more than once",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    parser.set_defaults(func=run_simulate)


def run_simulate(arguments: argparse.Namespace) -> int:
    """Play, measure and print. Raises `BadInputError`."""
    contest = _contest(arguments)
    wanted: int = arguments.matches if contest.whole_matches else arguments.rounds
    deals = math.ceil(wanted / contest.rotations)
    unit = "deals, each played " + str(contest.rotations) + " times" if contest.rotations > 1 else "deals"
    bar = ProgressBar(deals, unit, sys.stderr)
    started = time.perf_counter()
    results: list[DealResult] = []
    try:
        for result in _results(contest, deals, arguments.jobs):
            results.append(result)
            bar.show(len(results))
    except EndlessRoundError as error:
        tell_error(f"majlis simulate: {error}")
        return 1
    bar.finish()
    report = measured(contest, results, time.perf_counter() - started)
    if arguments.json:
        tell(json.dumps(report))
    else:
        tell("\n".join(_told(report)))
    return 0


def measured(contest: Contest, results: Sequence[DealResult], seconds: float) -> dict[str, Any]:
    """The numbers of a run; intervals are of 95% and take a deal with all its rotations as one observation."""
    rounds = sum(result.rounds for result in results)
    report: dict[str, Any] = {
        "rounds": rounds,
        "matches": len(results) * contest.rotations if contest.whole_matches else 0,
        "illegal": sum(result.illegal for result in results),
        "rounds_per_second": round(rounds / seconds, 2),
        "points": _measure(contest),
        "measured": sum(len(result.points) for result in results),
        "traits": _shares(results, rounds),
        "seats": _sides(contest, results),
    }
    if contest.duplicate:
        sign = -1 if game_named(contest.game).fewest_win else 1
        differences = [
            sign * statistics.fmean(_lead(points) for points in result.points) for result in results if result.points
        ]
        report["difference"] = {"mean": _mean(differences), "ci95": _interval(differences)}
    report["decisions"] = {level: _times(results, level) for level in dict.fromkeys(contest.levels)}
    report["capped"] = sum(result.capped for result in results)
    return report


def _contest(arguments: argparse.Namespace) -> Contest:
    try:
        game = game_named(arguments.game)
        levels = tuple(level.strip() for level in arguments.seats.split(","))
        for level in levels:
            agent_for(game, level)
        options = tuple(_named_value(text) for text in arguments.option)
        choose(game.options, dict(options))
    except (UnknownGameError, UnknownLevelError, OptionError) as error:
        raise BadInputError(str(error)) from error
    if len(levels) not in game.seats:
        allowed = " or ".join(map(str, game.seats))
        raise BadInputError(f"{game.name} is played by {allowed}, but --seats names {len(levels)}")
    sizes = set(Counter(game.teams(len(levels))).values())
    if arguments.duplicate and len(sizes) > 1:
        raise BadInputError(f"--duplicate rotates seats between teams of one size, and {len(levels)} play unevenly")
    whole_matches: bool = arguments.matches is not None
    if arguments.fixed_contracts and not game.contract_phases:
        raise BadInputError(f"{game.name} has no contracts that --fixed-contracts could fix")
    if arguments.fixed_contracts and whole_matches:
        raise BadInputError("--fixed-contracts measures single rounds: it goes with --rounds")
    return Contest(
        game.name, levels, arguments.seed, whole_matches, arguments.duplicate, options, arguments.fixed_contracts
    )


def _named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInputError(f"write an option as NAME=VALUE, not {text!r}")
    return name, value


def _results(contest: Contest, deals: int, jobs: int) -> Iterator[DealResult]:
    """The results in the order of the deals, whatever the number of processes."""
    if jobs == 1:
        for index in range(deals):
            yield play_deal(contest, index)
        return
    with get_context("spawn").Pool(min(jobs, deals)) as pool:
        chunk = max(1, min(8, deals // (jobs * 4)))
        yield from pool.imap(_Player(contest), range(deals), chunk)


class _Player:
    """Plays the deals of one contest; an object, so that a pool of processes can be given it."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def __call__(self, index: int) -> DealResult:
        return play_deal(self.contest, index)


def _sides(contest: Contest, results: Sequence[DealResult]) -> list[dict[str, Any]]:
    teams = game_named(contest.game).teams(len(contest.levels))
    sides: list[dict[str, Any]] = []
    for side in sorted(set(teams)):
        seats = [seat for seat, team in enumerate(teams) if team == side]
        means = [statistics.fmean(points[side] for points in result.points) for result in results if result.points]
        sides.append(
            {
                "seats": seats,
                "levels": [contest.levels[seat] for seat in seats],
                "mean": _mean(means),
                "ci95": _interval(means),
                **_victories(side, results),
            }
        )
    return sides


def _victories(side: int, results: Sequence[DealResult]) -> dict[str, Any]:
    """How often a side won, and its share of all that were won, with an interval that takes a deal as one draw."""
    won = [sum(side in winners for winners in result.winners) for result in results]
    decided = [sum(bool(winners) for winners in result.winners) for result in results]
    total = sum(decided)
    if len(results) < 2 or not total:
        return {"wins": sum(won), "share": _rounded(sum(won) / total) if total else None, "share_ci95": None}
    share = sum(won) / total
    squares = sum((mine - share * all_won) ** 2 for mine, all_won in zip(won, decided, strict=True))
    reach = _NORMAL_95 * math.sqrt(squares * len(results) / (len(results) - 1)) / total
    return {
        "wins": sum(won),
        "share": _rounded(share),
        "share_ci95": [_rounded(share - reach), _rounded(share + reach)],
    }


def _measure(contest: Contest) -> str:
    if contest.whole_matches:
        return "match totals"
    return "raw points" if contest.fixed_contracts else "round points"


def _shares(results: Sequence[DealResult], rounds: int) -> dict[str, float]:
    """For each trait of rounds, the most frequent first, the share of all rounds that had it."""
    counts = sum((result.traits for result in results), Counter[str]())
    return {trait: round(count / rounds, 4) for trait, count in counts.most_common()}


def _mean(observed: Sequence[float]) -> float | None:
    """The mean, or None where nothing was observed."""
    return _rounded(statistics.fmean(observed)) if observed else None


def _lead(points: Sequence[float]) -> float:
    """By how much the first side is ahead of the others on average."""
    return points[0] - statistics.fmean(points[1:])


def _interval(observed: Sequence[float]) -> list[float] | None:
    """The 95% interval of the mean, or None for a single observation."""
    if len(observed) < 2:
        return None
    mean = statistics.fmean(observed)
    reach = _NORMAL_95 * statistics.stdev(observed) / math.sqrt(len(observed))
    return [_rounded(mean - reach), _rounded(mean + reach)]


def _times(results: Sequence[DealResult], level: str) -> dict[str, float | int]:
    """Milliseconds."""
    times = sorted(seconds for result in results for seconds in result.seconds[level])
    if not times:
        return {"count": 0}
    at = {"p50": 0.5, "p95": 0.95, "max": 1.0}
    places = {name: times[min(len(times) - 1, int(part * len(times)))] for name, part in at.items()}
    return {"count": len(times), **{name: round(seconds * 1000, 3) for name, seconds in places.items()}}


def _rounded(number: float) -> float:
    return round(number, 3)


def _share(side: dict[str, Any]) -> str:
    """The share of a side in all that were won, in words."""
    if side["share"] is None:
        return "none was won"
    low, high = side["share_ci95"] or (side["share"], side["share"])
    return f"{side['share']:.1%} of those won, 95% {low:.1%} to {high:.1%}"


def _told(report: dict[str, Any]) -> Iterator[str]:
    played = f"{counted(report['rounds'], 'round')}, {counted(report['matches'], 'match', 'matches')}"
    yield f"{played}, {report['rounds_per_second']} rounds a second"
    for side in report["seats"]:
        seats = " and ".join(f"{seat} ({level})" for seat, level in zip(side["seats"], side["levels"], strict=True))
        yield f"seat {seats}: mean {side['mean']} {report['points']}, 95% {side['ci95']}"
        yield f"  {counted(side['wins'], 'win')}, {_share(side)}"
    if "difference" in report:
        yield f"difference: {report['difference']['mean']}, 95% {report['difference']['ci95']}"
    if report["traits"]:
        yield "of all rounds: " + ", ".join(f"{trait} {share:.1%}" for trait, share in report["traits"].items())
    for level, times in report["decisions"].items():
        yield f"{level}: " + ", ".join(f"{name} {number}" for name, number in times.items()) + " (ms)"
    yield f"illegal: {report['illegal']}, capped: {report['capped']}"


def _positive(text: str) -> int:
    return _number(text, least=1)


def _seed(text: str) -> int:
    return _number(text, least=0)


def _number(text: str, *, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < least:
        raise argparse.ArgumentTypeError(f"{number} is less than {least}")
    return number
