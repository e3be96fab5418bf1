"""The index gives back what was put in and nothing that was damaged; no content makes it wait or fail."""

from __future__ import annotations

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.storage.index import _UNFINISHED, FILE, CachedResult, Index, IndexRow

ROWS = (
    IndexRow(
        "b.jsonl", "100644 7 8 9", 12.5, "toy", "2026-01-01T20:00:00", '[{"name":"أمل","level":null}]', 3, '["1","2"]'
    ),
    IndexRow("a.jsonl", "100644 7 99999999999999999999 9", 13.0, "toy", finished=1, winners="[1]", reason="target"),
    IndexRow("\udcff.jsonl", "100644 0 1 2", 14.0, damage='{"key":"record_empty","params":[]}'),
)


def opened(path: Path, made_by: str = "test") -> tuple[Index, tuple[IndexRow, ...]]:
    index = Index(path, made_by)
    index.open()
    return index, index.rows()


def filled(path: Path) -> None:
    index, rows = opened(path)
    assert rows == ()
    index.put(ROWS)
    index.close()


def rows_in(path: Path, made_by: str = "test") -> set[IndexRow]:
    index, rows = opened(path, made_by)
    index.close()
    return set(rows)


def test_rows_come_back_as_they_were_put_in(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    assert rows_in(tmp_path / FILE) == set(ROWS)


def test_a_row_takes_the_place_of_the_one_before_it(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    index, _ = opened(tmp_path / FILE)
    grown = ROWS[0]._replace(stamp="100644 8 9 10", round=4)
    index.put([grown])
    index.forget([ROWS[1].name])
    index.close()
    assert rows_in(tmp_path / FILE) == {grown, ROWS[2]}


KEPT = (CachedResult("a.jsonl", "review", 1, "mark", '{"lead":1}'), CachedResult("a.jsonl", "gift", 1, "mark", "2.5"))


def test_what_was_found_out_is_kept_until_its_record_is_gone(tmp_path: Path) -> None:
    index, _ = opened(tmp_path / FILE)
    index.put(ROWS)
    index.keep(KEPT)
    newer = KEPT[1]._replace(mark="other", text="3")
    index.keep([newer])
    index.close()
    index, _ = opened(tmp_path / FILE)
    assert set(index.kept()) == {KEPT[0], newer}
    index.forget(["a.jsonl"])
    assert index.kept() == ()
    index.close()


def test_a_finding_that_a_disk_changed_is_not_believed(tmp_path: Path) -> None:
    index, _ = opened(tmp_path / FILE)
    index.keep(KEPT)
    index.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE findings SET text = '9' WHERE kind = 'gift'")
    index, _ = opened(tmp_path / FILE)
    assert index.kept() == KEPT[:1]
    index.close()


def test_a_row_without_a_stamp_is_not_kept(tmp_path: Path) -> None:
    index, _ = opened(tmp_path / FILE)
    index.put([ROWS[0]._replace(stamp="")])
    index.close()
    assert rows_in(tmp_path / FILE) == set()


def test_an_index_of_another_edition_is_made_anew(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    assert rows_in(tmp_path / FILE, "another version") == set()
    assert rows_in(tmp_path / FILE) == set()


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_index_is_replaced_by_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    filled(tmp_path / FILE)
    assert rows_in(tmp_path / FILE) == set(ROWS)


def test_a_table_that_is_not_there_is_made_anew(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DROP TABLE records")
    connection.close()
    assert rows_in(tmp_path / FILE) == set()
    filled(tmp_path / FILE)


@pytest.mark.slow
def test_no_changed_byte_brings_back_another_row(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    sound = (tmp_path / FILE).read_bytes()
    rng = random.Random(1)
    # the rows stand at the end of their page
    places = [rng.randrange(len(sound)) for _ in range(150)] + list(range(len(sound) - 450, len(sound)))
    for place in places:
        (tmp_path / FILE).write_bytes(
            sound[:place] + bytes([sound[place] ^ (1 << rng.randrange(8))]) + sound[place + 1 :]
        )
        index, rows = opened(tmp_path / FILE)
        assert set(rows) <= set(ROWS)
        index.put(ROWS)
        index.close()


@pytest.mark.parametrize("cut", [1, 100, 4096, 5000])
def test_an_index_cut_short_is_replaced(tmp_path: Path, cut: int) -> None:
    filled(tmp_path / FILE)
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes()[:cut])
    index, rows = opened(tmp_path / FILE)
    assert set(rows) <= set(ROWS)
    index.put(ROWS)
    index.close()
    assert rows_in(tmp_path / FILE) == set(ROWS)


def test_while_another_program_holds_the_index_nothing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.storage.index._PATIENCE", 0.01)
    filled(tmp_path / FILE)
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("BEGIN EXCLUSIVE")
    index, rows = opened(tmp_path / FILE)
    assert rows == ()
    index.put(ROWS)
    other.rollback()
    other.close()
    index.close()
    assert rows_in(tmp_path / FILE) == set(ROWS), "it is not thrown away either"


def test_an_index_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    index, rows = opened(tmp_path / "file" / FILE)
    assert rows == ()
    index.put(ROWS)
    index.forget(["a.jsonl"])
    index.close()


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
@pytest.mark.parametrize("kind", ["folder", "pipe", "loop", "nowhere", "device"])
def test_what_is_no_file_is_never_opened(tmp_path: Path, kind: str) -> None:
    path = tmp_path / FILE
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "loop":
            path.symlink_to(path)
        case "nowhere":
            path.symlink_to(tmp_path / "nothing")
        case _:
            path.symlink_to("/dev/zero")
    index, rows = opened(path)
    assert rows == ()
    index.put(ROWS)
    index.close()
    assert os.path.lexists(path)


def test_without_a_database_in_python_there_is_no_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "sqlite3", None)
    index, rows = opened(tmp_path / FILE)
    assert rows == ()
    index.put(ROWS)
    index.close()
    assert not (tmp_path / FILE).exists()


def test_matches_to_go_on_with_are_found_without_looking_at_all_others(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.sqlite3", "test")
    index.open()
    index.close()
    with closing(sqlite3.connect(tmp_path / "index.sqlite3")) as connection:
        plan = " ".join(row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {_UNFINISHED}", (10,)))
    assert "going_on" in plan
    assert "TEMP B-TREE" not in plan
