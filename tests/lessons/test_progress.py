"""The progress of a player is saved, and a damaged file costs nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from game.cards import Face, parse_faces
from game.i18n import Message
from game.lessons.lesson import Do, Lesson, Read
from game.lessons.lesson_run import Bookmark
from game.lessons.progress import FILE, Progress


@dataclass(frozen=True, slots=True)
class InOrder:
    """A pack of some cards as they are written."""

    cards: str

    def order(self) -> tuple[Face, ...]:
        """The cards as they are."""
        return parse_faces(self.cards)


LESSON = Lesson(
    1, Message("Forks"), Message("Two at once."), 1, InOrder("4C 5C"), (Do(Message("Draw."), ("draw",)),), Message("")
)
MARK = Bookmark(3, ("draw", "discard 4C"), LESSON.fingerprint())


def test_done_lessons_and_bookmarks_are_kept(tmp_path: Path) -> None:
    Progress(tmp_path).keep("chess", "forks", MARK)
    assert Progress(tmp_path).left_at("chess", "forks", LESSON) == MARK
    assert not Progress(tmp_path).is_done("chess", "forks")
    Progress(tmp_path).finish("chess", "forks")
    assert Progress(tmp_path).is_done("chess", "forks")
    assert Progress(tmp_path).left_at("chess", "forks", LESSON) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": InOrder("5C 4C")},
        {"before": ("draw",)},
        {"others": ("draw",)},
        {"starter": 2},
        {"options": {"jokers": 1}},
        {"steps": (Read(Message("Look.")), *LESSON.steps)},
        {"steps": (Do(Message("Draw."), ("take",)),)},
    ],
    ids="-".join,
)
def test_a_lesson_that_is_played_otherwise_now_begins_anew_but_stays_done(
    tmp_path: Path, changed: dict[str, Any]
) -> None:
    Progress(tmp_path).finish("chess", "forks")
    Progress(tmp_path).keep("chess", "forks", MARK)
    assert Progress(tmp_path).left_at("chess", "forks", replace(LESSON, **changed)) is None
    assert Progress(tmp_path).is_done("chess", "forks")


def test_a_lesson_goes_on_in_other_words(tmp_path: Path) -> None:
    Progress(tmp_path).keep("chess", "forks", MARK)
    reworded = replace(LESSON, title=Message("Two at once"), steps=(Do(Message("Draw a card."), ("draw",)),))
    assert Progress(tmp_path).left_at("chess", "forks", reworded) == MARK


def test_a_file_of_an_older_version_keeps_what_is_done_and_begins_the_rest_anew(tmp_path: Path) -> None:
    old = {"done": ["chess/pins"], "left": {"chess/forks": {"step": 3, "actions": ["draw", "discard 4C"]}}}
    (tmp_path / FILE).write_text(json.dumps(old), encoding="utf-8")
    assert Progress(tmp_path).is_done("chess", "pins")
    assert Progress(tmp_path).left_at("chess", "forks", LESSON) is None


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
