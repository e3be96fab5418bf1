"""The order in which a player holds the own hand: by suit, by rank, or as arranged by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Final

from game.cards import Face
from game.ui.table.sprite import Sprite

_JOKER_KEY: Final = (99, 0)
Melds = Callable[[], Iterable[Sequence[Face]]]


class Sorting(Enum):
    """How a hand is kept in order."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"
    """The best melds first."""
    MANUAL = "manual"


_NEXT: Final = {
    Sorting.SUIT: Sorting.RANK,
    Sorting.RANK: Sorting.MELDS,
    Sorting.MELDS: Sorting.SUIT,
    Sorting.MANUAL: Sorting.SUIT,
}


class HandOrder:
    """Sorted orders take new cards where they belong; a manual order is never disturbed, new cards come to its end."""

    def __init__(self, melds: Melds = tuple) -> None:
        """`melds` gives the best melds of the hand whenever they are asked for."""
        self._melds = melds
        self.sorting = Sorting.SUIT
        self.sprites: list[Sprite] = []
        self._came: set[Sprite] = set()
        """Cards that came last, wherever they are now."""

    @property
    def fresh(self) -> set[Sprite]:
        """The cards of the hand that came last, to be marked."""
        return self._came.intersection(self.sprites)

    def hold(self, sprites: Sequence[Sprite], *, returned: bool = False) -> None:
        """These are in the hand now; `returned` where what came is nothing new, because an action was taken back."""
        held = set(sprites)
        known = set(self.sprites)
        came = [sprite for sprite in sprites if sprite not in known]
        if came and not returned:
            self._came = set(came) if known & held else set()
        self.sprites = [sprite for sprite in self.sprites if sprite in held] + came
        if came:
            self._keep_sorted()

    def sort(self, sorting: Sorting) -> None:
        """Sort so from now on; `MANUAL` leaves the order as it is."""
        self.sorting = sorting
        self._keep_sorted()

    def toggle(self) -> None:
        """By suit, by rank, by melds, and by suit again."""
        self.sort(_NEXT[self.sorting])

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
        if self.sorting is Sorting.MELDS:
            self._sort_by_melds()
        elif self.sorting is not Sorting.MANUAL:
            key = _by_suit if self.sorting is Sorting.SUIT else _by_rank
            self.sprites.sort(key=lambda sprite: (key(sprite.face), sprite.number))

    def _sort_by_melds(self) -> None:
        left = sorted(self.sprites, key=lambda sprite: (_by_suit(sprite.face), sprite.number))
        first: list[Sprite] = []
        for face in (face for meld in self._melds() for face in meld):
            sprite = next((one for one in left if one.face == face), None)
            if sprite is not None:
                left.remove(sprite)
                first.append(sprite)
        self.sprites = [*first, *left]


def _by_suit(face: Face | None) -> tuple[int, int]:
    return _JOKER_KEY if face is None or face.is_joker else (face.suit, face.rank)


def _by_rank(face: Face | None) -> tuple[int, int]:
    return _JOKER_KEY if face is None or face.is_joker else (face.rank, face.suit)
