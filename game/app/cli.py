"""The command `majlis`: the game without arguments, and everything else without a display."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from game import __version__
from game.app.terminal import BadInputError, OneLineParser, refuse_input
from game.printing import tell_error

_INTERRUPTED: Final = 130
"""What shells return for a program that Ctrl+C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status: 0 done, 1 refused or failed, 2 bad input."""
    # First of all: in a packaged program this call is where the agents' process begins.
    multiprocessing.freeze_support()
    # The window library would greet on the standard output, where answers are read.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = sys.argv[1:] if argv is None else argv
    try:
        return _command(words) if words else _play()
    except BadInputError as error:
        return refuse_input(error)
    except KeyboardInterrupt:
        tell_error("")
        return _INTERRUPTED


def _play() -> int:
    """The game itself; only here is the window library loaded, and no other command, so that the window opens soon."""
    from game.ui import run

    return run()


def _command(words: Sequence[str]) -> int:
    arguments = _parser().parse_args(words)
    chosen: Callable[[argparse.Namespace], int] = arguments.func
    return chosen(arguments)


def _parser() -> argparse.ArgumentParser:
    from game.app.judge import add_judge_parser
    from game.app.replay import add_replay_parser
    from game.app.screenshot import add_screenshot_parser
    from game.app.simulate import add_simulate_parser

    parser: argparse.ArgumentParser = OneLineParser(prog="majlis", description="Card games for the desktop.")
    parser.add_argument("--version", action="version", version=f"majlis {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that everything that travels with it works")
    parser.set_defaults(func=lambda arguments: _self_test() if arguments.self_test else _play())
    subparsers = parser.add_subparsers(metavar="COMMAND")
    add_judge_parser(subparsers)
    add_simulate_parser(subparsers)
    add_replay_parser(subparsers)
    add_screenshot_parser(subparsers)
    return parser


def _self_test() -> int:
    from game.app.selftest import run_self_test

    return run_self_test()
