"""Keys with the modifiers held: their text form, and which of them an event pressed on the keyboard there is.

What a key writes differs between layouts, so an event may be read in several ways. Letters and signs are what the key
writes. Digits are also the place of their key: on a French keyboard that key writes `&` without Shift. Where a keyboard
writes another script, letters and signs are also the place they have on an American one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase, digits
from typing import Final

import pygame

from game.i18n import Message, _, mark, verbatim

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
_WORDS: Final[Mapping[str, Message]] = {
    "Space": mark("Space"),
    "Enter": mark("Enter"),
    "Home": mark("Home"),
    "End": mark("End"),
    "PageUp": mark("PageUp"),
    "PageDown": mark("PageDown"),
    "Up": mark("Up"),
    "Down": mark("Down"),
    "Left": mark("Left"),
    "Right": mark("Right"),
}
"""Keys that are called otherwise in other languages."""
_SIGNS: Final = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_NAMES: Final = frozenset({*_NAMED.values(), *ascii_uppercase, *digits, *_SIGNS})
_FOLDED: Final = {name.casefold(): name for name in _NAMES}
_DIGITS_BY_PLACE: Final = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), "1234567890", strict=True))
_SIGNS_BY_PLACE: Final = {
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
}
_LETTERS_BY_PLACE: Final = dict(zip(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1), ascii_uppercase, strict=True))
_IN_ARABIC: Final = {"?": "؟", ";": "؛"}
"""Signs that an Arabic keyboard has in a form of its own only; it writes the comma of both scripts."""
_MEANT: Final = {"؟": "?", "؛": ";", "،": ","}
_ALEF: Final = ord("ا")
_SCANCODES: Final = 512


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
            raise KeyTextError(f"{text!r} is not the name of a key")
        if name in _SIGNS and "shift" in held:
            raise KeyTextError(f"{text!r}: Shift is part of the sign")
        return cls(name, "ctrl" in held, "alt" in held, "shift" in held)

    @classmethod
    def of(cls, event: pygame.Event) -> Chord | None:
        """The first reading of a `KEYDOWN` event; None for modifiers alone and for keys without a name."""
        return next(iter(cls.readings(event)), None)

    @classmethod
    def readings(cls, event: pygame.Event) -> tuple[Chord, ...]:
        """Every chord that a `KEYDOWN` event may mean, the most obvious first."""
        return tuple(dict.fromkeys(_read(event)))

    @property
    def caps(self) -> list[str]:
        """What is printed on the keys to press, from the first to the last held."""
        held = ((_("Ctrl"), self.control), (_("Alt"), self.alt), (_("Shift"), self.shift))
        return [*(name for name, down in held if down), _printed(self.key)]

    @property
    def label(self) -> str:
        """The keys to press, as they are put into a line."""
        return self.caps[0] if len(self.caps) == 1 else verbatim("+".join(self.caps))

    def __str__(self) -> str:
        held = (("Ctrl", self.control), ("Alt", self.alt), ("Shift", self.shift))
        return "+".join([*(name for name, down in held if down), self.key])


def _parts(text: str) -> list[str]:
    """`Ctrl++` is the plus sign with Ctrl."""
    if text == "+" or text.endswith("++"):
        return [*text[:-2].split("+"), "+"] if len(text) > 1 else ["+"]
    return text.split("+")


def _read(event: pygame.Event) -> Iterator[Chord]:
    control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    alt, shift = bool(event.mod & pygame.KMOD_ALT), bool(event.mod & pygame.KMOD_SHIFT)
    if event.key in _NAMED:
        yield Chord(_NAMED[event.key], control, alt, shift)
        return
    scancode: int = event.dict.get("scancode", 0)
    written = chr(event.key) if 0 < event.key <= 0xFFFF else ""
    typed: str = event.dict.get("unicode", "")
    by_alt_gr = _is_alt_gr(event.mod, typed, written)
    if scancode in _DIGITS_BY_PLACE and not shift and not by_alt_gr:
        yield Chord(_DIGITS_BY_PLACE[scancode], control, alt)
    if sign := _sign_or_digit(typed):
        # with AltGr the modifiers only serve to type the sign
        yield Chord(sign, control and not by_alt_gr, alt and not by_alt_gr)
    name = written.upper()
    if name in _SIGNS:
        if not sign:
            yield Chord(name, control, alt)
    elif name in _NAMES:
        yield Chord(name, control, alt, shift)
    elif _is_of_another_script(written):
        if scancode in _LETTERS_BY_PLACE:
            yield Chord(_LETTERS_BY_PLACE[scancode], control, alt, shift)
        elif scancode in _SIGNS_BY_PLACE and not sign:
            yield Chord(_SIGNS_BY_PLACE[scancode], control, alt)


def _is_alt_gr(mod: int, typed: str, written: str) -> bool:
    """Whether AltGr was held to type something: some systems tell it as Ctrl and Alt, others as the right Alt."""
    if mod & pygame.KMOD_MODE or (mod & pygame.KMOD_CTRL and mod & pygame.KMOD_ALT):
        return True
    return bool(mod & pygame.KMOD_RALT and typed) and typed.casefold() != written.casefold()


def _sign_or_digit(typed: str) -> str:
    """What was typed as shortcuts name it; empty for letters and for signs that no shortcut has."""
    if len(typed) == 1 and typed.isdecimal():
        return str(unicodedata.decimal(typed))
    meant = _MEANT.get(typed, typed)
    return meant if meant in _SIGNS else ""


def _is_of_another_script(written: str) -> bool:
    """Whether a key writes a letter, and none of the Latin script."""
    return written.isalpha() and not unicodedata.name(written, "").startswith("LATIN")


def _printed(key: str) -> str:
    """What the keyboard there is has on a key: some Arabic signs look otherwise, and some keys have a word."""
    if key in _WORDS:
        return _WORDS[key].said()
    return verbatim(_IN_ARABIC[key] if key in _IN_ARABIC and writes_arabic() else key)


def writes_arabic() -> bool:
    """Whether the layout in use has Arabic letters."""
    # what is indexed with the code of a key gives the member of its place; there is none where no key writes it
    placed = pygame.key.ScancodeWrapper((False, *(True,) * (_SCANCODES - 1)))
    return placed[_ALEF]


def types_a_sign(event: pygame.Event) -> bool:
    """Whether a `KEYDOWN` event writes something, which a `TEXTINPUT` event tells next; then it is no command."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return bool(event.unicode) and event.unicode.isprintable() and (not held or bool(event.mod & pygame.KMOD_ALT))


def is_pressed(event: pygame.Event, text: str) -> bool:
    """Whether a `KEYDOWN` event presses a chord, given by its text form."""
    return Chord.parse(text) in Chord.readings(event)


def chords_of(text: str) -> tuple[Chord, ...]:
    """The chords of a text such as `H Ctrl+H`; none for an empty text. Raises `KeyTextError`."""
    return tuple(dict.fromkeys(Chord.parse(part) for part in text.split()))


def text_of(chords: Sequence[Chord]) -> str:
    """The text form of several chords."""
    return " ".join(str(chord) for chord in chords)
