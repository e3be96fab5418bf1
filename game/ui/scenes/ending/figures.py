"""The figures of a finished match: totals that count up, what is worth remembering, the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _, plural
from game.i18n.wording import number_text, signed_text
from game.match.match import Match
from game.match.sides import team_name
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.ending.facts import MatchFact
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark

_WON: Final = 58
_LOST: Final = 42
_NAME: Final = 26
_LABEL: Final = 18
_VALUE: Final = 26
_ROOM_FOR_GAINS: Final = 178
"""Units of a column of the rounds from which on it says what each round brought."""


@dataclass(frozen=True, slots=True)
class Total:
    """What one team has at the end, on the way up to it."""

    place: int
    """In the order of marks."""
    name: str
    shown: Decimal
    final: Decimal
    won: bool


def paint_totals(surface: pygame.Surface, style: Style, totals: Sequence[Total], rect: pygame.Rect) -> None:
    """One line a team, the winners' larger."""
    theme, px = style.theme, style.px
    many = len(totals) > 2
    step = min(rect.height // max(1, len(totals)), px(64 if many else 92))
    top = rect.centery - step * len(totals) // 2
    for rank, total in enumerate(totals, start=1):
        row = pygame.Rect(rect.left, top, rect.width, step)
        units = (_WON if total.won else _LOST) * (0.72 if many else 1)
        size = min(style.text(units), row.height * 8 // 10)
        colour = theme.gilt if total.won else theme.text_soft
        figure = style.type.line(number_text(total.shown), size, colour, TextStyle.STRONG)
        surface.blit(figure, figure.get_rect(midright=(row.right, row.centery)))
        draw_mark(surface, style, total.place, (row.left + px(14), row.centery), 10)
        name = _("{rank}. {name}", rank=rank, name=total.name) if many else total.name
        begin = row.left + px(36)
        room = row.right - style.type.width(number_text(total.final), size, TextStyle.STRONG) - px(12) - begin
        fitted = style.type.fitted(name, style.text(_NAME), room, TextStyle.STRONG)
        said = style.type.shortened(name, fitted, room, TextStyle.STRONG)
        line = style.type.line(said, fitted, theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(begin, row.centery)))
        top += step


def paint_facts(surface: pygame.Surface, style: Style, facts: Sequence[MatchFact], rect: pygame.Rect) -> None:
    """What is worth remembering, as far as there is room: what it is called above what it was."""
    px = style.px
    needed = style.type.height(style.text(_LABEL)) + style.type.height(style.text(_VALUE), TextStyle.STRONG)
    told = facts[: max(1, (rect.height - px(16)) // needed)]
    draw_panel(surface, style, rect, PanelKind.ROW)
    step = min((rect.height - px(16)) // max(1, len(told)), px(92))
    top = rect.top + (rect.height - step * len(told)) // 2
    left, room = rect.left + px(22), rect.width - px(44)
    for fact in told:
        at = (left, top + (step - needed) // 2)
        said = draw_text(surface, style, fact.label, _LABEL, style.theme.text_soft, topleft=at)
        _paint_value(surface, style, fact.value, pygame.Rect(left, said.bottom, room, 0))
        top += step


def _paint_value(surface: pygame.Surface, style: Style, value: str, at: pygame.Rect) -> None:
    size = style.type.fitted(value, style.text(_VALUE), at.width, TextStyle.STRONG)
    said = style.type.shortened(value, size, at.width, TextStyle.STRONG)
    line = style.type.line(said, size, style.theme.text, TextStyle.STRONG)
    surface.blit(line, at.topleft)


class Rounds:
    """The table of the rounds: of each the totals after it, and what it brought where there is room."""

    def __init__(self, match: Match, teams: Sequence[int]) -> None:
        """`teams` in the order of the columns."""
        self._match = match
        self._teams = teams
        self._history = match.history()
        self.tray = pygame.Rect(0, 0, 0, 0)
        """With the heads of the columns."""

    def read(self, row: int) -> str:
        """A row in words."""
        entry = self._history[row]
        totals = ", ".join(number_text(entry.totals[team]) for team in self._teams)
        return f"{_('Round {round}', round=entry.round)}: {totals}"

    def head_height(self, style: Style) -> int:
        """Of the line above the rows."""
        return style.type.height(style.text(19)) + style.px(16)

    def paint_ground(self, surface: pygame.Surface, style: Style) -> None:
        """The tray with the names of the teams."""
        px, head = style.px, self.head_height(style)
        draw_panel(surface, style, self.tray, PanelKind.TRAY)
        y = self.tray.top + head // 2 + px(2)
        count = plural("{count} round", "{count} rounds", len(self._history))
        said = draw_text(surface, style, count, 19, style.theme.text_soft, midleft=(self.tray.left + px(26), y))
        for x, team in zip(self._edges(style), self._teams, strict=True):
            room = min(self._step(style) - px(8), x - said.right - px(8))
            name = style.type.shortened(team_name(self._match, team), style.text(19), room)
            draw_text(surface, style, name, 19, style.theme.text_soft, midright=(x, y))
        line = pygame.Rect(self.tray.left + px(16), self.tray.top + head - px(3), self.tray.width - px(32), px(1.5))
        surface.fill(style.theme.brass_dark, line)

    def paint_row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        """One round."""
        entry, theme, px = self._history[row], style.theme, style.px
        if row:
            surface.fill(theme.panel_raised, (rect.left, rect.top, rect.width, px(1)))
        draw_text(surface, style, str(entry.round), 20, theme.text_soft, midleft=(rect.left + px(10), rect.centery))
        gains = len(self._teams) == 2 and self._step(style) >= px(_ROOM_FOR_GAINS)
        for x, team in zip(self._edges(style), self._teams, strict=True):
            text = number_text(entry.totals[team])
            at = (x, rect.centery)
            total = draw_text(surface, style, text, 20, theme.text, TextStyle.STRONG, midright=at)
            if gains:
                before = self._history[row - 1].totals[team] if row else 0
                gained = signed_text(entry.totals[team] - before)
                edge = min(total.left, x - px(70)) - px(12)
                draw_text(surface, style, gained, 18, theme.text_faint, midright=(edge, rect.centery))

    def _step(self, style: Style) -> int:
        return (self.tray.width - style.px(130)) // len(self._teams)

    def _edges(self, style: Style) -> list[int]:
        right = self.tray.right - style.px(40)
        return [right - self._step(style) * (len(self._teams) - 1 - place) for place in range(len(self._teams))]
