"""Results that are kept in a file come back as they were, and a file of something else is refused."""

from __future__ import annotations

from array import array
from collections import Counter
from pathlib import Path

import pytest

from game.app.arena.results_file import ResultsFile
from game.app.table_run import DealResult
from game.app.terminal import BadInputError

PLAYED = {"program": "1-abc", "game": "whist", "seed": 4, "options": (("joker", "yes"),)}
RESULT = DealResult(
    [(1.5, -1.5), (0.0, 2.0)],
    [(0,), ()],
    2,
    Counter(bought=1),
    1,
    Counter(club=3),
    {"club": array("d", [0.25, 0.5]), "greedy": array("d")},
)


def test_a_result_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultsFile(path, PLAYED).add("club over greedy", 7, RESULT)
    again = ResultsFile(path, PLAYED)
    assert again.result("club over greedy", 7) == RESULT
    assert again.result("club over greedy", 6) is None
    assert again.result("greedy over club", 7) is None


def test_a_line_that_was_cut_short_is_forgotten_and_the_file_goes_on_after_the_last_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    file = ResultsFile(path, PLAYED)
    file.add("bout", 0, RESULT)
    file.add("bout", 1, RESULT)
    path.write_bytes(path.read_bytes()[:-9])
    again = ResultsFile(path, PLAYED)
    assert again.result("bout", 0) == RESULT
    assert again.result("bout", 1) is None
    again.add("bout", 1, RESULT)
    assert ResultsFile(path, PLAYED).result("bout", 1) == RESULT


@pytest.mark.parametrize(("name", "value"), [("program", "1-abd"), ("seed", 5), ("options", ())])
def test_a_file_that_was_begun_otherwise_is_refused_by_what_differs(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "results.jsonl"
    ResultsFile(path, PLAYED)
    with pytest.raises(BadInputError, match=f"begun with another {name}"):
        ResultsFile(path, {**PLAYED, name: value})


@pytest.mark.parametrize("text", ["a shopping list\n", "[1, 2]\n", '{"arena": 1}\n{"bout": 3}\n', "\xff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadInputError):
        ResultsFile(path, PLAYED)
    assert path.read_text(encoding="latin-1") == text


def test_without_a_file_results_are_remembered(tmp_path: Path) -> None:
    kept = ResultsFile(None, PLAYED)
    kept.add("bout", 0, RESULT)
    assert kept.result("bout", 0) is RESULT
