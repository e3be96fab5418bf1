"""Says which files of two folders differ, and which members of archives that differ."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_NAMED: Final = 5
"""The number of members that are named; more are counted."""
_AR: Final = b"!<arch>\n"
_AR_HEADER: Final = 60
"""Bytes before each member of an `ar` archive, which a Debian package is."""


def differences(first: Path, second: Path) -> list[str]:
    """Return a line for each file that is not the same in both folders, in the order of names."""
    names = sorted({path.relative_to(folder) for folder in (first, second) for path in folder.rglob("*")})
    return [line for name in names if (line := _difference(first / name, second / name, name.as_posix()))]


def _difference(first: Path, second: Path, name: str) -> str | None:
    if not (first.exists() and second.exists()):
        return f"{name}: only one build has it"
    if first.is_dir() or first.read_bytes() == second.read_bytes():
        return None
    one, other = members(first), members(second)
    differing = sorted(member for member in one.keys() | other.keys() if one.get(member) != other.get(member))
    if not differing:
        return f"{name}: all members are the same, but not what is around them"
    more = f" and {len(differing) - _NAMED} more" if len(differing) > _NAMED else ""
    return f"{name}: {', '.join(differing[:_NAMED])}{more}"


def members(path: Path) -> Mapping[str, object]:
    """The members of a tar, zip, Debian or RPM package by name, each with all that an archive says of it.

    A file of any other kind is its own single member.
    """
    content = path.read_bytes()
    if path.suffix == ".zip":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return {entry.filename: (str(entry), entry.date_time, entry.CRC) for entry in archive.infolist()}
    if path.suffix == ".deb":
        return {name: found for part, inside in _ar(content) for name, found in _within(part, inside).items()}
    if path.suffix == ".rpm" and shutil.which("rpm2archive"):
        unpacked = subprocess.run(["rpm2archive", "-"], input=content, capture_output=True, check=True).stdout
        return _within("", unpacked)
    return _within("", content) or {path.name: content}


def _within(archive: str, content: bytes) -> dict[str, object]:
    """The members of a tar archive; a file that is none is a member itself."""
    try:
        with tarfile.open(fileobj=io.BytesIO(content)) as tar:
            entries = [(entry, _read(tar, entry)) for entry in tar.getmembers()]
    except tarfile.ReadError:
        return {archive: content} if archive else {}
    return {f"{archive}/{entry.name}".lstrip("/"): (entry.get_info(), inside) for entry, inside in entries}


def _read(tar: tarfile.TarFile, entry: tarfile.TarInfo) -> bytes | None:
    file = tar.extractfile(entry) if entry.isfile() else None
    return file.read() if file is not None else None


def _ar(content: bytes) -> Iterator[tuple[str, bytes]]:
    """The members of an `ar` archive."""
    at = len(_AR)
    while at < len(content):
        header = content[at : at + _AR_HEADER]
        size = int(header[48:58])
        at += _AR_HEADER
        yield header[:16].decode().strip(), content[at : at + size]
        at += size + size % 2
