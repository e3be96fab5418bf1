"""Dialogs over a dimmed scene: a title, a few lines, and what to do; pause, and an unexpected error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from game.i18n import _, verbatim
from game.storage.logs import log_is_kept
from game.ui.clipboard import copy_text
from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, draw_panel, draw_paragraph
from game.ui.motion import pace_choices
from game.ui.navigator import FAULT_SCENE
from game.ui.profile import Profile
from game.ui.saving_texts import safety_text, unsaved_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.branched import branched
from game.ui.scenes.taking_along import copy_deal_of, export_match, open_folder
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Stepper, Widget

_WIDTH = 680
_ROW: Final = 62
_LOOK_MS: Final = 500.0
"""How often it is asked whether the match is saved by now."""


class Dialog(WidgetScene):
    """Controls below each other or in rows, the first focused. Escape and a click beside it take it away."""

    name = "dialog"
    overlay = True
    width: ClassVar[int] = _WIDTH
    """Units that it is wide."""
    deep: ClassVar[bool] = False
    """Whether the scene behind is dimmed once more: of a box so high that it would cut through large letters."""
    veil: ClassVar[int] = 200
    """The opacity, of 255, of what dims it."""

    def __init__(self, stage: Stage, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        super().__init__(stage)
        self.fill(title, text, controls)
        self.group.set_focus(self.group.widgets[0])

    def fill(self, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        """What it says and offers; a sequence of controls shares a row."""
        self._title = title
        self._text = text
        self._rows = [[row] if isinstance(row, Widget) else list(row) for row in controls]
        self.group.replace([widget for row in self._rows for widget in row])

    def announcement(self) -> str:
        """Its title and its text."""
        return f"{self._title}. {self._text}"

    def layout(self, size: tuple[int, int]) -> None:
        """In the middle, as high as it needs to be."""
        style, px = self.style, self.style.px
        pad, gap = px(48), px(16)
        width = min(px(self.width), size[0] - px(40))
        inner = width - 2 * pad
        lines = style.type.wrap(self._text, style.text(21), inner) if self._text else []
        heading = style.type.height(style.text(44), TextStyle.TITLE)
        text = len(lines) * style.type.height(style.text(21))
        heights = [self.row_height(row) for row in self._rows]
        controls = sum(heights) + gap * (len(heights) - 1)
        shown = min(
            self.picture_height(inner), max(0, size[1] - px(40) - pad - heading - px(76) - text - controls - pad)
        )
        above = text + (px(26) if lines else 0) + shown + (px(22) if shown else 0)
        height = pad + heading + px(34) + above + controls + pad
        self._box = pygame.Rect(0, 0, width, height)
        self._box.center = (size[0] // 2, size[1] // 2)
        self._band = pygame.Rect(self._box.left + pad, self._box.top + pad + heading + px(4), inner, px(12))
        self._lines = pygame.Rect(self._band.left, self._band.bottom + px(18), inner, text)
        below = self._lines.bottom + px(18) if lines else self._lines.top
        self.place_picture(pygame.Rect(self._band.left, below, inner, shown))
        top = self._box.bottom - pad - controls
        for row, high in zip(self._rows, heights, strict=True):
            width = (inner - gap * (len(row) - 1)) // len(row)
            for place, widget in enumerate(row):
                widget.place(pygame.Rect(self._box.left + pad + place * (width + gap), top, width, high))
            top += high + gap

    def row_height(self, row: Sequence[Widget]) -> int:
        """How high a row of controls is, in pixels."""
        return self.style.target(_ROW)

    def picture_height(self, wide: int) -> int:
        """How high what lies between its lines and its controls would like to be; the base has nothing there."""
        return 0

    def place_picture(self, room: pygame.Rect) -> None:
        """Where that has found room, which may be less than it would like."""
        self.picture_at = room

    def paint_picture(self, surface: pygame.Surface) -> None:
        """Paint what lies there besides widgets."""

    def handle(self, event: pygame.Event) -> bool:
        """As every scene of widgets; a click outside closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed scene and the box."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        if self.deep:
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            veil.fill((*self.style.theme.night, self.veil))
            surface.blit(veil, area)
        self.paint_box(surface)

    def paint_box(self, surface: pygame.Surface) -> None:
        """The box with its title and its lines."""
        style, theme = self.style, self.style.theme
        draw_panel(surface, style, self._box, PanelKind.PANEL, radius=6)
        corners(style, surface, self._box.inflate(style.px(4), style.px(4)), 52)
        title = lettering(style, self._title, style.text(44))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - style.px(4))))
        inlay(style, surface, self._band)
        if self._text:
            draw_paragraph(surface, style, self._text, 21, theme.text, self._lines)
        if self.picture_at.height:
            self.paint_picture(surface)


