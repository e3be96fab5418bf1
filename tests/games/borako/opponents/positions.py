"""Positions of Borako written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, Melding, Phase, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.meld import Meld
from tests.families.canasta.opponents import positions
from tests.families.canasta.opponents.positions import SIDES, cards_of
from tests.opponents.positions import Sheet

TURNS: Mapping[str, Phase] = {"take": Taking(0), "meld": Melding(0, must_lay=False), "owes": Melding(0, must_lay=True)}


def view_of(position: Mapping[str, Any]) -> BorakoView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    cards = cards_of(position, DECK, MELD_RULES, [side in position.get("taken", ()) for side in SIDES])
    return BorakoView(
        seat=0,
        options=BorakoOptions(),
        round=1,
        starter=0,
        totals=(Decimal(0), Decimal(0)),
        phase=TURNS[position["turn"]],
        hand=cards.hand,
        counts=cards.counts,
        melds=cards.melds,
        fits=tuple(tuple(fitting(meld) for meld in team) for team in cards.melds),
        reserve_counts=cards.reserves,
        stock_count=cards.stock,
        discards=cards.discards,
        known=cards.known,
        log=(),
    )


def meld_of(text: str) -> Meld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    return positions.meld_of(text, MELD_RULES)


SHEET = Sheet(view_of, about_partner=8)
