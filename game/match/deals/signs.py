"""The signs that codes are written in: 32 digits and letters, none like another, and a sum that finds slips.

The letters are Crockford's: I and L are read as 1, O as 0, U as V, and case does not count. Each sign stands for five
bits. The last three of a code are a cyclic sum of 15 bits over all before them. Whatever burst of errors is no longer
than that changes it, so one wrong sign and two neighbours in the wrong order are found without exception; of other
slips one in thirty thousand is not.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BITS: Final = 5
SUM: Final = 3
"""Signs of a sum."""
_ALIKE: Final = str.maketrans("ILOU", "110V")
_GROUP: Final = 4
"""The most signs of a group."""
_POLYNOMIAL: Final = 0x4599
"""The 15-bit polynomial of the CAN bus, which finds up to five wrong bits in lines as long as any code."""
_TOP: Final = 1 << (BITS * SUM - 1)


def plain(text: str) -> str:
    """A text as codes are compared: capitals without what only separates, digits of any script, look-alikes one."""
    kept = (_digit_or_letter(sign) for sign in unicodedata.normalize("NFKC", text).upper())
    return "".join(kept).translate(_ALIKE)


def foreign_sign(text: str) -> str:
    """The first sign of a plain text that no code has; empty where there is none."""
    return next((sign for sign in text if sign not in SIGNS), "")


def to_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of the signs of a plain text; raises `ValueError` for a foreign one."""
    return tuple(SIGNS.index(sign) for sign in text)


def to_text(numbers: Iterable[int]) -> str:
    """The signs in groups that an eye can hold, the first ones longer where they cannot be alike."""
    signs = "".join(SIGNS[number] for number in numbers)
    groups = max(1, -(-len(signs) // _GROUP))
    size, longer = divmod(len(signs), groups)
    begins = [group * size + min(group, longer) for group in range(groups + 1)]
    return "-".join(signs[first:last] for first, last in pairwise(begins))


def split(number: int, signs: int) -> tuple[int, ...]:
    """A number as so many signs, the highest first."""
    return tuple(number >> BITS * place & 31 for place in reversed(range(signs)))


def joined(numbers: Sequence[int]) -> int:
    """The number that `split` wrote."""
    found = 0
    for number in numbers:
        found = found << BITS | number
    return found


def sum_of(name: str, numbers: Iterable[int]) -> tuple[int, ...]:
    """The sum of the name of a game and the signs after it."""
    rest = 0
    for number in (*(ord(letter) & 31 for letter in name), *numbers):
        rest ^= number << BITS * (SUM - 1)
        for _bit in range(BITS):
            rest = (rest << 1 ^ (_POLYNOMIAL if rest & _TOP else 0)) & (2 * _TOP - 1)
    return split(rest, SUM)


def _digit_or_letter(sign: str) -> str:
    """The sign as codes have it; nothing of a hyphen, a space or what turns a line round; else itself."""
    digit = unicodedata.decimal(sign, None)
    if digit is not None:
        return str(digit)
    return "" if unicodedata.category(sign)[0] in "ZCP" else sign
