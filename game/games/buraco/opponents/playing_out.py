"""What a state of Buraco comes to when everybody goes on by the quick policy of the lean core."""

from __future__ import annotations

from random import Random

from game.engine import Seat
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.playing_out import after_melding, after_taking, after_turn
from game.games.buraco.opponents.lean import lean_game, lean_round
from game.games.buraco.rules import RULES
from game.games.buraco.rules.state import TEAM_OF_SEAT, BuracoState, ChoosingMorto, Melding, Taking
from game.opponents.playouts import PlayoutResult, lead_of


def played_out(state: BuracoState, seat: Seat, _rng: Random) -> PlayoutResult:
    """What the round is worth to the team of a seat."""
    phase = state.phase
    if not isinstance(phase, Taking | Melding | ChoosingMorto):
        points = RULES.standing(state).round_points
        assert points is not None, "the round is over"
        return PlayoutResult(lead_of(points, TEAM_OF_SEAT[seat], fewest=False))
    play = lean_round(state)
    seats = len(state.hands)
    outlooks = lean_game(state.options, seats).outlooks_again(state.melds, state.discards, state.known, play.to_draw())
    if isinstance(phase, ChoosingMorto):
        play.take_reserve(play.seat(), play.team())
        phase = phase.turn
    if isinstance(phase, Melding):
        if phase.ended:
            play.end()
        elif phase.from_stock or not play.pile:
            return after_melding(play, outlooks, seat, must_lay=False)
        else:
            return after_taking(play, outlooks, seat, NO_FACE if phase.only is None else int(phase.only))
    return after_turn(play, outlooks, seat)
