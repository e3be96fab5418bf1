"""Environments are made once from their lock, and say what is missing when they cannot be made."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from devtools import environment
from devtools.environment import DevtoolsError, Environment, clean_variables, ready


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """An environment that does not exist yet, in a checkout of its own."""
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks" / "runtime.txt").write_text("one==1\n", encoding="utf-8")
    (tmp_path / "locks" / "dev.txt").write_text("one==1\ntwo==2\n", encoding="utf-8")
    monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path / "locks")
    monkeypatch.setattr(environment, "BUILD", tmp_path / "build")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    return Environment(tmp_path / ".venv", "runtime", also_serves=("dev",))


@pytest.fixture
def commands(room: Environment, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have run; each succeeds and leaves nothing but the folder."""
    ran: list[list[str]] = []

    def note(command: list[str]) -> int:
        ran.append(command)
        room.folder.mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(environment, "run", note)
    return ran


def hide_modules(monkeypatch: pytest.MonkeyPatch, names: Sequence[str]) -> None:
    find = importlib.util.find_spec

    def spec_unless_hidden(name: str) -> ModuleSpec | None:
        return None if name in names else find(name)

    monkeypatch.setattr(importlib.util, "find_spec", spec_unless_hidden)


def install(room: Environment, lock: str) -> None:
    room.python.parent.mkdir(parents=True)
    room.python.touch()
    room.stamp.write_text(room.fingerprint(lock), encoding="utf-8")


@pytest.mark.parametrize("missing", [("venv", "ensurepip"), ("ensurepip", "pip")])
def test_a_python_without_ensurepip_says_what_to_install(
    room: Environment, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, missing: tuple[str, ...]
) -> None:
    hide_modules(monkeypatch, missing)
    with pytest.raises(DevtoolsError, match="sudo apt install python3-venv"):
        ready(room)
    assert commands == []


def test_a_python_without_ensurepip_but_with_pip_serves_the_environment_from_outside(
    room: Environment, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_modules(monkeypatch, ("ensurepip",))
    monkeypatch.setattr(environment, "_host_pip_serves_others", lambda: True)
    ready(room)
    make, install = commands
    assert make[-1] == "--without-pip"
    assert install[1:5] == ["-m", "pip", "--python", str(room.python)]
    assert "--require-hashes" in install


def test_an_install_that_fails_says_where_to_look(
    room: Environment, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "run", lambda command: 1 if "install" in command else 0)
    with pytest.raises(DevtoolsError, match="check the network"):
        ready(room)
    assert not room.is_ready()


def test_an_environment_is_made_once(room: Environment, commands: list[list[str]]) -> None:
    install(room, "runtime")
    assert ready(room) == room.python
    assert commands == []


def test_the_environment_of_the_developers_serves_the_player(room: Environment, commands: list[list[str]]) -> None:
    install(room, "dev")
    assert room.is_ready()


def test_a_changed_lock_installs_again(room: Environment, tmp_path: Path) -> None:
    install(room, "runtime")
    (tmp_path / "locks" / "runtime.txt").write_text("one==2\n", encoding="utf-8")
    assert not room.is_ready()


def test_a_checkout_that_moved_makes_its_environment_again(room: Environment, tmp_path: Path) -> None:
    install(room, "runtime")
    moved = Environment(tmp_path / "elsewhere", "runtime")
    room.folder.rename(moved.folder)
    assert not moved.is_ready()


def test_variables_of_another_python_do_not_reach_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    variables = clean_variables()
    assert "PYTHONPATH" not in variables
    assert variables["PIP_USER"] == "0"


@pytest.mark.parametrize(
    ("trouble", "status", "words"), [(DevtoolsError("Full."), 2, "\nFull.\n"), (KeyboardInterrupt(), 130, "")]
)
def test_trouble_is_told_in_words_and_an_interruption_by_the_status_alone(
    capsys: pytest.CaptureFixture[str], trouble: BaseException, status: int, words: str
) -> None:
    def task() -> int:
        raise trouble

    assert environment.status_of(task) == status
    assert capsys.readouterr().err == words
