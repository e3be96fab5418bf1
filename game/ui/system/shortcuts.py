"""Commands and the keys that call them: what they are by default, and what the player made of it.

Scenes give a `KEYDOWN` event to their widgets first, so that a letter typed into a field is no command.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

import pygame

from game.i18n import Message, mark
from game.ui.system.chord import Chord, KeyTextError, chords_of, text_of


class Command(Enum):
    """What a key may call; the value is its name in the settings."""

    NEW_MATCH = "new_match"
    TAKE_BACK = "take_back"
    REDO = "redo"
    HINT = "hint"
    SUGGEST = "suggest"
    """Fill the staging strip with the best split."""
    SORT = "sort"
    """The next way of sorting."""
    SORT_BY_SUIT = "sort_by_suit"
    SORT_BY_RANK = "sort_by_rank"
    SORT_BY_MELDS = "sort_by_melds"
    PAUSE = "pause"
    LOG = "log"
    REVIEW = "review"
    """The last trick again."""
    LAP = "lap"
    """What the others did since the player's last move, again."""
    RULES = "rules"
    SETTINGS = "settings"
    SPEECH = "speech"
    READ_CHOICES = "read_choices"
    """Say what may be done."""
    READ_HAND = "read_hand"
    READ_TABLE = "read_table"
    READ_LAP = "read_lap"
    READ_AGAIN = "read_again"
    """Say the last sentence again; pressed once more, the one before."""
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    SHORTCUTS = "shortcuts"
    QUIT = "quit"


LABELS: Final[Mapping[Command, Message]] = {
    Command.NEW_MATCH: mark("New match"),
    Command.TAKE_BACK: mark("Take back"),
    Command.REDO: mark("Redo"),
    Command.HINT: mark("Hint"),
    Command.SUGGEST: mark("Suggest melds"),
    Command.SORT: mark("Change the sort order"),
    Command.SORT_BY_SUIT: mark("Sort by suit"),
    Command.SORT_BY_RANK: mark("Sort by rank"),
    Command.SORT_BY_MELDS: mark("Sort by melds"),
    Command.PAUSE: mark("Pause"),
    Command.LOG: mark("This round so far"),
    Command.REVIEW: mark("Show the last trick"),
    Command.LAP: mark("Show the last round of turns"),
    Command.RULES: mark("Rules"),
    Command.SETTINGS: mark("Settings"),
    Command.SPEECH: mark("Turn speech on or off"),
    Command.READ_CHOICES: mark("Say what I can do"),
    Command.READ_HAND: mark("Say my hand"),
    Command.READ_TABLE: mark("Say the table"),
    Command.READ_LAP: mark("Say the last round of turns"),
    Command.READ_AGAIN: mark("Say that again"),
    Command.MUTE: mark("Mute or unmute"),
    Command.FULLSCREEN: mark("Fullscreen"),
    Command.SHORTCUTS: mark("Show all shortcuts"),
    Command.QUIT: mark("Quit"),
}

