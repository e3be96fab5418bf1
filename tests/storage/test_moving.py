"""A match is taken along as a copy of its record that replaces nothing, and taken in where it is not there yet."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.storage.regular_files import UnreadableFileError
from game.storage.transfer import EXPORT_SUFFIX, export_record, import_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "saves" / "borako-20261121-200000.jsonl"
    path.parent.mkdir()
    path.write_bytes(b'{"line":"header"}\n{"line":"action"}\n')
    return path


def test_the_copy_is_the_record_under_a_telling_name(record: Path, tmp_path: Path) -> None:
    copy = export_record(record, tmp_path / "Documents")
    assert copy == tmp_path / "Documents" / "majlis-borako-20261121-200000.majlis"
    assert copy.read_bytes() == record.read_bytes()


def test_a_second_export_takes_another_name(record: Path, tmp_path: Path) -> None:
    names = [export_record(record, tmp_path).name for _ in range(3)]
    stem = "majlis-borako-20261121-200000"
    assert names == [f"{stem}{EXPORT_SUFFIX}", f"{stem}-2{EXPORT_SUFFIX}", f"{stem}-3{EXPORT_SUFFIX}"]


def test_a_line_that_is_being_written_is_left_out(record: Path, tmp_path: Path) -> None:
    with record.open("ab") as file:
        file.write(b'{"line":"act')
    assert export_record(record, tmp_path).read_bytes().endswith(b'"action"}\n')


def test_an_exported_record_can_be_exported_again(record: Path, tmp_path: Path) -> None:
    copy = export_record(record, tmp_path)
    assert export_record(copy, tmp_path / "again").name == copy.name


def test_a_record_that_is_gone_is_an_error_without_a_copy(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError):
        export_record(tmp_path / "gone.jsonl", tmp_path / "Documents")
    assert not (tmp_path / "Documents").exists()


def test_a_match_that_was_taken_along_comes_back_under_its_own_name(record: Path, tmp_path: Path) -> None:
    copy = export_record(record, tmp_path / "Documents")
    taken_in = import_record(copy, copy.read_bytes(), tmp_path / "other saves", ".jsonl")
    assert taken_in == tmp_path / "other saves" / record.name
    assert taken_in.read_bytes() == record.read_bytes()


def test_a_match_that_is_there_already_is_not_doubled_however_far_it_went_on(record: Path, tmp_path: Path) -> None:
    copy = export_record(record, tmp_path / "Documents")
    with record.open("ab") as file:
        file.write(b'{"line":"action"}\n')
    assert import_record(copy, copy.read_bytes(), record.parent, ".jsonl") == record
    assert list(record.parent.iterdir()) == [record]


def test_another_match_of_the_same_name_is_put_beside_the_first(record: Path, tmp_path: Path) -> None:
    copy = export_record(record, tmp_path / "Documents")
    record.write_bytes(b'{"line":"header","seed":2}\n')
    taken_in = import_record(copy, copy.read_bytes(), record.parent, ".jsonl")
    assert taken_in.name == "borako-20261121-200000-2.jsonl"
    assert taken_in.read_bytes() == copy.read_bytes()


def test_a_disk_that_fails_leaves_no_half_copy(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        export_record(record, tmp_path / "Documents")
    assert list((tmp_path / "Documents").iterdir()) == []


@pytest.mark.parametrize(
    ("named", "kept"),
    [
        ("majlis-borako-1.majlis", "borako-1.jsonl"),
        (".majlis", "majlis.jsonl"),
        ("..majlis", "match.jsonl"),
        ("a b\n\u202ec;$(rm -r).majlis", "a_b_c_rm_-r_.jsonl"),
        ("\udcff.majlis", "_.jsonl"),
        ("ل" * 120 + ".majlis", "ل" * 50 + ".jsonl"),
    ],
)
def test_a_record_has_a_harmless_name_whatever_the_file_was_called(tmp_path: Path, named: str, kept: str) -> None:
    taken_in = import_record(Path("/elsewhere") / named, b"{}", tmp_path / "saves", ".jsonl")
    assert taken_in == tmp_path / "saves" / kept
