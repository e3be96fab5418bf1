"""The keys of every command, and choosing others; a key that is taken is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.i18n import _
from game.ui.chord import Chord
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.panels.keys import draw_caps
from game.ui.profile import Profile
from game.ui.shortcuts import LABELS, Command, ReservedKeyError, Shortcuts, ShortcutTakenError
from game.ui.text import TextStyle
from game.ui.widgets import Button, ScrollList, Widget

_COMMANDS: Final = tuple(Command)


class KeysPanel:
    """A list of commands with their keys. Enter or a second click on a row waits for the key that is to be its own."""

    def __init__(self, profile: Profile, say: Callable[[str], None], now: Callable[[], float]) -> None:
        self._profile = profile
        self._say = say
        self._waiting = False
        self._list = ScrollList(
            "key", self._row, on_choose=self._choose, on_open=self._wait, now=now, read=self._read_row
        )
        self._change = Button("change_key", _("Change key"), lambda: self._wait(self._list.chosen or 0), size=21)
        self._none = Button("no_key", _("Remove key"), self._take_away, size=21)
        self._usual = Button("usual_keys", _("Restore defaults"), self._reset, size=21)
        self._tray = pygame.Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """The list, then what can be done with the chosen row."""
        return [self._list, self._change, self._none, self._usual]

    @property
    def waiting(self) -> bool:
        """Whether the next key becomes the shortcut of the chosen command."""
        return self._waiting

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """The list above the buttons."""
        px = style.px
        height = style.target(54)
        self._tray = pygame.Rect(area.left, area.top, area.width, area.height - height - px(18))
        self._list.place(self._tray.inflate(-2 * px(10), -2 * px(10)))
        row = max(style.target(44), style.type.height(style.text(21)) + px(16))
        self._list.fill(len(_COMMANDS), row, px(2), px(12), self._list.chosen or 0)
        width = (area.width - 2 * px(16)) // 3
        for place, button in enumerate((self._change, self._none, self._usual)):
            button.place(pygame.Rect(area.left + place * (width + px(16)), area.bottom - height, width, height))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The tray under the list."""
        draw_panel(surface, style, self._tray, PanelKind.TRAY)

    def handle(self, event: pygame.Event) -> bool:
        """Take the key that is waited for: Escape leaves everything as it is, a click too."""
        if not self._waiting:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop()
            return False
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        if event.key == pygame.K_ESCAPE:
            self._stop()
            return True
        chord = Chord.of(event)
        if chord is not None:
            self._stop()
            self._take(lambda shortcuts: shortcuts.remapped(self._command, [chord]))
        return True

    @property
    def _command(self) -> Command:
        return _COMMANDS[self._list.chosen or 0]

    def _read_row(self, row: int) -> str:
        chords = Shortcuts(self._profile.settings.shortcuts).chords(_COMMANDS[row])
        return ": ".join([LABELS[_COMMANDS[row]].said(), ", ".join(chord.label for chord in chords)])

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        theme, command = style.theme, _COMMANDS[row]
        chosen = row == self._list.chosen
        if chosen:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN)
        right = rect.right - style.px(12)
        if chosen and self._waiting:
            text = _("Press the new key…")
            hint = draw_text(surface, style, text, 20, theme.gilt, TextStyle.STRONG, midright=(right, rect.centery))
            right = hint.left
        else:
            for chord in reversed(Shortcuts(self._profile.settings.shortcuts).chords(command)):
                right = draw_caps(surface, style, chord.caps, (right, rect.centery)).left - style.px(14)
        left = rect.left + style.px(16)
        label = LABELS[command].said()
        size = style.type.fitted(label, style.text(21), right - left - style.px(12))
        line = style.type.line(label, size, theme.text if chosen else theme.text_soft)
        surface.blit(line, line.get_rect(midleft=(left, rect.centery)))

    def _choose(self, _row: int) -> None:
        self._stop()

    def _wait(self, row: int) -> None:
        self._list.reveal(row)
        self._waiting = True

    def _stop(self) -> None:
        self._waiting = False
        self._list.dirty = True

    def _take_away(self) -> None:
        self._take(lambda shortcuts: shortcuts.remapped(self._command, []))

    def _reset(self) -> None:
        self._profile.change(shortcuts={})
        self._list.dirty = True

    def _take(self, remap: Callable[[Shortcuts], Shortcuts]) -> None:
        try:
            chosen = remap(Shortcuts(self._profile.settings.shortcuts))
        except ShortcutTakenError as error:
            self._say(
                _(
                    "{key} is already taken by “{command}”. Choose another key.",
                    key=error.chord.label,
                    command=LABELS[error.by].said(),
                )
            )
        except ReservedKeyError as error:
            self._say(_("{key} is reserved. Choose another key.", key=error.chord.label))
        else:
            self._profile.change(shortcuts=chosen.chosen())
        self._list.dirty = True
