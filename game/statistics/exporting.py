"""Exports of statistics: a line of CSV a round, or plain values."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from io import StringIO
from typing import Any, Final

from game.match.course import EVEN, LOST, VOID, WON
from game.statistics.figures import figures_of
from game.statistics.played import Played, choices
from game.statistics.rating import career, compared_rounds, last_rounds
from game.statistics.series import distribution, shares
from game.storage.index import CachedResult

_COLUMNS: Final = (
    "match",
    "game",
    "started",
    "opponents",
    "partner",
    "partner_level",
    "round",
    "points",
    "best_opponent",
    "round_result",
    "match_result",
)
_RESULTS: Final[Mapping[str | None, str]] = {WON: "won", LOST: "lost", EVEN: "even", VOID: "none", None: "open"}
_PEOPLE: Final = "people"
_FORMULA: Final = frozenset("=+-@＝＋－＠")
"""The signs that begin a formula in a spreadsheet; some spreadsheets take the wide forms of these signs too."""
_BREAKS: Final = frozenset("\t\r\n")


def as_csv(matches: Sequence[Played]) -> str:
    """A line for every finished round, below one with the names of the columns."""
    text = StringIO(newline="")
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(_COLUMNS)
    for match in matches:
        course = match.course
        rivals = " ".join(level or _PEOPLE for level in course.rivals)
        for number, (own, best, result) in enumerate(zip(course.own, course.best, course.results, strict=True), 1):
            rows.writerow(
                (
                    *map(_inert, (match.name, match.game, match.started, rivals, course.partner, course.partner_level)),
                    number,
                    f"{own:.10g}",
                    f"{best:.10g}",
                    _RESULTS[result],
                    _RESULTS[match.result],
                )
            )
    return text.getvalue()


def _inert(text: str) -> str:
    """A text from anywhere, such that no spreadsheet takes it for a formula."""
    return f"'{text}" if text[:1] in _BREAKS or text.lstrip()[:1] in _FORMULA else text


def as_plain(matches: Sequence[Played], kept: Mapping[tuple[str, str, int], CachedResult]) -> dict[str, Any]:
    """The figures, the rating and the series of graphs of each game, as values for JSON.

    The rating is that of the rounds compared with Club's, which are in `kept`; null without any.
    """
    games, _rivals, _partners = choices(matches)
    return {game: _of_game([match for match in matches if match.game == game], kept) for game in games}


def _of_game(matches: Sequence[Played], kept: Mapping[tuple[str, str, int], CachedResult]) -> dict[str, Any]:
    standings = career((match.started, compared_rounds(match, kept) or ()) for match in last_rounds(matches))
    return {
        "rating": asdict(standings[-1]) if standings else None,
        **asdict(figures_of(matches)),
        "distribution": [asdict(bar) for bar in distribution(matches)],
        "shares": [asdict(share) for share in shares(matches)],
    }
