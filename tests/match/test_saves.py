"""Saved matches: resumed at the exact action, listed with what a player wants to know, honest about what is wrong."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from game.cards import format_faces
from game.engine import OptionError
from game.engine.record import LARGEST, DealLine, HeaderLine, Notice, SeatSetup, read_record, written_all
from game.games import GAMES as REAL_GAMES
from game.match.resume import UnplayableRecordError, replayed
from game.match.saves import MatchSetup, new_match, resume_match, start_match
from game.storage.disk import RealDisk
from game.storage.regular_files import FileFault, UnreadableFileError
from tests.games.borako.play import one_step, start_borako
from tests.match.play import NOW, PERSON_AND_AGENT, TWO_PEOPLE, play_on, recorded, saved, setup, summary_of
from tests.match.toy import GAMES, Discard, Draw, Lay
from tests.storage.forging import forged, opened
from tests.storage.test_regular import NO_FILES


class FullDisk(RealDisk):
    def __init__(self) -> None:
        super().__init__()
        self.full = True

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        super().extend(path, durable, whole)


@pytest.mark.parametrize("actions", [0, 1, 2, 3, 5, 8, 13, 40, 100])
def test_a_match_comes_back_at_the_exact_action(tmp_path: Path, actions: int) -> None:
    match = recorded(tmp_path)
    play_on(match, actions)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    resumed = resume_match(GAMES, path)
    assert resumed.notices == ()
    again = resumed.match
    assert again.state_hash() == match.state_hash()
    assert again.number == match.number
    assert again.history() == match.history()
    assert again.log(0) == match.log(0)
    assert again.can_undo() == match.can_undo()
    assert again.can_redo() == match.can_redo()
    assert again.agent_stream().random() == match.agent_stream().random()
    assert again.take_events(0) == ()
    again.close()


def test_a_match_that_was_gone_on_with_is_the_match_that_never_stopped(tmp_path: Path) -> None:
    straight = recorded(tmp_path / "a")
    play_on(straight, 30)
    play_on(straight, 30, seed=2)
    straight.close()
    match = recorded(tmp_path / "b")
    play_on(match, 30)
    match.close()
    (path,) = (tmp_path / "b").glob("*.jsonl")
    resumed = resume_match(GAMES, path).match
    play_on(resumed, 30, seed=2)
    resumed.close()
    (other,) = (tmp_path / "a").glob("*.jsonl")
    assert path.read_bytes() == other.read_bytes()


@pytest.mark.slow
def test_a_match_of_borako_comes_back_with_its_take_backs(tmp_path: Path) -> None:
    match, rng = start_borako(tmp_path), Random(3)
    for _ in range(400):
        one_step(match, rng)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    assert {type(entry.line).__name__ for entry in read_record(path.read_bytes()).entries} >= {"UndoLine", "RedoLine"}
    resumed = resume_match(REAL_GAMES, path)
    assert resumed.match.state_hash() == match.state_hash()
    resumed.match.close()


def test_a_lay_can_still_be_taken_back_after_resuming(tmp_path: Path) -> None:
    match = recorded(tmp_path)
    match.play(Draw())
    before = match.state_hash()
    match.play(Lay(match.view(0).hand[0]))
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    again = resume_match(GAMES, path).match
    again.undo()
    assert again.state_hash() == before
    again.close()


def test_a_discard_that_was_taken_back_is_resumed_and_may_be_taken_back_after_resuming(tmp_path: Path) -> None:
    match = recorded(tmp_path, PERSON_AND_AGENT)
    match.play(Draw())
    before = match.state_hash()
    first, second = match.view(0).hand[:2]
    match.play(Discard(first))
    match.undo()
    match.play(Discard(second))
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    resumed = resume_match(GAMES, path)
    assert resumed.notices == ()
    assert resumed.match.state_hash() == match.state_hash()
    resumed.match.undo()
    assert resumed.match.state_hash() == before
    resumed.match.close()


def test_recorded_orders_win_over_the_seed(tmp_path: Path) -> None:
    raw = saved(tmp_path).read_bytes()
    lines = [entry.line for entry in read_record(raw).entries]
    header = lines[0]
    assert isinstance(header, HeaderLine)
    other = written_all([replace(header, seed=header.seed + 1), *lines[1:]])
    result = replayed(read_record(other), GAMES)
    assert result.notice is None
    assert result.match.state_hash() == replayed(read_record(raw), GAMES).match.state_hash()


def test_an_order_that_a_kill_left_out_is_added_when_the_match_goes_on(tmp_path: Path) -> None:
    match = recorded(tmp_path)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole.splitlines(keepends=True)[0])
    resume_match(GAMES, path).match.close()
    assert path.read_bytes() == whole


def test_a_damaged_record_is_kept_aside_and_gone_on_with_before_the_damage(tmp_path: Path) -> None:
    path = saved(tmp_path)
    raw = path.read_bytes()
    damaged = raw[: len(raw) // 2] + b"?" + raw[len(raw) // 2 + 1 :]
    path.write_bytes(damaged)
    resumed = resume_match(GAMES, path)
    assert [notice.key for notice in resumed.notices] == ["record_line_unreadable", "record_kept_aside"]
    assert (tmp_path / f"{path.name}.damaged").read_bytes() == damaged
    play_on(resumed.match, 1)
    resumed.match.close()
    again = resume_match(GAMES, path)
    assert again.notices == ()
    assert again.match.state_hash() == resumed.match.state_hash()
    again.match.close()


def test_a_record_of_other_rules_replays_to_its_first_refused_action_and_says_so(tmp_path: Path) -> None:
    lines = opened(saved(tmp_path).read_bytes())
    lines[0]["rules_version"] = 99
    sound = replayed(read_record(forged(lines)), GAMES)
    assert sound.notice is None, "nothing is refused, so there is nothing to say"
    first = next(number for number, line in enumerate(lines) if line.get("text", "").startswith("discard"))
    lines[first]["text"] = "lay QS QS"
    result = replayed(read_record(forged(lines)), GAMES)
    assert result.notice is not None
    assert result.notice.key == "record_other_rules"
    assert dict(result.notice.params) == {"line": first + 1, "made": 99, "known": 1}
    assert result.actions < sound.actions


@pytest.mark.parametrize(
    ("member", "value", "key"),
    [
        ("game", "whist", "record_unknown_game"),
        ("seats", [{"name": "Amal", "level": None}], "record_wrong_seats"),
        ("options", {"target": 61}, "record_unknown_option"),
        ("options", {"colour": "red"}, "record_unknown_option"),
        ("seed", -1, "record_header_damaged"),
        ("seed", 10**400, "record_header_damaged"),
        ("format", 3, "record_newer_format"),
    ],
)
def test_a_header_that_cannot_be_played_says_why(tmp_path: Path, member: str, value: object, key: str) -> None:
    lines = opened(saved(tmp_path).read_bytes())
    lines[0][member] = value
    with pytest.raises(UnplayableRecordError) as caught:
        replayed(read_record(forged(lines)), GAMES)
    assert caught.value.notice.key == key


def test_a_deal_of_other_cards_cannot_be_played(tmp_path: Path) -> None:
    lines = opened(saved(tmp_path).read_bytes())
    lines[1]["order"] = "AS AS"
    with pytest.raises(UnplayableRecordError):
        replayed(read_record(forged(lines)), GAMES)


def test_a_later_deal_that_does_not_fit_stops_the_replay_before_its_round(tmp_path: Path) -> None:
    lines = opened(saved(tmp_path, 100).read_bytes())
    later = [number for number, line in enumerate(lines) if line["line"] == "deal"][1]
    for order in ("AS", "what"):
        lines[later]["order"] = order
        result = replayed(read_record(forged(lines)), GAMES)
        assert result.notice is not None
        assert dict(result.notice.params)["line"] in (later, later + 1)


def test_two_matches_started_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    for _ in range(2):
        start_match(GAMES, setup(), tmp_path, NOW).close()
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_wrong_setups_are_refused() -> None:
    with pytest.raises(OptionError, match="target"):
        new_match(GAMES, MatchSetup("toy", TWO_PEOPLE, 1, {"target": 5}), None, NOW)
    with pytest.raises(ValueError, match="cannot be played by 1"):
        new_match(GAMES, MatchSetup("toy", (SeatSetup("Amal"),), 1, {}), None, NOW)
    for seed in (-1, 2**63):
        with pytest.raises(ValueError, match="the deal number"):
            new_match(GAMES, MatchSetup("toy", TWO_PEOPLE, seed, {}), None, NOW)


@pytest.mark.slow
def test_a_full_disk_does_not_stop_the_match_and_is_reported(tmp_path: Path) -> None:
    disk = FullDisk()
    match = recorded(tmp_path, disk=disk)
    assert match.record is not None
    while (unsaved := match.record.unsaved) is None:
        pass
    assert unsaved.why.key == "disk_full"
    assert match.settled
    match.play(Draw())
    match.play(Discard(match.view(0).hand[0]))
    disk.full = False
    assert match.close(5)
    (path,) = tmp_path.glob("*.jsonl")
    assert replayed(read_record(path.read_bytes()), GAMES).match.state_hash() == match.state_hash()


def test_the_record_holds_the_whole_order_of_a_deal(tmp_path: Path) -> None:
    match = recorded(tmp_path)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    line = read_record(path.read_bytes()).entries[1].line
    assert isinstance(line, DealLine)
    assert len(line.order.split()) == 12
    assert format_faces(match.view(0).hand) == format_faces(sorted(match.view(0).hand))


def test_the_header_says_when_and_with_what_the_match_was_started(tmp_path: Path) -> None:
    path = saved(tmp_path)
    header = read_record(path.read_bytes()).header
    assert header is not None
    assert datetime.fromisoformat(header.started) == NOW
    assert header.options == {"target": 60}


def test_a_name_that_no_record_could_hold_is_made_to_fit(tmp_path: Path) -> None:
    seats = (SeatSetup("x" * 500), SeatSetup("\udcff"))
    match = start_match(GAMES, MatchSetup("toy", seats, 7, {}), tmp_path, NOW)
    assert match.close()
    (path,) = tmp_path.glob("*.jsonl")
    summary = summary_of(path)
    assert summary.notice is None
    assert [len(seat.name) for seat in summary.seats] == [80, 1]


@pytest.mark.parametrize(("make", "fault"), NO_FILES[:-1])
def test_what_is_no_file_is_not_gone_on_with_and_stays_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], fault: FileFault
) -> None:
    path = tmp_path / "match.jsonl"
    make(path)
    was = path.lstat()
    with pytest.raises(UnreadableFileError) as caught:
        resume_match(GAMES, path)
    assert caught.value.fault is fault
    assert (path.lstat().st_ino, path.lstat().st_mode) == (was.st_ino, was.st_mode)
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_file_too_large_for_a_record_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(LARGEST * 40)
    assert summary_of(path).notice == Notice("file_too_large")
