"""Saved matches: starting one that is recorded, and going on at the exact action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final, Literal

from game import __version__
from game.engine import AnyGame, Deals, choose
from game.engine.names import shown_name
from game.engine.record import (
    FORMAT,
    LARGEST,
    LARGEST_SEED,
    LONGEST_FILE_NAME,
    LONGEST_NAME,
    Branch,
    HeaderLine,
    Notice,
    Record,
    Report,
    SeatSetup,
    identity_of,
    read_record,
    unreported,
    written_all,
)
from game.match.match import Match
from game.match.playback import Playback
from game.match.resume import Replayed, replayed, unknown_levels
from game.storage.disk import Disk
from game.storage.files import keep_aside, write_atomically
from game.storage.record_files import read_head, read_record_file
from game.storage.transfer import import_record
from game.storage.writer import RecordWriter

Games = Mapping[str, AnyGame]
LONG: Final = 4000
"""Lines; the longest matches have two thousand, unless much was taken back."""
_PARSING: Final = 0.3
"""The part of reading a record that comes before it is replayed."""
SUFFIX: Final = ".jsonl"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The setup of a new match."""

    game: str
    seats: tuple[SeatSetup, ...]
    seed: int
    """The number of the deal as players may type it, from 0 to 2**63 - 1."""
    options: Mapping[str, str | int | bool]
    """Options that differ from the defaults, or all of them."""


@dataclass(frozen=True, slots=True)
class ReadMatch:
    """A saved match as its record was read and replayed; it is not gone on with yet."""

    record: Path
    raw: bytes
    """The bytes of the record."""
    replayed: Replayed
    unknown_levels: Sequence[Notice]
    """Notices about opponents of levels that this program does not have."""

    @property
    def match(self) -> Match:
        """The match at its last state, without a writer for its record."""
        return self.replayed.match


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match gone on with, and notices about its record for the player."""

    match: Match
    notices: tuple[Notice, ...]


def new_match(games: Games, setup: MatchSetup, record: RecordWriter | None, now: datetime) -> Match:
    """A match with its first round dealt. Raises `OptionError`, and `ValueError` for wrong seats or a wrong seed."""
    game = games[setup.game]
    if len(setup.seats) not in game.seats:
        raise ValueError(f"{setup.game} cannot be played by {len(setup.seats)}")
    if not 0 <= setup.seed <= LARGEST_SEED:
        raise ValueError(f"the deal number must be from 0 to {LARGEST_SEED}")
    header = HeaderLine(
        format=FORMAT,
        program=__version__,
        game=setup.game,
        rules_version=game.rules_version,
        options=dict(setup.options),
        seats=tuple(replace(seat, name=_writable(seat.name)) for seat in setup.seats),
        seed=setup.seed,
        started=now.isoformat(timespec="seconds"),
    )
    return Match(game, header, choose(game.options, setup.options), Deals(setup.seed), record)


def start_match(games: Games, setup: MatchSetup, folder: Path, now: datetime, disk: Disk | None = None) -> Match:
    """A new match that is recorded in the folder of saves."""
    return new_match(games, setup, RecordWriter(_free_path(folder, setup.game, now), disk=disk), now)


def resume_match(games: Games, path: Path, disk: Disk | None = None) -> Resumed:
    """Read a saved match and go on with it. Raises what `read_match` and `go_on` raise."""
    return go_on(games, read_match(games, path), disk)


def read_match(games: Games, path: Path, report: Report = unreported) -> ReadMatch:
    """Read a saved match. Raises `UnplayableRecordError` where nothing can be read, `OSError`, what `report` does."""
    return _read_match(games, path, read_record_file(path), report)


def go_on(games: Games, read: ReadMatch, disk: Disk | None = None) -> Resumed:
    """Go on with a match after its last readable action; a damaged file is first kept aside as it was.

    Raises `OSError` where the disk cannot be read or the damaged file not be kept; where the record has changed since
    it was read, it is read once more.
    """
    path, raw, result = read.record, read.raw, read.replayed
    if read_record_file(path) != raw:
        return go_on(games, read_match(games, path), disk)
    notices = [*read.unknown_levels, *([result.notice] if result.notice is not None else [])]
    if result.notice is not None:
        aside = keep_aside(path, LARGEST)
        notices.append(Notice("record_kept_aside", (("count", result.actions), ("file", aside.name))))
    elif result.torn:
        notices.append(Notice("record_torn"))
    record = RecordWriter(path, readable=raw[: result.readable], checksum=result.checksum, disk=disk)
    result.match.attach(record, result.labels)
    return Resumed(result.match, tuple(notices))


def take_in(games: Games, file: Path, folder: Path, report: Report = unreported) -> ReadMatch:
    """Put the match of a file to the saved ones, unless it is there; returns what is kept.

    What is judged is what is kept, whatever becomes of the file. Raises what `read_match` raises; then nothing is kept.
    """
    raw = read_record_file(file)
    handed = _read_match(games, file, raw, report)
    record = import_record(file, raw, folder, SUFFIX)
    kept = read_record_file(record)
    if kept != raw:  # the match was played on since the file was made
        return _read_match(games, record, kept, report)
    return replace(handed, record=record)


def _read_match(games: Games, path: Path, raw: bytes, report: Report) -> ReadMatch:
    record = read_record(raw, lambda done: report(done * _PARSING))
    result = replayed(record, games, lambda done: report(_PARSING + done * (1.0 - _PARSING)))
    return ReadMatch(path, raw, result, unknown_levels(record))


def played_back(games: Games, raw: bytes, report: Report = unreported) -> Playback:
    """The match of a record at its first moment; a long record is read whole, others are still to be read.

    Raises `UnplayableRecordError`, and what `report` does.
    """
    playback = Playback.of(read_record(raw, lambda done: report(done * _PARSING)), games)
    if playback.length > LONG:
        playback.read_whole(lambda done: report(_PARSING + done * (1.0 - _PARSING)))
    return playback


def start_branch(
    playback: Playback,
    number: int,
    folder: Path,
    now: datetime,
    origin: Literal["review", "replay"] = "replay",
    record: Path | None = None,
) -> Path:
    """Write the record of a match that begins as the one in `record` up to a moment; returns it. Raises `OSError`."""
    path = _free_path(folder, playback.game_name, now, f"-from-{number}")
    name = record.name if record is not None and _is_plain(record.name) else ""
    write_atomically(path, written_all(playback.branch(number, now, origin, name)))
    return path


def original_in(folder: Path, branch: Branch) -> tuple[Path, HeaderLine] | None:
    """The match from which a branch goes on, if its file is still called as it was; with its header."""
    with suppress(OSError, ValueError):
        path = folder / branch.record
        header = read_record(read_head(path)).header if branch.record else None
        if header is not None and identity_of(header) == branch.match:
            return path, header
    return None


def load_match(games: Games, path: Path) -> tuple[Record, Replayed]:
    """Replay a record without going on with it. Raises `UnplayableRecordError` and `OSError`."""
    record = read_record(read_record_file(path))
    return record, replayed(record, games)


def _is_plain(name: str) -> bool:
    """Whether the name of a file can be written into a record; it may have any characters, and bytes
    that are no text.
    """
    return name.isprintable() and "\\" not in name and len(name) <= LONGEST_FILE_NAME


def _writable(name: str) -> str:
    """The name as a record can hold it; names of accounts may be of any length and of bytes that are no text."""
    return shown_name(name[:LONGEST_NAME])


def _free_path(folder: Path, game: str, now: datetime, origin: str = "") -> Path:
    stem = f"{game}-{now:%Y%m%d-%H%M%S}{origin}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
