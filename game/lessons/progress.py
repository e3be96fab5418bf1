"""The progress of a player: lessons that are done, and where one was left, in a small file in the player's folder."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.lessons.lesson import Lesson
from game.lessons.lesson_run import Bookmark
from game.storage.files import keep_aside, write_atomically
from game.storage.regular_files import UnreadableFileError, read_regular

FILE: Final = "lessons.json"
_LARGEST: Final = 1024 * 1024
"""Bytes; a player's progress has a few thousand."""
_Word = Annotated[str, msgspec.Meta(max_length=80)]


@dataclass(frozen=True, slots=True)
class _SavedBookmark:
    """The point at which a lesson was left, as the file has it."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    actions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=2000)] = ()
    lesson: _Word = ""
    """The fingerprint of the lesson; files of older versions have none."""


@dataclass(slots=True)
class _SavedProgress:
    """The whole file; lessons are called `game/name`."""

    done: list[_Word] = field(default_factory=list)
    left: dict[_Word, _SavedBookmark] = field(default_factory=dict)


class Progress:
    """Read when it is made, written whenever it changes. A disk that refuses costs the ticks, never the lesson."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._saved = self._read()

    def is_done(self, game: str, name: str) -> bool:
        """Whether the lesson was played to its end."""
        return _key(game, name) in self._saved.done

    def left_at(self, game: str, name: str, lesson: Lesson) -> Bookmark | None:
        """The point at which a lesson was left unfinished; None where it was not, or was another lesson then."""
        left = self._saved.left.get(_key(game, name))
        if left is None or left.lesson != lesson.fingerprint():
            return None
        return Bookmark(left.step, left.actions, left.lesson)

    def keep(self, game: str, name: str, bookmark: Bookmark) -> None:
        """Save that the lesson was left at this point, or has come so far."""
        left = _SavedBookmark(bookmark.step, bookmark.actions, bookmark.lesson)
        if self._saved.left.get(_key(game, name)) != left:
            self._saved.left[_key(game, name)] = left
            self._write()

    def forget(self, game: str, name: str) -> None:
        """Let the lesson begin anew the next time."""
        if self._saved.left.pop(_key(game, name), None) is not None:
            self._write()

    def finish(self, game: str, name: str) -> None:
        """Save that the lesson was played to its end."""
        if not self.is_done(game, name):
            self._saved.done.append(_key(game, name))
        self._saved.left.pop(_key(game, name), None)
        self._write()

    def _read(self) -> _SavedProgress:
        try:
            return msgspec.json.decode(read_regular(self._path, _LARGEST), type=_SavedProgress, strict=True)
        except UnreadableFileError:
            return _SavedProgress()
        except (msgspec.MsgspecError, ValueError, RecursionError):
            with suppress(OSError):
                keep_aside(self._path, _LARGEST)
                self._path.unlink()
            return _SavedProgress()

    def _write(self) -> None:
        with suppress(OSError):
            write_atomically(self._path, msgspec.json.format(msgspec.json.encode(self._saved)))


def _key(game: str, name: str) -> str:
    return f"{game}/{name}"
