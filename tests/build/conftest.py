"""Fixtures of the tests of packages."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder like a frozen one: a program, a library, a menu entry and a licence."""
    folder = tmp_path / "majlis"
    for name, content in {
        "majlis": b"\x7fELF GLIBC_2.4 GLIBC_2.34",
        "_internal/libz.so.1": b"GLIBC_2.14",
        "share/applications/entry.desktop": b"[Desktop Entry]",
        "licenses/majlis.txt": b"GPL",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "majlis").chmod(0o755)
    return folder
