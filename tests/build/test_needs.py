"""What the frozen folder needs of a Linux is read from its binaries, and a start on an older one says so."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from distribution import boot_loader, needs, rpm

with_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc here")
with_dpkg = pytest.mark.skipif(shutil.which("dpkg-shlibdeps") is None, reason="there is no dpkg-dev here")
with_rpm = pytest.mark.skipif(not rpm.can_be_written(), reason="there is no rpmbuild here")


def compiled(target: Path, source: str, *options: str | Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    command = ["gcc", "-x", "c", "-o", target, "-", "-x", "none", *options]
    subprocess.run(command, input=source, text=True, check=True)
    return target


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program in the manner of a frozen one, with a zlib of its own."""
    folder = tmp_path / "majlis"
    zlib = folder / "_internal" / "libz.so.1"
    compiled(zlib, "int deflate(void) { return 0; }", "-shared", "-fPIC", "-Wl,-soname,libz.so.1")
    compiled(folder / "majlis", "int deflate(void); int main(void) { return deflate(); }", zlib)
    return folder


def test_the_needed_c_library_is_the_newest_that_any_binary_names(frozen: Path) -> None:
    assert needs.glibc(frozen) == "2.34"
    (frozen / "_internal" / "module.so").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.35")
    (frozen / "share" / "text").write_bytes(b"GLIBC_2.99")
    assert needs.glibc(frozen) == "2.35"


@with_compiler
@with_dpkg
def test_debian_packages_are_those_of_libraries_that_the_folder_has_not_itself(folder: Path) -> None:
    assert needs.debian_packages(folder).startswith("libc6 (>= 2.")
    assert "zlib" not in needs.debian_packages(folder)
    (folder / "_internal" / "libz.so.1").unlink()
    assert "zlib1g" in needs.debian_packages(folder)


@with_compiler
@with_rpm
def test_rpm_asks_for_libraries_that_the_folder_has_not_itself(folder: Path) -> None:
    required = list(needs.rpm_capabilities(folder, rpm.elfdeps()))
    assert any(each.startswith("libc.so.6(GLIBC_2.") for each in required)
    assert not [each for each in required if each.startswith("libz")]


@pytest.fixture
def started_on(tmp_path: Path) -> Callable[[str], subprocess.CompletedProcess[str]]:
    """Starts a program that needs glibc 2.31, where the C library says that it is of another version."""

    def start(found: str) -> subprocess.CompletedProcess[str]:
        source = f'const char *gnu_get_libc_version(void) {{ return "{found}"; }} int main(void) {{ return 0; }}'
        program = compiled(tmp_path / found, source, boot_loader.LEAST_SYSTEM)
        boot_loader.state_least_system(program, "2.31")
        return subprocess.run([program], capture_output=True, text=True, check=False)

    return start


@with_compiler
@pytest.mark.parametrize("found", ["2.9", "2.28", "2.30"])
def test_on_an_older_system_it_says_in_one_line_what_it_needs(
    started_on: Callable[[str], subprocess.CompletedProcess[str]], found: str
) -> None:
    ended = started_on(found)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "This Linux is too old for Majlis, which needs version 2.31" in line
    assert line.endswith(f"this one has {found}.")


@with_compiler
@pytest.mark.parametrize("found", ["2.31", "2.41", "3.0"])
def test_on_any_other_system_it_starts(
    started_on: Callable[[str], subprocess.CompletedProcess[str]], found: str
) -> None:
    ended = started_on(found)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_boot_loader_that_asks_for_no_system_stays_as_it_is(frozen: Path) -> None:
    before = (frozen / "majlis").read_bytes()
    boot_loader.state_least_system(frozen / "majlis", "2.31")
    assert (frozen / "majlis").read_bytes() == before
