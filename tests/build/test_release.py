"""A release: what it refuses, and the folder that it leaves."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from devtools import checks
from devtools.environment import DevtoolsError
from distribution import contents, release
from distribution.changes import releases
from distribution.checksums import sha256
from distribution.release import faults_of
from windows import tools

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git here")
HEADING = f"## {contents.version()} ({releases()[0].day})"
PACKAGE = f"majlis-{contents.version()}-linux-x86_64.tar.xz"


def git(checkout: Path, *words: str) -> None:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=checkout, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clean checkout of a program that can be released."""
    folder = tmp_path / "checkout"
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "__init__.py").write_text(f'__version__ = "{contents.version()}"\n')
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n{HEADING}\n\n- New.\n\n## 0.0.1 (2026-01-01)\n\n- Old.\n")
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "Begin")
    return folder


Builds = Callable[[Callable[[Path], bytes]], None]


@pytest.fixture
def builds(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builds:
    """Tells what the package is that is built in a folder; nothing else is built or checked."""
    monkeypatch.setattr(release, "ROOT", checkout)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "COPIES", (tmp_path / "first", tmp_path / "second"))
    monkeypatch.setattr(release, "missing_tools", list)
    monkeypatch.setattr(checks, "check", lambda _names: 0)
    monkeypatch.setattr(tools, "missing", lambda: "Working for Windows needs wine.")
    monkeypatch.setattr(release, "write_manifests", lambda folder: (folder / "winget").mkdir())

    def of_content(content: Callable[[Path], bytes]) -> None:
        def build(_command: list[str], *, folder: Path) -> int:
            (folder / "dist").mkdir()
            (folder / "dist" / PACKAGE).write_bytes(content(folder))
            return 0

        monkeypatch.setattr(release, "run", build)

    return of_content


def test_a_clean_checkout_with_a_dated_heading_can_be_released(checkout: Path) -> None:
    git(checkout, "tag", f"v{contents.version()}")
    assert faults_of(checkout) == []


def test_what_is_not_committed_is_named(checkout: Path) -> None:
    (checkout / "left.txt").touch()
    assert faults_of(checkout) == ["1 files are not as in the last commit, such as left.txt."]


@pytest.mark.parametrize("heading", ["## Unreleased", "## 99.0.0 (2026-01-01)", f"## {contents.version()}"])
def test_another_heading_of_the_change_log_is_refused(checkout: Path, heading: str) -> None:
    log = checkout / "CHANGELOG.md"
    log.write_text(log.read_text().replace(HEADING, heading))
    git(checkout, "commit", "--quiet", "--all", "-m", "Change the heading")
    (fault,) = faults_of(checkout)
    assert fault.startswith(f"CHANGELOG.md begins with {heading}, where ## {contents.version()} (")


def test_a_version_is_released_once(checkout: Path) -> None:
    git(checkout, "tag", f"v{contents.version()}")
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", "Go on")
    assert faults_of(checkout) == [f"v{contents.version()} is the tag of another commit: raise the version."]


def test_the_folder_holds_packages_source_sums_notes_and_manifests(builds: Builds, tmp_path: Path) -> None:
    builds(lambda _folder: b"a package")
    assert release.main() == 0
    folder = tmp_path / "dist" / f"release-{contents.version()}"
    source = f"majlis-{contents.version()}-source.tar.xz"
    assert {path.name for path in folder.iterdir()} == {PACKAGE, source, "SHA256SUMS", "RELEASE_NOTES.md", "winget"}
    sums = (folder / "SHA256SUMS").read_text()
    assert sums == "".join(f"{sha256(folder / name)}  {name}\n" for name in (PACKAGE, source))
    assert (folder / "RELEASE_NOTES.md").read_text(encoding="utf-8") == f"{releases()[0].section}\n"


def test_missing_windows_packages_are_said(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    builds(lambda _folder: b"a package")
    release.main()
    assert "NOTICE: there will be no packages for Windows. Working for Windows needs wine." in capsys.readouterr().err


def test_builds_that_differ_are_no_release(builds: Builds, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    builds(lambda folder: folder.name.encode())
    assert release.main() == 2
    assert not (tmp_path / "dist").exists()
    assert f"{PACKAGE}: " in capsys.readouterr().err


@pytest.mark.parametrize(("trouble", "status"), [(KeyboardInterrupt(), 130), (DevtoolsError("Full."), 2)])
def test_what_breaks_off_leaves_no_release(
    builds: Builds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: BaseException, status: int
) -> None:
    def break_off(_folder: Path) -> None:
        raise trouble

    builds(lambda _folder: b"a package")
    monkeypatch.setattr(release, "write_manifests", break_off)
    assert release.main() == status
    assert not (tmp_path / "dist").exists()


def test_both_builds_are_of_the_commit_that_was_checked(
    builds: Builds, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def commit_meanwhile(folder: Path) -> bytes:
        (checkout / "new.txt").write_text(folder.name)
        git(checkout, "add", ".")
        git(checkout, "commit", "--quiet", "-m", "Add a file")
        return b"without a new file" if not (folder / "new.txt").exists() else b"with it"

    builds(commit_meanwhile)
    assert release.main() == 0, capsys.readouterr().err


def test_a_checkout_that_is_not_clean_is_not_built(builds: Builds, checkout: Path, tmp_path: Path) -> None:
    (checkout / "left.txt").touch()
    assert release.main() == 2
    assert not (tmp_path / "first").exists()
