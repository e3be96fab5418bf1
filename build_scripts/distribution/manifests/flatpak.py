"""The manifest of a Flatpak, which is built from the source and from wheels that are stored beside it: offline."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from devtools.environment import WITHOUT_INSTALL, DevtoolsError, run
from devtools.paths import REQUIREMENTS
from distribution.checksums import sha256
from distribution.contents import APP_ID, NAME, version

SOURCE: Final = f"{NAME}-{version()}-source.tar.xz"
"""The archive of the source in the folder of a release."""
RUNTIME: Final = "25.08"
_PYTHON: Final = "3.13"
"""The Python of that runtime."""
_MACHINE: Final = "x86_64"
_LOCK: Final = "package"
"""The lock of all that runs and compiles the program."""
_WHEELS: Final = "wheels"
PERMISSIONS: Final = (
    *("--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio", "--device=dri"),
    "--device=input",  # gamepads
    "--filesystem=xdg-documents",  # exported matches: from anywhere else in the home they would vanish at the end
    "--filesystem=xdg-run/speech-dispatcher:ro",  # speech; it must run already, as nothing can be started from within
)
"""What the sandbox is open to. There is no network."""


def write(folder: Path) -> None:
    """Writes the manifest and its wheels below the folder of a release. Raises `DevtoolsError`."""
    home = folder / "flatpak"
    home.mkdir()
    download_wheels(home / _WHEELS)
    manifest = {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": NAME,
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": NAME,
                "buildsystem": "simple",
                "only-arches": [_MACHINE],
                "build-options": {"env": {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": _WHEELS}},
                "build-commands": ["python3 build_scripts/dev.py package --prefix ${FLATPAK_DEST}"],
                "sources": [
                    {"type": "archive", "path": f"../{SOURCE}", "sha256": sha256(folder / SOURCE)},
                    *(
                        {"type": "file", "path": f"{_WHEELS}/{path.name}", "sha256": sha256(path), "dest": _WHEELS}
                        for path in sorted((home / _WHEELS).iterdir())
                    ),
                ],
            }
        ],
    }
    (home / f"{APP_ID}.json").write_text(f"{json.dumps(manifest, indent=4)}\n", encoding="utf-8")


def download_wheels(target: Path) -> None:
    """Fetches the locked wheels for the Python of the runtime."""
    lock = REQUIREMENTS / f"{_LOCK}.txt"
    command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--only-binary=:all:", "--no-input"]
    command += ["--require-hashes", "--python-version", _PYTHON, "--implementation", "cp", "--dest", str(target)]
    command += [f"--platform=manylinux{version}_{_MACHINE}" for version in ("2014", "_2_17", "_2_28")]
    if run([*command, "-r", str(lock)]) != 0:
        raise DevtoolsError(WITHOUT_INSTALL.format(lock=lock.name))
