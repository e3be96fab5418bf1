"""The resources of a program for Windows: its version, and the manifest of its abilities."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from distribution.contents import home_page, version

if TYPE_CHECKING:
    VersionResource = Any
    """`VSVersionInfo` of PyInstaller, which only the packaging environment has."""

MANIFEST: Final = Path(__file__).with_name("manifest.xml")
TITLE: Final = "Majlis"
PUBLISHER: Final = "The Majlis developers"
_ENGLISH_UNICODE: Final = "040904B0"
_ENGLISH: Final = 0x0409
_UNICODE: Final = 0x04B0


def numbers(text: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers of Windows; missing ones are 0."""
    major, minor, patch, build = (*(int(number) for number in text.split(".")), 0, 0, 0)[:4]
    return major, minor, patch, build


def strings(program: str) -> dict[str, str]:
    """Return the strings of the page of details of a program's file."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": program,
        "LegalCopyright": f"{PUBLISHER}, GPL-3.0-or-later, {home_page()}",
        "OriginalFilename": f"{program}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }


def version_resource(program: str) -> VersionResource:
    """The version of a program, in the form PyInstaller asks for."""
    from PyInstaller.utils.win32 import versioninfo

    details = [versioninfo.StringStruct(name, value) for name, value in strings(program).items()]
    return versioninfo.VSVersionInfo(
        ffi=versioninfo.FixedFileInfo(filevers=numbers(version()), prodvers=numbers(version())),
        kids=[
            versioninfo.StringFileInfo([versioninfo.StringTable(_ENGLISH_UNICODE, details)]),
            versioninfo.VarFileInfo([versioninfo.VarStruct("Translation", [_ENGLISH, _UNICODE])]),
        ],
    )
