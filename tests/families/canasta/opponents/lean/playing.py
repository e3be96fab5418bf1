"""Whole rounds of the canasta family in its lean core, and its first moves."""

from __future__ import annotations

from typing import Any

from game.cards import ALL_FACES
from game.families.canasta.opponents.lean.playout import played_on
from game.families.canasta.opponents.lean.policy import least, takes_pile
from game.families.canasta.opponents.lean.reading import action_of
from game.families.canasta.opponents.lean.turn import Turn
from game.melds.common import Discard
from tests.families.canasta.opponents.lean.mirror import LEAN_ROUND, Mirror, lean_game
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


def chosen(game: str, state: Any, view: Any) -> str:
    """What the policy does first."""
    play = LEAN_ROUND[game](state)
    known = [() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
    outlooks = lean_game(state).outlooks(view.melds, view.discards, known, play.to_draw())
    if view.phase.key == "draw":
        taking = "sweep" if play.law.whole_pile else "take"
        return taking if takes_pile(play, outlooks) else "draw"
    turn = Turn(play, outlooks, 0, play.pile)
    turn.must_lay = getattr(view.phase, "must_lay", False)
    turn.least = least(play)
    plan = turn.best(play.side(view.seat))
    if plan is None:  # such as a meld with two wilds, of which the lean core does not think
        return ""
    steps = plan.steps()
    if steps:
        return str(action_of(steps[0], play.book, view.melds[view.team]))
    return str(Discard(ALL_FACES[plan.left]))
