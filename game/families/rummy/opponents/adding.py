"""Adding the cards of a hand to the melds on the table, until nothing fits or one card is left for the discard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import JOKER, Face
from game.families.rummy.opponents.beliefs import after
from game.families.rummy.rules.actions import Add
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Faces
from game.families.rummy.rules.turn import Turn
from game.melds.fixed_jokers import fitting, open_ends

_MOST: Final = 300
"""Turns that are tried; few cards fit two melds, but a joker fits most."""

Added = tuple[tuple[Add, ...], Turn]
"""Adds, and the turn after them."""


def ways_to_add(turn: Turn, house: HouseRules, *, jokers: bool) -> list[Added]:
    """Everything added that can be, dear cards first and each to the first meld that it fits; jokers alone only where
    that is wanted or owed.

    A second way is told where another meld for some card leaves fewer cards: on a run a card makes room for the next,
    in a set it does not.
    """
    adds: list[Add] = []
    reached = turn
    disputed = False
    found = True
    while found and len(reached.hand) > 1:
        found = False
        for card in _dear_first(reached, house, jokers=jokers):
            places = list(_places(reached, card, house))
            disputed = disputed or len(places) > 1
            for place in places:
                added = after(reached, place, house)
                if added is not None:
                    adds.append(place)
                    reached, found = added, True
                    break
            if found:
                break
    ways = [(tuple(adds), reached)]
    if disputed and len(reached.hand) > 1:
        furthest = _furthest(turn, house, {}, jokers=jokers)
        if len(furthest[1].hand) < len(reached.hand):
            ways.append(furthest)
    return ways


def _furthest(turn: Turn, house: HouseRules, known: dict[Turn, Added], *, jokers: bool) -> Added:
    """The adds that leave the fewest cards, every place of every card tried."""
    best = known.get(turn)
    if best is not None:
        return best
    best = (), turn
    known[turn] = best
    if len(turn.hand) > 1 and len(known) < _MOST:
        for card in _dear_first(turn, house, jokers=jokers):
            for place in _places(turn, card, house):
                added = after(turn, place, house)
                if added is not None:
                    adds, reached = _furthest(added, house, known, jokers=jokers)
                    if len(reached.hand) < len(best[1].hand):
                        best = (place, *adds), reached
                if len(best[1].hand) == 1:
                    break
    known[turn] = best
    return best


def _dear_first(turn: Turn, house: HouseRules, *, jokers: bool) -> Faces:
    """The faces that may be added: first the card that was taken, which has to be melded, then the dearest."""
    free = jokers or bool(min(turn.owed, key=len))
    cards = [card for card in dict.fromkeys(turn.hand) if card != JOKER or free]
    return tuple(sorted(cards, key=lambda card: (card == turn.taken, house.value_in_hand(card)), reverse=True))


def _places(turn: Turn, card: Face, house: HouseRules) -> Iterator[Add]:
    """The melds that a card fits, a joker at either end, the high one first."""
    for number, meld in enumerate(turn.melds, start=1):
        if fitting(meld, house.melds) >> card & 1:
            ends = open_ends(meld, card, house.melds)
            if len(ends) < 2:
                yield Add(card, number, None)
            else:
                yield from [Add(card, number, end) for end in reversed(ends)]
