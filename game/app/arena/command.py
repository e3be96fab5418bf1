"""`majlis arena`: who of two opponents is stronger, by how much, and whether that is sure."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from game.app.arena.bout import Bout, Measure, Standings, StopRule, line_up, pairs_of, play_bout
from game.app.arena.results_file import ResultsFile
from game.app.arena.versions import commit_named, own_version
from game.app.contest_options import add_contest_options, add_game_argument, chosen_options, refuse_fixed_contracts
from game.app.contestant_lookup import VERSION_SIGN, contestant_named
from game.app.measures import interval_text
from game.app.table_run import Contest, EndlessRoundError, LostProcessError
from game.app.terminal import BadInputError, ProgressBar, counted, examples, positive
from game.engine import AnyGame, OptionError, choose
from game.games import GAMES, UnknownGameError, game_named
from game.opponents.bents import plain_level
from game.opponents.levels import LEVELS, UnknownLevelError
from game.opponents.protocol import levels_of
from game.printing import print_error, print_text

_DEALS: Final = 100
_DEALS_OF_A_TEST: Final = 5000
"""Deals a bout where their number is not said; a test mostly ends long before."""
_LARGEST_GAIN: Final = 1000.0
_GAIN: Final = 20.0
"""Elo that a change should be worth by default."""


def add_arena_parser(subparsers: Any) -> None:
    """Add `arena` to the command line."""
    parser = subparsers.add_parser(
        "arena",
        help="compare opponents of any level and version on the same deals",
        description="Compare opponents on the same deals in every rotation of the seats: team against team, or one "
        "player against a table of the other. All figures are for the first agent over the second.",
        epilog=examples(
            f"majlis arena {next(iter(GAMES))} --agents strong,club --deals 200 --jobs 2",
            f"majlis arena {next(iter(GAMES))} --agents club,club{VERSION_SIGN}HEAD --until-significant",
            f"majlis arena {next(iter(GAMES))} --ladder",
        ),
    )
    add_game_argument(parser)
    parser.add_argument(
        "--agents",
        metavar="AGENT,AGENT,...",
        help=f"levels, also of earlier commits, such as club{VERSION_SIGN}HEAD; each meets all others",
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="each agent meets only the one before it; without --agents, all levels that players may choose",
    )
    parser.add_argument("--seats", type=positive, metavar="N", help="the number of players (the most possible)")
    parser.add_argument("--deals", type=positive, metavar="N", help=f"deals of each pair, or the most ({_DEALS})")
    parser.add_argument("--matches", action="store_true", help="play whole matches instead of single rounds")
    parser.add_argument(
        "--clock",
        action="store_true",
        help="limit each level to the time it has at a table, instead of letting it do all its iterations",
    )
    parser.add_argument(
        "--until-significant",
        action="store_true",
        help="stop as soon as it is clear whether the first is stronger by the gain, or not stronger",
    )
    parser.add_argument(
        "--by", choices=[each.value for each in Measure], default=Measure.ELO.value, help="the unit of the gain (elo)"
    )
    parser.add_argument("--gain", type=_gain, metavar="G", help=f"the smallest gain worth finding ({_GAIN:g} Elo)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="store the results in FILE, and continue from those it has"
    )
    add_contest_options(parser)
    parser.set_defaults(func=run_arena)


def run_arena(arguments: argparse.Namespace) -> int:
    """Play, measure and print. Raises `BadInputError`."""
    rule = _rule(arguments)
    agents, bouts = _bouts(arguments)
    contest = bouts[0].contest
    played = {
        "program": own_version(),
        "game": contest.game,
        "seats": len(contest.levels),
        "seed": contest.seed,
        "points": contest.measure,
        "options": contest.options,
        "clock": contest.clock,
    }
    kept = ResultsFile(arguments.resume, played)
    reports = []
    for bout in bouts:
        standings = Standings(bout, rule)
        bar = ProgressBar(rule.deals, f"deals of {bout.name}", sys.stderr)
        try:
            for _ in play_bout(standings, kept, arguments.jobs):
                bar.show(len(standings.results))
        except (EndlessRoundError, LostProcessError) as error:
            print_error(f"majlis arena: {error}")
            return 1
        bar.finish()
        reports.append(standings.to_json())
    report = {**played, "agents": agents, "bouts": reports}
    print_text(json.dumps(report) if arguments.json else "\n".join(_report_lines(report)))
    return 0


def _rule(arguments: argparse.Namespace) -> StopRule:
    measure = Measure(arguments.by)
    if not arguments.until_significant:
        if arguments.gain is not None:
            raise BadInputError("--gain needs --until-significant")
        return StopRule(arguments.deals or _DEALS)
    if measure is Measure.POINTS and arguments.gain is None:
        raise BadInputError("--by points needs --gain: each game scores in points of its own size")
    return StopRule(arguments.deals or _DEALS_OF_A_TEST, arguments.gain or _GAIN, measure)


def _bouts(arguments: argparse.Namespace) -> tuple[dict[str, str], list[Bout]]:
    """Return the name of each agent by its commit, and the bouts."""
    try:
        game = game_named(arguments.game)
        options = chosen_options(arguments)
        choose(game.options, dict(options))
    except (UnknownGameError, OptionError) as error:
        raise BadInputError(str(error)) from error
    agents = _agents(arguments, game)
    seats: int = arguments.seats or max(game.seats)
    if seats not in game.seats:
        raise BadInputError(f"{game.name} is for {' or '.join(map(str, game.seats))} players, not {seats}")
    teams = Counter(game.teams(seats))
    if len(set(teams.values())) > 1:
        raise BadInputError(
            f"seats rotate between teams of equal size only, and {seats} players of {game.name} form unequal ones"
        )
    refuse_fixed_contracts(arguments, game, whole_matches=arguments.matches)
    bouts = []
    for first, second in pairs_of(tuple(agents.values()), ladder=arguments.ladder):
        contest = Contest(
            game.name,
            line_up(game, seats, first, second),
            arguments.seed,
            whole_matches=arguments.matches,
            duplicate=True,
            options=options,
            fixed_contracts=arguments.fixed_contracts,
            clock=arguments.clock,
        )
        bouts.append(Bout(first, second, contest, len(teams)))
    return agents, bouts


def _agents(arguments: argparse.Namespace, game: AnyGame) -> dict[str, str]:
    """The agents as they were written, each with its name: the level, and the commit that its version is of."""
    if arguments.agents is not None:
        written = [word.strip() for word in arguments.agents.split(",")]
    elif arguments.ladder:
        written = [level.name for level in levels_of(game) if level.offered]
    else:
        raise BadInputError("name agents with --agents, or use --ladder for all levels")
    agents = {word: _named(word, game) for word in written}
    if len(set(agents.values())) < max(2, len(written)):
        raise BadInputError("--agents needs at least two different agents")
    return agents


def _named(word: str, game: AnyGame) -> str:
    level, sign, revision = word.partition(VERSION_SIGN)
    if plain_level(level) not in LEVELS:
        raise BadInputError(f"unknown level {level!r} (there are: {', '.join(LEVELS)})")
    if sign:
        return f"{level}{VERSION_SIGN}{commit_named(revision)}"
    try:
        contestant_named(game.name, level, clock=False)
    except UnknownLevelError as error:
        raise BadInputError(str(error)) from error
    return level


def _gain(text: str) -> float:
    try:
        gain = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0.0 < gain <= _LARGEST_GAIN:
        raise argparse.ArgumentTypeError(f"{text} is no gain: it is more than 0 and at most {_LARGEST_GAIN:g}")
    return gain


def _report_lines(report: dict[str, Any]) -> Iterator[str]:
    for written, name in report["agents"].items():
        if written != name:
            yield f"{written} is {name}"
    for bout in report["bouts"]:
        yield f"{bout['first']} over {bout['second']}: {counted(bout['deals'], 'deal')}, {bout['rounds']} rounds"
        yield f"  {report['points']}: {_mean(bout['points'])}"
        won = bout["won"]
        share = f"{_percent(won['share'])} of those won, {interval_text(won['share_ci95'], '.1%')}"
        yield f"  won: {share}; {bout['even']:.1%} is even"
        yield f"  Elo: {_mean(bout['elo'])}"
        if "test" in bout:
            test = bout["test"]
            ratio = f"{test['ratio']} of ±{test['bound']}"
            yield f"  by {test['by']}, {test['gain']:g} or none: {test['verdict']} ({ratio})"
        for name, times in bout["decisions"].items():
            shown = ", ".join(f"{key} {value}" for key, value in times.items())
            yield f"  {name}: {shown} (ms), capped {bout['capped'][name]}"
        yield f"  illegal: {bout['illegal']}"
        if bout["traits"]:
            yield "  of all rounds: " + ", ".join(f"{trait} {share:.1%}" for trait, share in bout["traits"].items())


def _mean(report: dict[str, Any]) -> str:
    return f"{report['mean']}, {interval_text(report['ci95'])}"


def _percent(share: float | None) -> str:
    return "?" if share is None else f"{share:.1%}"
