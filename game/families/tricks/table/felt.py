"""The table of a game with an auction and eight tricks: where its zones lie in a window.

Players sit on the wooden rim as around any table for four; turns go counter-clockwise, the next player sits to the
right. The middle of the felt belongs to the trick, each card before its player, and before that to the talk about the
public card. Contract, points, words and won tricks keep to the corners.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.engine import Place
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.table.layout import sides, trick_slots, won_slots
from game.tricks.rules import SEATS
from game.ui.table.layout.geometry import (
    LEAST_TARGET,
    MIN_CARD_HEIGHT,
    Counts,
    Frame,
    Rect,
    Slot,
    TableLayout,
    card_width,
    slot_at,
)
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.modes import laid_out
from game.ui.table.layout.rim import Bars, around, bars_of, basis_of, hand_of, place_rim
from game.ui.table.layout.rows import hand_slots, heap
from game.ui.table.layout.zone import Zone

_HAND: Final = 1.24
"""The height of the hand's zone in card heights: hovered cards rise, tilted ones hang down."""
_TALLEST_CARD: Final = 0.235
_TALLEST_IN_PORTRAIT: Final = 0.199
"""No card of hand or trick is higher than this part of the window; in a high one there are heaps below the trick."""
_TRICK: Final = 1.0
"""Height of the cards of a trick in heights of those in the hand."""
_PUBLIC: Final = 1.12
"""The public card at most, in the same."""
_LEAST_PUBLIC: Final = MIN_CARD_HEIGHT // 2
"""The lowest public card that lies between the question and the answers, in pixels."""
_QUESTION: Final = 0.72
"""The room for what is asked, in heights of a panel."""
_ANSWERS: Final = 1.7
"""Two rows of answers, in heights of a panel."""
_ROWS_OF_ANSWERS: Final = 172
"""The least height of the same in units, since words are larger than panels where the player wants them so."""
_BADGE_WIDE: Final = 2.7
_WORDS_HIGH: Final = 0.52
_POINTS_HIGH: Final = 0.92
"""Measures of the corners, in heights of a panel."""
_MARK: Final = 0.36
"""The dealer's mark, in heights of a panel."""


