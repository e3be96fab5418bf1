"""The whole of a Baloot match at one moment, and its 32 cards, their ranks and points (baloot 1 to 7).

Seats are numbered 0 to 3 in the order of play, counter-clockwise, so that the seat to the right of seat `s` is
`(s + 1) % 4`; seats 0 and 2 are team 0, seats 1 and 3 team 1. Hands are sorted. The stock is in the order of drawing
backwards: `stock[-1]` is dealt next.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import ClassVar, Final

from game.cards import Face, Rank, Suit
from game.engine import Deals, Seat
from game.families.tricks.rules.cards import LAST_TRICK, PLAIN_ORDER, PLAIN_POINTS, TRUMP_ORDER, TRUMP_POINTS
from game.families.tricks.rules.projects import Declaration
from game.games.baloot.rules.options import BalootOptions
from game.tricks.rules import Duty, Trick, TrickRules


def _tricks(duty: Duty) -> TrickRules:
    return TrickRules(
        plain_order=PLAIN_ORDER,  # baloot 1.2
        trump_order=TRUMP_ORDER,  # baloot 1.2
        plain_points=PLAIN_POINTS,  # baloot 1.3
        trump_points=TRUMP_POINTS,  # baloot 1.3
        last_trick=LAST_TRICK,  # baloot 1.3
        must_trump=duty,  # baloot 5.3
        must_overtrump=True,  # baloot 5.3
        must_undertrump=True,  # baloot 5.3
        must_head_trumps=duty,  # baloot 5.4
    )


TRICKS: Final = _tricks(Duty.AGAINST_OPPONENTS)
"""The parameters of Baloot among trick games; Sun is played without trumps."""
_ALWAYS: Final = _tricks(Duty.ALWAYS)


def tricks_of(options: BalootOptions) -> TrickRules:
    """The parameters with the duty to trump that the house rules set (baloot 5.3); ranks and points are the same."""
    return _ALWAYS if options.trump_duty == "always" else TRICKS


DECK: Final[tuple[Face, ...]] = TRICKS.deck
"""The 32 cards in sorting order (baloot 1.1)."""
strength: Final = TRICKS.strength
points: Final = TRICKS.points
best_place: Final = TRICKS.best_place  # baloot 5.5


SEATS: Final = 4  # baloot 1.1
TEAMS: Final = (0, 1, 0, 1)  # baloot 1.1
TARGET: Final = 152  # baloot 1.4
FIRST_CARDS: Final = 5
"""Cards in a hand while the public card is bought (baloot 2.3)."""
LOW: Final = frozenset((Rank.SEVEN, Rank.EIGHT, Rank.NINE))
"""The ranks of a Kawesh (baloot 3.7)."""
KAWESH: Final = "bid kawesh"
"""The text of the call."""

Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Contract:
    """A purchase, final or offered to be taken over (baloot 3)."""

    kind: str
    """`sun` or `hokom`."""
    buyer: Seat
    holder: Seat
    """The seat that gets the public card: the buyer, or after an Ashkal his partner (baloot 3.6)."""
    trump: Suit | None = None
    """The trump suit of a Hokom, None while it is not named yet and in Sun."""
    ashkal: bool = False
    round: int = 1
    """The round of buying in which it was bought, 1 or 2."""
    over_hokom: Seat | None = None
    """The seat whose Hokom this Sun was taken over, if any."""
    kawesh: bool = field(default=False, metadata={"hashed_at_default": False})
    """Whether it is a Sun that only voids the hand (baloot 3.7)."""


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
    """The bid so far."""
    waiting: tuple[Seat, ...]
    """The seats that are asked the same question after `seat`, in this order."""


@dataclass(frozen=True, slots=True)
class Doubling:
    """A player is asked to raise (baloot 4)."""

    key: ClassVar[str] = "double"
    seat: Seat
    level: str
    """The raise in question: `double`, `three`, `four` or `gahwa`."""
    waiting: tuple[Seat, ...]
    """The seats that are asked the same question after `seat`."""


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
class BalootTable:
    """The open part of a state."""

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
    """The purchase, once it is final."""
    taken: Face | None
    """The public card, once it is in the hand of the contract's holder."""
    multiplier: int
    """1, 2, 3 or 4; 5 for Gahwa (baloot 4.1)."""
    doubler: Seat | None
    """The seat that doubled first."""
    locked: bool
    """Whether trumps may not be led (baloot 4.3)."""
    leader: Seat
    """The seat that led to the trick in play."""
    trick: Faces
    """The trick in play, in the order of play."""
    tricks: tuple[Trick, ...]
    baloot: Seat | None
    """The seat that announced Baloot (baloot 6.6)."""
    claimed: Seat | None
    """The seat that claimed the rest."""
    opened: Faces
    """The hand laid open by a Kawesh (baloot 3.7) or by who claimed the rest."""

    @property
    def opener(self) -> Seat | None:
        """The seat whose hand lies open, if any."""
        if not self.opened:
            return None
        kawesh = (seat for seat, text in reversed(self.said) if text == KAWESH)
        return next(kawesh) if self.claimed is None else self.claimed


@dataclass(frozen=True, slots=True)
class BalootState(BalootTable):
    """Everything, hidden cards included; after a hand the cards stay where they lay until the next is dealt."""

    deals: Deals
    hands: tuple[Faces, ...]
    stock: Faces
    """Cards not dealt yet."""
    declared: tuple[Declaration, ...]
    """In the order of declaring; once the first trick is complete from the best to the least (baloot 6.4)."""
