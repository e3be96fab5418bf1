"""SHA-256 sums of files, in the form that `sha256sum -c` reads."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SUMS: Final = "SHA256SUMS"
"""The name of the file with the sums of a release."""


def sha256(path: Path) -> str:
    """Return the sum of a file in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(files: Sequence[Path], target: Path) -> None:
    """Writes the sums of the files; their names are those within the folder of the target."""
    lines = [f"{sha256(path)}  {path.relative_to(target.parent).as_posix()}\n" for path in sorted(files)]
    target.write_text("".join(lines), encoding="utf-8")
