"""Whether the end of a record is a line that was cut short, as a kill or an empty battery leaves it, or something else.

A line that is still being written was never acknowledged, so nothing that was finished is lost with it. Where the end
is no beginning of a line, it was written over, and lines that were whole may have stood there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_LONGEST: Final = 4096
"""Bytes; the order of a deal, the longest line that is written in play, has a tenth of them."""
_TEXT: Final = re.compile(rb"(?:[!#-\[\]-~]{1,24}(?: [!#-\[\]-~]{1,24})* ?)?")
"""Words such as names of actions and cards have; what somebody filled the file with is mostly longer."""
_SEAT: Final = re.compile(rb"null|[0-9]{1,10}")
_SUM: Final = re.compile(rb"[0-9a-f]{16}")

_LINES: Final[Sequence[Sequence[bytes | re.Pattern[bytes]]]] = (
    (b'{"line":"action","seat":', _SEAT, b',"text":"', _TEXT, b'","sum":"', _SUM, b'"}'),
    (b'{"line":"deal","label":"', _TEXT, b'","order":"', _TEXT, b'","sum":"', _SUM, b'"}'),
    (b'{"line":"reshuffle","label":"', _TEXT, b'","order":"', _TEXT, b'","sum":"', _SUM, b'"}'),
    (b'{"line":"undo","sum":"', _SUM, b'"}'),
    (b'{"line":"redo","sum":"', _SUM, b'"}'),
)
"""The parts of every line after the header."""
_BEGUN: Final = {_SEAT: re.compile(rb"n|nu|nul"), _SUM: re.compile(rb"[0-9a-f]{0,15}")}
"""The possible beginnings of a part that was cut off."""


def is_cut_short(tail: bytes) -> bool:
    """Whether these bytes, which end without an end of line, are the beginning of a line of a record."""
    return 0 < len(tail) <= _LONGEST and any(_begins(tail, parts) for parts in _LINES)


def _begins(tail: bytes, parts: Sequence[bytes | re.Pattern[bytes]]) -> bool:
    at = 0
    for part in parts:
        rest = tail[at:]
        if isinstance(part, bytes):
            if len(rest) <= len(part):
                return part.startswith(rest)
            if not rest.startswith(part):
                return False
            at += len(part)
            continue
        whole = part.match(rest)
        if whole is None:
            return part in _BEGUN and _BEGUN[part].fullmatch(rest) is not None
        at += whole.end()
    return False
