"""The settings: sections on the left, their rows on the right. Everything is applied at once and kept."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.settings.faces import FacesScene
from game.ui.scenes.settings.keys import KeysPanel
from game.ui.scenes.settings.looks import LooksSample
from game.ui.scenes.settings.rows import Row, Rows
from game.ui.scenes.settings.samples import CardSample, LanguageSample, NamesSample, Sample, SoundSample
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ScrollList, Segments, Widget

_SECTIONS: Final = ("play", "look", "table", "sound", "language", "names", "keys", "everybody")
_ROW: Final = 112
"""The most units from row to row."""
_CONTROL_PART: Final = 0.5
_SEGMENTS: Final = 200
"""Units that a choice takes at least."""
_WRITE_MS: Final = 600.0
"""A name is written when this long nothing was typed."""


class SettingsScene(WidgetScene):
    """Reached from the menu, the pause and a key. `section` is the one shown first."""

    name = "settings"

    def __init__(self, stage: Stage, section: str = "play") -> None:
        super().__init__(stage)
        self._section = _SECTIONS.index(section)
        self._write_at: float | None = None
        self._list = ScrollList("section", self._paint_section, on_choose=self._choose, read=lambda row: _titles()[row])
        self._rows: list[Row] = []
        self._fill()
        self.group.set_focus(self._list)

    def leave(self) -> None:
        """Write what was typed last."""
        self.stage.profile.change()

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        """Sections on the left, rows on the right."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1560, 940))
        inner = self._panel.inner
        side = pygame.Rect(inner.left, inner.top, inner.width * 24 // 100, inner.height)
        back = style.target(60)
        self._back_button.place(pygame.Rect(side.left, side.bottom - back, side.width, back))
        self._tray = pygame.Rect(side.left, side.top, side.width, side.height - back - px(16))
        self._list.place(self._tray.inflate(-2 * px(10), -2 * px(10)))
        row = min(px(64), self._list.rect.height // len(_SECTIONS) - px(4))
        self._list.fill(len(_SECTIONS), max(style.target(40), row), px(4), px(12), self._section)
        self._area = pygame.Rect(side.right + px(44), inner.top, inner.right - side.right - px(44), inner.height)
        if self._keys is not None:
            self._keys.layout(style, self._area)
        self._place_rows(style)

    def described(self, widget: Widget) -> str:
        """With what a control sets."""
        row = next((row for row in self._rows if row.control is widget), None)
        return widget.spoken if row is None else f"{row.label}: {widget.spoken}. {row.hint}"

    def handle(self, event: pygame.Event) -> bool:
        """A key that is waited for goes to the shortcuts first."""
        if self._keys is not None and self._keys.handle(event):
            return True
        if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
            self._write_at = self.stage.clock.now() + _WRITE_MS
        return super().handle(event)

    def update(self, now: float) -> None:
        """Write what was typed some time ago."""
        if self._write_at is not None and now >= self._write_at:
            self._write_at = None
            self.stage.profile.change()
        for row in self._rows:  # a key may have changed what a switch shows, or nothing that speaks been found
            if isinstance(row.control, Segments):
                row.control.show(getattr(self.stage.profile.settings, row.control.name))
        super().update(now)

    def wake_after(self) -> float | None:
        """When something typed is to be written."""
        wait = super().wake_after()
        if self._write_at is None:
            return wait
        due = max(1.0, self._write_at - self.stage.clock.now())
        return due if wait is None else min(wait, due)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, tray, labels and hints, and the sample of the section."""
        style, theme, px = self.style, self.style.theme, self.style.px
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Settings"))
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        if self._keys is not None:
            self._keys.paint(surface, style)
        for place, row in enumerate(self._rows):
            control = row.control.rect
            label_high = style.type.height(style.text(23), TextStyle.STRONG)
            room = min(control.left, self._area.centerx) - self._area.left - px(24)
            hint_size = style.type.fitted(row.hint, style.text(18), room)
            hints = style.type.wrap(row.hint, hint_size, room)
            hint_high = style.type.height(hint_size)
            top = control.centery - (label_high + hint_high * len(hints)) // 2
            size = style.type.fitted(row.label, style.text(23), room, TextStyle.STRONG)
            line = style.type.line(row.label, size, theme.text, TextStyle.STRONG)
            surface.blit(line, (self._area.left, top))
            for number, hint in enumerate(hints):
                line = style.type.line(hint, hint_size, theme.text_soft)
                surface.blit(line, (self._area.left, top + label_high + hint_high * number))
            if place:
                edge = (self._rows[place - 1].control.rect.bottom + control.top) // 2
                surface.fill(theme.panel_raised, (self._area.left, edge, self._area.width, max(1, px(1.5))))
        if self._sample is not None:
            self._sample.paint(surface, style)

    def _place_rows(self, style: Style) -> None:
        """Spread the rows; what they leave is for the sample."""
        area, sample = self._area, self._sample
        least = sample.least(style, area.width) if sample is not None else 0
        lines = [row.control.lines if isinstance(row.control, Segments) else 1 for row in self._rows]
        step = min(style.px(_ROW), (area.height - least) // max(1, sum(lines)))
        height = min(style.target(48), max(24, step - style.px(6)))
        top = area.top
        for row, high in zip(self._rows, lines, strict=True):
            width = round(area.width * _CONTROL_PART)
            if isinstance(row.control, Segments):
                width = min(width, max(style.px(_SEGMENTS), row.control.natural(style)[0]))
            # the lines of a choice lie closer than rows do
            room = step + (high - 1) * (height + style.px(6))
            control = pygame.Rect(0, 0, width, height * high)
            control.midright = (area.right, top + room // 2)
            row.control.place(control)
            if isinstance(row.control, Segments):
                row.control.fit(style)
            top += room
        if sample is not None:
            sample.layout(style, pygame.Rect(area.left, top, area.width, area.bottom - top))

    def _paint_section(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        chosen = row == self._list.chosen
        if chosen:
            inner = rect.inflate(-2 * style.px(4), -2 * style.px(4))  # apart from the ring of focus
            draw_panel(surface, style, inner, PanelKind.ROW_CHOSEN)
        colour = style.theme.gilt if chosen else style.theme.text_soft
        text_style = TextStyle.STRONG if chosen else TextStyle.BODY
        left = (rect.left + style.px(22), rect.centery)
        draw_text(surface, style, _titles()[row], 24, colour, text_style, midleft=left)

    def _choose(self, row: int) -> None:
        self._section = row
        self._refill()

    def _fill(self) -> None:
        """The controls of the section that is shown."""
        stage = self.stage
        rows = Rows(stage.profile, stage.sounds)
        self._keys: KeysPanel | None = None
        self._sample: Sample | None = self._sample_of(rows)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        controls: list[Widget]
        if _SECTIONS[self._section] == "keys":
            self._rows = []
            self._keys = KeysPanel(stage.profile, self.say, stage.clock.now)
            controls = self._keys.widgets
        else:
            self._rows = self._rows_of(rows)
            controls = [row.control for row in self._rows]
            controls += self._sample.widgets if self._sample is not None else ()
        self.group.replace([self._list, *controls, self._back_button])

    def _refill(self) -> None:
        self._fill()
        self.resize(self.size)

    def _rows_of(self, rows: Rows) -> list[Row]:
        match _SECTIONS[self._section]:
            case "play":
                return rows.play()
            case "look":
                return rows.style()
            case "sound":
                return rows.sound()
            case "language":
                return rows.language()
            case "everybody":
                return rows.everybody()
        return []

    def _sample_of(self, rows: Rows) -> Sample | None:
        profile = self.stage.profile
        match _SECTIONS[self._section]:
            case "look":
                return CardSample()
            case "table":
                return LooksSample(profile)
            case "sound":
                return SoundSample(self.stage.sounds)
            case "language":
                return LanguageSample(next(iter(profile.games)))
            case "names":
                return NamesSample(profile, rows.rename, lambda: self.stage.push(FacesScene(self.stage, self._refill)))
        return None


def _titles() -> tuple[str, ...]:
    return (
        _("Gameplay"),
        _("Appearance"),
        _("Table"),
        _("Sound"),
        _("Language"),
        _("Names"),
        _("Shortcuts"),
        _("For everybody"),
    )
