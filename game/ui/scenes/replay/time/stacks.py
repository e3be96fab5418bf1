"""What stands so close on a time line that it is told together: mistakes upon one another, rounds of who is out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.scenes.replay.key_moments import Ended

_BLOCK: Final = 3
"""So many rounds of somebody who is out are told together."""
_NEAR: Final = 1.15
"""Signs that are no further apart than this, in their width, lie upon one another."""
_SEEN, _STEP = 3, 0.35
"""So many of them are seen at most, so far apart in their width."""


@dataclass(frozen=True, slots=True)
class Stack:
    """One mistake, or several."""

    x: int
    """Of the middle of the signs."""
    moves: Sequence[Graded]
    """In their order."""

    def draw(
        self, surface: pygame.Surface, style: Style, reviewed: Reviewed, centre: tuple[int, int], wide: int
    ) -> None:
        """The signs of the dearest, side by side, the dearest above the others: so one sees that it is not one."""
        shown = sorted(self.moves, key=lambda each: each.cost)[-_SEEN:]
        step = round(wide * _STEP)
        for number, graded in enumerate(shown):
            sign = pygame.Rect(0, 0, wide, wide)
            sign.center = centre[0] + step * number - step * (len(shown) - 1) // 2, centre[1]
            reviewed.draw(surface, style, sign, graded)


def stacked(signs: Sequence[tuple[int, Graded]], wide: int) -> Sequence[Stack]:
    """Signs of a width at their places from left to right; those that would overlap are one, in the middle of them."""
    groups: list[list[tuple[int, Graded]]] = []
    for x, graded in signs:
        if groups and x - groups[-1][0][0] < wide * _NEAR:
            groups[-1].append((x, graded))
        else:
            groups.append([(x, graded)])
    stacks: list[Stack] = []
    for group in groups:
        x = (group[0][0] + group[-1][0]) // 2
        x = max(x, stacks[-1].x + wide) if stacks else x
        stacks.append(Stack(x, [graded for _x, graded in group]))
    return stacks


def blocks_of(rounds: Sequence[Ended | None]) -> Sequence[range]:
    """Rounds in a row of which no more is told than that somebody was out of the match."""
    blocks: list[range] = []
    for place, ended in enumerate(rounds):
        if ended is None or not ended.out:
            continue
        if blocks and blocks[-1].stop == place:
            blocks[-1] = range(blocks[-1].start, place + 1)
        else:
            blocks.append(range(place, place + 1))
    return [block for block in blocks if len(block) >= _BLOCK]
