"""How the player arranges the own cards: the order of the hand, how it closes up, and groups that are to be laid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from typing import Final

from game.cards import Face
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import hand_slots


class Staging:
    """Cards in groups. For the match they are in the hand; nobody else knows of them."""

    def __init__(self) -> None:
        self.groups: list[list[Sprite]] = []

    @property
    def sprites(self) -> list[Sprite]:
        """All cards in groups, group after group."""
        return [sprite for group in self.groups for sprite in group]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each group has."""
        return tuple(map(len, self.groups))

    def put(self, sprites: Sequence[Sprite], group: int | None = None, index: int | None = None) -> None:
        """Move cards into a group, before the one at `index` among its other cards or to its end, or into a new one."""
        goal = self.groups[group] if group is not None and group < len(self.groups) else None
        moving = set(sprites)
        for each in self.groups:
            each[:] = [sprite for sprite in each if sprite not in moving]
        if goal is None:
            goal = []
            self.groups.append(goal)
        where = len(goal) if index is None else index
        goal[where:where] = sprites
        self._drop_empty()

    def take(self, sprites: Collection[Sprite]) -> None:
        """Back to the hand with these."""
        for each in self.groups:
            each[:] = [sprite for sprite in each if sprite not in sprites]
        self._drop_empty()

    def clear(self) -> None:
        """Back to the hand with all."""
        self.groups.clear()

    def keep(self, held: Collection[Sprite]) -> None:
        """Only these are still held; groups whose cards were laid are gone."""
        for each in self.groups:
            each[:] = [sprite for sprite in each if sprite in held]
        self._drop_empty()

    def _drop_empty(self) -> None:
        self.groups[:] = [group for group in self.groups if group]


Key = Callable[[Face], tuple[int, ...]]
Melds = Callable[[], Iterable[Sequence[Face]]]
_HIDDEN: Final = (99, 0)


