"""The house rules of a new match: presets and each declared option, with the clause that rules it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import pygame

from game.engine import Game, declared, presets_of
from game.engine.options import OptionSpec, OptionValue
from game.i18n import _
from game.i18n.phrases import clause_text, phrases_of
from game.ui.look import Look
from game.ui.widgets import Segments, Widget

_OWN: Final = "own"
_ROW: Final = 84
"""The most units from row to row."""
_LABEL_PART: Final = 0.37
"""What a label takes of the width of its row."""


class HouseRules:
    """The options of one game. Choosing a preset sets them all; changing one afterwards makes it a rule of your own."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._specs = declared(game.options)
        self._presets = presets_of(game.options)
        self.chosen: dict[str, OptionValue] = {spec.name: spec.default for spec in self._specs}
        phrases = phrases_of(game.name)
        named = [(name, phrases.presets[name].said()) for name in self._presets]
        self._preset: Segments[str] = Segments(
            "preset", [*named, (_OWN, _("Your own"))], self._matching(), self._take_preset, size=19
        )
        self._rows = [self._row(game.name, spec) for spec in self._specs]
        self._labels = [_("House rules"), *(phrases.options[spec.name].said() for spec in self._specs)]
        self._places: list[tuple[int, int]] = []

    @property
    def widgets(self) -> list[Widget]:
        """The controls, presets first."""
        return [self._preset, *self._rows]

    def layout(self, look: Look, area: pygame.Rect, spare_rows: int) -> int:
        """Spread the rows over `area`, with room for more below; returns where the next row begins."""
        rows = len(self.widgets) + spare_rows
        step = max(_least_step(look), min(look.px(_ROW), area.height // rows))
        self._places = []
        for index, widget in enumerate(self.widgets):
            row = self.row(look, area, area.top + index * step)
            widget.place(row)
            self._places.append((area.left, row.centery))
        return area.top + step * len(self.widgets)

    def least_height(self, look: Look, spare_rows: int) -> int:
        """What the rows need in pixels when they stand as close as they may."""
        return _least_step(look) * (len(self.widgets) + spare_rows)

    def row(self, look: Look, area: pygame.Rect, top: int) -> pygame.Rect:
        """The place of a control beside its label."""
        left = area.left + round(area.width * _LABEL_PART)
        return pygame.Rect(left, top, area.right - left, look.target(44))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The labels before the rows."""
        for index, (label, place) in enumerate(zip(self._labels, self._places, strict=True)):
            colour = look.theme.gilt if index == 0 else look.theme.text
            room = self.widgets[index].rect.left - place[0] - look.px(8)
            line = look.type.line(label, look.type.fitted(label, look.text(21), room), colour)
            surface.blit(line, line.get_rect(midleft=place))

    def _row(self, game: str, spec: OptionSpec) -> Segments[OptionValue]:
        phrases = phrases_of(game)
        choices = [(value, phrases.choices[spec.name][str(value)].said()) for value in spec.choices]
        tip = _("{tip} ({clause})", tip=phrases.option_tips[spec.name].said(), clause=clause_text(spec.clause))
        return Segments(f"option.{spec.name}", choices, spec.default, partial(self._set, spec.name), size=19, tip=tip)

    def _set(self, name: str, value: OptionValue) -> None:
        self.chosen[name] = value
        self._preset.show(self._matching())

    def _take_preset(self, preset: str) -> None:
        values: Mapping[str, OptionValue] = self._presets.get(preset, {})
        self.chosen.update(values)
        for spec, row in zip(self._specs, self._rows, strict=True):
            row.show(self.chosen[spec.name])
        self._preset.show(self._matching())

    def _matching(self) -> str:
        for name, values in self._presets.items():
            if all(self.chosen[key] == value for key, value in values.items()):
                return name
        return _OWN


def _least_step(look: Look) -> int:
    return look.target(44) + look.px(8)
