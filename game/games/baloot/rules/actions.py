"""The actions of a player in Baloot, one dataclass a verb, and the text of each (baloot 2 to 6).

`cut plain`, `pass`, `bid hokom`, `bid sun`, `bid ashkal`, `bid kawesh`, `confirm hokom`, `confirm hokom H`, `double`,
`double locked`, `three`, `four`, `four locked`, `gahwa`, `declare QH KH AH`, `show QH KH AH`, `play 7H`, `claim`,
`next round`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.cards import CardSyntaxError, Face, Suit, format_faces, parse_faces
from game.engine import ActionSyntaxError
from game.families.tricks.rules.actions import Declare, NextRound, Pass, Play, parse_with_cards

__all__ = [
    "CUTS",
    "Action",
    "Bid",
    "Claim",
    "Confirm",
    "Cut",
    "Declare",
    "NextRound",
    "Pass",
    "Play",
    "Raise",
    "Show",
    "parse_action",
]

CUTS: Final = ("plain", "go", "shuffle", "public", "give bottom", "keep bottom", "take top")
"""The choices of the player who cuts (baloot 2.2): cut, say go, shuffle once more, make the first card the public
card, give the bottom three to the partner, keep them, or take the top three."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Choose how the pack is cut."""

    how: str
    """One of `CUTS`."""

    def __str__(self) -> str:
        return f"cut {self.how}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Buy the public card; the suit of a Hokom of the second round is named when it is confirmed (baloot 3.5)."""

    call: str
    """`hokom`, `sun`, `ashkal` or `kawesh`."""

    def __str__(self) -> str:
        return f"bid {self.call}"


@dataclass(frozen=True, slots=True)
class Confirm:
    """The buyer of a Hokom, whom nobody took it from, keeps it; in the second round he names the suit here.

    He turns it into Sun with `Bid("sun")` instead (baloot 3.3, 3.5).
    """

    suit: Suit | None = None

    def __str__(self) -> str:
        return "confirm hokom" if self.suit is None else f"confirm hokom {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Raise:
    """Double, Three, Four or Gahwa (baloot 4.1)."""

    level: str
    """`double`, `three`, `four` or `gahwa`."""
    locked: bool = False
    """Whether trumps may not be led while the leader has another suit, after Double and Four in Hokom (baloot 4.3)."""

    def __str__(self) -> str:
        return f"{self.level} locked" if self.locked else self.level


@dataclass(frozen=True, slots=True)
class Show:
    """Show a declared project, where that is done by hand (baloot 6.5)."""

    cards: tuple[Face, ...]
    """Sorted."""

    def __str__(self) -> str:
        return f"show {format_faces(self.cards)}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Take all tricks that are left, which nobody can prevent any more."""

    def __str__(self) -> str:
        return "claim"


Action = Cut | Pass | Bid | Confirm | Raise | Declare | Show | Play | Claim | NextRound

_WORDS: Final[tuple[Action, ...]] = (
    *(Cut(how) for how in CUTS),
    Pass(),
    *(Bid(call) for call in ("hokom", "sun", "ashkal", "kawesh")),
    Confirm(),
    *(Confirm(suit) for suit in Suit),
    *(Raise(level) for level in ("double", "three", "four", "gahwa")),
    *(Raise(level, locked=True) for level in ("double", "four")),
    Claim(),
    NextRound(),
)
_SINGLE: Final = {str(action): action for action in _WORDS}


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    words = text.split()
    single = _SINGLE.get(" ".join(words))
    if single is not None:
        return single
    try:
        match words:
            case ["show", _, *_]:
                return Show(parse_faces(" ".join(words[1:])))
    except CardSyntaxError as error:
        raise ActionSyntaxError(f"{text!r}: {error}") from error
    with_cards = parse_with_cards(text)
    if with_cards is not None:
        return with_cards
    raise ActionSyntaxError(f"{text!r} is not an action of Baloot")
