"""Dealing from a pack whose last card is its top: packets, and the rest once a public card has its holder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.cards import Face
from game.engine import CardsDealt, Place, Seat
from game.tricks.rules import SEATS, Faces

STOCK: Final = Place("stock")
PUBLIC: Final = Place("public")
HANDS: Final = tuple(Place("hand", seat) for seat in range(SEATS))
NOBODY: Final[frozenset[int]] = frozenset()
_PACKET: Final = 3
_ALONE: Final = tuple(frozenset((seat,)) for seat in range(SEATS))
_NONE: Final[Mapping[Seat, Faces]] = MappingProxyType({})


def deal_packets(
    pack: list[Face], order: Sequence[Seat], sizes: Sequence[int], first: Mapping[Seat, Faces] = _NONE
) -> tuple[tuple[Faces, ...], list[CardsDealt]]:
    """The sorted hands after a packet of each size to everybody in order, and the events; the cards leave the pack.

    `first` are first packets that somebody chose.
    """
    hands: list[Faces] = [()] * SEATS
    events = []
    for size in sizes:
        for seat in order:
            packet = first[seat] if seat in first and not hands[seat] else drawn(pack, size)
            hands[seat] += packet
            events.append(_dealt_to(seat, packet))
    return tuple(tuple(sorted(hand)) for hand in hands), events


def deal_rest(
    pack: list[Face], hands: Sequence[Faces], order: Sequence[Seat], holder: Seat, public: Face
) -> tuple[tuple[Faces, ...], list[CardsDealt]]:
    """The sorted hands after two more cards and the public one to its holder and three to each other seat."""
    full = list(hands)
    events = []
    for seat in order:
        packet = drawn(pack, _PACKET - 1 if seat == holder else _PACKET)
        events.append(_dealt_to(seat, packet))
        full[seat] = tuple(sorted(hands[seat] + packet + ((public,) if seat == holder else ())))
    return tuple(full), events


def drawn(pack: list[Face], count: int) -> Faces:
    """The next `count` cards, which leave the pack, the top one first."""
    cards = pack[: -count - 1 : -1]
    del pack[-count:]
    return tuple(cards)


def _dealt_to(seat: Seat, cards: Faces) -> CardsDealt:
    return CardsDealt(seat, STOCK, HANDS[seat], cards, _ALONE[seat])
