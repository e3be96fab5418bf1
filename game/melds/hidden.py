"""The cards of which a seat does not know where they are, and dealing them anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol

from game.cards import ALL_FACES, Face, Faces, sorted_faces
from game.engine import Seat, shuffled


class TableSeen(Protocol):
    """The places of cards in a view, without the melds."""

    @property
    def seat(self) -> Seat:
        """The seat of the view."""

    @property
    def hand(self) -> Faces:
        """The own hand."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def discards(self) -> Faces:
        """The open pile."""

    @property
    def known(self) -> tuple[Faces, ...]:
        """The faces that everybody knows each seat to hold."""


class Laid(Protocol):
    """A meld on the table."""

    @property
    def cards(self) -> Faces:
        """The cards of the meld."""


def hidden_cards(view: TableSeen, melds: Iterable[Laid], copies: Sequence[int]) -> Faces:
    """The cards of which the seat does not know where they are, sorted.

    `melds` are all those on the table; `copies` is how many the deck has, by face.
    """
    left = list(copies)
    for cards in (view.hand, view.discards, *[meld.cards for meld in melds]):
        for face in cards:
            left[face] -= 1
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            for face in known:
                left[face] -= 1
    return tuple([face for face in ALL_FACES for _ in range(left[face])])


class DealtAnew:
    """The hidden cards shuffled, and dealt to where cards are missing."""

    def __init__(self, view: TableSeen, melds: Iterable[Laid], copies: Sequence[int], rng: Random) -> None:
        self._left = list(shuffled(hidden_cards(view, melds, copies), rng))
        self.hands: tuple[Faces, ...] = tuple(
            view.hand
            if seat == view.seat
            else sorted_faces((*view.known[seat], *self._taken(count - len(view.known[seat]))))
            for seat, count in enumerate(view.counts)
        )
        """The hand of each seat, sorted: the own one as it is, the others with the cards they are known to hold."""

    def pile(self, count: int) -> Faces:
        """A pile of so many of the cards left, in their order."""
        return tuple(self._taken(count))

    def rest(self) -> Faces:
        """All the cards left, in their order."""
        return tuple(self._left)

    def _taken(self, count: int) -> list[Face]:
        start = len(self._left) - count
        taken = self._left[start:]
        del self._left[start:]
        return taken
