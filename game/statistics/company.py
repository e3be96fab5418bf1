"""Tallies of rounds won by game, opponents and partner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.opponents.levels import LEVELS
from game.statistics.figures import Tally, tally
from game.statistics.played import Levels, Played

T = TypeVar("T", str, Levels)


def by_game(matches: Sequence[Played]) -> list[tuple[str, Tally]]:
    """The rounds of each game, those with the most first."""
    return _by(matches, lambda each: each.game)


def by_rivals(matches: Sequence[Played]) -> list[tuple[Levels, Tally]]:
    """The rounds against opponents of the same levels, those met most first."""
    return _by(matches, lambda each: each.course.rivals)


def by_strength(levels: Levels) -> tuple[int, ...]:
    """Return a key that sorts opponents from the weakest to the strongest; people, whose strength is not known, come
    last.
    """
    known = list(LEVELS)
    return tuple(sorted((known.index(level) if level in known else len(known) for level in levels), reverse=True))


def by_partner(matches: Iterable[Played]) -> list[tuple[str, Tally]]:
    """The rounds with each partner, those met most first; of matches with a partner alone."""
    return _by([each for each in matches if each.course.partner], lambda each: each.course.partner)


def _by(matches: Sequence[Played], key: Callable[[Played], T]) -> list[tuple[T, Tally]]:
    results: defaultdict[T, list[str]] = defaultdict(list)
    for each in matches:
        results[key(each)].append(each.results)
    tallies = [(name, tally("".join(found))) for name, found in results.items()]
    return sorted(tallies, key=lambda named: -named[1].count)
