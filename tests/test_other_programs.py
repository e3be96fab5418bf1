"""Programs that this one starts: nothing is left of them when they end."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.other_programs import run_if_there, start_program
from game.ui.access.voices import SpokenByCommand

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="elsewhere processes are not seen so easily")

_SAYS_ITS_NUMBER = 'echo $$ > "$0.new"; mv "$0.new" "$0"'


def seen(wanted: Callable[[], bool]) -> bool:
    """Whether something is so within some seconds."""
    until = time.monotonic() + 20
    while not wanted():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def is_gone(told: Path) -> bool:
    """Whether not even the exit status is left of the process that told its number."""
    return seen(told.exists) and seen(lambda: not Path("/proc", told.read_text().strip()).exists())


def test_nothing_is_left_of_a_program_that_was_not_waited_for(tmp_path: Path) -> None:
    start_program("/bin/sh", "-c", _SAYS_ITS_NUMBER, str(tmp_path / "told"))
    assert is_gone(tmp_path / "told")


def test_nothing_is_left_of_a_voice_that_has_spoken(tmp_path: Path) -> None:
    said = tmp_path / "--"
    voice = SpokenByCommand(["/bin/sh", "-c", f'cd "{tmp_path}"; {_SAYS_ITS_NUMBER.replace("$0", "./$0")}'])
    voice.say("Your turn.", "en")
    assert is_gone(said)
    voice.hush()


def test_a_program_that_is_not_there_is_no_trouble_where_it_only_helps(tmp_path: Path) -> None:
    run_if_there("no-such-program-anywhere")
    run_if_there(sys.executable, "-c", f"import pathlib; pathlib.Path({str(tmp_path / 'done')!r}).touch()")
    assert (tmp_path / "done").exists()
    with pytest.raises(FileNotFoundError):
        start_program("no-such-program-anywhere")
