"""The last picture of a match, small: its table as it stands at the end of its record."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.engine import AnyGame
from game.match.worker_process import answer_all
from game.storage.folders import Folders
from game.storage.logs import LOG
from game.storage.settings import Settings
from game.ui.stage.unseen import drawn_at_rest, prepare

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SIZE: Final = (840, 483)
"""Of a picture, in pixels."""
_WINDOW: Final = (960, 600)
"""Of the stage it is drawn on."""


def last_picture(folders: Folders, settings: Settings, games: Mapping[str, AnyGame], record: Path) -> pygame.Surface:
    """Draw it, which takes a good while; a display must be there.

    Raises `UnplayableRecordError` and `OSError` where there is nothing to show.
    """
    from game.ui.scenes.replay.scene import ReplayScene
    from game.ui.stage.profile import Profile

    profile = Profile(folders, settings, games)
    playback = profile.play_back(record)
    playback.read_whole()
    table = drawn_at_rest(
        profile, _WINDOW, lambda stage: ReplayScene(stage, playback, at=playback.last), lambda scene: scene.table_rect
    )
    return pygame.transform.smoothscale(table, SIZE)


def serve(connection: Connection, folders: Folders, settings: Settings, games: Mapping[str, AnyGame]) -> None:
    """In a process of its own: draw the record of each question into the file that it names, and say whether it is."""
    prepare(_WINDOW, settings)

    def answer(question: tuple[Path, Path]) -> bool:
        record, file = question
        try:
            keep(last_picture(folders, settings, games, record), file)
        except Exception:  # whatever a record does to its table, the list shows the others
            logging.getLogger(LOG).exception("the last picture of a match cannot be drawn")
            return False
        return True

    answer_all(connection, answer)


def keep(picture: pygame.Surface, file: Path) -> None:
    """Write a picture in one step. Raises `OSError`."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".{file.stem}.new.png")
    pygame.image.save(picture, fresh)
    fresh.replace(file)
