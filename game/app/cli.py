"""The command `majlis`: the game without arguments, and everything else without a display."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Sequence

from game import __version__
from game.app.bad_input import BadInputError, OneLineParser, refuse_input
from game.app.judge import add_judge_parser
from game.app.replay import add_replay_parser
from game.app.selftest import run_self_test
from game.app.simulate import add_simulate_parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status: 0 done, 1 refused or failed, 2 bad input."""
    # First of all: in a packaged program this call is where the agents' process begins.
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = _parser(words).parse_args(words)
    if arguments.self_test:
        return run_self_test()
    chosen: Callable[[argparse.Namespace], int] = arguments.func
    try:
        return chosen(arguments)
    except BadInputError as error:
        return refuse_input(error)


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = OneLineParser(prog="majlis", description="Card games for the desktop.")
    parser.add_argument("--version", action="version", version=f"majlis {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that everything that travels with it works")
    parser.set_defaults(func=_play)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    add_judge_parser(subparsers)
    add_simulate_parser(subparsers)
    add_replay_parser(subparsers)
    if "screenshot" in words[:1] or {"-h", "--help"} & set(words[:1]):
        # Everything else does without the window library.
        from game.ui.screenshot import add_screenshot_parser

        add_screenshot_parser(subparsers)
    return parser


def _play(_arguments: argparse.Namespace) -> int:
    """The game itself; the window library is loaded only now."""
    from game.ui import run

    return run()