@dataclass(frozen=True, slots=True)
class _Felt:
    """The measures that the corners of the felt share, in pixels."""

    field: Rect
    gap: int
    column: int
    """The width of what lies at either side."""
    badge: int
    words: int
    """The heights of contract and points, and of a bubble with words."""
    answers: int
    """The height of the buttons of a dialogue; 0 without an answer to give."""
    question: int
    """The height of the texts above them."""
    card: int
    """The height of a card in the trick."""
    portrait: bool
    """Whether the talk has the whole width, below what lies at either side."""


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Return the places of everything, from 960 x 600 on."""
    return laid_out(_layout, counts, frame)


def _layout(counts: Counts, frame: Frame) -> TableLayout:
    bars = replace(bars_of(frame), lined=False)  # what players say hangs at the sides of the felt
    gap = bars.gap
    height = frame.height - bars.top - bars.prompt - bars.foot - 6 * gap
    if bars.portrait:  # words hang above the trick, as much below keeps it in the middle
        height -= 2 * (round(bars.panel * (_POINTS_HIGH + _WORDS_HIGH)) + 3 * gap)
    tallest = _TALLEST_IN_PORTRAIT if bars.portrait else _TALLEST_CARD
    card = int(min(height / (_HAND + 2 * _TRICK), basis_of(frame) * tallest))
    hand = hand_of(frame, bars, round(card * _HAND))
    prompt = Rect(bars.beside, hand.y - bars.prompt, frame.width - 2 * bars.beside, bars.prompt)
    field = Rect(prompt.x, bars.top + gap, prompt.w, prompt.y - bars.top - 2 * gap)
    zones = {Zone("hand"): hand, Zone("prompt"): prompt, Zone("felt"): field}
    own = counts.of("hand", counts.seat)
    slots: dict[Place, tuple[Slot, ...]] = {Place("hand", counts.seat): hand_slots(own, hand)}
    felt = _felt(field, bars, card, frame)
    place_rim(frame, bars, hand, counts, around(counts.seat, SEATS), zones, slots, drop=felt.badge + 2 * gap)
    _place_corners(felt, counts, frame, zones, slots)
    _place_trick(felt, counts, frame, zones, slots)
    _place_talk(felt, counts, zones, slots)
    _place_own_words(felt, bars, hand, counts, zones)
    if frame.mode is not TableMode.POSITION:
        _place_marks(bars, zones)
    return TableLayout(zones, slots)


def _felt(field: Rect, bars: Bars, card: int, frame: Frame) -> _Felt:
    trick = 3 * card_width(card * _TRICK) + 4 * bars.gap
    beside = field.w // 2 - 3 * bars.gap if bars.portrait else (field.w - trick) // 2 - 2 * bars.gap
    return _Felt(
        field=field,
        gap=bars.gap,
        column=min(beside, round(bars.panel * _BADGE_WIDE)),
        badge=round(bars.panel * _POINTS_HIGH),
        words=round(bars.panel * _WORDS_HIGH),
        answers=max(round(bars.panel * _ANSWERS), round(frame.unit * _ROWS_OF_ANSWERS)) if frame.mode.arranges else 0,
        question=round(bars.panel * _QUESTION),
        card=round(card * _TRICK),
        portrait=bars.portrait,
    )


def _place_corners(
    felt: _Felt, counts: Counts, frame: Frame, zones: dict[Zone, Rect], slots: dict[Place, tuple[Slot, ...]]
) -> None:
    """Contract and points above, words before the panels, won tricks and undealt cards, room for shown projects."""
    field, gap = felt.field, felt.gap
    own, right, across, left = sides(counts.seat, mirrored=frame.mirrored)
    left_x, right_x = field.x + gap, field.right - gap - felt.column
    top, bottom = field.y + gap, field.bottom - gap
    zones[Zone("badge")] = Rect(left_x, top, felt.column, felt.badge)
    zones[Zone("points")] = Rect(right_x, top, felt.column, felt.badge)
    beside = top + felt.badge + gap
    zones[Zone("said", left)] = Rect(left_x, beside, felt.column, felt.words)
    zones[Zone("said", right)] = Rect(right_x, beside, felt.column, felt.words)
    zones[Zone("said", own)] = Rect(left_x, bottom - felt.words, felt.column, felt.words)
    middle = card_width(felt.card) // 2
    centre = field.centre[0]
    panel = zones[Zone("seat", across)]
    inner_left = max(panel.x, left_x + felt.column + gap)
    zones[Zone("said", across)] = Rect(
        inner_left, top, min(felt.column, centre - middle - 2 * gap - inner_left), felt.words
    )
    if felt.portrait:  # all three below contract and points, as they sit above the felt
        third = (field.w - 4 * gap) // 3
        for place, seat in enumerate((left, across, right)):
            zones[Zone("said", seat)] = Rect(left_x + place * (third + gap), beside, third, felt.words)
    pile = round(felt.card * 0.5)
    us, them = own % 2, 1 - own % 2
    zones[Zone("won", us)] = Rect(right_x, bottom - pile, felt.column, pile)
    zones[Zone("won", them)] = Rect(right_x, bottom - 2 * pile - gap, felt.column, pile)
    for team in (us, them):
        slots[Place("won", team)] = won_slots(counts.of("won", team), zones[Zone("won", team)], HAND_SIZE)
    zones[Zone("stock")] = Rect(right_x, bottom - pile, felt.column, pile)
    slots[Place("stock")] = heap(counts.of("stock"), zones[Zone("stock")].inset(2), thickness=0.6)
    room = beside + felt.words + gap
    wing = centre - round(1.5 * card_width(felt.card)) - 2 * gap - left_x
    low = bottom - felt.words - gap
    # Only one team's projects are ever laid open: partners share a wing with the player beside them.
    for seat in (left, own):
        zones[Zone("project", seat)] = Rect(left_x, room, wing, low - room)
    for seat in (right, across):
        zones[Zone("project", seat)] = Rect(field.right - gap - wing, room, wing - felt.column * 5 // 8, low - room)


def _place_trick(
    felt: _Felt, counts: Counts, frame: Frame, zones: dict[Zone, Rect], slots: dict[Place, tuple[Slot, ...]]
) -> None:
    """The card of each player before him."""
    field, gap = felt.field, felt.gap
    x, wide = field.centre[0], card_width(felt.card)
    cards = trick_slots(field.centre, felt.card, gap, sides(counts.seat, mirrored=frame.mirrored))
    for seat, slot in cards.items():
        zones[Zone("trick", seat)] = slot.rect
    zones[Zone("trick")] = Rect(x - round(1.5 * wide) - 2 * gap, field.y + gap, 3 * wide + 4 * gap, field.h - 2 * gap)
    for place, count in counts.cards:
        if place.zone == "trick" and place.owner is not None:
            slots[place] = tuple(cards[(place.owner + number) % SEATS] for number in range(count))


def _place_talk(felt: _Felt, counts: Counts, zones: dict[Zone, Rect], slots: dict[Place, tuple[Slot, ...]]) -> None:
    """The room for what is asked, the public card and the answers, one below the other."""
    field, gap = felt.field, felt.gap
    top = field.y + 2 * gap + felt.words
    left = field.x + 2 * gap + felt.column
    bottom = field.bottom - 2 * gap
    if felt.portrait:
        top, left = top + 2 * gap + felt.badge, field.x + gap
        bottom = zones[Zone("stock")].y - gap
    box = Rect(left, top, field.w - 2 * (left - field.x), bottom - top)
    largest = round(felt.card * _PUBLIC)
    card = min(largest, box.h - 4 * gap - felt.answers - felt.question)
    lying = counts.of("public")
    if card >= _LEAST_PUBLIC:
        spare = box.h - card - felt.answers - felt.question - 4 * gap
        x, y = box.centre[0] - card_width(card) / 2, box.y + felt.question + 2 * gap + spare // 2
    else:  # in a low window the card lies beside what is said about it
        card = min(largest, box.h)
        left, right = box.x - felt.column // 2, box.right + felt.column // 2
        x, y = left, box.y + (box.h - card) // 2
        if lying:
            left += card_width(card) + 2 * gap
        box = Rect(left, box.y, right - left, box.h)
    public = slot_at(x, y, card)
    zones[Zone("public")] = public.rect
    slots[Place("public")] = (public,) * lying
    zones[Zone("dialogue")] = box


def _place_own_words(felt: _Felt, bars: Bars, hand: Rect, counts: Counts, zones: dict[Zone, Rect]) -> None:
    """Place the bubble of the player above the own panel and its mark, which leave it room next to the hand."""
    if bars.portrait:
        return
    own = zones[Zone("seat", counts.seat)]
    above = felt.words + felt.gap + max(LEAST_TARGET, round(bars.panel * _MARK))
    top = max(own.y, hand.y + above)
    zones[Zone("seat", counts.seat)] = Rect(own.x, top, own.w, own.bottom - top)
    zones[Zone("said", counts.seat)] = Rect(own.x, top - above, own.w, felt.words)


def _place_marks(bars: Bars, zones: dict[Zone, Rect]) -> None:
    """The dealer's mark above a panel, at the end of a broad one, or in the corner of one that lies below the score."""
    side = max(LEAST_TARGET, round(bars.panel * _MARK))
    for seat in range(SEATS):
        panel = zones[Zone("seat", seat)]
        broad = panel.w > 2 * panel.h
        left = panel.right - side - bars.gap if broad else panel.x + (panel.w - side) // 2
        top = panel.y + (panel.h - side) // 2 if broad else panel.y - side - 2
        if bars.portrait and not broad:  # above it lies the score
            left, top = panel.x + bars.gap // 2, panel.y + bars.gap // 2
        zones[Zone("dealer", seat)] = Rect(left, top, side, side)
