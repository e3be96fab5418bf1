"""What counts when a round of the family is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards.hands import Faces
from game.engine import Seat
from game.melds.meld import Meld


@dataclass(frozen=True, slots=True)
class TeamTable:
    """What counts for a team when a round is over."""

    melds: Sequence[Meld]
    hands: Sequence[Faces]
    """The cards left with each of its players."""
    reserve_taken: bool
    """Whether it took a reserve: its Mour, a morto."""
    went_out: bool


def team_tables(
    team_of_seat: Sequence[int],
    melds: Sequence[Sequence[Meld]],
    hands: Sequence[Faces],
    reserve_taken: Sequence[bool],
    out: Seat | None,
) -> tuple[TeamTable, ...]:
    """What counts for each team; `hands` go by seat, `melds` and `reserve_taken` by team, `out` is who went out."""
    return tuple(
        TeamTable(
            own,
            [hand for seat, hand in enumerate(hands) if team_of_seat[seat] == team],
            reserve_taken[team],
            out is not None and team_of_seat[out] == team,
        )
        for team, own in enumerate(melds)
    )