class PauseDialog(Dialog):
    """Nothing needs saving, unless the disk refuses."""

    name = "pause"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, *self._content(stage))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    def enter(self) -> None:
        """Another speed may have been chosen in the settings."""
        self.relabel()
        self.resize(self.size)

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        match, record = stage.profile.match, stage.profile.unfinished
        unsaved = record.unsaved if record is not None else None
        rows: list[Widget | Sequence[Widget]] = [
            Button("resume", _("Resume"), stage.pop, kind=ButtonKind.PRIMARY),
            Stepper("speed", pace_choices(), stage.pace, stage.set_pace, label=_("Animation speed: {choice}")),
            [
                Button("rules", _("Rules"), stage.navigator.open_rules),
                Button("settings", _("Settings"), stage.navigator.open_settings),
            ],
            Button("menu", _("Main menu"), stage.navigator.open_menu),
        ]
        if match is not None and match.record is not None:
            rows.insert(
                3,
                [
                    Button("copy_deal", _("Copy deal code"), lambda: copy_deal_of(self, match)),
                    Button("export", _("Export match"), lambda: export_match(self, match.record_path)),
                ],
            )
        text = _("Every move is saved as you make it. Leave whenever you like and resume later.")
        branch = branched(stage, match, match.record_path) if match is not None else None
        if branch is not None:
            text = branch.text
            if branch.way_back is not None:
                rows.insert(-1, branch.way_back)
        return _("Pause"), text if unsaved is None else unsaved_text(unsaved, stage.profile), rows


class FaultDialog(Dialog):
    """Alone on the stage, on a plain ground: it shares nothing with the scenes that failed."""

    name = FAULT_SCENE
    overlay = False

    def __init__(self, stage: Stage, report: str) -> None:
        self._report = report
        super().__init__(
            stage,
            _("Something went wrong"),
            _what_is_true(stage.profile),
            [
                Button("menu", _("Main menu"), self.back, kind=ButtonKind.PRIMARY),
                Button("copy", _("Copy the report"), self._copy),
                Button("logs", _("Open the log folder"), self._open_logs),
                Button("quit", _("Quit"), stage.navigator.quit),
            ],
        )

    def back(self) -> None:
        """To the menu, as Escape does."""
        self.stage.navigator.open_menu()

    def handle(self, event: pygame.Event) -> bool:
        """As every dialog, but a click beside it does nothing."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Night, and the box."""
        surface.fill(self.style.theme.night, area)
        super().paint_ground(surface, area)

    def update(self, now: float) -> None:
        """What is said of the match changes with it."""
        text = _what_is_true(self.stage.profile)
        if text != self._text:
            self._text = text
            self.resize(self.size)
        super().update(now)

    def wake_after(self) -> float | None:
        """Now and then while the match is not saved."""
        record = self.stage.profile.unfinished
        wait = super().wake_after()
        if record is None or record.acknowledged:
            return wait
        return _LOOK_MS if wait is None else min(wait, _LOOK_MS)

    def _copy(self) -> None:
        if copy_text(self._report):
            self.say(_("Report copied to the clipboard."))
        else:
            self.say(_("There's no clipboard here."), _what_the_log_has())

    def _open_logs(self) -> None:
        folder = self.stage.profile.folders.logs
        if not open_folder(folder):
            self.say(_("Majlis couldn't open the folder. You'll find it here: {folder}", folder=verbatim(str(folder))))


def _what_is_true(profile: Profile) -> str:
    return f"{safety_text(profile)} {_what_the_log_has()}".strip()


def _what_the_log_has() -> str:
    if log_is_kept():
        return _("The log has the details, in case you want to report it.")
    return _("The log couldn't be written, so it has no details.")
