"""Characters that nobody sees, or that turn a line round or give orders to a terminal: told apart and made visible.

A text of somebody else (a name in a record, the name of a file) may hold any of them. What is drawn keeps its length,
so that a place in it stays that place; what is printed has them as escapes.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

REPLACEMENT: Final = "\ufffd"

_CONTROLS: Final = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
_OVERRIDES: Final = r"\u202d\u202e"
_DIRECTIONS: Final = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_NO_CHARACTERS: Final = r"\ud800-\udfff\ufdd0-\ufdef" + "".join(
    chr(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF)
)
_UNWRITTEN: Final = (
    r"\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""What fonts are to show as nothing (Default_Ignorable_Code_Point)."""

_BREAK: Final = re.compile(r"[\t\n\v\f\r\x85\u2028\u2029]")
_UNDRAWN: Final = re.compile(f"[{_CONTROLS}{_OVERRIDES}{_NO_CHARACTERS}]")
_NO_TEXT: Final = re.compile(f"[{_CONTROLS}{_NO_CHARACTERS}]")
_TURNING: Final = re.compile(r"[\u202a-\u202e\u2066-\u2069]")
_UNSEEN: Final = re.compile(f"[{_UNWRITTEN}{_CONTROLS}{_DIRECTIONS}]")
_UNPRINTED: Final = re.compile(f"[{_CONTROLS}{_DIRECTIONS}{_NO_CHARACTERS}]")
_OWN_ISOLATES: Final = re.compile(r"[\u2066\u2068\u2069]")
"""Those that the program puts round a name in a sentence."""


def is_unseen(sign: str) -> bool:
    """Whether a character has no picture of its own, as a joiner or the mark of a direction."""
    return _UNSEEN.match(sign) is not None


def is_control(sign: str) -> bool:
    """Whether a character is an order or a break and no sign of a text, or none at all, as half a surrogate."""
    return _NO_TEXT.match(sign) is not None


def turns_direction(sign: str) -> bool:
    """Whether a character sets the direction of those that follow."""
    return _TURNING.match(sign) is not None


def drawable(text: str) -> str:
    """The text as it can be drawn on one line, of the same length: breaks are spaces, controls a visible sign.

    Marks of direction stay, but for those that overrule the direction of letters.
    """
    if text.isascii() and text.isprintable():
        return text
    return _UNDRAWN.sub(REPLACEMENT, _BREAK.sub(" ", text))


def escaped(text: str, *, lines: bool = False) -> str:
    """The text as it can be printed: every control and every mark of direction is an escape, as in `\\x1b`.

    With `lines`, breaks of lines and tabs stay. The isolates that the program puts round names are left out.
    """
    if text.isascii() and text.isprintable():
        return text
    return _UNPRINTED.sub(partial(_escape, kept="\n\t" if lines else ""), _OWN_ISOLATES.sub("", text))


def _escape(found: re.Match[str], kept: str) -> str:
    sign = found[0]
    return sign if sign in kept else sign.encode("unicode_escape").decode("ascii")
