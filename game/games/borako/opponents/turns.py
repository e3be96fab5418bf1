"""The turns of Borako for the opponents of its family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.cards import Face
from game.families.canasta.opponents.lean.reading import LeanGame, covered
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.turns import CanastaTurns, Moment
from game.families.canasta.opponents.weights import Weights
from game.games.borako.opponents.explain import OWN
from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.opponents.lean import lean_game, lean_table
from game.games.borako.rules.actions import Action, Discard, NextRound, Sweep
from game.games.borako.rules.state import Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.opponents.protocol import Decision


class BorakoTurns(CanastaTurns[BorakoView]):
    """The pile is swept whole, and paid for by a lay or an add (borako 3.1, 3.2)."""

    own = OWN
    reserve = "mour"
    greedy = GreedyAgent()

    def lean_game(self, view: BorakoView, weights: Weights) -> LeanGame:
        """The game under the options of the view."""
        return lean_game(view.options, weights)

    def table(self, view: BorakoView) -> LeanRound:
        """With the Mours that were taken."""
        play = lean_table(view)
        covered(play, view, view.reserve_counts, view.stock_count)
        play.taken = list(view.reserve_taken)
        return play

    def forced(self, view: BorakoView) -> Decision[Action] | None:
        """Between rounds."""
        return None if isinstance(view.phase, Taking | Melding) else Decision(NextRound())

    def moment(self, view: BorakoView) -> Moment:
        """Once the pile is swept a turn is like any other."""
        begins = isinstance(view.phase, Taking)
        return Moment(begins, pile=begins and bool(view.discards), must_lay=view.must_lay)

    def take(self, pile: Sequence[Face]) -> tuple[Any, ...]:
        """All at once."""
        del pile
        return (Sweep(),)

    def ending(self, left: Face | None, pile: Sequence[Face], *, emptied: bool) -> tuple[Action, ...]:
        """By a discard (borako 3.3)."""
        del pile, emptied
        return () if left is None else (Discard(left),)

    def left_by(self, action: Action, pile: Sequence[Face]) -> Face | None:
        """No turn ends without a discard (borako 3.3)."""
        del pile
        return action.card if isinstance(action, Discard) else None


TURNS: Final = BorakoTurns()
"""Keeps nothing, so that there is one for all."""
