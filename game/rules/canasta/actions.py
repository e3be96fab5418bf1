"""The actions that the games of the family have in common, and reading them (borako 3, buraco 3).

`draw`, `lay 5H 6H 7H`, `add 8H to 2`, `discard 4D`, `next round`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from game.cards import CardSyntaxError, Face, format_faces, parse_face, parse_faces
from game.engine import ActionSyntaxError

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next card of the stock."""

    def __str__(self) -> str:
        return "draw"


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
    """Put one card on the discard pile."""

    card: Face

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class NextRound:
    """Leave the score of a finished round and deal the next."""

    def __str__(self) -> str:
        return "next round"


Common = Draw | Lay | Add | Discard | NextRound


def read_action(text: str, game: str, own: Callable[[list[str]], A | None]) -> A | Common:
    """The action whose text this is; raises `ActionSyntaxError`, naming the game.

    `own` reads the words of the actions that only this game has; it may raise `CardSyntaxError` and returns None for
    words it does not know.
    """
    words = text.split()
    try:
        action = own(words) or _common(words)
    except CardSyntaxError as error:
        raise ActionSyntaxError(f"{text!r}: {error}") from error
    if action is None:
        raise ActionSyntaxError(f"{text!r} is not an action of {game}")
    return action


def is_number(word: str) -> bool:
    """Whether the word is the number of a meld or a pile: up to three digits."""
    return word.isascii() and word.isdigit() and len(word) < 4


def _common(words: list[str]) -> Common | None:
    match words:
        case ["draw"]:
            return Draw()
        case ["lay", _, *_]:
            return Lay(parse_faces(" ".join(words[1:])))
        case ["add", card, "to", number] if is_number(number):
            return Add(parse_face(card), int(number))
        case ["discard", card]:
            return Discard(parse_face(card))
        case ["next", "round"]:
            return NextRound()
    return None
