"""What a player has learnt is kept, and a damaged file costs nothing else."""

from __future__ import annotations

from pathlib import Path

from game.lessons.lesson_run import Bookmark
from game.lessons.progress import FILE, Progress

MARK = Bookmark(3, ("draw", "discard 4C"))


def test_done_lessons_and_bookmarks_are_kept(tmp_path: Path) -> None:
    Progress(tmp_path).keep("chess", "forks", MARK)
    assert Progress(tmp_path).left_at("chess", "forks") == MARK
    assert not Progress(tmp_path).is_done("chess", "forks")
    Progress(tmp_path).finish("chess", "forks")
    assert Progress(tmp_path).is_done("chess", "forks")
    assert Progress(tmp_path).left_at("chess", "forks") is None


def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    Progress(tmp_path).finish("chess", "forks")
    damaged = (tmp_path / FILE).read_bytes()[:-9]
    (tmp_path / FILE).write_bytes(damaged)
    progress = Progress(tmp_path)
    assert not progress.is_done("chess", "forks")
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == damaged
    progress.finish("chess", "pins")
    assert Progress(tmp_path).is_done("chess", "pins")


def test_a_folder_that_refuses_costs_the_ticks_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    progress = Progress(tmp_path)
    progress.finish("chess", "forks")
    assert progress.is_done("chess", "forks")
    assert not Progress(tmp_path).is_done("chess", "forks")
