"""Full states of Buraco that fit what a seat knows."""

from __future__ import annotations

from itertools import chain
from random import Random

from game.cards.hands import copies_of
from game.engine import Deals
from game.engine.common import values_of
from game.games.buraco.rules.state import DECK, BuracoState, BuracoTable
from game.games.buraco.rules.view import BuracoView
from game.melds.hidden import DealtAnew


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, mortos and stock, with own deals."""
    anew = DealtAnew(view, chain.from_iterable(view.melds), copies_of(DECK), rng)
    mortos = tuple(anew.pile(count) for count in view.morto_counts)
    return BuracoState(
        **values_of(BuracoTable, view),
        deals=Deals(int(rng.random() * (1 << 53))),
        hands=anew.hands,
        mortos=mortos,
        stock=anew.rest(),
    )
