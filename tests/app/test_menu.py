"""`majlis --install` and `--uninstall` say in one line what they did, or why they cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.app.cli import main
from game.storage.applications_menu import ENTRY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there menus are made of files")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user, whose program was unpacked."""
    folder = tmp_path / "majlis-1.0"
    (folder / "share" / ENTRY).parent.mkdir(parents=True)
    (folder / "share" / ENTRY).write_text("[Desktop Entry]\nType=Application\nName=Majlis\nExec=majlis %f\n")
    (folder / "majlis").touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "majlis"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def test_the_program_goes_into_the_menu_and_out_of_it(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--install"]) == 0
    assert capsys.readouterr().out == f"Majlis is in your applications menu: {data / ENTRY}\n"
    assert (data / ENTRY).is_file()
    assert main(["--uninstall"]) == 0
    assert capsys.readouterr().out == "Majlis is no longer in your applications menu.\n"
    assert not data.exists()
    assert main(["--uninstall"]) == 0
    assert capsys.readouterr().out == "Majlis is not in your applications menu.\n"


def test_a_program_that_was_not_unpacked_says_so(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    assert main(["--install"]) == 1
    assert capsys.readouterr().err == "majlis --install: this Majlis was not unpacked from the archive for Linux\n"
    assert not data.exists()


@pytest.mark.parametrize("option", ["install", "uninstall"])
def test_a_system_with_other_menus_is_told_so(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert main([f"--{option}"]) == 1
    output = capsys.readouterr().err
    assert output.startswith(f"majlis --{option}: ")
    assert output.count("\n") == 1


@pytest.mark.parametrize("option", ["install", "uninstall"])
def test_a_disk_that_refuses_is_named(
    option: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if option == "uninstall":
        main(["--install"])
        capsys.readouterr()

    def refuses(path: Path, *_mode: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir" if option == "install" else "unlink", refuses)
    assert main([f"--{option}"]) == 1
    output = capsys.readouterr().err
    assert "Permission denied" in output
    assert str(data) in output
    assert output.count("\n") == 1


def test_both_at_once_are_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        main(["--install", "--uninstall"])
    assert capsys.readouterr().err.count("\n") == 1
