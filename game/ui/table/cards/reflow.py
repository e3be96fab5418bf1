"""How the own hand closes up while cards are carried out of it or through it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import hand_slots

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
