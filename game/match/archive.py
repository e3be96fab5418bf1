"""The archive: the saved matches for lists, kept up to date by a thread that asks the index first.

The records alone are true. A row of the index counts while the file system says of the file what it said when the row
was made; every other file is read again, the last played first.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import Final

from game import __version__
from game.match.index_rows import is_sound
from game.match.match import Match
from game.match.reader import FEW, Reader
from game.match.register import Register
from game.match.saves import SUFFIX, Games
from game.match.summary import SavedMatch, is_unread, row_of, saved_match
from game.match.yield_to_ui import YieldToUi
from game.storage.index import CachedResult, Index, IndexRow, stamp_of
from game.storage.logs import LOG
from game.storage.rescue import spare_records

_LATEST_DATE: Final = 32_503_593_600.0
"""Seconds from 1970 to the last day of 2999, behind which some systems do not reckon; a younger file has no date."""
_FIRST: Final = 10
"""The number of matches of the index that are tried at once, when one to go on with is looked for."""
_BATCH: Final = 20
"""The number of rows written to the index at once while many are read."""
_SETTLES_IN: Final = 1.0
"""Seconds a record is given to be on disk as long as its match says that it is."""
_ENDS_IN: Final = 0.15
"""Seconds that are waited when the program ends; what was not read by then is read at the next start."""
_LOOK_AGAIN: Final = 0.02
_SELDOM_MS: Final = 250.0
"""The interval at which a listener looks for news that may be long in coming."""


def index_of(games: Games, path: Path) -> Index:
    """The index at a path, of what this program makes of records of these games."""
    return Index(path, f"{__version__} {' '.join(games)}")


@dataclass(frozen=True, slots=True)
class Latest:
    """The match to go on with."""

    saved: SavedMatch | None
    """None where there is none, or where it will be known in a moment which it is."""
    sure: bool
    """Whether no file that was played later has still to be read."""
    denied: bool = False
    """Whether the index, which was asked alone so far, knows matches and none to go on with."""


class Archive:
    """Lists the saved matches of one folder. Nothing here waits, but `wait` and `close`."""

    def __init__(
        self,
        games: Games,
        folder: Path,
        index: Path,
        spare: Sequence[Path] = (),
        learn: Callable[[Sequence[IndexRow]], None] = lambda _rows: None,
    ) -> None:
        """Open nothing before the first `look`. `spare` are folders with records that `folder` refused.

        `learn` is called in the thread with all rows, when nothing is left to be done for the list.
        """
        self.folder = folder
        self._learned: Sequence[IndexRow] | None = None
        self._teach = learn
        self._spare = spare
        self.rows: Sequence[IndexRow] = ()
        """All files, the last played first; none until the folder was read. Replaced as a whole, never changed."""
        self.news = 0
        """Raised with every change of what is known."""
        self.looked = False
        """Whether the folder was read."""
        self.kept: Mapping[tuple[str, str, int], CachedResult] | None = None
        """Cached results about rounds, by record, kind and round; None until `recall`. Replaced as a whole."""
        self.yield_to_ui = YieldToUi()
        """The event that pauses the thread while the window has something to answer."""
        self._guess = Latest(None, sure=False)
        """The match to go on with according to the index; it counts until the folder was read."""
        self._guesses: Sequence[IndexRow] = ()
        """The unfinished matches of the index, until the folder was read."""
        self._registered: tuple[Sequence[IndexRow], Register] | None = None
        """The last rows for which the register was made."""
        self._games = games
        self._index = index_of(games, index)
        self._reader = Reader(games, folder)
        self._opened = False
        self._known: dict[str, IndexRow] = {}
        self._unread: dict[str, None] = {}
        """Names of files that are still to be read, in that order."""
        self._unwritten: list[IndexRow] = []
        self._wanted: Sequence[str] = ()
        self._jobs: deque[Callable[[], None]] = deque()
        self._changed = Condition()
        self._thread: Thread | None = None
        self._resting = True
        self._closing = False

    # What scenes ask and tell; at once.

    def look(self) -> None:
        """Look at the folder again."""
        self._give(self._look)

    def note(self, match: Match) -> None:
        """Take the row of a match in play from the match itself, so that its record need not be read again."""
        path = match.record_path
        if path is not None and path.parent == self.folder:
            size = match.record_size
            row = row_of(match, IndexRow(path.name, "", 0.0), size)
            self._give(lambda: self._note(row, size))

    def forget(self, name: str) -> None:
        """A file was deleted, in whichever folder it lay."""
        self.rows = [row for row in self.rows if Path(row.name).name != name]
        self._give(self._look)

    def recall(self) -> None:
        """Read what was found out about rounds, unless that was read already."""
        if self.kept is None:
            self._give(self._recall)

    def keep(self, findings: Sequence[CachedResult]) -> None:
        """Keep what was found out about rounds."""
        self._give(lambda: self._keep(findings))

    def prefer(self, names: Sequence[str]) -> None:
        """Read these files before others, because somebody looks at them."""
        self._wanted = names

    def latest(self) -> Latest:
        """The match played last among those that can be gone on with, as far as that is known."""
        if not self.looked:
            return self._guess
        sure = True
        for row in self.rows:
            if self.register.can_go_on(row) and (sure or not self.soon):
                return Latest(saved_match(row, self.folder), sure)
            sure = sure and not is_unread(row)
        return Latest(None, sure)

    def unfinished(self) -> Mapping[str, SavedMatch]:
        """The match played last of each game, among those that can be resumed, as far as they are known."""
        found: dict[str, SavedMatch] = {}
        rows = filter(self.register.can_go_on, self.rows) if self.looked else self._guesses
        for row in rows:
            if row.game is not None and row.game not in found:
                found[row.game] = saved_match(row, self.folder)
        return found

    def last_of(self, game: str = "") -> SavedMatch | None:
        """The match of a game, or of any, that was played last, over or not.

        A branch does not show how somebody likes to play.
        """
        wanted = (row for row in self.rows if row.game is not None and row.game == (game or row.game))
        return next((saved_match(row, self.folder) for row in wanted if not row.branch), None)

    @property
    def register(self) -> Register:
        """The register of the matches, made once for the same rows."""
        rows, last = self.rows, self._registered
        if last is None or last[0] is not rows:
            self._registered = last = rows, Register(rows)
        return last[1]

    @property
    def unread(self) -> int:
        """The number of files that have still to be read."""
        return len(self._unread)

    @property
    def busy(self) -> bool:
        """Whether there may soon be news."""
        with self._changed:
            return not self._resting

    @property
    def soon(self) -> bool:
        """Whether all will be known within a moment, if it is not known already."""
        return not self.looked or len(self._unread) <= FEW

    @property
    def complete(self) -> bool:
        """Whether all files that are there were read, or none of the others will be."""
        return self.looked and not (self.busy and any(map(is_unread, self.rows)))

    def wait(self, patience: float = 60.0) -> bool:
        """Wait until there is nothing left to be done; returns whether that came within `patience` seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: self._resting, patience)

    def close(self, patience: float = 2.0) -> None:
        """Write what is known and end the thread; what was not read yet is left to the next time."""
        self.yield_to_ui.ui_idle()
        with self._changed:
            thread, self._closing = self._thread, True
            self._changed.notify_all()
        if thread is not None:
            thread.join(patience)

    # What the thread does.

    def _give(self, job: Callable[[], None]) -> None:
        with self._changed:
            self._jobs.append(job)
            self._resting = False
            if self._thread is None:
                self._thread = Thread(target=self._run, name="archive", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _run(self) -> None:
        try:
            while (job := self._next()) is not None:
                try:
                    job()
                except Exception:  # a list that is not up to date must not end the program
                    logging.getLogger(LOG).exception("the saved matches could not be listed")
                    self._unread = {}
        finally:
            self._write()
            self._reader.stop()
            self._index.close()

    def _next(self) -> Callable[[], None] | None:
        """Return the next piece of work; None when everything is done."""
        with self._changed:
            while not self._closing or self._jobs:
                if self._jobs:
                    return self._jobs.popleft()
                if self._unread:
                    return self._read_one
                self._resting = True
                self._changed.notify_all()
                if self.looked and self._learned is not self.rows:
                    return self._tell_all
                self._changed.wait_for(lambda: self._jobs or self._closing)
            return None

    def _look(self) -> None:
        self._open()
        files = self._files()
        known = {name: self._known.get(name) for name in files}
        gone = [name for name in self._known if name not in known]
        self._known = {
            name: row
            if row is not None and (row.stamp, row.changed) == (stamp, changed)
            else IndexRow(name, stamp, changed)
            for (name, row), (stamp, changed) in zip(known.items(), files.values(), strict=True)
        }
        newest_first = sorted(self._known.values(), key=lambda row: (row.changed, row.name), reverse=True)
        self._unread = {row.name: None for row in newest_first if is_unread(row)}
        if not self.looked or newest_first != self.rows:
            self._publish(newest_first)
        self._index.forget(gone)

    def _open(self) -> None:
        """Open the index, once; its last match is shown as soon as that one file was checked."""
        if self._opened:
            return
        self._opened = True
        self._index.open()
        unfinished = self._index.unfinished(_FIRST)
        if unfinished is not None:
            sound = [row for row in unfinished if is_sound(row, self._games)]
            self._guesses = tuple(filter(self._is_unchanged, sound))
            last = next(iter(self._guesses), None)
            self._guess = Latest(
                saved_match(last, self.folder) if last is not None else None, sure=False, denied=not unfinished
            )
            self.news += 1
        rows = self._index.rows(self.yield_to_ui.give_way)
        self._known = {row.name: row for row in rows if is_sound(row, self._games)}

    def _recall(self) -> None:
        self._open()
        if self.kept is None:
            self.kept = {(each.name, each.kind, each.round): each for each in self._index.kept()}
            self.news += 1

    def _keep(self, findings: Sequence[CachedResult]) -> None:
        self._open()
        self._index.keep(findings)
        if self.kept is None:
            self._recall()
        else:
            self.kept = {**self.kept, **{(each.name, each.kind, each.round): each for each in findings}}
            self.news += 1

    def _is_unchanged(self, row: IndexRow) -> bool:
        """Whether the file of a row is still what it was."""
        with suppress(OSError):
            return stamp_of((self.folder / row.name).stat()) == row.stamp
        return False

    def _files(self) -> dict[str, tuple[str, float]]:
        """Stamp and date of every file that is a record by its name, whatever it is; those elsewhere by their paths."""
        found: dict[str, tuple[str, float]] = {}
        with suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                self.yield_to_ui.give_way()
                if entry.name.endswith(SUFFIX):
                    with suppress(FileNotFoundError):
                        found[entry.name] = _seen(entry)
        for path in spare_records(self._spare, SUFFIX):
            with suppress(OSError):
                status = path.stat()
                if _is_longer(status, self.folder / path.name):
                    found.pop(path.name, None)
                    found[str(path)] = stamp_of(status), _date(status)
        return found

    def _tell_all(self) -> None:
        self._learned = self.rows
        self._teach(self.rows)

    def _read_one(self) -> None:
        name = next((name for name in self._wanted if name in self._unread), None) or next(iter(self._unread))
        row = self._reader.read(self._known[name], more=len(self._unread) - 1)
        del self._unread[name]
        self._learn(row)
        if not self._unread or len(self._unwritten) >= _BATCH:
            self._write()
        if not self._unread:
            self._reader.stop()

    def _note(self, row: IndexRow, size: int) -> None:
        self._open()
        begun = time.monotonic()
        while time.monotonic() - begun < (_ENDS_IN if self._closing else _SETTLES_IN):
            with suppress(OSError):
                status = (self.folder / row.name).stat()
                if status.st_size == size:
                    self._learn(row._replace(stamp=stamp_of(status), changed=_date(status)))
                    self._write()
                if status.st_size >= size:
                    return
            time.sleep(_LOOK_AGAIN)

    def _learn(self, row: IndexRow) -> None:
        """Show a row, and keep it for the index."""
        self._known[row.name] = row
        self._unread.pop(row.name, None)
        self._unwritten.append(row)
        if self.looked:
            self._publish([row if row.name == old.name else old for old in self.rows])

    def _publish(self, rows: Sequence[IndexRow]) -> None:
        self.rows, self.looked = rows, True
        self.news += 1

    def _write(self) -> None:
        self._index.put(self._unwritten)
        self._unwritten = []


class Listener:
    """Somebody who shows what the archive knows, and looks from time to time whether that is more."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._heard = -1

    def hears(self) -> bool:
        """Whether there is news since this was last asked."""
        before, self._heard = self._heard, self._archive.news
        return before != self._heard

    def wake_after(self) -> float | None:
        """Milliseconds until there may be news; None where there will be none."""
        # asked first: what comes in between is heard below
        busy = self._archive.busy
        if self._archive.news != self._heard:
            return 0.0
        if not busy:
            return None
        return 0.0 if self._archive.soon else _SELDOM_MS


def _seen(entry: os.DirEntry[str]) -> tuple[str, float]:
    """Stamp and date of what has this name; a link that leads nowhere has those of the link, and is read each time."""
    try:
        status = entry.stat()
    except OSError:
        return "", _date(entry.stat(follow_symlinks=False))
    return stamp_of(status), _date(status)


def _is_longer(status: os.stat_result, twin: Path) -> bool:
    """Whether a record elsewhere holds more than the one of its name among the others; the same match lies in both."""
    try:
        return status.st_size > twin.stat().st_size
    except OSError:
        return True


def _date(status: os.stat_result) -> float:
    """Return the time of the last change of the file; 0 where it is not known."""
    return status.st_mtime if 0 < status.st_mtime < _LATEST_DATE else 0.0
