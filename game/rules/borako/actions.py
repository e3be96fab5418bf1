"""What a player may do in Borako, one dataclass a verb, and the text of each (borako 3).

`draw`, `sweep`, `lay 5H 6H 7H`, `add 8H to 2`, `discard 4D`, `next round`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import CardSyntaxError, Face, format_faces, parse_face, parse_faces
from game.engine import ActionSyntaxError


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next card of the stock."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Sweep:
    """Take the whole discard pile (takweesh)."""

    def __str__(self) -> str:
        return "sweep"


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


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card on the discard pile, which ends the turn."""

    card: Face

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class NextRound:
    """Leave the score of a finished round and deal the next."""

    def __str__(self) -> str:
        return "next round"


Action = Draw | Sweep | Lay | Add | Discard | NextRound

_SINGLE: dict[tuple[str, ...], Action] = {("draw",): Draw(), ("sweep",): Sweep(), ("next", "round"): NextRound()}


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    words = text.split()
    single = _SINGLE.get(tuple(words))
    if single is not None:
        return single
    try:
        match words:
            case ["lay", _, *_]:
                return Lay(parse_faces(" ".join(words[1:])))
            case ["add", card, "to", number] if number.isascii() and number.isdigit() and len(number) < 4:
                return Add(parse_face(card), int(number))
            case ["discard", card]:
                return Discard(parse_face(card))
    except CardSyntaxError as error:
        raise ActionSyntaxError(f"{text!r}: {error}") from error
    raise ActionSyntaxError(f"{text!r} is not an action of Borako")
