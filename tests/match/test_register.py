"""A match counts once, for the player who played it; branches do not count, and are never the match to go on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.engine.record import BRANCHED, FORMAT, identity_of, read_record
from game.match.archive import Archive, index_of
from game.match.register import Kind, OwnNames, Register
from game.match.saves import start_branch
from game.match.summary import branch_in, read_row
from game.storage.index import IndexRow
from tests.match.other_matches import LATER, cut_to, header_of, played_by
from tests.match.play import archive_of, finished, saved
from tests.match.test_playback import read
from tests.match.toy import GAMES
from tests.storage.forging import forged, opened

AMAL = OwnNames(frozenset({"Amal"}), all_known=True)


def kinds(folder: Path, own: OwnNames = AMAL) -> dict[str, Kind]:
    with archive_of(folder) as archive:
        return dict(archive.register.kinds(own))


def branched(path: Path, number: int = 5) -> Path:
    return start_branch(read(path.read_bytes(), GAMES), number, path.parent, LATER, "review", path)


def test_a_copy_is_the_same_match_and_the_file_that_goes_on_further_is_the_one_that_counts(folder: Path) -> None:
    path = saved(folder)
    shorter = folder / "toy-20240506-070809 (conflicted copy).jsonl"
    shorter.write_bytes(cut_to(path.read_bytes(), 20))
    same = folder / "toy-20240506-070809 (1).jsonl"
    same.write_bytes(path.read_bytes())
    assert kinds(folder) == {path.name: Kind.OWN, shorter.name: Kind.COPY, same.name: Kind.COPY}
    path.write_bytes(cut_to(path.read_bytes(), 10))
    assert kinds(folder)[same.name] is Kind.OWN


def test_a_copy_whose_end_is_damaged_does_not_go_before_the_whole_one(folder: Path) -> None:
    path = saved(folder)
    damaged = folder / "damaged.jsonl"
    damaged.write_bytes(cut_to(path.read_bytes(), 20) + b"x" * 100_000 + b"\n")
    assert kinds(folder)[damaged.name] is Kind.COPY


def test_a_branch_names_the_match_it_comes_from(folder: Path) -> None:
    path = saved(folder)
    branch = branched(path)
    header = header_of(branch.read_bytes())
    assert header.format == BRANCHED
    assert header.branch is not None
    assert (header.branch.match, header.branch.record) == (identity_of(header_of(path.read_bytes())), path.name)
    assert (header.branch.number, header.branch.round, header.branch.origin) == (5, 1, "review")
    with archive_of(folder) as archive:
        rows = {row.name: row for row in archive.rows}
        assert archive.register.original(rows[branch.name]) == rows[path.name]
        path.unlink()
    with archive_of(folder) as archive:
        assert archive.register.original(archive.rows[0]) is None
        assert archive.rows[0].branch


def test_the_record_of_a_match_that_is_no_branch_is_written_as_before(folder: Path) -> None:
    first = opened(saved(folder).read_bytes())[0]
    assert first["format"] == FORMAT
    assert "branch" not in first


@pytest.mark.parametrize(
    ("changes", "dropped"),
    [
        ({"format": 1}, ""),
        ({}, "branch"),
        ({"branch": None}, ""),
        ({"branch": {}}, ""),
        ({"branch": {"match": "x"}}, ""),
    ],
)
def test_a_header_that_is_half_of_a_branch_is_refused(folder: Path, changes: dict[str, object], dropped: str) -> None:
    header, *lines = opened(branched(saved(folder)).read_bytes())
    odd = {key: value for key, value in {**header, **changes}.items() if key != dropped}
    assert read_record(forged([odd, *lines])).header is None


def test_a_branch_never_takes_the_place_of_the_match_to_go_on_with(folder: Path) -> None:
    path = saved(folder)
    branch = branched(path)
    os.utime(path, (1e9, 1e9))
    for _ in range(2):  # the second time from the index
        with archive_of(folder) as archive:
            latest = archive.latest().saved
            assert latest is not None
            assert latest.path == path
            assert archive.unfinished()["toy"].path == path
            last = archive.last_of("toy")
            assert last is not None
            assert last.path == path
    index = index_of(GAMES, folder.with_name(f"{folder.name}.sqlite3"))
    index.open()
    assert [row.name for row in index.unfinished(10) or ()] == [path.name]
    index.close()
    path.unlink()
    with archive_of(folder) as archive:
        assert [row.name for row in archive.rows] == [branch.name]
        assert archive.latest().saved is None
        assert not archive.unfinished()
        assert archive.last_of("toy") is None


def test_a_copy_that_was_left_behind_is_not_gone_on_with(folder: Path) -> None:
    path = finished(folder)
    behind = folder / "behind.jsonl"
    behind.write_bytes(cut_to(path.read_bytes(), 20))
    for _ in range(2):
        archive = Archive(GAMES, folder, folder.with_name("index.sqlite3"))
        archive.look()
        assert archive.wait()
        assert archive.latest().saved is None
        assert not archive.unfinished()
        archive.close()
    index = index_of(GAMES, folder.with_name("index.sqlite3"))
    index.open()
    assert index.unfinished(10) == ()
    index.close()


def test_branches_of_version_0_2_0_are_known_by_their_names_alone(folder: Path) -> None:
    path = saved(folder)
    older = folder / "toy-20240506-070809-from-17.jsonl"
    path.rename(older)
    (row,) = [read_row(GAMES, folder, IndexRow(older.name, "", 1.0))]
    branch = branch_in(row.branch)
    assert branch is not None
    assert (branch.number, branch.match) == (17, "")
    assert Register([row]).original(row) is None
    named_alike = folder / "toy-20240506-070800-from-17.jsonl"
    older.rename(named_alike)
    assert not read_row(GAMES, folder, IndexRow(named_alike.name, "", 1.0)).branch


def test_what_somebody_else_played_does_not_count_until_the_player_says_so(folder: Path) -> None:
    path = finished(folder)
    other = folder / "other.jsonl"
    other.write_bytes(played_by(path.read_bytes(), "Zoe"))
    assert kinds(folder) == {path.name: Kind.OWN, other.name: Kind.FOREIGN}
    both = OwnNames(frozenset({"Amal", "Zoe"}), all_known=True)
    assert kinds(folder, both) == {path.name: Kind.OWN, other.name: Kind.OWN}


def test_before_names_were_remembered_a_usual_name_is_the_players(folder: Path) -> None:
    path = finished(folder)
    raw = path.read_bytes()
    for number in range(3):
        (folder / f"earlier-{number}.jsonl").write_bytes(played_by(raw, "Amalia", f"2023-01-0{number + 1}T20:00:00"))
    (folder / "other.jsonl").write_bytes(played_by(raw, "Zoe"))
    found = kinds(folder, OwnNames(frozenset({"Amal"})))
    assert [name for name, kind in found.items() if kind is not Kind.OWN] == ["other.jsonl"]
    assert set(kinds(folder).values()) == {Kind.OWN, Kind.FOREIGN}
    assert list(kinds(folder).values()).count(Kind.FOREIGN) == 4


def test_where_nothing_says_who_the_player_is_everybody_may_be(folder: Path) -> None:
    path = finished(folder)
    assert kinds(folder, OwnNames(frozenset({"Root"}))) == {path.name: Kind.OWN}
