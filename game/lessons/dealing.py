"""Putting a pack into an order that deals certain cards to certain places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import Face, parse_faces

_STRIDE = 7
"""The rest is dealt out in steps of so many cards, which makes melds by chance unlikely."""


class Pack:
    """A pack from which cards are taken, those that are named first."""

    def __init__(self, cards: Iterable[Face]) -> None:
        self._left = list(cards)

    def take(self, notation: str) -> tuple[Face, ...]:
        """Take these cards in this order; raises `ValueError` where the pack has too few of one."""
        faces = parse_faces(notation)
        for face in faces:
            if face not in self._left:
                raise ValueError(f"no {face} is left in the pack")
            self._left.remove(face)
        return faces

    def filled(self, named: Sequence[Face], size: int) -> tuple[Face, ...]:
        """Cards that were taken, and as many others as it needs to be `size`; raises `ValueError` for too many."""
        if len(named) > size:
            raise ValueError(f"{len(named)} cards where {size} are dealt")
        rest = [self._left.pop((_STRIDE * place) % len(self._left)) for place in range(size - len(named))]
        return (*named, *rest)

    @property
    def rest(self) -> tuple[Face, ...]:
        """The cards that were not taken."""
        return tuple(self._left)
