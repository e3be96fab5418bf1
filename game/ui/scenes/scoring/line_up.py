"""The columns of all teams beside each other: where each stands, and how they change places when the totals do."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.i18n.phrases import RoundWords
from game.match.match import Match
from game.match.saved_views import ranks_of
from game.match.sides import members_of, seats_of, team_name, teams_in_order
from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import Style
from game.ui.motion import Tween
from game.ui.panels.teams import faces_of
from game.ui.scenes.scoring.column import FACES_BELOW, RUNS_MS, Column, Side
from game.ui.scenes.scoring.counting import Counting
from game.ui.scenes.scoring.heads import head_height, mood_at
from game.ui.scenes.scoring.rows import Fit, fit, rows_of
from game.ui.scenes.scoring.story import RoundStory
from game.ui.scenes.scoring.sums import sum_height
from game.ui.scenes.spoken_scores import read_rows
from game.ui.stage import Stage
from game.ui.widgets import ScrollList

_COUNT_MS: Final = 800.0
"""For totals to count up."""
_GLIDE_MS: Final = 700.0
"""For columns to change their places."""
_NARROW: Final = 600
"""Units of width below which the column of a team has its cards under its words."""
_HEAD_FACES: Final = (132, 108, 66)
"""Units of the faces of a team beside its name, the largest that leaves room for the lines."""
_GAP: Final = 24


class LineUp:
    """A column a team; who plays alone stands by rank, and is counted after the one whose round was worse."""

    def __init__(self, stage: Stage, match: Match, story: RoundStory, *, limit: int, away: frozenset[int]) -> None:
        """`limit` of the totals, 0 where there is none; the seats that were `away` from this round."""
        self._stage = stage
        self._match = match
        self._story = story
        self._limited = limit > 0
        self._round = match.history()[-1]
        self.teams = teams_in_order(match)
        fewest = match.game.fewest_win
        self.alone = len(self.teams) > 2
        """Whether everybody plays alone."""
        self._ranks = ranks_of([self._round.totals[team] for team in self.teams], fewest=fewest)
        self._ranks_before = ranks_of([self._before(team) for team in self.teams], fewest=fewest)
        self.columns = [self._column(place, team, limit, away) for place, team in enumerate(self.teams)]
        worst_first = sorted(
            range(len(self.teams)), key=lambda place: self._round.points[self.teams[place]], reverse=fewest
        )
        counted = [len(column.rows) for column in self.columns]
        self.counting = Counting(counted, worst_first if self.alone else None, stamped=bool(story.stamps))
        self._slots = [Tween(float(self._slot(place))) for place in range(len(self.teams))]
        """The columns' places, from 0 at the left."""
        self._area = pygame.Rect(0, 0, 0, 0)
        self._width = 0
        self.card_units = 0.0
        """How wide the cards in the lines are."""
        self._face = 0
        """Pixels of the faces below the lines; 0 where they stand in the heads."""

    @property
    def lists(self) -> Sequence[ScrollList]:
        """The lines of each column."""
        return [column.lines for column in self.columns]

    def lay_out(self, style: Style, area: pygame.Rect, *, roomy: bool) -> None:
        """Place the columns in an area; where it is `roomy`, with faces and the bars to the limit."""
        way = roomy and self._limited
        self._area = area
        gaps = style.px(_GAP) * (len(self.teams) - 1)
        self._width = (area.width - gaps) // len(self.teams)
        below = self.alone and roomy
        fitted = self._fill(style, FACES_BELOW if below else _HEAD_FACES if roomy else _HEAD_FACES[-1:], way, below)
        self._face = min(column.face_side(style) for column in self.columns) if below else 0
        if below and not self._face:
            fitted = self._fill(style, _HEAD_FACES[-1:], way, below=False)
        self.card_units = fitted.units
        for column in self.columns:
            for row in column.rows:
                foresee_strip(style, " ".join(row.cards), self._width, fitted.units)

    def _fill(self, style: Style, faces: Sequence[int], way: bool, below: bool) -> Fit:
        """Columns with the largest of the faces, in units, that leaves room for lines and names."""
        px = style.px
        rows = [column.rows for column in self.columns]
        for units in faces:
            face, least = (0, px(units + 14)) if below else (units, 0)
            header = head_height(style, way=way, face=face)
            room = self._area.height - header - sum_height(style) - px(4) - least
            fitted = fit(style, rows, self._width - px(28), room, narrow=self._width < px(_NARROW))
            named = all(each.names_fit(style, self._width, face) for each in self.columns)
            if fitted.room_for(rows) <= room and named:
                break
        for place, column in enumerate(self.columns):
            column.lay_out(style, self._place_of(style, place), fitted, face, way=way)
        return fitted

    def paint(self, surface: pygame.Surface, style: Style, now: float, words: RoundWords) -> None:
        """All columns as far as they are counted."""
        for place, column in enumerate(self.columns):
            rank = self._ranks[place] if self.alone else 0
            column.paint(surface, style, self.counting, now, words, rank, self._face)

    def count_up(self, before: Sequence[int], now: float, *, still: bool) -> bool:
        """The sums follow the lines that are seen, of which there were so many `before`; whether a new one glows."""
        glows = False
        for column, seen, shown in zip(self.columns, before, self.counting.shown, strict=True):
            glows = glows or any(row.bonus for row in column.rows[seen:shown])
            column.counted(shown, now, self._stage.pace.move(0.0 if still else RUNS_MS))
        return glows

    def show_totals(self, now: float, *, still: bool) -> None:
        """Totals count on to those after the round, and columns glide to their places; at once where all is `still`."""
        pace = self._stage.pace
        for place, (team, column) in enumerate(zip(self.teams, self.columns, strict=True)):
            column.total.to(self._round.totals[team], now, 0.0 if still else pace.move(_COUNT_MS))
            slot, ms = float(self._slot(place)), 0.0 if still else pace.move(_GLIDE_MS)
            if ms > 0:
                self._slots[place].to(slot, now, ms)
            else:
                self._slots[place].jump(slot)

    def glide(self, style: Style) -> None:
        """Columns on the way to their places."""
        for place, column in enumerate(self.columns):
            rect = self._place_of(style, place)
            if rect != column.rect:
                column.move(style, rect)

    def moving(self, now: float) -> bool:
        """Whether a figure counts or a column glides."""
        figures = any(column.total.counting(now) for column in self.columns)
        return figures or any(not slot.done(now) for slot in self._slots)

    def _place_of(self, style: Style, place: int) -> pygame.Rect:
        left = self._slots[place].at(self._stage.clock.now()) * (self._width + style.px(_GAP))
        return pygame.Rect(self._area.left + round(left), self._area.top, self._width, self._area.height)

    def _slot(self, place: int) -> int:
        """Where a column stands: who plays alone by rank, before the totals by the one of the round before."""
        if not self.alone:
            return place
        counted = self.counting.totals_since is not None
        if len(self._match.history()) == 1 and not counted:
            return place
        return (self._ranks if counted else self._ranks_before)[place] - 1

    def _before(self, team: int) -> Decimal:
        history = self._match.history()
        return history[-2].totals[team] if len(history) > 1 else Decimal(0)

    def _column(self, place: int, team: int, limit: int, away: frozenset[int]) -> Column:
        match, scored, story = self._match, self._round, self._story
        lines = [line for line in scored.lines if line.team == team]
        rows = rows_of(match, lines, story.folded, story.beside)
        seats = frozenset(seats_of(match, team))
        out = seats <= story.out
        side = Side(
            place=place,
            name=team_name(match, team),
            members=tuple(members_of(match, team)),
            faces=tuple(faces_of(self._stage.style, match.seats, match.teams, team)),
            mood="dismayed" if out else mood_at(scored.points, team, fewest_win=match.game.fewest_win),
            stamp=story.stamps.get(team),
            points=scored.points[team],
            gained=scored.totals[team] - self._before(team),
            limit=limit,
            sparing=match.game.fewest_win,
            out=out,
            away=seats <= away,
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
        self.columns[place].paint_row(self.counting, self._stage.clock.now(), surface, style, row, rect)

    def _open_rule(self, place: int, row: int) -> None:
        """The clause that a line of the score comes from."""
        self._stage.navigator.open_rules(self.columns[place].rows[row].line.clause)
