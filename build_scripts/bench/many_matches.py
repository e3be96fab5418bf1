"""An archive of thousands of finished matches: a few of every game are played, the others went as they did."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from game.engine import declared
from game.engine.record import HeaderLine, SeatSetup, identity_of, read_record, written_all
from game.games import GAMES
from game.match.archive import index_of
from game.match.register import OwnNames
from game.match.saves import SUFFIX, MatchSetup, start_match
from game.match.summary import read_row
from game.opponents.protocol import NoDeadline, agent_for
from game.statistics.played import Ledger
from game.statistics.rating import ComparedRound, cached_round, last_rounds
from game.storage.folders import Folders
from game.storage.index import FILE, CachedResult, IndexRow, stamp_of


def write_many(folders: Folders, count: int, length: str = "usual") -> None:
    """Writes so many finished matches, an hour between each and the next, and the index that knows them.

    `length`: one of the lengths of a match that have names.
    """
    folders.saves.mkdir(parents=True)
    now, rows = time.time(), list[IndexRow]()
    for number in range(count):
        raw, row = _finished(length)[number % len(GAMES)]
        raw, begun = _begun(raw, datetime.fromtimestamp(now - 3600 * number))
        path = folders.saves / f"{row.game}-{count - number:06}{SUFFIX}"
        path.write_bytes(raw)
        os.utime(path, (now - 3600 * number,) * 2)
        status = path.stat()
        row = row._replace(started=begun.started, match=identity_of(begun))
        rows.append(row._replace(name=path.name, stamp=stamp_of(status), changed=status.st_mtime))
    index = index_of(GAMES, folders.home / FILE)
    index.open()
    index.put(rows)
    index.keep(_held_against_club(rows))
    index.close()


def _held_against_club(rows: Sequence[IndexRow]) -> Iterator[CachedResult]:
    """Yield the cached results from which the rating of every game is made."""
    for game in GAMES:
        for match in last_rounds(Ledger().read([row for row in rows if row.game == game], OwnNames())):
            for number, lead in enumerate(match.leads, 1):
                yield cached_round(match, number, ComparedRound(lead, 0.0))


def _begun(raw: bytes, moment: datetime) -> tuple[bytes, HeaderLine]:
    """A record as that of another match, which was begun at that moment, and its header."""
    record = read_record(raw)
    assert record.header is not None, "it was written above"
    header = replace(record.header, started=moment.isoformat(timespec="seconds"))
    return written_all([header, *(entry.line for entry in record.entries[1:])]), header


@cache
def _finished(length: str) -> tuple[tuple[bytes, IndexRow], ...]:
    """A finished match of every game: its record, and its row but for the file."""
    with TemporaryDirectory() as scratch:
        unread = ((path, IndexRow(path.name, "", 0.0)) for path in _played(scratch, length))
        return tuple((path.read_bytes(), read_row(GAMES, path.parent, row)) for path, row in unread)


def _played(folder: str, length: str) -> Iterator[Path]:
    """The records of a finished match of every game."""
    for name, game in GAMES.items():
        names = ("You", "East", "North", "West")[: max(game.seats)]
        seats = tuple(SeatSetup(seat, "casual" if place else None) for place, seat in enumerate(names))
        chosen = {spec.name: spec.lengths[length] for spec in declared(game.options) if spec.lengths}
        match = start_match(GAMES, MatchSetup(name, seats, 1, chosen), Path(folder), datetime(2026, 1, 1))
        while match.outcome() is None:
            seat = match.actor()
            if seat is None:
                match.play(next(match.actions()))
            else:
                # quickly: whoever has thousands of matches does not look at how well they were played
                match.play(
                    agent_for(game, "greedy").decide(match.view(seat), match.agent_stream(), NoDeadline()).action
                )
        match.close()
        assert match.record_path is not None, "it is recorded"
        yield match.record_path
