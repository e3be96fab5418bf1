"""Every house rule of a new match, each with a line that says what it is about, over the scene of the match."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.engine import OptionSpec, OptionValue
from game.i18n import _
from game.i18n.phrases import clause_text, phrases_of
from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.house_rules import OWN, HouseRules
from game.ui.stage import Stage
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Button, ButtonKind, Segments, Stepper, Widget

_WIDE: Final = 1240
_ROW: Final = (96, 78)
"""Units from row to row, at most and at least."""
_CONTROL: Final = (0.44, 48)
"""What a control takes of the width, and units of its height."""
_NAME: Final = 22
_ABOUT: Final = 18
_LINES: Final = 2
"""What a rule is about takes so many lines."""


class RuleSheet(WidgetScene):
    """Rows of rules; those for which there is no room are on other pages."""

    name = "house_rules"
    overlay = True

    def __init__(self, stage: Stage, rules: HouseRules) -> None:
        super().__init__(stage)
        self._rules = rules
        self._page = 0
        self._pages = 1
        self._fill()

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    @property
    def read_about(self) -> str:
        """The game."""
        return self._rules.game

    def layout(self, size: tuple[int, int]) -> None:
        """Presets above, rows below each other, the way back at the foot."""
        style, px = self.style, self.style.px
        pad, foot = px(48), style.target(60)
        head = pad + style.type.height(style.text(44), TextStyle.TITLE) + px(34)
        preset = style.target(50) + px(18) if self._preset.visible else 0
        room = size[1] - px(40) - head - preset - foot - px(18) - pad
        count = len(self._rows)
        least = style.target(_ROW[1])
        on_page = max(1, min(count, room // least))
        self._pages = -(-count // on_page)
        on_page = -(-count // self._pages)
        self._page = min(self._page, self._pages - 1)
        step = max(least, min(px(_ROW[0]), room // on_page))
        high = head + preset + step * on_page + px(18) + foot + pad
        self._box = pygame.Rect(0, 0, min(px(_WIDE), size[0] - px(40)), high)
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-2 * pad, 0)
        self._band = pygame.Rect(inner.left, self._box.top + head - px(30), inner.width, px(12))
        top = self._box.top + head
        wide = round(inner.width * _CONTROL[0])
        if self._preset.visible:
            self._preset.place(pygame.Rect(inner.left, top, inner.width, style.target(50)))
            self._preset.fit(style)
            top += preset
        self._labels = []
        for number, (_spec, row) in enumerate(self._rows):
            row.visible = number // on_page == self._page
            line = pygame.Rect(inner.left, top + step * (number % on_page), inner.width, step)
            row.place(pygame.Rect(0, 0, wide, style.target(_CONTROL[1])))
            row.rect.midright = line.midright
            row.fit(style)
            self._labels.append(pygame.Rect(line.left, line.top, inner.width - wide - px(24), step))
        bottom = self._box.bottom - pad - foot
        self._turn.visible = self._pages > 1
        self._turn.choices = [
            (page, _("{place} of {count}", place=page + 1, count=self._pages)) for page in range(self._pages)
        ]
        self._turn.show(self._page)
        self._turn.place(pygame.Rect(inner.left, bottom, wide, foot))
        self._done.place(pygame.Rect(inner.right - wide, bottom, wide, foot))

    def handle(self, event: pygame.Event) -> bool:
        """As every scene of widgets; a click outside closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def described(self, widget: Widget) -> str:
        """With what a control sets."""
        spec = next((spec for spec, row in self._rows if row is widget), None)
        return widget.spoken if spec is None else f"{self._name_of(spec)}: {widget.spoken}"

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed scene, the box, and what every rule is about."""
        style, theme, px = self.style, self.style.theme, self.style.px
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        draw_panel(surface, style, self._box, PanelKind.PANEL, radius=6)
        corners(style, surface, self._box.inflate(px(4), px(4)), 52)
        title = lettering(style, _("House rules"), style.text(44))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - px(4))))
        inlay(style, surface, self._band)
        above = True
        for (spec, row), room in zip(self._rows, self._labels, strict=True):
            if not row.visible:
                continue
            if not above:
                surface.fill(theme.panel_raised, (room.left, room.top, self._band.width, max(1, px(1.5))))
            above = False
            self._paint_words(surface, style, spec, room)

    def _paint_words(self, surface: pygame.Surface, style: Style, spec: OptionSpec, room: pygame.Rect) -> None:
        name, about = self._name_of(spec), phrases_of(self._rules.game).option_tips[spec.name].said()
        size = style.type.fitted(name, style.text(_NAME), room.width, TextStyle.STRONG)
        lines = [style.type.line(name, size, style.theme.text, TextStyle.STRONG)]
        size = style.text(_ABOUT)
        while size > SMALLEST and len(style.type.wrap(about, size, room.width)) > _LINES:
            size -= 1
        lines += [
            style.type.line(text, size, style.theme.text_soft) for text in style.type.wrap(about, size, room.width)
        ]
        top = room.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            surface.blit(line, (room.left, top))
            top += line.get_height()

    def _name_of(self, spec: OptionSpec) -> str:
        return phrases_of(self._rules.game).options[spec.name].said()

    def _fill(self) -> None:
        rules = self._rules
        self._preset = Segments(
            "preset", rules.named_presets, rules.matching, self._take_preset, size=20, tip=rules.explained
        )
        self._preset.visible = rules.has_presets
        self._rows = [(spec, self._row(spec)) for spec in rules.specs]
        self._turn: Stepper[int] = Stepper("more_rules", [(0, "")], 0, self._turn_to, size=20)
        self._done = Button("done", _("Done"), self.back, kind=ButtonKind.PRIMARY, size=24)
        self.group.replace([self._preset, *(row for _spec, row in self._rows), self._turn, self._done])
        self.group.set_focus(self._done)

    def _row(self, spec: OptionSpec) -> Segments[OptionValue]:
        phrases = phrases_of(self._rules.game)
        choices = [(value, phrases.choices[spec.name][str(value)].said()) for value in spec.choices]
        value = self._rules.chosen[spec.name]
        tip = clause_text(spec.clause)
        return Segments(f"option.{spec.name}", choices, value, partial(self._set, spec.name), size=19, tip=tip)

    def _set(self, name: str, value: OptionValue) -> None:
        self._rules.take({name: value})
        self._show()

    def _take_preset(self, preset: str) -> None:
        if preset != OWN:
            self._rules.take_preset(preset)
        self._show()

    def _show(self) -> None:
        """What holds now."""
        for spec, row in self._rows:
            row.show(self._rules.chosen[spec.name])
        self._preset.show(self._rules.matching)
        self._preset.tip = self._rules.explained

    def _turn_to(self, page: int) -> None:
        self._page = page
        self.resize(self.size)
