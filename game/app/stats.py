"""`majlis stats`: what the saved matches say about their player."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game.app.terminal import BadInputError, ProgressBar, counted, positive
from game.clock import local_now
from game.games import GAMES
from game.match.archive import Archive
from game.match.player import own_names
from game.match.register import Kind
from game.printing import tell
from game.statistics.exporting import as_csv, as_plain
from game.statistics.played import Ledger, Played, Selection
from game.storage.folders import folders_of
from game.storage.index import FILE, Kept
from game.storage.settings import load_settings

_LEFT_OUT: Final[Mapping[Kind, tuple[str, str]]] = {
    Kind.COPY: ("copy", "copies"),
    Kind.BRANCH: ("second try", "second tries"),
    Kind.FOREIGN: ("match of somebody else", "matches of somebody else"),
}
_LOOK: Final = 0.2
"""Seconds between two looks how far the reading is."""


def add_stats_parser(subparsers: Any) -> None:
    """Add `stats` to the command line."""
    parser = subparsers.add_parser(
        "stats",
        help="say what the saved matches tell of their player",
        description="The saved matches of whoever runs this are counted, game by game: matches and rounds won and "
        "lost, and the points of a round.",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(GAMES)}; all without it")
    parser.add_argument("--days", type=positive, metavar="N", help="only matches begun within N days")
    told = parser.add_mutually_exclusive_group()
    told.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    told.add_argument("--csv", action="store_true", help="print a line for every round")
    parser.set_defaults(func=run_stats)


def run_stats(arguments: argparse.Namespace) -> int:
    """Look at the matches and print. Raises `BadInputError`."""
    if arguments.game not in (None, *GAMES):
        raise BadInputError(f"unknown game {arguments.game!r} (there are: {', '.join(GAMES)})")
    selection, now = Selection(game=arguments.game, days=arguments.days), local_now()
    everything, kept, left_out = _all_played()
    chosen = selection.of(everything, now)
    if arguments.csv:
        tell(as_csv(chosen).rstrip())
        return 0
    plain = as_plain(chosen, kept)
    if arguments.json:
        tell(json.dumps(plain))
        return 0
    for game, figures in plain.items():
        matches, rounds = figures["matches"], figures["rounds"]
        over = matches["won"] + matches["lost"] + matches["even"]
        all_rounds = rounds["won"] + rounds["lost"] + rounds["even"]
        tell(f"{game}: {matches['won']} of {counted(over, 'match', 'matches')} won")
        tell(f"  {rounds['won']} of {counted(all_rounds, 'round')} won, {figures['mean_lead']:+.1f} points a round")
    if not plain:
        tell("No finished round yet.")
    if left_out:
        told = [counted(number, *_LEFT_OUT[kind]) for kind, number in left_out.items()]
        tell(f"Not counted: {', '.join(told)}")
    return 0


def _all_played() -> tuple[list[Played], Mapping[tuple[str, str, int], Kept], Mapping[Kind, int]]:
    """The matches of whoever runs this that count, what was found out about them, and how many others there are.

    What the index does not know of matches is read now.
    """
    folders = folders_of(os.environ)
    settings, _ = load_settings(folders.config)
    archive = Archive(GAMES, folders.saves, folders.home / FILE, spare=folders.spare)
    try:
        archive.look()
        while not archive.wait(_LOOK) and not archive.unread:
            pass
        bar = ProgressBar(archive.unread, "matches", sys.stderr) if archive.unread else None
        whole = archive.unread
        while bar is not None and not archive.wait(_LOOK):
            bar.show(whole - archive.unread)
        if bar is not None:
            bar.finish()
        archive.recall()
        archive.wait()
        own = own_names(settings)
        kinds = Counter(archive.register.kinds(own).values())
        left_out = {kind: kinds[kind] for kind in _LEFT_OUT if kinds[kind]}
        return Ledger().read(archive.rows, own, settings.statistics_since), archive.kept or {}, left_out
    finally:
        archive.close()
