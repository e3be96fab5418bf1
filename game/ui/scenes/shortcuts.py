"""All shortcuts at a glance, over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n import _
from game.ui.access.gamepad import NAMES
from game.ui.kit import Align, Column, Control, FirstThatFits, Node, Row, Rule, Space, Text
from game.ui.panels.keys import KeyCaps
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import LABELS, Command
from game.ui.widgets import Button, ButtonKind

_BUTTON: Final = 56


class ShortcutsOverlay(ComposedDialog):
    """Commands in two columns with their keys, and the keys that move the focus; or the buttons of a gamepad."""

    name = "shortcuts"
    width = 1180

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._gamepad = False
        """Whether it lists the buttons of a gamepad."""
        self._make_controls()
        self.group.set_focus(self._close)

    def _make_controls(self) -> None:
        """Make every control in the words of the language."""
        self._change = Button("change", _("Change shortcuts"), self._open_keys, size=22)
        self._other = Button("other", _("Keyboard") if self._gamepad else _("Gamepad"), self._turn, size=22)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY, size=22)

    def relabel(self) -> None:
        """Everything is made anew in the words of the language."""
        self._make_controls()

    @property
    def title(self) -> str:
        """The title of the box."""
        return _("Shortcuts")

    def compose_box(self) -> Node:
        """Two columns above the buttons, with less space between the lines where there is little."""
        lines = self._gamepad_lines() if self._gamepad else self._key_lines()
        half = -(-len(lines) // 2)
        buttons = (Control(each, height=_BUTTON) for each in (self._change, self._other, self._close))
        columns = (
            Row(_column(lines[:half], gap), _column(lines[half:], gap), gap=Space.LARGE, even=True, cross=Align.START)
            for gap in (Space.SMALL, Space.TIGHT, Space.NONE)
        )
        return Column(FirstThatFits(*columns), Row(*buttons, even=True), gap=Space.LARGE)

    def _key_lines(self) -> list[tuple[str, Sequence[Sequence[str]]]]:
        commands = [(LABELS[command].said(), self.stage.shortcuts.chords(command)) for command in Command]
        fixed = [
            (_("Next area"), (Chord("Tab"),)),
            (_("Activate"), (Chord("Enter"),)),
            (_("Select a card"), (Chord("Space"),)),
            (_("Go back, or drop the card"), (Chord("Escape"),)),
        ]
        lines = [(label, [chord.caps for chord in chords]) for label, chords in (*commands, *fixed) if chords]
        return [*lines, (_("Go to the next card or button"), [["←", "↑", "↓", "→"]])]

    def _gamepad_lines(self) -> list[tuple[str, Sequence[Sequence[str]]]]:
        return [(label.said(), [held.split() for held in button.split("|")]) for button, label in NAMES]

    def _turn(self) -> None:
        """Show the other list."""
        self._gamepad = not self._gamepad
        self._make_controls()
        self.refresh()
        self.group.set_focus(self._other)

    def _open_keys(self) -> None:
        stage = self.stage
        stage.pop()
        stage.navigator.open_settings("keys")


def _column(lines: Sequence[tuple[str, Sequence[Sequence[str]]]], gap: Space) -> Node:
    """Labels with their keys, further keys as far as they have room; a thin line between two of them."""
    rows: list[Node] = []
    for label, keys in lines:
        if rows and gap is not Space.NONE:
            rows.append(Rule())
        others = (KeyCaps(caps, optional=True) for caps in keys[1:])
        rows.append(Row(Text(label, grow=1), KeyCaps(keys[0]), *others))
    return Column(*rows, gap=gap)
