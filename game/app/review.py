"""`majlis review`: go over a saved match and say what decisions were worth."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from game.app.terminal import BadInputError, ProgressBar, positive
from game.games import GAMES
from game.i18n.phrases import notice_text
from game.match.resume import UnplayableRecordError
from game.printing import tell, tell_error
from game.review.findings import DEAREST, RoundReview, dearest
from game.review.process import Review
from game.review.units import Wanted, read_back, reviews_of
from game.review.views import ReviewViews
from game.storage.record_files import read_record_file

_LOOK: Final = 0.1
"""Seconds between two looks how far the review is."""


def add_review_parser(subparsers: Any) -> None:
    """Add `review` to the command line."""
    parser = subparsers.add_parser(
        "review",
        help="go over a saved match and say what its decisions were worth",
        description="The strongest level goes over every decision of the player in the rounds that are over: what "
        "the deal gave, what the decisions brought, and which of them cost the most and what was "
        "better. That takes up to a minute a round.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--round", type=positive, action="append", default=[], metavar="N", help="only round N")
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    parser.set_defaults(func=run_review)


def run_review(arguments: argparse.Namespace) -> int:
    """Review and print; 1 where there is nothing to review. Raises `BadInputError`."""
    try:
        raw = read_record_file(arguments.file)
        playback = read_back(GAMES, raw)
    except OSError as error:
        raise BadInputError(f"{arguments.file}: {error.strerror or type(error).__name__}") from error
    except UnplayableRecordError as error:
        tell_error(f"majlis review: {arguments.file.name}: {notice_text(error.notice)}")
        return 1
    playback.go(playback.last)
    over = [entry.round for entry in playback.history()]
    if not set(arguments.round) <= set(over):
        there_are = f"takes 1 to {len(over)}, the rounds that are over" if over else "takes none: no round is over"
        raise BadInputError(f"{arguments.file}: --round {there_are}")
    review = _gone_over(Wanted(raw, tuple(arguments.round)))
    if not review.done:
        tell_error("majlis review: the review was not finished")
        return 1
    rounds = sorted({each.round for each in review.findings})
    reviews = reviews_of(playback, rounds, review.findings)
    if arguments.json:
        tell(json.dumps({"game": playback.game_name, "rounds": [_plain(each) for each in reviews]}))
        return 0
    if not reviews:
        tell("No round of this match is over.")
    from game.ui.table.game_table import table_of  # its import takes a while, which no other answer waits for

    views = ReviewViews(playback, table_of(playback.game_name).placement)
    for each in map(views.round, reviews):
        tell(f"round {each.review.round}: {each.summary.verdict}. {each.summary.sentence}")
        tell("  " + ", ".join(f"{part.label} {part.points}" for part in each.parts))
        for decision in [each for each in each.weighed if each.judged.is_dear][:DEAREST]:
            head, *others = decision.lines
            tell(f"  {head}")
            for line in others:
                tell(f"    {line}")
    return 0


def _gone_over(wanted: Wanted) -> Review:
    review = Review(GAMES, wanted)
    bar: ProgressBar | None = None
    try:
        while not review.over:
            review.poll()
            if bar is None and review.total:
                bar = ProgressBar(review.total, "decisions and deals", sys.stderr)
            if bar is not None:
                bar.show(len(review.findings))
            time.sleep(_LOOK)
    finally:
        review.cancel()
        if bar is not None:
            bar.finish()
    return review


def _plain(review: RoundReview) -> dict[str, Any]:
    return {
        **asdict(review),
        "play": review.play,
        "play_error": review.play_error,
        "rest": review.rest,
        "dearest": [each.number for each in dearest(review.decisions)],
    }
