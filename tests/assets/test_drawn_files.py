"""The committed pictures are what the scripts draw, in the dialect of SVG that the program can show."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FOLDERS = ("cards", "cards/*", "people", "suits", "table", "table/*", "icon")
SVG_FILES = sorted(path for folder in FOLDERS for path in ASSETS.glob(f"{folder}/*.svg"))


@pytest.fixture(scope="module")
def drawn_anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("assets")
    for script in ("make_cards.py", "make_table.py", "make_people.py", "make_icon.py"):
        subprocess.run([sys.executable, str(ROOT / "build_scripts" / script), "--out", str(out)], check=True)
    return out


def pixels_of(png: bytes) -> tuple[bytes, bytes]:
    """Header and rows of a PNG, whatever compressed it."""
    at, header, packed = 8, b"", b""
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        tag, content = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if tag in {b"IHDR", b"PLTE"}:
            header += content
        elif tag == b"IDAT":
            packed += content
        at += 12 + length
    return header, zlib.decompress(packed)


@pytest.mark.slow
@pytest.mark.parametrize("picture", SVG_FILES, ids=lambda path: str(path.relative_to(ASSETS)))
def test_every_drawing_is_what_its_script_makes(picture: Path, drawn_anew: Path) -> None:
    assert (drawn_anew / picture.relative_to(ASSETS)).read_bytes() == picture.read_bytes()


@pytest.mark.slow
def test_every_raster_is_what_its_script_makes(drawn_anew: Path) -> None:
    pictures = sorted([*(ASSETS / "table").rglob("*.png"), *(ASSETS / "icon").glob("*.png")])
    assert len(pictures) == 15
    for picture in pictures:
        assert pixels_of((drawn_anew / picture.relative_to(ASSETS)).read_bytes()) == pixels_of(picture.read_bytes())


@pytest.mark.slow
def test_the_scripts_make_nothing_that_is_not_committed(drawn_anew: Path) -> None:
    drawn = {path.relative_to(drawn_anew) for path in drawn_anew.rglob("*") if path.is_file()}
    assert {path for path in drawn if not (ASSETS / path).is_file()} == set()


@pytest.mark.parametrize("picture", SVG_FILES, ids=lambda path: str(path.relative_to(ASSETS)))
def test_a_drawing_holds_only_paths_and_groups(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    assert set(re.findall(r"<([a-zA-Z]\w*)", text)) <= {"svg", "g", "path"}
    assert "url(" not in text
    assert "style=" not in text


def test_the_cards_are_small_files() -> None:
    sizes = {path: path.stat().st_size for path in (ASSETS / "cards").glob("*.svg")}
    assert sum(sizes.values()) < 1_500_000
    assert max(sizes.values()) < 60_000


def test_the_people_are_small_files() -> None:
    sizes = [path.stat().st_size for path in (ASSETS / "people").glob("*.svg")]
    assert sum(sizes) < 2_000_000
    assert max(sizes) < 40_000
