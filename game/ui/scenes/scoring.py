"""The score of a round: line by line with its clause, the totals, and how the match has gone so far."""

from __future__ import annotations

from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.engine import ScoreLine
from game.i18n import _
from game.i18n.phrases import clause_text, phrases_of
from game.match.match import Match
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.card_fit import CardFit, Lines, fit_below, fit_beside
from game.ui.graphics.card_strip import (
    SCORE_CARD,
    cards_in,
    draw_rows,
    draw_strip,
    foresee_strip,
    rows_height,
    strip_size,
    whole_in,
)
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.theme import Rgb
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.deals.club_line import CLUB_LINE, ClubLine
from game.ui.scenes.put_out import newly_out, paint_summary, seats_out, summary_height
from game.ui.scenes.round_story import paint_story, round_story, story_height
from game.ui.scenes.score_heads import Figure, Head, draw_head, head_height, mood_at, ranks_of
from game.ui.scenes.spoken_scores import read_lines, round_in_words
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import faces_of, members_of, own_seat, seats_of, team_name, teams_in_order
from game.ui.shared_texts import signed_text
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph

_LINE_MS: Final = 420.0
"""From one line of the score to the next."""
_COUNT_MS: Final = 330.0
"""For the figures to count up to what a line brings."""
_NARROW: Final = 600
"""Units of width below which the column of a team has its cards under its words."""
_ROOMY: Final = 1.7
"""How much higher than they must be rows become where there is room."""
_ROOM_TO_TELL: Final = 600
"""Units of height from which on there is more to be seen than lines and totals."""
_APART: Final = 30
"""Units between the longest words of a column and its cards."""
_SOON_MS: Final = 15.0
_DRAWING_MS: Final = 4.0
"""How long a frame may spend on drawing cards that come with later lines."""


