"""The places of tricks on a table for four, in pixels."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Seat
from game.tricks.rules import SEATS
from game.ui.table.layout.geometry import Rect, Slot, card_width, slot_at


def sides(seat: Seat, *, mirrored: bool) -> tuple[Seat, Seat, Seat, Seat]:
    """The seats below, at the right, above and at the left, as the scene sees them before it is mirrored.

    `seat` sits below, and the next in the order of play to its right on the screen.
    """
    own, right, across, left = ((seat + ahead) % SEATS for ahead in range(SEATS))
    return (own, left, across, right) if mirrored else (own, right, across, left)


def trick_slots(
    centre: tuple[float, float], card: int, gap: int, around: tuple[Seat, Seat, Seat, Seat]
) -> Mapping[Seat, Slot]:
    """The card of each player before him; `card` is its height, `around` as `sides` says."""
    x, y = centre
    wide = card_width(card)
    down, aside = (card + gap) / 2, wide + gap
    own, right, across, left = around
    centres = {own: (x, y + down), across: (x, y - down), right: (x + aside, y), left: (x - aside, y)}
    return {seat: Slot(cx, cy, wide, card) for seat, (cx, cy) in centres.items()}


def won_slots(count: int, zone: Rect, tricks: int) -> tuple[Slot, ...]:
    """Cards in squared packets of a trick each, side by side from the right; a hand has so many tricks."""
    card = zone.h - 2
    step = min(card_width(card) * 0.34, (zone.w - card_width(card)) / (tricks - 1))
    return tuple(
        slot_at(zone.right - card_width(card) - step * (place // SEATS) - place % SEATS * 0.5, zone.y + 1, card)
        for place in range(count)
    )
