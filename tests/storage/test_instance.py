"""Only one program has a profile, whatever became of the one before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.storage.instance import KNOCK, LOCK, LOOK_EVERY_MS, InstanceLock

ROOT = Path(__file__).parents[2]


@contextmanager
def holder(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that wants the profile."""
    command = [sys.executable, "-m", "tests.storage.hold", str(folder), *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def output_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.slow
def test_a_second_program_is_refused_and_the_first_is_asked_to_come_forward(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        assert output_of(first) == "held"
        with holder(tmp_path) as second:
            assert (output_of(second), output_of(first), output_of(second)) == ("refused", "knocked", "answered")


def test_a_first_program_that_hangs_is_noticed(tmp_path: Path) -> None:
    with holder(tmp_path, "deaf") as first:
        assert output_of(first) == "held"
        lock = InstanceLock(tmp_path)
        assert not lock.held
        assert not lock.knock(patience=0.1)
        assert not (tmp_path / KNOCK).exists()


@pytest.mark.slow
def test_after_a_kill_the_next_start_is_not_refused(tmp_path: Path) -> None:
    for _ in range(3):
        with holder(tmp_path) as first:
            assert output_of(first) == "held"
            first.kill()
            first.wait()
    lock = InstanceLock(tmp_path)
    assert lock.held
    lock.release()


def test_the_profile_is_free_again_after_a_good_end(tmp_path: Path) -> None:
    first = InstanceLock(tmp_path)
    assert not InstanceLock(tmp_path).held
    first.release()
    assert InstanceLock(tmp_path).held


def test_profiles_do_not_disturb_each_other(tmp_path: Path) -> None:
    one, other = InstanceLock(tmp_path / "one"), InstanceLock(tmp_path / "مجلس ż")
    assert one.held
    assert other.held


def test_a_knock_from_before_the_start_means_nothing(tmp_path: Path) -> None:
    (tmp_path / KNOCK).write_bytes(b"")
    lock = InstanceLock(tmp_path)
    assert not lock.knocked(0.0)


def test_a_knock_may_hand_over_a_file_of_any_name(tmp_path: Path) -> None:
    file = tmp_path / "مباراة żółw.majlis"
    first, second = InstanceLock(tmp_path), InstanceLock(tmp_path)
    heard = []
    answered = second.knock(file, wait=lambda _seconds: heard.append(first.knocked(LOOK_EVERY_MS * len(heard))))
    assert answered
    assert first.handed_over == file
    second.knock(patience=0.0)
    assert not first.knocked(0.0)
    first.release()


def test_the_disk_is_looked_at_a_few_times_a_second(tmp_path: Path) -> None:
    lock = InstanceLock(tmp_path)
    assert not lock.knocked(0.0)
    (tmp_path / KNOCK).write_bytes(b"")
    assert not lock.knocked(LOOK_EVERY_MS - 1)
    assert lock.knocked(LOOK_EVERY_MS)
    assert not lock.knocked(2 * LOOK_EVERY_MS)


def test_where_nothing_can_be_locked_the_program_starts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    assert InstanceLock(tmp_path / "home").held
    (tmp_path / "other" / LOCK).mkdir(parents=True)
    assert InstanceLock(tmp_path / "other").held


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files there")
def test_a_pipe_with_the_name_of_the_lock_or_of_the_knock_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    os.mkfifo(tmp_path / "one" / LOCK)
    assert InstanceLock(tmp_path / "one").held
    with holder(tmp_path, "deaf") as first:
        assert output_of(first) == "held"
        os.mkfifo(tmp_path / KNOCK)
        assert not InstanceLock(tmp_path).knock(patience=0.1)
