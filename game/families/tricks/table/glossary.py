"""Words of an auction at the table: each term as players say it, with a short explanation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.cards import Suit
from game.i18n import Message, mark


@dataclass(frozen=True, slots=True)
class Term:
    """A call of the auction: the word on its button, a few words below it, and a sentence as its tooltip."""

    word: Message
    brief: Message
    tip: Message


TRUMPS: Final = {
    Suit.SPADES: mark("spades are trumps"),
    Suit.HEARTS: mark("hearts are trumps"),
    Suit.CLUBS: mark("clubs are trumps"),
    Suit.DIAMONDS: mark("diamonds are trumps"),
}
