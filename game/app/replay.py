"""`majlis replay`: play a record again and say where it ends, or how it stood at any of its moments."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.app.terminal import BadInputError, counted, examples
from game.engine import Outcome
from game.engine.questions import plain
from game.engine.record import Notice
from game.games import GAMES
from game.i18n.branch_texts import branch_text
from game.i18n.phrases import notice_text
from game.match.match import Match
from game.match.resume import UnplayableRecordError
from game.match.saves import load_match, original_in
from game.match.summary import branch_of
from game.printing import print_error, print_text


def add_replay_parser(subparsers: Any) -> None:
    """Add `replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="replay a saved match, and show any moment of it",
        description="Replay a saved match by the rules of its game. Prints how it ended, or the table after any move.",
        epilog=examples("majlis replay match.majlis --at 20", "majlis replay match.majlis --verify"),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--verify", action="store_true", help="exit with 1 unless every line is intact and legal")
    parser.add_argument(
        "--at", metavar="N", type=int, help="print the table after N moves, not counting moves that were taken back"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    parser.set_defaults(func=run_replay)


def run_replay(arguments: argparse.Namespace) -> int:
    """Replay and print; 1 where nothing could be replayed, or not everything with `--verify`.

    Raises `BadInputError` for a file that cannot be read. A last line that a kill cut short is no failure: it was never
    acknowledged. An end that was written over is one: lines that were whole may have stood there.
    """
    try:
        if arguments.at is not None:
            return _show_moment(arguments)
        _, result = load_match(GAMES, arguments.file)
    except OSError as error:
        raise BadInputError(f"{arguments.file}: {error.strerror or type(error).__name__}") from error
    except UnplayableRecordError as error:
        return _failed(arguments.file, error.notice)
    outcome, branch = result.match.outcome(), branch_of(result.match, arguments.file.name)
    if arguments.json:
        report = {
            "game": result.match.game_name,
            "state": result.match.state_hash(),
            "actions": result.actions,
            "outcome": None if outcome is None else _plain(outcome),
            "complete": result.notice is None,
            "torn": result.torn,
            "branch": None if branch is None else asdict(branch),
        }
        print_text(json.dumps(report))
    else:
        print_text(f"{result.match.game_name}: {counted(result.actions, 'action')}, state {result.match.state_hash()}")
        print_text(_outcome_text(outcome))
        print_branch(result.match, arguments.file)
    if result.notice is not None:
        status = _failed(arguments.file, result.notice, f" {counted(result.actions, 'move')} can be read.")
        return status if arguments.verify else 0
    if result.torn:
        _failed(arguments.file, Notice("record_torn"))
    return 0


def _show_moment(arguments: argparse.Namespace) -> int:
    """Print how the match stood after some of its moves, and what is wrong with its record."""
    from game.app.position import playback_at, position_lines, report_of

    playback = playback_at(arguments.file, arguments.at)
    if arguments.json:
        print_text(json.dumps(report_of(playback)))
    else:
        for line in position_lines(playback):
            print_text(line)
        print_branch(playback, arguments.file)
    if playback.notice is not None:
        status = _failed(arguments.file, playback.notice, f" {counted(playback.last, 'move')} can be read.")
        return status if arguments.verify else 0
    return 0


def print_branch(match: Match, file: Path) -> None:
    """Say of a match that goes on from a moment of another one which that is, if its file lies in the same folder."""
    branch = branch_of(match, file.name)
    if branch is not None:
        original = original_in(file.parent, branch)
        print_text(branch_text(branch, match.game_name, original[1].started if original is not None else None))


def _failed(file: Path, notice: Notice, readable: str = "") -> int:
    print_error(f"majlis replay: {file.name}: {notice_text(notice)}{readable}")
    return 1


def _plain(outcome: Outcome) -> dict[str, Any]:
    return {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "totals": [str(total) for total in outcome.totals],
    }


def _outcome_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "The match is not over."
    winners = " and ".join(f"team {team}" for team in outcome.winners)
    totals = " : ".join(str(plain(total)) for total in outcome.totals)
    return f"Won by {winners}, {totals} ({outcome.reason.replace('_', ' ')})."
