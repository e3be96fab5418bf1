"""The words of a text, and in which order those of a line are put on the page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from game.engine.book_blocks import Manner, Run


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or several cards side by side."""

    text: str
    manner: Manner
    start: int
    """Where it stands in the text of its block."""
    glued: bool
    """Nothing but a change of manner parts it from the word before."""
    target: str = ""
    """The term that a link leads to."""

    @property
    def end(self) -> int:
        """Where it ends there."""
        return self.start + len(self.text)

    @property
    def kinds(self) -> list[str]:
        """The bidirectional class of each of its characters."""
        return [unicodedata.bidirectional(sign) for sign in self.text]


def words_of(runs: Iterable[Run], place: int = 0) -> Iterator[Word]:
    """The words of runs that begin at `place` of a text; a run of cards is one word."""
    parted = True
    for run in runs:
        if run.manner is Manner.CARDS:
            yield Word(run.text, run.manner, place, glued=not parted)
            parted = False
        else:
            start = place
            for word in run.text.split(" "):
                if word:
                    yield Word(word, run.manner, start, not parted, run.target)
                    parted = False
                start += len(word) + 1
                parted = parted or start <= place + len(run.text)
        place += len(run.text)


def begins_latin(words: Iterable[Word]) -> bool:
    """Whether the first letter of these words is one of a script that runs from left to right."""
    kinds = (kind for word in words if word.manner is not Manner.CARDS for kind in word.kinds)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "") == "L"


def groups_of(words: Iterable[Word]) -> Iterator[list[Word]]:
    """Words that no line may part."""
    group: list[Word] = []
    for word in words:
        if group and not word.glued:
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def in_sight(line: list[Word], *, mirrored: bool) -> list[int]:
    """The places of the words of a line in the order in which they are put on the page.

    Where lines begin at the right, words of Latin letters that follow each other keep their own order: put down from
    the other side, they are turned round.
    """
    if not mirrored:
        return list(range(len(line)))
    turned: list[int] = []
    for latin, group in groupby(enumerate(_ways(line)), key=lambda pair: pair[1]):
        places = [place for place, _way in group]
        turned += reversed(places) if latin else places
    return turned


def joined(line: list[Word], one: int, other: int) -> bool:
    """Whether two words that come next to each other on the page have no space between them."""
    return abs(one - other) == 1 and line[max(one, other)].glued


def _ways(line: list[Word]) -> list[bool]:
    """For each word whether it runs from left to right: Latin words, figures after them, and what lies between two."""
    strong = [_strong_way(word) for word in line]
    ways: list[bool] = []
    for place, word in enumerate(line):
        way = strong[place]
        if way is None:
            after_latin = place > 0 and ways[place - 1]
            figures = word.manner is not Manner.CARDS and any(sign.isdecimal() for sign in word.text)
            way = after_latin and (figures or _next_way(strong, place))
        ways.append(way)
    return ways


def _strong_way(word: Word) -> bool | None:
    """Whether a word begins with a letter of a script that runs from left to right; None without letters."""
    if word.manner is Manner.CARDS:
        return None
    first = next((kind for kind in word.kinds if kind in {"L", "R", "AL"}), None)
    return None if first is None else first == "L"


def _next_way(ways: Sequence[bool | None], index: int) -> bool:
    return next((bool(way) for way in ways[index + 1 :] if way is not None), False)
