"""Opponents for Belote: the level `greedy`, which plays every level until there are others."""

from __future__ import annotations

from random import Random
from typing import Final

from game.engine import Seat
from game.games.belote.opponents.greedy import GreedyAgent
from game.games.belote.rules import RULES
from game.games.belote.rules.actions import Action
from game.games.belote.rules.state import BeloteState, MatchOver, RoundOver
from game.games.belote.rules.view import BeloteView
from game.opponents.playouts import PlayoutResult, lead_of
from game.opponents.protocol import NoDeadline, Opponents
from game.tricks.rules import TEAMS


def played_out(state: BeloteState, seat: Seat, rng: Random) -> PlayoutResult:
    """What the deal is worth to the team of a seat, in points."""
    while not isinstance(state.phase, RoundOver | MatchOver):
        view = RULES.view(state, state.phase.seat)
        state, _ = RULES.apply(state, GreedyAgent().decide(view, rng, NoDeadline()).action)
    points = RULES.standing(state).round_points
    assert points is not None, "the deal is over"
    return PlayoutResult(lead_of(points, TEAMS[seat], fewest=False))


OPPONENTS: Final[Opponents[BeloteView, Action]] = Opponents(
    levels=dict.fromkeys(("greedy", "novice", "casual", "club", "strong"), GreedyAgent),
    heuristic=GreedyAgent,
    playout=played_out,
    reasons=(),
)
"""What plays its levels, and what decides at once."""
