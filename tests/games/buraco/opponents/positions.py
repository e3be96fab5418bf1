"""Positions of Buraco written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from game.cards import Face, parse_faces, sorted_faces
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, Melding, Phase, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.fitting import fitting
from game.melds.judge import judge
from game.melds.meld import Meld
from tests.opponents.positions import Sheet

OPTIONS = BuracoOptions()
MORTO = 11
TURNS: Mapping[str, Phase] = {
    "take": Taking(0, pique=False),
    "pique": Taking(0, pique=True),
    "drawn": Melding(0, from_stock=True, only=None, ended=False),
    "taken": Melding(0, from_stock=False, only=None, ended=False),
}


def view_of(position: Mapping[str, Any]) -> BuracoView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    hand = sorted_faces(parse_faces(position["hand"]))
    melds = tuple(tuple(meld_of(text) for text in position.get(side, ())) for side in ("ours", "theirs"))
    discards = parse_faces(position.get("discards", ""))
    counts = (len(hand), *position.get("others", (11, 11, 11)))
    known: list[tuple[Face, ...]] = [()] * len(counts)
    for seat, faces in position.get("known", {}).items():
        known[int(seat)] = sorted_faces(parse_faces(faces))
    taken = tuple(side in position.get("mortos", ()) for side in ("ours", "theirs"))
    mortos = (0 if taken[0] else MORTO, 0 if taken[1] else MORTO)
    open_cards = [*hand, *discards, *(card for team in melds for meld in team for card in meld.cards)]
    if any(open_cards.count(face) > DECK.count(face) for face in open_cards):
        raise ValueError(f"{position['name']}: a card is there too often")
    stock = len(DECK) - len(open_cards) - sum(counts[1:]) - sum(mortos)
    if stock < 0:
        raise ValueError(f"{position['name']}: {-stock} cards too many")
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
        hand=hand,
        counts=counts,
        melds=melds,
        fits=tuple(tuple(fitting(meld, meld_rules(OPTIONS)) for meld in team) for team in melds),
        morto_counts=mortos,
        morto_taken=taken,
        stock_count=stock,
        discards=discards,
        known=tuple(known),
        log=(),
    )


def meld_of(text: str) -> Meld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    meld = judge(parse_faces(text), meld_rules(OPTIONS))
    if not isinstance(meld, Meld):
        raise ValueError(f"{text}: {meld}")
    return meld


SHEET = Sheet(view_of, about_partner=8)
