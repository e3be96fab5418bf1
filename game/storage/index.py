"""The index of the saved matches: a small database with the contents of the records, and results about them.

It is a copy and nothing else. Every row has the stamp of the file it was made from; readers compare it with that of the
file. An index that is missing, damaged, locked, full, or made by another program costs nothing but time.
"""

from __future__ import annotations

import logging
import os
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from game.storage.logs import LOG

if TYPE_CHECKING:
    import sqlite3

FILE: Final = "index.sqlite3"
_SCHEMA: Final = 4
"""Raised when the columns, or what they mean, change; an index of another schema is made anew."""
_PATIENCE: Final = 1.0
"""Seconds to wait for another program that holds the index."""
_LARGEST: Final = 256 * 1024 * 1024
"""Bytes; a hundred thousand matches take a tenth of it."""


class IndexRow(NamedTuple):
    """The row of one file among the saves."""

    name: str
    """The name of the file, without its folder."""
    stamp: str
    """The stamp of the file when it was read (see `stamp_of`); empty where it must not be trusted."""
    changed: float
    """The time of the last action in the match, in seconds since 1970."""
    game: str | None = None
    """None where nothing can be played."""
    started: str = ""
    """Local date and time in ISO form."""
    seats: str = "[]"
    """JSON: name and level of every seat."""
    round: int = 0
    totals: str = "[]"
    """JSON: the points of each team, as texts."""
    finished: int = 0
    """1 where the match is over; the winners and the reason are set then."""
    winners: str = "[]"
    """JSON: the winning teams."""
    reason: str = ""
    damage: str | None = None
    """JSON: the notice of what is wrong with the file."""
    deal: str = ""
    """The code of its deal."""
    day: str = ""
    """The day whose deal it is, in ISO form; empty for every other match."""
    course: str = ""
    """JSON: how the match went for its player, round by round; empty where no person plays."""
    match: str = ""
    """The identity of the match, which is that of its copies too; empty where nothing can be played."""
    length: int = 0
    """Bytes of the file that could be replayed: of two copies the longer one went on further."""
    branch: str = ""
    """JSON: the moment of another match from which it goes on; empty for every match that began with its first deal."""


class CachedResult(NamedTuple):
    """A result about a round that took long to compute; the index keeps it as long as there is room."""

    name: str
    """The file of the record."""
    kind: str
    round: int
    mark: str
    """A digest of the record up to the end of the round; it differs where the match does."""
    text: str


_COLUMNS: Final = ", ".join((*IndexRow._fields, "checksum"))
"""The columns by name, so that a damaged table whose columns are others is noticed."""
_ALL: Final = f"SELECT {_COLUMNS} FROM records"
_GOING_ON: Final = "game IS NOT NULL AND finished = 0 AND branch = ''"
_UNFINISHED: Final = (
    f"{_ALL} WHERE {_GOING_ON} AND NOT EXISTS"
    " (SELECT 1 FROM records AS copy WHERE copy.match = records.match AND copy.length > records.length)"
    " ORDER BY changed DESC LIMIT ?"
)
"""A match in play that is not a branch, nor a copy that another one has overtaken."""


def stamp_of(status: os.stat_result) -> str:
    """Kind, size and times of a file: another text whenever the file may have changed.

    Times are exact and may be of any year, which is more than a number of the database holds.
    """
    return f"{status.st_mode:o} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}"


