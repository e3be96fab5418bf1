"""The whole of a Baloot match at one moment, and its 32 cards, their ranks and points (baloot 1 to 7).

Seats are numbered 0 to 3 in the order of play, counter-clockwise, so that the seat to the right of seat `s` is
`(s + 1) % 4`; seats 0 and 2 are team 0, seats 1 and 3 team 1. Hands are sorted. The stock is in the order of drawing
backwards: `stock[-1]` is dealt next.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import ClassVar, Final

from game.cards import Face, Rank, Suit
from game.engine import Deals, Seat
from game.games.baloot.rules.options import BalootOptions
from game.tricks.rules import Duty, Trick, TrickRules

PLAIN_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""Ranks of a plain suit from the lowest (baloot 1.2)."""
TRUMP_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Ranks of the trump suit from the lowest (baloot 1.2)."""
SEQUENCE_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
"""Ranks as they follow one another in a project, from the lowest (baloot 6.1); the order of top cards too (6.4)."""
PLAIN_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}  # baloot 1.3
TRUMP_POINTS: Final = {  # baloot 1.3
    Rank.JACK: 20,
    Rank.NINE: 14,
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
}
LAST_TRICK: Final = 10  # baloot 1.3
TRICKS: Final = TrickRules(
    plain_order=PLAIN_ORDER,
    trump_order=TRUMP_ORDER,
    plain_points=PLAIN_POINTS,
    trump_points=TRUMP_POINTS,
    last_trick=LAST_TRICK,
    must_trump=Duty.AGAINST_OPPONENTS,  # baloot 5.3
    must_overtrump=True,  # baloot 5.3
    must_undertrump=True,  # baloot 5.3
    must_head_trumps=Duty.AGAINST_OPPONENTS,  # baloot 5.4
)
"""The parameters of Baloot among trick games; Sun is played without trumps."""
DECK: Final[tuple[Face, ...]] = TRICKS.deck
"""The 32 cards in sorting order (baloot 1.1)."""
strength: Final = TRICKS.strength
points: Final = TRICKS.points
best_place: Final = TRICKS.best_place  # baloot 5.5
playable: Final = TRICKS.playable  # baloot 4.3, 5.2 to 5.4


SEATS: Final = 4  # baloot 1.1
TEAMS: Final = (0, 1, 0, 1)  # baloot 1.1
TARGET: Final = 152  # baloot 1.4
HAND_SIZE: Final = 8  # baloot 1.1

Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Contract:
    """What was bought, or is offered to be taken over (baloot 3)."""

    kind: str
    """`sun` or `hokom`."""
    buyer: Seat
    holder: Seat
    """Who gets the public card: the buyer, or after an Ashkal his partner (baloot 3.6)."""
    trump: Suit | None = None
    """The trump suit of a Hokom, None while it is not named yet and in Sun."""
    ashkal: bool = False
    round: int = 1
    """The round of buying in which it was bought, 1 or 2."""
    over_hokom: Seat | None = None
    """Whose Hokom this Sun was taken over, if it was."""


@dataclass(frozen=True, slots=True)
class Cutting:
    """The player left of the dealer chooses how the pack is cut (baloot 2.2)."""

    key: ClassVar[str] = "cut"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Buying:
    """A player is asked to buy, to take a bid over, or to confirm his Hokom (baloot 3)."""

    key: ClassVar[str] = "buy"
    seat: Seat
    round: int
    """1 or 2."""
    question: str
    """`buy`: nobody has bought; `over_hokom`: will you take this Hokom as Sun; `over_sun`: will you take this Sun;
    `confirm`: keep your Hokom or turn it into Sun."""
    bid: Contract | None
    """What is on the table."""
    waiting: tuple[Seat, ...]
    """Who is asked the same question after `seat`, in this order."""


@dataclass(frozen=True, slots=True)
class Doubling:
    """A player is asked to raise (baloot 4)."""

    key: ClassVar[str] = "double"
    seat: Seat
    level: str
    """What he may say: `double`, `three`, `four` or `gahwa`."""
    waiting: tuple[Seat, ...]
    """Who is asked the same after `seat`."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A player is to play a card; before his first he may declare, before his second show (baloot 5, 6)."""

    key: ClassVar[str] = "play"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The hand is scored, thrown in or void, and the match goes on."""

    key: ClassVar[str] = "round_over"
    reason: str
    """`played`, `claimed`, `thrown_in` (baloot 3.8) or `kawesh` (baloot 3.7)."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The last hand is scored and a team has won (baloot 7.6, 7.7)."""

    key: ClassVar[str] = "match_over"
    reason: str
    """`target_reached` or `gahwa`."""
    winner: int
    """The winning team."""


Phase = Cutting | Buying | Doubling | Playing | RoundOver | MatchOver


@dataclass(frozen=True, slots=True)
class Project:
    """A combination in somebody's hand (baloot 6.1)."""

    kind: str
    """`sira`, `fifty`, `hundred_run`, `hundred_four` or `four_hundred`."""
    cards: Faces
    """Sorted."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A project that was declared; its cards are known to its owner, and to all once it is shown."""

    seat: Seat
    project: Project
    shown: bool = False


@dataclass(frozen=True, slots=True)
class BalootTable:
    """What lies open to all."""

    options: BalootOptions
    round: int
    """The number of the hand, from 1, thrown-in ones included."""
    dealer: Seat
    totals: tuple[Decimal, ...]
    """Game points of each team, hands that are over included."""
    phase: Phase
    public: Face | None
    """The public card, until it is in its holder's hand (baloot 2.3)."""
    said: tuple[tuple[Seat, str], ...]
    """Everything said in buying and doubling, in order, as the texts of the actions (`pass`, `bid sun`, `double`)."""
    contract: Contract | None
    """What was bought, once that is final."""
    taken: Face | None
    """The public card, once it is in the hand of the contract's holder."""
    multiplier: int
    """1, 2, 3 or 4; 5 for Gahwa (baloot 4.1)."""
    doubler: Seat | None
    """Who doubled first."""
    locked: bool
    """Whether trumps may not be led (baloot 4.3)."""
    leader: Seat
    """Who led to the trick in play."""
    trick: Faces
    """The trick in play, in the order of play."""
    tricks: tuple[Trick, ...]
    baloot: Seat | None
    """Who announced Baloot (baloot 6.6)."""
    claimed: Seat | None
    """Who claimed the rest."""
    opened: Faces
    """The hand laid open by a Kawesh (baloot 3.7) or by who claimed the rest."""


@dataclass(frozen=True, slots=True)
class BalootState(BalootTable):
    """Everything, hidden cards included; after a hand the cards stay where they lay until the next is dealt."""

    deals: Deals
    hands: tuple[Faces, ...]
    stock: Faces
    """Cards not dealt yet."""
    declared: tuple[Declaration, ...]
    """In the order of declaring; once the first trick is complete from the best to the least (baloot 6.4)."""
