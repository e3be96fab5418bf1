"""A round of the family: how it is dealt, what counts when it is over, and how it ends as a phase of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import ClassVar, NamedTuple

from game.cards import Face, Faces, sorted_faces
from game.engine import CardsDealt, Deals, Outcome, Place, Seat, Shuffled
from game.melds.meld import Meld
from game.melds.sheet import Hand

PublicAction = tuple[Seat, str, Faces]
"""One public act of a round: who, which verb, and the faces all could see."""


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is scored and the match goes on."""

    key: ClassVar[str] = "round_over"
    out: Seat | None
    """The player who went out, if any."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The last round is scored and a team has won."""

    key: ClassVar[str] = "match_over"
    out: Seat | None
    winner: int
    """The winning team."""


def outcome_of(phase: object, totals: tuple[Decimal, ...]) -> Outcome | None:
    """Return the end of the match, or None while it goes on."""
    return Outcome((phase.winner,), "target_reached", totals) if isinstance(phase, MatchOver) else None


RESERVES = 2


class Dealt(NamedTuple):
    """The places of the cards before the first turn."""

    hands: tuple[Faces, ...]
    """Sorted, by seat."""
    reserves: tuple[Faces, ...]
    """In the order of the deal."""
    stock: Faces
    """The last card is drawn first."""
    events: tuple[Shuffled | CardsDealt, ...]
    """The deal, and what each hand got."""


def deal_cards(deals: Deals, number: int, deck: Sequence[Face], seats: int, size: int) -> Dealt:
    """Round `number` dealt: the shuffled order goes to the hands in blocks of `size` cards, then to two reserves of as
    many, and the rest is the stock.
    """
    label = f"deal {number}"
    order = deals.order(label, deck)
    blocks = [order[at * size : (at + 1) * size] for at in range(seats + RESERVES)]
    hands = tuple(map(sorted_faces, blocks[:seats]))
    dealt = tuple(
        CardsDealt(seat, Place("stock"), Place("hand", seat), hand, frozenset((seat,)))
        for seat, hand in enumerate(hands)
    )
    opening = Shuffled(target=Place("stock"), cards=order, seen_by=frozenset(), label=label)
    return Dealt(hands, tuple(blocks[seats:]), order[len(blocks) * size :], (opening, *dealt))


@dataclass(frozen=True, slots=True)
class TeamTable:
    """The cards that count for a team when a round is over."""

    melds: Sequence[Meld]
    hands: Sequence[Hand]
    """What is left with each of its players."""
    reserve_taken: bool
    """Whether it took a reserve: its Mour, a morto."""
    went_out: bool
    cleaned: int = 0
    """How many of its complete melds lost their wild, where that counts."""
    bonuses: Sequence[str] = ()
    """The kind of each meld with a bonus of which nothing else is known."""
    card_points: Decimal | None = None
    """The points of melded cards of which nothing else is known."""


def team_tables(
    team_of_seat: Sequence[int],
    melds: Sequence[Sequence[Meld]],
    hands: Sequence[Faces],
    reserve_taken: Sequence[bool],
    out: Seat | None,
    cleaned: Sequence[int] = (0, 0),
) -> tuple[TeamTable, ...]:
    """Return the facts of each team; `hands` go by seat, `out` is who went out, all else goes by team."""
    return tuple(
        TeamTable(
            own,
            [hand for seat, hand in enumerate(hands) if team_of_seat[seat] == team],
            reserve_taken[team],
            out is not None and team_of_seat[out] == team,
            cleaned[team],
        )
        for team, own in enumerate(melds)
    )
