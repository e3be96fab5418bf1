"""The Windows Python that runs under Wine, put together from locked wheels.

`python311.dll`, its modules and the libraries they need come from a wheel that carries them for a packager of its own;
the part of the standard library that is written in Python comes from the Python that runs this.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

from devtools.environment import WITHOUT_INSTALL, DevtoolsError, run
from devtools.paths import REQUIREMENTS
from windows.places import HERE
from windows.tools import refuse_without

FOLDER: Final = HERE / "python"
PROGRAM: Final = FOLDER / "python.exe"
SITE: Final = FOLDER / "Lib" / "site-packages"
_STAMP: Final = FOLDER / "made-from.txt"
_WHEEL: Final = "windows-python"
"""The lock of the wheel with Python's own binaries."""
_REQUIREMENTS: Final = "windows"
"""The lock of what is installed into it."""
_INSIDE: Final = "deploy_libs/"
_LEFT_OUT: Final = ("__pycache__", "ensurepip", "idlelib", "lib-dynload", "lib2to3", "site-packages", "test", "tkinter")
_UNUSED: Final = ("tcl", "tk", "_tkinter", "winsound", "_msi")
"""Beginnings of the names of binaries that nothing here imports."""
_PLATFORM: Final = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp")


def windows_python() -> Path:
    """Return the interpreter, made first unless it exists and fits the locks. Raises `DevtoolsError`."""
    if not _STAMP.is_file() or _STAMP.read_text(encoding="utf-8") != _fingerprint():
        refuse_without("wine", "x86_64-w64-mingw32-gcc")
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        _lay_out_binaries(_downloaded_wheel())
        _copy_standard_library()
        _compile_launcher()
        _install()
        _STAMP.write_text(_fingerprint(), encoding="utf-8")
    return PROGRAM


def _fingerprint() -> str:
    sums = [hashlib.sha256(_lock(name).read_bytes()).hexdigest() for name in (_WHEEL, _REQUIREMENTS)]
    return f"{' '.join(sums)} {sys.version.split()[0]} {FOLDER}\n"


def _lock(name: str) -> Path:
    return REQUIREMENTS / f"{name}.txt"


def _downloaded_wheel() -> Path:
    folder = HERE / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    _pip("download", "--dest", str(folder), *_PLATFORM, lock=_WHEEL)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _lay_out_binaries(wheel: Path) -> None:
    """Put libraries that are loaded before Python can search next to the program, the others into `DLLs`."""
    modules = FOLDER / "DLLs"
    modules.mkdir()
    with zipfile.ZipFile(wheel) as archive:
        for inside in archive.namelist():
            name = inside.removeprefix(_INSIDE)
            if not inside.startswith(_INSIDE) or not name or name.lower().startswith(_UNUSED):
                continue
            first = name.lower().startswith(("python3", "vcruntime", "api-ms-"))
            (FOLDER if first else modules).joinpath(name).write_bytes(archive.read(inside))


def _copy_standard_library() -> None:
    source = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(source, FOLDER / "Lib", ignore=shutil.ignore_patterns(*_LEFT_OUT, "config-*", "*.so"))


def _compile_launcher() -> None:
    source = Path(__file__).with_name("launcher.c")
    command = ["x86_64-w64-mingw32-gcc", "-municode", "-Os", "-s", "-o", str(PROGRAM), str(source)]
    done = subprocess.run([*command, str(FOLDER / "python311.dll")], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise DevtoolsError(f"python.exe could not be compiled: {done.stderr.strip()}")


def _install() -> None:
    _pip("install", "--target", str(SITE), "--no-compile", *_PLATFORM, lock=_REQUIREMENTS)


def _pip(task: str, *words: str, lock: str) -> None:
    print(f"Fetching the locked requirements of {lock}.txt …", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pip", task, "-qq", "--no-deps", "--only-binary=:all:", "--no-input"]
    if run([*command, "--require-hashes", *words, "-r", str(_lock(lock))]) != 0:
        raise DevtoolsError(WITHOUT_INSTALL.format(lock=f"{lock}.txt"))
