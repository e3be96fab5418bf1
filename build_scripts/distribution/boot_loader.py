"""PyInstaller's boot loader, which starts the frozen program, compiled here from the locked source."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from devtools.environment import WITHOUT_INSTALL, DevtoolsError, run
from devtools.paths import REQUIREMENTS

LEAST_SYSTEM: Final = Path(__file__).with_name("least_system.c")
_MARK: Final = rb"(?<=MAJLIS NEEDS GLIBC 2\.)\d\d"
"""The figure in `least_system.c` that is exchanged for the one of the frozen libraries."""


def unpacked_source(folder: Path, lock: str = "package") -> Path:
    """Downloads the source of the PyInstaller that a lock names and unpacks it into a new folder; returns its top.

    Raises `DevtoolsError`.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    (pinned,) = re.findall(r"^pyinstaller==(?:.*\\\n)*.*\n", text, re.MULTILINE)
    alone = folder / "pyinstaller.txt"
    alone.write_text(pinned, encoding="utf-8")
    # pip asks the source for its name by the locked hatchling that runs here, and fetches no newer one
    command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--no-binary=:all:", "--no-build-isolation"]
    if run([*command, "--no-input", "--require-hashes", "--dest", str(folder), "-r", str(alone)]) != 0:
        raise DevtoolsError(WITHOUT_INSTALL.format(lock=f"{lock}.txt"))
    (archive,) = folder.glob("pyinstaller-*.tar.gz")
    shutil.unpack_archive(archive, folder)
    return folder / archive.name.removesuffix(".tar.gz")


def compile_for_linux(source: Path, packages: Path) -> None:
    """Compile the boot loader with a word about older systems, and put it into the PyInstaller among the packages.

    Raises `DevtoolsError`.
    """
    folder = source / "bootloader"
    shutil.copyfile(LEAST_SYSTEM, folder / "src" / LEAST_SYSTEM.name)
    command = [sys.executable, "./waf", "--static-zlib", "distclean", "all"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"{done.stdout[-3000:]}{done.stderr[-3000:]}\nThe boot loader could not be compiled.")
    made = source / "PyInstaller" / "bootloader"
    shutil.copytree(made, packages / "PyInstaller" / "bootloader", dirs_exist_ok=True)


def state_least_system(program: Path, glibc: str) -> None:
    """Writes into a frozen program which C library it needs, such as `2.31`; a boot loader that asks for none stays."""
    before = program.read_bytes()
    after = re.sub(_MARK, b"%02d" % int(glibc.partition(".")[2]), before)
    if after != before:
        program.write_bytes(after)


if __name__ == "__main__":
    compile_for_linux(Path(sys.argv[1]), Path(sys.argv[2]))
