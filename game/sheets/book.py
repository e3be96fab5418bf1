"""Score sheets as files: each is a record of its own kind, written with every answer, and listed newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game import __version__
from game.engine import AnyGame
from game.engine.names import shown_name
from game.engine.record import FORMAT, LARGEST, LONGEST_NAME, Notice, RoundLine, SheetLine, read_lines
from game.engine.score_sheet import Path as EntryPath
from game.sheets.sheet import Sheet
from game.storage.disk import Disk
from game.storage.files import keep_aside
from game.storage.record_files import read_head, read_record_file
from game.storage.rescue import spare_records
from game.storage.transfer import import_record
from game.storage.writer import RecordWriter, Unsaved

Games = Mapping[str, AnyGame]
SUFFIX: Final = ".jsonl"
_BEGINNING: Final = b'{"line":"sheet",'
_PATIENCE: Final = 0.3
"""Seconds that an answer waits for the disk."""


class UnreadableSheetError(ValueError):
    """A file that holds no score sheet that this program can read."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.key)
        self.notice = notice


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A score sheet as it was read from a file."""

    path: Path
    raw: bytes
    sheet: Sheet
    readable: int
    """Bytes of the file that could be read."""
    checksum: str
    """The checksum of the last line of these."""
    damaged: bool
    """Whether anything but a line cut short is behind them."""


class SheetBook:
    """A score sheet that is being written: every answer is on disk before the next one comes, if the disk takes it."""

    def __init__(self, sheet: Sheet, writer: RecordWriter) -> None:
        self.sheet = sheet
        self.writer = writer

    def answer(self, path: EntryPath, value: Any) -> None:
        """Take an answer about the round that is being entered; None takes it back."""
        sheet = self.sheet.with_answer(path, value)
        self._write(RoundLine(sheet.number, dict(sheet.draft), counted=False))

    def count(self) -> None:
        """Count the round that was entered; raises `EntryError` for one that cannot be."""
        self.sheet.drafted()
        self._write(RoundLine(self.sheet.number, dict(self.sheet.draft), counted=True))

    def correct(self, number: int) -> None:
        """Take up a round that is counted, to be counted otherwise; until then it counts as it did."""
        self._write(RoundLine(number, dict(self.sheet.taken_up(number).draft), counted=False))

    def leave(self) -> None:
        """Leave what is being entered, and go on with the next round."""
        self._write(RoundLine(self.sheet.next, {}, counted=False))

    def take_away(self) -> None:
        """Take the last round away; what was entered of it is there to be changed."""
        number = len(self.sheet.entries)
        entry = dict(self.sheet.taken_up(number).draft)
        self._write(RoundLine(number, {}, counted=True), RoundLine(number, entry, counted=False))

    def agree(self, **changed: Any) -> None:
        """Change names, house rules or the first dealer; raises `ValueError` and `OptionError`."""
        agreed = replace(self.sheet.agreed, **changed)
        if agreed != self.sheet.agreed:
            self._write(agreed)

    @property
    def unsaved(self) -> Unsaved | None:
        """What the disk refuses or is slow to take, if the player should know of it."""
        return self.writer.unsaved

    def close(self) -> bool:
        """Write the last lines; returns whether all are on disk."""
        return self.writer.close()

    def _write(self, *lines: SheetLine | RoundLine) -> None:
        sheet = self.sheet
        for line in lines:
            sheet = sheet.with_line(line)
        self.sheet = sheet
        self.writer.append(lines)
        if self.unsaved is None:  # a disk that refuses is not waited for with every answer
            self.writer.wait(_PATIENCE)


def start_sheet(
    game: AnyGame,
    names: Sequence[str],
    options: Mapping[str, Any],
    folder: Path,
    now: datetime,
    *,
    dealer: int = 0,
    disk: Disk | None = None,
) -> SheetBook:
    """A new score sheet, recorded in a folder; raises `OptionError`, and `ValueError` for a wrong number of players."""
    agreed = SheetLine(
        format=FORMAT,
        program=__version__,
        game=game.name,
        rules_version=game.rules_version,
        options=dict(options),
        names=tuple(shown_name(name[:LONGEST_NAME]) for name in names),
        dealer=dealer,
        started=now.isoformat(timespec="seconds"),
    )
    sheet = Sheet(game, agreed).with_line(agreed)
    writer = RecordWriter(_free_path(folder, game.name, now), disk=disk)
    writer.append([agreed])
    writer.wait(_PATIENCE)
    return SheetBook(sheet, writer)


def read_sheet(games: Games, path: Path) -> ReadSheet:
    """Read a score sheet; raises `UnreadableSheetError` where nothing of one can be read, and `OSError`."""
    raw = read_record_file(path)
    record = read_lines(raw, SheetLine)
    first = record.entries[0].line if record.entries else None
    if not isinstance(first, SheetLine):
        raise UnreadableSheetError(_beginning(record.fault))
    if first.game not in games:
        raise UnreadableSheetError(Notice("record_unknown_game", (("game", shown_name(first.game)),)))
    sheet = Sheet(games[first.game], first)
    readable, checksum, damaged = 0, "", record.fault is not None
    for entry in record.entries:
        try:
            assert isinstance(entry.line, SheetLine | RoundLine)
            sheet = sheet.with_line(entry.line)
        except ValueError as error:
            if not readable:
                raise UnreadableSheetError(Notice("sheet_damaged")) from error
            damaged = True
            break
        readable, checksum = entry.end, entry.checksum
    return ReadSheet(path, raw, sheet, readable, checksum, damaged)


def _beginning(fault: Notice | None) -> Notice:
    """Why not even the first line could be read; messages about a match do not fit."""
    if fault is None:
        return Notice("sheet_empty")
    return Notice("sheet_newer_format" if fault.key == "record_newer_format" else "sheet_damaged")


def open_sheet(games: Games, path: Path, disk: Disk | None = None) -> SheetBook:
    """Go on with a score sheet; a damaged file is first kept aside as it was. Raises what `read_sheet` raises."""
    read = read_sheet(games, path)
    if read.damaged:
        keep_aside(path, LARGEST)
    writer = RecordWriter(path, readable=read.raw[: read.readable], checksum=read.checksum, disk=disk)
    return SheetBook(read.sheet, writer)


def is_sheet(file: Path) -> bool:
    """Whether a file begins as the record of a score sheet does; not where it cannot be read."""
    try:
        return read_head(file).startswith(_BEGINNING)
    except OSError:
        return False


def take_in_sheet(games: Games, file: Path, folder: Path) -> Path:
    """Put a score sheet that was handed over to the others, unless it is there; returns its own record.

    Raises what `read_sheet` raises, and then nothing is kept.
    """
    return import_record(file, read_sheet(games, file).raw, folder, SUFFIX)


def kept_sheets(games: Games, folder: Path, spare: Sequence[Path] = ()) -> list[ReadSheet]:
    """The score sheets of a folder that can be read, the last written first.

    Of one that is in a second place as well, one of the `spare` folders, it is the longer file.
    """
    kept: dict[str, tuple[float, ReadSheet]] = {}
    for path in (*folder.glob(f"*{SUFFIX}"), *spare_records(spare, SUFFIX)):
        try:
            when, read = path.stat().st_mtime, read_sheet(games, path)
        except (OSError, ValueError):
            continue
        twin = kept.get(path.name)
        if twin is None or read.readable > twin[1].readable:
            kept[path.name] = when, read
    return [read for _time, read in sorted(kept.values(), key=lambda pair: pair[0], reverse=True)]


def _free_path(folder: Path, game: str, now: datetime) -> Path:
    stem = f"sheet-{game}-{now:%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
