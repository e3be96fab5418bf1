"""Positions of Borako written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from game.cards import Face, parse_faces, sorted_faces
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, MOUR_SIZE, Melding, Phase, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.judge import judge
from game.melds.meld import Meld
from tests.opponents.positions import Sheet

TURNS: Mapping[str, Phase] = {"take": Taking(0), "meld": Melding(0, must_lay=False), "owes": Melding(0, must_lay=True)}


def view_of(position: Mapping[str, Any]) -> BorakoView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    hand = sorted_faces(parse_faces(position["hand"]))
    melds = tuple(tuple(meld_of(text) for text in position.get(side, ())) for side in ("ours", "theirs"))
    discards = parse_faces(position.get("discards", ""))
    known: list[tuple[Face, ...]] = [(), (), (), ()]
    for seat, faces in position.get("known", {}).items():
        known[int(seat)] = sorted_faces(parse_faces(faces))
    counts = (len(hand), *position.get("others", (11, 11, 11)))
    taken = position.get("taken", ())
    reserves = tuple(0 if side in taken else MOUR_SIZE for side in ("ours", "theirs"))
    open_cards = [*hand, *discards, *(card for team in melds for meld in team for card in meld.cards)]
    if any(open_cards.count(face) > DECK.count(face) for face in open_cards):
        raise ValueError(f"{position['name']}: a card is there too often")
    stock = len(DECK) - len(open_cards) - sum(counts[1:]) - sum(reserves)
    if stock < 0:
        raise ValueError(f"{position['name']}: {-stock} cards too many")
    return BorakoView(
        seat=0,
        options=BorakoOptions(),
        round=1,
        starter=0,
        totals=(Decimal(0), Decimal(0)),
        phase=TURNS[position["turn"]],
        hand=hand,
        counts=counts,
        melds=melds,
        fits=tuple(tuple(fitting(meld) for meld in team) for team in melds),
        reserve_counts=reserves,
        stock_count=stock,
        discards=discards,
        known=tuple(known),
        log=(),
    )


def meld_of(text: str) -> Meld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    meld = judge(parse_faces(text), MELD_RULES)
    if not isinstance(meld, Meld):
        raise ValueError(f"{text}: {meld}")
    return meld


SHEET = Sheet(view_of, about_partner=8)
