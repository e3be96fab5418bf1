"""What the score sheets of games with melds share: hands as cards or points, and cards that cannot all be there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Final

from game.cards import CardSyntaxError, Face, Faces, parse_faces
from game.engine import Refusal, Seat
from game.engine.questions import shown, values_of
from game.engine.score_sheet import Entry, EntryError

NOBODY: Final = "none"
"""The answer to who went out, where nobody did."""
Hand = Faces | Decimal
"""The cards left in a hand, or their points where these were counted."""
_MOST_POINTS: Final = 10_000
"""More than any pack is worth."""


def cards_in(hands: Iterable[Hand]) -> list[Face]:
    """The cards of the hands that are known card by card."""
    return [card for hand in hands if not isinstance(hand, Decimal) for card in hand]


def out_of(entry: Entry, seats: Sequence[Seat]) -> Seat | None:
    """The seat that went out, None where nobody did; raises `ValueError` for anything else."""
    out = entry.get("out")
    if out is None or out == NOBODY:
        return None
    if type(out) is not int or out not in seats:
        raise ValueError(f"out: must be a seat from {seats[0]} to {seats[-1]} or null, not {shown(out)}")
    return out


def entered_hands(value: object, name: str) -> list[Hand]:
    """The hands in a list of an entry, each a text of cards or a number of points; what is null is left out."""
    return [_hand(one, name) for one in values_of(value, name) if one is not None]


def _hand(value: object, name: str) -> Hand:
    if not isinstance(value, str):
        return entered_points(value, name)
    try:
        return parse_faces(value)
    except CardSyntaxError as error:
        raise ValueError(f"{name}: {error}") from error


def entered_points(value: object, name: str) -> Decimal:
    """The points that an entry gives, whole or half ones; raises `ValueError` for anything else."""
    points = Decimal(value) if isinstance(value, int | float | Decimal) and not isinstance(value, bool) else None
    if points is None or not 0 <= points <= _MOST_POINTS or points * 2 % 1:
        raise ValueError(f"{name}: must be cards as text or a number of points, not {shown(value)}")
    return points


def most_typed(whole: Decimal) -> int:
    """The largest number with as many figures as all points of a pack: a sentence says what is too much of it."""
    return int(10 ** len(str(int(whole)))) - 1


def refuse_copies(cards: Sequence[Face], copies: Sequence[int], refusal: Refusal) -> None:
    """Raises `EntryError` with the refusal and a card that is there more often than in the pack."""
    for face, count in Counter(cards).items():
        if count > copies[face]:
            params = (("card", str(face)), ("count", count), ("limit", copies[face]))
            raise EntryError(replace(refusal, params=params))
