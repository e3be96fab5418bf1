"""The saved matches: go on with one, see how one ended, or delete one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pygame

from game.i18n import _, plural, verbatim
from game.i18n.phrases import notice_text, phrases_of
from game.match.resume import UnplayableRecordError
from game.match.saves import SavedMatch
from game.storage.regular import told_of
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.taking_along import export_match
from game.ui.scenes.teams import card_height, draw_team_card
from game.ui.shared_texts import level_name, score_text
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList


class LoadScene(WidgetScene):
    """The list fills while it is shown, one match a frame, the last played first."""

    name = "load"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._saves: list[SavedMatch] = []
        self._coming: Iterator[SavedMatch] | None = None
        self._list = ScrollList("match", self._row, on_choose=self._choose, on_open=self._open_row)
        self._open_button = Button("open", _("Go on"), self._open, kind=ButtonKind.PRIMARY, size=26)
        self._export_button = Button("export", _("Export the match"), self._export, size=22)
        self._delete_button = Button("delete", _("Delete"), self._ask, kind=ButtonKind.DANGER, size=22)
        self._back_button = Button("back", _("Back"), self.back, size=22)
        buttons = [self._open_button, self._export_button, self._delete_button, self._back_button]
        self.group.replace([self._list, *buttons])
        self.group.set_focus(self._list)
        self._read_again()

    def layout(self, size: tuple[int, int]) -> None:
        """The list on the left, what the chosen match is on the right."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1660, 960))
        inner = self._panel.inner
        gap = px(32)
        self._tray = pygame.Rect(inner.left, inner.top, inner.width * 62 // 100, inner.height)
        self._list.place(self._tray.inflate(-2 * px(14), -2 * px(14)))
        self._row_height = (
            style.type.height(style.text(25), TextStyle.STRONG) + style.type.height(style.text(19)) + px(24)
        )
        self._side = pygame.Rect(self._tray.right + gap, inner.top, inner.right - self._tray.right - gap, inner.height)
        bottom = self._side.bottom
        quiet = (self._back_button, self._delete_button, self._export_button)
        for button, units in (*((button, 56) for button in quiet), (self._open_button, 76)):
            height = style.target(units)
            button.place(pygame.Rect(self._side.left, bottom - height, self._side.width, height))
            bottom -= height + px(14)
        self._about = pygame.Rect(self._side.left, self._side.top, self._side.width, bottom - self._side.top)
        self._fill()

    def update(self, now: float) -> None:
        """Read the next match."""
        if self._coming is not None:
            saved = next(self._coming, None)
            if saved is None:
                self._coming = None
            else:
                self._saves.append(saved)
            self._fill()
            self.damage.add(self._panel.rect)
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while matches are still being read."""
        return 0.0 if self._coming is not None else super().wake_after()

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, tray, and what is known of the chosen match."""
        style, theme = self.style, self.style.theme
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Saved matches"))
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        saved = self._chosen
        if saved is None:
            text = _("Reading…") if self._coming is not None else _("There are no saved matches.")
            draw_text(surface, style, text, 24, theme.text_soft, center=self._tray.center)
            return
        self._paint_about(surface, saved)

    @property
    def _chosen(self) -> SavedMatch | None:
        chosen = self._list.chosen
        return self._saves[chosen] if chosen is not None and chosen < len(self._saves) else None

    def _paint_about(self, surface: pygame.Surface, saved: SavedMatch) -> None:
        style, theme, about = self.style, self.style.theme, self._about.copy()
        title = phrases_of(saved.game).title if saved.game else _("Damaged file")
        drawn = draw_text(surface, style, title, 38, theme.gilt, TextStyle.TITLE, topleft=about.topleft)
        about.top = drawn.bottom + style.px(8)
        if saved.game:
            about.top += draw_paragraph(surface, style, _state_text(saved), 20, theme.text, about) + style.px(14)
        if saved.notice is not None:
            about.top += draw_paragraph(surface, style, notice_text(saved.notice), 20, theme.bad, about) + style.px(14)
        if saved.game:
            about.top = self._paint_teams(surface, saved, about)
        file = _("File: {name}", name=verbatim(saved.path.name))
        lines = len(style.type.wrap(file, style.text(20), about.width))
        if about.top + lines * style.type.height(style.text(20)) <= self._about.bottom:
            draw_paragraph(surface, style, file, 20, theme.text_soft, about)

    def _paint_teams(self, surface: pygame.Surface, saved: SavedMatch, about: pygame.Rect) -> int:
        """A card for each team as far as there is room; returns where they end."""
        style, top = self.style, about.top
        teams = self.stage.profile.games[saved.game or ""].teams(len(saved.seats))
        names = phrases_of(saved.game or "").teams
        own = next((team for setup, team in zip(saved.seats, teams, strict=True) if setup.level is None), 0)
        ordered = [own, *sorted(set(teams) - {own})]
        for place, team in enumerate(ordered):
            members = [
                _seat_text(setup.name, setup.level) for setup, of in zip(saved.seats, teams, strict=True) if of == team
            ]
            name = names[place].said() if len(members) > 1 else members[0]
            rect = pygame.Rect(about.left, top, about.width, card_height(style, len(ordered)))
            if rect.bottom > self._about.bottom:
                break
            won = saved.outcome is not None and team in saved.outcome.winners
            draw_team_card(surface, style, rect, place, name, members, saved.totals[team], won=won)
            top = rect.bottom + style.px(14)
        return top

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        saved, theme, px = self._saves[row], style.theme, style.px
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if row == self._list.chosen else PanelKind.ROW)
        left, right = rect.left + px(20), rect.right - px(20)
        above = style.type.height(style.text(25), TextStyle.STRONG)
        top = rect.centery - (above + style.type.height(style.text(19))) // 2
        title = phrases_of(saved.game).title if saved.game else verbatim(saved.path.name)
        when = _date_text(saved.changed, self.stage.profile.now())
        date = draw_text(surface, style, when, 19, theme.text_soft, topright=(right, top + px(4)))
        title = style.type.shortened(title, style.text(25), date.left - left - px(10), TextStyle.STRONG)
        draw_text(surface, style, title, 25, theme.text, TextStyle.STRONG, topleft=(left, top))
        damaged = saved.notice is not None
        state = _("Damaged") if damaged else _("Finished") if saved.outcome else ""
        mark = draw_text(surface, style, state, 19, theme.bad if damaged else theme.good, topright=(right, top + above))
        if saved.game:
            round_text = phrases_of(saved.game).rounds.numbered.said(round=saved.round)
            line = _("{round} · {totals}", round=round_text, totals=score_text(saved.totals))
        else:
            line = _("Nothing in it can be played.")
        line = style.type.shortened(line, style.text(19), mark.left - left - px(10))
        draw_text(surface, style, line, 19, theme.text_soft, topleft=(left, top + above))

    def _read_again(self) -> None:
        self._saves = []
        self._list.chosen = None
        self._coming = self.stage.profile.saves()

    def _fill(self) -> None:
        chosen = self._list.chosen if self._list.chosen is not None else 0 if self._saves else None
        self._list.fill(len(self._saves), self._row_height, self.style.px(10), self.style.px(12), chosen)
        self._offer()

    def _offer(self) -> None:
        saved = self._chosen
        self._open_button.enabled = saved is not None and saved.game is not None
        self._open_button.label = _("See the result") if saved and saved.outcome else _("Go on")
        self._delete_button.enabled = self._export_button.enabled = saved is not None

    def _choose(self, _row: int) -> None:
        self._offer()
        self.damage.add(self._side)

    def _open_row(self, _row: int) -> None:
        if self._open_button.enabled:
            self._open()

    def _open(self) -> None:
        saved = self._chosen
        if saved is None:
            return
        try:
            if saved.outcome is not None:
                self.stage.navigator.open_result(self.stage.profile.replay(saved))
                return
            resumed = self.stage.profile.resume(saved)
        except UnplayableRecordError as error:
            self.say(notice_text(error.notice))
        except OSError as error:
            self.say(notice_text(told_of(error)))
        else:
            self.stage.navigator.open_table(resumed.match, resumed.notices)

    def _export(self) -> None:
        if self._chosen is not None:
            export_match(self, self._chosen.path)

    def _ask(self) -> None:
        saved = self._chosen
        if saved is None:
            return
        keep = Button("keep", _("Keep it"), self.stage.pop, kind=ButtonKind.PRIMARY)
        delete = Button("delete", _("Delete for good"), self._delete, kind=ButtonKind.DANGER)
        when = _date_text(saved.changed, self.stage.profile.now())
        text = _("The match of {date} will be gone for good.", date=when)
        self.stage.push(Dialog(self.stage, _("Delete this match?"), text, [keep, delete]))

    def _delete(self) -> None:
        self.stage.pop()
        saved = self._chosen
        if saved is None:
            return
        try:
            self.stage.profile.delete(saved)
        except OSError as error:
            self.say(_("The file cannot be deleted: {reason}", reason=error.strerror or str(error)))
        self._read_again()
        self._fill()


def _seat_text(name: str, level: str | None) -> str:
    return name if level is None else _("{name} ({level})", name=name, level=level_name(level))


def _state_text(saved: SavedMatch) -> str:
    if saved.outcome is not None:
        return plural("Finished after {count} round.", "Finished after {count} rounds.", saved.round)
    return _("In round {round}.", round=saved.round)


def _date_text(when: datetime, now: datetime) -> str:
    time = f"{when:%H:%M}"
    if when.date() == now.date():
        return _("Today, {time}", time=time)
    if when.date() == (now - timedelta(days=1)).date():
        return _("Yesterday, {time}", time=time)
    return _("{date}, {time}", date=f"{when:%Y-%m-%d}", time=time)
