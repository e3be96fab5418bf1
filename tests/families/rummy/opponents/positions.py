"""Positions of the rummies written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from game.cards import Face, parse_face, parse_faces, sorted_faces
from game.families.rummy.opponents.strong import StrongAgent
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.house import DECK, HouseRules
from game.families.rummy.rules.state import Melding, Phase, PublicAction, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import FixedMeld, judge_fixed, parse_written


def view_of(game: Rummy, position: Mapping[str, Any]) -> RummyView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    options = replace(game.options(), **position.get("options", {}))
    hand = sorted_faces(parse_faces(position["hand"]))
    melds = tuple(meld_of(text, options.house) for text in position.get("melds", ()))
    owners = tuple(position.get("owners", (1,) * len(melds)))
    discards = parse_faces(position.get("discards", ""))
    counts = (len(hand), *position.get("others", (options.house.hand_size,) * 3))
    opened = {*owners, *((0,) if position.get("opened", False) else ())}
    known: list[tuple[Face, ...]] = [()] * len(counts)
    for seat, faces in position.get("known", {}).items():
        known[int(seat)] = sorted_faces(parse_faces(faces))
    open_cards = [*hand, *discards, *(card for meld in melds for card in meld.cards), *(c for k in known for c in k)]
    if any(open_cards.count(face) > DECK.count(face) for face in open_cards):
        raise ValueError(f"{position['name']}: a card is there too often")
    stock = len(DECK) - len(hand) - len(discards) - sum(len(meld.cards) for meld in melds) - sum(counts[1:])
    if stock < 0:
        raise ValueError(f"{position['name']}: {-stock} cards too many")
    phase = phase_of(position["turn"])
    return RummyView(
        seat=0,
        options=options,
        round=1,
        starter=0,
        totals=tuple(map(Decimal, position.get("totals", (0,) * len(counts)))),
        playing=tuple(range(len(counts))),
        phase=phase,
        turn=1 if isinstance(phase, Starting) else 4 * len(counts) + 1,
        quiet=0,
        busy=isinstance(phase, Melding) and phase.taken is None,
        shuffles=0,
        opened=tuple(seat in opened for seat in range(len(counts))),
        melds=melds,
        owners=owners,
        discards=discards,
        known=tuple(known),
        log=tuple(deed for text in position.get("left", ()) for deed in _left_lying(parse_face(text))),
        hand=hand,
        counts=counts,
        stock_count=stock,
    )


def thinned(strong: StrongAgent) -> StrongAgent:
    """The level Strong with a tenth of its worlds: with all of them the positions of one game take a minute."""
    return replace(strong, iterations=strong.iterations // 10)


def phase_of(turn: str) -> Phase:
    """The phase of `starts`, `begins`, `drew` or `took 7H`, a card that is in the hand."""
    match turn.split():
        case ["starts"]:
            return Starting(0)
        case ["begins"]:
            return Taking(0)
        case ["drew"]:
            return Melding(0)
        case ["took", card]:
            return Melding(0, taken=parse_face(card))
    raise ValueError(f"no such turn: {turn}")


def meld_of(text: str, house: HouseRules) -> FixedMeld:
    """The meld that the cards are; raises `ValueError` if they are none."""
    cards, kind = parse_written(text)
    meld = judge_fixed(cards, house.melds, kind)
    if not isinstance(meld, FixedMeld):
        raise ValueError(f"{text}: {meld}")
    return meld


def _left_lying(card: Face) -> tuple[PublicAction, ...]:
    """The player discarded a card once, and the next player drew from the stock."""
    return ((0, "discard", (card,)), (1, "draw", ()))
