"""All shortcuts at a glance, over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.access.gamepad import NAMES
from game.ui.chord import Chord
from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.settings.keys import chord_width, draw_caps, draw_chord
from game.ui.shortcuts import LABELS, Command
from game.ui.stage import Stage
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Button, ButtonKind

_WIDTH: Final = 1180
_ROW: Final = 50
"""The most units from row to row."""


class ShortcutsOverlay(WidgetScene):
    """Commands in two columns with their keys, and the keys that move the focus. Any click beside it leaves."""

    name = "shortcuts"
    overlay = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._gamepad = False
        """Whether it lists the buttons of a gamepad."""
        self._fill()

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        """Two columns above two buttons."""
        style, px = self.style, self.style.px
        width = min(px(_WIDTH), size[0] - px(40))
        pad = px(44)
        self._half = -(-len(self._lines) // 2)
        head = style.type.height(style.text(44), TextStyle.TITLE) + px(44)
        button = style.target(56)
        room = size[1] - px(32) - 2 * pad - head - button - px(24)
        self._step = min(px(_ROW), room // self._half)
        height = 2 * pad + head + self._step * self._half + px(24) + button
        self._box = pygame.Rect(0, 0, width, height)
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-2 * pad, -2 * pad)
        self._band = pygame.Rect(inner.left, inner.top + head - px(34), inner.width, px(12))
        self._list = pygame.Rect(inner.left, inner.top + head, inner.width, self._step * self._half)
        gap = px(20)
        third = (inner.width - 2 * gap) // 3
        for place, each in enumerate((self._change, self._other, self._close)):
            each.place(pygame.Rect(inner.left + place * (third + gap), inner.bottom - button, third, button))

    def handle(self, event: pygame.Event) -> bool:
        """As every scene of widgets; a click outside closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed scene, the box and its lines."""
        style, theme, px = self.style, self.style.theme, self.style.px
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        draw_panel(surface, style, self._box, PanelKind.PANEL, radius=6)
        corners(style, surface, self._box.inflate(px(4), px(4)), 52)
        title = lettering(style, _("Shortcuts"), style.text(44))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - px(4))))
        inlay(style, surface, self._band)
        gap = px(48)
        column = (self._list.width - gap) // 2
        for index, (label, chords) in enumerate(self._lines):
            across, down = divmod(index, self._half)
            left = self._list.left + across * (column + gap)
            y = self._list.top + self._step * down + self._step // 2
            right = left + column
            if down:
                surface.fill(theme.panel_raised, (left, y - self._step // 2, column, max(1, px(1))))
            least = max(column * 2 // 5, style.type.width(label, SMALLEST) + px(16))
            if isinstance(chords, str):
                right = draw_caps(surface, style, chords.split(), (right, y)).left - px(12)
            for chord in reversed(_fitting(style, chords, column - least) if not isinstance(chords, str) else ()):
                right = draw_chord(surface, style, chord, (right, y)).left - px(12)
            size = style.type.fitted(label, style.text(20), right - left - px(4))
            line = style.type.line(label, size, theme.text)
            surface.blit(line, line.get_rect(midleft=(left, y)))

    def _fill(self) -> None:
        self._lines: list[tuple[str, Sequence[Chord] | str]]
        shortcuts = self.stage.shortcuts
        commands = [(LABELS[command].said(), shortcuts.chords(command)) for command in Command]
        fixed = [
            (_("Next area"), (Chord("Tab"),)),
            (_("Activate"), (Chord("Enter"),)),
            (_("Select a card"), (Chord("Space"),)),
            (_("Go back, or drop the card"), (Chord("Escape"),)),
        ]
        self._lines = [*((label, chords) for label, chords in commands if chords), *fixed]
        if self._gamepad:
            self._lines = [(label.said(), button) for button, label in NAMES]
        self._change = Button("change", _("Change shortcuts"), self._open_keys, size=22)
        other = _("Keyboard") if self._gamepad else _("Gamepad")
        self._other = Button("other", other, self._turn, size=22)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY, size=22)
        self.group.replace([self._change, self._other, self._close])
        self.group.set_focus(self._close)

    def _turn(self) -> None:
        """To the other list."""
        self._gamepad = not self._gamepad
        self._fill()
        self.group.set_focus(self._other)
        self.resize(self.size)

    def _open_keys(self) -> None:
        stage = self.stage
        stage.pop()
        stage.navigator.open_settings("keys")


def _fitting(style: Style, chords: Sequence[Chord], room: int) -> list[Chord]:
    """The first chords, as many as there is room for beside each other; always one."""
    fitting: list[Chord] = []
    for chord in chords:
        room -= chord_width(style, chord) + style.px(12)
        if fitting and room < 0:
            break
        fitting.append(chord)
    return fitting
