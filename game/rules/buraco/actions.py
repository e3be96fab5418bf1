"""What a player may do in Buraco, one dataclass a verb, and the text of each (buraco 3, 4, 7, 9.2).

`draw`, `take 4C`, `lay 5H 6H 7H`, `open 5H 6H 7H / QS KS AS`, `add 8H to 2`, `discard 4D`, `morto 1`, `end`,
`next round`.
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
class Take:
    """Take one card, whichever it is, from the discard pile."""

    card: Face

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Put down a new meld (baixar); the order of its cards says nothing."""

    cards: tuple[Face, ...]

    def __str__(self) -> str:
        return f"lay {format_faces(self.cards)}"


@dataclass(frozen=True, slots=True)
class Open:
    """Put down several new melds at once, which count together for the first baixar of a round (buraco 9.2)."""

    groups: tuple[tuple[Face, ...], ...]

    def __str__(self) -> str:
        return f"open {' / '.join(map(format_faces, self.groups))}"


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
    """Put one card on the discard pile: the discard after a stock draw, or the card put back."""

    card: Face

    def __str__(self) -> str:
        return f"discard {self.card}"


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


@dataclass(frozen=True, slots=True)
class NextRound:
    """Leave the score of a finished round and deal the next."""

    def __str__(self) -> str:
        return "next round"


Action = Draw | Take | Lay | Open | Add | Discard | Morto | End | NextRound

_SINGLE: dict[tuple[str, ...], Action] = {("draw",): Draw(), ("end",): End(), ("next", "round"): NextRound()}


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    words = text.split()
    single = _SINGLE.get(tuple(words))
    if single is not None:
        return single
    try:
        match words:
            case ["take", card]:
                return Take(parse_face(card))
            case ["lay", _, *_]:
                return Lay(parse_faces(" ".join(words[1:])))
            case ["open", _, *_]:
                groups = tuple(map(parse_faces, " ".join(words[1:]).split("/")))
                if all(groups):
                    return Open(groups)
            case ["add", card, "to", number] if _is_number(number):
                return Add(parse_face(card), int(number))
            case ["discard", card]:
                return Discard(parse_face(card))
            case ["morto", number] if _is_number(number):
                return Morto(int(number))
    except CardSyntaxError as error:
        raise ActionSyntaxError(f"{text!r}: {error}") from error
    raise ActionSyntaxError(f"{text!r} is not an action of Buraco")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4
