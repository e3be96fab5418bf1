"""The order in which the solver tries cards: by their place in the suit, looked up by mask."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.tricks.masks import bits

_KEPT: Final = 1 << 17
"""Orders that are kept from one search to the next, which makes some 30 MB."""


class _Orders(dict[int, tuple[int, ...]]):
    """The bits of each mask in order; made as they are asked for."""

    def __init__(self, width: int, *, falling: bool) -> None:
        super().__init__()
        self.width = width
        self.falling = falling

    def __missing__(self, mask: int) -> tuple[int, ...]:
        order = sorted(bits(mask), key=self._place, reverse=self.falling)
        made = self[mask] = tuple(order)
        return made

    def kept(self) -> _Orders:
        """Itself, emptied where too much has come together."""
        if len(self) > _KEPT:
            self.clear()
        return self

    def _place(self, bit: int) -> int:
        """The place of a card in its suit, 0 for the lowest."""
        return (bit.bit_length() - 1) % self.width


@cache
def _orders(width: int, *, falling: bool) -> _Orders:
    return _Orders(width, falling=falling)


def falling(width: int) -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the highest first; a suit has `width` bits."""
    return _orders(width, falling=True).kept()


def rising(width: int) -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the lowest first."""
    return _orders(width, falling=False).kept()
