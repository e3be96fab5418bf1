"""The same cards once more: from the same seat, from somebody else's, or for a friend."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.ui.graphics.medallion import face_of
from game.ui.scenes.deals.code_plate import draw_code, plate_height
from game.ui.scenes.deals.deal_table import DealTable
from game.ui.scenes.deals.seat_button import SeatButton
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import own_seat
from game.ui.shared_texts import number_text
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.widgets import Button

_TABLE: Final = 560
"""Units of the height of the table where there is much room."""
_BARE: Final = 300
"""Units it has in any case."""
_GAP: Final = 18
"""Units between the table and the code."""


class SameDealDialog(Dialog):
    """Everybody at the table, each with the cards that may be taken, and the code of the deal."""

    name = "same_deal"
    width = 1240
    centred = True

    def __init__(self, stage: Stage, match: Match) -> None:
        self._match = match
        self._deal = deal = deal_of(match.header, match.game)
        self._code = code_of(deal)
        names = [setup.name for setup in match.seats]
        own, seats = own_seat(match), len(names)

        def again(turns: int) -> None:
            deal_out(stage, turned(deal, turns), [names[(seat - turns) % seats] for seat in range(seats)])

        self._hands = [
            SeatButton(
                f"seat.{turns}" if turns else "again",
                _("Play with {name}'s cards", name=setup.name) if turns else _("Your cards again"),
                setup.name,
                face_of(stage.style, setup),
                partial(again, turns),
                own=not turns,
                us=match.teams[(own + turns) % seats] == match.teams[own],
            )
            for turns, setup in ((turns, match.seats[(own + turns) % seats]) for turns in range(seats))
        ]
        if match.outcome() is not None:
            points = number_text(match.history()[-1].totals[match.teams[own]])
            self._hands[0].detail = _("Last time: {points}", points=points)
        self._table = DealTable(self._sides(own, seats))
        super().__init__(
            stage,
            _("The same deal"),
            _(
                "Whose cards would you like? The others move round with you, so everybody keeps the same neighbours. "
                "With the code a friend gets these cards too."
            ),
            [[Button("copy", _("Copy deal code"), self._copy), Button("back", _("Back"), self.back)]],
        )
        self.group.replace([*self._hands, *self.group.widgets])
        self.group.set_focus(self._hands[0])

    def picture_height(self, wide: int) -> int:
        """The table, and below it the code."""
        return self.style.px(_TABLE + _GAP) + plate_height(self.style)

    def place_picture(self, room: pygame.Rect) -> None:
        """The table, without the code where there is little room; all of every seat is its button."""
        super().place_picture(room)
        px, plate = self.style.px, plate_height(self.style)
        has_plate = room.height - plate - px(_GAP) >= px(_BARE)
        self._plate = pygame.Rect(room.left, room.bottom - plate, room.width, plate if has_plate else 0)
        table = pygame.Rect(room.left, room.top, room.width, room.height - (plate + px(_GAP) if has_plate else 0))
        self._table.layout(self.style, table)
        for hand, seat in zip(self._hands, self._table.seats, strict=True):
            hand.place(seat)

    def paint_picture(self, surface: pygame.Surface) -> None:
        """Table and code."""
        self._table.paint(surface, self.style)
        if self._plate.height:
            draw_code(surface, self.style, self._plate, self._code)

    def _sides(self, own: int, seats: int) -> list[str]:
        """Where everybody sat, in the order of play from the player on."""
        right, across, left = table_of(self._match.game_name).config.around(own, seats)
        sides = {own: "midbottom", right: "midright", across: "midtop", left: "midleft"}
        return [sides[(own + turns) % seats] for turns in range(seats)]

    def _copy(self) -> None:
        copy_deal_of(self, self._match)
