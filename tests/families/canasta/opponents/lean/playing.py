"""Whole rounds of the canasta family in its lean core."""

from __future__ import annotations

from game.families.canasta.opponents.lean.playout import played_on
from tests.families.canasta.opponents.lean.mirror import Mirror, lean_game
from tests.families.canasta.opponents.play import GAMES

_A_ROUND = 4000
"""More turns than any round has."""


def played_out(game: str, seed: int) -> list[float]:
    """The points by team of a round with as many players as there can be, by the policy of playouts."""
    mirror = Mirror(game, max(GAMES[game].seats), seed)
    state, play = mirror.state, mirror.lean
    known = [()] * len(state.hands)
    outlooks = lean_game(state).outlooks(state.melds, state.discards, known, play.to_draw())
    played_on(play, outlooks, _A_ROUND)
    assert play.over
    return [play.points(team) for team in range(2)]
