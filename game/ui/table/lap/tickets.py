"""How steps of a lap look: a number in a shape that says what was done, and beside it the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.table.lap.deeds import INTO_THE_HAND, Deed, Step
from game.ui.text import TextStyle

_INTO: Final = (158, 205, 240)
_OUT: Final = (255, 176, 92)
_DOWN: Final = (160, 222, 150)
_WON: Final = (250, 222, 120)
_INK: Final = (16, 19, 15)
_FILLS: Final = {Deed.DISCARDED: _OUT, Deed.WON: _WON}
_SHAPES: Final = {
    Deed.DRAWN: "M50 3 L97 36 V97 H3 V36 Z",
    Deed.TAKEN: "M50 3 L97 36 V97 H3 V36 Z",
    Deed.RESERVE: "M3 40 L26 6 L50 32 L74 6 L97 40 V97 H3 Z",
    Deed.LAID: "M12 4 H88 Q96 4 96 12 V88 Q96 96 88 96 H12 Q4 96 4 88 V12 Q4 4 12 4 Z",
    Deed.ADDED: "M20 3 H80 V20 H97 V80 H80 V97 H20 V80 H3 V20 H20 Z",
    Deed.DISCARDED: "M3 3 H97 V64 L50 97 L3 64 Z",
    Deed.PLAYED: "M50 4 A46 46 0 1 1 49.9 4 Z",
    Deed.WON: "M50 0 L64 16 L85 15 L84 36 L100 50 L84 64 L85 85 L64 84 L50 100 L36 84 L15 85 L16 64 L0 50 L16 36 "
    "L15 15 L36 16 Z",
}
"""A house points into the hand, one with two roofs is a whole hand, a shield points out of it, a square is laid, a
cross is added, a disc is played, a star has won."""
_SIDE: Final = 30
"""Units of a badge."""
_CARD: Final = 84
"""Units of the width of a card of which a ticket shows the index."""
_SHOWN: Final = 3
"""So many cards are shown whole; of more the first and the last."""
_GAP: Final = 3
_PAD: Final = 3


def badge_side(style: Style) -> int:
    """The side of a badge in pixels."""
    return max(20, style.px(_SIDE))


def draw_badge(surface: pygame.Surface, style: Style, step: Step, rect: pygame.Rect) -> None:
    """The number of a step in the shape of its deed."""
    fill = _FILLS.get(step.deed, _INTO if step.deed in INTO_THE_HAND else _DOWN)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108">'
        f'<path d="{_SHAPES[step.deed]}" fill="{hex_of(fill)}" stroke="{hex_of(_INK)}" stroke-width="8"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    px = max(13, round(rect.height * (0.58 if step.number < 10 else 0.46)))
    sign = style.type.line(str(step.number), px, _INK, TextStyle.STRONG)
    lean = {Deed.DISCARDED: -0.06}.get(step.deed, 0.06 if step.deed in INTO_THE_HAND else 0.0)
    surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.centery + round(rect.height * lean))))


@dataclass(frozen=True, slots=True)
class Ticket:
    """A step at the place of who did it."""

    step: Step
    rect: pygame.Rect

    @property
    def area(self) -> pygame.Rect:
        """All that it covers, its edge included."""
        return self.rect.inflate(4, 4)


def shown_of(step: Step) -> tuple[str, str]:
    """The cards beside the number, the first and the last of many, and how many more there are between these."""
    hidden = len(step.seen) < len(step.cards)
    names = ["back" if hidden else str(card) for card in step.cards]
    if len(names) <= _SHOWN:
        return " ".join(names), ""
    return f"{names[0]} {names[-1]}", f"+{len(names) - 2}"


def ticket_size(style: Style, step: Step, room: int) -> tuple[int, int]:
    """The pixels that a ticket takes, at most `room` wide."""
    cards, many = shown_of(step)
    side = badge_side(style)
    wide, high = strip_size(style, len(cards.split()), room - side - style.px(_GAP) - 2 * style.px(_PAD), _CARD)
    between = _between(style, many, room)[0] if many else 0
    return min(room, side + style.px(_GAP) + wide + between + 2 * style.px(_PAD)), high + 2


def lined_up(style: Style, steps: Sequence[Step], room: pygame.Rect) -> list[Ticket]:
    """The tickets of one seat, below each other in a high room, else side by side; the last ones where not all fit."""
    across = room.width > 2 * room.height
    tickets: list[Ticket] = []
    gap = style.px(_GAP)
    taken = 0
    for step in reversed(steps):
        wide, high = ticket_size(style, step, room.width)
        length = wide if across else high
        if taken + length > (room.width if across else room.height):
            break
        tickets.append(Ticket(step, pygame.Rect(0, 0, wide, high)))
        taken += length + gap
    tickets.reverse()
    at = room.left if across else room.top
    for ticket in tickets:
        if across:
            ticket.rect.midleft = (at, room.centery)
            at += ticket.rect.width + gap
        else:
            ticket.rect.midtop = (room.centerx, at)
            at += ticket.rect.height + gap
    return tickets


def draw_ticket(surface: pygame.Surface, style: Style, ticket: Ticket) -> None:
    """Badge and cards on a small panel."""
    rect, side, pad = ticket.rect, badge_side(style), style.px(_PAD)
    draw_panel(surface, style, rect, PanelKind.PANEL, radius=6)
    badge = pygame.Rect(0, 0, side, side)
    badge.midleft = (rect.left + pad, rect.centery)
    draw_badge(surface, style, ticket.step, badge)
    cards, many = shown_of(ticket.step)
    names = cards.split()
    left = badge.right + style.px(_GAP)
    room = rect.right - pad - left
    if not many:
        _strip(surface, style, cards, pygame.Rect(left, rect.top + 1, room, rect.height - 2))
        return
    wide, line = _between(style, many, room - 2 * strip_size(style, 1, room, _CARD)[0])
    each = (room - wide) // 2
    _strip(surface, style, names[0], pygame.Rect(left, rect.top + 1, each, rect.height - 2))
    surface.blit(line, line.get_rect(center=(left + each + wide // 2, rect.centery)))
    _strip(surface, style, names[1], pygame.Rect(left + each + wide, rect.top + 1, each, rect.height - 2))


def _strip(surface: pygame.Surface, style: Style, cards: str, rect: pygame.Rect) -> None:
    draw_strip(surface, style, cards, rect, _CARD)


def _between(style: Style, many: str, room: int) -> tuple[int, pygame.Surface]:
    """How many cards are left out, in the `room` that the indices at both sides leave, and how wide it is with it."""
    colour: Rgb = style.theme.text
    line = style.type.line(
        many, style.type.fitted(many, style.text(17), room, TextStyle.STRONG), colour, TextStyle.STRONG
    )
    return max(line.get_width(), min(line.get_width() + style.px(_GAP), room)), line
