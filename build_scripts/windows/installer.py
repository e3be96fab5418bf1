"""The installer for Windows, made by NSIS from the frozen folder."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Final

from art import palette
from devtools.environment import DevtoolsError
from devtools.paths import ROOT
from distribution.changes import releases
from distribution.contents import APP_ID, NAME, version
from distribution.installer_texts import installer_texts
from game.i18n import LANGUAGES, Language
from windows.pictures import write_pictures
from windows.places import HERE
from windows.resources import PUBLISHER, TITLE, numbers, strings

TEMPLATE: Final = Path(__file__).with_name("installer.nsi")
ICON: Final = ROOT / "assets" / "icon" / "majlis.ico"
_PICTURES: Final = HERE / "pictures"
TOOLKIT_NAMES: Final = {
    "ar": "Arabic",
    "de": "German",
    "en": "English",
    "fr": "French",
    "pl": "Polish",
    "pt": "PortugueseBR",
}
"""The names of the program's languages in NSIS."""


def write_installer(folder: Path, target: Path) -> None:
    """Writes the installer of a frozen folder. The same folder gives the same bytes. Raises `DevtoolsError`."""
    write_pictures(_PICTURES)
    script = HERE / "installer.nsi"
    text = TEMPLATE.read_text(encoding="utf-8")
    for place, lines in (
        ("@LANGUAGES@", languages()),
        ("@FILES@", installed_files(folder)),
        ("@DELETIONS@", deletions(folder)),
    ):
        text = text.replace(f"\n{place}\n", "\n" + "\n".join(lines) + "\n")
    # by the mark at its beginning NSIS knows the encoding
    script.write_text(text, encoding="utf-8-sig")
    defines = {
        "NAME": NAME,
        "TITLE": TITLE,
        "APP_ID": APP_ID,
        "PUBLISHER": PUBLISHER,
        "COPYRIGHT": strings(NAME)["LegalCopyright"],
        "VERSION": version(),
        "VERSION_NUMBERS": ".".join(map(str, numbers(version()))),
        "ICON": str(ICON),
        "PICTURES": str(_PICTURES),
        "PAPER": palette.PARCHMENT.removeprefix("#"),
        "INK": palette.INK.removeprefix("#"),
        "KILOBYTES": str(sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024),
        "TARGET": str(target),
    }
    defined = [f"-D{name}={value}" for name, value in defines.items()]
    variables = os.environ | {"SOURCE_DATE_EPOCH": str(releases()[0].seconds), "LC_ALL": "C.UTF-8"}
    command = ["makensis", "-V2", "-WX", *defined, str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if done.returncode != 0:
        raise DevtoolsError(f"makensis could not build {target.name}: {done.stdout}{done.stderr}")


def languages() -> Iterator[str]:
    """The languages of the pages, and the texts of the installer's own in each; the first is for all others."""
    for language in LANGUAGES:
        yield f'!insertmacro MUI_LANGUAGE "{_toolkit_name(language)}"'
    for language in LANGUAGES:
        for name, text in installer_texts(language).items():
            yield f'LangString {name} ${{LANG_{_toolkit_name(language).upper()}}} "{_quoted(text)}"'


def _toolkit_name(language: Language) -> str:
    try:
        return TOOLKIT_NAMES[language.code]
    except KeyError as error:
        raise DevtoolsError(f"windows/installer.py does not say what NSIS calls {language.name}.") from error


def installed_files(folder: Path) -> Iterator[str]:
    """The lines that put every file of the folder where it belongs."""
    for place in _folders(folder):
        yield f'  SetOutPath "{_installed(folder, place)}"'
        for path in sorted(place.iterdir()):
            if path.is_file():
                yield f'  File "{_quoted(str(path))}"'


def deletions(folder: Path) -> Iterator[str]:
    """Every file and folder by its name, so that nothing is deleted that was not installed."""
    for place in reversed(_folders(folder)):
        for path in sorted(place.iterdir()):
            if path.is_file():
                yield f'  Delete "{_installed(folder, path)}"'
        if place != folder:
            yield f'  RMDir "{_installed(folder, place)}"'


def _folders(folder: Path) -> list[Path]:
    """The folder and all in it, each after the one it is in."""
    return [folder, *sorted(path for path in folder.rglob("*") if path.is_dir())]


def _installed(folder: Path, path: Path) -> str:
    place = PureWindowsPath("$INSTDIR", path.relative_to(folder))
    return _quoted(str(place).replace("$INSTDIR", "\0")).replace("\0", "$INSTDIR")


def _quoted(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"')
