"""Where two builds differ, the member of the package is named."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from distribution.archive import write_tar_xz, write_zip
from distribution.comparing import differences


@pytest.fixture
def two(frozen: Path, tmp_path: Path) -> tuple[Path, Path]:
    """Two copies of a frozen folder, the second with another licence."""
    folders = tmp_path / "one", tmp_path / "two"
    for folder in folders:
        shutil.copytree(frozen, folder)
    (folders[1] / "licenses" / "majlis.txt").write_text("MIT")
    return folders


def packed(two: tuple[Path, Path], tmp_path: Path, ending: str) -> tuple[Path, Path]:
    """Two folders, each with a package of one of the two."""
    made = tmp_path / "made-1", tmp_path / "made-2"
    for folder, target in zip(two, made, strict=True):
        target.mkdir()
        if ending == ".deb":
            (folder / "DEBIAN").mkdir()
            (folder / "DEBIAN" / "control").write_text(
                "Package: a\nVersion: 1\nArchitecture: all\nMaintainer: A <a@localhost>\nDescription: a\n"
            )
            command = ["dpkg-deb", "--build", "--root-owner-group", str(folder), str(target / "a.deb")]
            subprocess.run(
                command, check=True, capture_output=True, env={"SOURCE_DATE_EPOCH": "1", "PATH": "/usr/bin:/bin"}
            )
        elif ending == ".zip":
            write_zip(folder, target / "a.zip", "a")
        else:
            write_tar_xz(folder, target / "a.tar.xz", "a", 1)
    return made


def test_the_same_folders_do_not_differ(frozen: Path, tmp_path: Path) -> None:
    shutil.copytree(frozen, tmp_path / "copy")
    assert differences(frozen, tmp_path / "copy") == []


@pytest.mark.parametrize("ending", [".tar.xz", ".zip"])
def test_the_member_that_differs_is_named(two: tuple[Path, Path], tmp_path: Path, ending: str) -> None:
    assert differences(*packed(two, tmp_path, ending)) == [f"a{ending}: a/licenses/majlis.txt"]


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="there is no dpkg-deb here")
def test_the_member_of_a_debian_package_is_named(two: tuple[Path, Path], tmp_path: Path) -> None:
    (line,) = differences(*packed(two, tmp_path, ".deb"))
    assert "data.tar.xz/./licenses/majlis.txt" in line
    assert "libz" not in line


def test_a_file_that_only_one_build_has_is_named(frozen: Path, tmp_path: Path) -> None:
    shutil.copytree(frozen, tmp_path / "copy")
    (tmp_path / "copy" / "extra").touch()
    assert differences(frozen, tmp_path / "copy") == ["extra: only one build has it"]


def test_many_members_are_counted(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        for number in range(7):
            (tmp_path / name / str(number)).write_text(name)
    assert differences(*packed((tmp_path / "one", tmp_path / "two"), tmp_path, ".tar.xz")) == [
        "a.tar.xz: a/0, a/1, a/2, a/3, a/4 and 2 more"
    ]


def test_a_file_of_another_kind_is_named_itself(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "setup.exe").write_text(name)
    assert differences(tmp_path / "one", tmp_path / "two") == ["setup.exe: setup.exe"]
