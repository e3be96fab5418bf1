"""The actions of a player in a rummy, one dataclass a verb, and the text of each.

`draw`, `take`, `open 5H 6H 7H / KS KC KD`, `lay 5H JK 7H`, `lay set 5H JK JK`, `add 8H to 2`, `add JK to 2 low`,
`swap 7S in 3`, `discard 4D`, `next round`. Melds are numbered over the whole table from 1, in the order laid.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face, format_faces, parse_face
from game.melds.common import Discard, Draw, NextRound, is_number, read_action
from game.melds.fixed_jokers import End, Kind, parse_written


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are to become one meld, left to right: the place of a joker says which card it is."""

    cards: tuple[Face, ...]
    kind: Kind | None = None
    """The kind of the meld where one natural with jokers reads as both; without it, the dearer one."""

    def __str__(self) -> str:
        return ("" if self.kind is None else f"{self.kind} ") + format_faces(self.cards)


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the discard pile."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Open:
    """Put down the first melds of a round, which together reach the opening."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return f"open {' / '.join(map(str, self.groups))}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Put down a new meld once opened."""

    group: Group

    def __str__(self) -> str:
        return f"lay {self.group}"


@dataclass(frozen=True, slots=True)
class Add:
    """Add one card to a meld, whoever laid it."""

    card: Face
    meld: int
    """The meld's number on the table, from 1."""
    end: End | None = None
    """The end of the run where the card fits at both; unsaid, the high one if it is open."""

    def __str__(self) -> str:
        return f"add {self.card} to {self.meld}" + ("" if self.end is None else f" {self.end.value}")


@dataclass(frozen=True, slots=True)
class Swap:
    """Put the card a joker stands for in the joker's place and take the joker into the hand."""

    card: Face
    meld: int
    """The meld's number on the table, from 1."""

    def __str__(self) -> str:
        return f"swap {self.card} in {self.meld}"


Action = Draw | Take | Open | Lay | Add | Swap | Discard | NextRound


def parse_action(text: str, game: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`, naming the game."""
    return read_action(text, game, _own)


def _own(words: list[str]) -> Action | None:
    match words:
        case ["take"]:
            return Take()
        case ["lay", _, *_]:
            return Lay(_group(" ".join(words[1:])))
        case ["open", _, *_]:
            return Open(tuple(map(_group, " ".join(words[1:]).split("/"))))
        case ["add", card, "to", number] if is_number(number):
            return Add(parse_face(card), int(number))
        case ["add", card, "to", number, "low" | "high" as end] if is_number(number):
            return Add(parse_face(card), int(number), End(end))
        case ["swap", card, "in", number] if is_number(number):
            return Swap(parse_face(card), int(number))
    return None


def _group(text: str) -> Group:
    return Group(*parse_written(text))