class Index:
    """One connection to the index, for one thread. No method raises for what a disk or a damaged file may do."""

    def __init__(self, path: Path, made_by: str) -> None:
        """The index at `path`; `made_by` names whatever decides what a record means, such as the program's version."""
        self._path = path
        # SQLite keeps it as `user_version`, which is a signed number of 32 bits.
        self._edition = zlib.crc32(f"{_SCHEMA} {made_by}".encode()) & 0x7FFFFFFF
        self._connection: sqlite3.Connection | None = None

    def open(self) -> None:
        """Open it if it can be; an index of another edition or a damaged one is made anew and has no rows."""
        if not self._may_be_opened():
            return
        # A Python may be built without a database.
        with suppress(ImportError), self._guarded():
            self._connection = _connected(self._path)
            if _edition_of(self._connection) != self._edition:
                self._make_tables(self._connection)

    def rows(self, give_way: Callable[[], None] = lambda: None) -> tuple[IndexRow, ...]:
        """Every sound row; `give_way` is called between two."""
        found: list[IndexRow] = []
        if self._connection is not None:
            # a reading that fails must have ended before the file is thrown away: Windows deletes none that is read
            with self._guarded(), closing(self._connection.execute(_ALL)) as read:
                for row in _sound(read):
                    found.append(row)
                    give_way()
        return tuple(found)

    def unfinished(self, most: int) -> tuple[IndexRow, ...] | None:
        """The last played of the sound rows that can be gone on with, the latest first; None where no file is known."""
        found: tuple[IndexRow, ...] | None = None
        if self._connection is not None:
            with self._guarded():
                if self._connection.execute("SELECT 1 FROM records LIMIT 1").fetchone():
                    with closing(self._connection.execute(_UNFINISHED, (most,))) as read:
                        found = tuple(_sound(read))
        return found

    def put(self, rows: Iterable[IndexRow]) -> None:
        """Write rows, each in the place of an older one of the same file."""
        written = [(_key(row.name), *row[1:], _checksum(row)) for row in rows if row.stamp and _is_text(row)]
        if self._connection is not None and written:
            marks = ", ".join("?" * len(written[0]))
            with self._guarded(), self._connection:
                self._connection.executemany(f"INSERT OR REPLACE INTO records VALUES ({marks})", written)

    def forget(self, names: Sequence[str]) -> None:
        """Take out the rows of these files."""
        if self._connection is not None and names:
            keys = [(_key(name),) for name in names]
            with self._guarded(), self._connection:
                self._connection.executemany("DELETE FROM records WHERE name = ?", keys)
                self._connection.executemany("DELETE FROM findings WHERE name = ?", keys)

    def kept(self) -> tuple[CachedResult, ...]:
        """Everything that was kept of rounds."""
        found: list[CachedResult] = []
        if self._connection is not None:
            with self._guarded(), closing(self._connection.execute("SELECT * FROM findings")) as read:
                for name, *columns, checksum in read:
                    with suppress(TypeError, ValueError):
                        kept = msgspec.convert((os.fsdecode(name), *columns), CachedResult)
                        if _checksum(kept) == checksum:
                            found.append(kept)
        return tuple(found)

    def keep(self, findings: Iterable[CachedResult]) -> None:
        """Write what was found out, each in the place of what was known before."""
        written = [(_key(each.name), *each[1:], _checksum(each)) for each in findings]
        if self._connection is not None and written:
            with self._guarded(), self._connection:
                self._connection.executemany("INSERT OR REPLACE INTO findings VALUES (?, ?, ?, ?, ?, ?)", written)

    def close(self) -> None:
        """Let the file go."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _may_be_opened(self) -> bool:
        """Whether a regular file of sane size is there, or one can be made; nothing else is ever opened."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            status = self._path.stat()
        except FileNotFoundError:
            return not self._path.is_symlink()
        except OSError:
            return False
        if stat.S_ISREG(status.st_mode) and status.st_size > _LARGEST:
            self._throw_away()
            return True
        return stat.S_ISREG(status.st_mode)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """A block that talks to the database; a damaged file is replaced, anything else only means no index for now.

        Raises `ImportError` where there is none.
        """
        import sqlite3

        try:
            yield
        except sqlite3.Error as error:
            logging.getLogger(LOG).warning("the index of saved matches: %s", error)
            if not _tells_damage(error):
                # Locked, full, read-only or gone: what is known stays in memory.
                return
            self.close()
            self._throw_away()
            with suppress(sqlite3.Error):
                self._connection = _connected(self._path)
                self._make_tables(self._connection)

    def _make_tables(self, connection: sqlite3.Connection) -> None:
        with connection:
            connection.execute("DROP TABLE IF EXISTS records")
            connection.execute(
                "CREATE TABLE records (name BLOB PRIMARY KEY, stamp TEXT, changed REAL, game TEXT, started TEXT,"
                " seats TEXT, round INTEGER, totals TEXT, finished INTEGER, winners TEXT, reason TEXT, damage TEXT,"
                " deal TEXT, day TEXT, course TEXT, match TEXT, length INTEGER, branch TEXT, checksum INTEGER)"
                " WITHOUT ROWID"
            )
            # of thousands of matches those to go on with are few, and the menu waits for them
            connection.execute(f"CREATE INDEX going_on ON records (changed) WHERE {_GOING_ON}")
            connection.execute("CREATE INDEX copies ON records (match, length)")
            connection.execute("DROP TABLE IF EXISTS findings")
            connection.execute(
                "CREATE TABLE findings (name BLOB, kind TEXT, round INTEGER, mark TEXT, text TEXT, checksum INTEGER,"
                " PRIMARY KEY (name, kind, round)) WITHOUT ROWID"
            )
            connection.execute(f"PRAGMA user_version = {self._edition}")

    def _throw_away(self) -> None:
        for path in (self._path, self._path.with_name(f"{self._path.name}-journal")):
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _connected(path: Path) -> sqlite3.Connection:
    import sqlite3

    return sqlite3.connect(path, timeout=_PATIENCE)


def _tells_damage(error: sqlite3.Error) -> bool:
    """Whether the file is no database, or none with the table and the texts that belong there."""
    import sqlite3

    # Python itself complains, without a code, of bytes that are no text.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _edition_of(connection: sqlite3.Connection) -> object:
    return connection.execute("PRAGMA user_version").fetchone()[0]


def _sound(found: Iterable[Sequence[Any]]) -> Iterator[IndexRow]:
    """The rows of the right types whose checksum holds: a byte that a disk changed must not be shown as a result."""
    for name, *columns, checksum in found:
        # what has another type, or on systems whose names are text is none, is no row
        with suppress(TypeError, ValueError):
            row = msgspec.convert((os.fsdecode(name), *columns), IndexRow)
            if _checksum(row) == checksum:
                yield row


def _key(name: str) -> bytes:
    """The name of a file as the database keeps it; a name need not be text."""
    return os.fsencode(name)


def _is_text(row: IndexRow) -> bool:
    """Whether the database can hold it; what cannot be written as UTF-8 is read from its record each time."""
    try:
        _checksum(row)
    except (UnicodeEncodeError, msgspec.MsgspecError):
        return False
    return True


def _checksum(row: IndexRow | CachedResult) -> int:
    return zlib.crc32(msgspec.json.encode(row[1:]), zlib.crc32(_key(row.name)))
