"""Positions of Buraco written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, Melding, Phase, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.judge import fitting
from game.melds.meld import Meld
from tests.families.canasta.opponents import positions
from tests.families.canasta.opponents.positions import SIDES, cards_of
from tests.opponents.positions import Sheet

OPTIONS = BuracoOptions()
TURNS: Mapping[str, Phase] = {
    "take": Taking(0, pique=False),
    "pique": Taking(0, pique=True),
    "drawn": Melding(0, from_stock=True, only=None, ended=False),
    "taken": Melding(0, from_stock=False, only=None, ended=False),
}


def view_of(position: Mapping[str, Any]) -> BuracoView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    taken = tuple(side in position.get("mortos", ()) for side in SIDES)
    cards = cards_of(position, DECK, meld_rules(OPTIONS), taken)
    return BuracoView(
        seat=0,
        options=OPTIONS,
        round=1,
        start=0,
        totals=(Decimal(0), Decimal(0)),
        high=(position.get("high", False), False),
        phase=TURNS[position["turn"]],
        quiet=position.get("quiet", 0),
        busy=position["turn"] == "drawn",
        hand=cards.hand,
        counts=cards.counts,
        melds=cards.melds,
        fits=tuple(tuple(fitting(meld, meld_rules(OPTIONS)) for meld in team) for team in cards.melds),
        morto_counts=cards.reserves,
        morto_taken=taken,
        stock_count=cards.stock,
        discards=cards.discards,
        known=cards.known,
        log=(),
    )


def meld_of(text: str) -> Meld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    return positions.meld_of(text, meld_rules(OPTIONS))


SHEET = Sheet(view_of, size=46, about_partner=14, accepted=40)
