"""The keys of every command, and choosing others; a key that is taken is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Column, Control, List, Node, NodeList, Panel, Role, Row, RowState, Space, Text, Tone
from game.ui.panels.keys import KeyCaps
from game.ui.stage.profile import Profile
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import LABELS, Command, ReservedKeyError, Shortcuts, ShortcutTakenError
from game.ui.widgets import Button

_COMMANDS: Final = tuple(Command)


class KeysPanel:
    """A list of commands with their keys. Enter or a second click on a row waits for the key that is to be its own."""

    def __init__(self, profile: Profile, say: Callable[[str], None], now: Callable[[], float]) -> None:
        self._profile = profile
        self._say = say
        self._waiting = False
        self._list = NodeList("key", self._row, on_choose=self._choose, on_open=self._wait, now=now)
        self._change = Button("change_key", _("Change key"), lambda: self._wait(self._list.chosen or 0), size=21)
        self._none = Button("no_key", _("Remove key"), self._take_away, size=21)
        self._usual = Button("usual_keys", _("Restore defaults"), self._reset, size=21)

    def compose(self) -> Node:
        """The list above the buttons."""
        rows = List(self._list, _COMMANDS, self._list.chosen or 0)
        buttons = Row(*(Control(each) for each in (self._change, self._none, self._usual)), even=True)
        return Column(Panel(rows, pad=Space.SMALL, grow=1), buttons, gap=Space.WIDE, grow=1)

    @property
    def waiting(self) -> bool:
        """Whether the next key becomes the shortcut of the chosen command."""
        return self._waiting

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

    def _row(self, row: int, state: RowState) -> Node:
        command = _COMMANDS[row]
        tone = Tone.TEXT if state.chosen else Tone.SOFT
        keys: list[Node] = []
        if state.chosen and self._waiting:
            keys.append(Text(_("Press the new key…"), Role.LABEL, Tone.GILT))
        else:
            keys += [KeyCaps(chord.caps) for chord in Shortcuts(self._profile.settings.shortcuts).chords(command)]
        label = Text(LABELS[command].said(), tone=tone, lines=2, grow=1)
        kind = PanelKind.ROW_CHOSEN if state.chosen else PanelKind.BARE
        return Panel(Row(label, *keys), kind, pad_above=Space.TIGHT)

    def _choose(self, _row: int) -> None:
        self._stop()

    def _wait(self, row: int) -> None:
        self._list.reveal(row)
        self._waiting = True
        self._list.forget()

    def _stop(self) -> None:
        self._waiting = False
        self._list.forget()

    def _take_away(self) -> None:
        self._take(lambda shortcuts: shortcuts.remapped(self._command, []))

    def _reset(self) -> None:
        self._profile.change(shortcuts={})
        self._list.forget()

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
        self._list.forget()
