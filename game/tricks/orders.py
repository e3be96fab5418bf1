"""The order in which the solver tries cards: by their place in the suit, looked up by mask."""

from __future__ import annotations

from typing import Final

from game.tricks.masks import bits

_KEPT: Final = 1 << 17
"""Orders that are kept from one search to the next, which makes some 30 MB."""


class _Orders(dict[int, tuple[int, ...]]):
    """The bits of each mask in order; made as they are asked for."""

    def __init__(self, *, falling: bool) -> None:
        super().__init__()
        self.falling = falling

    def __missing__(self, mask: int) -> tuple[int, ...]:
        order = sorted(bits(mask), key=_place, reverse=self.falling)
        made = self[mask] = tuple(order)
        return made

    def kept(self) -> _Orders:
        """Itself, emptied where too much has come together."""
        if len(self) > _KEPT:
            self.clear()
        return self


def _place(bit: int) -> int:
    """The place of a card in its suit, 0 for the lowest."""
    return (bit.bit_length() - 1) % 8


_FALLING: Final = _Orders(falling=True)
_RISING: Final = _Orders(falling=False)


def falling() -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the highest first."""
    return _FALLING.kept()


def rising() -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the lowest first."""
    return _RISING.kept()
