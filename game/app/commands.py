"""The commands of `majlis`, one parser each; the game itself is what runs without any."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Final

from game import __version__
from game.app.cli import play
from game.app.terminal import BadInputError, OneLineParser, refuse_input

COMMANDS: Final = ("judge", "simulate", "arena", "replay", "deal", "review", "stats", "screenshot")
"""The commands, in the order of the help."""


def run_command(words: Sequence[str]) -> int:
    """Run what the words ask for; returns its exit status."""
    arguments = _parser(words[0]).parse_args(words)
    chosen: Callable[[argparse.Namespace], int] = arguments.func
    try:
        return chosen(arguments)
    except BadInputError as error:
        return refuse_input(error)


def _parser(word: str) -> argparse.ArgumentParser:
    """Return a parser with the command of the first word, or with all, which takes longer to load than most take to
    answer.
    """
    parser: argparse.ArgumentParser = OneLineParser(
        prog="majlis",
        description="Card games for a quiet evening. Without a command, the window opens; with the file of a match, "
        "the window opens that match.",
        epilog="`majlis COMMAND --help` describes a command and gives examples.",
    )
    parser.add_argument("--version", action="version", version=f"majlis {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that the installation is complete and works")
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument("--install", action="store_true", help="put the unpacked program in your applications menu")
    menu.add_argument(
        "--uninstall", action="store_true", help="take it out of the menu again, with all that came with it"
    )
    parser.set_defaults(func=_without_command)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in (word,) if word in COMMANDS else COMMANDS:
        _add(command, subparsers)
    return parser


def _add(command: str, subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    match command:
        case "judge":
            from game.app.judge import add_judge_parser

            add_judge_parser(subparsers)
        case "simulate":
            from game.app.simulate import add_simulate_parser

            add_simulate_parser(subparsers)
        case "arena":
            from game.app.arena.command import add_arena_parser

            add_arena_parser(subparsers)
        case "replay":
            from game.app.replay import add_replay_parser

            add_replay_parser(subparsers)
        case "deal":
            from game.app.deal import add_deal_parser

            add_deal_parser(subparsers)
        case "review":
            from game.app.review import add_review_parser

            add_review_parser(subparsers)
        case "stats":
            from game.app.stats import add_stats_parser

            add_stats_parser(subparsers)
        case "screenshot":
            from game.app.screenshot import add_screenshot_parser

            add_screenshot_parser(subparsers)


def _without_command(arguments: argparse.Namespace) -> int:
    if arguments.self_test:
        from game.app.selftest import run_self_test

        return run_self_test()
    if arguments.install or arguments.uninstall:
        from game.app.menu import install, uninstall

        return install() if arguments.install else uninstall()
    return play()
