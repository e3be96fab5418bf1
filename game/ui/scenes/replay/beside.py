"""What else a replay offers, beside its table: how it is seen, and what leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.controls import SettingButton
from game.ui.scenes.replay.findings.reviewed import Reviewed
from game.ui.scenes.replay.places import Places
from game.ui.widgets import Button, Widget


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
        self._seat = SettingButton("seat", sit)
        self._hands = SettingButton("hands", open_hands)
        self._review = Button("review", "", review, size=18)
        self._reviewed = False
        """Whether the round that is shown was gone over."""
        self._called: tuple[str, tuple[int, ...], float] | None = None
        """What it was called for: its words, its place, and the size of everything."""
        self._branch = Button("branch", "", play_on, size=18)
        self._back = Button("close", "", back, size=18)

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return self._review, self._seat, self._hands, self._branch, self._back

    def place(self, style: Style, places: Places, rows: Sequence[pygame.Rect], back: pygame.Rect) -> None:
        """In their places, or in the `rows` where a player's buttons are, from below; what leads `back` beside them."""
        self._review.place(places.review)
        buttons = [self._branch, self._hands, self._seat]
        if not places.review:
            buttons.insert(1, self._review)
        for place, button in zip(places.others or rows, buttons, strict=True):
            button.place(place)
        self._back.place(places.back or back)
        self._call(style)

    def _call(self, style: Style) -> None:
        """What leads to the review says whether there is one, where that has room."""
        text = _("Open the review") if self._reviewed else _("Review your decisions")
        wanted = text, tuple(self._review.rect), style.scale
        if self._called != wanted:
            self._called, self._review.label = wanted, text
            if not self._review.has_room(style):
                self._review.label = _("Review")

    def label(self, name: str, *, opened: bool) -> None:
        """Words and tips: from whose seat the match is seen, and whether all hands are `opened`."""
        self._branch.label, self._back.label = _("Play on from here"), _("Back")
        self._branch.tip = _("Begin a match of its own from this moment. The one you are watching stays as it is.")
        hands = (_("open"), _("Hands: open")) if opened else (_("closed"), _("Hands: closed"))
        self._hands.say(_("Hands"), *hands)
        self._hands.tip = _("See all hands, or only what you could see back then.")
        self._review.tip = _("See what each of your decisions was worth.")
        self._seat.say(_("Seat"), name, _("Seat: {name}", name=name))
        self._seat.tip = _("See the match from the next seat. A click on a player leads to theirs.")

    def offer(self, style: Style, reviewed: Reviewed, *, goes_on: bool) -> None:
        """Whether the match goes on at this moment, so that it can be played on, and its round can be gone over, or
        was.
        """
        self._review.enabled, self._reviewed = reviewed.offers, reviewed.known
        self._call(style)
        self._branch.enabled = goes_on
