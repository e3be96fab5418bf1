"""The score of a round: its event, then line by line what it brought everybody, and at last who has won it."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import Style
from game.ui.graphics.liveliness import REACTS_MS
from game.ui.graphics.medallion import face_of
from game.ui.motion import Tween
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.deals.club_line import CLUB_LINE, ClubLine
from game.ui.scenes.scoring.band import LIVELY_MS, Shown, band_height, paint_band
from game.ui.scenes.scoring.column import FACES_BELOW, RUNS_MS, Column, Side
from game.ui.scenes.scoring.counting import LONG_AGO, Counting, Step
from game.ui.scenes.scoring.heads import head_height, mood_at, ranks_of, team_colour
from game.ui.scenes.scoring.rows import ARRIVES_MS, GLOWS_MS, fit, rows_of
from game.ui.scenes.scoring.stamps import LANDS_MS
from game.ui.scenes.scoring.story import round_story
from game.ui.scenes.scoring.sums import sum_height
from game.ui.scenes.spoken_scores import read_rows, round_in_words
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import faces_of, members_of, own_seat, seats_of, team_name, teams_in_order
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph

_COUNT_MS: Final = 800.0
"""For totals to count up."""
_GLIDE_MS: Final = 700.0
"""For columns to change their places."""
_NARROW: Final = 600
"""Units of width below which the column of a team has its cards under its words."""
_HEAD_FACES: Final = (132, 108, 66)
"""Units of the faces of a team beside its name, the largest that leaves room for the lines."""
_HEARD: Final = {
    Step.LINE: Cue.COUNT,
    Step.SUM: Cue.LAY,
    Step.TOTALS: Cue.TALLY,
    Step.STAMPS: Cue.SWEEP,
    Step.REVEAL: Cue.PRIZE,
}
_LASTS: Final = {Step.STAMPS: LANDS_MS, Step.REVEAL: REACTS_MS}
"""For how long something moves after some of the steps."""
_ROOM_TO_TELL: Final = 600
"""Units of height from which on there is more to be seen than lines and totals."""
_ABOVE_FRAME: Final = 24
"""Units that the line of Club takes of the columns, so that it stands away from the frame."""
_SOON_MS: Final = 15.0
_DRAWING_MS: Final = 4.0
"""How long a frame may spend on drawing cards that come with later lines."""


class ScoringScene(WidgetScene):
    """Lines appear one after the other; a click or a key shows everything."""

    name = "scoring"

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self._match = match
        self._round = match.history()[-1]
        self._words = phrases_of(match.game_name).rounds
        self._teams = teams_in_order(match)
        self._story = round_story(match)
        self._facts = table_of(match.game_name).facts(match, match.view(own_seat(match)))
        fewest = match.game.fewest_win
        self._many = len(self._teams) > 2
        self._ranks = ranks_of([self._round.totals[team] for team in self._teams], fewest=fewest)
        self._ranks_before = ranks_of([self._before(team) for team in self._teams], fewest=fewest)
        self._columns = [self._column(place, team) for place, team in enumerate(self._teams)]
        worst_first = sorted(
            range(len(self._teams)), key=lambda place: self._round.points[self._teams[place]], reverse=fewest
        )
        counted = [len(column.rows) for column in self._columns]
        self._counting = Counting(counted, worst_first if self._many else None, stamped=bool(self._story.stamps))
        self._since = stage.clock.now()
        """When the last step of the counting was taken."""
        self._still_at = self._since
        """From when on nothing moves until the next step."""
        self._moved = False
        """Whether something moved in the last frame."""
        self._leaving = False
        self._drawing = False
        """Whether cards of later lines are still to be drawn."""
        self._slots = [Tween(float(self._slot(place))) for place in range(len(self._teams))]
        """The columns' places, from 0 at the left."""
        self._area = self._told = self._club_at = pygame.Rect(0, 0, 0, 0)
        self._roomy = True
        """Whether there is room for the story and for bars to the limit."""
        history = match.history()
        totals = [[entry.totals[team] for team in self._teams] for entry in history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in history], limit=self._facts.limit)
        self._graph.visible = len(history) > 1
        self._graph.shown = len(history) - 1
        over = match.outcome() is not None
        label = _("See the result") if over else self._words.next.said()
        self._next = Button("next", label, self._go_on, kind=ButtonKind.PRIMARY, size=28)
        played = match.record_path, self._round.round
        self._replay = Button("replay", _("Replay"), partial(stage.navigator.open_replay, *played), size=20)
        self._review = Button("review", _("Review"), partial(stage.navigator.open_review, *played), size=20)
        self._menu = Button("menu", _("Main menu"), stage.navigator.open_menu, size=20)
        quiet = ButtonKind.QUIET
        again = partial(stage.navigator.open_same_deal, match)
        self._same_deal = Button("deal", _("The same deal…"), again, kind=quiet, size=18)
        self._code = Button("copy", _("Copy deal code"), partial(copy_deal_of, self, match), kind=quiet, size=18)
        self._club = ClubLine(stage, match)
        lists = [column.lines for column in self._columns]
        about = [self._same_deal, self._code]
        self.group.replace([*lists, self._graph, *about, self._next, self._replay, self._review, self._menu])
        self.group.set_focus(self._next)

    def announcement(self) -> str:
        """How the round ended, and what it brought everybody."""
        return round_in_words(self._match, self._story.words)

    def layout(self, size: tuple[int, int]) -> None:
        """The story above, a column a team below it, graph and buttons at the foot."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1760, 1000))
        inner, gap = self._panel.inner.copy(), px(24)
        self._roomy = inner.height >= px(_ROOM_TO_TELL)
        if self._story.told and self._roomy:
            self._told = pygame.Rect(inner.left, inner.top - px(8), inner.width, band_height(style))
            inner.top = self._told.bottom + px(14)
            inner.height = self._panel.inner.bottom - inner.top
        small = style.target(54)
        least = max(px(160), 2 * small + px(14))
        high = style.type.height(style.text(CLUB_LINE))
        if self._club.offered and self._roomy:
            inner.height -= px(_ABOVE_FRAME)
        self._club_at = pygame.Rect(inner.left, inner.bottom + px(6), inner.width, high)
        below = max(least, inner.height * 22 // 100) if self._graph.visible else style.target(68)
        self._area = pygame.Rect(inner.left, inner.top, inner.width, inner.height - below - px(20))
        width = (inner.width - gap * (len(self._teams) - 1)) // len(self._teams)
        self._width, self._gap = width, gap
        if not self._fill_columns(faces_below=self._many and self._roomy):
            self._fill_columns(faces_below=False)
        for column in self._columns:
            for row in column.rows:
                foresee_strip(style, " ".join(row.cards), width, self._fit.units)
        self._drawing = True
        foot = pygame.Rect(inner.left, inner.bottom - below, inner.width, below)
        self._lay_out_foot(foot, small)
        high = style.target(40)
        corner = pygame.Rect(inner.left, self._panel.rect.top + px(42), px(200), high)
        self._same_deal.place(corner)
        self._code.place(corner.move(inner.width - corner.width, 0))

    def _fill_columns(self, *, faces_below: bool) -> bool:
        """Place the columns; returns whether there is room for the faces, where they are to stand below the lines."""
        style, px = self.style, self.style.px
        columns = self._columns
        rows = [column.rows for column in columns]
        narrow = self._width < px(_NARROW)
        tried = FACES_BELOW if faces_below else _HEAD_FACES if self._roomy and not self._many else _HEAD_FACES[-1:]
        for units in tried:
            face, least = (0, px(units + 14)) if faces_below else (units, 0)
            header = head_height(style, way=self._roomy, face=face)
            room = self._area.height - header - sum_height(style) - px(4) - least
            self._fit = fit(style, rows, self._width - px(28), room, narrow=narrow)
            if self._fit.room_for(rows) <= room and all(each.names_fit(style, self._width, face) for each in columns):
                break
        for place, column in enumerate(self._columns):
            column.lay_out(style, self._place_of(place, self._width, self._gap), self._fit, face, way=self._roomy)
        self._face = min(column.face_side(style) for column in self._columns) if faces_below else 0
        return bool(self._face)

    def _lay_out_foot(self, foot: pygame.Rect, small: int) -> None:
        """The graph beside the buttons; where there is none yet, all buttons in one row."""
        px = self.style.px
        others = (self._replay, self._review, self._menu)
        if not self._graph.visible:
            row = foot
            wide = px(480)
            self._next.place(pygame.Rect(row.right - wide, row.top, wide, row.height))
            part = min(px(230), (row.width - wide - 3 * px(14)) // 3)
            for place, each in enumerate(others):
                each.place(pygame.Rect(row.left + place * (part + px(14)), row.top, part, row.height))
            self._graph.place(pygame.Rect(foot.left, foot.top, 1, 1))
            return
        buttons = px(480)
        wide = foot.width - buttons - px(24)
        self._graph.place(pygame.Rect(foot.left, foot.top, wide, foot.height))
        right = foot.right - buttons
        self._next.place(pygame.Rect(right, foot.top, buttons, foot.height - small - px(14)))
        third = (buttons - 2 * px(12)) // 3
        for place, each in enumerate(others):
            each.place(pygame.Rect(right + place * (third + px(12)), foot.bottom - small, third, small))

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key while lines still appear only hurries them."""
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and (not self._counting.over or self._counts(self.stage.clock.now())):
            self._finish()
            return True
        return super().handle(event)

    def back(self) -> None:
        """Escape never deals: it leads to the pause as at the table, and from the last score to the result."""
        if self._match.outcome() is not None:
            self._go_on()
        else:
            self.stage.navigator.open_pause()

    def update(self, now: float) -> None:
        """Take the next step of the counting when its time has come."""
        if self._drawing:
            self._drawing = self.style.pictures.work(_DRAWING_MS)
        if (self.stage.pace.pause(1.0) <= 0 or self.stage.profile.settings.reduce_motion) and not self._counting.over:
            self._finish()
        elif not self._counting.over and not self._drawing and now >= self._due:
            self._step(now)
        super().update(now)
        if self._club.update():
            self.damage.add(self._club_at)
        moving = self._moving(now)
        if moving or self._moved:
            self._glide(now)
            self.damage.add(self._area)
            self.damage.add(self._told)
        self._moved = moving
        if self._leaving:
            self._deal()

    def wake_after(self) -> float | None:
        """When the next line is due; soon while cards are being drawn for it."""
        waits = (_SOON_MS if self._drawing else super().wake_after(), self._club.wake_after())
        wait = min((each for each in waits if each is not None), default=None)
        now = self.stage.clock.now()
        if self._leaving or self._moved or self._moving(now):
            return 0.0
        if self._counting.over:
            return wait
        step = max(0.0, self._due - now)
        return step if wait is None else min(step, wait)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, story and columns."""
        style, now = self.style, self.stage.clock.now()
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, self._words.numbered.said(round=self._round.round))
        if self._story.told and self._roomy:
            since = self._counting.revealed_since
            told = self._story.opening if since is None else self._story.verdict
            gone = LIVELY_MS if since is None else now - since
            paint_band(surface, style, told, self._shown_in_band(told.seats), self._told, gone)
        self._club.paint(surface, style, self._club_at)
        for place, column in enumerate(self._columns):
            rank = self._ranks[place] if self._many else 0
            column.paint(surface, style, self._counting, now, self._words, rank, self._face)

    def _shown_in_band(self, seats: Sequence[int]) -> tuple[Shown, ...]:
        shown = []
        for seat in seats[:2]:
            setup, place = self._match.seats[seat], self._teams.index(self._match.teams[seat])
            shown.append(Shown(setup.name, face_of(self.style, setup), team_colour(self.style, place)))
        return tuple(shown)

    def _column(self, place: int, team: int) -> Column:
        match, scored = self._match, self._round
        lines = [line for line in scored.lines if line.team == team]
        rows = rows_of(match, lines, self._story.folded, self._story.beside)
        seats = frozenset(seats_of(match, team))
        out = seats <= self._story.out
        side = Side(
            place=place,
            name=team_name(match, team),
            members=tuple(members_of(match, team)),
            faces=tuple(faces_of(self.style, match.seats, match.teams, team)),
            mood="dismayed" if out else mood_at(scored.points, team, fewest_win=match.game.fewest_win),
            stamp=self._story.stamps.get(team),
            points=scored.points[team],
            gained=scored.totals[team] - self._before(team),
            limit=self._facts.limit,
            sparing=match.game.fewest_win,
            out=out,
            away=seats <= self._facts.away,
        )
        listed = ScrollList(
            f"lines.{place}",
            partial(self._row, place),
            on_open=partial(self._open_rule, place),
            opens_on_click=True,
            read=read_rows(rows),
        )
        return Column(side, rows, listed, self._before(team))

    def _row(self, place: int, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        self._columns[place].paint_row(self._counting, self.stage.clock.now(), surface, style, row, rect)

    def _open_rule(self, place: int, row: int) -> None:
        """The clause that a line of the score comes from."""
        self.stage.navigator.open_rules(self._columns[place].rows[row].line.clause)

    def _before(self, team: int) -> Decimal:
        history = self._match.history()
        return history[-2].totals[team] if len(history) > 1 else Decimal(0)

    def _slot(self, place: int) -> int:
        """Where a column stands: who plays alone by rank, before the totals by the one of the round before."""
        if not self._many:
            return place
        counted = self._counting.totals_since is not None
        if len(self._match.history()) == 1 and not counted:
            return place
        return (self._ranks if counted else self._ranks_before)[place] - 1

    def _place_of(self, place: int, width: int, gap: int) -> pygame.Rect:
        left = self._slots[place].at(self.stage.clock.now()) * (width + gap)
        return pygame.Rect(self._area.left + round(left), self._area.top, width, self._area.height)

    def _glide(self, now: float) -> None:
        """Columns on the way to their places."""
        for place, column in enumerate(self._columns):
            rect = self._place_of(place, self._width, self._gap)
            if rect != column.rect:
                column.move(self.style, rect)

    @property
    def _due(self) -> float:
        return self._since + self.stage.pace.pause(self._counting.wait())

    def _step(self, now: float) -> None:
        """One line more, a sum, or the totals."""
        still = self._is_still
        seen = list(self._counting.shown)
        step = self._counting.go_on(LONG_AGO if still else now)
        self._since = now
        glows = False
        for column, before, shown in zip(self._columns, seen, self._counting.shown, strict=True):
            glows = glows or any(row.bonus for row in column.rows[before:shown])
            column.counted(shown, now, self.stage.pace.move(0.0 if still else RUNS_MS))
        lasts = GLOWS_MS if glows else _LASTS.get(step, REACTS_MS if self._many else ARRIVES_MS)
        self._still_at = now if still else max(self._still_at, now + lasts)
        self.stage.sounds.play(_HEARD[step])
        if step is Step.TOTALS:
            self._show_totals(now, 0.0 if still else 1.0)
        self.damage.add(self._area)
        self.damage.add(self._told)

    def _finish(self) -> None:
        """Everything at once, and nothing moves any more."""
        if not self._counting.over:
            self.stage.sounds.play(Cue.COUNT)
        self._counting.finish()
        now = self.stage.clock.now()
        self._still_at = now
        self._show_totals(now, 0.0)
        self._glide(now)
        self._moved = self._drawing = False
        self.damage.add(self._area)
        self.damage.add(self._told)

    def _show_totals(self, now: float, part: float) -> None:
        for place, (team, column) in enumerate(zip(self._teams, self._columns, strict=True)):
            column.total.to(self._round.totals[team], now, part * self.stage.pace.move(_COUNT_MS))
            slot, ms = float(self._slot(place)), part * self.stage.pace.move(_GLIDE_MS)
            if ms > 0:
                self._slots[place].to(slot, now, ms)
            else:
                self._slots[place].jump(slot)
        self._graph.shown = len(self._match.history())

    @property
    def _is_still(self) -> bool:
        return self.stage.profile.settings.reduce_motion or self.stage.pace.move(1.0) <= 0

    def _counts(self, now: float) -> bool:
        """Whether something is on its way that a click would bring there."""
        figures = any(column.total.counting(now) for column in self._columns)
        return now < self._still_at or figures or any(not slot.done(now) for slot in self._slots)

    def _moving(self, now: float) -> bool:
        since = self._counting.revealed_since
        return self._counts(now) or (since is not None and now < since + LIVELY_MS)

    def _go_on(self) -> None:
        if self._match.outcome() is not None:
            self.stage.navigator.swap_for_result(self._match)
            return
        self._leaving = True

    def _deal(self) -> None:
        """Deal the next round as soon as the record has caught up; the table beneath shows it."""
        if self._match.settled:
            self._match.play(next(self._match.actions()))
            self.stage.pop()
