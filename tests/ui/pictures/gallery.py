"""Every scene that can be pictured, in every language, size and palette."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import pygame

from game.i18n import use_language
from game.rules.registry import GAMES
from game.storage.folders import Folders
from game.storage.settings import Settings
from game.ui.assets import Pictures, Size
from game.ui.look import Look
from game.ui.motion import FakeClock
from game.ui.profile import Profile
from game.ui.scenes.table import TableScene
from game.ui.screenshot import SCENES, PictureRequest, rest
from game.ui.stage import Stage
from tests.ui.pictures.ink import MirroredPicture, NotingTypesetter, Picture

LANGUAGES: Final = ("en", "ar")
THEMES: Final = {"dark": 4.5, "light": 4.5, "high_contrast": 7.0}
"""The palettes and the contrast that each owes its texts."""
SIZES: Final = ((960, 600), (1280, 720), (1920, 1080))
SCALES: Final = (75, 100, 150, 200)
"""Percent, as the setting has them."""
USUAL: Final = (1280, 720)


class SketchedPictures(Pictures):
    """Pictures that need not be drawn where only places matter."""

    def __init__(self) -> None:
        super().__init__()
        self.sketched = False

    def svg(self, parts: tuple[str, ...], size: Size) -> pygame.Surface:
        """The picture, or an empty one."""
        return _empty(size) if self.sketched else super().svg(parts, size)

    def drawn(self, markup: str, size: Size) -> pygame.Surface:
        """The picture, or an empty one."""
        return _empty(size) if self.sketched else super().drawn(markup, size)

    def _face(self, name: str, size: Size) -> pygame.Surface:
        return _empty(size) if self.sketched else super()._face(name, size)


@cache
def _empty(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@cache
def _stage(scene: str, language: str) -> Stage:
    """The scene, opened in that language."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(USUAL)
    home = Path(mkdtemp(prefix="majlis-"))
    folders = Folders(home / "config", home / "saves", home / "cache", home / "logs")
    profile = Profile(folders, Settings(player_name="Amina", language=language), GAMES)
    look = Look(type=NotingTypesetter(), pictures=SketchedPictures())
    stage = Stage(USUAL, profile, FakeClock(), look)
    pictures_of(stage).sketched = True
    SCENES[scene](stage, PictureRequest(scene, USUAL, next(iter(GAMES))))
    rest(stage, surface)
    return stage


def staged(
    scene: str,
    language: str = "en",
    size: tuple[int, int] = USUAL,
    scale: int = 100,
    theme: str = "dark",
    *,
    sketched: bool = False,
) -> Stage:
    """The scene at rest, as the settings want it; the same stage each time, so what a test does to it must be undone.

    The language is used from now on, by everything. `sketched`: without its pictures, which takes less time.
    """
    use_language(language)
    stage = _stage(scene, language)
    surface = pygame.display.set_mode(size)
    stage.profile.try_out(theme=theme, ui_scale=scale)
    pictures = pictures_of(stage)
    if pictures.sketched != sketched:
        pictures.sketched = sketched
        pictures.clear()
    stage.resize(size, scale / 100)
    rest(stage, surface)
    return stage


def noting(stage: Stage) -> NotingTypesetter:
    """The typesetter of a stage of the gallery."""
    typesetter = stage.look.type
    if not isinstance(typesetter, NotingTypesetter):
        raise TypeError("the stage is none of the gallery")
    return typesetter


def pictures_of(stage: Stage) -> SketchedPictures:
    """The pictures of a stage of the gallery."""
    pictures = stage.look.pictures
    if not isinstance(pictures, SketchedPictures):
        raise TypeError("the stage is none of the gallery")
    return pictures


def painted(stage: Stage) -> Picture:
    """The top scene painted whole, with all its texts noted."""
    scene = stage.top
    kind = MirroredPicture if scene.mirrored else Picture
    picture = kind(stage.size, noting(stage))
    if isinstance(scene, TableScene):  # its still layer is a picture of its own
        scene._paint_still(picture, picture.get_rect())
    scene.paint(picture, picture.get_rect())
    return picture
