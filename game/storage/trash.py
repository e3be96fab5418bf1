"""Files that were deleted and can still be brought back."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

FOLDER: Final = "deleted"

Deleted = tuple[tuple[Path, Path], ...]
"""The former path of each file of something that was deleted, and its path now."""


class Trash:
    """The trash, a folder in that of the saves; its files are gone for good once it is emptied."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, files: Sequence[Path]) -> Deleted:
        """Take these files away as one, those of them that are there.

        Raises `OSError` for a folder and where the disk refuses; then all lie where they lay.
        """
        moved: list[tuple[Path, Path]] = []
        try:
            for file in files:
                if file.is_dir() and not file.is_symlink():
                    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
                if os.path.lexists(file):
                    self._folder.mkdir(parents=True, exist_ok=True)
                    taken = self._free(file.name)
                    shutil.move(file, taken)
                    moved.append((file, taken))
        except OSError:
            with suppress(OSError):
                self.bring_back(tuple(moved))
            raise
        return tuple(moved)

    def bring_back(self, deleted: Deleted) -> None:
        """Put it where it lay. Raises `OSError` where something else lies there now, or the disk refuses."""
        for place, taken in deleted:
            if os.path.lexists(place):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(place))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(taken, place)

    def empty(self) -> None:
        """Delete all of it for good; what the disk keeps is tried again the next time."""
        with suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                with suppress(OSError):
                    Path(entry.path).unlink()
        with suppress(OSError):
            self._folder.rmdir()

    def _free(self, name: str) -> Path:
        return next(
            path
            for number in count(1)
            if not os.path.lexists(path := self._folder / (name if number == 1 else f"{number}-{name}"))
        )
