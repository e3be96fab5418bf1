"""The Debian package: what it installs, what it says of itself, and that it comes out the same."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from distribution.deb import architecture, can_be_written, descriptions, write_deb
from distribution.texts import texts_of_all_languages
from distribution.tree import Facts
from game.i18n import LANGUAGES

with_dpkg = pytest.mark.skipif(not can_be_written(), reason="there is no dpkg-deb here")


def built(frozen: Path, target: Path) -> Path:
    facts = Facts("1.2", "x86_64", 86_400, texts_of_all_languages())
    write_deb(frozen, target.with_suffix(".staging"), target, facts, "libc6 (>= 2.30), libstdc++6 (>= 4.8)")
    return target


def output_of(*command: str | Path) -> str:
    return subprocess.run(["dpkg-deb", *command], check=True, capture_output=True, text=True, encoding="utf-8").stdout


@with_dpkg
def test_it_installs_program_command_menu_entry_and_copyright(frozen: Path, tmp_path: Path) -> None:
    listing = output_of("--contents", built(frozen, tmp_path / "majlis.deb")).splitlines()
    assert any(line.endswith("./usr/bin/majlis -> ../lib/majlis/majlis") for line in listing)
    named = {line.split()[5] for line in listing}
    assert {"./usr/share/applications/entry.desktop", "./usr/share/doc/majlis/copyright"} <= named
    assert {line.split()[1] for line in listing} == {"root/root"}
    rights = {line.split()[5]: line.split()[0] for line in listing}
    assert rights["./usr/lib/majlis/majlis"] == "-rwxr-xr-x"
    assert rights["./usr/share/doc/majlis/copyright"] == "-rw-r--r--"


@with_dpkg
def test_it_says_what_it_is_and_what_it_needs(frozen: Path, tmp_path: Path) -> None:
    package = built(frozen, tmp_path / "majlis.deb")
    fields = ("Package", "Version", "Architecture")
    assert [output_of("--field", package, field).strip() for field in fields] == ["majlis", "1.2", "amd64"]
    assert output_of("--field", package, "Depends").strip() == "libc6 (>= 2.30), libstdc++6 (>= 4.8)"


@with_dpkg
def test_it_recommends_what_sdl_opens_by_the_names_of_debian(frozen: Path, tmp_path: Path) -> None:
    recommended = output_of("--field", built(frozen, tmp_path / "majlis.deb"), "Recommends").strip().split(", ")
    assert {"libx11-6", "libxi6", "libwayland-client0", "libgl1", "libasound2"} <= set(recommended)


@with_dpkg
def test_it_describes_every_game_in_every_language(frozen: Path, tmp_path: Path) -> None:
    package = built(frozen, tmp_path / "majlis.deb")
    for text in texts_of_all_languages():
        field = "Description" if text.language.code == "en" else f"Description-{text.language.code}"
        described = " ".join(output_of("--field", package, field).split())
        for game in text.games:
            assert f"* {game.sentence}".replace("\u202f", " ") in described.replace("\u202f", " ")


@with_dpkg
def test_the_same_folder_gives_the_same_package(frozen: Path, tmp_path: Path) -> None:
    first = built(frozen, tmp_path / "first.deb").read_bytes()
    (frozen / "majlis").touch()
    (frozen / "licenses" / "majlis.txt").chmod(0o600)
    assert built(frozen, tmp_path / "second.deb").read_bytes() == first


def test_a_description_is_a_field_of_folded_lines() -> None:
    lines = list(descriptions(texts_of_all_languages()))
    assert sum(line.startswith("Description") for line in lines) == len(LANGUAGES)
    for line in lines:
        assert line.startswith((" ", "Description")), line
        assert line.strip(), "an empty line would end the paragraph of control fields"
        assert len(line) <= 79


def test_machines_have_debian_names() -> None:
    assert [architecture(machine) for machine in ("x86_64", "aarch64", "riscv64")] == ["amd64", "arm64", "riscv64"]
