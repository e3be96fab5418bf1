"""The order of a line that mixes directions: python-bidi finds the levels, here they become runs from left to right.

What the levels know nothing of is settled before: isolates (U+2066 to U+2069) take part as one neutral sign and are
ordered by themselves, and so are numbers that are composed of several signs, which stay as they are written: Western
ones with a sign, a percent sign or hyphens, and parts of a whole as in `12 / 51`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bidi import algorithm

_CLOSE: Final = "\u2069"
_FIRST_STRONG: Final = "\u2068"
_BASE_OF: Final = {"\u2066": 0, "\u2067": 1}
_OPENERS: Final = frozenset((*_BASE_OF, _FIRST_STRONG))
_UNSEEN: Final = frozenset((*_OPENERS, _CLOSE, "\u200e", "\u200f", "\u061c", "\u202a", "\u202b", "\u202c"))
_STAND_IN: Final = "\ufffc"
_NUMBER: Final = r"[+\-−]?[0-9٠-٩]+(?:[.,٫٬][0-9٠-٩]+)*"
_PART: Final = rf"(?:{_NUMBER}|[\u2066\u2068]{_NUMBER}\u2069)"
_COMPOSED: Final = re.compile(
    rf"(?<![\w.,])(?:{_PART}(?: ?/ ?{_PART})+"
    r"|[+\-−×][0-9]+(?:[.,:/\-][0-9]+)*%?"
    r"|[0-9]+(?:[.,:/][0-9]+)*(?:%|(?:-[0-9]+)+)"
    r"|[\u2066\u2068][+\-−]?[0-9]+(?:[.,][0-9]+)*\u2069%)"
)
_RIGHT_TO_LEFT: Final = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI"))


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbours of one direction, in the order they are read; `start` is the place of the first in the text."""

    text: str
    right_to_left: bool
    start: int


@dataclass(frozen=True, slots=True)
class _Piece:
    """A stretch of one level: characters, or an isolate that stands for itself."""

    level: int
    runs: tuple[Run, ...]


def isolated(text: str) -> str:
    """Return the text as a unit with a direction of its own, wherever it is in a sentence."""
    return f"{_FIRST_STRONG}{text}{_CLOSE}"


def kept_as_written(text: str) -> str:
    """A unit from left to right that also keeps its digits: names of files, codes, notation."""
    return f"\u2066{text}{_CLOSE}"


def without_marks(text: str) -> str:
    """The text without the invisible signs of direction."""
    return "".join(sign for sign in text if sign not in _UNSEEN)


def is_plain(text: str) -> bool:
    """Whether a line from left to right is shown just as it is written."""
    return text.isascii() or not any(
        sign in _UNSEEN or unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text
    )


def begins_at_right(text: str, *, otherwise: bool) -> bool:
    """Whether the first letter of a text is one of a script that runs from right to left."""
    kinds = (unicodedata.bidirectional(sign) for sign in text)
    first = next((kind for kind in kinds if kind in {"L", "R", "AL"}), None)
    return otherwise if first is None else first != "L"


def visual_runs(text: str, *, right_to_left: bool) -> tuple[Run, ...]:
    """The runs of one line from its left end to its right end; `right_to_left` is the direction of the whole."""
    if not right_to_left and is_plain(text):
        return (Run(text, right_to_left=False, start=0),) if text else ()
    return tuple(_ordered(text, 0, len(text), int(right_to_left)))


def open_isolates(text: str) -> str:
    """The openers of the isolates that are still open at the end of the text, the outermost first."""
    opened: list[str] = []
    for sign in text:
        if sign in _OPENERS:
            opened.append(sign)
        elif sign == _CLOSE and opened:
            opened.pop()
    return "".join(opened)


def closed(text: str) -> str:
    """The text with every isolate closed that it left open."""
    return text + _CLOSE * len(open_isolates(text))


def _ordered(text: str, start: int, end: int, base: int | None) -> Iterator[Run]:
    """Yield the runs of a part of the text in order; without a `base` they stay as they are written."""
    signs: list[str] = []
    places: list[int | tuple[int, int, int | None]] = []
    """The place of each sign, or what an isolate holds: from, to, base."""
    found = () if base is None else _COMPOSED.finditer(text, start, end)
    composed = {number.start(): number.end() for number in found}
    at = start
    while at < end:
        if at in composed:
            signs.append(_STAND_IN)
            places.append((at, composed[at], None))
            at = composed[at]
            continue
        if text[at] in _OPENERS:
            close = _closing(text, at + 1, end)
            signs.append(_STAND_IN)
            places.append((at + 1, close, _base_of(text, at, close, base)))
            at = close + 1
            continue
        if text[at] == _CLOSE:
            at += 1
            continue
        signs.append(text[at])
        places.append(at)
        at += 1
    pieces: list[_Piece] = []
    held: list[tuple[str, int]] = []
    levels = [0] * len(signs) if base is None else _levels("".join(signs), base)
    for number, (sign, place, level) in enumerate(zip(signs, places, levels, strict=True)):
        if isinstance(place, tuple):
            pieces.append(_Piece(level, tuple(_ordered(text, *place))))
            continue
        if sign not in _UNSEEN:
            held.append((sign, place))
        last = number + 1 == len(signs) or levels[number + 1] != level or isinstance(places[number + 1], tuple)
        if held and last:
            run = Run("".join(one for one, _place in held), bool(level % 2), held[0][1])
            pieces.append(_Piece(level, (run,)))
        if last:
            held = []
    for piece in _reordered(pieces):
        yield from piece.runs


def _closing(text: str, begin: int, end: int) -> int:
    """The place of the sign that closes an isolate opened before `begin`; `end` where none does."""
    depth = 1
    for at in range(begin, end):
        if text[at] in _OPENERS:
            depth += 1
        elif text[at] == _CLOSE:
            depth -= 1
            if depth == 0:
                return at
    return end


def _base_of(text: str, opener: int, close: int, around: int | None) -> int:
    """The direction of an isolate: as its opener says, or that of its first letter, or that of what is around."""
    base = _BASE_OF.get(text[opener])
    return int(begins_at_right(text[opener + 1 : close], otherwise=bool(around))) if base is None else base


def _levels(signs: str, base: int) -> list[int]:
    """The level of every sign; spaces at the end have that of the whole line."""
    storage = algorithm.get_empty_storage()
    storage["base_level"], storage["base_dir"] = base, "RL"[base == 0]
    # What has no direction that is known takes part as a neutral sign.
    known = (sign if unicodedata.bidirectional(sign) else _STAND_IN for sign in signs)
    algorithm.get_embedding_levels("".join(known), storage)
    for place, sign in enumerate(storage["chars"]):
        sign["place"] = place
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    found = {sign["place"]: int(sign["level"]) for sign in storage["chars"]}
    levels: list[int] = []
    for place in range(len(signs)):
        # joiners have no level of their own
        levels.append(found.get(place, levels[-1] if levels else base))
    for place in range(len(signs) - 1, -1, -1):
        if not signs[place].isspace():
            break
        levels[place] = base
    return levels


def _reordered(pieces: list[_Piece]) -> list[_Piece]:
    """Rule L2: from the highest level down, what is at least of that level is reversed."""
    ordered = list(pieces)
    highest = max((piece.level for piece in pieces), default=0)
    for level in range(highest, 0, -1):
        begin = 0
        while begin < len(ordered):
            if ordered[begin].level < level:
                begin += 1
                continue
            end = begin
            while end < len(ordered) and ordered[end].level >= level:
                end += 1
            ordered[begin:end] = ordered[begin:end][::-1]
            begin = end
    return ordered
