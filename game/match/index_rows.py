"""Rows of the index, judged before they are believed.

The checksum of a row says that no disk changed it, not that it says what this program would say of the record. An odd
row counts as none: its record is read again.
"""

from __future__ import annotations

import re
from datetime import date, datetime
from decimal import Decimal
from functools import lru_cache
from typing import Final

import msgspec

from game.clock import LATEST
from game.engine.names import shown_name
from game.games import INFOS
from game.i18n.phrases import NOTICES, notice_text
from game.match.course import MOST_POINTS, Course, course_in
from game.match.saves import Games
from game.match.summary import branch_in, notice_in, seats_in, totals_in, winners_in
from game.opponents.bents import plain_level
from game.opponents.levels import LEVELS
from game.storage.index import IndexRow

_LATEST: Final = LATEST.timestamp()
_LONGEST_NOTICE: Final = 1000
_FINEST: Final = -6
"""The exponent of the last decimal digit that points may have."""
_CODE: Final = re.compile(r"[0-9A-Z-]{0,400}")
_IDENTITY: Final = re.compile(r"[0-9a-f]{16}")
_PLAYED: Final = frozenset((None, *LEVELS))


def is_sound(row: IndexRow, games: Games) -> bool:
    """Whether a row says what this program could say of a record."""
    try:
        return (
            "\0" not in row.name
            and 0.0 <= row.changed <= _LATEST
            and (_is_sayable(row.damage) if row.damage is not None else row.game is not None)
            and (_is_bare(row) if row.game is None else _is_match(row, row.game, games))
        )
    except (msgspec.MsgspecError, ArithmeticError, LookupError, ValueError):
        return False


def _is_bare(row: IndexRow) -> bool:
    """Whether a row only has the fault of a file in which nothing can be played."""
    return row == IndexRow(row.name, row.stamp, row.changed, damage=row.damage)


def _is_match(row: IndexRow, game: str, games: Games) -> bool:
    totals, winners = totals_in(row.totals), winners_in(row.winners)
    return (
        game in games
        and _are_seats(game, row.seats, len(totals))
        and all(map(_are_points, totals))
        and 0 <= row.round < MOST_POINTS
        and row.finished in (0, 1)
        and bool(winners) == bool(row.finished)
        and set(winners) <= set(range(len(totals)))
        and len(set(winners)) == len(winners)
        and _is_plain(row.reason)
        and _CODE.fullmatch(row.deal) is not None
        and _are_dates(row)
        and _IDENTITY.fullmatch(row.match) is not None
        and row.length >= 0
        and (not row.branch or branch_in(row.branch) is not None)
        and (not row.course or _is_course(course_in(row.course), len(totals)))
    )


@lru_cache(maxsize=1024)
def _are_seats(game: str, text: str, teams: int) -> bool:
    """Whether the seats of a row are those of so many teams of a game; most matches are played with the same people."""
    seats, info = seats_in(text), INFOS.get(game)
    if info is not None and (len(seats) not in info.seats or len(set(info.teams(len(seats)))) != teams):
        return False
    return all(seat.level in _PLAYED and _is_shown(seat.name) for seat in seats)


@lru_cache(maxsize=1024)
def _is_shown(name: str) -> bool:
    """Whether a row has a name in the form in which it is shown."""
    return shown_name(name) == name


def _are_points(points: Decimal) -> bool:
    exponent = points.as_tuple().exponent
    return isinstance(exponent, int) and exponent >= _FINEST and abs(points) < MOST_POINTS


def _is_plain(text: str) -> bool:
    """Whether a text could be a key of phrases."""
    return not text or (text.isascii() and text.isidentifier())


def _are_dates(row: IndexRow) -> bool:
    started = not row.started or datetime.fromisoformat(row.started).isoformat(timespec="seconds") == row.started
    return started and (not row.day or date.fromisoformat(row.day).isoformat() == row.day)


def _is_course(course: Course, teams: int) -> bool:
    levels = {*course.rivals, course.partner_level} - {""}
    return (
        0 <= course.team < teams
        and all(plain_level(level) in LEVELS for level in levels)
        and _is_shown(course.partner)
        and len(course.own) == len(course.best) == len(course.results)
    )


def _is_sayable(damage: str) -> bool:
    """Whether a notice is one of those that there are, with what its sentence names."""
    notice = notice_in(damage)
    return notice.key in NOTICES and 0 < len(notice_text(notice)) < _LONGEST_NOTICE
