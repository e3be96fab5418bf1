"""What of somebody's steps is shown where there is little room: what tells most, and how much more there was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.table.lap.deeds import Deed, Step
from game.ui.table.lap.signs import SIGNED

BACK: Final = "back"
_WHOLE: Final = {True: 2, False: 3}
"""So many cards are shown whole behind a sign, and without one."""
_MANY: Final = (6, 5, 4, 0)
"""So many, where there is much room."""


@dataclass(frozen=True, slots=True)
class Item:
    """Steps of one kind that are shown as one: cards by name, and numbers such as `+2` of what is left out there."""

    steps: tuple[Step, ...]
    parts: tuple[str, ...]
    deed: Deed | None
    """None where deeds of several kinds are only counted."""

    @property
    def counted(self) -> bool:
        """Whether no card of it is shown."""
        return all(map(is_number, self.parts))


def is_number(part: str) -> bool:
    """Whether a part is no card, but how many more there are."""
    return part.startswith("+")


def shown_of(steps: Sequence[Step], most: int = 0) -> tuple[str, ...]:
    """What is shown of the cards of steps of one kind: up to `most` of them, at least what is whole everywhere.

    Of more that were laid these are the first and the last, of those that were taken or added the last.
    """
    names = tuple(str(card) for step in steps for card in step.seen)
    cards = sum(len(step.cards) for step in steps)
    if len(names) < cards:
        return (BACK,) if cards == 1 else (BACK, f"+{cards - 1}")
    signed = steps[0].deed in SIGNED
    if cards <= max(most, _WHOLE[signed]):
        return names
    return (names[-1], f"+{cards - 1}") if signed else (names[0], f"+{cards - 2}", names[-1])


def whole(steps: Sequence[Step]) -> tuple[Item, ...]:
    """Every step for itself."""
    return tuple(Item((step,), shown_of((step,)), step.deed) for step in steps)


def summaries(steps: Sequence[Step]) -> Iterator[tuple[Item, ...]]:
    """The steps told in ever less room, the fullest first.

    What was taken and what was done last is never left out. Of melds the latest one is shown longest, and what was
    added to melds is counted before that one is.
    """
    for most in _MANY:
        items = _merged(steps, most)
        yield items
    for deed, kept in ((Deed.LAID, 1), (Deed.ADDED, 0), (Deed.LAID, 0)):
        while True:
            places = [at for at, item in enumerate(items) if item.deed is deed and not item.counted]
            if len(places) <= kept or places[0] == len(items) - 1:
                break
            items = _counting(items, places[0])
            yield items
    if len(items) > 2:
        between = tuple(step for item in items[1:-1] for step in item.steps)
        yield items[0], Item(between, (f"+{len(between)}",), None), items[-1]


def _merged(steps: Sequence[Step], most: int) -> tuple[Item, ...]:
    """What was added to several melds one after the other is one item."""
    groups: list[list[Step]] = []
    for step in steps:
        if groups and step.deed is Deed.ADDED is groups[-1][-1].deed:
            groups[-1].append(step)
        else:
            groups.append([step])
    return tuple(Item(tuple(group), shown_of(group, most), group[0].deed) for group in groups)


def _counting(items: tuple[Item, ...], place: int) -> tuple[Item, ...]:
    """Only the number of one item is told, together with that of its like beside it."""
    first, last, deed = place, place + 1, items[place].deed
    while first and items[first - 1].deed is deed and items[first - 1].counted:
        first -= 1
    while last < len(items) and items[last].deed is deed and items[last].counted:
        last += 1
    steps = tuple(step for item in items[first:last] for step in item.steps)
    many = len(steps) if deed is Deed.LAID else sum(len(step.cards) for step in steps)
    return (*items[:first], Item(steps, (f"+{many}",), deed), *items[last:])
