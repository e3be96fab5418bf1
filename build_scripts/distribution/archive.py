"""Archives of the frozen folder that come out the same for the same content: sorted, dated by the release."""

from __future__ import annotations

import io
import lzma
import tarfile
import zipfile
from pathlib import Path
from typing import Final

EXTREME: Final = 9 | lzma.PRESET_EXTREME


def add_tree(archive: tarfile.TarFile, folder: Path, prefix: str, seconds: int) -> None:
    """Adds a folder under the prefix; `seconds` since 1970 is the date of every entry."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = seconds
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    for path in (folder, *sorted(folder.rglob("*"))):
        place = path.relative_to(folder).as_posix()
        archive.add(path, prefix if place == "." else f"{prefix}/{place}", recursive=False, filter=plain)


def write_tar_xz(folder: Path, target: Path, prefix: str, seconds: int) -> None:
    """Writes the folder as a `.tar.xz`."""
    target.write_bytes(tar_xz(folder, prefix, seconds))


def tar_xz(folder: Path, prefix: str, seconds: int) -> bytes:
    """The folder as the bytes of a `.tar.xz`."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        add_tree(archive, folder, prefix, seconds)
    return lzma.compress(file.getvalue(), preset=EXTREME)


def write_zip(folder: Path, target: Path, prefix: str) -> None:
    """Writes the folder as a `.zip`, with the executable bits of its files; symbolic links are kept as links."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            place = f"{prefix}/{path.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(place, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = path.lstat().st_mode << 16
            if path.is_symlink():
                archive.writestr(entry, str(path.readlink()))
            elif path.is_file():
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
