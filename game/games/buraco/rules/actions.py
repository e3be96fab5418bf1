"""The actions of a player in Buraco, one dataclass a verb, and the text of each (buraco 3, 4, 7, 9.2).

`draw`, `take 4C`, `lay 5H 6H 7H`, `open 5H 6H 7H / QS KS AS`, `add 8H to 2`, `discard 4D`, `morto 1`, `end`,
`next round`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face, format_faces, parse_face, parse_faces
from game.families.canasta.rules.actions import Add, Lay, read_melding
from game.melds.common import Discard, Draw, NextRound, is_number, read_action

__all__ = ["Action", "Add", "Discard", "Draw", "End", "Lay", "Morto", "NextRound", "Open", "Take", "parse_action"]


@dataclass(frozen=True, slots=True)
class Take:
    """Take one card, whichever it is, from the discard pile."""

    card: Face

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Open:
    """Put down several new melds at once, which count together for the first baixar of a round (buraco 9.2)."""

    groups: tuple[tuple[Face, ...], ...]

    def __str__(self) -> str:
        return f"open {' / '.join(map(format_faces, self.groups))}"


@dataclass(frozen=True, slots=True)
class Morto:
    """Take one of the two mortos, by its number from 1."""

    number: int

    def __str__(self) -> str:
        return f"morto {self.number}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


Action = Draw | Take | Lay | Open | Add | Discard | Morto | End | NextRound


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    return read_action(text, "Buraco", _own_action)


def _own_action(words: list[str]) -> Take | Lay | Open | Add | Morto | End | None:
    match words:
        case ["take", card]:
            return Take(parse_face(card))
        case ["open", _, *_]:
            groups = tuple(map(parse_faces, " ".join(words[1:]).split("/")))
            return Open(groups) if all(groups) else None
        case ["morto", number] if is_number(number):
            return Morto(int(number))
        case ["end"]:
            return End()
    return read_melding(words)
