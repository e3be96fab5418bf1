"""The last picture of a match, small: its table as it stands at the end of its record, drawn on a stage nobody sees."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import pygame

from game.engine import AnyGame
from game.match.servant import answer_all
from game.storage.folders import Folders
from game.storage.logs import LOG
from game.storage.settings import Settings
from game.ui.locale import speak
from game.ui.navigator import Navigator

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SIZE: Final = (560, 322)
"""Of a picture, in pixels."""
_WINDOW: Final = (960, 600)
"""Of the stage it is drawn on."""
_MANY: Final = 10_000
_FRAMES: Final = 100
"""After so many a table is at rest, whatever it shows."""
_FRAME_MS: Final = 50.0


class _Nowhere:
    """Leads nowhere: on a stage that nobody sees nothing is opened."""

    def __getattr__(self, _way: str) -> Callable[..., None]:
        return lambda *_told, **_named: None


def last_picture(folders: Folders, settings: Settings, games: Mapping[str, AnyGame], record: Path) -> pygame.Surface:
    """Draw it, which takes a good while; a display must be there.

    Raises `UnplayableRecordError` and `OSError` where there is nothing to show.
    """
    from game.ui.motion import FakeClock
    from game.ui.profile import Profile
    from game.ui.scenes.replay.scene import ReplayScene
    from game.ui.stage import Stage

    profile = Profile(folders, settings, games)
    playback = profile.play_back(record)
    while not playback.read_on(_MANY):
        pass
    clock = FakeClock()
    stage = Stage(_WINDOW, profile, lambda _stage: cast(Navigator, _Nowhere()), clock)
    surface = pygame.Surface(_WINDOW)
    scene = ReplayScene(stage, playback, at=playback.last)
    scene.group.replace([])
    stage.push(scene)
    scene.jump(playback.last)
    for _frame in range(_FRAMES):
        stage.update()
        if not stage.draw(surface):
            break
        clock.advance(_FRAME_MS)
    picture = pygame.transform.smoothscale(surface.subsurface((0, 0), scene.room(_WINDOW)), SIZE)
    stage.close()
    return picture


def serve(connection: Connection, folders: Folders, settings: Settings, games: Mapping[str, AnyGame]) -> None:
    """In a process of its own: draw the record of each question into the file that it names, and say whether it is."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(_WINDOW)
    speak(settings)

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
