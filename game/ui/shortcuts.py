"""Commands and the keys that call them: what they are by default, and what the player made of it.

Scenes give a `KEYDOWN` event to their widgets first, so that a letter typed into a field is no command.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from string import ascii_uppercase, digits
from typing import Final

import pygame

from game.i18n import Message, mark

_NAMED: Final = {
    pygame.K_ESCAPE: "Escape",
    pygame.K_TAB: "Tab",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_INSERT: "Insert",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_PAUSE: "Pause",
    **{pygame.K_F1 + number: f"F{number + 1}" for number in range(12)},
}
_SIGNS: Final = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_NAMES: Final = frozenset({*_NAMED.values(), *ascii_uppercase, *digits, *_SIGNS})
_FOLDED: Final = {name.casefold(): name for name in _NAMES}
_FIRST_LETTER: Final = pygame.KSCAN_A
"""Scan codes of the letters follow each other; they name the place of a key on any keyboard."""


class KeyTextError(ValueError):
    """A text that names no key."""


@dataclass(frozen=True, slots=True)
class Chord:
    """One key with the modifiers held. A sign such as `?` is what comes out, however typed: Shift is part of it."""

    key: str
    """A capital letter, a digit, a sign or a name such as `F11` or `Enter`."""
    control: bool = False
    """Ctrl, or Command where there is one."""
    alt: bool = False
    shift: bool = False

    @classmethod
    def parse(cls, text: str) -> Chord:
        """The chord of a text form, in any case of letters. Raises `KeyTextError`."""
        *modifiers, key = _parts(text.strip())
        held = [modifier.strip().casefold() for modifier in modifiers]
        name = _FOLDED.get(key.strip().casefold())
        if name is None or not set(held) <= {"ctrl", "alt", "shift"} or len(set(held)) != len(held):
            raise KeyTextError(f"{text!r} names no key")
        if name in _SIGNS and "shift" in held:
            raise KeyTextError(f"{text!r}: Shift is part of the sign")
        return cls(name, "ctrl" in held, "alt" in held, "shift" in held)

    @classmethod
    def of(cls, event: pygame.Event) -> Chord | None:
        """What a `KEYDOWN` event pressed; None for modifiers alone and for keys without a name."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        alt, shift = bool(event.mod & pygame.KMOD_ALT), bool(event.mod & pygame.KMOD_SHIFT)
        typed: str = event.dict.get("unicode", "")
        if typed in _SIGNS:
            # With AltGr, which some systems tell as Ctrl and Alt, the modifiers only serve to type the sign.
            by_alt_gr = bool(event.mod & pygame.KMOD_MODE) or (control and alt)
            return cls(typed, control and not by_alt_gr, alt and not by_alt_gr)
        name = _NAMED.get(event.key) or _character(event.key, event.dict.get("scancode", 0))
        if name is None:
            return None
        return cls(name, control, alt, shift and name not in _SIGNS)

    def __str__(self) -> str:
        held = (("Ctrl", self.control), ("Alt", self.alt), ("Shift", self.shift))
        return "+".join([*(name for name, down in held if down), self.key])


def _parts(text: str) -> list[str]:
    """`Ctrl++` is the plus sign with Ctrl."""
    if text == "+" or text.endswith("++"):
        return [*text[:-2].split("+"), "+"] if len(text) > 1 else ["+"]
    return text.split("+")


def _character(key: int, scancode: int) -> str | None:
    """The letter, digit or sign of a key; where a keyboard writes another script, the Latin letter of that place."""
    if key < 128:
        name = chr(key).upper()
        return name if name in _NAMES else None
    place = scancode - _FIRST_LETTER
    return ascii_uppercase[place] if 0 <= place < len(ascii_uppercase) else None


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
    Command.LAP: mark("Show the last lap"),
    Command.RULES: mark("Rules"),
    Command.SETTINGS: mark("Settings"),
    Command.SPEECH: mark("Speak, or be silent"),
    Command.READ_CHOICES: mark("Say what I may do"),
    Command.READ_HAND: mark("Say my hand"),
    Command.READ_TABLE: mark("Say the table"),
    Command.READ_LAP: mark("Say the last lap"),
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


def chords_of(text: str) -> tuple[Chord, ...]:
    """The chords of a text such as `H Ctrl+H`; none for an empty text. Raises `KeyTextError`."""
    return tuple(dict.fromkeys(Chord.parse(part) for part in text.split()))


def text_of(chords: Sequence[Chord]) -> str:
    """The text form of several chords."""
    return " ".join(str(chord) for chord in chords)


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
        """The first key of a command in text form; empty if it has none."""
        chords = self._chords[command]
        return str(chords[0]) if chords else ""

    def command_for(self, event: pygame.Event) -> Command | None:
        """What a `KEYDOWN` event calls."""
        if event.type != pygame.KEYDOWN:
            return None
        named: Command | None = event.dict.get("command")
        if named is not None:  # from a gamepad, which has no keys
            return named
        chord = Chord.of(event)
        return next((command for command, chords in self._chords.items() if chord in chords), None)

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
