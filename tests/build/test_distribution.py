"""What the packages hold, and the archive formats written by hand."""

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
from distribution.build import seconds_of
from distribution.deb import ar, architecture, needed_glibc, write_deb
from distribution.freeze import DESKTOP, ICONS


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder like a frozen one: a program, a library, a menu entry and a licence."""
    folder = tmp_path / "majlis"
    for name, content in {
        "majlis": b"\x7fELF GLIBC_2.4 GLIBC_2.34",
        "_internal/libz.so.1": b"GLIBC_2.14",
        "share/applications/entry.desktop": b"[Desktop Entry]",
        "licenses/majlis.txt": b"GPL",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "majlis").chmod(0o755)
    return folder


def ar_members(content: bytes) -> dict[str, bytes]:
    assert content.startswith(b"!<arch>\n")
    found, at = {}, 8
    while at < len(content):
        name, size = content[at : at + 16].decode().strip(), int(content[at + 48 : at + 58])
        assert content[at + 58 : at + 60] == b"`\n"
        found[name] = content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def test_the_version_is_the_one_the_program_tells() -> None:
    assert contents.version() == game.__version__


def test_the_change_log_opens_with_this_version() -> None:
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "]
    assert headings[0] == f"## {game.__version__} ({contents.release_day()})"


def test_cards_and_fonts_travel_and_code_does_not_travel_as_files() -> None:
    travelling = {f"{folder}/{Path(source).name}" for source, folder in contents.travelling_files()}
    assert "game/assets/cards/7H.svg" in travelling
    assert any(place.endswith(".ttf") for place in travelling)
    assert not any(place.endswith((".py", ".pyc")) for place in travelling)


def test_the_pictures_of_the_readme_stay_at_home() -> None:
    assert not any("assets/pictures" in folder for _, folder in contents.travelling_files())


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
    named = {*licences.LIBRARIES.values(), *licences.ALWAYS}
    assert named == {path.stem for path in licences.TEXTS.iterdir()}


def test_every_distribution_of_the_runtime_brings_its_licence() -> None:
    assert {"msgspec", "platformdirs", "pyinstaller"} <= set(licences.distributions())
    assert "pygame-ce" in {*licences.ALWAYS, *licences.distributions()}


def test_extension_modules_are_not_taken_for_libraries(tmp_path: Path) -> None:
    for name in ("math.cpython-311-x86_64-linux-gnu.so", "libz.so.1"):
        (tmp_path / name).touch()
    assert licences.shared_libraries(tmp_path) == {"z"}


def test_the_same_folder_gives_the_same_archive(frozen: Path) -> None:
    first = tar_xz(frozen, "majlis-1", seconds_of("2026-11-21"))
    (frozen / "majlis").touch()
    assert tar_xz(frozen, "majlis-1", seconds_of("2026-11-21")) == first


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


def test_members_of_odd_length_are_padded() -> None:
    assert ar_members(ar({"one": b"1", "two": b"22"}, 0)) == {"one": b"1", "two": b"22"}


def test_the_debian_package_installs_program_command_menu_entry_and_copyright(frozen: Path, tmp_path: Path) -> None:
    write_deb(frozen, tmp_path / "staging", tmp_path / "majlis.deb", version="1.2", machine="x86_64", seconds=0)
    members = ar_members((tmp_path / "majlis.deb").read_bytes())
    assert list(members) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(members["data.tar.xz"]))) as tree:
        assert tree.getmember("./usr/bin/majlis").linkname == "../lib/majlis/majlis"
        assert {"./usr/share/applications/entry.desktop", "./usr/share/doc/majlis/copyright"} <= set(tree.getnames())
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(members["control.tar.xz"]))) as control:
        text = control.extractfile("./control")
        assert text is not None
        lines = text.read().decode().splitlines()
    assert {"Package: majlis", "Version: 1.2", "Architecture: amd64"} <= set(lines)
    assert any(line.startswith("Depends: libc6 (>= 2.34)") for line in lines)


def test_the_needed_c_library_is_the_newest_that_any_file_names(frozen: Path) -> None:
    assert needed_glibc([frozen / "majlis", frozen / "_internal" / "libz.so.1"]) == "2.34"


def test_machines_have_debian_names() -> None:
    assert [architecture(machine) for machine in ("x86_64", "aarch64", "riscv64")] == ["amd64", "arm64", "riscv64"]


def test_the_desktop_files_carry_one_name() -> None:
    entry = (DESKTOP / f"{contents.APP_ID}.desktop").read_text(encoding="utf-8")
    catalogue = (DESKTOP / f"{contents.APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    assert f"Icon={contents.APP_ID}\n" in entry
    assert f"<id>{contents.APP_ID}</id>" in catalogue
    assert f"{contents.APP_ID}.desktop</launchable>" in catalogue


def test_every_icon_that_the_packages_need_is_drawn() -> None:
    assert {"majlis.svg", "majlis.ico", "majlis.icns", "majlis-16.png", "majlis-512.png"} <= {
        path.name for path in ICONS.iterdir()
    }
