"""The groups of cards that the player arranges before laying them: which cards of the hand are in which group."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.ui.table.cards.sprite import Sprite


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
