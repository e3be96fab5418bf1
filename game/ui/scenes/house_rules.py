"""The house rules of a new match: which values its options have, and the presets that choose them all at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.engine import AnyGame, OptionSpec, OptionValue, declared, presets_of
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.ui.graphics.drawing import Style
from game.ui.text import SMALLEST
from game.ui.widgets import Button, Segments, Widget

OWN: Final = "own"
"""In place of a preset: a mix of rules that is none of them."""
_TOLD: Final = 18
"""Units of the line about the preset."""
_LINES: Final = 2
_BUTTON: Final = 0.4
"""What the way to all rules takes of the width of the row."""


class _Presets(Segments[str]):
    """The presets, and what is played with the chosen one, which changes with it."""

    told_at = pygame.Rect(0, 0, 0, 0)

    def area(self, style: Style) -> pygame.Rect:
        """With the place where that is said; words too many for two lines stand out of it."""
        told = pygame.Rect(self.told_at)
        lines, size = self._told(style)
        told.height = max(told.height, len(lines) * style.type.height(size))
        told.center = self.told_at.center
        return super().area(style).union(told)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The choices, and the lines about the one that holds."""
        super().paint(surface, style)
        told, (lines, size) = self.told_at, self._told(style)
        step = style.type.height(size)
        top = told.centery - step * len(lines) // 2
        for text in lines:
            surface.blit(style.type.line(text, size, style.theme.text_soft), (told.left, top))
            top += step

    def _told(self, style: Style) -> tuple[list[str], int]:
        """The lines about the preset, and their size."""
        size = style.text(_TOLD)
        while size > SMALLEST and len(style.type.wrap(self.tip, size, self.told_at.width)) > _LINES:
            size -= 1
        return style.type.wrap(self.tip, size, self.told_at.width), size


class HouseRules:
    """The options of one game. Choosing a preset sets them all; changing one afterwards makes it a rule of your own."""

    def __init__(self, game: AnyGame, open_all: Callable[[], None]) -> None:
        """`open_all` shows every rule."""
        self.game = game.name
        self.specs: tuple[OptionSpec, ...] = tuple(spec for spec in declared(game.options) if not spec.lengths)
        self._presets = presets_of(game.options)
        self.chosen: dict[str, OptionValue] = {spec.name: spec.default for spec in self.specs}
        phrases = phrases_of(game.name)
        self._tips = {name: tip.said() for name, tip in phrases.preset_tips.items()}
        self._names = [(name, phrases.presets[name].said()) for name in self._presets]
        self._open_all = open_all
        self._preset = _Presets(
            "preset", self.named_presets, self.matching, self._take_preset, size=19, tip=self.explained
        )
        self._preset.visible = bool(self._presets)
        count = len(self.specs)
        self._all = Button("rules", plural("See {count} rule", "See all {count} rules", count), open_all, size=19)
        self._all.visible = bool(self.specs)

    @property
    def widgets(self) -> list[Widget]:
        """The presets, and the way to every rule."""
        return [self._preset, self._all]

    @property
    def named_presets(self) -> list[tuple[str, str]]:
        """The presets and rules of one's own, with their names."""
        return [*self._names, (OWN, _("Custom"))]

    def place(self, style: Style, presets: pygame.Rect, told: pygame.Rect) -> None:
        """Presets in a row; below it what they mean and the way to all of them."""
        self._preset.place(presets)
        self._preset.fit(style)
        wide = round(told.width * _BUTTON)
        alone = not self._preset.visible
        self._all.place(presets if alone else pygame.Rect(told.right - wide, told.top, wide, told.height))
        self._preset.told_at = pygame.Rect(told.left, told.top, told.width - wide - style.px(12), told.height)

    @property
    def shown(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.specs)

    @property
    def has_presets(self) -> bool:
        """Whether there is anything to choose but single rules."""
        return self._preset.visible

    @property
    def explained(self) -> str:
        """What is played with the chosen preset."""
        return self._tips.get(self.matching, _("Your own mix of rules."))

    @property
    def matching(self) -> str:
        """The preset that all the rules are those of."""
        for name, values in self._presets.items():
            if all(self.chosen.get(key, value) == value for key, value in values.items()):
                return name
        return OWN

    def take(self, values: Mapping[str, OptionValue]) -> None:
        """Choose these values of options."""
        self.chosen.update(values)
        self._preset.show(self.matching)
        self._preset.tip = self.explained

    def take_preset(self, preset: str) -> None:
        """Choose all that belongs to a preset."""
        self.take({name: value for name, value in self._presets.get(preset, {}).items() if name in self.chosen})

    def _take_preset(self, preset: str) -> None:
        """Rules of one's own are chosen one by one."""
        self.take_preset(preset)
        if preset == OWN:
            self._open_all()
