"""The packages of this system in `dist/`: an archive of the frozen folder, and on Linux a `.deb` and an `.rpm` as well.

Run as `python -m distribution.build` in the packaging environment, which can import the program.
"""

from __future__ import annotations

import platform
import shutil
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from devtools.environment import status_of
from devtools.paths import BUILD, DIST, ROOT
from distribution import contents, deb, needs, old_system, rpm
from distribution.archive import write_tar_xz, write_zip
from distribution.changes import releases
from distribution.freeze import freeze
from distribution.frozen import BUNDLE, DEPENDS
from distribution.screenshots import take_screenshots
from distribution.texts import texts_of_all_languages
from distribution.tree import Facts

SCREENSHOTS: Final = DIST / "screenshots"
"""The screenshots that are published with a release."""


def main() -> int:
    """Build all packages of this system and print their sizes."""
    DIST.mkdir(exist_ok=True)
    for path in _write(frozen_folder()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB", flush=True)
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
    return _write_for_linux(folder, version, machine, day)


def _write_for_linux(folder: Path, version: str, machine: str, day: int) -> list[Path]:
    """Writes all packages at once, since each is compressed by one core, and takes the screenshots meanwhile."""
    base = f"{contents.NAME}-{version}"
    for earlier in DIST.glob(f"{base}-linux-{machine}*.tar.xz"):
        earlier.unlink()
    texts, depends = texts_of_all_languages(), DEPENDS.read_text(encoding="utf-8")
    facts = Facts(version, machine, day, texts)
    written: dict[Path, Future[None]] = {}
    with ThreadPoolExecutor() as threads:
        target = DIST / f"{base}-linux-{machine}-glibc{needs.glibc(folder)}.tar.xz"
        written[target] = threads.submit(write_tar_xz, folder, target, base, day)
        if deb.can_be_written() and depends:
            target = DIST / f"{contents.NAME}_{version}_{deb.architecture(machine)}.deb"
            written[target] = threads.submit(deb.write_deb, folder, BUILD / "debian", target, facts, depends)
        else:
            _notice("there is no dpkg-dev here, so no Debian package was built")
        if rpm.can_be_written():
            target = DIST / f"{base}-1.{machine}.rpm"
            written[target] = threads.submit(rpm.write_rpm, folder, BUILD / "rpm", target, facts)
        else:
            _notice("there is no rpmbuild here, so no RPM package was built")
        shutil.rmtree(SCREENSHOTS, ignore_errors=True)
        take_screenshots(SCREENSHOTS, texts)
    for job in written.values():
        job.result()
    return list(written)


def frozen_folder() -> Path:
    """The frozen folder: on Linux from an older system where that can be, so that it runs on others of its age."""
    if sys.platform != "linux":
        return freeze()
    reason = old_system.why_not()
    if reason is None:
        try:
            with old_system.prepared() as system:
                return old_system.freeze_in(system)
        except old_system.NotPreparedError as trouble:
            print(f"\n{trouble}", file=sys.stderr)
            reason = "the lines above say why"
    folder = freeze()
    _notice(
        f"the package needs glibc {needs.glibc(folder)} or later, as this system has it: "
        f"it could not be built in an older one ({reason})"
    )
    return folder


def _notice(text: str) -> None:
    print(f"NOTICE: {text}.", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(status_of(main))
