"""Takes pictures of every page of the installer and of the uninstaller: `python -m windows.pages FOLDER [DPI]`.

It is installed under Wine once in each language, which Wine takes from the locale. Needs the sources of locales
(Debian: `apt install locales imagemagick xdotool`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from drive.film import taken
from drive.sheet import contact_sheet
from game.i18n import LANGUAGES
from windows.places import HERE, INSTALLER
from windows.wine import Wine, wine

_LOCALES: Final = {"ar": "ar_AE", "de": "de_DE", "en": "en_GB", "fr": "fr_FR", "pl": "pl_PL", "pt": "pt_BR"}
_USUAL_DPI: Final = 96
_PATIENCE_S: Final = 120.0
_LONGEST_PAGE_S: Final = 25.0
"""Unpacking takes less; a page with a caret that blinks is never still."""
_STILL_S: Final = 1.5
"""A page that has not changed for so long is complete."""
_SCREEN: Final = (1200, 900)
_INSTALLER_PAGES: Final = ("folder", "installed", "finish")
_UNINSTALLER_PAGES: Final = ("matches", "removed")
PAGES: Final = (*_INSTALLER_PAGES, *_UNINSTALLER_PAGES)


def main() -> int:
    """Take the pictures and put them onto one sheet."""
    folder, dpi = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else _USUAL_DPI
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [picture for language in LANGUAGES for picture in _pictures(language.code, folder, dpi)]
    contact_sheet([(path.stem, path) for path in pictures], folder / "sheet.png", len(PAGES))
    return 0


def _pictures(language: str, folder: Path, dpi: int) -> list[Path]:
    """Install and uninstall in a fresh Windows of one language, with a picture of each page."""
    locales = HERE / "locales"
    _make_locale(_LOCALES[language], locales)
    prefix = HERE / "pages"
    shutil.rmtree(prefix, ignore_errors=True)
    paths = {page: folder / f"{language}-{page}.png" for page in PAGES}
    with wine(prefix, _SCREEN) as windows:
        locale = f"{_LOCALES[language]}.UTF-8"
        variables = windows.variables() | {"LOCPATH": str(locales), "LC_ALL": locale}
        scale = ["/v", "LogPixels", "/t", "REG_DWORD", "/d", str(dpi), "/f"]
        windows.run(["reg", "add", r"HKCU\Control Panel\Desktop", *scale])
        windows.settle()
        for pages in (_INSTALLER_PAGES, _UNINSTALLER_PAGES):
            program = INSTALLER if pages is _INSTALLER_PAGES else next(windows.drive.rglob("uninstall.exe"))
            with _open(windows, variables, program) as shown:
                for page in pages:
                    shown.take(paths[page])
                    if page != pages[-1]:
                        shown.go_on()
    return list(paths.values())


def _make_locale(name: str, folder: Path) -> None:
    target = folder / f"{name}.UTF-8"
    if not target.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(["localedef", "-i", name, "-f", "UTF-8", str(target)], capture_output=True, check=False)
        if not target.is_dir():
            raise DevtoolsError(f"The locale {name} could not be made: {done.stderr.decode().strip()}")


class _Shown:
    """A wizard that is open on a display."""

    def __init__(self, display: str) -> None:
        self._display = display

    def take(self, path: Path) -> None:
        """Waits until the page is still, then takes a picture of it."""
        screen = path.with_suffix(".ppm")
        before, since, end = b"", time.monotonic(), time.monotonic() + _LONGEST_PAGE_S
        while time.monotonic() < end and time.monotonic() - since < _STILL_S:
            taken(self._display, screen)
            now = screen.read_bytes()
            if now != before:
                before, since = now, time.monotonic()
        subprocess.run(["convert", str(screen), "-trim", "+repage", str(path)], check=True)
        screen.unlink()

    def go_on(self) -> None:
        """Presses the button that is chosen."""
        subprocess.run(["xdotool", "key", "Return"], env=os.environ | {"DISPLAY": self._display}, check=True)


@contextmanager
def _open(windows: Wine, variables: dict[str, str], program: Path) -> Iterator[_Shown]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        ["wine", windows.windows_path(program)], env=variables, stdin=quiet, stdout=quiet, stderr=quiet
    )
    try:
        time.sleep(4)
        yield _Shown(windows.display)
    finally:
        windows.end()
        process.wait(_PATIENCE_S)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except DevtoolsError as trouble:
        sys.exit(f"\n{trouble}")
