"""The commands of `majlis`, one parser each; the game itself is what runs without any."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from game import __version__
from game.app.cli import play
from game.app.terminal import BadInputError, OneLineParser, refuse_input


def run_command(words: Sequence[str]) -> int:
    """Run what the words ask for; returns its exit status."""
    arguments = _parser().parse_args(words)
    chosen: Callable[[argparse.Namespace], int] = arguments.func
    try:
        return chosen(arguments)
    except BadInputError as error:
        return refuse_input(error)


def _parser() -> argparse.ArgumentParser:
    from game.app.arena.command import add_arena_parser
    from game.app.deal import add_deal_parser
    from game.app.judge import add_judge_parser
    from game.app.replay import add_replay_parser
    from game.app.review import add_review_parser
    from game.app.screenshot import add_screenshot_parser
    from game.app.simulate import add_simulate_parser
    from game.app.stats import add_stats_parser

    parser: argparse.ArgumentParser = OneLineParser(
        prog="majlis", description="Card games for a quiet evening. Without a command, the game opens."
    )
    parser.add_argument("--version", action="version", version=f"majlis {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that Majlis is whole and works")
    parser.set_defaults(func=lambda arguments: _self_test() if arguments.self_test else play())
    subparsers = parser.add_subparsers(metavar="COMMAND")
    add_judge_parser(subparsers)
    add_simulate_parser(subparsers)
    add_arena_parser(subparsers)
    add_replay_parser(subparsers)
    add_deal_parser(subparsers)
    add_review_parser(subparsers)
    add_stats_parser(subparsers)
    add_screenshot_parser(subparsers)
    return parser


def _self_test() -> int:
    from game.app.selftest import run_self_test

    return run_self_test()
