"""The log stays small and never gets in the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.logs import FILE, LARGEST, close_log, open_log


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_log()


def test_a_log_without_faults_is_no_file(tmp_path: Path) -> None:
    open_log(tmp_path / "logs")
    assert not (tmp_path / "logs").exists()


def test_what_is_logged_is_there_at_once(tmp_path: Path) -> None:
    open_log(tmp_path / "مجلس").error("the lamp fell over: %s", "\ud800 ż")
    assert "the lamp fell over" in (tmp_path / "مجلس" / FILE).read_text(encoding="utf-8")


def test_a_log_turns_over_and_keeps_one_older_file(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    for _ in range(40):
        log.error("x" * 20_000)
    sizes = sorted(path.stat().st_size for path in tmp_path.iterdir())
    assert len(sizes) == 2
    assert sizes[-1] < LARGEST + 30_000


def test_a_log_that_cannot_be_written_costs_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "logs").write_text("not a folder")
    open_log(tmp_path / "logs").error("unheard")
    assert capsys.readouterr().err == ""


def test_opening_the_log_again_does_not_write_twice(tmp_path: Path) -> None:
    open_log(tmp_path)
    open_log(tmp_path).error("once")
    assert (tmp_path / FILE).read_text(encoding="utf-8").count("once") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files there")
def test_a_pipe_with_the_name_of_the_log_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    open_log(tmp_path).error("unheard")
