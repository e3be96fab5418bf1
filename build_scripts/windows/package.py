"""The packages for Windows in `dist/`, built on Linux: `python -m windows.package` in the packaging environment."""

from __future__ import annotations

import sys
from pathlib import Path

from devtools.environment import DevtoolsError, status_of
from devtools.paths import DIST, ROOT
from distribution.archive import write_zip
from distribution.checksums import sha256
from windows.binaries import faults_in
from windows.freeze import freeze
from windows.installer import write_installer
from windows.places import BASE, INSTALLER, PORTABLE
from windows.tools import refuse_without


def main() -> int:
    """Build them and print their sizes and sums."""
    DIST.mkdir(exist_ok=True)
    refuse_without()
    for path in _write():
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB  sha256 {sha256(path)}", flush=True)
    return 0


def _write() -> tuple[Path, Path]:
    folder = freeze()
    faults = faults_in(folder)
    if faults:
        raise DevtoolsError("\n".join(["The binaries of the package are not what they should be:", *faults]))
    write_zip(folder, PORTABLE, BASE)
    write_installer(folder, INSTALLER)
    return PORTABLE, INSTALLER


if __name__ == "__main__":
    sys.exit(status_of(main))
