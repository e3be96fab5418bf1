"""The archive lists what lies in the folder: by its index where that is true, by the records where it is not."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event

import pytest

from game.engine.record import Notice
from game.match import reader, summary
from game.match.archive import Archive, Latest, Listener
from game.match.match import Match
from game.match.saves import Games, load_match, resume_match
from game.match.summary import SavedMatch, saved_match
from game.storage.index import IndexRow
from tests.match.conftest import Counted
from tests.match.play import TWO_PEOPLE, archive_of, by_name, copies, finished, latest, listed, play_on, recorded, saved
from tests.match.toy import GAMES


def test_the_list_shows_the_last_played_first_with_its_standing(folder: Path) -> None:
    first, second = saved(folder), finished(folder, seed=8)
    os.utime(first, (1e9, 1e9))
    entries = listed(folder)
    assert [entry.path for entry in entries] == [second, first]
    assert entries[0].outcome is not None
    assert entries[0].outcome.totals == entries[0].totals
    assert not entries[0].resumable
    assert entries[1].resumable
    assert entries[1].round >= 1
    assert len(entries[1].totals) == 2
    assert entries[1].seats == TWO_PEOPLE
    last = latest(folder)
    assert last is not None
    assert last.path == first


def test_a_folder_that_is_not_there_holds_no_matches(folder: Path) -> None:
    assert listed(folder) == []
    assert latest(folder) is None


def test_of_a_match_that_lies_in_a_second_place_as_well_the_longer_record_is_listed(folder: Path) -> None:
    spare = folder.with_name("spare")
    spare.mkdir()
    usual = saved(folder)
    elsewhere = spare / usual.name
    shutil.copyfile(usual, elsewhere)
    assert [entry.path for entry in listed(folder, spare=[spare])] == [usual]
    lines = usual.read_bytes().splitlines(keepends=True)
    usual.write_bytes(b"".join(lines[:-9]))
    assert [entry.path for entry in listed(folder, spare=[spare])] == [elsewhere]
    usual.unlink()
    (only,) = listed(folder, spare=[spare])
    assert only.path == elsewhere
    assert only.resumable
    elsewhere.unlink()
    assert listed(folder, spare=[spare]) == []


def test_what_the_index_knows_is_not_read_again(folder: Path, replays: Counted) -> None:
    copies(finished(folder), 2)
    before = listed(folder)
    assert len(replays) == 3
    replays.clear()
    assert listed(folder) == before
    assert replays == []


def test_only_what_grew_is_read_again(folder: Path, replays: Counted) -> None:
    older, newer = saved(folder), saved(folder, seed=8)
    os.utime(older, (1e9, 1e9))
    listed(folder)
    replays.clear()
    match = resume_match(GAMES, newer).match
    play_on(match, 1000)
    match.close()
    assert by_name(folder)[newer.name].outcome is not None
    assert replays == [newer.name]
    last = latest(folder)
    assert last is not None
    assert last.path == older, "the index said that the newer one can be gone on with"


@pytest.mark.skipif(os.name == "nt", reason="there no time tells of a change that hides its own")
def test_a_record_that_changed_and_kept_its_size_is_read_again(folder: Path, replays: Counted) -> None:
    path = saved(folder)
    listed(folder)
    replays.clear()
    raw = path.read_bytes()
    status = path.stat()
    path.write_bytes(raw[:-40] + b"?" + raw[-39:])
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    entry = by_name(folder)[path.name]
    assert replays == [path.name]
    assert entry.notice is not None


def test_a_record_that_vanished_is_no_longer_listed(folder: Path, replays: Counted) -> None:
    path = saved(folder)
    listed(folder)
    path.unlink()
    assert listed(folder) == []
    assert latest(folder) is None
    shutil.copyfile(finished(folder.with_name("others")), path)
    assert by_name(folder)[path.name].outcome is not None
    assert replays == [path.name] * 2


def lost(index: Path) -> None:
    index.unlink()


def damaged(index: Path) -> None:
    index.write_bytes(index.read_bytes()[:5000])


def noise(index: Path) -> None:
    index.write_bytes(b"no database at all")


@pytest.mark.parametrize("harm", [lost, damaged, noise])
def test_an_index_that_is_lost_or_damaged_is_made_anew_as_it_was(
    folder: Path, harm: Callable[[Path], None], replays: Counted
) -> None:
    copies(finished(folder), 2)
    saved(folder, seed=9)
    with archive_of(folder) as archive:
        before = archive.rows
    harm(folder.with_name("saves.sqlite3"))
    with archive_of(folder) as archive:
        assert archive.rows == before
    replays.clear()
    with archive_of(folder) as archive:
        assert archive.rows == before
    assert replays == []


def test_an_index_of_an_older_program_is_made_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch, replays: Counted
) -> None:
    saved(folder)
    listed(folder)
    monkeypatch.setattr("game.match.archive.__version__", "99.0")
    listed(folder)
    assert len(replays) == 2


@pytest.mark.slow
def test_many_records_are_read_by_a_process_and_few_without(folder: Path, replays: Counted) -> None:
    copies(finished(folder), reader.FEW + 1)
    entries = listed(folder)
    assert all(entry.outcome is not None for entry in entries)
    assert replays == []
    copies(finished(folder, seed=11), 1)
    assert len(listed(folder)) == reader.FEW + 3
    assert len(replays) == 2, "one is new, and one was copied over"


class DeadlyGames(dict[str, object]):
    """The rules of the toy, except that a header of another game ends the process."""

    def __reduce__(self) -> tuple[type[DeadlyGames], tuple[()]]:
        return DeadlyGames, ()

    def __init__(self) -> None:
        super().__init__(GAMES)

    def get(self, name: str, _default: object = None) -> object:
        if name == "deadly":
            os._exit(9)
        return super().get(name)


@pytest.mark.slow
def test_a_record_that_ends_the_process_costs_no_other_its_row(folder: Path, replays: Counted) -> None:
    from tests.storage.forging import forged, opened

    path = finished(folder)
    copies(path, reader.FEW + 2)
    lines = opened(path.read_bytes())
    lines[0]["game"] = "deadly"
    path.write_bytes(forged(lines))
    with archive_of(folder, DeadlyGames()) as archive:  # type: ignore[arg-type]
        entries = [saved_match(row, folder) for row in archive.rows]
    assert entries[0].notice == Notice("record_unreplayable")
    assert all(entry.outcome is not None for entry in entries[1:])
    assert replays == []


def test_a_record_that_defeats_the_rules_is_one_row(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = saved(folder), saved(folder, seed=8)
    load = load_match

    def failing(games: Games, path: Path) -> object:
        if path == bad:
            raise KeyError(path)
        return load(games, path)

    monkeypatch.setattr(summary, "load_match", failing)
    entries = by_name(folder)
    assert entries[bad.name].notice == Notice("record_unreplayable")
    assert entries[good.name].resumable


@pytest.fixture
def archive(folder: Path) -> Iterator[Archive]:
    folder.mkdir()
    with archive_of(folder) as archive:
        yield archive


def in_play(folder: Path, actions: int) -> Match:
    match = recorded(folder)
    play_on(match, actions)
    return match


def test_the_index_grows_with_the_record(archive: Archive, folder: Path, replays: Counted) -> None:
    match = in_play(folder, 10)
    for _ in range(4):
        archive.note(match)
        archive.look()
        assert archive.wait()
        entry = saved_match(archive.rows[0], folder)
        assert (entry.round, entry.totals) == (match.standing().round, match.standing().totals)
        play_on(match, 10)
    play_on(match, 1000)
    match.close()
    archive.note(match)
    archive.close()
    assert [entry.outcome for entry in listed(folder)] == [match.outcome()]
    assert replays == []


@pytest.mark.slow
def test_what_a_match_did_not_bring_to_disk_is_not_believed(archive: Archive, folder: Path, replays: Counted) -> None:
    match = in_play(folder, 30)
    match.close()
    assert match.record_path is not None
    raw = match.record_path.read_bytes()
    match.record_path.write_bytes(raw[: raw.rindex(b"\n", 0, -1) + 1])
    archive.note(match)
    archive.look()
    assert archive.wait()
    assert replays == [match.record_path.name]


def test_the_match_to_go_on_with_is_known_before_the_folder_was_looked_through(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(folder)
    copies(finished(folder, seed=8), 2)
    listed(folder)
    archive = Archive(GAMES, folder, folder.with_name("saves.sqlite3"))
    known: list[SavedMatch | None] = []

    def looking(self: Archive) -> dict[str, tuple[str, float]]:
        known.append(self.latest().saved)
        return {}

    monkeypatch.setattr(Archive, "_files", looking)
    archive.look()
    assert archive.wait()
    archive.close()
    (first,) = known
    assert first is not None
    assert first.path == path
    assert archive.latest().saved is None, "the folder is right"


def test_the_index_alone_says_that_there_is_nothing_to_go_on_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies(finished(folder), 2)
    reported: list[Latest] = []
    files = Archive._files

    def looking(self: Archive) -> dict[str, tuple[str, float]]:
        reported.append(self.latest())
        return files(self)

    monkeypatch.setattr(Archive, "_files", looking)
    listed(folder)
    shutil.copyfile(saved(folder.with_name("others"), seed=8), folder / "new.jsonl")
    with archive_of(folder) as archive:
        assert archive.latest().saved is not None, "the folder is right"
    listed(folder)
    assert [(latest.saved is not None, latest.denied) for latest in reported] == [
        (False, False),
        (False, True),
        (True, False),
    ]
    assert not any(latest.sure for latest in reported)


def test_while_the_window_answers_the_archive_stands_back(
    archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.yield_to_ui._LONGEST", 60.0)
    saved(folder)
    archive.yield_to_ui.ui_busy()
    archive.look()
    assert not archive.wait(0.1)
    archive.yield_to_ui.ui_idle()
    assert archive.wait()
    assert len(archive.rows) == 1


def test_beside_a_window_that_never_rests_the_archive_goes_on(archive: Archive, folder: Path) -> None:
    saved(folder)
    archive.yield_to_ui.ui_busy()
    archive.look()
    assert archive.wait()
    assert len(archive.rows) == 1


def test_a_folder_in_which_nothing_changed_is_no_news(archive: Archive, folder: Path) -> None:
    saved(folder)
    archive.look()
    assert archive.wait()
    news, rows = archive.news, archive.rows
    archive.look()
    assert archive.wait()
    assert (archive.news, archive.rows) == (news, rows)


def test_who_listens_hears_every_change_once(archive: Archive, folder: Path) -> None:
    listener = Listener(archive)
    assert listener.hears()
    assert not listener.hears()
    assert listener.wake_after() is None
    saved(folder)
    archive.look()
    assert listener.wake_after() is not None
    assert archive.wait()
    assert listener.wake_after() == 0.0
    assert listener.hears()
    assert listener.wake_after() is None


def test_what_is_deleted_is_gone_at_once(archive: Archive, folder: Path) -> None:
    kept, gone = saved(folder), saved(folder, seed=8)
    archive.look()
    assert archive.wait()
    gone.unlink()
    archive.forget(gone.name)
    assert [row.name for row in archive.rows] == [kept.name]


def test_a_learner_gets_all_rows_once_the_list_is_known(folder: Path) -> None:
    first, heard = saved(folder), list[tuple[bool, list[str]]]()
    learned = Event()

    def learn(rows: Sequence[IndexRow]) -> None:
        heard.append((shelf.busy, [row.name for row in rows]))
        learned.set()

    shelf = Archive(GAMES, folder, folder.with_name("index.sqlite3"), learn=learn)
    shelf.look()
    assert learned.wait(10)
    shelf.look()
    assert shelf.wait()
    shelf.close()
    assert heard == [(False, [first.name])]
