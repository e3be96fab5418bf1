"""`majlis stats`: what the saved matches say about their player."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.app.terminal import BadInputError, ProgressBar, counted, examples, positive
from game.clock import local_now
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match.archive import Archive
from game.match.player import own_names
from game.match.register import Kind
from game.printing import print_text
from game.statistics.exporting import as_csv, as_plain
from game.statistics.figures import figures_of
from game.statistics.insights import insights
from game.statistics.played import Ledger, Played, Selection, choices
from game.statistics.views import statistics_view
from game.storage.folders import folders_of
from game.storage.index import FILE, CachedResult
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
        help="print your statistics",
        description="Print your statistics, game by game, as the window shows them.",
        epilog=examples(f"majlis stats {next(iter(GAMES))} --days 30", "majlis stats --csv > rounds.csv"),
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(GAMES)} (all)")
    parser.add_argument("--days", type=positive, metavar="N", help="only matches begun within N days")
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    formats.add_argument("--csv", action="store_true", help="print one line for each round")
    parser.set_defaults(func=run_stats)


def run_stats(arguments: argparse.Namespace) -> int:
    """Look at the matches and print. Raises `BadInputError`."""
    if arguments.game not in (None, *GAMES):
        raise BadInputError(f"unknown game {arguments.game!r} (there are: {', '.join(GAMES)})")
    selection, now = Selection(game=arguments.game, days=arguments.days), local_now()
    everything, kept, left_out = _all_played()
    chosen = selection.of(everything, now)
    if arguments.csv:
        print_text(as_csv(chosen).rstrip())
        return 0
    if arguments.json:
        print_text(json.dumps(as_plain(chosen, kept)))
        return 0
    for game in choices(chosen)[0]:
        _tell_game(game, [match for match in chosen if match.game == game])
    if not chosen:
        print_text("No finished round yet.")
    if left_out:
        reasons = [counted(number, *_LEFT_OUT[kind]) for kind, number in left_out.items()]
        print_text(f"Not counted: {', '.join(reasons)}")
    return 0


def _tell_game(game: str, matches: Sequence[Played]) -> None:
    """Print what the statistics show of one game."""
    view = statistics_view(matches, figures_of(matches), insights(matches), one_game=True)
    print_text(phrases_of(game).title)
    for figure in (*view.headlines, *view.records, *view.shares):
        text = f"{figure.label}: {figure.value}" if figure.value else figure.label
        indent = "    " if figure in view.shares and figure.value else "  "
        print_text(f"{indent}{text} ({figure.detail})" if figure.detail else indent + text)
    for sentence in view.insights:
        print_text(f"  {sentence}")


def _all_played() -> tuple[list[Played], Mapping[tuple[str, str, int], CachedResult], Mapping[Kind, int]]:
    """Return the player's matches that count, cached results about them, and the number of other matches.

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
