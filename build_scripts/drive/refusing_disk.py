"""A disk that refuses: by a library loaded before the program, or as a file system that is really full."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SLOW_S: Final = 20
_SOURCE: Final = Path(__file__).with_name("refusing_disk.c")
_ROOM: Final = 130
"""Bytes that a disk still takes that becomes full in the middle of a line."""
_MOUNT: Final = ("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs")


@dataclass(frozen=True, slots=True)
class Refusal:
    """The refusals of a disk: the lines of the library's script, or a full file system where there are none."""

    name: str
    script: tuple[str, ...] = ()
    everywhere: bool = False
    """Whether no second place takes anything either."""
    patience: float = 10.0


REFUSALS: Final = (
    Refusal("full (ENOSPC)", (f"write {errno.ENOSPC} 0",)),
    Refusal("quota (EDQUOT)", (f"write {errno.EDQUOT} 0",)),
    Refusal("read-only (EROFS)", (f"open {errno.EROFS} 0",)),
    Refusal("EIO on write", (f"write {errno.EIO} 0",)),
    Refusal("EIO on fsync", (f"fsync {errno.EIO} 0",)),
    Refusal("short write, then full", (f"room {errno.ENOSPC} {_ROOM}",)),
    Refusal(f"fsync of {SLOW_S} s", (f"fsync 0 {SLOW_S}",), patience=3.0 * SLOW_S),
    Refusal("full everywhere", (f"write {errno.ENOSPC} 0",), everywhere=True),
    Refusal("tmpfs, really full"),
)


def compiled(folder: Path) -> Path | None:
    """The library, or None where there is no compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or os.uname().sysname != "Linux":
        return None
    library = folder / "refusing_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(_SOURCE)], check=True)
    return library


def may_mount(folder: Path) -> bool:
    """Whether a file system of its own can be had here; that needs root, and not every container lets it."""
    place = folder / "mounted"
    place.mkdir()
    if subprocess.run([*_MOUNT, str(place)], check=False, stderr=subprocess.DEVNULL).returncode != 0:
        return False
    subprocess.run(["umount", str(place)], check=True)
    return True


class RefusingDisk:
    """The disk under a profile; whole until it `breaks`."""

    def __init__(self, refusal: Refusal, home: Path, saves: Path, library: Path) -> None:
        self._refusal = refusal
        self._library = library
        self._script = home.with_name("script")
        self._hits = home.with_name("script.hits")
        self._folder = home if refusal.everywhere else saves
        self._ballast = saves / "ballast"

    @contextmanager
    def mounted(self) -> Iterator[None]:
        """A file system of its own, where it is one that is really full."""
        self._script.write_text("")
        if self._refusal.script:
            yield
            return
        saves = self._ballast.parent
        saves.mkdir(parents=True, exist_ok=True)
        subprocess.run([*_MOUNT, str(saves)], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", str(saves)], check=True)

    def under(self, command: Sequence[str]) -> list[str]:
        """The command of the program with the library before it."""
        return ["env", f"LD_PRELOAD={self._library}", f"REFUSING_DISK={self._script}", *command]

    def breaks(self) -> None:
        """Refuse everything from now on."""
        if self._refusal.script:
            self._runs_script("\n".join([str(self._folder), *self._refusal.script]) + "\n")
        else:
            _fill(self._ballast)

    def heals(self) -> None:
        """Let the disk take everything again."""
        if self._refusal.script:
            self._runs_script("")
        else:
            self._ballast.unlink(missing_ok=True)

    def struck(self) -> str:
        """Return the number of refusals that the program has met, or the room there is; empty if it has met none."""
        if not self._refusal.script:
            free = os.statvfs(self._ballast.parent).f_bfree
            return "" if free else "no block is free"
        words = self._hits.read_text().split() if self._hits.exists() else []
        return ", ".join(f"{count} x {word}" for word, count in sorted(Counter(words).items()))

    def _runs_script(self, script: str) -> None:
        copy = self._script.with_suffix(".new")
        copy.write_text(script)
        copy.replace(self._script)


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 256, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue
