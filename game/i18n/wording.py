"""Wordings that are shared by everything that shows or speaks figures and players: points, names, levels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Final

from game.games import cast_of
from game.i18n import Message, _, as_unit, decimal_sign, language, mark, plural

_LEVEL_NAMES: Final[Mapping[str, Message]] = {
    "novice": mark("Beginner"),
    "casual": mark("Casual"),
    "club": mark("Club"),
    "strong": mark("Strong"),
}
_LEVELS_OF: Final[Mapping[str, Message]] = {
    "novice": mark("{name:Beginner|Beginner}"),
    "casual": mark("{name:Casual|Casual}"),
    "club": mark("{name:Club|Club}"),
    "strong": mark("{name:Strong|Strong}"),
}
"""The label of a level for a person, whose name gives the gender."""
_LEVELS_MET: Final[Mapping[str, Message]] = {
    "novice": mark("Still learning: misses good moves and gives you plenty of chances."),
    "casual": mark("Plays for fun: knows the game, but slips now and then."),
    "club": mark("Plays like a club regular: seldom slips, and makes you pay when you do."),
    "strong": mark("Thinks far ahead, remembers every card and gives nothing away: bring your best game."),
}


def number_text(points: Decimal) -> str:
    """Points without needless zeros, with a true minus sign."""
    return decimal_sign(f"{points.normalize():f}".replace("-", "−"))


def signed_text(points: Decimal) -> str:
    """Points with their sign."""
    return number_text(points) if points < 0 else "+" + number_text(points)


def opening_text(points: int, limit: int) -> str:
    """Return the distance of melds worth so many points from the minimum of the first ones."""
    params = {"points": number_text(Decimal(points)), "limit": number_text(Decimal(limit))}
    return _("To open: {points} of {limit}", **params) if points < limit else _("Enough to open: {points}", **params)


def opening_task(points: int, limit: int, *, pure_run: bool = True) -> str:
    """Return the next step towards an opening; `pure_run`: whether there is one, or none is needed."""
    missing = limit - points
    if missing <= 0:
        return _("Enough to open: lay your melds") if pure_run else _("Add a pure run: three in a row, no joker")
    if pure_run:
        return plural("Add melds worth {count} more point", "Add melds worth {count} more points", missing)
    return plural("Add {count} more point and a pure run", "Add {count} more points and a pure run", missing)


def score_text(totals: Sequence[Decimal]) -> str:
    """Totals of the teams, such as `120 : 84.5`."""
    return " : ".join(number_text(total) for total in totals)


def names_text(names: Iterable[str]) -> str:
    """Names side by side, in the order in which lines of the language are read."""
    return " · ".join(as_unit(name) for name in names)


def unnamed_text(seat: int) -> str:
    """What somebody is called who has given no name, by the seat, counted from 0."""
    return _("Player {number}", number=seat + 1)


def level_name(level: str) -> str:
    """Return the name of a level of opponents; empty for those that only measure the others."""
    return _LEVEL_NAMES[level].said() if level in _LEVEL_NAMES else ""


def level_of(name: str, level: str) -> str:
    """Return the name of somebody's level; the level itself for those that only measure the others."""
    return _LEVELS_OF[level].said(name=name) if level in _LEVELS_OF else level


def level_about(level: str) -> str:
    """Return a sentence about opponents of a level; empty for those that only measure the others."""
    return _LEVELS_MET[level].said() if level in _LEVELS_MET else ""


def usual_names(game: str, own_face: str = "") -> tuple[str, ...]:
    """Return the people at the seats of opponents and partners, in their order after the player."""
    return tuple(person.called(language().code) for person in cast_of(game) if person.key != own_face)
