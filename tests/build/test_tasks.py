"""`dev.py` hands its arguments to the right task."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from devtools import checks, tasks
from devtools.environment import Environment, WorkshopError


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


def test_arguments_after_test_go_to_pytest(commands: list[list[str]]) -> None:
    assert tasks.main(["test", "-x", "-k", "sweep", "tests/melds"]) == 0
    assert commands == [["-m", "pytest", "-x", "-k", "sweep", "tests/melds"]]


def test_arguments_after_play_go_to_the_program(commands: list[list[str]]) -> None:
    assert tasks.main(["play", "--self-test"]) == 0
    assert commands == [["-m", "game", "--self-test"]]


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
        raise WorkshopError("Install this and that.")

    monkeypatch.setattr(tasks, "ready", trouble)
    assert tasks.main(["test"]) == 2
    assert "Install this and that." in capsys.readouterr().err
