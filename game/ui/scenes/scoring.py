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
from game.ui.graphics.card_strip import SCORE_CARD, cards_in, draw_strip, foresee_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.theme import Rgb
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.teams import members_of, own_seat, team_name, teams_in_order
from game.ui.shared_texts import names_text, number_text, signed_text
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph, draw_mark

_LINE_MS: Final = 420.0
"""From one line of the score to the next."""
_NARROW: Final = 600
"""Units of width below which the column of a team has its cards under its words."""
_ROOMY: Final = 1.4
"""How much higher than they must be rows become where there is room."""
_SUMMARY: Final = 26
"""Units of the line above the columns that says what was played for."""
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
        self._longest = max((len(lines) for lines in self._lines), default=0)
        self._shown = 0
        self._leaving = False
        self._drawing = False
        """Whether cards of later lines are still to be drawn."""
        self._since = stage.clock.now()
        self._columns: list[pygame.Rect] = []
        self._lists = [
            ScrollList(
                f"lines.{place}",
                partial(self._row, place),
                on_open=partial(self._open_rule, place),
                opens_on_click=True,
            )
            for place in range(len(self._teams))
        ]
        history = match.history()
        totals = [[entry.totals[team] for team in self._teams] for entry in history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in history])
        over = match.outcome() is not None
        label = _("See the result") if over else self._words.next.said()
        self._next = Button("next", label, self._go_on, kind=ButtonKind.PRIMARY, size=28)
        self._menu = Button("menu", _("Main menu"), stage.navigator.open_menu, size=22)
        self.group.replace([*self._lists, self._graph, self._next, self._menu])
        self.group.set_focus(self._next)

    def layout(self, size: tuple[int, int]) -> None:
        """A column a team above, graph and buttons below."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1760, 1000))
        inner = self._panel.inner.copy()
        if self._summary:
            inner.top += style.type.height(style.text(_SUMMARY))
            inner.height = self._panel.inner.bottom - inner.top
        gap = px(28)
        below = max(px(190), inner.height * 23 // 100)
        lists = inner.height - below - gap
        width = (inner.width - gap * (len(self._teams) - 1)) // len(self._teams)
        self._header = style.type.height(style.text(30), TextStyle.STRONG) + style.type.height(style.text(19)) + px(20)
        self._narrow = width < px(_NARROW)
        strip = strip_size(style, 1, width, SCORE_CARD)[1]
        above, below_it = style.type.height(style.text(21)), style.type.height(style.text(18))
        self._strips = 1
        if self._narrow:
            held = [len(str(dict(line.detail).get("cards", "")).split()) for line in self._round.lines]
            self._strips = 1 + (max(held, default=0) > cards_in(style, width - px(40), SCORE_CARD))
        least = (above + max(strip * self._strips, below_it) if self._narrow else max(strip, above + below_it)) + px(4)
        row = least + px(10)
        self._columns = []
        for place, lines in enumerate(self._lists):
            column = pygame.Rect(inner.left + place * (width + gap), inner.top, width, lists)
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
                foresee_strip(style, str(dict(line.detail).get("cards", "")), width, SCORE_CARD)
        self._drawing = True
        foot = pygame.Rect(inner.left, inner.bottom - below, inner.width, below)
        buttons = px(400)
        self._graph.place(pygame.Rect(foot.left, foot.top, foot.width - buttons - gap, foot.height))
        small = style.target(56)
        right = foot.right - buttons
        self._next.place(pygame.Rect(right, foot.top, buttons, foot.height - small - px(16)))
        self._menu.place(pygame.Rect(right, foot.bottom - small, buttons, small))

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key while lines still appear only hurries them."""
        hurried = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._shown < self._longest
        if hurried:
            self._show(self._longest)
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
        if self._leaving:
            self._deal()

    def wake_after(self) -> float | None:
        """When the next line is due; soon while cards are being drawn for it."""
        wait = _SOON_MS if self._drawing else super().wake_after()
        if self._leaving:
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
            above = (self._panel.inner.centerx, self._panel.inner.top - px(14))
            size = style.type.fitted(self._summary, style.text(_SUMMARY), self._panel.inner.width, TextStyle.STRONG)
            said = style.type.line(self._summary, size, theme.text, TextStyle.STRONG)
            surface.blit(said, said.get_rect(midtop=above))
        for place, (team, column) in enumerate(zip(self._teams, self._columns, strict=True)):
            draw_panel(surface, style, column, PanelKind.TRAY)
            top = column.top + px(8)
            draw_mark(surface, style, place, (column.left + px(30), top + style.type.height(style.text(30)) // 2))
            done = self._shown >= self._longest
            total = number_text(self._round.totals[team] if done else self._before(team))
            shown = number_text(sum((line.points for line in self._lines[place][: self._shown]), Decimal(0)))
            head = self._narrow_head if self._narrow else self._wide_head
            head(surface, team, column, total, shown)
            line = pygame.Rect(column.left + px(14), column.top + self._header - px(4), column.width - px(28), px(1.5))
            surface.fill(theme.brass_dark, line)

    def _wide_head(self, surface: pygame.Surface, team: int, column: pygame.Rect, total: str, shown: str) -> None:
        """Name and members, this round and all rounds beside each other."""
        style, theme, px = self.style, self.style.theme, self.style.px
        left, top, right = column.left + px(52), column.top + px(8), column.right - px(20)
        name = draw_text(
            surface, style, team_name(self._match, team), 30, theme.text, TextStyle.STRONG, topleft=(left, top)
        )
        members = names_text(members_of(self._match, team))
        members = style.type.shortened(members, style.text(19), column.width // 2 - px(52))
        draw_text(surface, style, members, 19, theme.text_soft, topleft=name.bottomleft)
        self._figure(surface, (right, top), _("Total"), total)
        self._figure(surface, (right - px(170), top), self._words.this.said(), shown)

    def _narrow_head(self, surface: pygame.Surface, team: int, column: pygame.Rect, total: str, shown: str) -> None:
        """The name beside the total, this round below them."""
        style, theme, px = self.style, self.style.theme, self.style.px
        left, top, right = column.left + px(52), column.top + px(8), column.right - px(20)
        figure = draw_text(surface, style, total, 30, theme.gilt, TextStyle.STRONG, topright=(right, top))
        name = style.type.shortened(
            team_name(self._match, team), style.text(30), figure.left - px(10) - left, TextStyle.STRONG
        )
        draw_text(surface, style, name, 30, theme.text, TextStyle.STRONG, topleft=(left, top))
        draw_text(surface, style, shown, 19, theme.gilt, TextStyle.STRONG, topright=figure.bottomright)
        draw_text(surface, style, self._words.this.said(), 19, theme.text_soft, topleft=(left, figure.bottom))

    def _figure(self, surface: pygame.Surface, topright: tuple[int, int], label: str, figure: str) -> None:
        style, theme = self.style, self.style.theme
        drawn = draw_text(surface, style, figure, 30, theme.gilt, TextStyle.STRONG, topright=topright)
        draw_text(surface, style, label, 19, theme.text_soft, topright=(topright[0], drawn.bottom))

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
            strip.height = strip_size(style, 1, strip.width, SCORE_CARD)[1]
            strip.centery = rect.centery
            draw_strip(surface, style, cards, strip, SCORE_CARD)
        draw_text(surface, style, clause_text(line.clause), 18, theme.text_faint, topleft=text.bottomleft)

    def _narrow_row(
        self, surface: pygame.Surface, line: ScoreLine, rect: pygame.Rect, points: str, colour: Rgb
    ) -> None:
        """Words beside the points, and below them the cards in as many strips as show whole indices, or the clause."""
        style, theme, px = self.style, self.style.theme, self.style.px
        left, room = rect.left + px(6), rect.width - px(12)
        cards = str(dict(line.detail).get("cards", "")).split()
        most = cards_in(style, room, SCORE_CARD)
        most = most if len(cards) <= self._strips * most else -(-len(cards) // self._strips)
        strips = [" ".join(cards[first : first + most]) for first in range(0, len(cards), most)]
        strip_high = strip_size(style, 1, room, SCORE_CARD)[1]
        figure = style.type.line(points, style.text(25), colour, TextStyle.STRONG)
        beside = room - figure.get_width() - px(8)
        label = phrases_of(self._match.game_name).score(line)
        size = style.type.fitted(label, style.text(21), beside)
        said = [style.type.shortened(label, size, beside)] if cards else style.type.wrap(label, size, beside)
        words = [style.type.line(part, size, theme.text) for part in said]
        below = strip_high * len(strips) or style.type.height(style.text(18))
        step = words[0].get_height()
        top = rect.centery - (step * len(words) + below) // 2
        for part in words:
            surface.blit(part, (left, top))
            top += step
        for strip in strips:
            draw_strip(surface, style, strip, pygame.Rect(left, top, room, strip_high), SCORE_CARD)
            top += strip_high
        middle = rect.centery if not cards else top - strip_high * len(strips) - step // 2
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

    def _show(self, lines: int) -> None:
        self._shown = lines
        self._drawing = self._drawing and lines < self._longest
        for column in self._columns:
            self.damage.add(column)

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
