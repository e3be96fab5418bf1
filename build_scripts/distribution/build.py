"""The packages of this system in `dist/`: an archive of the frozen folder, and on Linux a Debian package as well.

Run as `python -m distribution.build` in the packaging environment, which can import the program.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from devtools.paths import BUILD, DIST, ROOT
from distribution import contents, deb
from distribution.archive import write_tar_xz, write_zip
from distribution.changes import releases
from distribution.freeze import freeze
from distribution.frozen import BUNDLE
from distribution.screenshots import take_screenshots
from distribution.texts import texts_of_all_languages

SCREENSHOTS: Final = DIST / "screenshots"
"""What a release puts on the page of the project."""


def main() -> int:
    """Builds all packages of this system and tells their sizes."""
    DIST.mkdir(exist_ok=True)
    try:
        for path in _write(freeze()):
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB", flush=True)
    except DevtoolsError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 2
    return 0


def _write(folder: Path) -> list[Path]:
    version, machine, day = contents.version(), platform.machine().lower(), releases()[0].seconds
    base = f"{contents.NAME}-{version}"
    if sys.platform == "win32":
        target = DIST / f"{base}-windows-{machine}.zip"
        write_zip(folder, target, base)
        return [target]
    if sys.platform == "darwin":
        target = DIST / f"{base}-macos-{machine}.zip"
        write_zip(BUNDLE, target, BUNDLE.name)
        return [target]
    target = DIST / f"{base}-linux-{machine}.tar.xz"
    write_tar_xz(folder, target, base, day)
    texts = texts_of_all_languages()
    shutil.rmtree(SCREENSHOTS, ignore_errors=True)
    take_screenshots(SCREENSHOTS / version, texts)
    if not deb.can_be_written():
        print("There is no dpkg-deb here, so no Debian package was built.", file=sys.stderr)
        return [target]
    debian = DIST / f"{contents.NAME}_{version}_{deb.architecture(machine)}.deb"
    deb.write_deb(folder, BUILD / "debian", debian, version=version, machine=machine, seconds=day, texts=texts)
    return [target, debian]


if __name__ == "__main__":
    sys.exit(main())
