"""The page of one game, over the menu: its door, large, and on the plate everything that can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.games import INFOS
from game.i18n import _
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import has_lessons
from game.match.saved_views import standing
from game.ui.kit import Align, Column, Control, FirstThatFits, Row, Space, Text
from game.ui.matches.reading import open_saved
from game.ui.panels.doors import DoorFrame
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, Tile

_WAY: Final = 66
_TILES: Final = (92, 56)
_BACK: Final = 44
"""Units of the heights of what is offered."""


class GamePage(ComposedDialog):
    """Leads to a match of the game, its lessons, its deals of the day, and its rules."""

    name = "game"

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage)
        self._game = game
        self.relabel()
        self.group.replace(self._ways)
        self.group.set_focus(self._ways[0])

    @property
    def title(self) -> str:
        """The name of the game."""
        return phrases_of(self._game).title

    @property
    def read_about(self) -> str:
        """The game."""
        return self._game

    def relabel(self) -> None:
        """Make everything in the words of now."""
        game, stage, navigator = self._game, self.stage, self.stage.navigator
        like, saved = stage.profile.archive.last_of(game), stage.profile.archive.unfinished().get(game)
        new = Button("new_match", _("New match"), self._leaving(lambda: navigator.open_new_match(like, game)))
        self._ways = [new]
        if saved is not None:
            resume = Button("resume", _("Resume"), lambda: open_saved(stage, saved.path), detail=standing(saved))
            self._ways.insert(0, resume)
        self._ways[0].kind = ButtonKind.PRIMARY
        self._tiles = [
            Tile("days", _("Deal of the day"), self._leaving(lambda: navigator.open_days(game)), "days"),
            Tile("rules", _("Rules"), lambda: navigator.open_rules(game=game), "rules"),
        ]
        if has_lessons(game):
            to_lessons = self._leaving(lambda: navigator.open_lessons(game))
            self._tiles.insert(0, Tile("lessons", _("Lessons"), to_lessons, "lessons"))
        self._back = Button("back", _("Back"), self.back, kind=ButtonKind.QUIET, size=20)

    def compose(self) -> DoorFrame:
        """The door, and on its plate what the game is."""
        return DoorFrame(self.title, self.compose_box(), INFOS[self._game], beneath=lambda: self.stage.backdrop)

    def compose_box(self) -> Column:
        """What the game is, above what it offers."""
        tiles = (Row(*(Control(each, height=high) for each in self._tiles), even=True) for high in _TILES)
        ways = [Control(each, height=_WAY) for each in self._ways]
        about = Text(phrases_of(self._game).about.said(), lines=0, side=Align.CENTER)
        return Column(about, Column(*ways, FirstThatFits(*tiles), Control(self._back, height=_BACK)), gap=Space.WIDE)

    def _leaving(self, to: Callable[[], None]) -> Callable[[], None]:
        """What goes somewhere from the menu, where this page no longer lies between."""

        def leave() -> None:
            self.back()
            to()

        return leave
