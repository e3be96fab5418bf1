"""What somebody did says what they hold: how much likelier a hand has a card than one of which nothing speaks.

The shares were counted in rounds of four Clubs, where the hands were known.
"""

from __future__ import annotations

from typing import Final

from game.cards import ALL_FACES, JOKER
from game.engine import Seat
from game.families.rummy.rules.house import TakeRule
from game.families.rummy.rules.view import RummyView

_NEAR: Final = 2
"""Places within which two cards of a suit go together."""
_BESIDE_DISCARDS: Final = (1.0, 0.45, 0.3)
"""By how many of the seat's own discards the card goes with, two or more of them alike."""
_SAME_AS_DISCARDED: Final = 0.6
_BESIDE_TAKEN: Final = (1.0, 1.15, 1.5)
"""By how many cards that the seat took and holds it goes with."""
_BESIDE_LEFT: Final = 0.82
"""For every card it goes with that the seat left lying, though it might have been taken freely."""
_MOST_LEFT: Final = 3
_JOKER_CLOSED: Final = 0.65
_JOKER_OPENED: Final = 0.2
"""A joker, before and after the opening: most go with it."""


def odds_of(view: RummyView, seat: Seat) -> list[float]:
    """By face how much likelier the seat holds it than a card of which nothing speaks."""
    discarded, left = _shown(view, seat)
    known = [int(card) for card in view.known[seat] if card != JOKER]
    freely = view.house.taking is not TakeRule.MELDED
    odds = []
    for face in ALL_FACES:
        if face == JOKER:
            odds.append(_JOKER_OPENED if view.opened[seat] else _JOKER_CLOSED)
            continue
        beside_taken = _companions(face, known)
        if beside_taken:
            odds.append(_BESIDE_TAKEN[min(beside_taken, 2)])
            continue
        beside = _BESIDE_DISCARDS[min(_companions(face, discarded), 2)]
        if face in discarded:
            beside = _SAME_AS_DISCARDED
        odds.append(beside * _BESIDE_LEFT ** min(_companions(face, left), _MOST_LEFT) if freely else beside)
    return odds


def _shown(view: RummyView, seat: Seat) -> tuple[list[int], list[int]]:
    """What the seat discarded, and what it left lying to draw from the stock."""
    discarded: list[int] = []
    left: list[int] = []
    top: int = JOKER
    for who, verb, faces in view.log:
        if verb == "discard":
            top = int(faces[0])
            if who == seat and top != JOKER:
                discarded.append(top)
        elif verb == "draw" and who == seat and top != JOKER:
            left.append(top)
    return discarded, left


def _companions(card: int, others: list[int]) -> int:
    """With how many of the others the card goes: of its rank, or near in its suit."""
    return sum(
        card % 13 == other % 13 or (card // 13 == other // 13 and abs(card - other) <= _NEAR) for other in others
    )
