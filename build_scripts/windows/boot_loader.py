"""PyInstaller's boot loader for Windows, compiled from the locked source by MinGW.

The one that PyInstaller brings begins every program packaged with it, good or bad, so that virus scanners know it.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError, clean_variables
from devtools.paths import REQUIREMENTS
from distribution.boot_loader import unpacked_source
from distribution.changes import releases
from windows.interpreter import SITE
from windows.places import HERE
from windows.tools import refuse_without

COMPILED: Final = HERE / "boot-loader"
_STAMP: Final = COMPILED / "made-from.txt"
_LOCK: Final = "windows"
_COMPILER: Final = "x86_64-w64-mingw32-gcc"
_PLACE: Final = Path("PyInstaller", "bootloader", "Windows-64bit-intel")
WITH_CONSOLE: Final = "run.exe"
WITHOUT_CONSOLE: Final = "runw.exe"
_PROGRAMS: Final = (WITH_CONSOLE, WITHOUT_CONSOLE)
_TOOLS: Final = {"CC": _COMPILER, "AR": "x86_64-w64-mingw32-ar", "WINRC": "x86_64-w64-mingw32-windres"}
_STEPS: Final = ("distclean", "configure", "build_release", "build_releasew", "install_release", "install_releasew")


def install_boot_loader() -> None:
    """Puts it into the PyInstaller of Windows' Python, compiled first if need be. Raises `DevtoolsError`."""
    refuse_without(_COMPILER)
    if not _STAMP.is_file() or _STAMP.read_text(encoding="utf-8") != _fingerprint():
        _compile()
    for name in _PROGRAMS:
        shutil.copyfile(COMPILED / name, SITE / _PLACE / name)


def _fingerprint() -> str:
    locked, script = (path.read_bytes() for path in (REQUIREMENTS / f"{_LOCK}.txt", Path(__file__)))
    compiler = subprocess.run([_COMPILER, "-dumpfullversion"], check=True, capture_output=True, text=True).stdout
    return f"{hashlib.sha256(locked + script).hexdigest()} {compiler}"


def _compile() -> None:
    source = unpacked_source(HERE / "boot-loader-source", _LOCK)
    for name in _PROGRAMS:
        (source / _PLACE / name).unlink(missing_ok=True)
    command = [sys.executable, "./waf", "--target-arch=64bit", "--gcc", *_STEPS]
    # what is written into the file as its time
    variables = clean_variables() | _TOOLS | {"SOURCE_DATE_EPOCH": str(releases()[0].seconds)}
    done = subprocess.run(
        command, cwd=source / "bootloader", env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise DevtoolsError(f"{done.stdout[-3000:]}{done.stderr[-3000:]}\nThe boot loader could not be compiled.")
    shutil.rmtree(COMPILED, ignore_errors=True)
    COMPILED.mkdir()
    for name in _PROGRAMS:
        shutil.copyfile(source / _PLACE / name, COMPILED / name)
    shutil.rmtree(source.parent)
    _STAMP.write_text(_fingerprint(), encoding="utf-8")
