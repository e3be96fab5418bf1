"""The clipboard takes the number of a deal, and folders are opened by whatever the desktop has for that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.ui.matches.export import open_folder
from game.ui.system.clipboard import copy_text
from tests.ui.pilot import Pilot


def test_the_number_of_a_deal_is_copied(pilot: Pilot) -> None:
    assert copy_text("8121983 مجلس")
    assert pygame.scrap.get_text() == "8121983 مجلس"


def test_without_a_window_there_is_no_clipboard() -> None:
    pygame.display.quit()
    assert not copy_text("8121983")


def fake_opener(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in the place of the file manager's that writes down what it is given."""
    opened = folder / "told"
    opener = folder / "xdg-open"
    opener.write_text(
        f'#!/bin/sh\nprintf "%s|%s" "$1" "$LD_LIBRARY_PATH" > "{opened}.new"; mv "{opened}.new" "{opened}"\n'
    )
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "platform", "linux")
    return opened


def opened_with(opened: Path) -> str:
    for _ in range(400):
        if opened.exists():
            return opened.read_text(encoding="utf-8")
        pygame.time.wait(10)
    raise TimeoutError("the opener was not called")


def test_a_folder_is_made_and_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = fake_opener(tmp_path, monkeypatch)
    assert open_folder(tmp_path / "logs ż")
    assert (tmp_path / "logs ż").is_dir()
    assert opened_with(opened).startswith(str(tmp_path / "logs ż"))


def test_a_packaged_program_gives_others_the_libraries_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = fake_opener(tmp_path, monkeypatch)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/majlis")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    assert open_folder(tmp_path)
    assert opened_with(opened).endswith("|/usr/local/lib")


def test_a_desktop_that_opens_nothing_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_arguments: object, **_named: object) -> None:
        raise FileNotFoundError("xdg-open")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", missing)
    assert not open_folder(tmp_path)
    (tmp_path / "file").write_text("not a folder")
    assert not open_folder(tmp_path / "file")
