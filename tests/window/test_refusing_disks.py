"""Disks that refuse under the real program in a real window; `dev.py drive --disk` goes through all of them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from devtools.display import virtual_display
from drive.refusals import all_tries
from drive.refusing_disk import compiled, may_mount
from tests.window.conftest import SCREEN

pytestmark = [pytest.mark.window, pytest.mark.slow]
SOURCE = [sys.executable, "-m", "game"]


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("gcc"), reason="the library needs Linux and gcc")
@pytest.mark.parametrize(
    "name",
    [
        "full (ENOSPC) menu room returns",
        "quota (EDQUOT) window elsewhere",
        "EIO on fsync SIGTERM elsewhere",
        "short write, then full SIGHUP elsewhere",
        "full everywhere window room returns",
    ],
)
def test_what_a_disk_refuses_is_shown_and_not_lost(name: str, tmp_path: Path) -> None:
    with virtual_display(*SCREEN) as display:
        (outcome,) = all_tries(SOURCE, display, tmp_path, name)
    assert outcome.fault == ""
    assert outcome.moves > 0


@pytest.mark.parametrize("left_by", ["window room returns", "SIGTERM elsewhere"])
def test_a_file_system_that_is_really_full_costs_no_move(left_by: str, tmp_path: Path) -> None:
    if compiled(tmp_path) is None or not may_mount(tmp_path):
        pytest.skip("this needs Linux, a C compiler and the right to mount")
    (tmp_path / "mounted").rmdir()
    with virtual_display(*SCREEN) as display:
        (outcome,) = all_tries(SOURCE, display, tmp_path, f"tmpfs, really full {left_by}")
    assert outcome.fault == ""
