"""A Debian package written without Debian's tools: an `ar` archive of two tar files."""

from __future__ import annotations

import hashlib
import io
import lzma
import re
import shutil
import tarfile
from pathlib import Path
from typing import Final

from distribution.archive import EXTREME, tar_xz
from distribution.contents import NAME

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
Description: card games at an evening table
 Majlis is a table for card games. Borako is the first: with a partner
 across the table against two opponents, you sweep the pile, lay runs and
 sets, and reach for the Mour.
"""
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}


def write_deb(folder: Path, staging: Path, target: Path, *, version: str, machine: str, seconds: int) -> None:
    """Writes the frozen folder as a `.deb`; `staging` is a scratch folder, `seconds` the date of every entry."""
    root = _staged(folder, staging)
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = CONTROL.format(
        version=version,
        architecture=architecture(machine),
        kilobytes=sum(path.stat().st_size for path in files) // 1024,
        glibc=needed_glibc(files),
    )
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )
    target.write_bytes(
        ar(
            {
                "debian-binary": b"2.0\n",
                "control.tar.xz": _tar_of({"control": control, "md5sums": sums}, seconds),
                "data.tar.xz": tar_xz(root, ".", seconds),
            },
            seconds,
        )
    )


def architecture(machine: str) -> str:
    """Debian's name of a machine type as the kernel tells it."""
    return MACHINES.get(machine, machine)


def ar(members: dict[str, bytes], seconds: int) -> bytes:
    """A Unix `ar` archive of the members in their order; each is padded to an even length."""
    text = b"!<arch>\n"
    for name, content in members.items():
        text += f"{name:<16}{seconds:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode("ascii") + content
        text += b"\n" * (len(content) % 2)
    return text


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


def _tar_of(texts: dict[str, str], seconds: int) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, text in texts.items():
            entry = tarfile.TarInfo(f"./{name}")
            entry.size = len(text.encode())
            entry.mtime = seconds
            archive.addfile(entry, io.BytesIO(text.encode()))
    return lzma.compress(file.getvalue(), preset=EXTREME)
