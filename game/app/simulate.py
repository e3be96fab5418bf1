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
from typing import Any

from game.app.contest_options import add_contest_options, add_game_argument, chosen_options, refuse_fixed_contracts
from game.app.measures import interval_text, mean_json, share_json, times_json
from game.app.table_run import Contest, DealResult, EndlessRoundError, LostProcessError, played_deals, trait_shares
from game.app.terminal import BadInputError, ProgressBar, counted, examples, positive
from game.engine import OptionError, choose
from game.games import GAMES, UnknownGameError, game_named
from game.opponents.levels import UnknownLevelError
from game.opponents.protocol import agent_for
from game.printing import print_error, print_text


def add_simulate_parser(subparsers: Any) -> None:
    """Add `simulate` to the command line."""
    parser = subparsers.add_parser(
        "simulate",
        help="let computer players play, and measure them",
        description="Let computer players play rounds or whole matches of a game, with any level in each seat. Prints "
        "what each seat won, what happened in the rounds, and how long each level thought.",
        epilog=examples(
            f"majlis simulate {next(iter(GAMES))} --rounds 40 --seats club,casual,club,casual",
            f"majlis simulate {next(iter(GAMES))} --matches 2 --seats club,greedy,club,greedy --duplicate",
        ),
    )
    add_game_argument(parser)
    amount = parser.add_mutually_exclusive_group(required=True)
    amount.add_argument("--rounds", type=positive, metavar="N", help="play N single rounds, each from a score of 0")
    amount.add_argument("--matches", type=positive, metavar="N", help="play N whole matches")
    parser.add_argument(
        "--seats", required=True, metavar="LEVEL,LEVEL,...", help="the level at each seat, in the order of play"
    )
    parser.add_argument("--duplicate", action="store_true", help="play each deal again with the seats rotated")
    add_contest_options(parser)
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
        for result in played_deals(contest, range(deals), arguments.jobs):
            results.append(result)
            bar.show(len(results))
    except (EndlessRoundError, LostProcessError) as error:
        print_error(f"majlis simulate: {error}")
        return 1
    bar.finish()
    report = measured(contest, results, time.perf_counter() - started)
    if arguments.json:
        print_text(json.dumps(report))
    else:
        print_text("\n".join(_report_lines(report)))
    return 0


def measured(contest: Contest, results: Sequence[DealResult], seconds: float) -> dict[str, Any]:
    """The numbers of a run; intervals are of 95% and take a deal with all its rotations as one observation."""
    rounds = sum(result.rounds for result in results)
    report: dict[str, Any] = {
        "rounds": rounds,
        "matches": len(results) * contest.rotations if contest.whole_matches else 0,
        "illegal": sum(result.illegal for result in results),
        "rounds_per_second": round(rounds / seconds, 2),
        "points": contest.measure,
        "measured": sum(len(result.points) for result in results),
        "traits": trait_shares((result.traits for result in results), rounds),
        "seats": _sides(contest, results),
    }
    if contest.duplicate:
        leads = [result.lead(contest) for result in results if result.points]
        report["difference"] = mean_json(leads)
    report["decisions"] = {
        level: times_json(seconds * 1000 for result in results for seconds in result.seconds[level])
        for level in dict.fromkeys(contest.levels)
    }
    report["capped"] = sum(result.capped.total() for result in results)
    return report


def _contest(arguments: argparse.Namespace) -> Contest:
    try:
        game = game_named(arguments.game)
        levels = tuple(level.strip() for level in arguments.seats.split(","))
        for level in levels:
            agent_for(game, level)
        options = chosen_options(arguments)
        choose(game.options, dict(options))
    except (UnknownGameError, UnknownLevelError, OptionError) as error:
        raise BadInputError(str(error)) from error
    if len(levels) not in game.seats:
        allowed = " or ".join(map(str, game.seats))
        raise BadInputError(f"{game.name} is for {allowed} players, but --seats names {len(levels)}")
    sizes = set(Counter(game.teams(len(levels))).values())
    if arguments.duplicate and len(sizes) > 1:
        raise BadInputError(f"--duplicate needs teams of equal size, and {len(levels)} players form unequal ones")
    whole_matches: bool = arguments.matches is not None
    refuse_fixed_contracts(arguments, game, whole_matches=whole_matches)
    return Contest(
        game.name, levels, arguments.seed, whole_matches, arguments.duplicate, options, arguments.fixed_contracts
    )


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
                **mean_json(means),
                **_victories(side, results),
            }
        )
    return sides


def _victories(side: int, results: Sequence[DealResult]) -> dict[str, Any]:
    """Return the number of a side's wins, and its share of all that were won."""
    won, decided = [result.won(side) for result in results], [result.decided for result in results]
    return {"wins": sum(won), **share_json(won, decided)}


def _share(side: dict[str, Any]) -> str:
    """The share of a side in all that were won, in words."""
    if side["share"] is None:
        return "none was won"
    return f"{side['share']:.1%} of those won, {interval_text(side['share_ci95'], '.1%')}"


def _report_lines(report: dict[str, Any]) -> Iterator[str]:
    played = f"{counted(report['rounds'], 'round')}, {counted(report['matches'], 'match', 'matches')}"
    yield f"{played}, {report['rounds_per_second']} rounds a second"
    for side in report["seats"]:
        seats = " and ".join(f"{seat} ({level})" for seat, level in zip(side["seats"], side["levels"], strict=True))
        yield f"seat {seats}: mean {side['mean']} {report['points']}, {interval_text(side['ci95'])}"
        yield f"  {counted(side['wins'], 'win')}, {_share(side)}"
    if "difference" in report:
        difference = report["difference"]
        yield f"difference: {difference['mean']}, {interval_text(difference['ci95'])}"
    if report["traits"]:
        yield "of all rounds: " + ", ".join(f"{trait} {share:.1%}" for trait, share in report["traits"].items())
    for level, times in report["decisions"].items():
        yield f"{level}: " + ", ".join(f"{name} {number}" for name, number in times.items()) + " (ms)"
    yield f"illegal: {report['illegal']}, capped: {report['capped']}"
