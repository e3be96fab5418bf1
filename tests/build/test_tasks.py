"""`dev.py` hands its arguments to the right task."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from devtools import checks, tasks
from devtools.environment import DevtoolsError, Environment
from devtools.paths import ROOT
from devtools.testing import CORES, KEEPING_MEMORY, PROCESSES, QUICK


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have run, without the interpreter before them."""
    ran: list[list[str]] = []

    def note(command: list[str], *, variables: Mapping[str, str] | None = None) -> int:
        ran.append(command[1:])
        return 0

    def interpreter(wanted: Environment) -> Path:
        return wanted.python

    for module in (tasks, checks):
        monkeypatch.setattr(module, "run", note)
        monkeypatch.setattr(module, "ready", interpreter)
    return ran


PYTEST = ["-m", "pytest"]
SHARED_OUT = ["--dist", "worksteal", "--durations=20"]
"""Every run of tests uses all cores and lists its slowest twenty."""
WHOLE = [*PYTEST, "-n", str(PROCESSES), *SHARED_OUT, "-m", "not window and not package"]


def test_test_runs_everything_but_real_windows_and_packages(commands: list[list[str]]) -> None:
    assert tasks.main(["test"]) == 0
    assert commands == [WHOLE]


def test_tests_keep_their_memory_and_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Mapping[str, str]] = []

    def note(_command: list[str], *, variables: Mapping[str, str]) -> int:
        given.append(variables)
        return 0

    monkeypatch.setattr(tasks, "run", note)
    monkeypatch.setattr(tasks, "ready", lambda _environment: Path("python"))
    tasks.main(["test"])
    tasks.main(["bench"])
    kept, free = given
    assert {name: value for name, value in kept.items() if name not in free} == KEEPING_MEMORY


def test_arguments_after_test_go_to_pytest_and_prevail(commands: list[list[str]]) -> None:
    assert tasks.main(["test", "-n", "0", "-k", "sweep", "tests/melds"]) == 0
    assert commands == [[*WHOLE, "-n", "0", "-k", "sweep", "tests/melds"]]


def test_quick_leaves_out_what_is_marked(commands: list[list[str]]) -> None:
    assert tasks.main(["test", "quick", "-x"]) == 0
    quick = "not slow and not pictures and not window and not package"
    assert commands == [[*PYTEST, "-n", str(CORES), *SHARED_OUT, "-m", quick, "-x"]]


def test_real_windows_are_a_run_of_their_own(commands: list[list[str]]) -> None:
    assert tasks.main(["test", "window", "-k", "sigterm"]) == 0
    of_windows = ["-m", "window and not package"]
    assert commands == [[*PYTEST, "-n", str(PROCESSES), *SHARED_OUT, *of_windows, "-k", "sigterm"]]


def test_what_quick_leaves_out_are_marks_of_the_tests() -> None:
    marks = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    declared = {mark.partition(":")[0] for mark in marks["markers"]}
    assert {word for word in QUICK[1].split() if word not in {"not", "and"}} == declared


def test_arguments_after_play_go_to_the_program(commands: list[list[str]]) -> None:
    assert tasks.main(["play", "--self-test"]) == 0
    assert commands == [["-m", "game", "--self-test"]]


def test_packages_are_made_and_tried_in_the_same_environment(commands: list[list[str]]) -> None:
    assert tasks.main(["package", "--trial"]) == 0
    assert commands == [["-m", "distribution.build"], ["-m", "distribution.trial"]]
    commands.clear()
    assert tasks.main(["package", "--windows"]) == 0
    assert tasks.main(["package", "--windows", "--trial"]) == 0
    assert commands == [["-m", "windows.package"], ["-m", "windows.package"], ["-m", "windows.trial"]]


def test_a_package_that_cannot_be_made_is_not_tried(monkeypatch: pytest.MonkeyPatch, commands: list[list[str]]) -> None:
    tried: list[str] = []

    def fail(command: list[str], *, variables: Mapping[str, str] | None = None) -> int:
        tried.append(command[-1])
        return 2

    monkeypatch.setattr(tasks, "run", fail)
    assert tasks.main(["package", "--windows", "--trial"]) == 2
    assert tried == ["windows.package"]


def test_the_tests_for_windows_get_what_is_left_of_the_words(commands: list[list[str]]) -> None:
    assert tasks.main(["test", "--windows", "-k", "storage or match"]) == 0
    assert commands == [["-m", "windows.tests", "-k", "storage or match"]]


def test_packages_are_made_where_the_program_can_be_imported(commands: list[list[str]]) -> None:
    assert tasks.main(["package"]) == 0
    assert commands == [["-m", "distribution.build"]]


def test_a_prefix_is_given_as_it_is_seen_from_anywhere(commands: list[list[str]]) -> None:
    assert tasks.main(["package", "--prefix", "somewhere"]) == 0
    assert commands == [["-m", "distribution.prefix", str(Path("somewhere").absolute())]]


def test_a_release_is_one_command(commands: list[list[str]]) -> None:
    assert tasks.main(["release"]) == 0
    assert commands == [["-m", "distribution.release"]]


def test_check_runs_all_checks(commands: list[list[str]]) -> None:
    assert tasks.main(["check"]) == 0
    assert len(commands) == len(checks.CHECKS)


def test_an_unknown_check_is_named(commands: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.main(["check", "spelling"]) == 2
    assert "no check named spelling" in capsys.readouterr().err


def test_unknown_arguments_are_refused(commands: list[list[str]]) -> None:
    with pytest.raises(SystemExit):
        tasks.main(["package", "--everything"])
    assert commands == []


def test_trouble_is_reported_in_words_and_not_as_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trouble(wanted: Environment) -> Path:
        raise DevtoolsError("Install this and that.")

    monkeypatch.setattr(tasks, "ready", trouble)
    assert tasks.main(["test"]) == 2
    assert "Install this and that." in capsys.readouterr().err
