"""The state of a Belote match (belote 1).

Seats are numbered counter-clockwise, in the order of play: the player to the right of seat `s` is `s + 1`. Seats 0 and
2 are team 0. Hands are sorted; the stock is stored backwards: `stock[-1]` is dealt next.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import ClassVar, Final

from game.cards import Face, Rank, Suit
from game.engine import Deals, Seat
from game.families.tricks.rules.cards import LAST_TRICK, PLAIN_ORDER, PLAIN_POINTS, TRUMP_ORDER, TRUMP_POINTS
from game.families.tricks.rules.projects import Declaration
from game.games.belote.rules.actions import SUIT_NAMED
from game.games.belote.rules.options import BeloteOptions
from game.tricks.rules import Duty, Faces, Trick, TrickRules

SANS: Final = "sans"
TOUT: Final = "tout"
_SANS_POINTS: Final = {**PLAIN_POINTS, Rank.ACE: 19}  # belote 7.2
_TOUT_POINTS: Final = {  # belote 7.3
    Rank.JACK: 13,
    Rank.NINE: 9,
    Rank.ACE: 6,
    Rank.TEN: 5,
    Rank.KING: 3,
    Rank.QUEEN: 2,
}


@cache
def _tricks(kind: str, undertrump: str, ruff_partner: str, under_partner: str) -> TrickRules:
    if kind == SANS:
        return TrickRules(PLAIN_ORDER, PLAIN_ORDER, _SANS_POINTS, _SANS_POINTS, last_trick=LAST_TRICK)  # belote 7.2
    if kind == TOUT:  # belote 7.3
        return TrickRules(
            TRUMP_ORDER, TRUMP_ORDER, _TOUT_POINTS, _TOUT_POINTS, last_trick=LAST_TRICK, must_head_plain=Duty.ALWAYS
        )
    return TrickRules(
        plain_order=PLAIN_ORDER,  # belote 1.2
        trump_order=TRUMP_ORDER,  # belote 1.2
        plain_points=PLAIN_POINTS,  # belote 1.3
        trump_points=TRUMP_POINTS,  # belote 1.3
        last_trick=LAST_TRICK,  # belote 1.3
        must_trump=Duty.ALWAYS if ruff_partner == "must" else Duty.AGAINST_OPPONENTS,  # belote 3.4, 3.5
        must_overtrump=True,  # belote 3.4
        must_undertrump=undertrump == "must",  # belote 3.4
        may_undertrump_partner=under_partner == "free",  # belote 3.5
        must_head_trumps=Duty.ALWAYS,  # belote 3.3
    )


def tricks_of(options: BeloteOptions, named: str | None) -> TrickRules:
    """The parameters of Belote among trick games, by house rules and what was named; before that, of a trump suit."""
    kind = named if named in (SANS, TOUT) else "suit"
    return _tricks(kind, options.undertrump, options.ruff_partner, options.under_partner)


DECK: Final[Faces] = tricks_of(BeloteOptions(), None).deck
"""The 32 cards in sorting order (belote 1.1)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played for, or bid so far (belote 2, 6)."""

    taker: Seat
    named: str
    """The letter of the trump suit, `sans` or `tout`."""
    bid: int = 0
    """The value of the bid; 0 where the turned-up card was taken."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in sans atout and tout atout."""
        return SUIT_NAMED.get(self.named)

    @property
    def belote_suits(self) -> tuple[Suit, ...]:
        """The suits whose king and queen are a belote (belote 4.1, 7.2, 7.3)."""
        if self.named == TOUT:
            return tuple(Suit)
        return () if self.trump is None else (self.trump,)


@dataclass(frozen=True, slots=True)
class Belote:
    """King and queen of a suit, of which the first at least was announced (belote 4.1)."""

    seat: Seat
    suit: Suit
    whole: bool = False
    """Whether rebelote was said as well, so that it counts."""


@dataclass(frozen=True, slots=True)
class Taking:
    """A player is asked to take the turned-up card (belote 2)."""

    key: ClassVar[str] = "take"
    seat: Seat
    round: int
    """1 or 2."""
    waiting: tuple[Seat, ...]
    """The seats that are asked the same question after `seat`, in this order."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """A player is asked to bid (belote 6)."""

    key: ClassVar[str] = "bid"
    seat: Seat
    bid: Contract | None
    """The last bid."""
    passes: int
    """The passes in a row before this question."""


@dataclass(frozen=True, slots=True)
class Answering:
    """A player of the bidder's team is asked to say surcoinche (belote 6.3)."""

    key: ClassVar[str] = "answer"
    seat: Seat
    waiting: tuple[Seat, ...]
    """The seats that are asked the same question after `seat`."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A player is to play a card; before it he may declare, or say belote (belote 3, 4)."""

    key: ClassVar[str] = "play"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The deal is scored or thrown in, and the match goes on."""

    key: ClassVar[str] = "round_over"
    reason: str
    """`played` or `thrown_in` (belote 2.3)."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The last deal is scored and a team has won (belote 5.6)."""

    key: ClassVar[str] = "match_over"
    winner: int
    """The winning team."""


Phase = Taking | Bidding | Answering | Playing | RoundOver | MatchOver


@dataclass(frozen=True, slots=True)
class BeloteTable:
    """The open part of a state."""

    options: BeloteOptions
    round: int
    """The number of the deal, from 1, thrown-in ones included."""
    dealer: Seat
    totals: tuple[Decimal, ...]
    """Points of each team, deals that are over included."""
    held: int
    """Points of level takers that wait for the winner of this deal (belote 5.4)."""
    phase: Phase
    public: Face | None
    """The turned-up card, until it is in the taker's hand (belote 1.5)."""
    said: tuple[tuple[Seat, str], ...]
    """Everything said before the play, in order, as the texts of the actions (`pass`, `take`, `bid 80 H`)."""
    contract: Contract | None
    """What is played for, once it is final; from a coinche on."""
    taken: Face | None
    """The turned-up card, once it is in the taker's hand."""
    multiplier: int
    """1, 2 or 4 (belote 6.3)."""
    leader: Seat
    """The seat that led to the trick in play."""
    trick: Faces
    """The trick in play, in the order of play."""
    tricks: tuple[Trick, ...]
    belotes: tuple[Belote, ...]
    """The announced ones."""
    saying: Suit | None
    """The suit of the belote that was said for the next card, where players do so themselves."""


@dataclass(frozen=True, slots=True)
class BeloteState(BeloteTable):
    """Everything, hidden cards included."""

    deals: Deals
    hands: tuple[Faces, ...]
    stock: Faces
    """Cards not dealt yet."""
    declared: tuple[Declaration, ...]
    """In the order of declaring."""
