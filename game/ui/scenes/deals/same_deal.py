"""The same cards once more: from the same seat, from somebody else's, or for a friend."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.i18n import _, plural, verbatim
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.ui.graphics.medallion import face_of
from game.ui.scenes.deals.club_line import CLUB_LINE, ClubLine
from game.ui.scenes.deals.deal_table import DealTable
from game.ui.scenes.deals.seat_button import SeatButton
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.deals.verdict import verdict
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import own_seat, team_name
from game.ui.shared_texts import level_of, number_text
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.table.placement import CardPlacement, hand_counts
from game.ui.widgets import Button, Widget

_TABLE: Final = 640
"""Units of the height of the table where there is much room."""
_BARE: Final = 300
"""Units it has in any case."""
_GAP: Final = 14
"""Units between the table and what Club made of its cards."""
_TEAMS: Final = 2
_ROW: Final = 74
_CODE: Final = 64
"""Percent of the last row that the code takes."""


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
                _("{name}'s cards", name=setup.name) if turns else _("Your cards again"),
                setup.name,
                face_of(stage.style, setup),
                partial(again, turns),
                own=not turns,
                us=match.teams[(own + turns) % seats] == match.teams[own],
            )
            for turns, setup in ((turns, match.seats[(own + turns) % seats]) for turns in range(seats))
        ]
        self._club: ClubLine | None = None
        over = match.outcome() is not None
        for turns, hand in enumerate(self._hands):
            hand.detail = self._detail((own + turns) % seats, over=over)
        hands = hand_counts(self._dealt(own), seats)
        self._table = DealTable(
            self._sides(own, seats), [hands[(own + turns) % seats] for turns in range(seats)], _cards_text(hands)
        )
        if over:
            self._club = ClubLine(stage, match, whole_match=True, told=self._verdict)
            self._table.plates = self._plates()
        text = _("Choose a seat to play the whole match again with its cards. The others move round with you.")
        code = Button("copy", verbatim(self._code), self._copy, detail=_("Copy deal code"), size=27, sign="copy")
        super().__init__(stage, _("The same deal"), text, [[code, Button("back", _("Back"), self.back)]])
        self.group.replace([*self._hands, *self.group.widgets])
        self.group.set_focus(self._hands[0])

    def layout(self, size: tuple[int, int]) -> None:
        """The code is wider than what leads back."""
        super().layout(size)
        code, back = (self.group.named(name) for name in ("copy", "back"))
        whole, gap = code.rect.union(back.rect), back.rect.left - code.rect.right
        wide = (whole.width - gap) * _CODE // 100
        code.place(pygame.Rect(whole.left, whole.top, wide, whole.height))
        back.place(pygame.Rect(whole.left + wide + gap, whole.top, whole.width - wide - gap, whole.height))

    def row_height(self, row: Sequence[Widget]) -> int:
        """Two lines have room in it."""
        return self.style.target(_ROW)

    def picture_height(self, wide: int) -> int:
        """The table, and below it what Club made of its cards."""
        return self.style.px(_TABLE) + self._line_high()

    def place_picture(self, room: pygame.Rect) -> None:
        """The table, alone where there is little room; all of every seat is its button."""
        super().place_picture(room)
        line = self._line_high()
        line = line if room.height - line >= self.style.px(_BARE) else 0
        self._line = pygame.Rect(room.left, room.bottom - line, room.width, line)
        self._table.layout(self.style, pygame.Rect(room.left, room.top, room.width, room.height - line))
        for hand, seat in zip(self._hands, self._table.seats, strict=True):
            hand.place(seat)

    def paint_picture(self, surface: pygame.Surface) -> None:
        """Table, and what Club made of it."""
        self._table.paint(surface, self.style)
        if self._club is not None and self._line.height:
            self._club.paint(surface, self.style, self._line)

    def update(self, now: float) -> None:
        """What Club makes of the cards may have come."""
        if self._club is not None and self._club.update():
            self.damage.everything(self.size)
        super().update(now)

    def wake_after(self) -> float | None:
        """When that may change."""
        waits = (super().wake_after(), self._club.wake_after() if self._club is not None else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def _line_high(self) -> int:
        if self._club is None or not self._club.offered:
            return 0
        return self.style.type.height(self.style.text(CLUB_LINE)) + self.style.px(_GAP)

    def _dealt(self, own: int) -> CardPlacement:
        """Where the cards lie before anybody has done anything, as the player sees it."""
        match = self._match
        return table_of(match.game_name).placement(match.game.view(match.starts[0], own))

    def _detail(self, seat: int, *, over: bool) -> str:
        """Who plays there, and what came of the cards where everybody plays alone."""
        match, setup = self._match, self._match.seats[seat]
        alone = len(set(match.teams)) == len(match.seats)
        points = number_text(match.history()[-1].totals[match.teams[seat]]) if over else ""
        if setup.level is None:
            return _("Last time: {points}", points=points) if over else ""
        level = level_of(setup.name, setup.level)
        return _("{who}: {points}", who=level, points=points) if over and alone else level

    def _plates(self) -> Sequence[tuple[str, str, bool]]:
        """The points of two teams; of more everybody's seat tells."""
        match = self._match
        totals, own = match.history()[-1].totals, match.teams[own_seat(match)]
        if len(totals) > _TEAMS:
            return ()
        teams = sorted(range(len(totals)), key=lambda team: team != own)
        return [(team_name(match, team), number_text(totals[team]), team == own) for team in teams]

    def _sides(self, own: int, seats: int) -> list[str]:
        """Where everybody sat, in the order of play from the player on."""
        right, across, left = table_of(self._match.game_name).config.around(own, seats)
        sides = {own: "midbottom", right: "midright", across: "midtop", left: "midleft"}
        return [sides[(own + turns) % seats] for turns in range(seats)]

    def _verdict(self, club: Decimal) -> str:
        """How the match went beside so many points of Club."""
        match, own = self._match, self._match.teams[own_seat(self._match)]
        lead, outcome = match.history()[-1].totals[own] - club, match.outcome()
        won = outcome is not None and own in outcome.winners
        return verdict(won=won, lead=-lead if match.game.fewest_win else lead)

    def _copy(self) -> None:
        copy_deal_of(self, self._match)


def _cards_text(hands: Sequence[int]) -> str:
    """How many cards everybody was dealt; empty where none are dealt yet."""
    least, most = min(hands), max(hands)
    if least < most:
        return _("{least} or {most} cards each", least=least, most=most) if least else ""
    return plural("{count} card each", "{count} cards each", most) if most else ""
