"""What else a replay offers, at the foot of the list of moves, or without one in the places of a player's buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.widgets import Button, ButtonKind, Widget


class Beside:
    """From another seat, with hands open, gone over, played on, or back."""

    def __init__(
        self,
        sit: Callable[[], None],
        open_hands: Callable[[], None],
        review: Callable[[], None],
        play_on: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        self._seat = Button("seat", "", sit, kind=ButtonKind.SETTING, size=18)
        self._hands = Button("hands", "", open_hands, kind=ButtonKind.SETTING, size=18)
        self._review = Button("review", "", review, size=18)
        self._branch = Button("branch", "", play_on, kind=ButtonKind.PRIMARY, size=18)
        self._back = Button("close", "", back, size=20)

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return self._seat, self._hands, self._review, self._branch, self._back

    def place(self, places: Sequence[pygame.Rect], back: pygame.Rect) -> None:
        """`places` from below: of what plays on, review, hands and seat; what leads `back` has one of its own."""
        for place, button in zip(places, (self._branch, self._review, self._hands, self._seat), strict=True):
            button.place(place)
        self._back.place(back)

    def label(self, name: str, *, opened: bool) -> None:
        """Words and tips: from whose seat the match is seen, and whether all hands are `opened`."""
        self._branch.label, self._back.label = _("Play on from here"), _("Back")
        self._branch.tip = _("Begin a match of its own from this moment. The one you are watching stays as it is.")
        self._hands.label = _("Hands: open") if opened else _("Hands: closed")
        self._hands.tip = _("See all hands, or only what you could see back then.")
        self._review.label = _("Review")
        self._review.tip = _("See what each of your decisions was worth.")
        self._seat.label = _("Seat: {name}", name=name)
        self._seat.tip = _("See the match from the next seat. A click on a player leads to theirs.")

    def offer(self, *, goes_on: bool, over: bool) -> None:
        """Whether the match goes on at this moment, so that it can be played on, and its round can be gone over."""
        self._review.enabled = over
        self._branch.enabled = goes_on
