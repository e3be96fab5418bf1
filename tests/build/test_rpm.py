"""The RPM package: what it installs, what it says of itself, and that it comes out the same."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from distribution.rpm import can_be_written, write_rpm
from distribution.texts import texts_of_all_languages
from distribution.tree import Facts

pytestmark = pytest.mark.skipif(not can_be_written(), reason="there is no rpmbuild here")


@pytest.fixture
def program(frozen: Path) -> Path:
    """A frozen folder whose program is a true one."""
    shutil.copyfile("/bin/true", frozen / "majlis")
    return frozen


def built(frozen: Path, target: Path) -> Path:
    facts = Facts("1.2", "x86_64", 86_400, texts_of_all_languages())
    write_rpm(frozen, target.with_suffix(".staging"), target, facts)
    return target


def asked(*words: str | Path, language: str = "C") -> list[str]:
    command, variables = ["rpm", "--query", "--package", *words], {"PATH": "/usr/bin:/bin", "LANGUAGE": language}
    variables["LC_ALL"] = "C.UTF-8" if language == "C" else f"{language}.UTF-8"
    done = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8", env=variables)
    return done.stdout.splitlines()


def test_it_installs_program_command_menu_entry_and_copyright(program: Path, tmp_path: Path) -> None:
    listing = asked("--list", "--verbose", built(program, tmp_path / "majlis.rpm"))
    assert any(line.endswith("/usr/bin/majlis -> ../lib/majlis/majlis") for line in listing)
    rights = {line.split()[8]: line.split()[0] for line in listing}
    assert {"/usr/share/applications/entry.desktop", "/usr/share/doc/majlis/copyright"} <= set(rights)
    assert rights["/usr/lib/majlis/majlis"] == "-rwxr-xr-x"
    assert rights["/usr/share/doc/majlis/copyright"] == "-rw-r--r--"
    assert {tuple(line.split()[2:4]) for line in listing} == {("root", "root")}
    assert "/usr/share/applications" not in rights, "a folder that other packages use as well is not its own"


def test_it_requires_the_c_library_and_recommends_what_sdl_opens(program: Path, tmp_path: Path) -> None:
    package = built(program, tmp_path / "majlis.rpm")
    assert any(line.startswith("libc.so.6(GLIBC_2.") for line in asked("--requires", package))
    assert {"libX11.so.6()(64bit)", "libasound.so.2()(64bit)"} <= set(asked("--recommends", package))


def test_it_describes_every_game(program: Path, tmp_path: Path) -> None:
    described = " ".join(" ".join(asked("--info", built(program, tmp_path / "majlis.rpm"))).split())
    for game in texts_of_all_languages()[0].games:
        assert f"* {game.sentence}" in described


def test_the_same_folder_gives_the_same_package(program: Path, tmp_path: Path) -> None:
    first = built(program, tmp_path / "first.rpm").read_bytes()
    (program / "majlis").touch()
    (program / "licenses" / "majlis.txt").chmod(0o600)
    assert built(program, tmp_path / "second.rpm").read_bytes() == first
