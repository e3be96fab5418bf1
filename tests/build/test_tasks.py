"""`dev.py` hands its arguments to the right task."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from devtools import checks, tasks, testing
from devtools.environment import DevtoolsError, Environment
from devtools.paths import ROOT
from devtools.reach import sources_in
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
"""Every run of tests uses all cores and tells its slowest twenty."""
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


def test_changed_runs_what_the_change_reaches(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | None] = []

    def changed_files(since: str | None) -> tuple[str, ...]:
        asked.append(since)
        return ("tests/storage/test_settings.py",)

    monkeypatch.setattr(testing, "changed_files", changed_files)
    monkeypatch.setattr(testing, "sources_in", lambda _root: {"tests/storage/test_settings.py": ""})
    assert tasks.main(["test", "changed", "-x"]) == 0
    assert tasks.main(["test", "changed", "--since", "main~3"]) == 0
    assert asked == [None, "main~3"]
    assert commands == [[*WHOLE, "-x", "tests/storage/test_settings.py"], [*WHOLE, "tests/storage/test_settings.py"]]


@pytest.mark.parametrize("marks", ["pytest.mark.window", "[pytest.mark.window, pytest.mark.slow]"])
def test_changed_tells_of_real_windows_and_runs_the_rest(
    marks: str, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = ["tests/window/test_frames.py"]
    sources = {changed[0]: f"import pytest\n\npytestmark = {marks}\n", "tests/match/test_ends.py": ""}
    monkeypatch.setattr(testing, "changed_files", lambda _since: tuple(changed))
    monkeypatch.setattr(testing, "sources_in", lambda _root: sources)
    assert tasks.main(["test", "changed"]) == 0
    assert commands == []
    assert "`dev.py test window tests/window/test_frames.py`" in capsys.readouterr().out
    changed.append("tests/match/test_ends.py")
    assert tasks.main(["test", "changed"]) == 0
    assert commands == [[*WHOLE, "tests/match/test_ends.py"]]


def test_what_is_of_a_real_window_says_so_for_its_whole_file() -> None:
    marked = {path for path, text in sources_in(ROOT).items() if "mark.window" in text.replace("\\", "")}
    named = {path for path in marked if path.startswith("tests/window/test_")}
    assert named
    assert marked - named <= {"build_scripts/devtools/testing.py", "tests/build/test_tasks.py"}
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in named]
    assert all(text.count("mark.window") == 1 == text.count("\npytestmark = ") for text in texts)


def test_where_the_change_reaches_nothing_nothing_runs(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(testing, "changed_files", lambda _since: ())
    assert tasks.main(["test", "changed"]) == 0
    assert commands == []
    assert capsys.readouterr().out == "No test can be reached by what changed.\n"


def test_arguments_after_play_go_to_the_program(commands: list[list[str]]) -> None:
    assert tasks.main(["play", "--self-test"]) == 0
    assert commands == [["-m", "game", "--self-test"]]


def test_packages_for_windows_are_made_and_tried_in_the_same_environment(commands: list[list[str]]) -> None:
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


def test_trouble_is_told_in_words_and_not_as_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trouble(wanted: Environment) -> Path:
        raise DevtoolsError("Install this and that.")

    monkeypatch.setattr(tasks, "ready", trouble)
    assert tasks.main(["test"]) == 2
    assert "Install this and that." in capsys.readouterr().err
