"""Characters that are invisible, turn a line round or give orders to a terminal: recognised and made visible.

A text of somebody else (a name in a record, the name of a file) may hold any of them. What is drawn keeps its length,
so that a place in it stays that place; what is printed has them as escapes.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

REPLACEMENT: Final = "\ufffd"

_BREAKS: Final = frozenset("\t\n\v\f\r\x85\u2028\u2029")
_ISOLATES: Final = frozenset("\u2066\u2068\u2069")
"""The isolates that the program puts round a name in a sentence."""
_OVERRIDES: Final = frozenset("\u202d\u202e")
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_MARKS: Final = frozenset("\u061c\u200e\u200f")
_UNWRITTEN: Final = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Characters that fonts show as nothing (Default_Ignorable_Code_Point)."""


def is_control(sign: str) -> bool:
    """Whether a character is an order or a break and no sign of a text, or none at all, as half a surrogate."""
    code = ord(sign)
    no_character = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
    return no_character or unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"}


def turns_direction(sign: str) -> bool:
    """Whether a character sets the direction of those that follow."""
    return sign in _TURNING


@lru_cache(maxsize=2048)
def is_unseen(sign: str) -> bool:
    """Whether a character has no picture of its own, as a joiner or the mark of a direction."""
    code = ord(sign)
    return any(first <= code <= last for first, last in _UNWRITTEN) or is_control(sign)


def drawable(text: str) -> str:
    """The text as it can be drawn on one line, of the same length: breaks are spaces, controls a visible sign.

    Marks of direction stay, but for those that overrule the direction of letters.
    """
    return text if text.isprintable() else _drawn_text(text)


def escaped(text: str, *, lines: bool = False) -> str:
    """The text as it can be printed: every control and every mark of direction is an escape, as in `\\x1b`.

    With `lines`, breaks of lines and tabs stay. The isolates that the program puts round names are left out.
    """
    if text.isprintable():
        return text
    kept = "\n\t" if lines else ""
    return "".join(sign if sign in kept else _printed(sign) for sign in text)


@lru_cache(maxsize=512)
def _drawn_text(text: str) -> str:
    return "".join(map(_drawn, text))


@lru_cache(maxsize=2048)
def _drawn(sign: str) -> str:
    if sign in _BREAKS:
        return " "
    return REPLACEMENT if is_control(sign) or sign in _OVERRIDES else sign


@lru_cache(maxsize=2048)
def _printed(sign: str) -> str:
    if sign in _ISOLATES:
        return ""
    if is_control(sign) or sign in _TURNING or sign in _MARKS:
        return sign.encode("unicode_escape").decode("ascii")
    return sign
