"""`Register`: which saved matches count for their player, and which do not: copies, branches, and those of others.

A match is known by the identity in its header, which every copy of its file shares. A person is known by name, since
that is all that a record says of people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.match.summary import branch_in, digits_of, is_resumable, seats_in
from game.storage.index import IndexRow

_USUAL: Final = 3
"""A name in so many matches is the player's, where the player's names were not remembered yet."""


class Kind(Enum):
    """The kind of a saved match: counted, copy, branch or of another person."""

    OWN = auto()
    BRANCH = auto()
    """The match goes on from a moment of another match, so that its cards were known."""
    COPY = auto()
    """Another file holds the same match, and holds more of it."""
    FOREIGN = auto()
    """Somebody else played it."""


@dataclass(frozen=True, slots=True)
class OwnNames:
    """The names under which the player plays and played."""

    names: frozenset[str] = frozenset()
    all_known: bool = False
    """Whether there are no others. Before that every name in several matches is taken for one of them."""

    def among(self, rows: Iterable[IndexRow]) -> frozenset[str]:
        """Find all names of the player, given all saved matches."""
        if self.all_known:
            return self.names
        played = Counter(person_of(row) for row in rows if row.game is not None and not row.branch)
        found = {name for name, times in played.items() if name in self.names or times >= _USUAL}
        return self.names | (found or set(played))  # where nothing says who the player is, everybody may be


def person_of(row: IndexRow) -> str:
    """Return the name of the person who played a match; empty without one."""
    return _person_in(row.seats)


@lru_cache(maxsize=1024)
def _person_in(seats: str) -> str:
    """Most matches are played with the same people."""
    return next((setup.name for setup in seats_in(seats) if setup.level is None), "")


class Register:
    """The saved matches of one folder, by their kinds."""

    def __init__(self, rows: Sequence[IndexRow]) -> None:
        self._rows = rows
        self._known: tuple[OwnNames, Mapping[str, Kind]] | None = None
        """The kinds found last, with the names they were found for."""
        self._matches: dict[str, IndexRow] = {}
        """The file of each match that holds most of it, by the identity of the match."""
        for row in rows:
            known = self._matches.get(row.match)
            if row.match and (known is None or _holds_more(row, known)):
                self._matches[row.match] = row

    def is_copy(self, row: IndexRow) -> bool:
        """Whether another file holds the same match, and more of it."""
        return bool(row.match) and self._matches[row.match].name != row.name

    def can_go_on(self, row: IndexRow) -> bool:
        """Whether a match may be offered as the one to go on with: no copy of it, and no branch, takes its place."""
        return is_resumable(row) and not row.branch and not self.is_copy(row)

    def original(self, row: IndexRow) -> IndexRow | None:
        """The match from which another one goes on, if it is among the saved ones."""
        branch = branch_in(row.branch)
        return self.of_identity(branch.match) if branch is not None else None

    def of_identity(self, identity: str) -> IndexRow | None:
        """The saved match of this identity."""
        return self._matches.get(identity)

    def kinds(self, own: OwnNames) -> Mapping[str, Kind]:
        """Return the kind of each match by the name of its file; files without a match are left out."""
        if self._known is None or self._known[0] != own:
            names = own.among(self._matches.values())
            found = {row.name: self._kind(row, names) for row in self._rows if row.game is not None}
            self._known = own, found
        return self._known[1]

    def counting(self, own: OwnNames) -> Sequence[IndexRow]:
        """The matches that count for the player, each once."""
        kinds = self.kinds(own)
        return [row for row in self._rows if kinds.get(row.name) is Kind.OWN]

    def _kind(self, row: IndexRow, names: frozenset[str]) -> Kind:
        if self.is_copy(row):
            return Kind.COPY
        if row.branch:
            return Kind.BRANCH
        return Kind.OWN if person_of(row) in names or not person_of(row) else Kind.FOREIGN


def _holds_more(row: IndexRow, known: IndexRow) -> bool:
    """Whether one of two copies goes before the other: the longer one, else the one that has its name still."""
    return _place(row) < _place(known)


def _place(row: IndexRow) -> tuple[int, bool, int, str]:
    stem = Path(row.name).name
    return -row.length, not stem.startswith(f"{row.game}-{digits_of(row.started)}"), len(stem), row.name
