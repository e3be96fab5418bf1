"""Only regular files of sane size are opened; other things of that name are recognised without waiting."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from game.i18n.phrases import NOTICES, notice_text
from game.storage.regular_files import FileFault, UnreadableFileError, notice_of, open_regular, read_regular

LARGEST = 1000


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    # A name of a socket may have no more than a hundred bytes.
    here = os.open(path.parent, os.O_RDONLY)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(f"/proc/self/fd/{here}/{path.name}")
    finally:
        os.close(here)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def a_link_to_nothing(path: Path) -> None:
    path.symlink_to(path.with_name("nothing"))


def a_huge_file(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


def under_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("no folder")


NO_FILES: tuple[tuple[Callable[[Path], None], FileFault], ...] = (
    (
        (a_folder, FileFault.FOLDER),
        (a_pipe, FileFault.NO_FILE),
        (a_socket, FileFault.NO_FILE),
        (a_device, FileFault.NO_FILE),
        (a_link_to_itself, FileFault.LINK_LOOP),
        (a_link_to_nothing, FileFault.VANISHED),
        (a_huge_file, FileFault.TOO_LARGE),
        (under_a_file, FileFault.VANISHED),
    )
    if hasattr(os, "mkfifo")
    else ()
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "folder"
    folder.mkdir()
    return folder / "file"


@pytest.mark.parametrize(("make", "fault"), NO_FILES)
def test_what_is_no_file_is_distinguished_and_not_waited_for(
    path: Path, make: Callable[[Path], None], fault: FileFault
) -> None:
    make(path)
    with pytest.raises(UnreadableFileError) as caught:
        read_regular(path, LARGEST)
    assert caught.value.fault is fault
    assert str(path) in str(caught.value)


def test_a_file_without_permission_is_distinguished(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: Path, *_flags: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(name))

    path.write_bytes(b"secret")
    # No mode of a file keeps root out of it.
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(UnreadableFileError) as caught:
        read_regular(path, LARGEST)
    assert caught.value.fault is FileFault.NO_PERMISSION


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_a_file_and_a_link_to_one_are_read(path: Path) -> None:
    path.write_bytes(b"x" * LARGEST)
    assert read_regular(path, LARGEST) == b"x" * LARGEST
    link = path.with_name("link")
    link.symlink_to(path)
    assert read_regular(link, LARGEST) == b"x" * LARGEST


def test_a_file_that_says_nothing_of_its_size_is_read_no_further_than_is_sane() -> None:
    endless = Path("/proc/self/environ")
    if not endless.exists():
        pytest.skip("only some systems have such files")
    assert endless.stat().st_size == 0
    with pytest.raises(UnreadableFileError) as caught:
        read_regular(endless, 5)
    assert caught.value.fault is FileFault.TOO_LARGE


def test_a_name_that_no_file_can_have_is_of_no_file() -> None:
    with pytest.raises(UnreadableFileError) as caught:
        read_regular(Path("a\0b"), LARGEST)
    assert caught.value.fault is FileFault.VANISHED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files there")
def test_a_name_that_becomes_a_pipe_after_it_was_looked_at_is_not_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"")
    looked_at = path.stat()
    path.unlink()
    a_pipe(path)
    monkeypatch.setattr(Path, "stat", lambda _path: looked_at)
    for flags in (os.O_RDONLY, os.O_WRONLY, os.O_RDWR):
        with pytest.raises(UnreadableFileError) as caught:
            open_regular(path, flags)
        assert caught.value.fault is FileFault.NO_FILE


def test_a_missing_file_is_made_where_that_is_wanted(path: Path) -> None:
    os.close(open_regular(path, os.O_WRONLY | os.O_CREAT))
    assert path.read_bytes() == b""


@pytest.mark.parametrize("fault", FileFault)
def test_every_fault_has_a_sentence(path: Path, fault: FileFault) -> None:
    notice = notice_of(UnreadableFileError(path, fault))
    assert notice.key in NOTICES
    assert "{" not in notice_text(notice)
