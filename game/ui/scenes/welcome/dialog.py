"""The greeting: in which language, which game, and whether it is to be taught or played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.games import cast_of
from game.i18n import LANGUAGES, _, language
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import has_lessons
from game.ui.graphics.medallion import draw_medallion
from game.ui.motion import Pace
from game.ui.scenes.placed_dialog import PlacedDialog
from game.ui.scenes.welcome.unfolding import STANDS, Unfolding
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, EmblemSegments, Segments, Widget

_CARD: Final = (70, 150)
"""Units of the cards that greet newcomers: smaller ones are left out."""
_LANGUAGES: Final = 50
_GAMES: Final = 132
_AIR: Final = 30
"""Units above the fan."""
_HOST: Final = (148, 40)
"""Units of the face of who greets, and how far it hangs into the box."""
_NIGHT: Final = (150, 150, 160)
"""What is left of the light of the menu: no gold there is to outshine the first button."""


class WelcomeDialog(PlacedDialog):
    """Over the menu. However it is left, it does not come again."""

    name = "welcome"
    width = 860

    def __init__(self, stage: Stage) -> None:
        self._game = next(iter(stage.profile.games))
        self._host = cast_of(self._game)[0]
        super().__init__(stage, *self._content(stage))
        still = stage.profile.settings.reduce_motion or stage.pace is Pace.INSTANT
        self._fan = Unfolding(stage.clock.now(), still=still)
        self._moved = False
        """Whether the last frame showed the fan in motion."""
        self.group.set_focus(self.group.named("show"))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Who greets, before a fan of cards above the box, where there is room for it."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
            surface.fill(_NIGHT, area, special_flags=pygame.BLEND_RGB_MULT)
        if self._card:
            self._fan.paint(surface, self.style, self._box.midtop, self._card, self.stage.clock.now())
        self.paint_box(surface)
        if self._card:
            side = self.style.px(_HOST[0])
            face = pygame.Rect(0, 0, side, side)
            face.midbottom = (self._box.centerx, self._box.top + self.style.px(_HOST[1]))
            ring = self.style.theme.gilt
            draw_medallion(surface, self.style, face, self._host.name, ring, face=self._host.key, mood="glad")

    def update(self, now: float) -> None:
        """Let the fan unfold."""
        super().update(now)
        moving = self._fan.moving(now)
        if moving or self._moved:
            self.damage.add(self._fan.area(self._box.midtop, self._card).clip(pygame.Rect((0, 0), self.size)))
        self._moved = moving

    def wake_after(self) -> float | None:
        """At once while the fan moves."""
        return 0.0 if self._moved or self._fan.moving(self.stage.clock.now()) else super().wake_after()

    def leave(self) -> None:
        """Remember that it was shown."""
        self.stage.profile.change(first_start_done=True)

    def row_height(self, row: Sequence[Widget]) -> int:
        """Emblems need more room than words."""
        if row[0] is self._games:
            return self.style.target(_GAMES)
        return self.style.target(_LANGUAGES) if row[0] is self._languages else super().row_height(row)

    def layout(self, size: tuple[int, int]) -> None:
        """As every dialog, but the languages come before what is said, and all of it is lower under a fan."""
        super().layout(size)
        px = self.style.px
        free = size[1] - self._box.height - 3 * px(_AIR)
        width = min(px(_CARD[1]), int(free / STANDS))
        self._card = width if width >= px(_CARD[0]) else 0
        lower = (size[1] - self._box.height) // 2 - 2 * px(_AIR) if self._card else 0
        for rect in (self._box, self._band, self._lines):
            rect.move_ip(0, lower)
        for widget in self.group.widgets:
            widget.place(widget.rect.move(0, lower))
        first = self._languages.rect.copy()
        first.top = self._lines.top
        self._lines.bottom = self._languages.rect.bottom
        self._languages.place(first)
        self._games.fit(self.style)
        self._languages.fit(self.style)

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        games = [(name, phrases_of(name).title) for name in stage.profile.games]
        self._games = EmblemSegments("game", games, self._game, self._choose)
        self._languages = Segments(
            "language",
            [(known.code, known.name) for known in LANGUAGES],
            language().code,
            lambda code: stage.profile.change(language=code),
            size=19,
        )
        self._ways = [Button("show", "", self._show, kind=ButtonKind.PRIMARY), Button("start", "", self._start)]
        self._name_ways()
        return (_("Welcome"), self._greeting, [self._languages, self._games, self._ways])

    @property
    def _greeting(self) -> str:
        return _(
            "Hello, I'm {name}. Which game shall it be? If it's new to you, you learn it by playing.",
            name=self._host.called(language().code),
        )

    def _choose(self, game: str) -> None:
        """Somebody who plays it greets."""
        self._game, self._host = game, cast_of(game)[0]
        self._text = self._greeting
        self.resize(self.size)
        self._name_ways()

    def _name_ways(self) -> None:
        show, start = self._ways
        title = phrases_of(self._game).title
        show.label, start.label = _("Teach me {game}", game=title), _("I know {game}", game=title)

    def _show(self) -> None:
        navigator = self.stage.navigator
        self.back()
        if has_lessons(self._game):
            navigator.open_first_lesson(self._game)
        else:
            navigator.open_rules(game=self._game)

    def _start(self) -> None:
        navigator = self.stage.navigator
        self.back()
        navigator.open_new_match(game=self._game)
