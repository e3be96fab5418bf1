"""The order in which a player holds the own hand: by suit, by rank, or as arranged by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from game.cards import Face
from game.ui.table.sprite import Sprite

_JOKER_KEY: Final = (99, 0)


class Sorting(Enum):
    """How a hand is kept in order."""

    SUIT = "suit"
    RANK = "rank"
    MANUAL = "manual"


class HandOrder:
    """Sorted orders take new cards where they belong; a manual order is never disturbed, new cards come to its end."""

    def __init__(self) -> None:
        self.sorting = Sorting.SUIT
        self.sprites: list[Sprite] = []
        self.fresh: set[Sprite] = set()
        """Cards that came last, to be marked."""

    def hold(self, sprites: Sequence[Sprite]) -> None:
        """These are in the hand now."""
        held = set(sprites)
        known = set(self.sprites)
        came = [sprite for sprite in sprites if sprite not in known]
        self.fresh &= held
        if came:
            self.fresh = set(came) if known & held else set()
        self.sprites = [sprite for sprite in self.sprites if sprite in held] + came
        if came:
            self._keep_sorted()

    def sort(self, sorting: Sorting) -> None:
        """Sort so from now on; `MANUAL` leaves the order as it is."""
        self.sorting = sorting
        self._keep_sorted()

    def toggle(self) -> None:
        """By rank where it was by suit, else by suit."""
        self.sort(Sorting.RANK if self.sorting is Sorting.SUIT else Sorting.SUIT)

    def move(self, moved: Iterable[Sprite], index: int) -> bool:
        """Put sprites before what is at `index` among the others; the order is a manual one from now on.

        Returns whether anything changed.
        """
        wanted = set(moved)
        moving = [sprite for sprite in self.sprites if sprite in wanted]
        others = [sprite for sprite in self.sprites if sprite not in wanted]
        index = max(0, min(index, len(others)))
        order = [*others[:index], *moving, *others[index:]]
        if order == self.sprites:
            return False
        self.sprites = order
        self.sorting = Sorting.MANUAL
        return True

    def kept(self) -> tuple[Sorting, tuple[Sprite, ...]]:
        """The order as it is, for `restore`."""
        return self.sorting, tuple(self.sprites)

    def restore(self, kept: tuple[Sorting, tuple[Sprite, ...]]) -> bool:
        """Go back to an order of the same cards; returns whether anything changed."""
        changed = kept != self.kept()
        self.sorting, self.sprites = kept[0], list(kept[1])
        return changed

    def _keep_sorted(self) -> None:
        if self.sorting is not Sorting.MANUAL:
            key = _by_suit if self.sorting is Sorting.SUIT else _by_rank
            self.sprites.sort(key=lambda sprite: (key(sprite.face), sprite.number))


def _by_suit(face: Face | None) -> tuple[int, int]:
    return _JOKER_KEY if face is None or face.is_joker else (face.suit, face.rank)


def _by_rank(face: Face | None) -> tuple[int, int]:
    return _JOKER_KEY if face is None or face.is_joker else (face.rank, face.suit)
