"""The end of a match: who won, the totals, how it went, and once more."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import pygame

from game.engine import Outcome
from game.i18n import _, plural
from game.i18n.dates import day_text
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.match.saves import MatchSetup
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.motion import Pace
from game.ui.scenes import teams
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.celebration import Celebration
from game.ui.scenes.deals.club_line import CLUB_LINE, ClubLine
from game.ui.scenes.match_facts import match_facts
from game.ui.scenes.spoken_scores import match_in_words
from game.ui.scenes.taking_along import copy_deal_of, export_match
from game.ui.shared_texts import number_text, signed_text
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph

_DEALS: Final = 10**9
_ROOM_TO_TELL: Final = 600
"""Units of height from which on the moments of the match are told, and winners stand out by their size."""
_REASON: Final = 24
"""Units of the line that says why the match ended, where that is worth saying."""


class EndScene(WidgetScene):
    """The result of a finished match; raises `ValueError` for a match that goes on."""

    name = "end"

    def __init__(self, stage: Stage, match: Match, record: Path | None = None) -> None:
        """`record` is that of a match that is only looked at; one that was played knows its own."""
        super().__init__(stage)
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("the match is not over")
        self._match = match
        self._record = record or match.record_path
        self._outcome: Outcome = outcome
        ending = phrases_of(match.game_name).endings.get(outcome.reason)
        self._reason = ending.said() if ending is not None else ""
        if match.day is not None:
            self._reason = _("Deal of the day: {day}", day=day_text(match.day))
        self._teams = _ranked(match, outcome)
        self._places = {team: place for place, team in enumerate(teams.teams_in_order(match))}
        """The mark of each team."""
        self._facts = match_facts(match)
        own = any(match.is_human(seat) for seat in range(len(match.seats)))
        self._won = own and teams.own_team(match) in outcome.winners
        still = stage.profile.settings.reduce_motion or stage.pace in (Pace.OFF, Pace.INSTANT)
        self._celebration = Celebration(stage.clock.now(), still=still) if self._won else None
        self._rained = False
        self._sounded = not own
        self._history = match.history()
        self._rounds = ScrollList("rounds", self._row, read=self._read_row)
        marked = teams.teams_in_order(match)
        totals = [[entry.totals[team] for team in marked] for entry in self._history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in self._history])
        self._again = Button("rematch", _("Rematch"), self._rematch, kind=ButtonKind.PRIMARY, size=28)
        self._menu = Button("menu", _("Main menu"), self.back, size=24)
        self._replay = Button("replay", _("Replay"), self._watch_again, size=24)
        self._review = Button("review", _("Review"), self._go_over, size=20)
        self._save = Button("export", _("Export match"), self._export, size=20)
        self._deal = Button("deal", _("The same deal…"), lambda: stage.navigator.open_same_deal(match), size=20)
        self._code = Button("copy", _("Copy deal code"), lambda: copy_deal_of(self, match), size=20)
        self._club = ClubLine(stage, match, whole_match=True)
        below = [self._menu, self._replay, self._again]
        self.group.replace([self._rounds, self._graph, self._review, self._code, self._deal, self._save, *below])
        self.group.set_focus(self._again)
        self._tray = pygame.Rect(0, 0, 0, 0)
        """The rounds, with the heads of their columns."""

    def announcement(self) -> str:
        """Who won, and with how many points."""
        return match_in_words(self._match, self._outcome.winners, self._reason)

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
        many = len(self._teams) > 2  # the moments stand below the graph, where many cards leave no room
        self._head = style.type.height(style.text(19)) + px(16)
        row = style.type.height(style.text(22)) + px(14)
        told = self._stack(left, roomy=inner.height >= px(_ROOM_TO_TELL))
        if self._roomy and self._tray.height < self._head + row + px(10):
            told = self._stack(left, roomy=False)
        body = pygame.Rect(self._tray.left + px(16), self._tray.top + self._head, self._tray.width - px(32), 0)
        body.height = self._tray.bottom - px(10) - body.top
        self._rounds.place(body)
        self._rounds.fill(len(self._history), row, 0, px(12))
        self._rounds.focusable = self._rounds.scrolls
        buttons, small = style.target(76), style.target(50)
        below = buttons + 2 * (small + px(12))
        if many and told:
            self._moments = pygame.Rect(right.left, right.bottom - below - px(18) - told, right.width, told)
        graph = self._moments.top - px(18) if many and told else right.bottom - below - gap
        line = style.type.height(style.text(CLUB_LINE)) + px(10) if self._club.offered else 0
        self._club_at = pygame.Rect(right.left, graph - line, right.width, line)
        graph -= line
        self._graph.place(pygame.Rect(right.left, right.top, right.width, graph - right.top))
        aside = (self._review, self._code, self._deal, self._save)
        half = (right.width - px(14)) // 2
        for place, each in enumerate(aside):
            corner = (right.left + place % 2 * (half + px(14)), right.bottom - below + place // 2 * (small + px(12)))
            each.place(pygame.Rect(corner, (half, small)))
        left_edge, gap, top = right.left, px(14), right.bottom - buttons
        for button, part in ((self._menu, 30), (self._replay, 26), (self._again, 44)):
            wide = (right.width - 2 * gap) * part // 100
            button.place(pygame.Rect(left_edge, top, wide, buttons))
            left_edge += wide + gap

    def _stack(self, left: pygame.Rect, *, roomy: bool) -> int:
        """Put the result above the rounds, with the moments where it is `roomy`; returns how high these are."""
        style, px = self.style, self.style.px
        self._roomy = roomy
        card, top = teams.card_height(style, len(self._teams)), left.top
        self._cards = []
        for team in self._teams:
            high = card + (card * 2 // 5 if team in self._outcome.winners and roomy else 0)
            self._cards.append(pygame.Rect(left.left, top, left.width, high))
            top += high + px(14)
        told = len(self._facts) * self._fact_height() + px(14) if self._facts and roomy else 0
        self._moments = pygame.Rect(left.left, self._cards[-1].bottom + px(18), left.width, told)
        above = self._moments if told and len(self._teams) <= 2 else self._cards[-1]
        self._tray = pygame.Rect(left.left, above.bottom + px(18 if roomy else 36), left.width, 0)
        self._tray.height = left.bottom - self._tray.top
        return told

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The headline, a panel for each team, the head of the list of rounds."""
        style, theme, px = self.style, self.style.theme, self.style.px
        surface.blit(backdrop(style, self.size, lamp=(0.5, 0.3)), area, area)
        self._panel.paint(surface, style, self._headline())
        if self._reason:
            above = (self._panel.inner.centerx, self._panel.inner.top - px(12))
            draw_text(surface, style, self._reason, _REASON, theme.text_soft, midtop=above)
        if self._celebration is not None:
            self._celebration.paint_behind(surface, style, self._panel.rect)
        for rank, (team, rect) in enumerate(zip(self._teams, self._cards, strict=True), start=1):
            won = team in self._outcome.winners
            name, members = teams.team_name(self._match, team), teams.members_of(self._match, team)
            if len(self._teams) > 2:
                name = _("{rank}. {name}", rank=rank, name=name)
            total = self._outcome.totals[team]
            mood = "glad" if won else "dismayed"
            faces = teams.faces_of(style, self._match.seats, self._match.teams, team)
            place = self._places[team]
            teams.draw_team_card(surface, style, rect, place, name, members, total, won=won, faces=faces, mood=mood)
        self._club.paint(surface, style, self._club_at)
        self._paint_moments(surface)
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

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything, and what falls over it."""
        super().paint(surface, area)
        if self._celebration is not None:
            self._celebration.paint_over(surface, self.style, self.size, self.stage.clock.now())

    def update(self, now: float) -> None:
        """Celebrate, or console, once; let it rain."""
        super().update(now)
        if self._club.update():
            self.damage.add(self._club_at)
        if not self._sounded:
            self._sounded = True
            self.stage.sounds.play(Cue.VICTORY if self._won else Cue.DEFEAT)
        raining = self._celebration is not None and self._celebration.moving(now)
        if raining or self._rained:
            self.damage.everything(self.size)
        self._rained = raining

    def wake_after(self) -> float | None:
        """At once while it rains."""
        raining = self._celebration is not None and self._celebration.moving(self.stage.clock.now())
        if raining or self._rained or not self._sounded:
            return 0.0
        waits = (super().wake_after(), self._club.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def _fact_height(self) -> int:
        return max(
            self.style.type.height(self.style.text(20)) + self.style.px(8), strip_size(self.style, 1, 999)[1] + 4
        )

    def _paint_moments(self, surface: pygame.Surface) -> None:
        """What is worth remembering, line by line."""
        if not (self._facts and self._roomy):
            return
        style, theme, px = self.style, self.style.theme, self.style.px
        draw_panel(surface, style, self._moments, PanelKind.ROW)
        high, size = self._fact_height(), style.text(20)
        labels = max(style.type.width(fact.label, size) for fact in self._facts)
        for number, fact in enumerate(self._facts):
            middle = self._moments.top + px(7) + number * high + high // 2
            left = self._moments.left + px(22)
            draw_text(surface, style, fact.label, 20, theme.text_soft, midleft=(left, middle))
            left += labels + px(24)
            room = self._moments.right - px(18) - left
            cards = fact.cards.split()
            wide = strip_size(style, len(cards), room // 2)[0] if cards else 0
            fitted = style.type.fitted(fact.value, size, room - wide - px(14), TextStyle.STRONG)
            text = style.type.shortened(fact.value, fitted, room - wide - px(14), TextStyle.STRONG)
            line = style.type.line(text, fitted, theme.text, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=(left, middle)))
            if cards:
                tall = strip_size(style, len(cards), room // 2)[1]
                strip = pygame.Rect(self._moments.right - px(18) - wide, middle - tall // 2, wide, tall)
                draw_strip(surface, style, fact.cards, strip)

    def _watch_again(self) -> None:
        self.stage.navigator.open_replay(self._record)

    def _go_over(self) -> None:
        self.stage.navigator.open_review(self._record)

    def _export(self) -> None:
        export_match(self, self._record)

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

    def _read_row(self, row: int) -> str:
        entry = self._history[row]
        totals = ", ".join(number_text(entry.totals[team]) for team in self._teams)
        return f"{_('Round {round}', round=entry.round)}: {totals}"

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


def _ranked(match: Match, outcome: Outcome) -> list[int]:
    """The teams, winners first, then by their totals; of equal ones the own first."""
    sign = 1 if match.game.fewest_win else -1
    return sorted(
        teams.teams_in_order(match), key=lambda team: (team not in outcome.winners, sign * outcome.totals[team])
    )
