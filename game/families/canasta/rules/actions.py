"""The actions by which cards are melded in the games of the family, and reading them.

`lay 5H 6H 7H`, `add 8H to 2`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face, format_faces, parse_face, parse_faces
from game.melds.common import is_number


@dataclass(frozen=True, slots=True)
class Lay:
    """Put down a new meld; the order of its cards says nothing."""

    cards: tuple[Face, ...]

    def __str__(self) -> str:
        return f"lay {format_faces(self.cards)}"


@dataclass(frozen=True, slots=True)
class Add:
    """Add one card to a meld of the own team."""

    card: Face
    meld: int
    """The meld's number on the team's table, from 1."""

    def __str__(self) -> str:
        return f"add {self.card} to {self.meld}"


def read_melding(words: list[str]) -> Lay | Add | None:
    """The lay or add that the words say, or None for other words; raises `CardSyntaxError`."""
    match words:
        case ["lay", _, *_]:
            return Lay(parse_faces(" ".join(words[1:])))
        case ["add", card, "to", number] if is_number(number):
            return Add(parse_face(card), int(number))
    return None
