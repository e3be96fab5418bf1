"""`majlis stats`: what the saved matches say about their player."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.app.terminal import BadInputError, ProgressBar, counted, positive
from game.clock import local_now
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match.archive import Archive
from game.match.player import own_names
from game.match.register import Kind
from game.printing import tell
from game.statistics.exporting import as_csv, as_plain
from game.statistics.figures import figures_of
from game.statistics.insights import insights
from game.statistics.played import Ledger, Played, Selection, choices
from game.statistics.views import statistics_view
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
        description="The statistics of whoever runs this, game by game, as the program shows them.",
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
    if arguments.json:
        tell(json.dumps(as_plain(chosen, kept)))
        return 0
    for game in choices(chosen)[0]:
        _tell_game(game, [match for match in chosen if match.game == game])
    if not chosen:
        tell("No finished round yet.")
    if left_out:
        told = [counted(number, *_LEFT_OUT[kind]) for kind, number in left_out.items()]
        tell(f"Not counted: {', '.join(told)}")
    return 0


def _tell_game(game: str, matches: Sequence[Played]) -> None:
    """Print what the statistics show of one game."""
    view = statistics_view(matches, figures_of(matches), insights(matches), one_game=True)
    tell(phrases_of(game).title)
    for figure in (*view.headlines, *view.records, *view.shares):
        told = f"{figure.label}: {figure.value}" if figure.value else figure.label
        indent = "    " if figure in view.shares and figure.value else "  "
        tell(f"{indent}{told} ({figure.detail})" if figure.detail else indent + told)
    for sentence in view.insights:
        tell(f"  {sentence}")


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
