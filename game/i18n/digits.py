"""Digits as the player wants them: 0 to 9, or the Arabic-Indic ones with their own decimal and percent signs."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_ARABIC: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
_ISOLATE: Final = re.compile("\u2066.*?(?:\u2069|$)", re.DOTALL)
_PERCENT: Final = re.compile(r"(?<=[0-9])%")


@lru_cache(maxsize=2000)
def in_arabic_digits(text: str) -> str:
    """The text with its digits exchanged one by one; what is kept verbatim stays."""
    parts: list[str] = []
    done = 0
    for kept in _ISOLATE.finditer(text):
        parts += [_exchanged(text[done : kept.start()]), kept[0]]
        done = kept.end()
    return "".join([*parts, _exchanged(text[done:])])


def _exchanged(text: str) -> str:
    return _PERCENT.sub("٪", text).translate(_ARABIC)
