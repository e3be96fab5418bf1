"""The words of the command line that `simulate` and `arena` have in common."""

from __future__ import annotations

import argparse

from game.app.table_run import REFERENCE
from game.app.terminal import BadInputError, natural, positive
from game.engine import AnyGame
from game.games import GAMES


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the game."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")


def add_contest_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the contest and of its report."""
    parser.add_argument("--seed", type=natural, default=1, metavar="S", help="the seed of the deals (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="the number of processes (1)")
    parser.add_argument(
        "--fixed-contracts",
        action="store_true",
        help=f"let {REFERENCE} choose every contract, to measure only the play of the cards",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="play by a house rule; repeat for several"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")


def chosen_options(arguments: argparse.Namespace) -> tuple[tuple[str, str], ...]:
    """The house rules by name, as they were written."""
    return tuple(_named_value(text) for text in arguments.option)


def refuse_fixed_contracts(arguments: argparse.Namespace, game: AnyGame, *, whole_matches: bool) -> None:
    """Raise `BadInputError` where contracts shall be fixed and cannot be."""
    if arguments.fixed_contracts and not game.contract_phases:
        raise BadInputError(f"--fixed-contracts does not apply: {game.name} has no contracts")
    if arguments.fixed_contracts and whole_matches:
        raise BadInputError("--fixed-contracts measures single rounds, not whole matches")


def _named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInputError(f"write an option as NAME=VALUE, not {text!r}")
    return name, value
