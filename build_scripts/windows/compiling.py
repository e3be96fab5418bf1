"""The opponents' inner loops as machine code for Windows: mypyc writes C, which MinGW compiles on Linux.

The headers are those of the Python that runs this, with a configuration of their own; `python311.dll` stands in for the
import library.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError
from distribution.compiling import made_tree, translated
from windows.interpreter import FOLDER, windows_python
from windows.places import HERE
from windows.tools import refuse_without

TREE: Final = HERE / "machine-code"
_HEADERS: Final = HERE / "include"
_CONFIGURATION: Final = Path(__file__).with_name("pyconfig.h")
_COMPILER: Final = "x86_64-w64-mingw32-gcc"
_OPTIONS: Final = ("-O3", "-DNDEBUG", "-w", "-shared", "-s", "-Wl,--no-insert-timestamp")
"""Without a time stamp the same source gives the same file."""
_ENDING: Final = ".cp311-win_amd64.pyd"


def windows_tree() -> Path:
    """A folder with the program in which the modules are compiled for Windows. Raises `DevtoolsError`."""
    refuse_without(_COMPILER)
    windows_python()
    return made_tree(TREE, __spec__.name, Path(__file__), _CONFIGURATION)


def _lay_out_headers() -> None:
    shutil.rmtree(_HEADERS, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), _HEADERS)
    shutil.copyfile(_CONFIGURATION, _HEADERS / _CONFIGURATION.name)


def _compiled(extension: Any) -> None:
    """Compile the C of one module, setuptools' extension, to its place in the current folder."""
    target = Path(*extension.name.split("."))
    command = [_COMPILER, *_OPTIONS, f"-I{_HEADERS}", *(f"-I{folder}" for folder in extension.include_dirs)]
    command += [*extension.sources, str(FOLDER / "python311.dll"), "-o", f"{target}{_ENDING}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"{done.stderr[-3000:]}\n{extension.name} could not be compiled for Windows.")


def _build(places: list[str]) -> None:
    """Compile the modules in the current folder."""
    _lay_out_headers()
    EXTENSION_SUFFIXES.insert(0, _ENDING)  # the first is what mypyc ends the names of files with that it writes into C
    with ThreadPoolExecutor() as threads:
        list(threads.map(_compiled, translated(places, "--platform=win32")))


if __name__ == "__main__":
    _build(sys.argv[1:])
