"""A picture of a state as it hangs: opened for it alone, and gone with it, so that no picture is kept in memory."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.games import GAMES
from game.i18n import use_digits, use_language
from game.storage.folders import Folders
from game.storage.settings import Settings, changed
from game.ui.access.lens import Lens
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.graphics.motion import FakeClock
from game.ui.graphics.pictures import Pictures, Size, card_size
from game.ui.graphics.theme import EVENING
from game.ui.judged import positions
from game.ui.judged.position import Position
from game.ui.navigation import Navigation
from game.ui.reading.table_picture import TablePicture
from game.ui.stage.stage import Stage
from game.ui.table.cards.card_art import CardArt
from game.ui.table.drawing import ground
from game.ui.table.drawing.picture import Picture as PictureOfTable
from game.ui.table.scene import TableScene
from pictures.evening import EveningProfile
from pictures.scenes import SCENES
from tests.ui.pictures.pairwise import Variant
from tests.ui.pictures.pixels import MirroredPicture, NotingTypesetter, Picture
from tests.ui.pictures.states import STATES, SceneState, settle

_LARGE: Final = 4_000_000
"""Stages of so many pixels are swept out at once, before the next is built."""
_DRAWN_CARD: Final = card_size(150)
_CLEAR: Final = [bytearray()]
"""The pixels of what is empty: as many as the largest has."""


class NotingPictures(Pictures):
    """Notes the titles in brass, which are composed of a line of text. Cards may be blank, which takes less time.

    Where they are not, each is drawn in one size and resized, since no index is read here.
    """

    def __init__(self, typesetter: NotingTypesetter, *, blank: bool) -> None:
        super().__init__()
        self._typesetter = typesetter
        self._blank = blank

    def store(self, name: str, size: Size, surface: pygame.Surface) -> pygame.Surface:
        """Store the picture; a title is noted as a text."""
        if name.startswith("lettering "):
            self._typesetter.note_lettering(name, surface)
        return super().store(name, size, surface)

    def _face(self, name: str, size: Size) -> pygame.Surface:
        return _paper(size) if self._blank else pygame.transform.smoothscale(super()._face(name, _DRAWN_CARD), size)


class SketchedPictures(Pictures):
    """Pictures that need not be drawn where only places matter."""

    def svg(self, parts: tuple[str, ...], size: Size) -> pygame.Surface:
        """An empty one."""
        return _empty(size)

    def drawn(self, markup: str, size: Size) -> pygame.Surface:
        """An empty one."""
        return _empty(size)

    def made(self, name: str, size: Size) -> pygame.Surface | None:
        """Return an empty picture for everything composed, except titles and stamps, which are as wide
        as their words.
        """
        return super().made(name, size) if name.startswith(("lettering ", "stamp ")) else _empty(size)

    def shadow(self, size: Size, radius: int, depth: int, strength: int = 110) -> pygame.Surface:
        """None; as large as ever."""
        return _empty((size[0] + 4 * depth, size[1] + 4 * depth))

    def _face(self, name: str, size: Size) -> pygame.Surface:
        return _empty(size)

    def _baked(self, name: str, size: Size, depth: int) -> pygame.Surface:
        return self.shadow(size, 0, depth)


@cache
def _empty(size: Size) -> pygame.Surface:
    """Return an empty picture; all share their pixels, since clearing large ones takes long."""
    return pygame.image.frombuffer(memoryview(_clear(4 * size[0] * size[1]))[: 4 * size[0] * size[1]], size, "RGBA")


def _clear(count: int) -> bytearray:
    """At least so many bytes that are 0."""
    if len(_CLEAR[-1]) < count:
        _CLEAR[:] = [bytearray(count)]
    return _CLEAR[-1]


@cache
def _paper(size: Size) -> pygame.Surface:
    card = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(card, EVENING.parchment, card.get_rect(), border_radius=size[0] // 14)
    return card


def _sketch(picture: TablePicture) -> None:
    """The table of a rule book is empty at once."""
    picture.surface = _empty((1, 1))


def _bare_position(_profile: object, _playback: object, position: Position) -> pygame.Surface:
    """Return the table of a decision, a picture whose words do not matter here."""
    return _empty(position.room)


def leave_undimmed(stage: Stage, below: int | None = None) -> pygame.Surface | None:
    """Leave what is beneath an overlay unpainted where only places matter."""
    beneath = stage._scenes[:below]
    if not beneath:
        return None
    beneath[-1].damage.take(pygame.Rect((0, 0), stage.size))
    return _empty(stage.size)


def _bare_ground(_style: Style, size: Size, *_rest: object, **_named: object) -> pygame.Surface:
    """The ground of a table, or its weave."""
    return _empty(size)


def _foresee_nothing(*_asked: object) -> None:
    """Foresee no cards, since play does not go on here."""


def _leave_blank(stage: Stage, _surface: pygame.Surface) -> list[pygame.Rect]:
    """Leave an unwatched frame blank: its areas are reported, and not painted."""
    return [] if stage.empty else stage.top.damage.take(pygame.Rect((0, 0), stage.size))


@contextmanager
def rendered(
    state: str | SceneState, variant: Variant, *, sketched: bool = False, shown: bool = True
) -> Iterator[Stage]:
    """The stage at rest, of the size of the window; it is closed with the block.

    `sketched`: without any pictures, where only places matter. Only scenes themselves show the faces of their cards.
    Not `shown`: nothing is painted in the window, for who has it painted elsewhere and may let it go on from there.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    use_digits("western")
    use_language(variant.language)
    pygame.display.set_mode(variant.size)
    typesetter = NotingTypesetter()
    pictures = SketchedPictures() if sketched else NotingPictures(typesetter, blank=state not in SCENES)
    settings = changed(
        Settings(), player_name="Amina", language=variant.language, theme=variant.theme, ui_scale=variant.scale
    )
    with tempfile.TemporaryDirectory(prefix="majlis-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAJLIS_HOME", folder)  # a match that is exported stays here
        patch.setattr(CardArt, "prepare", _foresee_nothing)
        patch.setattr(PictureOfTable, "foresee_strips", _foresee_nothing)
        if sketched:
            patch.setattr(TablePicture, "work", _sketch)
            patch.setattr(positions, "position_picture", _bare_position)
            patch.setattr(Stage, "_dimmed", leave_undimmed)
            patch.setattr(ground, "ground", _bare_ground)
            patch.setattr(ground, "weave", _bare_ground)
        home = Path(folder)
        folders = Folders(home / "config", home / "saves", home / "cache", home / "logs", (home / "state",))
        profile, style = EveningProfile(folders, settings, GAMES), Style(type=typesetter, pictures=pictures)
        profile.draws_pictures = profile.draws_at_once  # else no process draws for a picture that is gone at once
        patch.setattr(Lens, "needed", property(lambda _lens: False))  # all of the room is seen at once
        stage = Stage(variant.size, profile, Navigation, FakeClock(), style)
        pygame.display.set_mode(stage.size)
        try:
            with pytest.MonkeyPatch.context() as posing:
                posing.setattr(Stage, "draw", _leave_blank)
                (STATES[state] if isinstance(state, str) else state)(stage)
                settle(stage)
            stage.top.damage.everything(stage.size)
            with pytest.MonkeyPatch.context() as posing:
                if sketched:
                    patch.setattr(Stage, "draw", _leave_blank)
                elif not shown:
                    posing.setattr(Stage, "draw", _leave_blank)
                settle(stage)
            yield stage
        finally:
            stage.close()
            profile.archive.close()
            del stage
    _empty.cache_clear()
    _paper.cache_clear()
    if variant.size[0] * variant.size[1] >= _LARGE:
        pygame.display.set_mode((16, 16))
        gc.collect()


