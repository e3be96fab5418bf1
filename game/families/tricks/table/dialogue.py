"""The dialogue of an auction: the question and buttons for the answers, on the cloth around the card that is bid for.

Calls hang in bubbles at the panels of their players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.cards import Face, Suit
from game.engine import Action, Seat
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Align, Column, Control, FirstThatFits, Grid, Node, Panel, Role, Row, Space, Text, Tone
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
    """The suit whose sign follows the word."""
    action: Action
    """The action of the game."""
    possible: bool = True
    """Whether it can be said now; what cannot keeps its place."""
    row: int = 0
    """The row of buttons that it belongs to, where there is room for rows."""

    @property
    def is_pass(self) -> bool:
        """Whether it is the quiet answer."""
        return self.name == _PASS

    @property
    def label(self) -> str:
        """The word, with the sign of the suit."""
        return with_sign(self.word, self.suit)


@dataclass(frozen=True, slots=True)
class SpokenCall:
    """The call of one player at one time."""

    text: str
    is_pass: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """A question, and to whom it goes."""

    title: str
    detail: str
    """The seat that is asked next; empty without one."""
    own: bool
    """Whether the player is asked."""
    asked: Seat
    """The seat that is asked."""
    public: Face | None
    """The card that is bid for, as long as it lies on the table."""


def with_sign(word: str, suit: Suit | None) -> str:
    """A word with the sign of the suit that it means, if any."""
    return word if suit is None else f"{word} {_SIGNS[suit]}"


_BUTTON: Final = 70
"""Units of the height of an answer."""
_WORDINGS: Final = ((Role.HEADING, 1, True), (Role.HEADING, 1, False), (Role.STRONG, 1, False), (Role.BODY, 2, False))
"""The role and the lines of a question, and whether it has its detail."""


def dialogue(
    talk: Talk, rows: Sequence[Sequence[Button]], zone: pygame.Rect, card: pygame.Rect | None, gap: int
) -> Sequence[tuple[Node, pygame.Rect]]:
    """Compose the question above the public card, the answers below it; without a card both in the middle of a zone.

    Returns the parts with the places they are to be given; `gap` pixels lie between them and the card.
    """
    question = FirstThatFits(*(partial(_question, talk, *wording) for wording in _WORDINGS))
    answers = [_answers(rows)] if rows else []
    if card is None:
        return [(Column(question, *answers, justify=Align.CENTER), zone)]
    above, below = zone.copy(), zone.copy()
    above.height = card.top - gap - zone.top
    below.top, below.height = card.bottom + gap, zone.bottom - card.bottom - gap
    return [(Column(question, justify=Align.END), above), *((Column(each), below) for each in answers)]


def _question(talk: Talk, role: Role, lines: int, detailed: bool) -> Node:
    title = Text(talk.title, role, Tone.GILT if talk.own else Tone.TEXT, lines=lines, side=Align.CENTER)
    detail = [Text(talk.detail, Role.SOFT, side=Align.CENTER)] if detailed and talk.detail else []
    words = Column(title, *detail, gap=Space.NONE)
    panel = Panel(words, PanelKind.TOAST, pad=Space.WIDE, pad_above=Space.TIGHT, radius=12)
    return Row(panel, justify=Align.CENTER)


def _answers(rows: Sequence[Sequence[Button]]) -> Node:
    """Buttons of one width in their rows, and each of these in as few lines as have room, which are about equally
    long; several rows rather have narrow buttons than more lines.
    """
    longest = max(map(len, rows))
    columns = dict.fromkeys(-(-longest // lines) for lines in range(1, longest + 1))
    grids = [Column(*(_grid(row, count) for row in rows)) for count in columns]
    if len(rows) > 1:
        return FirstThatFits(*grids)
    return FirstThatFits(FirstThatFits(*grids, at="natural"), *grids)  # broad buttons as far as there is room for them


def _grid(buttons: Sequence[Button], columns: int) -> Node:
    controls = (Control(button, height=_BUTTON) for button in buttons)
    return Row(Grid(*controls, columns=columns, centred=True), justify=Align.CENTER)
