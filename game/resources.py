"""The paths of the files that travel with the program: card pictures, fonts, sounds, icons, changes, licences.

One module finds them in all three ways to run: in a checkout `assets/` is next to the package; in an installed wheel
and in a packaged folder the same tree is inside the package.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


@cache
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


@dataclass(frozen=True, slots=True)
class Licence:
    """One licence text that travels with the program."""

    name: str
    """The name of the part it covers, such as `majlis`, `SDL2` or `OFL-IBMPlex`."""
    path: Path

    def text(self) -> str:
        """The whole text. Raises `OSError`."""
        return self.path.read_text(encoding="utf-8", errors="replace")


def changes_text() -> str:
    """Return the changes of all versions, the newest first, as Markdown. Raises `FileNotFoundError`."""
    return _travelling("CHANGELOG.md").read_text(encoding="utf-8")


def credits_text() -> str:
    """Return the credits of pictures, sounds and fonts, as Markdown. Raises `FileNotFoundError`."""
    return asset("CREDITS.md").read_text(encoding="utf-8")


def licences() -> tuple[Licence, ...]:
    """The licence of the program, then those of everything that is shipped with it, by name.

    A packaged program carries them all in its folder; a wheel and a checkout carry those of the program and the fonts,
    because the libraries come from elsewhere with licences of their own.
    """
    folder = _packaged_licences()
    if folder is not None:
        found = [Licence(path.stem, path) for path in folder.glob("*.txt")]
    else:
        found = [Licence("majlis", _travelling("LICENSE"))]
        found += [Licence(path.stem, path) for path in asset_root().rglob("OFL*.txt")]
    return tuple(sorted(found, key=lambda licence: (licence.name != "majlis", licence.name.casefold())))


def _travelling(name: str) -> Path:
    """Return a file of the top level: in a wheel and a packaged folder it is among the assets, else next to the
    package.
    """
    inside = _PACKAGE / "assets" / name
    path = inside if inside.is_file() else _PACKAGE.parent / name
    if not path.is_file():
        raise FileNotFoundError(path)
    return path


def _packaged_licences() -> Path | None:
    if not getattr(sys, "frozen", False):
        return None
    program = Path(sys.executable).resolve().parent
    places = (program / "licenses", program.parent / "Resources" / "licenses")
    return next((place for place in places if place.is_dir()), None)
