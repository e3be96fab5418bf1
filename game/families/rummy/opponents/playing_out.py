"""What a state of a rummy comes to when everybody goes on by the policy of the lean core."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from game.engine import Seat
from game.engine.scores import team_points
from game.families.rummy.opponents.lean.policy import Policy, play_out
from game.families.rummy.opponents.lean.round import TAKE, TAKING, LeanRound
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.lean.worlds import round_of
from game.families.rummy.opponents.reading import lean_house, policy_of
from game.families.rummy.rules.round import state_lines
from game.families.rummy.rules.state import MatchOver, RoundOver, RummyState
from game.opponents.playouts import PlayoutResult, lead_of
from game.opponents.sequels import Sequel, SequelValue

_MOST_TURNS: Final = 200
"""Turns after which a round that is played out is left as it is."""
_OUT: Final = 60.0
_RIVAL_OUT: Final = -40.0
_OPENS: Final = 30.0
_TAKEN: Final = -25.0
"""What it is worth, more or less, to go out, that another does, to open, and that the discard is taken; by which it is
decided what is told of two ways first.
"""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays states out."""

    weights: LeanWeights

    def __call__(self, state: RummyState, seat: Seat, rng: Random) -> PlayoutResult:
        """What the round is worth to a seat."""
        me = state.playing.index(seat)
        if isinstance(state.phase, RoundOver | MatchOver):
            gained = team_points(state_lines(state), len(state.totals))
            playing = [float(gained[each]) for each in state.playing]
            out = next((place for place, each in enumerate(state.playing) if not state.hands[each]), None)
            return PlayoutResult(
                lead_of(playing, me, fewest=True), None, _sequels(playing, me, out, opened=state.opened[seat])
            )
        play = round_of(state, state.hands, state.stock, lean_house(state.house))
        policy = policy_of(state.house, self.weights)
        taken = _next_turn(play, policy, rng) if play.phase == TAKING and play.seat != me else ()
        play_out(play, [policy] * play.seats, _MOST_TURNS, rng)
        playing = [float(points) for points in play.points()]
        sequels = _sequels(playing, me, play.out, opened=play.opened[me])
        return PlayoutResult(lead_of(playing, me, fewest=True), None, (*taken, *sequels))


def _next_turn(play: LeanRound, policy: Policy, rng: Random) -> tuple[SequelValue, ...]:
    """The turn of the next player, and whether the card just discarded was taken."""
    play.records_steps = True
    policy.turn(play, rng)
    play.records_steps = False
    return (SequelValue(Sequel.CARD_TAKEN, float(play.steps[0][0] == TAKE), _TAKEN),)


def _sequels(playing: list[float], me: int, out: int | None, *, opened: bool) -> tuple[SequelValue, ...]:
    """What came about in a round that ended with these points; `out` is who went out, none of them for nobody."""
    others = [points for place, points in enumerate(playing) if place != me]
    return (
        SequelValue(Sequel.GOES_OUT, float(out == me), _OUT),
        SequelValue(Sequel.RIVAL_OUT, float(out != me and out in range(len(playing))), _RIVAL_OUT),
        SequelValue(Sequel.OPENS, float(opened), _OPENS),
        SequelValue(Sequel.CAUGHT, playing[me], -1.0),
        SequelValue(Sequel.RIVALS_CAUGHT, fsum(others) / len(others), 1.0),
    )