_USUAL: Final = {
    Command.NEW_MATCH: "Ctrl+N",
    Command.TAKE_BACK: "Ctrl+Z",
    Command.REDO: "Ctrl+Shift+Z Ctrl+Y",
    Command.HINT: "H Ctrl+H",
    Command.SUGGEST: "G",
    Command.SORT: "S",
    Command.SORT_BY_SUIT: "1",
    Command.SORT_BY_RANK: "2",
    Command.SORT_BY_MELDS: "3",
    Command.PAUSE: "P",
    Command.LOG: "L",
    Command.REVIEW: "T",
    Command.LAP: "R",
    Command.RULES: "F1",
    Command.SETTINGS: "Ctrl+,",
    Command.SPEECH: "V",
    Command.READ_CHOICES: "O",
    Command.READ_HAND: "C",
    Command.READ_TABLE: "B",
    Command.READ_LAP: "N",
    Command.READ_AGAIN: "A",
    Command.MUTE: "M",
    Command.FULLSCREEN: "F11",
    Command.SHORTCUTS: "?",
    Command.QUIT: "Ctrl+Q",
}
_STEERING: Final = frozenset(
    {"Escape", "Tab", "Enter", "Space", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown"}
)
"""With these the focus is moved and acts; they stay what they are."""
_OF_THE_SYSTEM: Final = frozenset({Chord("F4", alt=True), Chord("Tab", alt=True), Chord("Space", alt=True)})


class ShortcutTakenError(ValueError):
    """Another command has the key."""

    def __init__(self, chord: Chord, by: Command) -> None:
        super().__init__(f"{chord} belongs to {by.value}")
        self.chord = chord
        self.by = by


class ReservedKeyError(ValueError):
    """The key moves the focus or belongs to the system."""

    def __init__(self, chord: Chord) -> None:
        super().__init__(f"{chord} cannot be chosen")
        self.chord = chord


class Shortcuts:
    """Which keys call which command; no key calls two. Never changed: `remapped` gives another one."""

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        """With the keys `chosen` in the settings, by the names of commands.

        What cannot be read, names no command or asks for a key that is taken is passed over; a chosen key goes before
        the usual key of another command.
        """
        self._chords: dict[Command, tuple[Chord, ...]] = {}
        read = dict(_readable(chosen or {}))
        taken: set[Chord] = set()
        for command in [*read, *(command for command in Command if command not in read)]:
            wanted = read.get(command, USUAL_CHORDS[command])
            free = tuple(chord for chord in wanted if chord not in taken)
            self._chords[command] = free
            taken.update(free)

    def chords(self, command: Command) -> tuple[Chord, ...]:
        """The keys of a command; the first is shown beside it."""
        return self._chords[command]

    def text(self, command: Command) -> str:
        """The first key of a command as it is put into a line; empty if it has none."""
        chords = self._chords[command]
        return chords[0].label if chords else ""

    def command_for(self, event: pygame.Event) -> Command | None:
        """What a `KEYDOWN` event calls."""
        if event.type != pygame.KEYDOWN:
            return None
        named: Command | None = event.dict.get("command")
        if named is not None:  # from a gamepad, which has no keys
            return named
        readings = Chord.readings(event)
        called = [(command, chord) for command, chords in self._chords.items() for chord in chords if chord in readings]
        if not called:
            return None
        # of two that the event may mean, a key that the player chose goes before the usual key of another command
        return min(called, key=lambda each: (each[1] in USUAL_CHORDS[each[0]], readings.index(each[1])))[0]

    def remapped(self, command: Command, chords: Sequence[Chord]) -> Shortcuts:
        """With these keys for a command; none at all is allowed.

        Raises `ReservedKeyError`, and `ShortcutTakenError` where another command has one of them.
        """
        for chord in chords:
            if is_reserved(chord):
                raise ReservedKeyError(chord)
            for other, held in self._chords.items():
                if other is not command and chord in held:
                    raise ShortcutTakenError(chord, other)
        return Shortcuts({**self.chosen(), command.value: text_of(chords)})

    def usual(self, command: Command) -> Shortcuts:
        """With the usual keys for a command. Raises `ShortcutTakenError` where another has one of them now."""
        return self.remapped(command, USUAL_CHORDS[command])

    def chosen(self) -> dict[str, str]:
        """What the settings keep: the keys of the commands that differ from the usual ones."""
        return {
            command.value: text_of(chords)
            for command, chords in self._chords.items()
            if chords != USUAL_CHORDS[command]
        }


def is_reserved(chord: Chord) -> bool:
    """Whether a key can be no shortcut."""
    return chord in _OF_THE_SYSTEM or (chord.key in _STEERING and not chord.control and not chord.alt)


def _readable(chosen: Mapping[str, str]) -> Iterator[tuple[Command, tuple[Chord, ...]]]:
    names = {command.value: command for command in Command}
    for name, text in chosen.items():
        try:
            chords = chords_of(text)
        except KeyTextError:
            continue
        if name in names and not any(is_reserved(chord) for chord in chords):
            yield names[name], chords


USUAL_CHORDS: Final[Mapping[Command, tuple[Chord, ...]]] = {
    command: chords_of(text) for command, text in _USUAL.items()
}
"""The keys of every command as long as the player chooses no others."""
