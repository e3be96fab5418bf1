"""The contents of the packages, and their archives."""

from __future__ import annotations

import io
import lzma
import tarfile
import zipfile
from pathlib import Path

import pytest

import game
from devtools.paths import ROOT
from distribution import contents, licences
from distribution.archive import tar_xz, write_zip
from distribution.changes import releases
from distribution.freeze import ICONS
from distribution.frozen import sort_base_library

NOON = 1_795_262_400


def test_the_version_is_the_one_the_program_tells() -> None:
    assert contents.version() == game.__version__


def test_the_change_log_opens_with_this_version() -> None:
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "]
    assert headings[0] == f"## {game.__version__} ({releases()[0].day})"


def test_cards_and_fonts_travel_and_code_does_not_travel_as_files() -> None:
    travelling = {f"{folder}/{Path(source).name}" for source, folder in contents.travelling_files()}
    assert "game/assets/cards/7H.svg" in travelling
    assert any(place.endswith(".ttf") for place in travelling)
    assert not any(place.endswith((".py", ".pyc")) for place in travelling)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2_ttf-2-e69aa315.0.so.0.2400.0", "SDL2_ttf"),
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("libstdc++.so.6", "stdc++"),
        ("libpython3.11.so.1.0", "python"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("libogg-0.dll", "ogg"),
        ("libfreetype.6.dylib", "freetype"),
        ("SDL2_image.dll", "SDL2_image"),
    ],
)
def test_a_library_is_known_by_its_linker_name(file: str, name: str) -> None:
    assert licences.library_name(file) == name


def test_every_known_library_has_a_licence_text() -> None:
    within = {name for names in licences.WITHIN.values() for name in names}
    named = {*licences.LIBRARIES.values(), *licences.ALWAYS, *within}
    assert named == {path.stem for path in licences.TEXTS.iterdir()}


def test_every_distribution_of_the_runtime_brings_its_licence() -> None:
    assert {"msgspec", "platformdirs", "pyinstaller"} <= set(licences.distributions())
    assert "pygame-ce" in {*licences.ALWAYS, *licences.distributions()}


def test_extension_modules_are_not_taken_for_libraries(tmp_path: Path) -> None:
    for name in ("math.cpython-311-x86_64-linux-gnu.so", "libz.so.1"):
        (tmp_path / name).touch()
    assert licences.shared_libraries(tmp_path) == {"z"}


def test_the_same_folder_gives_the_same_archive(frozen: Path) -> None:
    first = tar_xz(frozen, "majlis-1", NOON)
    (frozen / "majlis").touch()
    assert tar_xz(frozen, "majlis-1", NOON) == first


def test_the_archive_belongs_to_nobody_and_keeps_the_program_executable(frozen: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(tar_xz(frozen, "majlis-1", 0)))) as archive:
        program = archive.getmember("majlis-1/majlis")
        licence = archive.getmember("majlis-1/licenses/majlis.txt")
    assert (program.uid, program.uname, program.mode, program.mtime) == (0, "root", 0o755, 0)
    assert licence.mode == 0o644


def test_the_zip_keeps_links_and_executable_bits(frozen: Path, tmp_path: Path) -> None:
    (frozen / "link").symlink_to("majlis")
    write_zip(frozen, tmp_path / "majlis.zip", "majlis-1")
    with zipfile.ZipFile(tmp_path / "majlis.zip") as archive:
        assert archive.read("majlis-1/link") == b"majlis"
        assert archive.getinfo("majlis-1/majlis").external_attr >> 16 & 0o111


def test_the_base_library_is_the_same_in_whichever_order_it_was_written(tmp_path: Path) -> None:
    first, second = (tmp_path / name / "_internal" / "base_library.zip" for name in ("first", "second"))
    for path, names in ((first, "ab"), (second, "ba")):
        path.parent.mkdir(parents=True)
        with zipfile.ZipFile(path, "w") as archive:
            for name in names:
                archive.writestr(name, f"content of {name}")
        sort_base_library(path.parents[1])
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {"a": b"content of a", "b": b"content of b"}


def test_every_icon_that_the_packages_need_is_drawn() -> None:
    assert {"majlis.svg", "majlis.ico", "majlis.icns", "majlis-16.png", "majlis-512.png"} <= {
        path.name for path in ICONS.iterdir()
    }
