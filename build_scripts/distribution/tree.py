"""What packages of Linux have in common: the files as they install them, and what they say of themselves."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from distribution.contents import NAME
from distribution.texts import ProgramTexts


@dataclass(frozen=True, slots=True)
class Facts:
    """What a package says of itself."""

    version: str
    machine: str
    """The type of machine as the kernel names it, such as `x86_64`."""
    seconds: int
    """The date of every entry, in seconds since 1970."""
    texts: Sequence[ProgramTexts]
    """The texts of all languages, the English ones first."""


def installed_tree(folder: Path, staging: Path) -> Path:
    """Lays the files out below `staging`, which is made anew, as they will lie on the disk; returns it."""
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


def make_plain(root: Path, seconds: int) -> None:
    """Takes from every entry what this computer gave it: rights beyond the usual ones, and its date."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