def show(stage: Stage, size: tuple[int, int], scale: int) -> None:
    """Show the sketched scene in another window, at rest; `scale` in percent."""
    stage.window = size
    if not stage.profile.try_out(ui_scale=scale):  # which lays everything out anew
        stage.resize(size, scale / 100)
    settle(stage)


def noting(stage: Stage) -> NotingTypesetter:
    """The typesetter of a stage of the gallery."""
    typesetter = stage.style.type
    if not isinstance(typesetter, NotingTypesetter):
        raise TypeError("the stage is none of the gallery")
    return typesetter


def painted(stage: Stage) -> Picture:
    """The top scene painted whole, with all its texts noted."""
    scene = stage.top
    sketched = isinstance(stage.style.pictures, SketchedPictures)
    kind = partial(MirroredPicture if scene.mirrored else Picture, sketched=sketched)
    picture = kind(stage.size, noting(stage))
    if isinstance(scene, TableScene):  # what lies still is a picture of its own
        layers, still = scene.layers, scene.layers._still
        layers._still = below = kind(stage.size, noting(stage))
        layers._stale.everything(stage.size)
        scene.paint(picture, picture.get_rect())
        layers._still = still
        picture.written[:0] = below.written
        if not sketched:
            pygame.Surface.blit(still, below, (0, 0))
    else:
        scene.paint(picture, picture.get_rect())
    return picture


def go_on_from(stage: Stage, picture: Picture) -> None:
    """The window, in which nothing was painted yet, shows what was painted elsewhere."""
    window = pygame.display.get_surface()
    assert window is not None
    shown = [window]
    if stage.top.mirrored:
        stage._canvas = MirroredCanvas(stage.size)
        shown.append(stage._canvas)
    for surface in shown:
        pygame.Surface.blit(surface, picture, (0, 0))
    stage.top.damage.take(picture.get_rect())
