"""The dialogue of an auction: the question and buttons for the answers, on the cloth around the card that is bid for.

What was said hangs in bubbles at the panels of who said it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Face, Suit
from game.engine import Action, Seat
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.text import TextStyle
from game.ui.widgets import Button

_PASS: Final = "pass"
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}


@dataclass(frozen=True, slots=True)
class Call:
    """Something that the player may say now."""

    name: str
    """`pass` for the quiet answer, else something short such as `clubs`; part of the name of its button."""
    word: str
    brief: str
    """A few words below the word."""
    tip: str
    suit: Suit | None
    """The suit whose sign stands beside the word."""
    action: Action
    """The action of the game."""

    @property
    def is_pass(self) -> bool:
        """Whether it is the quiet answer."""
        return self.name == _PASS

    @property
    def label(self) -> str:
        """The word, with the sign of the suit."""
        return with_sign(self.word, self.suit)


@dataclass(frozen=True, slots=True)
class Said:
    """What one player said at one time."""

    text: str
    is_pass: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """A question, and to whom it goes."""

    title: str
    detail: str
    """Who is asked next; empty where nobody is."""
    own: bool
    """Whether the player is asked."""
    asked: Seat
    """The seat that is asked."""
    public: Face | None
    """The card that is bid for, as long as it lies on the table."""


def with_sign(word: str, suit: Suit | None) -> str:
    """A word with the sign of the suit that it means, if any."""
    return word if suit is None else f"{word} {_SIGNS[suit]}"


_TITLE: Final = 28
_DETAIL: Final = 20
_BUTTON: Final = 70
_BUTTON_GAP: Final = 12
_PAD: Final = 10
"""Around the words, in units."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The parts of the dialogue in pixels."""

    words: pygame.Rect
    """Where question and detail stand."""
    detailed: bool
    """Whether there is room for the detail."""
    buttons: tuple[pygame.Rect, ...]

    @property
    def box(self) -> pygame.Rect:
        """Everything that is painted."""
        return self.words.unionall(list(self.buttons))


def arranged(
    style: Style, zone: pygame.Rect, card: pygame.Rect | None, talk: Talk, buttons: Sequence[Button]
) -> Arrangement:
    """The question above the public card `card`, the answers below it; without a card both in the middle of `zone`."""
    pad = style.px(_PAD)
    title = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    detail = style.type.height(style.text(_DETAIL)) if talk.detail else 0
    room = zone.height if card is None else card.top - zone.top - pad
    detailed = bool(detail) and title + detail + pad <= room
    size = style.type.fitted(talk.title, style.text(_TITLE), zone.width - 4 * pad, TextStyle.STRONG)
    wide = style.type.width(talk.title, size, TextStyle.STRONG)
    if detailed:
        wide = max(wide, style.type.width(talk.detail, style.text(_DETAIL)))
    words = pygame.Rect(0, 0, min(zone.width, wide + 4 * pad), title + (detail if detailed else 0) + pad)
    below = zone.copy()
    if card is None:
        answers = _button_rects(style, zone, buttons)
        high = words.height + (answers[-1].bottom - zone.top + pad if answers else 0)
        words.midtop = (zone.centerx, zone.centery - high // 2)
        below.top = words.bottom + pad
    else:
        words.midbottom = (zone.centerx, max(zone.top + words.height, card.top - pad))
        below.top = card.bottom + pad
    below.height = zone.bottom - below.top
    answers = _button_rects(style, below, buttons)
    spill = max(0, answers[-1].bottom - zone.bottom) if answers else 0
    return Arrangement(words, detailed, tuple(rect.move(0, -spill) for rect in answers))


def _button_rects(style: Style, room: pygame.Rect, buttons: Sequence[Button]) -> tuple[pygame.Rect, ...]:
    """As few rows as hold the buttons, each in the middle, from the top of the room on."""
    if not buttons:
        return ()
    gap, high = style.px(_BUTTON_GAP), max(style.target(_BUTTON), buttons[0].natural(style)[1] - style.px(18))
    natural = max(button.natural(style)[0] for button in buttons) - style.px(20)
    most = max(1, (room.width + gap) // (natural + gap))
    fitting = max(1, (room.height + gap) // (high + gap))
    rows = min(fitting, -(-len(buttons) // most))
    columns = -(-len(buttons) // rows)
    wide = min(natural + style.px(28), (room.width - gap * (columns - 1)) // columns)
    rects = []
    for number in range(len(buttons)):
        row, column = divmod(number, columns)
        held = min(columns, len(buttons) - row * columns)
        left = room.centerx - (held * (wide + gap) - gap) // 2 + column * (wide + gap)
        rects.append(pygame.Rect(left, room.top + row * (high + gap), wide, high))
    return tuple(rects)


def paint_dialogue(surface: pygame.Surface, style: Style, talk: Talk, parts: Arrangement) -> None:
    """The question on a small panel; the card and the buttons come below it."""
    theme, words = style.theme, parts.words
    draw_panel(surface, style, words, PanelKind.TOAST, radius=12)
    wide, top = words.width - 3 * style.px(_PAD), words.top + style.px(_PAD) // 2
    size = style.type.fitted(talk.title, style.text(_TITLE), wide, TextStyle.STRONG)
    line = style.type.line(talk.title, size, theme.brass_light if talk.own else theme.text, TextStyle.STRONG)
    high = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    surface.blit(line, line.get_rect(center=(words.centerx, top + high // 2)))
    if parts.detailed:
        top += high
        size = style.type.fitted(talk.detail, style.text(_DETAIL), wide)
        line = style.type.line(talk.detail, size, theme.text_soft)
        surface.blit(line, line.get_rect(midtop=(words.centerx, top)))
