"""Actions of every game of the family, one dataclass a verb, and the text of each.

`pass`, `declare QH KH AH`, `play 7H`, `next round`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import CardSyntaxError, Face, format_faces, parse_face, parse_faces
from game.engine import ActionSyntaxError


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline, whatever one is asked."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare a project before the own first card."""

    cards: tuple[Face, ...]
    """Sorted."""

    def __str__(self) -> str:
        return f"declare {format_faces(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Face

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class NextRound:
    """Leave a finished deal and begin the next."""

    def __str__(self) -> str:
        return "next round"


def parse_with_cards(text: str) -> Declare | Play | None:
    """The action with cards whose text this is, None where it begins otherwise; raises `ActionSyntaxError`."""
    try:
        match text.split():
            case ["declare", _, *_]:
                return Declare(parse_faces(text.partition("declare")[2]))
            case ["play", card]:
                return Play(parse_face(card))
    except CardSyntaxError as error:
        raise ActionSyntaxError(f"{text!r}: {error}") from error
    return None
