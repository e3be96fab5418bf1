"""The greeting of the first evening: in which language, which game, and whether it is to be taught or played."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.engine.person import Person
from game.games import cast_of
from game.i18n import LANGUAGES, _, language
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import has_lessons
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.motion import Pace
from game.ui.kit import Column, Control, DialogFrame, FirstThatFits, Node, Row, Space, Text
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, EmblemSegments, Segments

_CARDS: Final = ("AS", "KH", "QC", "JD", "JK")
_STEP: Final = 11.0
"""Degrees from card to card."""
_RADIUS: Final = 3.0
_HIGH: Final = 1.12
"""Of the bow on which the cards lie, and how high the middle of it is above the foot, in widths of a card."""
_ABOVE: Final = 1.86
"""What the open fan takes above its foot, in widths of a card."""
_WIDTHS: Final = (70, 150)
"""Units of the width of a card; where there is no room even for the smaller one, there is no fan."""
_AIR: Final = 30
"""Units above the fan."""
_LASTS_MS: Final = 900.0
_LATE_MS: Final = 150.0
"""How long the fan takes to unfold, and how long it waits before that."""
_HOST: Final = (148, 40)
"""Units of the face of the host, and how far it hangs into the box."""
_NIGHT: Final = (150, 150, 160)
"""What is left of the light of the menu, so that no gold there outshines the first button."""
_LANGUAGES: Final = 50
_GAMES: Final = (132, 96, 62)
_WAY: Final = 62
"""Units of the heights of what is offered."""


class Fan:
    """Cards that unfold once above a box, and then cost nothing."""

    def __init__(self, now: Callable[[], float], *, still: bool) -> None:
        """It begins to unfold when it is made; with `still` it is open from the beginning."""
        self._now = now
        self._since = now() + _LATE_MS
        self._still = still

    @property
    def moving(self) -> bool:
        """Whether it is not open yet."""
        return not self._still and self._now() - self._since < _LASTS_MS

    def paint(self, surface: pygame.Surface, style: Style, foot: tuple[int, int], width: int) -> None:
        """Paint cards so many pixels wide; the outermost of the open fan are at the height of `foot`."""
        part = min(1.0, max(0.0, (self._now() - self._since) / _LASTS_MS)) if self.moving else 1.0
        opened = 1.0 - (1.0 - part) ** 3
        radius = width * _RADIUS
        pivot = pygame.Vector2(foot) + pygame.Vector2(0, radius - width * _HIGH)
        for number, name in enumerate(_CARDS):
            angle = (number - (len(_CARDS) - 1) / 2) * _STEP * opened
            card = style.pictures.card(name, width, max(4, width // 16)).surface
            turned = pygame.transform.rotozoom(card, -angle, 1.0)
            centre = pivot + pygame.Vector2(0, -radius).rotate(angle)
            surface.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))


class GreetingFrame(DialogFrame):
    """A box with its host before a fan of cards, and lower than others for that, where there is room for them."""

    def __init__(
        self,
        title: str,
        child: Node,
        host: Person,
        fan: Fan,
        *,
        width: float,
        beneath: Callable[[], pygame.Surface | None],
    ) -> None:
        super().__init__(title, child, width=width, beneath=beneath)
        self._host = host
        self._fan = fan
        self._card = 0
        """The width of a card of the fan, in pixels; 0 without a fan."""

    @property
    def fan_area(self) -> pygame.Rect:
        """All that the fan may cover."""
        area = pygame.Rect(0, 0, self._card * 5, self._card * 3)
        area.midbottom = (self.box.centerx, self.box.top + self._card // 2)
        return area.clip(self.rect)

    def content(self) -> Hashable:
        """The host as well."""
        return super().content(), self._host.key

    def place_box(self, style: Style, size: tuple[int, int]) -> pygame.Rect:
        """Below the fan."""
        box, air = super().place_box(style, size), style.px(_AIR)
        least, most = (style.px(width) for width in _WIDTHS)
        width = min(most, int((self.rect.height - box.height - 3 * air) / _ABOVE))
        self._card = width if width >= least else 0
        if self._card:
            box.bottom = self.rect.bottom - 2 * air
        return box

    def paint_beneath(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The menu in the dark, and the fan."""
        super().paint_beneath(surface, style, area)
        surface.fill(_NIGHT, area, special_flags=pygame.BLEND_RGB_MULT)
        if self._card:
            self._fan.paint(surface, style, self.box.midtop, self._card)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The host looks over the upper edge of the box."""
        super().paint(surface, style, area)
        if self._card:
            side = style.px(_HOST[0])
            face = pygame.Rect(0, 0, side, side)
            face.midbottom = (self.box.centerx, self.box.top + style.px(_HOST[1]))
            draw_medallion(surface, style, face, self._host.name, style.theme.gilt, face=self._host.key, mood="glad")


class WelcomeDialog(ComposedDialog):
    """Over the menu. However it is left, it does not come again."""

    name = "welcome"
    width = 860

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        still = stage.profile.settings.reduce_motion or stage.pace is Pace.INSTANT
        self._fan = Fan(stage.clock.now, still=still)
        self._game = next(iter(stage.profile.games))
        self.relabel()
        self.group.replace([self._learn])
        self.group.set_focus(self._learn)

    @property
    def title(self) -> str:
        """The welcome."""
        return _("Welcome")

    def relabel(self) -> None:
        """Make everything in the words of now."""
        games = [(name, phrases_of(name).title) for name in self.stage.profile.games]
        self._games = EmblemSegments("game", games, self._game, self._choose)
        self._games.sets = _("Game")
        languages = [(known.code, known.name) for known in LANGUAGES]
        self._languages = Segments("language", languages, language().code, self._speak, size=19)
        self._learn = Button("show", "", self._show, kind=ButtonKind.PRIMARY)
        self._play = Button("start", "", self._start)

    def compose(self) -> GreetingFrame:
        """The box under its fan."""
        return GreetingFrame(
            self.title, self.compose_box(), self._host, self._fan, width=self.width, beneath=lambda: self.stage.backdrop
        )

    def compose_box(self) -> Node:
        """The languages, the greeting of somebody who plays the game, and what can be chosen."""
        self._languages.sets = _("Language")
        title = phrases_of(self._game).title
        self._learn.label, self._play.label = _("Teach me {game}", game=title), _("I know {game}", game=title)
        greeting = _(
            "Hello, I'm {name}. Which game shall it be? If it's new to you, you'll learn it by playing.",
            name=self._host.called(language().code),
        )
        games = FirstThatFits(*(Control(self._games, height=high) for high in _GAMES))
        ways = Row(*(Control(each, height=_WAY) for each in (self._learn, self._play)), even=True)
        choice = Column(games, ways, gap=Space.WIDE)
        return Column(Control(self._languages, height=_LANGUAGES), Text(greeting, lines=0), choice, gap=Space.WIDE)

    def moving(self, now: float) -> bool:
        """While the fan unfolds."""
        return self._fan.moving

    def animate(self, now: float) -> None:
        """Paint the fan again, as nothing else moves."""
        if isinstance(self.tree, GreetingFrame):
            self.damage.add(self.tree.fan_area)

    def leave(self) -> None:
        """Remember that it was shown."""
        self.stage.profile.change(first_start_done=True)

    @property
    def _host(self) -> Person:
        """Somebody who plays the game."""
        return cast_of(self._game)[0]

    def _speak(self, code: str) -> None:
        self.stage.profile.change(language=code)

    def _choose(self, game: str) -> None:
        self._game = game
        self.refresh()

    def _show(self) -> None:
        navigator = self.stage.navigator
        self.back()
        if has_lessons(self._game):
            navigator.open_first_lesson(self._game)
        else:
            navigator.open_rules(game=self._game)

    def _start(self) -> None:
        self.back()
        self.stage.navigator.open_new_match(game=self._game)
