"""The manifests by which package managers find a release, made from its version and the sums of its files."""

from __future__ import annotations

from pathlib import Path

from distribution.manifests import flatpak, scoop, winget
from distribution.texts import texts_of_all_languages
from windows.places import INSTALLER, PORTABLE


def write_manifests(folder: Path) -> None:
    """Writes into the folder of a release what describes the packages in it."""
    texts = texts_of_all_languages()
    flatpak.write(folder)
    if (folder / INSTALLER.name).is_file():
        winget.write(folder / INSTALLER.name, folder / "winget", texts)
    if (folder / PORTABLE.name).is_file():
        scoop.write(folder / PORTABLE.name, folder / "scoop", texts[0])
