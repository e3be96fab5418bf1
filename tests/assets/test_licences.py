"""Every font that travels with the program is named with its licence."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
CREDITS = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
ANNOTATIONS = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]


def test_the_credits_name_every_font_file_and_no_other() -> None:
    assert set(re.findall(r"fonts/[\w-]+\.ttf", CREDITS)) == {f"fonts/{font.name}" for font in FONTS}


def test_every_licence_text_that_the_credits_name_is_there() -> None:
    named = set(re.findall(r"fonts/[\w-]+\.txt", CREDITS))
    assert named == {f"fonts/{path.name}" for path in (ASSETS / "fonts").glob("*.txt")}
    for text in named:
        assert "SIL OPEN FONT LICENSE" in (ASSETS / text).read_text(encoding="utf-8")


def test_the_fonts_stay_small() -> None:
    assert sum(font.stat().st_size for font in FONTS) < 1_500_000


def annotated(path: Path) -> str:
    """The licence that `REUSE.toml` gives to a file: the last annotation that fits holds."""
    place = path.relative_to(ROOT).as_posix()
    return [
        str(annotation["SPDX-License-Identifier"])
        for annotation in ANNOTATIONS
        for pattern in ([annotation["path"]] if isinstance(annotation["path"], str) else annotation["path"])
        if fnmatch(place, pattern)
    ][-1]


def test_every_licence_in_use_has_its_text_and_no_other_has() -> None:
    used = {annotation["SPDX-License-Identifier"] for annotation in ANNOTATIONS}
    assert {path.stem for path in (ROOT / "LICENSES").iterdir()} == used
    assert (ROOT / "LICENSES" / "GPL-3.0-or-later.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_fonts_are_their_makers_and_all_else_is_the_projects() -> None:
    assert {annotated(font) for font in FONTS} == {"OFL-1.1"}
    drawn = [path for path in ASSETS.rglob("*") if path.is_file() and path.parent.name != "fonts"]
    assert {annotated(path) for path in drawn} == {"GPL-3.0-or-later"}
