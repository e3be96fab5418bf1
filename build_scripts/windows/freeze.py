"""Freezes the program for Windows: the spec of all systems, run by the Windows Python under Wine."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from distribution import compiling, licences
from distribution.changes import releases
from distribution.contents import FREEZING, NAME
from distribution.frozen import sort_base_library
from windows.boot_loader import install_boot_loader
from windows.compiling import windows_tree
from windows.interpreter import SITE, windows_python
from windows.places import FROZEN, HERE
from windows.wine import wine

_SPEC: Final = Path(licences.__file__).with_name("majlis.spec")


def freeze() -> Path:
    """Builds the folder anew and returns it. Raises `DevtoolsError`."""
    python, tree = windows_python(), windows_tree()
    install_boot_loader()
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    with wine(HERE / "prefix") as windows:
        command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        command += ["--distpath", windows.windows_path(FROZEN.parent), "--workpath"]
        command += [windows.windows_path(HERE / "pyinstaller"), windows.windows_path(_SPEC)]
        variables = {
            **FREEZING,
            "PYINSTALLER_CONFIG_DIR": windows.windows_path(HERE / "pyinstaller-cache"),
            compiling.VARIABLE: windows.windows_path(tree),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SOURCE_DATE_EPOCH": str(releases()[0].seconds),
        }
        done = windows.ask(command, variables=variables)
    if done.returncode != 0 or not (FROZEN / f"{NAME}.exe").is_file():
        raise DevtoolsError(f"{done.stdout}\nPyInstaller could not freeze the program under Wine.")
    sort_base_library(FROZEN)
    licences.collect(FROZEN, FROZEN / "licenses", SITE)
    return FROZEN
