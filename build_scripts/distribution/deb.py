"""The Debian package of the frozen folder, put together by Debian's own `dpkg-deb`."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from distribution.contents import NAME
from distribution.texts import ProgramTexts
from game.i18n.languages import ENGLISH

CONTROL: Final = """\
Package: majlis
Version: {version}
Architecture: {architecture}
Maintainer: The Majlis developers <majlis@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libx11-6 | libwayland-client0
Recommends: libxcursor1, libxext6, libxi6, libxrandr2, libxss1, libgl1, libpulse0 | libasound2
Section: games
Priority: optional
{descriptions}
"""
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}
_WIDTH: Final = 79
"""Columns of a description."""


def can_be_written() -> bool:
    """Whether this system has the tool."""
    return shutil.which("dpkg-deb") is not None


def write_deb(
    folder: Path,
    staging: Path,
    target: Path,
    *,
    version: str,
    machine: str,
    seconds: int,
    texts: Sequence[ProgramTexts],
) -> None:
    """Writes the frozen folder as a `.deb`; `staging` is a scratch folder, `seconds` the date of every entry.

    The same folder gives the same bytes, whoever builds it, when and on how many cores. Raises `DevtoolsError`.
    """
    root = _staged(folder, staging)
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = CONTROL.format(
        version=version,
        architecture=architecture(machine),
        kilobytes=sum(path.stat().st_size for path in files) // 1024,
        glibc=needed_glibc(files),
        descriptions="\n".join(descriptions(texts)),
    )
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )
    described = root / "DEBIAN"
    described.mkdir()
    (described / "control").write_text(control, encoding="utf-8")
    (described / "md5sums").write_text(sums, encoding="utf-8")
    _make_plain(root, seconds)
    command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z9", str(root), str(target)]
    variables = {"SOURCE_DATE_EPOCH": str(seconds), "DPKG_DEB_THREADS_MAX": "1"}
    # it warns of descriptions in other languages, which are APT's and no concern of its own: heard only if it fails
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | variables)
    if done.returncode != 0:
        raise DevtoolsError(f"dpkg-deb could not build {target.name}: {done.stderr.strip()}")


def descriptions(texts: Sequence[ProgramTexts]) -> Iterator[str]:
    """The fields that describe the package; those of other languages as APT reads them, `Description-pl`."""
    for text in texts:
        suffix = "" if text.language is ENGLISH else f"-{text.language.code}"
        yield f"Description{suffix}: {text.summary}"
        yield from _indented(text.opening, " ")
        yield " ."
        for game in text.games:
            yield from _indented(game.sentence, "  * ")
        yield " ."
        yield from _indented(text.play, " ")


def _indented(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def architecture(machine: str) -> str:
    """Debian's name of a machine type as the kernel tells it."""
    return MACHINES.get(machine, machine)


def needed_glibc(files: list[Path]) -> str:
    """The newest version of the C library that any of the files names, such as `2.35`."""
    found = {(2, 17)}
    for path in files:
        if path.suffix == ".so" or ".so." in path.name or path.name == NAME:
            found |= {(2, int(minor)) for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    major, minor = max(found)
    return f"{major}.{minor}"


def _staged(folder: Path, staging: Path) -> Path:
    """Lays the files out as they will lie on the disk."""
    shutil.rmtree(staging, ignore_errors=True)
    home = staging / "usr" / "lib" / NAME
    shutil.copytree(folder, home, symlinks=True)
    shutil.move(home / "share", staging / "usr" / "share")
    documents = staging / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copyfile(home / "licenses" / "majlis.txt", documents / "copyright")
    commands = staging / "usr" / "bin"
    commands.mkdir()
    (commands / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    return staging


def _make_plain(root: Path, seconds: int) -> None:
    """Takes from every entry what this computer gave it: rights beyond the usual ones, and its date."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
