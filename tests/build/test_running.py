"""Watching a running program through its probe file."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.display import virtual_display
from devtools.environment import DevtoolsError
from devtools.running import Running


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Running]:
    """A program that does nothing until its input ends."""
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    yield Running(process, ":0", tmp_path / "probe.json", 0.0)
    process.communicate()


def tell(program: Running, *, idle: bool = True, scene: str = "menu", target: str = "menu.quit") -> None:
    told = {"scene": scene, "idle": idle, "targets": {target: [0, 0, 10, 10]}}
    program.probe.write_text(json.dumps(told), encoding="utf-8")


def test_before_the_first_frame_nothing_is_told(program: Running) -> None:
    assert program.told() == {}


def test_a_target_is_found_once_the_screen_is_still(program: Running) -> None:
    tell(program)
    assert program.wait_for("menu.quit", scene="menu")["targets"]["menu.quit"] == [0, 0, 10, 10]


@pytest.mark.parametrize(("idle", "scene", "target"), [(False, "menu", "a"), (True, "table", "a"), (True, "menu", "b")])
def test_a_moving_screen_another_scene_and_another_target_are_waited_out(
    program: Running, idle: bool, scene: str, target: str
) -> None:
    tell(program, idle=idle, scene=scene, target=target)
    with pytest.raises(DevtoolsError, match="there is no a"):
        program.wait_for("a", scene="menu", seconds=0.1)


def test_a_program_that_ended_is_not_waited_for(program: Running) -> None:
    program.process.communicate()
    with pytest.raises(DevtoolsError, match="ended with"):
        program.wait_for("menu.quit")


def test_a_computer_without_xvfb_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DevtoolsError, match="sudo apt install xvfb"), virtual_display(100, 100):
        raise AssertionError("there is a display")
