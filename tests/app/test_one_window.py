"""Two starts at once, and a start after a kill: the program itself, without a display."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.storage.folders import folders_of
from game.storage.instance import InstanceLock
from game.storage.settings import Settings, save_settings

ROOT = Path(__file__).parents[2]
PATIENCE = 40.0
RECORD = ROOT / "tests" / "records" / "0.1.0" / "borako-mid-turn.jsonl"


@contextmanager
def majlis(home: Path, probe: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The program with a profile of its own; it is killed with the block."""
    variables = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "MAJLIS_HOME": str(home),
        "MAJLIS_PROBE": str(probe),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "game", *words], cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def shown(probe: Path) -> dict[str, object]:
    """Return the report of the probe once the window is there."""
    until = time.monotonic() + PATIENCE
    while not probe.exists():
        assert time.monotonic() < until, "no window"
        time.sleep(0.05)
    report: dict[str, object] = json.loads(probe.read_text(encoding="utf-8"))
    return report


@pytest.mark.slow
def test_a_second_start_brings_the_first_window_forward_and_ends_well(tmp_path: Path) -> None:
    with majlis(tmp_path / "home", tmp_path / "first") as first:
        shown(tmp_path / "first")
        with majlis(tmp_path / "home", tmp_path / "second") as second:
            output, _ = second.communicate(timeout=PATIENCE)
            assert second.returncode == 0
        assert "coming to the front" in output
        assert not (tmp_path / "second").exists()
        assert first.poll() is None


@pytest.mark.slow
def test_a_match_that_is_opened_goes_on_in_the_window_there_is(tmp_path: Path) -> None:
    file = tmp_path / "majlis-مباراة.majlis"
    shutil.copyfile(RECORD, file)
    with majlis(tmp_path / "home", tmp_path / "first") as first:
        assert shown(tmp_path / "first")["scene"] == "welcome"
        with majlis(tmp_path / "home", tmp_path / "second", str(file)) as second:
            assert second.wait(PATIENCE) == 0
        until = time.monotonic() + PATIENCE
        while shown(tmp_path / "first")["scene"] != "table":
            assert time.monotonic() < until, "the match is not opened"
            time.sleep(0.05)
        assert first.poll() is None


@pytest.mark.slow
def test_a_match_may_be_the_first_thing_that_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "match.MAJLIS"
    shutil.copyfile(RECORD, file)
    with majlis(tmp_path / "home", tmp_path / "probe", str(file)):
        assert shown(tmp_path / "probe")["scene"] == "table"


@pytest.mark.slow
def test_of_two_starts_at_once_one_has_the_window_and_the_other_says_so(tmp_path: Path) -> None:
    with majlis(tmp_path / "home", tmp_path / "one") as one, majlis(tmp_path / "home", tmp_path / "other") as other:
        until = time.monotonic() + PATIENCE
        while one.poll() is None and other.poll() is None:
            assert time.monotonic() < until, "both have a window"
            time.sleep(0.05)
        second, first, probe = (one, other, "other") if one.poll() is not None else (other, one, "one")
        output, _ = second.communicate(timeout=PATIENCE)
        assert second.returncode == 0
        assert output.strip()
        assert shown(tmp_path / probe)["scene"] == "welcome"
        assert first.poll() is None


@pytest.mark.slow
def test_after_a_kill_the_next_start_is_not_refused(tmp_path: Path) -> None:
    with majlis(tmp_path / "home", tmp_path / "first") as first:
        shown(tmp_path / "first")
        first.kill()
        first.wait(PATIENCE)
    with majlis(tmp_path / "home", tmp_path / "second") as second:
        assert shown(tmp_path / "second")["scene"] == "welcome"
        if sys.platform != "win32":  # there a process hears of no signal that another one sends
            second.send_signal(signal.SIGTERM)
            assert second.wait(PATIENCE) == 0


@pytest.mark.slow
def test_damaged_settings_are_reported_in_the_menu(tmp_path: Path) -> None:
    settings = tmp_path / "home" / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_bytes(b'{"window_width": ')
    with majlis(tmp_path / "home", tmp_path / "probe"):
        assert "settings.json.damaged" in str(shown(tmp_path / "probe")["said"])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there a box says it, and waits for somebody to read it")
def test_a_display_that_cannot_be_had_is_one_clear_line(tmp_path: Path) -> None:
    variables = os.environ | {"SDL_VIDEODRIVER": "nonsense", "MAJLIS_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-m", "game"],
        check=False,
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 1
    assert "can't open a window" in ended.stderr
    assert "Traceback" not in ended.stderr


_DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("around", [{}, {"DISPLAY": ":4711"}], ids=["no display", "a display that is gone"])
def test_without_a_display_nothing_runs_unseen(around: dict[str, str], tmp_path: Path) -> None:
    save_settings(folders_of({"MAJLIS_HOME": str(tmp_path)}).config, Settings(language="de"))
    bare = {name: text for name, text in os.environ.items() if name not in _DISPLAYS}
    ended = subprocess.run(
        [sys.executable, "-m", "game"],
        check=False,
        cwd=ROOT,
        env={**bare, **around, "MAJLIS_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "Majlis hat keinen Bildschirm für sein Fenster gefunden.\n"
    lock = InstanceLock(tmp_path)
    assert lock.held
    lock.release()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no ALSA")
def test_a_missing_sound_device_is_no_news_on_the_terminal(tmp_path: Path) -> None:
    variables = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "alsa",
        "AUDIODEV": "nonsense",
        "MAJLIS_HOME": str(tmp_path),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "game"], cwd=ROOT, env=variables, stderr=subprocess.PIPE, text=True
    ) as program:
        log = tmp_path / "logs" / "majlis.log"
        until = time.monotonic() + PATIENCE
        while not (log.exists() and "no sound" in log.read_text(encoding="utf-8")):
            assert time.monotonic() < until, "no device is looked for"
            time.sleep(0.05)
        program.terminate()
        _, output = program.communicate(timeout=PATIENCE)
    assert output == ""
