"""Whole rounds of the rummies in their lean core."""

from __future__ import annotations

from random import Random

from game.engine import Deals
from game.families.rummy.opponents.lean.house import LeanHouse
from game.families.rummy.opponents.lean.policy import Policy
from game.families.rummy.opponents.lean.round import OVER
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.lean.worlds import round_of
from tests.families.rummy.opponents.play import GAMES


def played_out(game: str, weights: LeanWeights, seed: int) -> list[int]:
    """The points by seat of a round with as many players as there can be, by the policy of playouts."""
    rules = GAMES[game]
    state, _ = rules.new_match(rules.options(), max(rules.seats), Deals(seed))
    house = LeanHouse(state.house)
    play, policy, rng = round_of(state, state.hands, state.stock, house), Policy(house, weights), Random(seed)
    while play.phase != OVER:
        policy.turn(play, rng)
    return play.points()
