"""The same cards once more: how everybody did with them, and to play them from the same seat or from another."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.i18n import _, verbatim
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.ui.graphics.medallion import face_of
from game.ui.scenes.deals.seat_cards import SeatCard, SeatCards
from game.ui.scenes.deals.seat_head import HeadTold, SeatHead, Side
from game.ui.scenes.deals.seat_results import SeatResults
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.scoring.heads import ranks_of
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import faces_of, members_of, own_seat, teams_in_order
from game.ui.shared_texts import level_of
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Widget

_ASK: Final = 25
"""Units of the line above the seats."""
_LARGER: Final = 1.3
"""All that stands above the seats is so much larger in an upright window."""
_GAP: Final = 14
"""Units between that line and the seats."""
_LEAST: Final = 250
"""Units of a row of seats so low that nothing is said above them."""
_ROW: Final = 62
_CODE: Final = 74
"""Percent of the last row that the code takes."""


class SameDealDialog(Dialog):
    """Everybody at the table with what the cards came to, and the code of the deal."""

    name = "same_deal"
    width = 1480
    deep = True

    def __init__(self, stage: Stage, match: Match) -> None:
        self._match = match
        self._deal = deal = deal_of(match.header, match.game)
        names = [setup.name for setup in match.seats]
        self._own, seats = own_seat(match), len(names)
        self._results = SeatResults(stage.profile, match)

        def again(turns: int) -> None:
            deal_out(stage, turned(deal, turns), [names[(seat - turns) % seats] for seat in range(seats)])

        by_team = sorted(range(seats), key=lambda turns: not self._is_ours((self._own + turns) % seats))
        cards = [self._card(stage, (self._own + turns) % seats, partial(again, turns), turns) for turns in by_team]
        over, begun = match.outcome() is not None, bool(match.history())
        heading = _("In this match") if over else _("So far") if begun else ""
        self._board = SeatCards(cards, heading, over=over, compared=self._results.compared)
        self._head = SeatHead(self._told(stage, heading))
        code = Button("copy", _("Copy {code}", code=verbatim(code_of(deal))), self._copy, size=24, sign="copy")
        super().__init__(stage, _("The same deal"), "", [[code, Button("back", _("Back"), self.back)]])
        plays = [card.play for card in cards]
        self.group.replace([*plays, *self.group.widgets])
        self.group.set_focus(plays[0])
        stage.profile.archive.look()

    def layout(self, size: tuple[int, int]) -> None:
        """The code is wider than what leads back."""
        self._upright = size[1] > size[0]
        super().layout(size)
        code, back = (self.group.named(name) for name in ("copy", "back"))
        whole, gap = code.rect.union(back.rect), back.rect.left - code.rect.right
        wide = (whole.width - gap) * _CODE // 100
        code.place(pygame.Rect(whole.left, whole.top, wide, whole.height))
        back.place(pygame.Rect(whole.left + wide + gap, whole.top, whole.width - wide - gap, whole.height))

    def row_height(self, row: Sequence[Widget]) -> int:
        """As that of the buttons of the seats."""
        return self.style.target(_ROW)

    def picture_height(self, wide: int) -> int:
        """The seats, and above them what is said."""
        return self._above(wide) + self._board.height(self.style, wide, upright=self._upright)

    def place_picture(self, room: pygame.Rect) -> None:
        """The seats, alone where there is little room."""
        super().place_picture(room)
        above = self._above(room.width)
        if room.height - above < self.style.px(_LEAST):
            above = 0
        self._said = pygame.Rect(room.left, room.top, room.width, above)
        rows = pygame.Rect(room.left, room.top + above, room.width, room.height - above)
        self._board.layout(self.style, rows, upright=self._upright)

    def paint_picture(self, surface: pygame.Surface) -> None:
        """How it went beside Club, what may be done, and the seats."""
        style, results, fewest = self.style, self._results, self._match.game.fewest_win
        told = results.of_seats
        if self._said.height:
            leads = [abs(result.lead) for result in told if result.lead is not None]
            most = max(leads, default=Decimal(0))
            self._head.paint(surface, style, self._said, self._larger, (told[self._own], most))
            below = self._said.bottom - style.px(_GAP) // 2
            for words in reversed(self._asked(self._said.width)):
                line = style.type.line(words, style.text(_ASK * self._larger), style.theme.gilt, TextStyle.STRONG)
                surface.blit(line, line.get_rect(midbottom=(self._said.centerx, below)))
                below -= line.get_height()
        self._board.paint(surface, style, told, waits=results.being_found_out, fewest_win=fewest)

    def update(self, now: float) -> None:
        """What Club makes of the cards may have come, or what was saved of another seat."""
        if self._results.update():
            self.resize(self.size)
            self.damage.everything(self.size)
        super().update(now)

    def wake_after(self) -> float | None:
        """When that may change."""
        waits = (super().wake_after(), self._results.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def announcement(self) -> str:
        """Also how it ended, how it went beside Club, and what may be done."""
        head, own = self._head, self._results.of_seats[self._own]
        return " ".join(filter(None, (super().announcement(), head.outcome, head.said(own), _ask())))

    @property
    def _larger(self) -> float:
        return _LARGER if self._upright else 1.0

    def _above(self, wide: int) -> int:
        """The pixels of all that stands above the seats."""
        style = self.style
        head = self._head.height(style, wide, self._larger, self._results.of_seats[self._own])
        line = style.type.height(style.text(_ASK * self._larger), TextStyle.STRONG)
        return head + len(self._asked(wide)) * line + style.px(_GAP)

    def _asked(self, wide: int) -> list[str]:
        return self.style.type.balanced(_ask(), self.style.text(_ASK * self._larger), wide, TextStyle.STRONG)

    def _told(self, stage: Stage, heading: str) -> HeadTold:
        """Who scored what, and who won."""
        match, style, outcome = self._match, stage.style, self._match.outcome()
        own, order, fewest = match.teams[self._own], teams_in_order(match), match.game.fewest_win
        totals = match.history()[-1].totals if match.history() else ()
        shown = (order if len(order) == 2 else order[:1]) if totals else ()
        sides = [
            Side(members_of(match, team), faces_of(style, match.seats, match.teams, team), totals[team])
            for team in shown
        ]
        title, place = heading, ""
        if outcome is not None:
            drawn = len(outcome.winners) > 1
            title = _("It's a draw!") if drawn else _("You won") if own in outcome.winners else _("You lost")
            if len(shown) == 1:
                rank = ranks_of(totals, fewest=fewest)[own]
                place = _("Place {place} of {number}", place=rank, number=len(order))
        setup = match.seats[self._own]
        you = (setup.name, face_of(style, setup))
        return HeadTold(title, sides, place, you, self._results.compared, fewest)

    def _is_ours(self, seat: int) -> bool:
        return self._match.teams[seat] == self._match.teams[self._own]

    def _card(self, stage: Stage, seat: int, action: partial[None], turns: int) -> SeatCard:
        setup = self._match.seats[seat]
        own = not turns
        play = Button(
            "again" if own else f"seat.{turns}",
            _("Play your cards again") if own else _("Play {name}'s cards", name=setup.name),
            action,
            kind=ButtonKind.PRIMARY if own else ButtonKind.PLAIN,
            size=21,
        )
        detail = _("You") if setup.level is None else level_of(setup.name, setup.level)
        return SeatCard(seat, setup.name, detail, face_of(stage.style, setup), self._is_ours(seat), own, play)

    def _copy(self) -> None:
        copy_deal_of(self, self._match)


def _ask() -> str:
    return _("Play the same cards again, from any seat.")
