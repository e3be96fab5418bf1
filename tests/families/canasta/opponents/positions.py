"""What the positions of the family's games, written as text, have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.cards import Face, parse_faces, sorted_faces
from game.melds.judge import judge
from game.melds.meld import FloatingRules, Meld

SIDES = ("ours", "theirs")
RESERVE = 11


@dataclass(frozen=True)
class Cards:
    """Where the cards of a position are, as seat 0 sees them."""

    hand: tuple[Face, ...]
    melds: tuple[tuple[Meld, ...], ...]
    discards: tuple[Face, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Face, ...], ...]
    reserves: tuple[int, ...]
    stock: int


def cards_of(
    position: Mapping[str, Any], deck: Sequence[Face], rules: FloatingRules, reserve_taken: Sequence[bool]
) -> Cards:
    """The cards of a position; raises `ValueError` where they are not those of a deck."""
    hand = sorted_faces(parse_faces(position["hand"]))
    melds = tuple(tuple(meld_of(text, rules) for text in position.get(side, ())) for side in SIDES)
    discards = parse_faces(position.get("discards", ""))
    counts = (len(hand), *position.get("others", (11, 11, 11)))
    known: list[tuple[Face, ...]] = [()] * len(counts)
    for seat, faces in position.get("known", {}).items():
        known[int(seat)] = sorted_faces(parse_faces(faces))
    reserves = tuple(0 if taken else RESERVE for taken in reserve_taken)
    open_cards = [*hand, *discards, *(card for team in melds for meld in team for card in meld.cards)]
    if any(open_cards.count(face) > deck.count(face) for face in open_cards):
        raise ValueError(f"{position['name']}: a card is there too often")
    stock = len(deck) - len(open_cards) - sum(counts[1:]) - sum(reserves)
    if stock < 0:
        raise ValueError(f"{position['name']}: {-stock} cards too many")
    return Cards(hand, melds, discards, counts, tuple(known), reserves, stock)


def meld_of(text: str, rules: FloatingRules) -> Meld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    meld = judge(parse_faces(text), rules)
    if not isinstance(meld, Meld):
        raise ValueError(f"{text}: {meld}")
    return meld
