"""What a state of Borako comes to when everybody goes on by the quick policy of the lean core."""

from __future__ import annotations

from random import Random

from game.engine import Seat
from game.families.canasta.opponents.playing_out import after_melding, after_turn
from game.games.borako.opponents.lean import lean_game, lean_round
from game.games.borako.rules import RULES
from game.games.borako.rules.state import TEAMS, BorakoState, Melding, Taking
from game.opponents.playouts import PlayoutResult, lead_of


def played_out(state: BorakoState, seat: Seat, _rng: Random) -> PlayoutResult:
    """What the round is worth to the team of a seat."""
    phase = state.phase
    if not isinstance(phase, Taking | Melding):
        points = RULES.standing(state).round_points
        assert points is not None, "the round is over"
        return PlayoutResult(lead_of(points, TEAMS[seat], fewest=False))
    play = lean_round(state)
    outlooks = lean_game(state.options).outlooks_again(state.melds, state.discards, state.known, len(state.stock))
    if isinstance(phase, Melding):
        return after_melding(play, outlooks, seat, must_lay=phase.must_lay)
    return after_turn(play, outlooks, seat)
