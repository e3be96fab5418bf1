"""The same cards once more: how everybody did with them, and to play them from the same seat or from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.i18n import _, verbatim
from game.i18n.phrases import phrases_of
from game.i18n.wording import level_of, number_text
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.match.saved_views import ranks_of
from game.match.sides import members_of, own_seat, team_name, teams_in_order
from game.ui.graphics.medallion import face_of
from game.ui.panels.teams import faces_of
from game.ui.scenes.branched import branched
from game.ui.scenes.deals.round_chart import FEWEST_ROUNDS, RoundChart
from game.ui.scenes.deals.seat_cards import SeatCards, SideCard, Told
from game.ui.scenes.deals.seat_head import HeadTold, SeatHead, Side
from game.ui.scenes.deals.seat_people import SeatCard
from game.ui.scenes.deals.seat_results import SeatResults
from game.ui.scenes.deals.seat_standing import Placed
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.placed_dialog import PlacedDialog
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Widget

_ASK: Final = 25
"""Units of the line above the seats."""
_UPRIGHT: Final = 1.4
"""All that stands above the seats is so much larger in an upright window."""
_SMALLER: Final = (1.0, 0.88, 0.76)
"""It may be so much smaller, that the rounds have room."""
_CHART: Final = 1.35
"""So are the words of the rounds."""
_GAP: Final = 14
"""Units between that line and the seats."""
_LEAST: Final = 250
"""Units of a row of seats so low that nothing is said above them."""
_TIGHT: Final = 30
"""Units by which the code has less around it than a button, so that it begins where the seats do."""
_FOOT: Final = 22
_ROW: Final = 54
_BACK: Final = 300
"""Units of what is written in the last row, of the row itself, and of what leads back."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What stands above the seats."""

    larger: float
    """So many times as large as usual it is."""
    charted: bool = False
    """Whether rounds are shown."""
    tracked: bool = False
    """Whether the player and Club are shown on a track."""


