"""`majlis review`: go over a saved match and say what decisions were worth."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from game.app.terminal import BadInputError, ProgressBar, examples, positive
from game.games import GAMES
from game.i18n.phrases import notice_text
from game.match.playback import Playback
from game.match.resume import UnplayableRecordError
from game.printing import print_error, print_text
from game.review.decisions import turn_of
from game.review.findings import RoundReview, dearest
from game.review.process import Review
from game.review.units import ReviewQuestion, read_back, reviews_of
from game.review.verdicts import Points, summary_of, verdict_text
from game.review.views import ReviewViews, RoundView
from game.storage.record_files import read_record_file

_LOOK: Final = 0.1
"""Seconds between two looks how far the review is."""


def add_review_parser(subparsers: Any) -> None:
    """Add `review` to the command line."""
    parser = subparsers.add_parser(
        "review",
        help="review the decisions of a saved match",
        description="Let the strongest level review every decision of the player in the rounds that are over. Prints "
        "what the deal and the decisions were worth, and what would have been better. Takes up to a minute a round.",
        epilog=examples("majlis review match.majlis", "majlis review match.majlis --round 2 --round 3"),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument(
        "--round", type=positive, action="append", default=[], metavar="N", help="only round N; repeat for several"
    )
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
        print_error(f"majlis review: {arguments.file.name}: {notice_text(error.notice)}")
        return 1
    playback.go(playback.last)
    over = [entry.round for entry in playback.history()]
    if not set(arguments.round) <= set(over):
        there_are = (
            f"must be from 1 to {len(over)}, the rounds that are over" if over else "cannot be used: no round is over"
        )
        raise BadInputError(f"{arguments.file}: --round {there_are}")
    review = _finished_review(ReviewQuestion(raw, tuple(arguments.round)))
    if not review.done:
        print_error("majlis review: the review was not finished")
        return 1
    rounds = sorted({each.round for each in review.findings})
    reviews = reviews_of(playback, rounds, review.findings)
    if arguments.json:
        points = Points(playback.game)
        plain = [plain_review(each, points, playback) for each in reviews]
        print_text(json.dumps({"game": playback.game_name, "rounds": plain}))
        return 0
    if not reviews:
        print_text("No round of this match is over.")
    from game.ui.table.contract.game_table import table_of  # its import takes a while, which no other answer waits for

    views = ReviewViews(playback, table_of(playback.game_name).placement)
    for view in map(views.round, reviews):
        for line in review_lines(view):
            print_text(line)
    return 0


def review_lines(view: RoundView) -> Iterator[str]:
    """The review of a round: what it is made of, and every decision that made a difference, the dearest in full."""
    yield f"round {view.review.round}: {view.summary.verdict}. {view.summary.sentence}"
    yield "  " + ", ".join(f"{part.label} {part.points}" for part in view.parts)
    full = {each.number for each in dearest(view.review.decisions)}
    for decision in view.weighed:
        head, *further = decision.lines if decision.number in full else decision.brief_lines
        yield f"  {head}"
        yield from (f"    {line}" for line in further)


def _finished_review(wanted: ReviewQuestion) -> Review:
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


def plain_review(review: RoundReview, points: Points, playback: Playback) -> dict[str, Any]:
    """The review of a round for JSON: what was measured, in points of the round, and the figures as they are shown."""
    sums = points.sums(review)
    shown = [
        {
            "turn": turn_of(playback, each.number),
            "finding": verdict_text(each, points),
            "points": float(points.worth(each)),
        }
        for each in review.decisions
    ]
    return {
        **asdict(review),
        "decisions": [{**asdict(each), **words} for each, words in zip(review.decisions, shown, strict=True)],
        "gained": float(sums.gained),
        "given": float(sums.given),
        "rest": float(sums.rest),
        "verdict": summary_of(review, points).verdict,
        "dearest": [each.number for each in dearest(review.decisions)],
    }
