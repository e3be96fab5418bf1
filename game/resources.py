"""Where the files that travel with the program are: card pictures, fonts, sounds, icons.

One place answers for all three ways to run: in a checkout `assets/` lies beside the package; in an installed wheel
and in a packaged folder the same tree lies inside the package.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def asset_root() -> Path:
    """The folder that holds all assets; it may be read-only."""
    inside = _PACKAGE / "assets"
    return inside if inside.is_dir() else _PACKAGE.parent / "assets"


def asset(*parts: str) -> Path:
    """The path of one asset, such as `asset("cards", "7H.svg")`. Raises `FileNotFoundError` if there is none."""
    path = asset_root().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path
