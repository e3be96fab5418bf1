"""Whose program this is: folders, settings and the saved matches of one player."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from game.clock import local_now
from game.engine import AnyGame
from game.engine.record import Branch, Notice, Report, SeatSetup, unreported
from game.games import GAMES
from game.i18n.wording import unnamed_text
from game.match.archive import Archive
from game.match.match import Match
from game.match.playback import Playback
from game.match.player import own_names, player_name
from game.match.register import OwnNames
from game.match.saves import (
    SUFFIX,
    MatchSetup,
    ReadMatch,
    Resumed,
    go_on,
    original_in,
    played_back,
    read_match,
    start_branch,
    start_match,
    take_in,
)
from game.match.summary import SavedMatch
from game.storage.applications_menu import ApplicationsMenu, applications_menu
from game.storage.disk import Disk, RealDisk
from game.storage.folders import Folders, export_folder, folders_of
from game.storage.index import FILE as INDEX_FILE
from game.storage.index import IndexRow
from game.storage.record_files import read_record_file
from game.storage.rescue import Homecoming, spare_records
from game.storage.settings import MOST_OWN_NAMES, Settings, changed, load_settings, save_settings
from game.storage.transfer import export_file, export_record
from game.storage.trash import FOLDER as DELETED
from game.storage.trash import Deleted, Trash
from game.storage.writer import RecordWriter

if TYPE_CHECKING:
    from game.match.deals.pars import Pars
    from game.sheets.book import ReadSheet, SheetBook
    from game.statistics.cache import StatisticsCache
    from game.statistics.played import Ledger, Played

__all__ = ["Profile", "Watcher"]

Watcher = Callable[[Settings, Settings], None]
"""Told of a change of settings: what they were, and what they are."""


class Original(NamedTuple):
    """The match from which a branch goes on."""

    path: Path
    started: str


@dataclass(frozen=True, slots=True)
class _Left:
    """What is still known of a match that was left."""

    game: str
    record: RecordWriter | None


@dataclass(slots=True)
class Profile:
    """What is kept between two evenings. Settings are written whenever they change."""

    folders: Folders
    settings: Settings
    games: Mapping[str, AnyGame]
    notices: list[Notice] = field(default_factory=list)
    """What the player has still to be told about the settings; `take_notices` empties it."""
    match: Match | None = None
    """The match that was started or gone on with last, until it is left."""
    sheet: SheetBook | None = None
    """The score sheet that was begun or gone on with last; None once a match was played after it."""
    draws_pictures: bool = True
    """Whether pictures of tables are drawn aside while somebody looks at a list of matches or of decisions."""
    patience: float = 0.3
    """Seconds that the window waits for a record to be read before a dialog shows how far that is."""
    draws_at_once: ClassVar[bool] = False
    """Whether those of decisions are waited for, as where a picture is taken of the window."""
    archive: Archive = field(init=False)
    """All saved matches."""
    trash: Trash = field(init=False)
    """Matches that were deleted."""
    compares: bool = False
    """Whether deals are compared with what Club makes of them."""
    applications_menu: ApplicationsMenu | None = None
    """The menu of the desktop, where the program can be put in it."""
    _watchers: list[Watcher] = field(default_factory=list)
    _unwritten: bool = False
    _disk: Disk = field(default_factory=RealDisk)
    _homecoming: Homecoming = field(init=False)
    _sheet_homecoming: Homecoming = field(init=False)
    _left: _Left | None = None
    _pars: Pars | None = None
    _ledger: Ledger | None = None
    _statistics_cache: StatisticsCache | None = None

    def __post_init__(self) -> None:
        """Nothing is opened or moved yet."""
        self.trash = Trash(self.folders.home / DELETED)
        self._homecoming = Homecoming(self.folders.spare, self.folders.saves, SUFFIX, self.folders.former)
        self._sheet_homecoming = Homecoming(self.folders.spare_sheets, self.folders.sheets, SUFFIX)
        index, spare = self.folders.home / INDEX_FILE, self.folders.spare
        self.archive = Archive(self.games, self.folders.saves, index, spare, self._look_into)

    @classmethod
    def of_user(cls) -> Profile:
        """The profile of whoever started the program; `MAJLIS_HOME` puts it elsewhere."""
        folders = folders_of(os.environ)
        settings, notice = load_settings(folders.config)
        notices = [notice] if notice is not None else []
        menu = applications_menu(os.environ)
        unpacked = menu if menu is not None and menu.program is not None else None
        return cls(folders, settings, GAMES, notices, compares=True, applications_menu=unpacked)

    @property
    def player(self) -> str:
        """What the player is called."""
        return player_name(self.settings)

    def seated(self, seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
        """People who sit down once more: the player, whoever played the last time, under the name of today."""
        own = next((seat for seat, setup in enumerate(seats) if setup.level is None), None)
        name = self.player
        return tuple(replace(setup, name=name) if seat == own and name else setup for seat, setup in enumerate(seats))

    @property
    def own_names(self) -> OwnNames:
        """What the player is and was called; only matches of these people count."""
        return own_names(self.settings)

    def claim(self, name: str) -> None:
        """From now on matches of somebody called `name` are the player's."""
        if name and name not in self.settings.own_names:
            self.change(own_names=(*self.settings.own_names, name)[-MOST_OWN_NAMES:])

    @property
    def counting(self) -> Sequence[IndexRow]:
        """The saved matches that count for the player, each once, the last played first."""
        return self.archive.register.counting(self.own_names)

    def _settle_names(self) -> None:
        """Remember what the player was called before names were remembered: other people's matches may come in now."""
        if self.archive.complete and not self.settings.own_names_known:
            names = self.own_names.among(self.archive.rows)
            self.change(own_names=tuple(sorted(names))[-MOST_OWN_NAMES:], own_names_known=True)

    def change(self, **values: Any) -> None:
        """Set settings, write them and tell whoever watches; a disk that refuses costs a notice, not the game.

        Raises `ValueError` for a value out of range and `TypeError` for a setting that is none; then nothing changes.
        """
        self.try_out(**values)
        if self._unwritten:
            notice = save_settings(self.folders.config, self.settings)
            self._unwritten = notice is not None
            if notice is not None and notice not in self.notices:
                self.notices.append(notice)

    def try_out(self, **values: Any) -> bool:
        """As `change`, but not written yet: for a slider that is still being dragged. Returns whether anything changed.

        Whatever is changed later writes this as well.
        """
        before, after = self.settings, changed(self.settings, **values)
        if after == before:
            return False
        self.settings, self._unwritten = after, True
        for watcher in tuple(self._watchers):
            watcher(before, after)
        return True

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Tell `watcher` of every change from now on; returns what ends that."""
        self._watchers.append(watcher)

        def end() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return end

    def take_notices(self) -> tuple[Notice, ...]:
        """What the player has still to be told, once."""
        taken = tuple(self.notices)
        self.notices.clear()
        return taken

    def has_saves(self) -> bool:
        """Whether there is any saved match, without reading one or asking for all of them."""
        try:
            with os.scandir(self.folders.saves) as entries:
                if any(entry.name.endswith(SUFFIX) for entry in entries):
                    return True
        except OSError:
            pass
        return bool(spare_records(self.folders.spare, SUFFIX))

    def is_new_to(self, game: str, in_play: RecordWriter | None = None) -> bool:
        """Whether no match of a game was ever begun, but for the one `in_play`; by the names of records alone."""
        own = in_play.path.name if in_play is not None else ""
        begins = f"{game}-"
        names = [path.name for path in spare_records(self.folders.spare, SUFFIX)]
        with suppress(OSError), os.scandir(self.folders.saves) as entries:
            names += [entry.name for entry in entries if entry.name.endswith(SUFFIX)]
        return not any(name.startswith(begins) and name != own for name in names)

    def rounds_of(self, game: str, in_play: RecordWriter | None = None) -> int:
        """How many rounds of a game were gone on from, but for the match `in_play`; one for each unread match."""
        if not self.archive.looked:
            return int(not self.is_new_to(game, in_play))
        own = in_play.path.name if in_play is not None else ""
        others = [row for row in self.archive.rows if row.name != own and row.name.startswith(f"{game}-")]
        return sum(1 if row.game is None else row.round - 1 + row.finished for row in others)

    def start(self, setup: MatchSetup) -> Match:
        """A new recorded match; whoever plays it is the player, whatever the name."""
        self.match = start_match(self.games, setup, self.folders.saves, self.now(), self._disk)
        self.claim(next((seat.name for seat in self.match.seats if seat.level is None), ""))
        return self.match

    def read_match(self, record: Path, report: Report = unreported) -> ReadMatch:
        """A saved match as it stands; any thread may ask. Raises `UnplayableRecordError` and `OSError`."""
        return read_match(self.games, self._homecoming.claim(record), report)

    def resume(self, saved: Path | ReadMatch) -> Resumed:
        """Go on with a saved match. Raises `UnplayableRecordError` and `OSError`."""
        read = self.read_match(saved) if isinstance(saved, Path) else saved
        resumed = go_on(self.games, read, self._disk)
        self.match = resumed.match
        return resumed

    def leave_match(self) -> None:
        """Let go of the match, whatever leads back to it reads its record; only that may not be written whole yet."""
        if self.match is not None:
            self._left, self.match = _Left(self.match.game_name, self.match.record), None
            self.sheet = None

    @property
    def last_game(self) -> str:
        """Which game was started or gone on with last; empty before that."""
        if self.match is not None:
            return self.match.game_name
        return self._left.game if self._left is not None else ""

    @property
    def last_record(self) -> RecordWriter | None:
        """The record of the match that was started or gone on with last, if it has one; also after it was left."""
        if self.match is not None:
            return self.match.record
        return self._left.record if self._left is not None else None

    def play_back(self, record: Path, report: Report = unreported) -> Playback:
        """A saved match from its first moment on, still to be read where it is short.

        Any thread may ask. Raises `UnplayableRecordError` and `OSError`.
        """
        return played_back(self.games, self.record(record), report)

    def record(self, record: Path) -> bytes:
        """A record as it stands, with what the disk has not taken yet. Raises `OSError`."""
        whole = self._in_play(record)
        return read_record_file(record) if whole is None else whole

    def branch(
        self,
        playback: Playback,
        origin: Literal["review", "replay"] = "replay",
        record: Path | None = None,
        report: Report = unreported,
    ) -> ReadMatch:
        """A match of its own that goes on from the moment that is shown, of the match in `record`.

        Any thread may ask. Raises `OSError`, and what `report` does; then there is no such match.
        """
        path = start_branch(playback, playback.number, self.folders.saves, self.now(), origin, record)
        try:
            return self.read_match(path, report)
        except Exception:
            path.unlink(missing_ok=True)
            raise

    def original(self, branch: Branch) -> Original | None:
        """The match from which a branch goes on; None where it is not among the saved ones."""
        row = self.archive.register.of_identity(branch.match) if branch.match else None
        if row is not None:
            return Original(self.folders.saves / row.name, row.started)
        found = original_in(self.folders.saves, branch)
        return Original(found[0], found[1].started) if found is not None else None

    def export(self, record: Path) -> Path:
        """Copy a match, by its record, to where the player looks for files; returns the copy. Raises `OSError`."""
        return export_record(record, export_folder(os.environ), self._in_play(record))

    def _in_play(self, record: Path) -> bytes | None:
        """A record as it is still written, with the moves that the disk has not taken yet; None for any other."""
        writer = self.unfinished
        return writer.whole if writer is not None and writer.path.name == record.name else None

    def export_statistics(self, matches: Sequence[Played]) -> Path:
        """Write the rounds of these matches as CSV to where the player looks for files. Raises `OSError`."""
        from game.statistics.exporting import as_csv

        # with a mark by which spreadsheets know the encoding
        content = as_csv(matches).encode("utf-8-sig")
        return export_file(export_folder(os.environ), "majlis-statistics", ".csv", content)

    def taking_in(self, file: Path) -> Callable[[Report], ReadMatch]:
        """What puts the match of a file to the others, unless it is there; any thread may call it with a report.

        It raises `UnplayableRecordError` and `OSError`.
        """
        self._settle_names()
        return partial(take_in, self.games, file, self.folders.saves)

    def start_sheet(self, game: str) -> SheetBook:
        """A new score sheet of a game, with the names and the house rules of the last one of it."""
        from game.sheets.book import start_sheet

        rules = self.games[game]
        like = next((read.sheet.agreed for read in self.kept_sheets() if read.sheet.game is rules), None)
        if like is not None:
            names, options = like.names, like.options
        else:
            others = [unnamed_text(seat) for seat in range(1, max(rules.seats))]
            names, options = (self.player or unnamed_text(0), *others), {}
        self.sheet = start_sheet(rules, names, options, self.folders.sheets, self.now(), disk=self._disk)
        return self.sheet

    def open_sheet(self, path: Path) -> SheetBook:
        """Go on with a score sheet; raises `UnreadableSheetError` and `OSError`."""
        from game.sheets.book import open_sheet

        self.sheet = open_sheet(self.games, self._sheet_homecoming.claim(path), self._disk)
        return self.sheet

    def take_in_sheet(self, file: Path) -> Path:
        """Put a score sheet that was handed over to the others; raises `UnreadableSheetError` and `OSError`."""
        from game.sheets.book import take_in_sheet

        return take_in_sheet(self.games, file, self.folders.sheets)

    def kept_sheets(self) -> list[ReadSheet]:
        """The score sheets that can be read, the last written first."""
        from game.sheets.book import kept_sheets

        return kept_sheets(self.games, self.folders.sheets, self.folders.spare_sheets)

    def is_sheet(self, record: RecordWriter) -> bool:
        """Whether a record is that of the score sheet."""
        return self.sheet is not None and record is self.sheet.writer

    def delete(self, saved: SavedMatch) -> Deleted:
        """Delete the file of a saved match, wherever else it lies as well; returns what brings it back.

        Raises `OSError`.
        """
        deleted = self._delete(saved.path, (self.folders.saves, *self.folders.spare))
        self.archive.forget(saved.path.name)
        return deleted

    def delete_sheet(self, sheet: Path) -> Deleted:
        """Delete the file of a score sheet in the same way. Raises `OSError`."""
        return self._delete(sheet, (self.folders.sheets, *self.folders.spare_sheets))

    def _delete(self, record: Path, folders: Sequence[Path]) -> Deleted:
        """Delete a record and whatever has its name in these folders."""
        return self.trash.put(tuple(dict.fromkeys((record, *(folder / record.name for folder in folders)))))

    def bring_back(self, deleted: Deleted) -> None:
        """Take back that a match was deleted. Raises `OSError`."""
        self.trash.bring_back(deleted)
        self.archive.look()

    def bring_home(self) -> None:
        """Begin to move what had to be saved elsewhere to the other matches and sheets, as far as there is room."""
        records = (self.last_record, self.sheet.writer if self.sheet is not None else None)
        still_written = [record.path for record in records if record is not None and not record.acknowledged]
        self._homecoming.begin(still_written)
        self._sheet_homecoming.begin(still_written)

    @property
    def expects_homecoming(self) -> bool:
        """Whether `take_homecoming` or `take_sheet_homecoming` may soon have something to tell."""
        return self._homecoming.expects_news or self._sheet_homecoming.expects_news

    def take_homecoming(self) -> bool:
        """Whether matches have come home of which the player has still to be told, once; they are listed anew."""
        news = self._homecoming.take_news()
        if news:
            self.archive.look()
        return news

    def take_sheet_homecoming(self) -> bool:
        """Whether score sheets have come home of which the player has still to be told, once."""
        return self._sheet_homecoming.take_news()

    def save_in_spare_folder(self, record: RecordWriter) -> None:
        """Have a record written into a second place that its folder refuses."""
        places, homecoming = self.folders.spare, self._homecoming
        if self.is_sheet(record):
            places, homecoming = self.folders.spare_sheets, self._sheet_homecoming
        for place in places:
            homecoming.claim(place / record.path.name)
        record.save_in_spare_folder(places)

    @property
    def unfinished(self) -> RecordWriter | None:
        """The record of the last match or score sheet, of which the player may want to keep what is not on disk yet."""
        record = self.last_record
        if self.match is None and self.sheet is not None:
            record = self.sheet.writer
        return None if record is None or record.given_up else record

    def keep_record(self, patience: float = 1.0) -> None:
        """Before the program ends unasked: wait `patience` seconds for the record, else save it in a second place.

        After it the record tells what came of it.
        """
        record = self.unfinished
        if record is not None and not record.wait(patience):
            self.save_in_spare_folder(record)
            record.wait(patience)

    @property
    def pars(self) -> Pars | None:
        """What Club makes of deals; None where nothing is compared. It is loaded when it is first asked for."""
        if self._pars is None and self.compares:
            from game.match.deals.pars import FILE, Pars

            self._pars = Pars(self.games, self.folders.home / FILE)
        return self._pars

    @property
    def ledger(self) -> Ledger:
        """The matches as statistics see them, each looked into once as long as the program runs."""
        if self._ledger is None:
            from game.statistics.played import Ledger

            self._ledger = Ledger()
        return self._ledger

    @property
    def statistics_cache(self) -> StatisticsCache:
        """Their figures and what they say."""
        if self._statistics_cache is None:
            from game.statistics.cache import StatisticsCache

            self._statistics_cache = StatisticsCache()
        return self._statistics_cache

    def _look_into(self, rows: Sequence[IndexRow]) -> None:
        """So that statistics open at once; in the thread of the archive."""
        self.ledger.learn(rows, self.archive.yield_to_ui.give_way)
        self.statistics_cache.of(self.ledger.read(rows, self.own_names, self.settings.statistics_since))

    def close(self) -> None:
        """End what goes on beside the window, and write what it has found out."""
        self._settle_names()
        self.archive.close()
        if self._pars is not None:
            self._pars.close()

    def now(self) -> datetime:
        """Local date and time."""
        return local_now()