class Sorting(Enum):
    """How a hand is kept in order."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"
    """The best melds first."""
    MANUAL = "manual"


def by_suit(face: Face) -> tuple[int, ...]:
    """The suits one after the other, jokers last."""
    return _HIDDEN if face.is_joker else (face.suit, face.rank)


def by_rank(face: Face) -> tuple[int, ...]:
    """The ranks one after the other, jokers last."""
    return _HIDDEN if face.is_joker else (face.rank, face.suit)


_KEYS: Final[dict[Sorting, Key]] = {Sorting.SUIT: by_suit, Sorting.RANK: by_rank}


def usual_key(sorting: Sorting) -> Key:
    """How any game may sort."""
    return _KEYS.get(sorting, by_suit)


class HandOrder:
    """Sorted orders take new cards where they belong; a manual order is never disturbed, new cards come to its end."""

    def __init__(
        self,
        melds: Melds = tuple,
        sortings: Sequence[Sorting] = (Sorting.SUIT, Sorting.RANK, Sorting.MELDS),
        key_of: Callable[[Sorting], Key] = usual_key,
    ) -> None:
        """`melds` gives the best melds of the hand and `key_of` a sorting's key, whenever they are asked for."""
        self._melds = melds
        self._sortings = sortings
        self._key_of = key_of
        self.sorting = sortings[0]
        self.sprites: list[Sprite] = []
        self._before: list[Sprite] = []
        """The hand before cards left it last."""
        self._came: set[Sprite] = set()
        """Cards that came since another seat acted, wherever they are now."""

    @property
    def fresh(self) -> set[Sprite]:
        """The cards of the hand that came in this turn, to be marked."""
        return self._came.intersection(self.sprites)

    def in_order(self, faces: Iterable[Face]) -> list[Face]:
        """Cards as the hand sorts them."""
        return sorted(faces, key=self._key_of(self.sorting))

    def hold(self, sprites: Sequence[Sprite], *, returned: bool = False) -> None:
        """These are in the hand now; `returned` where what came is nothing new, because an action was taken back."""
        held = set(sprites)
        known = set(self.sprites)
        came = [sprite for sprite in sprites if sprite not in known]
        if came and not returned:
            self._came = self._came.union(came) if known & held else set()
        before, self.sprites = self.sprites, [sprite for sprite in self.sprites if sprite in held]
        for sprite in came:
            self.sprites.insert(self._former_place(sprite) if returned else len(self.sprites), sprite)
        if known - held:
            self._before = before
        if came:
            self._keep_sorted()

    def _former_place(self, returned: Sprite) -> int:
        """Behind the nearest card that it lay behind before cards left the hand; at the end where it was not there."""
        if returned not in self._before:
            return len(self.sprites)
        ahead = set(self._before[: self._before.index(returned)])
        return max((place for place, sprite in enumerate(self.sprites, 1) if sprite in ahead), default=0)

    def grow_used(self) -> None:
        """The turn is over: nothing is new any more."""
        self._came.clear()

    def sort(self, sorting: Sorting) -> None:
        """Sort so from now on; `MANUAL` leaves the order as it is."""
        self.sorting = sorting
        self._keep_sorted()

    def toggle(self) -> None:
        """The next of the orders that there are, and the first one again after the last, or after a manual one."""
        following = (*self._sortings, *self._sortings)
        self.sort(following[following.index(self.sorting) + 1] if self.sorting in following else self._sortings[0])

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

    @property
    def is_usual(self) -> bool:
        """Whether it is sorted as it is from the beginning."""
        return self.sorting is self._sortings[0]

    def arrange(self, sorting: Sorting, faces: Iterable[Face]) -> None:
        """Go back to how a hand of these cards lay in an order; what came since lies where such cards come to."""
        left, ordered = list(self.sprites), list[Sprite]()
        for face in faces:
            sprite = next((one for one in left if one.face == face), None)
            if sprite is not None:
                left.remove(sprite)
                ordered.append(sprite)
        self.sprites = [*ordered, *left]
        self.sort(sorting)

    def kept(self) -> tuple[Sorting, tuple[Sprite, ...]]:
        """The order as it is, for `restore`."""
        return self.sorting, tuple(self.sprites)

    def restore(self, kept: tuple[Sorting, tuple[Sprite, ...]]) -> bool:
        """Go back to an order, cards that came since at its end; returns whether anything changed."""
        before, held = self.kept(), set(self.sprites)
        here = [sprite for sprite in kept[1] if sprite in held]
        came = held.difference(here)
        self.sorting, self.sprites = kept[0], here + [sprite for sprite in self.sprites if sprite in came]
        return before != self.kept()

    def _keep_sorted(self) -> None:
        if self.sorting is Sorting.MELDS:
            self._sort_by_melds()
        elif self.sorting is not Sorting.MANUAL:
            self._sort_by(self._key_of(self.sorting))

    def _sort_by_melds(self) -> None:
        self._sort_by(self._key_of(Sorting.SUIT))
        left = list(self.sprites)
        first: list[Sprite] = []
        for face in (face for meld in self._melds() for face in meld):
            sprite = next((one for one in left if one.face == face), None)
            if sprite is not None:
                left.remove(sprite)
                first.append(sprite)
        self.sprites = [*first, *left]

    def _sort_by(self, key: Key) -> None:
        self.sprites.sort(key=lambda sprite: (key(sprite.face) if sprite.face is not None else _HIDDEN, sprite.number))


_SAME_ROW: Final = 0.2
"""Cards of one row differ less in height, in card heights."""


def held_slots(
    held: Sequence[Sprite], carried: Collection[Sprite], slots: Sequence[Slot], zone: Rect, *, gap: bool
) -> Sequence[Slot]:
    """A slot for each card that lies in `slots`; where some are carried the others close up around one gap, or none."""
    away = set(held) & set(carried)
    if not away:
        return slots
    first = next(index for index, sprite in enumerate(held) if sprite in away)
    fan = list(hand_slots(len(held) - len(away) + gap, zone, like=len(held)))
    free = fan.pop(first) if gap else slots[first]
    rest = iter(fan)
    return [free if sprite in away else next(rest) for sprite in held]


def insertion_at(
    held: Sequence[Sprite], carried: Collection[Sprite], slots: Sequence[Slot], zone: Rect, x: float, y: float
) -> int:
    """Before which of the cards that are not carried something dropped at (x, y) would go."""
    away = len(set(held) & set(carried))
    fan = hand_slots(len(held) - away + 1, zone, like=len(held)) if away else slots
    if not fan:
        return 0
    row = min({slot.cy for slot in fan}, key=lambda cy: abs(cy - y))
    apart = fan[0].h * _SAME_ROW
    return min(range(len(fan)), key=lambda index: (abs(fan[index].cy - row) > apart, abs(fan[index].cx - x)))
