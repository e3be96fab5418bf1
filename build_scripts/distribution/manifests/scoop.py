"""The manifest of scoop, which unpacks the archive for Windows."""

from __future__ import annotations

import json
from pathlib import Path

from distribution.checksums import sha256
from distribution.contents import LICENCE, NAME, home_page, release_address, version
from distribution.texts import ProgramTexts
from windows.places import BASE


def write(archive: Path, folder: Path, texts: ProgramTexts) -> None:
    """Writes the manifest of an archive. Nothing need persist: matches and settings are never beside the program."""
    manifest = {
        "version": version(),
        "description": texts.comment,
        "homepage": home_page(),
        "license": LICENCE,
        "architecture": {"64bit": {"url": release_address(archive.name), "hash": sha256(archive)}},
        "extract_dir": BASE,
        "bin": [[f"{NAME}-console.exe", NAME]],
        "shortcuts": [[f"{NAME}.exe", texts.name]],
    }
    folder.mkdir()
    text = json.dumps(manifest, ensure_ascii=False, indent=4)
    (folder / f"{NAME}.json").write_text(f"{text}\n", encoding="utf-8")