class ScoringScene(WidgetScene):
    """Lines appear one after the other, for all teams at once; a click or a key shows them all."""

    name = "scoring"

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self._match = match
        self._round = match.history()[-1]
        self._words = phrases_of(match.game_name).rounds
        self._teams = teams_in_order(match)
        self._lines: list[list[ScoreLine]] = [
            [line for line in self._round.lines if line.team == team] for team in self._teams
        ]
        self._summary = table_of(match.game_name).summary(match, match.view(own_seat(match)))
        self._fallen = sorted(newly_out(match))
        out = seats_out(match)
        self._out = {team for team in self._teams if out.issuperset(seats_of(match, team))}
        self._story = round_story(match)
        self._told = pygame.Rect(0, 0, 0, 0)
        self._limit = table_of(match.game_name).facts(match, match.view(own_seat(match))).limit
        self._ranks = ranks_of([self._round.totals[team] for team in self._teams], fewest=match.game.fewest_win)
        self._points = [Figure(Decimal(0)) for _team in self._teams]
        self._totals = [Figure(self._before(team)) for team in self._teams]
        self._longest = max((len(lines) for lines in self._lines), default=0)
        self._shown = 0
        self._leaving = False
        self._counted = False
        """Whether figures were counting when it was last looked."""
        self._drawing = False
        """Whether cards of later lines are still to be drawn."""
        self._since = stage.clock.now()
        self._columns: list[pygame.Rect] = []
        self._roomy = True
        """Whether there is room for the story and for bars to the limit."""
        self._fit = CardFit(SCORE_CARD, 1, False, 0)
        """How the cards beside lines, or below their words, have found room."""
        self._lists = [
            ScrollList(
                f"lines.{place}",
                partial(self._row, place),
                on_open=partial(self._open_rule, place),
                opens_on_click=True,
                read=read_lines(match, self._lines[place]),
            )
            for place in range(len(self._teams))
        ]
        history = match.history()
        totals = [[entry.totals[team] for team in self._teams] for entry in history]
        rounds = [entry.round for entry in history]
        self._graph = TotalsGraph("graph", totals, rounds, self._limit if match.game.fewest_win else 0)
        over = match.outcome() is not None
        label = _("See the result") if over else self._words.next.said()
        self._next = Button("next", label, self._go_on, kind=ButtonKind.PRIMARY, size=28)
        played = match.record_path, self._round.round
        self._replay = Button("replay", _("Replay"), partial(stage.navigator.open_replay, *played), size=20)
        self._review = Button("review", _("Review"), partial(stage.navigator.open_review, *played), size=20)
        self._menu = Button("menu", _("Main menu"), stage.navigator.open_menu, size=20)
        self._same_deal = Button("deal", _("The same deal…"), lambda: stage.navigator.open_same_deal(match), size=20)
        self._code = Button("copy", _("Copy deal code"), lambda: copy_deal_of(self, match), size=20)
        self._club = ClubLine(stage, match)
        about = [self._same_deal, self._code]
        self.group.replace([*self._lists, self._graph, *about, self._next, self._replay, self._review, self._menu])
        self.group.set_focus(self._next)

    def announcement(self) -> str:
        """How the round ended, and what it brought everybody."""
        return round_in_words(self._match, (self._story.ended, self._story.turn))

    def layout(self, size: tuple[int, int]) -> None:
        """A column a team above, graph and buttons below."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1760, 1000))
        inner = self._panel.inner.copy()
        if self._summary:
            high = summary_height(style, self._fallen)
            self._above = pygame.Rect(inner.left, inner.top - px(14), inner.width, high)
            inner.top += high
            inner.height = self._panel.inner.bottom - inner.top
        gap = px(28)
        self._roomy = inner.height >= px(_ROOM_TO_TELL)
        if self._story.told and self._roomy:
            self._told = pygame.Rect(inner.left, inner.top, inner.width, story_height(style))
            inner.top = self._told.bottom + px(16)
            inner.height = self._panel.inner.bottom - inner.top
        part = 23 if len(self._teams) > 2 else 20  # columns of two teams need their height for their lines
        below = max(px(170), inner.height * part // 100) if self._roomy else max(px(190), inner.height * 23 // 100)
        lists = inner.height - below - gap
        width = (inner.width - gap * (len(self._teams) - 1)) // len(self._teams)
        self._header = head_height(style, way=self._roomy)
        self._narrow = width < px(_NARROW)
        least = self._fit_cards(width, lists - self._header - px(10))
        row = least + px(10)
        self._columns = []
        for place, lines in enumerate(self._lists):
            at = self._ranks[place] - 1 if len(self._teams) > 2 else place
            column = pygame.Rect(inner.left + at * (width + gap), inner.top, width, lists)
            self._columns.append(column)
            body = pygame.Rect(column.left + px(14), column.top + self._header, width - px(28), 0)
            body.height = column.bottom - px(10) - body.top
            lines.place(body)
            closest = body.height // max(1, self._longest)
            high = min(closest, round(_ROOMY * row)) if closest >= least else row
            lines.fill(len(self._lines[place]), high, 0, style.px(12), 0 if self._lines[place] else None)
            lines.focusable = bool(self._lines[place])
        for lines_of_team in self._lines:
            for line in lines_of_team:
                foresee_strip(style, " ".join(_cards_of(line)), width, self._fit.units)
        self._drawing = True
        foot = pygame.Rect(inner.left, inner.bottom - below, inner.width, below)
        buttons = px(480)
        wide = foot.width - buttons - gap
        club = style.type.height(style.text(CLUB_LINE)) + px(4) if self._club.offered else 0
        self._graph.place(pygame.Rect(foot.left, foot.top, wide, foot.height - club))
        self._club_at = pygame.Rect(foot.left, foot.bottom - club, wide, club)
        corner = pygame.Rect(inner.left, self._panel.rect.top + px(38), px(210), style.target(44))
        self._same_deal.place(corner)
        self._code.place(corner.move(inner.width - corner.width, 0))
        small = style.target(56)
        right = foot.right - buttons
        self._next.place(pygame.Rect(right, foot.top, buttons, foot.height - small - px(16)))
        third = (buttons - 2 * px(12)) // 3
        for place, each in enumerate((self._replay, self._review, self._menu)):
            each.place(pygame.Rect(right + place * (third + px(12)), foot.bottom - small, third, small))

    def _fit_cards(self, width: int, high: int) -> int:
        """Choose the largest cards with which all rows fit so many pixels; returns how high a row must be."""
        style, px = self.style, self.style.px
        held = max((len(_cards_of(line)) for line in self._round.lines), default=0)
        lines = Lines(self._longest, held, style.type.height(style.text(21)), style.type.height(style.text(18)))
        if self._narrow:
            self._fit = fit_below(style, lines, width, high)
        else:
            beside = max((self._words_wide(place) for place in range(len(self._teams))), default=0) + px(_APART + 130)
            self._fit = fit_beside(style, lines, width - px(40) - beside, high)
        return self._fit.least

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key while lines still appear only hurries them."""
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and (self._shown < self._longest or self._counting(self.stage.clock.now())):
            self._show(self._longest, at_once=True)
            return True
        return super().handle(event)

    def back(self) -> None:
        """Escape never deals: it leads to the pause as at the table, and from the last score to the result."""
        if self._match.outcome() is not None:
            self._go_on()
        else:
            self.stage.navigator.open_pause()

    def update(self, now: float) -> None:
        """Let the next line appear when its time has come."""
        if self._drawing:
            self._drawing = self.style.pictures.work(_DRAWING_MS)
        pause = self.stage.pace.pause(_LINE_MS)
        due = self._longest if pause <= 0 else int((now - self._since) / pause)
        if due > self._shown and not self._drawing:
            self._show(min(due, self._longest))
        super().update(now)
        if self._club.update():
            self.damage.add(self._club_at)
        counting = self._counting(now)
        if counting or self._counted:
            for column in self._columns:
                self.damage.add(pygame.Rect(column.left, column.top, column.width, self._header))
        self._counted = counting
        if self._leaving:
            self._deal()

    def wake_after(self) -> float | None:
        """When the next line is due; soon while cards are being drawn for it."""
        waits = (_SOON_MS if self._drawing else super().wake_after(), self._club.wake_after())
        wait = min((each for each in waits if each is not None), default=None)
        if self._leaving or self._counted or self._counting(self.stage.clock.now()):
            return 0.0
        if self._shown >= self._longest:
            return wait
        pause = self.stage.pace.pause(_LINE_MS)
        line = max(0.0, self._since + (self._shown + 1) * pause - self.stage.clock.now())
        return line if wait is None else min(line, wait)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and the heads of the columns."""
        style, theme, px = self.style, self.style.theme, self.style.px
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, self._words.numbered.said(round=self._round.round))
        if self._summary:
            paint_summary(surface, style, self._above, self._summary, self._match, self._fallen)
        if self._story.told and self._roomy:
            paint_story(surface, style, self._story, self._told)
        self._club.paint(surface, style, self._club_at)
        now = self.stage.clock.now()
        for place, (team, column) in enumerate(zip(self._teams, self._columns, strict=True)):
            draw_panel(surface, style, column, PanelKind.TRAY)
            head = Head(
                place=place,
                rank=self._ranks[place] if len(self._teams) > 2 else 0,
                name=team_name(self._match, team),
                members=tuple(members_of(self._match, team)),
                faces=tuple(faces_of(style, self._match.seats, self._match.teams, team)),
                mood=mood_at(self._round.points, team, fewest_win=self._match.game.fewest_win),
                this=self._words.this.said(),
                shown=self._points[place].at(now),
                total=self._totals[place].at(now),
                limit=self._limit if self._roomy else 0,
                sparing=self._match.game.fewest_win,
                out=team in self._out,
            )
            draw_head(surface, style, column, head, narrow=self._narrow)
            line = pygame.Rect(column.left + px(14), column.top + self._header - px(4), column.width - px(28), px(1.5))
            surface.fill(theme.brass_dark, line)

    def _row(self, place: int, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        if row >= self._shown:
            return
        line, theme, px = self._lines[place][row], style.theme, style.px
        if row:
            surface.fill(theme.panel_raised, (rect.left, rect.top, rect.width, px(1)))
        points = signed_text(line.points)
        good = line.points <= 0 if self._match.game.fewest_win else line.points >= 0
        colour = theme.good if good else theme.bad
        if self._narrow:
            self._narrow_row(surface, line, rect, points, colour)
            return
        figure = draw_text(
            surface, style, points, 25, colour, TextStyle.STRONG, midright=(rect.right - px(6), rect.centery)
        )
        label = phrases_of(self._match.game_name).score(line)
        left = rect.left + px(6)
        text = draw_text(surface, style, label, 21, theme.text, bottomleft=(left, rect.centery + px(2)))
        if cards := str(dict(line.detail).get("cards", "")):
            begins = left + self._words_wide(place) + px(_APART)
            strip = pygame.Rect(begins, 0, figure.left - px(14) - begins, 0)
            strip.height = strip_size(style, 1, strip.width, self._fit.units)[1]
            strip.centery = rect.centery
            draw_strip(surface, style, cards, strip, self._fit.units)
        draw_text(surface, style, clause_text(line.clause), 18, theme.text_faint, topleft=text.bottomleft)

    def _narrow_row(
        self, surface: pygame.Surface, line: ScoreLine, rect: pygame.Rect, points: str, colour: Rgb
    ) -> None:
        """Words beside the points, and below them the cards in as many strips as show whole indices, or the clause."""
        style, theme, px = self.style, self.style.theme, self.style.px
        left, room = rect.left + px(6), rect.width - px(12)
        cards = _cards_of(line)
        most = whole_in(style, room, self._fit.units) if self._fit.whole else cards_in(style, room, self._fit.units)
        most = most if len(cards) <= self._fit.rows * most else -(-len(cards) // self._fit.rows)
        strips = [" ".join(cards[first : first + most]) for first in range(0, len(cards), most)]
        cards_high = rows_height(style, len(strips), self._fit.units, whole=self._fit.whole) if strips else 0
        figure = style.type.line(points, style.text(25), colour, TextStyle.STRONG)
        beside = room - figure.get_width() - px(8)
        label = phrases_of(self._match.game_name).score(line)
        size = style.type.fitted(label, style.text(21), beside)
        said = [style.type.shortened(label, size, beside)] if cards else style.type.wrap(label, size, beside)
        words = [style.type.line(part, size, theme.text) for part in said]
        below = cards_high or style.type.height(style.text(18))
        step = words[0].get_height()
        top = rect.centery - (step * len(words) + below) // 2
        for part in words:
            surface.blit(part, (left, top))
            top += step
        draw_rows(surface, style, strips, (left, top), room, self._fit.units, whole=self._fit.whole)
        middle = rect.centery if not cards else top - step // 2
        surface.blit(figure, figure.get_rect(midright=(rect.right - px(6), middle)))
        if not cards:
            draw_text(surface, style, clause_text(line.clause), 18, theme.text_faint, topleft=(left, top))

    def _words_wide(self, place: int) -> int:
        """The width of the longest words beside cards in a column, so that all its cards begin at one line."""
        style, phrases = self.style, phrases_of(self._match.game_name)
        beside = [line for line in self._lines[place] if "cards" in dict(line.detail)]
        said = [style.type.width(phrases.score(line), style.text(21)) for line in beside]
        clauses = [style.type.width(clause_text(line.clause), style.text(18)) for line in beside]
        return max([*said, *clauses, style.px(184)])

    def _open_rule(self, place: int, row: int) -> None:
        """The clause that a line of the score comes from."""
        self.stage.navigator.open_rules(self._lines[place][row].clause)

    def _before(self, team: int) -> Decimal:
        history = self._match.history()
        return history[-2].totals[team] if len(history) > 1 else Decimal(0)

    def _show(self, lines: int, *, at_once: bool = False) -> None:
        if lines > self._shown:
            self.stage.sounds.play(Cue.COUNT)
        self._shown = lines
        now, ms = self.stage.clock.now(), 0.0 if at_once else self._count_ms
        self._counted = self._counted and not at_once
        for place, team in enumerate(self._teams):
            points = sum((line.points for line in self._lines[place][:lines]), Decimal(0))
            self._points[place].to(points, now, ms)
            if lines >= self._longest:
                self._totals[place].to(self._round.totals[team], now, 2 * ms)
        self._drawing = self._drawing and lines < self._longest
        for column in self._columns:
            self.damage.add(column)

    @property
    def _count_ms(self) -> float:
        """How long figures count up to the next line; nothing with reduced motion."""
        if self.stage.profile.settings.reduce_motion:
            return 0.0
        return self.stage.pace.move(_COUNT_MS)

    def _counting(self, now: float) -> bool:
        return any(figure.counting(now) for figure in (*self._points, *self._totals))

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


def _cards_of(line: ScoreLine) -> list[str]:
    """The cards that a line names, in notation."""
    return str(dict(line.detail).get("cards", "")).split()
