"""The process that looks into many records lets everything else go first."""

from __future__ import annotations

import os
import subprocess
import sys

from devtools.paths import ROOT

SCRIPT = """
import os, sys
from game.match.worker_process import lower_priority

def standing() -> int:
    if sys.platform != "win32":
        return os.nice(0)
    import ctypes
    kernel = ctypes.WinDLL("kernel32")
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.GetPriorityClass.argtypes = (ctypes.c_void_p,)
    return kernel.GetPriorityClass(kernel.GetCurrentProcess())

before = standing()
lower_priority()
print(before, standing())
"""


def test_it_stands_back_behind_others() -> None:
    output = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    before, after = map(int, output.split())
    if os.name == "nt":
        assert (before, after) == (0x20, 0x4000)
    else:
        assert after == min(19, before + 10)
