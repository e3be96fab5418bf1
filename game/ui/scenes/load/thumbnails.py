"""Small pictures of saved matches: drawn by a process of their own when they are wanted, kept among the caches."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import pygame

from game import __version__
from game.engine import AnyGame
from game.i18n import language
from game.match.latest_request import LatestRequest
from game.match.worker_process import WorkerProcess
from game.storage.folders import Folders
from game.storage.index import IndexRow
from game.storage.settings import Settings
from game.ui.graphics.motion import Clock
from game.ui.stage.idle import Lingering
from game.ui.stage.profile import Profile

_AFTER_MS: Final = 250.0
"""A match is looked at for so long before its picture is drawn."""
_LOOK_MS: Final = 60.0
"""How often it is asked whether a picture is there."""
_PATIENCE: Final = 30.0
"""Seconds a picture may take."""
_KEPT: Final = 100
"""Pictures on the disk, of some 400 kilobytes each."""
_IN_MEMORY: Final = 8


@dataclass(frozen=True, slots=True)
class LastPictures:
    """How the last picture of a match is drawn: the scene that shows matches again knows, which the list doesn't."""

    size: tuple[int, int]
    draw: Callable[[Folders, Settings, Mapping[str, AnyGame], Path], pygame.Surface]
    """Draw the table at the end of a record; raises `UnplayableRecordError` and `OSError`."""
    serve: Callable[..., None]
    """Do so in a process of its own, for pairs of a record and the file that its picture is written to."""


class Thumbnails:
    """Nothing here waits for a picture. One is wanted at a time: that of the chosen match."""

    def __init__(self, profile: Profile, clock: Clock, pictures: LastPictures) -> None:
        self._profile = profile
        self._pictures = pictures
        self._folder = profile.folders.cache / "pictures"
        self._ready: OrderedDict[str, pygame.Surface | None] = OrderedDict()
        """By the key of a match its picture, the last wanted at the end; None where none can be drawn."""
        self._wanted = Lingering(clock, _AFTER_MS, self._ask)
        self._looked_for = ""
        """The key of the picture that was looked for on the disk."""
        self._drawing = ""
        """The key of the picture that is asked for."""
        worker = WorkerProcess("thumbnails", pictures.serve, profile.folders, profile.settings, profile.games)
        self._requests = LatestRequest(worker, _PATIENCE)

    def want(self, row: IndexRow | None) -> pygame.Surface | None:
        """The picture of a match, or None as long as there is none; it is drawn if it stays wanted a little."""
        if row is None or row.game is None or not row.stamp:
            self._wanted.want(None)
            return None
        key = self._key(row)
        if self._profile.draws_at_once and key not in self._ready:
            profile = self._profile
            record = profile.folders.saves / row.name
            self._take(key, self._pictures.draw(profile.folders, profile.settings, profile.games, record))
        if key not in self._ready and key != self._looked_for:
            self._looked_for = key
            if (self._folder / f"{key}.png").exists():
                self._load(key)
        if key in self._ready:
            self._wanted.want(None)
            self._ready.move_to_end(key)
            return self._ready[key]
        if self._profile.draws_pictures and key != self._drawing:
            self._wanted.want((key, row))
        return None

    def step(self) -> None:
        """Take what has been drawn, and ask for what is wanted."""
        drawn = self._requests.take()
        if drawn is not None:
            (_record, file), is_there = drawn
            self._drawing = ""
            if is_there:
                self._load(file.stem)
                self._clear_out()
            else:
                self._take(file.stem, None)
        if not self._drawing:
            self._wanted.step()

    def wait(self) -> float | None:
        """Milliseconds until there may be something to do."""
        return _LOOK_MS if self._drawing else self._wanted.wait()

    def _ask(self, wanted: tuple[str, IndexRow]) -> None:
        key, row = wanted
        self._drawing = key
        self._requests.ask((self._profile.folders.saves / row.name, self._folder / f"{key}.png"))

    def close(self) -> None:
        """Draw nothing more."""
        self._requests.close()

    def _key(self, row: IndexRow) -> str:
        """The name of the picture of this state of the record, in this look."""
        settings = self._profile.settings
        look = settings.theme, settings.four_colour_suits, settings.large_indices, settings.digits, language().code
        kind_size_and_time = row.stamp.split()[:3]  # but not when it was moved last, as by deleting and bringing back
        depends_on = repr((__version__, self._pictures.size, row.name, kind_size_and_time, look))
        return sha256(depends_on.encode(errors="surrogateescape")).hexdigest()[:24]

    def _load(self, key: str) -> None:
        picture = None
        with suppress(OSError, pygame.error):
            picture = pygame.image.load(self._folder / f"{key}.png").convert()
        self._take(key, picture)

    def _take(self, key: str, picture: pygame.Surface | None) -> None:
        self._ready[key] = picture
        while len(self._ready) > _IN_MEMORY:
            self._ready.popitem(last=False)

    def _clear_out(self) -> None:
        """Of many pictures those go that were drawn first."""
        with suppress(OSError), os.scandir(self._folder) as entries:
            found = [(entry.stat(follow_symlinks=False).st_mtime, entry.path) for entry in entries]
            for _drawn, path in sorted(found)[:-_KEPT]:
                Path(path).unlink(missing_ok=True)
