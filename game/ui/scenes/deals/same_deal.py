"""The same cards once more: how everybody did with them, and to play them from the same seat or from another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.i18n import _, verbatim
from game.match.course import LOST, WON
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.ui.graphics.medallion import face_of
from game.ui.graphics.outcome import draw_outcome
from game.ui.graphics.theme import Rgb
from game.ui.scenes.deals.seat_results import SeatResults
from game.ui.scenes.deals.seat_rows import SeatRow, SeatRows
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.deals.verdict import verdict
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import own_seat
from game.ui.shared_texts import level_of
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Widget

_VERDICT: Final = 33
_TOLD: Final = 21
_SEAL: Final = 72
"""Units of the verdict, of what may be done, and of the sign before the verdict."""
_LARGER: Final = 1.2
"""All of that is so much larger in an upright window."""
_LINE: Final = 8
_GAP: Final = 16
"""Units between lines, and between what is said and the seats."""
_LEAST: Final = 66
"""Units of a row of which there is so little room that nothing is said."""
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
        self._verdict = ""
        self._wide = 0

        def again(turns: int) -> None:
            deal_out(stage, turned(deal, turns), [names[(seat - turns) % seats] for seat in range(seats)])

        by_team = sorted(range(seats), key=lambda turns: not self._is_ours((self._own + turns) % seats))
        self._seats = [self._row(stage, (self._own + turns) % seats, partial(again, turns), turns) for turns in by_team]
        over, begun = match.outcome() is not None, bool(match.history())
        heading = _("Scored") if over else _("So far") if begun else ""
        self._board = SeatRows(self._seats, heading, compared=self._results.compared)
        code = Button("copy", _("Copy {code}", code=verbatim(code_of(deal))), self._copy, size=24, sign="copy")
        super().__init__(stage, _("The same deal"), "", [[code, Button("back", _("Back"), self.back)]])
        plays = [row.play for row in self._seats]
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
        self._wide = wide
        board = self._board.height(self.style, self._results.of_seats, wide, upright=self._upright)
        return self._said_high() + board

    def place_picture(self, room: pygame.Rect) -> None:
        """The seats, alone where there is little room."""
        super().place_picture(room)
        above = self._said_high()
        if room.height - above < len(self._seats) * self.style.px(_LEAST):
            above = 0
        self._said = pygame.Rect(room.left, room.top, room.width, above)
        rows = pygame.Rect(room.left, room.top + above, room.width, room.height - above)
        self._board.layout(self.style, rows, self._results.of_seats, upright=self._upright)

    def paint_picture(self, surface: pygame.Surface) -> None:
        """How it went beside Club, what may be done, and the seats."""
        style, results, top = self.style, self._results, self._said.top
        for number, (text, units, kind, ink) in enumerate(self._words() if self._said.height else ()):
            sealed = number == 0 and bool(self._verdict)
            size, lines = style.text(units), self._lines_of(text, units, kind, sealed=sealed)
            wide = max(style.type.width(line, size, kind) for line in lines)
            left = self._said.centerx - wide // 2
            high = self._high(text, units, kind, sealed=sealed)
            if sealed:
                side = style.px(self._units(_SEAL))
                left += (side + style.px(_GAP)) // 2
                disc = pygame.Rect(left - side - style.px(_GAP), top + (high - side) // 2, side, side)
                draw_outcome(surface, style, disc, WON if self._won else LOST)
            below = top + (high - len(lines) * style.type.height(size, kind)) // 2
            for said in lines:
                line = style.type.line(said, size, ink, kind)
                at = {"topleft": (left, below)} if sealed else {"midtop": (self._said.centerx, below)}
                surface.blit(line, line.get_rect(**at))
                below += style.type.height(size, kind)
            top += high + style.px(_LINE)
        self._board.paint(surface, style, results.of_seats, waits=results.being_found_out)

    def update(self, now: float) -> None:
        """What Club makes of the cards may have come, or what was saved of another seat."""
        if self._results.update():
            own = self._results.of_seats[self._own]
            if own.lead is not None and self._match.outcome() is not None:
                self._verdict = verdict(won=self._won, lead=own.lead)
            self.resize(self.size)
            self.damage.everything(self.size)
        super().update(now)

    def wake_after(self) -> float | None:
        """When that may change."""
        waits = (super().wake_after(), self._results.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def announcement(self) -> str:
        """Also how it went, and what may be done."""
        return " ".join((super().announcement(), *(text for text, *_how in self._words())))

    @property
    def _won(self) -> bool:
        outcome = self._match.outcome()
        return outcome is not None and self._match.teams[self._own] in outcome.winners

    def _words(self) -> list[tuple[str, float, TextStyle, Rgb]]:
        """The lines above the seats, with size, face and colour."""
        theme = self.style.theme
        about = _("Choose a seat to play the whole match again with its cards. The others move round with you.")
        words = [(about, self._units(_TOLD), TextStyle.BODY, theme.text_soft)]
        if self._results.compared:
            went = self._verdict or _("A Club player is playing these cards…")
            ink = theme.gilt if self._won else theme.text
            words.insert(0, (went, self._units(_VERDICT), TextStyle.STRONG, ink))
        return words

    def _units(self, units: float) -> float:
        """Larger in an upright window."""
        return units * _LARGER if self._upright else units

    def _lines_of(self, text: str, units: float, kind: TextStyle, *, sealed: bool) -> list[str]:
        """What is said in lines of about one length; a `sealed` one leaves room for the sign before it."""
        style = self.style
        taken = style.px(self._units(_SEAL)) + style.px(_GAP) if sealed else 0
        return style.type.balanced(text, style.text(units), self._wide - taken, kind)

    def _high(self, text: str, units: float, kind: TextStyle, *, sealed: bool) -> int:
        """Of lines, and of the sign before them."""
        style = self.style
        lines = len(self._lines_of(text, units, kind, sealed=sealed))
        return max(
            lines * style.type.height(style.text(units), kind), style.px(self._units(_SEAL) + _LINE) if sealed else 0
        )

    def _said_high(self) -> int:
        words = [
            self._high(text, units, kind, sealed=number == 0 and bool(self._verdict))
            for number, (text, units, kind, _ink) in enumerate(self._words())
        ]
        return sum(words) + (len(words) - 1) * self.style.px(_LINE) + self.style.px(_GAP)

    def _is_ours(self, seat: int) -> bool:
        return self._match.teams[seat] == self._match.teams[self._own]

    def _row(self, stage: Stage, seat: int, action: partial[None], turns: int) -> SeatRow:
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
        team, ours = self._match.teams[seat], self._is_ours(seat)
        return SeatRow(seat, team, setup.name, detail, face_of(stage.style, setup), ours, own, play)

    def _copy(self) -> None:
        copy_deal_of(self, self._match)
