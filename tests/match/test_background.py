"""Background work: its progress, its end before the time, and what a long record takes of memory."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from threading import Event

import pytest

from game.engine.record import RedoLine, Report, UndoLine, read_record, written_all
from game.games import GAMES
from game.match.background import BackgroundJob, CancelledError
from game.match.resume import UnplayableRecordError
from game.match.saves import read_match

UNDOABLE = Path(__file__).parents[1] / "records" / "0.1.0" / "buraco-three.jsonl"
PATIENCE = 20.0


def test_a_job_has_its_progress_and_its_result() -> None:
    half, rest = Event(), Event()

    def work(report: Report) -> str:
        report(0.5)
        half.set()
        rest.wait(PATIENCE)
        report(0.25)
        return "done"

    job = BackgroundJob(work)
    half.wait(PATIENCE)
    assert not job.wait(0.0)
    assert job.progress == 0.5
    rest.set()
    assert job.wait(PATIENCE)
    assert job.result() == "done"
    assert job.progress == 0.5, "it never goes back"


def test_a_job_that_is_cancelled_ends_with_its_next_report() -> None:
    begun, cancelled = Event(), Event()
    after: list[str] = []

    def work(report: Report) -> None:
        begun.set()
        cancelled.wait(PATIENCE)
        report(0.1)
        after.append("it went on")

    job = BackgroundJob(work)
    begun.wait(PATIENCE)
    job.cancel()
    cancelled.set()
    assert job.wait(PATIENCE)
    assert after == []
    with pytest.raises(CancelledError):
        job.result()


def test_an_error_is_raised_where_the_result_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear grandmother")
    job = BackgroundJob(lambda report: read_match(GAMES, tmp_path / "letter", report))
    with pytest.raises(UnplayableRecordError):
        job.result()


def test_reading_reports_through_parsing_and_replaying(tmp_path: Path) -> None:
    progress: list[float] = []
    read_match(GAMES, longer(tmp_path, 2000), progress.append)
    assert progress == sorted(progress)
    assert progress[0] < 0.3
    assert 0.9 < progress[-1] <= 1.0
    for ends_at in (0.0, 0.5):

        def enough(done: float, ends_at: float = ends_at) -> None:
            if done >= ends_at:
                raise CancelledError

        with pytest.raises(CancelledError):
            read_match(GAMES, longer(tmp_path, 2000), enough)


def test_memory_grows_with_the_lines_and_no_faster(tmp_path: Path) -> None:
    least, once, twice = (peak(longer(tmp_path, lines)) for lines in (0, 2000, 4000))
    assert twice - least < 2.3 * (once - least)
    assert twice - once < 2000 * 800, "bytes for a line that takes back or does again"


def longer(folder: Path, lines: int) -> Path:
    """A record with so many more lines that take back and do again."""
    known = [entry.line for entry in read_record(UNDOABLE.read_bytes()).entries]
    path = folder / f"with-{lines}.jsonl"
    path.write_bytes(written_all([*known, *(UndoLine(), RedoLine()) * (lines // 2)]))
    return path


def peak(path: Path) -> int:
    """Bytes that were in use at the same time while a match was read."""
    tracemalloc.start()
    try:
        read_match(GAMES, path)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
