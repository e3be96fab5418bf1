"""The packaged program starts itself for what Python would start a Python for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from devtools.paths import ROOT

START = ROOT / "build_scripts" / "distribution" / "start.py"


@pytest.mark.skipif(sys.platform == "win32", reason="there Python starts no tracker")
def test_it_serves_as_the_tracker_of_a_pool_until_nobody_asks() -> None:
    """Asked for as by `multiprocessing.resource_tracker`, with what the packaged Python was told at its start."""
    asked, owner = os.pipe()
    command = f"from multiprocessing.resource_tracker import main;main({asked})"
    words = [sys.executable, str(START), "-X", "utf8", "-c", command]
    with subprocess.Popen(
        words, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, pass_fds=(asked,), stderr=subprocess.PIPE
    ) as tracker:
        os.close(asked)
        os.write(owner, b"PROBE:0:noop\n")
        os.close(owner)
        _, said = tracker.communicate(timeout=30)
    assert (tracker.returncode, said) == (0, b"")
