"""The paths of things for Windows in the checkout."""

from __future__ import annotations

from typing import Final

from devtools.paths import BUILD, DIST
from distribution.contents import NAME, version

HERE: Final = BUILD / "windows"
BASE: Final = f"{NAME}-{version()}"
PORTABLE: Final = DIST / f"{BASE}-windows-x86_64.zip"
INSTALLER: Final = DIST / f"{BASE}-windows-x86_64-setup.exe"
FROZEN: Final = HERE / "frozen" / NAME
"""The frozen folder, which both hold."""
