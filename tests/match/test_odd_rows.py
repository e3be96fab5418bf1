"""A row of the index with right checksums and odd content is no row: its record is read again, and nothing breaks."""

from __future__ import annotations

import os
import sqlite3
import zlib
from contextlib import closing
from datetime import datetime
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from game.games import GAMES
from game.match.archive import Archive, index_of
from game.match.index_rows import is_sound
from game.match.register import OwnNames
from game.match.summary import read_row, saved_match
from game.statistics.exporting import as_csv, as_plain
from game.statistics.figures import figures_of
from game.statistics.played import Ledger, Selection
from game.statistics.rating import PAR, compared_rounds
from game.storage.index import FILE, CachedResult, IndexRow, stamp_of
from tests.match.odd_headers import DATES, NUMBERS, TEXTS
from tests.records.test_old_records import RECORDS

FINISHED: Final = next(path for path in RECORDS if path.stem.endswith("finished"))
OF_JSON: Final = (
    "null", "[]", "{}", "[[]]", "[1]", '["x"]', "[-1]", "[99]", "[0, 0]", '["NaN"]', '["Infinity"]', '["1E+99999"]',
    '["1E-99999"]', "[1e308]", "[1e999]", '[{"name": "x", "level": "club"}]', '[{"name": "\\u202e", "level": null}]',
    '{"key": "x"}', '{"key": "record_unknown_game"}', '{"key": "record_torn", "params": [["line", {"key": "x"}]]}',
    '{"key": "record_kept_aside", "params": [["count", "x"], ["file", {"key": "disk_full"}]]}',
    '[0, false, ["club"], "x", "club", [1e308], [0], "w"]', '[9, false, ["club"], "", "", [1], [0], "w"]',
    '[0, false, ["../x"], "", "", [1], [0], "w"]', '[0, false, ["club"], "", "", [1, 2], [0], "w"]',
    '[0, false, ["club"], "", "", [1], [0], "?"]', '[0, false, ["club"], "\\u202e", "x", [1], [0], "w"]',
)  # fmt: skip
ODD: Final[tuple[Any, ...]] = (
    *TEXTS, *DATES, *OF_JSON, b"", b"\xff", *(number for number in NUMBERS if not isinstance(number, (list, bool))),
)  # fmt: skip


def the_row() -> IndexRow:
    return read_row(GAMES, FINISHED.parent, IndexRow(FINISHED.name, "", 0.0))


def saves_in(home: Path, count: int) -> list[Path]:
    saves = home / "saves"
    saves.mkdir(parents=True)
    files = [saves / f"match-{number:04}.jsonl" for number in range(count)]
    for number, file in enumerate(files):
        file.write_bytes(FINISHED.read_bytes())
        os.utime(file, (1e9 + number, 1e9 + number))
    return files


def forge(home: Path, rows: list[tuple[Any, ...]]) -> None:
    """Write rows into the index as they are, each with the checksum that is right for it."""
    index = index_of(GAMES, home / FILE)
    index.open()
    index.close()
    with closing(sqlite3.connect(home / FILE)) as connection, connection:
        for name, *columns in rows:
            try:
                checksum = zlib.crc32(msgspec.json.encode(columns), zlib.crc32(name))
                marks = ", ".join("?" * (len(columns) + 2))
                connection.execute(f"INSERT OR REPLACE INTO records VALUES ({marks})", (name, *columns, checksum))
            except (OverflowError, UnicodeEncodeError, sqlite3.Error):  # no database holds it
                continue


def every_odd_row(files: list[Path]) -> list[tuple[Any, ...]]:
    """A row for each odd value of each column, of a file of its own as long as there are files."""
    row, rows, places = the_row(), list[tuple[Any, ...]](), cycle(files)
    for column in IndexRow._fields:
        for value in ODD:
            file = next(places)
            kept = row._replace(name=file.name, stamp=stamp_of(file.stat()), changed=file.stat().st_mtime)
            members = {**kept._asdict(), "name": os.fsencode(file.name), column: value}
            if column == "name":
                members["name"] = value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")
            rows.append(tuple(members.values()))
    return rows


def test_a_row_that_the_program_made_is_sound() -> None:
    for path in RECORDS:
        row = read_row(GAMES, path.parent, IndexRow(path.name, "x", 1e9))
        assert is_sound(row, GAMES)
        whole = read_row(GAMES, path.parent, IndexRow("nothing.jsonl", "x", 1e9))
        assert is_sound(whole, GAMES), "one of a file that cannot be read"


def test_no_odd_row_is_sound_unless_it_could_be_true() -> None:
    """Every row that passes can be shown: it becomes a saved match, a match of the statistics and a line of a table."""
    row, passed = the_row()._replace(stamp="x", changed=1e9), 0
    for column in IndexRow._fields:
        for value in ODD:
            try:
                odd = msgspec.convert(tuple({**row._asdict(), column: value}.values()), IndexRow)
            except (msgspec.ValidationError, ValueError):
                continue
            if is_sound(odd, GAMES):
                passed += 1
                saved_match(odd, Path())
                played = Ledger().read((odd,), OwnNames())
                figures_of(played)
                as_csv(played)
                as_plain(played, {})
                Selection(days=9).of(played, datetime(2026, 1, 1))
    assert passed < len(IndexRow._fields) * len(ODD) // 4


@pytest.mark.slow
def test_whatever_is_in_the_index_the_list_is_that_of_the_records(tmp_path: Path) -> None:
    files = saves_in(tmp_path, 4)
    expected = the_row()
    for number, row in enumerate(every_odd_row(files)):
        if number % 11:  # each is a start of the program
            continue
        (tmp_path / FILE).unlink(missing_ok=True)
        forge(tmp_path, [row])
        archive = Archive(GAMES, tmp_path / "saves", tmp_path / FILE)
        archive.look()
        assert archive.wait()
        archive.latest()
        archive.unfinished()
        assert [row.name for row in archive.rows] == [file.name for file in reversed(files)], row
        for found in archive.rows:
            assert found.game == expected.game, row
            assert saved_match(found, tmp_path).totals == saved_match(expected, tmp_path).totals, row
        archive.close()


@pytest.mark.parametrize("column", CachedResult._fields)
def test_odd_findings_are_none(tmp_path: Path, column: str) -> None:
    sound = CachedResult("a.jsonl", PAR, 1, "mark", '{"lead": 1.0, "club": 2.0}')
    index = index_of(GAMES, tmp_path / FILE)
    index.open()
    index.keep([sound])
    index.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        for number, value in enumerate(ODD):
            members = {**sound._asdict(), "name": f"{number}".encode(), column: value}
            if column == "name":
                members["name"] = value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")
            name, *columns = members.values()
            try:
                checksum = zlib.crc32(msgspec.json.encode(columns), zlib.crc32(name))
                put = "INSERT OR REPLACE INTO findings VALUES (?, ?, ?, ?, ?, ?)"
                connection.execute(put, (name, *columns, checksum))
            except (OverflowError, UnicodeEncodeError, sqlite3.Error):
                continue
    index.open()
    found = index.kept()
    index.close()
    assert sound in found
    for each in found:
        assert [type(value) for value in each] == [str, str, int, str, str]
    played = Ledger().read((the_row()._replace(name="a.jsonl", stamp="mark"),), OwnNames())
    for each in found:
        if each.kind == PAR and each.round == 1:
            compared = compared_rounds(played[0], {("a.jsonl", PAR, number): each for number in range(1, 20)})
            assert compared is None or all(abs(each_round.lead) <= 10**9 for each_round in compared)
