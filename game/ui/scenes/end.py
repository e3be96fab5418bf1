"""The end of a match: who won, the totals, how it went, and once more."""

from __future__ import annotations

import secrets
from typing import Final

import pygame

from game.engine import Outcome
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.match.saves import MatchSetup
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes import teams
from game.ui.scenes.base import WidgetScene
from game.ui.shared_texts import number_text, signed_text
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph

_DEALS: Final = 10**9
_REASON: Final = 24
"""Units of the line that says why the match ended, where that is worth saying."""


class EndScene(WidgetScene):
    """The result of a finished match; raises `ValueError` for a match that goes on."""

    name = "end"

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("the match is not over")
        self._match = match
        self._outcome: Outcome = outcome
        ending = phrases_of(match.game_name).endings.get(outcome.reason)
        self._reason = ending.said() if ending is not None else ""
        self._teams = teams.teams_in_order(match)
        self._history = match.history()
        self._rounds = ScrollList("rounds", self._row)
        totals = [[entry.totals[team] for team in self._teams] for entry in self._history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in self._history])
        self._again = Button("rematch", _("Rematch"), self._rematch, kind=ButtonKind.PRIMARY, size=28)
        self._menu = Button("menu", _("Main menu"), self.back, size=24)
        self.group.replace([self._rounds, self._graph, self._again, self._menu])
        self.group.set_focus(self._again)

    def back(self) -> None:
        """To the menu."""
        self.stage.navigator.open_menu()

    def layout(self, size: tuple[int, int]) -> None:
        """The result on the left above the rounds, the graph on the right above the buttons."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1660, 960))
        inner = self._panel.inner.copy()
        if self._reason:
            inner.top += style.type.height(style.text(_REASON))
            inner.height = self._panel.inner.bottom - inner.top
        gap = px(36)
        left = pygame.Rect(inner.left, inner.top, (inner.width - gap) * 48 // 100, inner.height)
        right = pygame.Rect(left.right + gap, inner.top, inner.right - left.right - gap, inner.height)
        card = teams.card_height(style, len(self._teams))
        self._cards = [
            pygame.Rect(left.left, left.top + place * (card + px(14)), left.width, card)
            for place in range(len(self._teams))
        ]
        self._tray = pygame.Rect(left.left, self._cards[-1].bottom + gap, left.width, 0)
        self._tray.height = left.bottom - self._tray.top
        self._head = style.type.height(style.text(19)) + px(16)
        body = pygame.Rect(self._tray.left + px(16), self._tray.top + self._head, self._tray.width - px(32), 0)
        body.height = self._tray.bottom - px(10) - body.top
        self._rounds.place(body)
        self._rounds.fill(len(self._history), style.type.height(style.text(22)) + px(14), 0, px(12))
        self._rounds.focusable = self._rounds.scrolls
        buttons = style.target(76)
        self._graph.place(pygame.Rect(right.left, right.top, right.width, right.height - buttons - gap))
        menu = pygame.Rect(right.left, right.bottom - buttons, right.width * 36 // 100, buttons)
        self._menu.place(menu)
        again_left = menu.right + px(20)
        self._again.place(pygame.Rect(again_left, menu.top, right.right - again_left, buttons))

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The headline, a panel for each team, the head of the list of rounds."""
        style, theme, px = self.style, self.style.theme, self.style.px
        surface.blit(backdrop(style, self.size, lamp=(0.5, 0.3)), area, area)
        self._panel.paint(surface, style, self._headline())
        if self._reason:
            above = (self._panel.inner.centerx, self._panel.inner.top - px(12))
            draw_text(surface, style, self._reason, _REASON, theme.text_soft, midtop=above)
        for place, (team, rect) in enumerate(zip(self._teams, self._cards, strict=True)):
            won = team in self._outcome.winners
            name, members = teams.team_name(self._match, team), teams.members_of(self._match, team)
            teams.draw_team_card(surface, style, rect, place, name, members, self._outcome.totals[team], won=won)
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        y = self._tray.top + self._head // 2 + px(2)
        count = plural("{count} round", "{count} rounds", len(self._history))
        draw_text(surface, style, count, 19, theme.text_soft, midleft=(self._tray.left + px(26), y))
        for x, team in zip(self._column_edges(), self._teams, strict=True):
            room = (self._tray.width - px(200)) // len(self._teams) - px(10)
            name = style.type.shortened(teams.team_name(self._match, team), style.text(19), room)
            draw_text(surface, style, name, 19, theme.text_soft, midright=(x, y))
        line = pygame.Rect(
            self._tray.left + px(16), self._tray.top + self._head - px(3), self._tray.width - px(32), px(1.5)
        )
        surface.fill(theme.brass_dark, line)

    def _headline(self) -> str:
        if len(self._outcome.winners) > 1:
            return _("It's a draw!")
        winner = self._outcome.winners[0]
        if not any(self._match.is_human(seat) for seat in range(len(self._match.seats))):
            return _("The match is over")
        if winner == teams.own_team(self._match):
            return _("You win!")
        members = teams.members_of(self._match, winner)
        return _("{name} wins!", name=members[0]) if len(members) == 1 else _("Your opponents win!")

    def _column_edges(self) -> list[int]:
        right = self._tray.right - self.style.px(40)
        step = (self._tray.width - self.style.px(200)) // len(self._teams)
        return [right - step * (len(self._teams) - 1 - place) for place in range(len(self._teams))]

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        entry, theme = self._history[row], style.theme
        if row:
            surface.fill(theme.panel_raised, (rect.left, rect.top, rect.width, style.px(1)))
        draw_text(
            surface, style, str(entry.round), 22, theme.text_soft, midleft=(rect.left + style.px(10), rect.centery)
        )
        for x, team in zip(self._column_edges(), self._teams, strict=True):
            total = draw_text(
                surface,
                style,
                number_text(entry.totals[team]),
                22,
                theme.text,
                TextStyle.STRONG,
                midright=(x, rect.centery),
            )
            if len(self._teams) > 2:
                continue
            before = self._history[row - 1].totals[team] if row else 0
            gained = signed_text(entry.totals[team] - before)
            edge = min(total.left, x - style.px(70)) - style.px(16)
            draw_text(surface, style, gained, 20, theme.text_faint, midright=(edge, rect.centery))

    def _rematch(self) -> None:
        header = self._match.header
        setup = MatchSetup(header.game, header.seats, 1 + secrets.randbelow(_DEALS), dict(header.options))
        navigator = self.stage.navigator
        navigator.leave_match(lambda: navigator.open_table(self.stage.profile.start(setup)))
