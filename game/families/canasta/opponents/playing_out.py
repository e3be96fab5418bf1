"""What a round of the family comes to when everybody goes on by the quick policy of the lean core."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.playout import margin, played_on
from game.families.canasta.opponents.lean.policy import meld_and_discard, meld_from_pile
from game.families.canasta.opponents.lean.round import LeanRound

_TURNS: Final = 7
"""Turns after the one in play until a position is judged."""


def after_turn(play: LeanRound, outlooks: Outlooks, team: int) -> float:
    """By how much the round is better for a team, the turn in play being over."""
    played_on(play, outlooks, _TURNS)
    return margin(play, outlooks, team)


def after_melding(play: LeanRound, outlooks: Outlooks, team: int, *, must_lay: bool) -> float:
    """The same after a draw, or with the whole pile in the hand."""
    meld_and_discard(play, outlooks, must_lay)
    return after_turn(play, outlooks, team)


def after_taking(play: LeanRound, outlooks: Outlooks, team: int, only: int) -> float:
    """The same in a turn that takes from the pile; `only` as in `Turn.only`."""
    meld_from_pile(play, outlooks, only)
    return after_turn(play, outlooks, team)
