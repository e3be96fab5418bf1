"""The actions and the events that all games of melds have in common, and reading the actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from game.cards import CardSyntaxError, Face, parse_face
from game.engine import ActionSyntaxError, Event

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next card of the stock."""

    def __str__(self) -> str:
        return "draw"


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


def read_action(text: str, game: str, own: Callable[[list[str]], A | None]) -> A | Draw | Discard | NextRound:
    """The action whose text this is; raises `ActionSyntaxError`, naming the game.

    `own` reads the words of all other actions of the game; it may raise `CardSyntaxError` and returns None for words it
    does not know.
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


def _common(words: list[str]) -> Draw | Discard | NextRound | None:
    match words:
        case ["draw"]:
            return Draw()
        case ["discard", card]:
            return Discard(parse_face(card))
        case ["next", "round"]:
            return NextRound()
    return None


class Drawn(Event):
    """A card was drawn from the stock."""

    reveals: ClassVar[bool] = True


class Taken(Event):
    """A card was taken from the discards."""


class Laid(Event):
    """A new meld was laid."""


class Added(Event):
    """Cards were added to a meld."""


class Discarded(Event):
    """A card was put on the discards."""


class WentOut(Event):
    """A player got rid of all cards."""
