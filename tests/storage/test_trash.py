"""Files that were deleted: taken away as one, brought back as they were, gone once the trash is emptied."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.storage.trash import Trash


@pytest.fixture
def trash(tmp_path: Path) -> Trash:
    return Trash(tmp_path / "deleted")


def test_all_copies_of_a_file_go_and_come_back_together(tmp_path: Path, trash: Trash) -> None:
    files = [tmp_path / name / "a.jsonl" for name in ("saves", "spare", "missing")]
    for file in files[:2]:
        file.parent.mkdir()
        file.write_text(str(file.parent))
    deleted = trash.put(files)
    assert not any(file.exists() for file in files)
    trash.bring_back(deleted)
    assert [file.read_text() for file in files[:2]] == [str(file.parent) for file in files[:2]]
    assert not files[2].exists()


def test_files_of_the_same_name_do_not_replace_each_other(tmp_path: Path, trash: Trash) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("first")
    first = trash.put([file])
    file.write_text("second")
    second = trash.put([file])
    trash.bring_back(second)
    assert file.read_text() == "second"
    with pytest.raises(FileExistsError):
        trash.bring_back(first)
    assert file.read_text() == "second"


def test_a_folder_is_not_taken_and_what_was_taken_with_it_comes_back(tmp_path: Path, trash: Trash) -> None:
    file, folder = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    file.write_text("here")
    folder.mkdir()
    with pytest.raises(IsADirectoryError):
        trash.put([file, folder])
    assert file.read_text() == "here"
    assert folder.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="no links there without leave")
def test_a_link_is_taken_and_what_it_leads_to_stays(tmp_path: Path, trash: Trash) -> None:
    goal, link = tmp_path / "goal", tmp_path / "a.jsonl"
    goal.write_text("kept")
    link.symlink_to(goal)
    trash.put([link])
    trash.empty()
    assert goal.read_text() == "kept"
    assert not os.path.lexists(link)
    assert not (tmp_path / "deleted").exists()


def test_an_emptied_trash_leaves_folders_that_somebody_else_put_there(tmp_path: Path, trash: Trash) -> None:
    (tmp_path / "deleted" / "other").mkdir(parents=True)
    (tmp_path / "deleted" / "file").write_text("")
    trash.empty()
    assert [path.name for path in (tmp_path / "deleted").iterdir()] == ["other"]
