"""The actions of a player in Belote, one dataclass a verb, and the text of each (belote 2, 4, 6).

`pass`, `take`, `take H`, `take sans`, `take tout`, `bid 80 H`, `bid capot sans`, `coinche`, `surcoinche`,
`declare QH KH AH`, `belote H`, `play 7H`, `next round`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.cards import Suit
from game.engine import ActionSyntaxError
from game.families.tricks.rules.actions import Declare, NextRound, Pass, Play, parse_with_cards

__all__ = [
    "CAPOT",
    "NAMES",
    "SUIT_NAMED",
    "Action",
    "Bid",
    "Coinche",
    "Declare",
    "NextRound",
    "Pass",
    "Play",
    "Say",
    "Surcoinche",
    "Take",
    "level_of",
    "parse_action",
]

SUIT_NAMED: Final = {suit.letter: suit for suit in Suit}
"""The trump suits by the letters that name them."""
NAMES: Final = (*SUIT_NAMED, "sans", "tout")
"""Everything that may be named: a trump suit by its letter, sans atout, tout atout."""
CAPOT: Final = 250
"""The value of a bid of capot (belote 6.5), more than any other."""
_VALUES: Final = tuple(range(80, CAPOT, 10))  # belote 6.2


def level_of(value: int) -> str:
    """The value of a bid as it is said."""
    return "capot" if value == CAPOT else str(value)


@dataclass(frozen=True, slots=True)
class Take:
    """Take the turned-up card (belote 2)."""

    named: str | None = None
    """One of `NAMES` in the second round; None in the first, in which the card names the suit."""

    def __str__(self) -> str:
        return "take" if self.named is None else f"take {self.named}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid for a contract (belote 6.2)."""

    value: int
    """80, 90 and so on, or `CAPOT`."""
    named: str
    """One of `NAMES`."""

    def __str__(self) -> str:
        return f"bid {level_of(self.value)} {self.named}"


@dataclass(frozen=True, slots=True)
class Coinche:
    """Double the bid of an opponent (belote 6.3)."""

    def __str__(self) -> str:
        return "coinche"


@dataclass(frozen=True, slots=True)
class Surcoinche:
    """Redouble the own bid or the partner's (belote 6.3)."""

    def __str__(self) -> str:
        return "surcoinche"


@dataclass(frozen=True, slots=True)
class Say:
    """Say belote, or rebelote, with the next card, where players do so themselves (belote 4.1)."""

    suit: Suit
    """The suit of king and queen."""

    def __str__(self) -> str:
        return f"belote {self.suit.letter}"


Action = Pass | Take | Bid | Coinche | Surcoinche | Declare | Say | Play | NextRound

_WORDS: Final[tuple[Action, ...]] = (
    Pass(),
    Take(),
    *(Take(named) for named in NAMES),
    *(Bid(value, named) for value in (*_VALUES, CAPOT) for named in NAMES),
    Coinche(),
    Surcoinche(),
    *(Say(suit) for suit in Suit),
    NextRound(),
)
_SINGLE: Final = {str(action): action for action in _WORDS}


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    single = _SINGLE.get(" ".join(text.split())) or parse_with_cards(text)
    if single is None:
        raise ActionSyntaxError(f"{text!r} is not an action of Belote")
    return single
