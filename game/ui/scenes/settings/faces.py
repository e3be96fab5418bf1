"""Choosing the portrait that stands for the player: everybody of every home, or the first letter of the name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.engine.person import Person
from game.games import cast_of
from game.i18n import _, language
from game.i18n.phrases import phrases_of
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb
from game.ui.kit import Align, Column, Control, FirstThatFits, Grid, Node, Role, Row, Space, Text, Tone
from game.ui.panels.matches import Emblem
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, FaceButton

_NAME: Final = 19
_WIDE: Final = 130
_FACES: Final = (148, 124, 100, 80)
"""Units of a name, and of the width of a face with its name and its height at most and at least."""
_EMBLEM: Final = 0.5
"""The size of the emblem of a home, in heights of a face with its name."""


class _Somebody(FaceButton):
    """A face with its name below; the one that holds lies on a ground of its own."""

    def __init__(self, person: Person, action: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(f"face.{person.key}", person.name, person.key, action, chosen=chosen)
        self.called = person.called(language().code)
        """The name as it is written in the language."""

    @property
    def spoken(self) -> str:
        """Whose face it is."""
        return self.called

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Ground, medallion, name."""
        air = style.px(4)
        if self.chosen:
            draw_panel(
                surface, style, self.rect.inflate(-2 * air, -2 * air), PanelKind.ROW_CHOSEN
            )  # within the ring of focus
        colour = style.theme.gilt if self.chosen else style.theme.text_soft
        size = style.type.fitted(self.called, style.text(_NAME), self.rect.width - 2 * air, TextStyle.STRONG)
        name = style.type.line(self.called, size, colour, TextStyle.STRONG)
        below = name.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - 2 * air))
        side = min(below.top - self.rect.top - 2 * air, self.rect.width - 2 * air)
        face = pygame.Rect(0, 0, side, side).move_to(midbottom=(self.rect.centerx, below.top))
        self.picture(surface, style, face)
        surface.blit(name, below)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _ring(self, style: Style) -> Rgb:
        return style.theme.gilt if self.chosen or self.hovered else style.theme.brass_dark


class _Initial(Button):
    """The first letter of the player's name in place of a face."""

    def __init__(self, name: str, label: str, action: Callable[[], None], who: str, chosen: bool) -> None:
        super().__init__(name, label, action, size=22)
        self._medallion = FaceButton(name, who, "", action, chosen=chosen)

    @property
    def spoken(self) -> str:
        """Its label, and whose initial it is."""
        return f"{super().spoken}. {self._medallion.spoken}"

    def words(self, style: Style) -> pygame.Rect:
        """What the medallion leaves."""
        return pygame.Rect(
            self.rect.left + self.rect.height, self.rect.top, self.rect.width - self.rect.height, self.rect.height
        )

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """As a button, with the medallion before its words."""
        super().paint(surface, style)
        air = style.px(5)
        side = self.rect.height - 2 * air
        face = pygame.Rect(self.rect.left + 2 * air, self.rect.top + air, side, side)
        self._medallion.picture(surface, style, face)

    def _panel(self) -> PanelKind:
        usual = super()._panel()
        return PanelKind.ROW_CHOSEN if self._medallion.chosen and usual is PanelKind.PLAIN else usual


class FacesScene(ComposedDialog):
    """A row of six for every game, over whatever is shown."""

    name = "faces"
    width = 1216

    def __init__(self, stage: Stage, taken: Callable[[], None] | None = None) -> None:
        """`taken` is called when another face was chosen."""
        super().__init__(stage)
        self._taken = taken
        self.relabel()
        faces = [face for row in self._faces.values() for face in row]
        self.group.replace([*faces, self._letter])
        self.group.set_focus(next((face for face in faces if face.chosen), self._letter))

    def relabel(self) -> None:
        """All words anew."""
        profile = self.stage.profile
        chosen = profile.settings.player_face
        self._faces = {
            game: [
                _Somebody(person, partial(self._take, person.key), chosen=person.key == chosen)
                for person in cast_of(game)
            ]
            for game in profile.games
        }
        self._letter = _Initial("letter", _("Just my initial"), partial(self._take, ""), profile.player, not chosen)
        self._back = Button("back", _("Back"), self.back, size=22)

    @property
    def title(self) -> str:
        """What is chosen."""
        return _("Your portrait")

    def compose_box(self) -> Node:
        """The casts as large as there is room, above the buttons."""
        buttons = Row(Control(self._letter, height=56), Control(self._back, height=56), even=True)
        return Column(FirstThatFits(*map(self._casts, _FACES)), buttons, gap=Space.WIDE)

    def _casts(self, high: int) -> Node:
        """For every game its emblem and its cast; the faces with their names are so many units high."""
        cells: list[Node] = []
        for game, row in self._faces.items():
            name = Text(phrases_of(game).title, Role.STRONG, Tone.SOFT, side=Align.CENTER)
            emblem = Emblem(game, side=high * _EMBLEM)
            cells.append(Column(emblem, name, gap=Space.NONE, cross=Align.CENTER, justify=Align.CENTER))
            cells += [Control(face, width=_WIDE, height=high) for face in row]
        across = len(cells) // len(self._faces)
        return Grid(*cells, columns=[0] + [1.0] * (across - 1), gap=Space.TIGHT)

    def _take(self, face: str) -> None:
        self.stage.profile.change(player_face=face)
        self.stage.pop()
        if self._taken is not None:
            self._taken()
