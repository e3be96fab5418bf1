"""What is said in an auction, as a table shows it: the question, everything said so far, what one may answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.cards import Face, Suit
from game.engine import Action, Seat

_PASS: Final = "pass"
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}


@dataclass(frozen=True, slots=True)
class Call:
    """Something that the player may say now."""

    name: str
    """`pass` for the quiet answer, else something short such as `clubs`; part of the name of its button."""
    word: str
    brief: str
    """A few words below the word."""
    tip: str
    suit: Suit | None
    """The suit whose sign stands beside the word."""
    action: Action
    """The action of the game."""

    @property
    def is_pass(self) -> bool:
        """Whether it is the quiet answer."""
        return self.name == _PASS

    @property
    def label(self) -> str:
        """The word, with the sign of the suit."""
        return with_sign(self.word, self.suit)


@dataclass(frozen=True, slots=True)
class Said:
    """What one player said at one time."""

    text: str
    is_pass: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """A question, to whom it goes, and everything said so far."""

    title: str
    detail: str
    """Who is asked next; empty where nobody is."""
    own: bool
    """Whether the player is asked."""
    seats: tuple[Seat, ...]
    """The columns of what was said: seats in the order of their priority."""
    rows: tuple[tuple[Said | None, ...], ...]
    """What was said, a cell for each column."""
    asked: Seat
    """The seat that is asked."""
    public: Face | None
    """The card that is bid for, as long as it lies on the table."""


def with_sign(word: str, suit: Suit | None) -> str:
    """A word with the sign of the suit that it means, if any."""
    return word if suit is None else f"{word} {_SIGNS[suit]}"


def in_rows(order: Sequence[Seat], said: Iterable[tuple[Seat, Said]]) -> tuple[tuple[Said | None, ...], ...]:
    """Everything said, in rows of one column a seat; a row ends where the talk returns to an earlier column."""
    rows: list[list[Said | None]] = []
    last = len(order)
    for seat, each in said:
        column = order.index(seat)
        if column <= last:
            rows.append([None] * len(order))
        last = column
        rows[-1][column] = each
    return tuple(tuple(row) for row in rows)
