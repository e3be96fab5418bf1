"""Keys with the modifiers held: their text form, and which of them an event pressed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase, digits
from typing import Final

import pygame

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


def chords_of(text: str) -> tuple[Chord, ...]:
    """The chords of a text such as `H Ctrl+H`; none for an empty text. Raises `KeyTextError`."""
    return tuple(dict.fromkeys(Chord.parse(part) for part in text.split()))


def text_of(chords: Sequence[Chord]) -> str:
    """The text form of several chords."""
    return " ".join(str(chord) for chord in chords)
