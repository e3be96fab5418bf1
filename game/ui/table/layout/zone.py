"""The zones of a table: places with a kind, an owner and a number."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import Place


class Zone(str):
    """A place on a table, such as the hand, the tray of a team, or one of its melds.

    It is equal to its text form, `hand`, `tray.1` or `meld.1.0`, by which rule books, tests and drives name it. Code
    asks for its parts and never takes the text apart.
    """

    __slots__ = ("kind", "number", "owner")
    kind: str
    owner: int | None
    """The seat or the team that it belongs to, if it belongs to one."""
    number: int | None
    """Which it is of several of its kind and owner, from 0."""

    def __new__(cls, kind: str, owner: int | None = None, number: int | None = None, *, part: str = "") -> Zone:
        """Name a zone of a kind; a `part` of it has a name of its own, as the room for another group in the strip."""
        return _zone(kind, owner, number, part)

    @classmethod
    def of(cls, place: Place) -> Zone:
        """Find the zone in which the cards of a place lie."""
        return cls(place.zone, place.owner, place.index)

    @property
    def is_single(self) -> bool:
        """Whether it is the only one of its kind on a table."""
        return self == self.kind


@cache
def _zone(kind: str, owner: int | None, number: int | None, part: str) -> Zone:
    """The one zone of these parts: zones are asked for many times in every frame."""
    parts = (kind, owner, number, part)
    zone = str.__new__(Zone, ".".join([str(each) for each in parts if each is not None and each != ""]))
    zone.kind, zone.owner, zone.number = kind, owner, number
    return zone


NEW_GROUP: Final = Zone("staging", part="new")
"""The room for another group in the strip where melds are arranged."""
