"""The house rules of a new match: presets and each declared option, with the clause that rules it.

Options for which there is no room have pages of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from game.engine import AnyGame, OptionSpec, OptionValue, declared, presets_of
from game.i18n import _
from game.i18n.phrases import clause_text, phrases_of
from game.ui.graphics.drawing import Style
from game.ui.widgets import Segments, Stepper, Widget

_OWN: Final = "own"
_ROW: Final = 84
"""The most units from row to row."""
_LABEL_PART: Final = 0.37
"""What a label takes of the width of its row."""
_TOLD: Final = 18
"""Units of the line about the preset."""
_FEW: Final = 4
"""Options that a page has at least, if anything else can make room for them."""


class _Presets(Segments[str]):
    """The presets, and below them what is played with the chosen one."""

    told_at: pygame.Rect | None = None
    """Where there is room to say it."""

    def area(self, style: Style) -> pygame.Rect:
        """With the line below, which changes with the choice."""
        area = super().area(style)
        return area if self.told_at is None else area.union(self.told_at)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The choices, and the line below them if it fits in."""
        super().paint(surface, style)
        if self.told_at is None:
            return
        size = style.type.fitted(self.tip, style.text(_TOLD), self.rect.width)
        if style.type.width(self.tip, size) <= self.rect.width:
            line = style.type.line(self.tip, size, style.theme.text_soft)
            surface.blit(line, line.get_rect(midtop=(self.rect.centerx, self.rect.bottom + 1)))


class HouseRules:
    """The options of one game. Choosing a preset sets them all; changing one afterwards makes it a rule of your own."""

    def __init__(self, game: AnyGame, on_turn: Callable[[], None]) -> None:
        """`on_turn` is told when another page of options is shown."""
        self._on_turn = on_turn
        self._specs = tuple(spec for spec in declared(game.options) if not spec.lengths)
        self._presets = presets_of(game.options)
        self.chosen: dict[str, OptionValue] = {spec.name: spec.default for spec in self._specs}
        phrases = phrases_of(game.name)
        self._tips = {name: tip.said() for name, tip in phrases.preset_tips.items()}
        named = [(name, phrases.presets[name].said()) for name in self._presets]
        self._preset = _Presets("preset", [*named, (_OWN, _("Custom"))], self._matching(), self._take_preset, size=19)
        self._preset.visible = bool(self._presets)
        self._preset.tip = self.explained
        self._rows = [self._row(game.name, spec) for spec in self._specs]
        self._page: Stepper[int] = Stepper("more_rules", [(0, "")], 0, self._turn, size=19)
        self._on_a_page = len(self._rows)
        self._names = [phrases.options[spec.name].said() for spec in self._specs]
        self._left = 0

    @property
    def widgets(self) -> list[Widget]:
        """The controls, presets first."""
        return [self._preset, *self._rows, self._page]

    def layout(self, style: Style, area: pygame.Rect, spare_rows: int) -> int:
        """Spread the rows over `area`, with room for more below; returns where the next row begins."""
        above = int(self._preset.visible)
        most = area.height // _least_step(style) - spare_rows - above
        paged = len(self._rows) > most
        self._on_a_page = max(1, most - 1) if paged else len(self._rows)
        self._left = area.left
        pages = -(-len(self._rows) // max(1, self._on_a_page))
        self._page.choices = [
            (page, _("{number} of {count}", number=page + 1, count=pages)) for page in range(max(1, pages))
        ]
        self._page.visible = paged
        self._page.show(min(self._page.value, max(0, pages - 1)))
        self._show_page()
        rows = above + self._on_a_page + paged
        step = max(_least_step(style), min(style.px(_ROW), area.height // (rows + spare_rows)))
        self._preset.place(self.row(style, area, area.top))
        for number, widget in enumerate(self._rows):
            widget.place(self.row(style, area, area.top + step * (above + number % max(1, self._on_a_page))))
        self._page.place(self.row(style, area, area.top + step * (above + self._on_a_page)))
        self._preset.fit(style)
        for widget in self._rows:
            widget.fit(style)
        free = pygame.Rect(area.left, self._preset.rect.bottom, area.width, step - self._preset.rect.height)
        told = self._preset.visible and free.height >= style.type.height(style.text(_TOLD)) + 2
        self._preset.told_at = free if told else None
        return area.top + step * rows

    def least_height(self, style: Style, spare_rows: int, few: int = _FEW) -> int:
        """What the rows need in pixels when they stand as close as they may, on pages of `few` if they are many."""
        rows = min(len(self._rows), few + 1) + self._preset.visible
        return _least_step(style) * (rows + spare_rows)

    def row(self, style: Style, area: pygame.Rect, top: int) -> pygame.Rect:
        """The place of a control beside its label."""
        left = area.left + round(area.width * _LABEL_PART)
        return pygame.Rect(left, top, area.right - left, style.target(44))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The labels before the rows."""
        labels = [_("House rules"), *self._names, _("More rules")]
        for widget, label in zip(self.widgets, labels, strict=True):
            if widget.visible:
                colour = style.theme.text if widget in self._rows else style.theme.gilt
                room = widget.rect.left - self._left - style.px(8)
                line = style.type.line(label, style.type.fitted(label, style.text(21), room), colour)
                surface.blit(line, line.get_rect(midleft=(self._left, widget.rect.centery)))

    def _row(self, game: str, spec: OptionSpec) -> Segments[OptionValue]:
        phrases = phrases_of(game)
        choices = [(value, phrases.choices[spec.name][str(value)].said()) for value in spec.choices]
        tip = _("{tip} ({clause})", tip=phrases.option_tips[spec.name].said(), clause=clause_text(spec.clause))
        return Segments(f"option.{spec.name}", choices, spec.default, partial(self._set, spec.name), size=19, tip=tip)

    def _turn(self, _page: int) -> None:
        self._show_page()
        self._on_turn()

    def _show_page(self) -> None:
        """Hide the options of other pages."""
        first = self._page.value * self._on_a_page
        for number, widget in enumerate(self._rows):
            widget.visible = first <= number < first + self._on_a_page

    def _set(self, name: str, value: OptionValue) -> None:
        self.chosen[name] = value
        self._show_preset()

    def take(self, values: Mapping[str, OptionValue]) -> None:
        """Choose these values of options, and show them."""
        self.chosen.update(values)
        for spec, row in zip(self._specs, self._rows, strict=True):
            row.show(self.chosen[spec.name])
        self._show_preset()

    def _take_preset(self, preset: str) -> None:
        self.take({name: value for name, value in self._presets.get(preset, {}).items() if name in self.chosen})

    def _show_preset(self) -> None:
        self._preset.show(self._matching())
        self._preset.tip = self.explained

    @property
    def explained(self) -> str:
        """What is played with the chosen preset."""
        return self._tips.get(self._matching(), _("Your own mix of rules."))

    def _matching(self) -> str:
        for name, values in self._presets.items():
            if all(self.chosen.get(key, value) == value for key, value in values.items()):
                return name
        return _OWN


def _least_step(style: Style) -> int:
    return style.target(44) + style.px(8)
