"""What a state of a rummy comes to when everybody goes on by the quick policy of the lean core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine import Seat
from game.engine.scores import team_points
from game.families.rummy.opponents.lean.keeping import LeanWeights
from game.families.rummy.opponents.lean.policy import play_out
from game.families.rummy.opponents.lean.worlds import round_of
from game.families.rummy.opponents.strong import lean_house, policy_of
from game.families.rummy.rules.round import state_lines
from game.families.rummy.rules.state import MatchOver, RoundOver, RummyState
from game.opponents.playouts import Worth, lead_of

_MOST_TURNS: Final = 200
"""Turns after which a round that is played out is left as it is."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays states out."""

    lean: Callable[[], LeanWeights]
    """What the quick policy weighs."""

    def __call__(self, state: RummyState, seat: Seat, rng: Random) -> Worth:
        """What the round is worth to a seat."""
        if isinstance(state.phase, RoundOver | MatchOver):
            gained = team_points(state_lines(state), len(state.totals))
            playing = [float(gained[each]) for each in state.playing]
        else:
            play = round_of(state, state.hands, state.stock, lean_house(state.house))
            play_out(play, [policy_of(state.house, self.lean)] * play.seats, _MOST_TURNS, rng)
            playing = [float(points) for points in play.points()]
        return Worth(lead_of(playing, state.playing.index(seat), fewest=True))
