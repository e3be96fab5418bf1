"""Watching a running program through its probe file."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.display import virtual_display
from devtools.environment import DevtoolsError
from devtools.running import Running, end_process


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Running]:
    """A program that does nothing until its input ends."""
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    yield Running(process, ":0", tmp_path / "probe.json", 0.0)
    process.communicate()


def write_state(program: Running, *, idle: bool = True, scene: str = "menu", target: str = "menu.quit") -> None:
    state = {"scene": scene, "idle": idle, "targets": {target: [0, 0, 10, 10]}}
    program.probe.write_text(json.dumps(state), encoding="utf-8")


def test_before_the_first_frame_nothing_is_reported(program: Running) -> None:
    assert program.state() == {}


def test_a_target_is_found_once_the_screen_is_still(program: Running) -> None:
    write_state(program)
    assert program.wait_for("menu.quit", scene="menu")["targets"]["menu.quit"] == [0, 0, 10, 10]


@pytest.mark.parametrize(("idle", "scene", "target"), [(False, "menu", "a"), (True, "table", "a"), (True, "menu", "b")])
def test_a_moving_screen_another_scene_and_another_target_are_waited_out(
    program: Running, idle: bool, scene: str, target: str
) -> None:
    write_state(program, idle=idle, scene=scene, target=target)
    with pytest.raises(DevtoolsError, match="there is no a"):
        program.wait_for("a", scene="menu", seconds=0.1)


def test_a_program_that_ended_is_not_waited_for(program: Running) -> None:
    program.process.communicate()
    with pytest.raises(DevtoolsError, match="ended with"):
        program.wait_for("menu.quit")


@pytest.mark.skipif(sys.platform == "win32", reason="terminating kills at once there")
def test_a_process_that_does_not_want_to_end_is_killed() -> None:
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", deaf], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        end_process(process, 0.2)
        assert process.returncode == -signal.SIGKILL


def test_a_computer_without_xvfb_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DevtoolsError, match="sudo apt install xvfb"), virtual_display(100, 100):
        raise AssertionError("there is a display")
