"""The buttons beside the hand of a replay, in the places of those that somebody who plays has there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.table.board import Board
from game.ui.widgets import Button, ButtonKind, Widget


class Beside:
    """From another seat, with hands open, played on, or back."""

    def __init__(
        self,
        sit: Callable[[], None],
        open_hands: Callable[[], None],
        play_on: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        self._seat = Button("seat", "", sit, size=18)
        self._hands = Button("hands", "", open_hands, size=18)
        self._branch = Button("branch", "", play_on, kind=ButtonKind.PRIMARY, size=18)
        self._back = Button("close", "", back, size=20)

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return self._seat, self._hands, self._branch, self._back

    def place(self, row: Callable[[int], pygame.Rect], board: Board) -> None:
        """`row` gives the places beside the hand, counted from below."""
        for number, button in enumerate((self._branch, self._hands, self._seat)):
            button.place(row(number))
        self._back.place(pygame.Rect(board.layout.zones["menu"]))

    def label(self, *, opened: bool) -> None:
        """Words and tips; `opened` where all hands are shown."""
        self._branch.label, self._back.label = _("Play on from here"), _("Back")
        self._branch.tip = _("Begin a match of its own from this moment. The one you are watching stays as it is.")
        self._hands.label = _("Hide hands") if opened else _("Open hands")
        self._hands.tip = _("See all hands, or only what you could see back then.")
        self._seat.label = _("Next seat")
        self._seat.tip = _("See the match from the next seat. A click on a player leads to theirs.")

    def offer(self, *, goes_on: bool) -> None:
        """Whether the match goes on at this moment, so that it can be played on."""
        self._branch.enabled = goes_on
