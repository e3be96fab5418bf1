"""The numbers by which the games of the family differ, for the lean core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLEAN: Final = 200.0
"""The bonus of a meld from which on it counts as clean for going out."""
DIRTY: Final = 100.0
"""The bonus of a meld from which on it counts at all for going out."""


class LeanLaw:
    """One game of the family under some options, for some seats."""

    def __init__(
        self,
        *,
        points: Sequence[float],
        order: Sequence[int],
        teams: Sequence[int],
        whole_pile: bool,
        cleans_to_go_out: int,
        melds_to_go_out: int,
        untaken: float,
        going_out_bonus: float,
        hands_for_rivals: bool,
        quiet_turns: int,
        high_opening: float,
        plays_on: bool,
        short_set: float,
        cleaning: float,
    ) -> None:
        self.points: Final[list[float]] = list(points)
        """By face, in points."""
        self.order: Final[list[int]] = list(order)
        """The seats in the order of their turns, which goes round."""
        self.teams: Final[list[int]] = list(teams)
        """By seat."""
        self.seats: Final[int] = len(self.teams)
        self.whole_pile: Final[bool] = whole_pile
        """Whether the pile is taken whole, which needs a lay or add; else one card of it stays or another is put back,
        reserves are shared and become the stock.
        """
        self.cleans_to_go_out: Final[int] = cleans_to_go_out
        """Clean melds that a team needs to go out."""
        self.melds_to_go_out: Final[int] = melds_to_go_out
        """Melds with a bonus, the clean ones among them, that it needs."""
        self.untaken: Final[float] = untaken
        """Points that a team loses which takes no reserve."""
        self.going_out_bonus: Final[float] = going_out_bonus
        """Points for the team that goes out."""
        self.hands_for_rivals: Final[bool] = hands_for_rivals
        """Whether cards left in hand count for the other team; else they count against their own."""
        self.quiet_turns: Final[int] = quiet_turns
        """Turns in a row without a draw or a lay that end the round; 0 for never."""
        self.high_opening: Final[float] = high_opening
        """Card points of the first melds of a team that has to open high."""
        self.plays_on: Final[bool] = plays_on
        """Whether the turn goes on with a reserve that the discard brought."""
        self.short_set: Final[float] = short_set
        """The bonus of a set that is too short for any other."""
        self.cleaning: Final[float] = cleaning
        """Points for a run with a bonus that gets rid of its wild."""
