"""The summary of a saved match for lists, which is found by replaying its record."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from game.engine import Outcome
from game.engine.record import FORMAT, Branch, Notice, SeatSetup, identity_of
from game.i18n.seats import seats_here
from game.match.course import course_of, course_text
from game.match.deals.codes import code_of_match
from game.match.match import Match
from game.match.resume import UnplayableRecordError
from game.match.saves import Games, load_match
from game.storage.index import IndexRow
from game.storage.logs import LOG
from game.storage.regular_files import notice_of


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A saved match as a list shows it. Of one that cannot be read at all only path, date and notice are known."""

    path: Path
    changed: datetime | None
    """The local time of the last action; None where the file has no possible date."""
    game: str | None = None
    seats: tuple[SeatSetup, ...] = ()
    round: int = 0
    totals: tuple[Decimal, ...] = ()
    outcome: Outcome | None = None
    notice: Notice | None = None
    """The fault of the file; if `game` is known, the match may be gone on with as far as it could be read."""
    deal: str = ""
    """The code of its deal."""
    day: str = ""
    """The day whose deal it is, in ISO form; empty for every other match."""
    branch: Branch | None = None
    """The moment of another match from which it goes on."""

    @property
    def resumable(self) -> bool:
        """Whether it can be gone on with."""
        return self.game is not None and self.outcome is None

    @property
    def unread(self) -> bool:
        """Whether it was not read yet."""
        return self.game is None and self.notice is None


def is_unread(row: IndexRow) -> bool:
    """Whether the record of a row was not read yet."""
    return row.game is None and row.damage is None


def is_resumable(row: IndexRow) -> bool:
    """Whether the match of a row can be gone on with."""
    return row.game is not None and not row.finished


def begun(row: IndexRow) -> str:
    """Local date and time, in ISO form, at which a match was begun.

    Where its record names none, that of the file; empty where that has none either.
    """
    changed = None if row.started else _date(row.changed)
    return changed.isoformat(timespec="seconds") if changed is not None else row.started


def seats_in(text: str) -> tuple[SeatSetup, ...]:
    """Return the players of the seats from the text of a row."""
    return seats_here(_SEATS.decode(text))


def totals_in(text: str) -> tuple[Decimal, ...]:
    """The points of each team, of the text of a row."""
    return _TOTALS.decode(text)


def winners_in(text: str) -> tuple[int, ...]:
    """The winning teams, of the text of a row."""
    return _WINNERS.decode(text)


def notice_in(text: str) -> Notice:
    """Return the fault of a file from the text of a row."""
    return _NOTICE.decode(text)


def saved_match(row: IndexRow, folder: Path) -> SavedMatch:
    """Return the summary of a row, in the words of the program."""
    totals = totals_in(row.totals)
    return SavedMatch(
        folder / row.name,
        _date(row.changed),
        game=row.game,
        deal=row.deal,
        day=row.day,
        seats=seats_in(row.seats),
        round=row.round,
        totals=totals,
        outcome=Outcome(winners_in(row.winners), row.reason, totals) if row.finished else None,
        notice=notice_in(row.damage) if row.damage is not None else None,
        branch=branch_in(row.branch),
    )


def read_row(games: Games, folder: Path, unread: IndexRow) -> IndexRow:
    """Return the row of an unread file; never raises, whatever the file is."""
    try:
        _, result = load_match(games, folder / unread.name)
    except UnplayableRecordError as error:
        return unread._replace(damage=_text(error.notice))
    except OSError as error:
        # Whether a file can be opened is asked anew each time: it may have other reasons than the file.
        return unread._replace(stamp="", damage=_text(notice_of(error)))
    except Exception:  # whatever one file does to the rules, the others are still listed
        logging.getLogger(LOG).exception("a saved match cannot be replayed")
        return unreplayable(unread)
    return row_of(result.match, unread, result.readable, result.notice)


def unreplayable(unread: IndexRow) -> IndexRow:
    """Return the row of a file that cannot be replayed without harm."""
    return unread._replace(damage=_text(Notice("record_unreplayable")))


def row_of(match: Match, known: IndexRow, length: int, notice: Notice | None = None) -> IndexRow:
    """Return the row of a match in its last state; `known` has file, stamp and date, `length` the bytes
    of its record.
    """
    standing, outcome = match.standing(), match.outcome()
    branch = branch_of(match, known.name)
    return known._replace(
        game=match.game_name,
        started=match.header.started,
        deal=code_of_match(match.header, match.game),
        day=match.day.isoformat() if match.day is not None else "",
        seats=_text(match.header.seats),
        round=standing.round,
        totals=_text(standing.totals),
        finished=int(outcome is not None),
        winners=_text(outcome.winners if outcome is not None else ()),
        reason=outcome.reason if outcome is not None else "",
        damage=_text(notice) if notice is not None else None,
        course=course_text(course_of(match)),
        match=identity_of(match.header),
        length=length,
        branch=_text(branch) if branch is not None else "",
    )


def branch_of(match: Match, file: str) -> Branch | None:
    """The moment of another match from which a match goes on; None where it began with its own first deal.

    Up to version 0.2.0 nothing but the name of the file said so.
    """
    header = match.header
    if header.branch is not None or header.format != FORMAT:
        return header.branch
    named = _NAMED_BRANCH.match(Path(file).name)
    if named is None or named["game"] != header.game or named["began"] != digits_of(header.started):
        return None
    return Branch("", "", int(named["number"]), 0, 0)


def digits_of(started: str) -> str:
    """Return a moment in ISO form as names of files have it."""
    day, _t, time = started.replace("-", "").replace(":", "").partition("T")
    return f"{day}-{time}"


_NAMED_BRANCH: Final = re.compile(r"^(?P<game>.+)-(?P<began>\d{8}-\d{6})-from-(?P<number>\d{1,6})\D")


@lru_cache(maxsize=1024)
def branch_in(text: str) -> Branch | None:
    """The branch of the text of a row; None of an empty one."""
    return _BRANCH.decode(text) if text else None


_BRANCH: Final = msgspec.json.Decoder(Branch)
_SEATS: Final = msgspec.json.Decoder(tuple[SeatSetup, ...])
_TOTALS: Final = msgspec.json.Decoder(tuple[Decimal, ...])
_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])
_NOTICE: Final = msgspec.json.Decoder(Notice)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _date(changed: float) -> datetime | None:
    with suppress(ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(changed) if changed > 0 else None
    return None
