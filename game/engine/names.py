"""Names of people: the characters allowed in typed ones, and how names from outside are shown.

A joiner between letters is right in a name (علي‌رضا), and so are the signs that belong to a picture before them.
Characters that are invisible elsewhere, turn the direction of a line round or give orders to a terminal are not
allowed.
"""

from __future__ import annotations

import unicodedata
from enum import Enum
from typing import Final

from game.characters import REPLACEMENT, is_control, is_unseen, turns_direction

LONGEST_TYPED: Final = 20
"""Characters of a name that a player gives; what has room at every table."""

_JOINERS: Final = frozenset("\u200c\u200d")
_EMPTY_PICTURES: Final = frozenset("\u2800")
"""Letters and signs without ink."""


class NameFault(Enum):
    """The reason why a name is refused; the value is the key of its message."""

    CONTROL = "name_control"
    DIRECTION = "name_direction"
    UNSEEN = "name_unseen"
    NOTHING_SEEN = "name_empty_to_the_eye"
    TOO_LONG = "name_too_long"


def name_fault(name: str, longest: int) -> NameFault | None:
    """Return the fault of a name, or None. An empty one, which stands for the usual name, is no fault."""
    if any(map(is_control, name)):
        return NameFault.CONTROL
    if any(map(turns_direction, name)):
        return NameFault.DIRECTION
    if name.strip() and not _is_seen(name):
        return NameFault.NOTHING_SEEN
    if any(_hides(name, place) for place in range(len(name))):
        return NameFault.UNSEEN
    if len(name) > longest:
        return NameFault.TOO_LONG
    return None


def proper_name(name: str, longest: int) -> str:
    """Return the name as it is stored, without spaces and joiners at its ends; empty where it is not allowed."""
    return "" if name_fault(name, longest) else _trimmed(name)


def shown_name(name: str) -> str:
    """A name from outside, of the same length, with a visible sign for everything that hides or gives orders."""
    if name and not _is_seen(name):
        return REPLACEMENT * len(name)
    return "".join(
        REPLACEMENT if is_control(sign) or turns_direction(sign) or _hides(name, place) else sign
        for place, sign in enumerate(name)
    )


def _trimmed(name: str) -> str:
    return name.strip("".join(_JOINERS) + " \u00a0\u3000")


def _is_seen(name: str) -> bool:
    return any(_has_ink(sign) for sign in name)


def _has_ink(sign: str) -> bool:
    """Whether a character is seen by itself."""
    return (
        unicodedata.category(sign)[0] in "LNPS"
        and not is_unseen(sign)
        and not is_control(sign)
        and sign not in _EMPTY_PICTURES
    )


def _hides(name: str, place: int) -> bool:
    """Whether a character is invisible, and does nothing for the one before it either."""
    sign = name[place]
    if not is_unseen(sign):
        return False
    before = name[place - 1] if place else " "
    belongs = _has_ink(before) or unicodedata.category(before)[0] == "M"
    return not (belongs and (sign in _JOINERS or unicodedata.category(sign) == "Mn"))
