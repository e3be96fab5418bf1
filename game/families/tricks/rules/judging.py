"""How `majlis judge` scores deals of the family apart from any match."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from typing import Any

from game.engine import ScoreLine, team_points
from game.engine.questions import Answer, CountedScore, line_facts, scored
from game.engine.score_sheet import Entry, ScoreSheet, SheetStanding, check_entry
from game.tricks.rules import SEATS


def answer_of_sides(lines: Sequence[ScoreLine], sides: tuple[str, str]) -> Answer:
    """The answer with the points of two sides by their names."""
    points = team_points(lines)
    facts = {
        **dict(zip(sides, points, strict=True)),
        "lines": [{**facts, "team": sides[facts["team"]]} for facts in line_facts(lines)],
    }
    return Answer(facts, "", counted=CountedScore(tuple(lines), sides, tuple(points)))


def answer_of_entry(sheet: ScoreSheet, options: Any, entry: Entry) -> Answer:
    """The score of an entry of the score sheet; raises `ValueError` saying what is wrong with it, and `EntryError`."""
    beginning = SheetStanding((Decimal(0), Decimal(0)), 0, tuple(range(SEATS)))
    check_entry(sheet.asks(options, beginning, entry), entry)
    return scored(sheet.lines(options, beginning, entry), ["team 0", "team 1"])


def kinds_of_sides(
    name: str, words: Sequence[str], sides: tuple[str, str], kinds: Collection[str]
) -> Iterator[tuple[int, str]]:
    """The kinds in a text such as `first=fifty sira second=hundred`, each with the side, which goes on until another
    is named.

    `name` is that of the parameter, for errors. Raises `ValueError`.
    """
    side = None
    for word in words:
        named, equals, kind = word.rpartition("=")
        if equals:
            if named not in sides:
                raise ValueError(f"{name}: write {' or '.join(sides)} before =, not {named!r}")
            side = sides.index(named)
        if side is None:
            raise ValueError(f"{name}: {word!r} names no team; write {sides[0]}={word}")
        if kind not in kinds:
            raise ValueError(f"{name}: unknown {name.removesuffix('s')} {kind!r} (there are: {', '.join(kinds)})")
        yield side, kind
