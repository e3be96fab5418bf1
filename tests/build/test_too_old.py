"""A Python that is too old still reads `dev.py` and hears what to do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from devtools.paths import ROOT
from devtools.too_old import advice, newer_python


@pytest.fixture
def empty_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put_command(folder: Path, name: str, script: str) -> None:
    command = folder / name
    command.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    command.chmod(0o755)


@pytest.mark.parametrize("file", ["dev.py", "devtools/__init__.py", "devtools/too_old.py"])
def test_an_old_python_can_read_what_it_needs_for_the_message(file: str) -> None:
    ast.parse((ROOT / "build_scripts" / file).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_the_message_names_both_versions_and_how_to_get_one(empty_path: Path) -> None:
    text = advice((3, 8), (3, 11))
    assert "needs Python 3.11 or later; this is Python 3.8" in text
    assert "sudo apt install" in text


def test_the_message_names_a_newer_python_of_this_computer(empty_path: Path) -> None:
    put_command(empty_path, "python3.12", "exit 0")
    assert "python3.12 build_scripts/dev.py" in advice((3, 8), (3, 11))


def test_a_command_that_starts_nothing_is_not_offered(empty_path: Path) -> None:
    put_command(empty_path, "python3.13", "exit 127")
    put_command(empty_path, "python3.12", "exit 0")
    assert newer_python((3, 11)) == "python3.12"


def test_a_python_before_the_oldest_is_not_offered(empty_path: Path) -> None:
    put_command(empty_path, "python3.10", "exit 0")
    assert newer_python((3, 11)) == ""
