"""Opening regular files of sane size and nothing else: no folder, no pipe that waits, no device, no endless file.

A name in a player's folders may stand for anything. It is checked before it is opened, because opening a device may
already do something, and once more through the descriptor, because the name may have become another one in between.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import IO, Final

from game.engine.record import Notice


class FileFault(Enum):
    """The reason why a file is not opened; the value is the key of its message."""

    FOLDER = "file_is_folder"
    NO_FILE = "file_is_device"
    """A pipe, a socket, a terminal, a disk …"""
    LINK_LOOP = "file_is_link_loop"
    NO_PERMISSION = "file_without_permission"
    TOO_LARGE = "file_too_large"
    VANISHED = "file_vanished"
    REFUSED = "record_unreadable"
    """Any other error; the only fault with a reason in the words of the system."""


_FAULTS: Final = {
    errno.EISDIR: FileFault.FOLDER,
    errno.ENXIO: FileFault.NO_FILE,
    errno.ENODEV: FileFault.NO_FILE,
    errno.ELOOP: FileFault.LINK_LOOP,
    errno.EACCES: FileFault.NO_PERMISSION,
    errno.EPERM: FileFault.NO_PERMISSION,
    errno.EFBIG: FileFault.TOO_LARGE,
    errno.ENOENT: FileFault.VANISHED,
    errno.ENOTDIR: FileFault.VANISHED,
}
_SAID: Final = {
    FileFault.FOLDER: "it is a folder",
    FileFault.NO_FILE: "it is a pipe or a device, not a file",
    FileFault.LINK_LOOP: "it is a link that leads back to itself",
    FileFault.NO_PERMISSION: "permission denied",
    FileFault.TOO_LARGE: "it is too large",
    FileFault.VANISHED: "there is no such file",
}
_PIECE: Final = 1 << 16
"""Bytes that are read at once of a file that is longer than it said."""
_WITHOUT_WAITING: Final[int] = (
    getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
"""Systems without pipes among their files have no such flags, and need none."""


class UnreadableFileError(OSError):
    """A name that is no file to be opened; `fault` says why, and `strerror` says it on a terminal."""

    def __init__(self, path: Path, fault: FileFault, message: str = "") -> None:
        number = next((number for number, known in _FAULTS.items() if known is fault), errno.EIO)
        super().__init__(number, message or _SAID.get(fault, "it cannot be read"), str(path))
        self.fault = fault


def fault_of(error: OSError) -> FileFault:
    """Return the kind of fault of an error of the system."""
    if isinstance(error, UnreadableFileError):
        return error.fault
    return _FAULTS.get(error.errno or 0, FileFault.REFUSED)


def notice_of(error: OSError) -> Notice:
    """Return the notice about a file that cannot be opened or read."""
    fault = fault_of(error)
    if fault is FileFault.REFUSED:
        return Notice(fault.value, (("reason", error.strerror or type(error).__name__),))
    return Notice(fault.value)


def read_regular(path: Path, largest: int) -> bytes:
    """The bytes of a file that holds at most `largest`. Raises `UnreadableFileError`, and no other error."""
    return read_as_wanted(path, largest, largest, lambda _head: True)


def read_as_wanted(path: Path, largest: int, head: int, wanted: Callable[[bytes], bool]) -> bytes:
    """The bytes of a file that holds at most `largest`; the first `head` alone where these are not `wanted`.

    Raises `UnreadableFileError`, and no other error.
    """
    handle = open_regular(path, os.O_RDONLY)
    try:
        size = os.fstat(handle).st_size
        if size > largest:
            raise UnreadableFileError(path, FileFault.TOO_LARGE)
        with os.fdopen(handle, "rb", closefd=False) as file:
            # no more is asked for than there is to be: Python keeps room for all of it
            content = file.read(min(size, head))
            if wanted(content):
                content = b"".join((content, *_rest(file, size - len(content), largest)))
    except UnreadableFileError:
        raise
    except OSError as error:
        raise UnreadableFileError(path, fault_of(error), error.strerror or "") from error
    finally:
        os.close(handle)
    if len(content) > largest:
        raise UnreadableFileError(path, FileFault.TOO_LARGE)
    return content


def _rest(file: IO[bytes], expected: int, largest: int) -> Iterator[bytes]:
    """Yield the rest of a file, which may grow meanwhile or not know its size."""
    left = largest + 1
    while left > 0 and (part := file.read(min(left, max(expected, _PIECE)))):
        left -= len(part)
        expected -= len(part)
        yield part


def open_regular(path: Path, flags: int) -> int:
    """A descriptor of a regular file, opened without waiting for anybody; links are followed.

    With `os.O_CREAT` among the flags a file that is missing is made. Raises `UnreadableFileError`, and no other error.
    """
    try:
        try:
            _check(path, path.stat().st_mode)
        except FileNotFoundError:
            if not flags & os.O_CREAT:
                raise
        handle = os.open(path, flags | _WITHOUT_WAITING, 0o666)
        try:
            _check(path, os.fstat(handle).st_mode)
        except OSError:
            os.close(handle)
            raise
    except UnreadableFileError:
        raise
    except OSError as error:
        raise UnreadableFileError(path, fault_of(error), error.strerror or "") from error
    except ValueError as error:
        # a name that no file can have, such as one with a NUL in it
        raise UnreadableFileError(path, FileFault.VANISHED) from error
    return handle


def _check(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise UnreadableFileError(path, FileFault.FOLDER)
    if not stat.S_ISREG(mode):
        raise UnreadableFileError(path, FileFault.NO_FILE)
