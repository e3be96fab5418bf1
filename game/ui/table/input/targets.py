"""The own hand as the pointer finds it: which part of each card is in sight, and what lies before a point."""

from __future__ import annotations

import pygame

from game.engine import Place
from game.ui.table.contract.board import Board
from game.ui.table.layout.geometry import Slot


def others_before(board: Board, x: float, y: float) -> int:
    """How many cards of the hand that are not selected lie before a point, row by row."""
    pairs = [
        (slot.cy, slot.cx)
        for sprite, slot in zip(board.in_hand, board.layout.slots.get(board.own, ()), strict=True)
        if sprite not in board.selected
    ]
    if not pairs:
        return 0
    row = min((cy for cy, _cx in pairs), key=lambda cy: abs(cy - y))
    pitch = board.layout.slots[board.own][0].h * 0.2
    return sum(cy < row - pitch or (cy <= row + pitch and cx < x) for cy, cx in pairs)


def hand_targets(board: Board) -> dict[str, pygame.Rect]:
    """The visible part of every card of the own hand, named `hand.INDEX` and `hand.INDEX.FACE`.

    Cards of the staging strip are named `staging.GROUP.FACE`.
    """
    named: dict[str, pygame.Rect] = {}
    slots = board.layout.slots.get(board.own, ())
    for index, (sprite, slot) in enumerate(zip(board.in_hand, slots, strict=True)):
        rect = pygame.Rect(Slot(slot.cx, slot.cy, slot.w, slot.h).rect)
        following = slots[index + 1] if index + 1 < len(slots) else None
        if following is not None and following.cx > slot.cx:
            rect.width = max(1, round(following.cx - slot.cx))
        elif following is not None and following.cx < slot.cx and abs(following.cy - slot.cy) < slot.h * 0.2:
            step = max(1, round(slot.cx - following.cx))
            rect = pygame.Rect(rect.right - step, rect.top, step, rect.height)
        rect.height = round(slot.h * 0.33)
        named[f"hand.{index}"] = named[f"hand.{index}.{sprite.face}"] = rect
    for number, group in enumerate(board.staging.groups):
        slots = board.layout.slots[Place("staging", board.seat, number)]
        for sprite, slot, after in zip(group, slots, (*slots[1:], None), strict=True):
            part = pygame.Rect(slot.rect)
            part.width = after.rect.x - part.x if after is not None else part.width
            named[f"staging.{number}.{sprite.face}"] = part
    return named