class SameDealDialog(PlacedDialog):
    """Everybody at the table with what the cards came to, and the code of the deal."""

    name = "same_deal"
    width = 1480
    deep = True

    def __init__(self, stage: Stage, match: Match) -> None:
        self._match = match
        self._deal = deal = deal_of(match.header, match.game)
        names = [setup.name for setup in stage.profile.seated(match.seats)]
        self._own, seats = own_seat(match), len(names)
        self._results = SeatResults(stage.profile, match)

        def again(turns: int) -> None:
            deal_out(stage, turned(deal, turns), [names[(seat - turns) % seats] for seat in range(seats)])

        turns_of = {(self._own + turns) % seats: turns for turns in range(seats)}
        sides = [
            [
                self._card(stage, seat, partial(again, turns), turns)
                for seat, turns in turns_of.items()
                if match.teams[seat] == team
            ]
            for team in dict.fromkeys(match.teams[seat] for seat in turns_of)
        ]
        over, begun = match.outcome() is not None, bool(match.history())
        heading = (
            _("Second try")
            if branched(stage, match, match.record_path)
            else _("In this match")
            if over
            else _("So far")
            if begun
            else ""
        )
        cards = [SideCard(team_name(match, match.teams[side[0].seat]) if len(side) > 1 else "", side) for side in sides]
        self._board = SeatCards(match.game_name, cards, heading, over=over, compared=self._results.compared)
        self._teams = [match.teams[side[0].seat] for side in sides]
        self._head = SeatHead(self._told(stage, heading))
        self._chart = RoundChart()
        copy = _("Copy {code}", code=verbatim(code_of(deal)))
        code = Button("copy", copy, self._copy, size=_FOOT, sign="copy", kind=ButtonKind.QUIET)
        super().__init__(stage, _("The same deal"), "", [[code, Button("back", _("Back"), self.back, size=_FOOT)]])
        plays = [card.play for side in sides for card in side]
        self.group.replace([self._chart, *plays, *self.group.widgets])
        self.group.set_focus(plays[0])
        stage.profile.archive.look()

    def layout(self, size: tuple[int, int]) -> None:
        """The code is no more than a line of words, at the other end of what leads back."""
        self._upright = size[1] > size[0]
        self._chart.upright, self._chart.larger = self._upright, _CHART if self._upright else 1.0
        self._fill_chart()
        code, back = (self.group.named(name) for name in ("copy", "back"))
        for button in (code, back):
            if isinstance(button, Button):
                button.size = _FOOT * (_CHART if self._upright else 1.0)
        super().layout(size)
        whole = code.rect.union(back.rect)
        wide = min(self.style.px(_BACK), whole.width // 2)
        back.place(pygame.Rect(whole.right - wide, whole.top, wide, whole.height))
        if isinstance(code, Button):
            wide = min(code.natural(self.style)[0] - self.style.px(_TIGHT), back.rect.left - whole.left)
            code.place(pygame.Rect(whole.left, whole.top, wide, whole.height))

    def row_height(self, row: Sequence[Widget]) -> int:
        """A little lower than the buttons of the seats."""
        return self.style.target(_ROW)

    def picture_height(self, wide: int) -> int:
        """The seats, and above them what is said."""
        self._plan = _Plan(_UPRIGHT if self._upright else 1.0, self._charted, not self._charted)
        chart = self._chart.best_height(self.style) + self.style.px(_GAP) if self._charted else 0
        return self._above(wide) + chart + self._board.height(self.style, wide, self._shown, upright=self._upright)

    def place_picture(self, room: pygame.Rect) -> None:
        """The seats, alone where there is little room; the rounds above them where all of the seats has room too."""
        super().place_picture(room)
        style, upright, gap = self.style, self._upright, self.style.px(_GAP)
        seats = self._board.least_height(style, room.width, self._shown, upright=upright)
        least = self._chart.least_height(style) + gap
        for plan in self._plans():
            self._plan = plan
            above = self._above(room.width)
            if room.height - above - (least if plan.charted else 0) >= seats:
                break
        if room.height - above < style.px(_LEAST):
            above = 0
        self._chart.visible, chart = plan.charted, 0
        if plan.charted:
            wanted = self._board.height(style, room.width, self._shown, upright=upright)
            best = self._chart.best_height(style)
            free = room.height - above - seats - gap
            chart = min(free, max(least - gap, best, room.height - above - wanted - gap))
        self._said = pygame.Rect(room.left, room.top, room.width, above)
        head = above - self._asked_height(room.width)
        if plan.charted:
            self._chart.place(pygame.Rect(room.left, room.top + head, room.width, chart))
            chart += gap
        self._ask_at = room.top + head + chart + gap // 2
        rows = pygame.Rect(room.left, room.top + above + chart, room.width, room.height - above - chart)
        self._board.layout(style, rows, self._shown, upright=upright)

    def _plans(self) -> Sequence[_Plan]:
        """What may stand above the seats, the most of it first."""
        larger = _UPRIGHT if self._upright else 1.0
        charted = [_Plan(larger * part, charted=True) for part in _SMALLER] if self._charted else []
        return [*charted, _Plan(larger, tracked=True), _Plan(larger)]

    def paint_picture(self, surface: pygame.Surface) -> None:
        """How it went beside Club, what may be done, and the seats."""
        style, told = self.style, self._results.of_seats
        if self._said.height:
            leads = [abs(result.lead) for result in told if result.lead is not None]
            head = pygame.Rect(self._said.topleft, (self._said.width, self._head_height(self._said.width)))
            most = max(leads, default=Decimal(0))
            self._head.paint(
                surface, style, head, self._plan.larger, (told[self._own], most), tracked=self._plan.tracked
            )
            top = self._ask_at
            for words in self._asked(self._said.width):
                line = style.type.line(words, style.text(_ASK * self._plan.larger), style.theme.gilt, TextStyle.STRONG)
                surface.blit(line, line.get_rect(midtop=(self._said.centerx, top)))
                top += line.get_height()
        self._board.paint(surface, style, self._shown)

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
        return " ".join(filter(None, (super().announcement(), head.outcome, head.said(own), self._ask())))

    @property
    def _charted(self) -> bool:
        """Whether there are rounds to be compared."""
        return len(self._results.of_rounds) >= FEWEST_ROUNDS

    @property
    def _shown(self) -> Told:
        results = self._results
        sides = [results.of_teams[team] for team in self._teams]
        return Told(results.of_seats, sides, results.being_found_out, self._match.game.fewest_win)

    def _fill_chart(self) -> None:
        """The rounds as they are known by now."""
        own = self._results.of_seats[self._own]
        club = number_text(own.club) if own.club is not None else "…"
        totals = (number_text(own.points), club)
        rounds = phrases_of(self._match.game.name).rounds.bare.said()
        self._chart.show(self._results.of_rounds, totals, rounds, fewest_win=self._match.game.fewest_win)

    def _above(self, wide: int) -> int:
        """The pixels of all that stands above the seats but the rounds."""
        return self._head_height(wide) + self._asked_height(wide)

    def _head_height(self, wide: int) -> int:
        own = self._results.of_seats[self._own]
        return self._head.height(self.style, wide, self._plan.larger, own, tracked=self._plan.tracked)

    def _asked_height(self, wide: int) -> int:
        line = self.style.type.height(self.style.text(_ASK * self._plan.larger), TextStyle.STRONG)
        return len(self._asked(wide)) * line + self.style.px(_GAP) * 3 // 2

    def _asked(self, wide: int) -> list[str]:
        return self.style.type.balanced(self._ask(), self.style.text(_ASK * self._plan.larger), wide, TextStyle.STRONG)

    def _ask(self) -> str:
        """What may be done; with which cards the player did best, as soon as there is a choice."""
        told = self._results.of_seats
        tried = {seat: of.lead for seat, of in enumerate(told) if of.tried is not None or seat == self._own}
        known = {seat: lead for seat, lead in tried.items() if lead is not None}
        if len(known) < 2 or len(known) < len(tried):
            return _("Play the same cards again, from any seat.")
        best = max(known, key=lambda seat: known[seat])
        if best == self._own:
            return _("So far you did best with your own cards. Which seat next?")
        return _("So far you did best with {name}'s cards. Which seat next?", name=self._match.seats[best].name)

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
        title, place, won = heading, "", None
        if outcome is not None:
            drawn = len(outcome.winners) > 1
            won = None if drawn else own in outcome.winners
            title = _("It's a draw!") if drawn else _("You won") if own in outcome.winners else _("You lost")
            if len(shown) == 1:
                rank = ranks_of(totals, fewest=fewest)[own]
                place = _("Place {place} of {number}", place=rank, number=len(order))
        setup = match.seats[self._own]
        you = (setup.name, face_of(style, setup))
        standing = self._standing(totals) if len(shown) == 1 else ()
        return HeadTold(title, won, sides, place, standing, you, self._results.compared, fewest)

    def _standing(self, totals: Sequence[Decimal]) -> Sequence[Placed]:
        """Everybody who plays alone, the best first."""
        match, own = self._match, self._match.teams[self._own]
        ranks = ranks_of(totals, fewest=match.game.fewest_win)
        told = [Placed(ranks[team], team_name(match, team), points, team == own) for team, points in enumerate(totals)]
        return sorted(told, key=lambda each: each.place)

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
