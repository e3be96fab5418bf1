"""Full states of Buraco that fit what a seat knows."""

from __future__ import annotations

from random import Random

from game.engine import Deals
from game.rules.buraco.state import DECK, BuracoState
from game.rules.buraco.view import BuracoView
from game.rules.canasta.hidden import DealtAnew
from game.rules.canasta.law import copies_of


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, mortos and stock, with own deals."""
    anew = DealtAnew(view, copies_of(DECK), rng)
    mortos = tuple(anew.pile(count) for count in view.morto_counts)
    return BuracoState(
        options=view.options,
        deals=Deals(int(rng.random() * (1 << 53))),
        round=view.round,
        start=view.start,
        totals=view.totals,
        high=view.high,
        phase=view.phase,
        quiet=view.quiet,
        busy=view.busy,
        hands=anew.hands,
        melds=view.melds,
        fits=view.fits,
        mortos=mortos,
        morto_taken=view.morto_taken,
        stock=anew.rest(),
        discards=view.discards,
        known=view.known,
        log=view.log,
    )
