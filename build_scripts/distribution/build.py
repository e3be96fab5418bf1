"""The packages of this system in `dist/`: an archive of the frozen folder, and on Linux a Debian package as well."""

from __future__ import annotations

import calendar
import platform
import sys
import time
from pathlib import Path

from devtools.paths import BUILD, DIST, ROOT
from distribution import contents, freeze
from distribution.archive import write_tar_xz, write_zip
from distribution.deb import architecture, write_deb


def seconds_of(day: str) -> int:
    """Midnight of a day in seconds since 1970."""
    return calendar.timegm(time.strptime(day, "%Y-%m-%d"))


def package() -> int:
    """Builds all packages of this system and tells their sizes."""
    folder = freeze.freeze()
    DIST.mkdir(exist_ok=True)
    for path in _write(folder):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB", flush=True)
    return 0


def program() -> Path:
    """The frozen program."""
    return freeze.FOLDER / ("majlis-console.exe" if sys.platform == "win32" else contents.NAME)


def _write(folder: Path) -> list[Path]:
    version, machine, day = contents.version(), platform.machine().lower(), seconds_of(contents.release_day())
    base = f"{contents.NAME}-{version}"
    if sys.platform == "win32":
        target = DIST / f"{base}-windows-{machine}.zip"
        write_zip(folder, target, base)
        return [target]
    if sys.platform == "darwin":
        target = DIST / f"{base}-macos-{machine}.zip"
        write_zip(freeze.BUNDLE, target, freeze.BUNDLE.name)
        return [target]
    target = DIST / f"{base}-linux-{machine}.tar.xz"
    write_tar_xz(folder, target, base, day)
    debian = DIST / f"{contents.NAME}_{version}_{architecture(machine)}.deb"
    write_deb(folder, BUILD / "debian", debian, version=version, machine=machine, seconds=day)
    return [target, debian]
