"""The score of a round: its event, then line by line what it brought everybody, and at last who has won it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.deals.club_line import ClubLine
from game.match.match import Match
from game.match.sides import own_seat
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.liveliness import REACTS_MS
from game.ui.graphics.medallion import face_of
from game.ui.panels.club_line import CLUB_LINE, draw_club_line
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.branched import branched
from game.ui.scenes.scoring.band import LIVELY_MS, Shown, band_height, paint_band
from game.ui.scenes.scoring.counting import LONG_AGO, Step
from game.ui.scenes.scoring.heads import team_colour
from game.ui.scenes.scoring.line_up import LineUp
from game.ui.scenes.scoring.rows import ARRIVES_MS, GLOWS_MS
from game.ui.scenes.scoring.stamps import LANDS_MS
from game.ui.scenes.scoring.story import round_story
from game.ui.scenes.spoken_scores import round_in_words
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import TotalsGraph

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
        self._title = self._words.numbered.said(round=self._round.round)
        if match.day is not None and match.game.day_rounds == 1:
            self._title = _("Deal of the day")
        self._story = round_story(match)
        facts = table_of(match.game_name).facts(match, match.view(own_seat(match)))
        self._line_up = LineUp(stage, match, self._story, limit=facts.limit, away=facts.away)
        self._counting = self._line_up.counting
        self._since = stage.clock.now()
        """When the last step of the counting was taken."""
        self._still_at = self._since
        """From when on nothing moves until the next step."""
        self._moved = False
        """Whether something moved in the last frame."""
        self._leaving = False
        self._drawing = False
        """Whether cards of later lines are still to be drawn."""
        self._area = self._told = self._club_at = pygame.Rect(0, 0, 0, 0)
        self._roomy = True
        """Whether there is room for the story and for bars to the limit."""
        history = match.history()
        totals = [[entry.totals[team] for team in self._line_up.teams] for entry in history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in history], limit=facts.limit)
        self._graph.visible = len(history) > 1
        self._graph.shown = len(history) - 1
        over = match.outcome() is not None
        label = _("See the result") if over else self._words.next.said()
        self._next = Button("next", label, self._go_on, kind=ButtonKind.PRIMARY, size=28)
        played = match.record_path, self._round.round
        self._replay = Button("replay", _("Replay"), partial(stage.navigator.open_replay, *played), size=20)
        self._review = Button("review", _("Review"), partial(stage.navigator.open_review, *played), size=20)
        self._menu = Button("menu", _("Main menu"), stage.navigator.open_menu, size=20)
        branch = branched(stage, match, match.record_path)
        if branch is not None and branch.way_back is not None:  # Escape leads to the menu as well
            self._menu = branch.way_back
            self._menu.size = 20
        quiet = ButtonKind.QUIET
        again = partial(stage.navigator.open_same_deal, match)
        self._same_deal = Button("deal", _("The same deal…"), again, kind=quiet, size=18)
        self._code = Button("copy", _("Copy deal code"), partial(copy_deal_of, self, match), kind=quiet, size=18)
        self._club = ClubLine(stage.profile.pars, match)
        about = [self._same_deal, self._code]
        self.group.replace(
            [*self._line_up.lists, self._graph, *about, self._next, self._replay, self._review, self._menu]
        )
        self.group.set_focus(self._next)

    def announcement(self) -> str:
        """How the round ended, and what it brought everybody."""
        return round_in_words(self._match, self._story.words)

    def layout(self, size: tuple[int, int]) -> None:
        """The story above, a column a team below it, graph and buttons at the foot."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1760, 1000))
        inner = self._panel.inner.copy()
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
        self._line_up.lay_out(style, self._area, roomy=self._roomy)
        self._drawing = True
        foot = pygame.Rect(inner.left, inner.bottom - below, inner.width, below)
        self._lay_out_foot(foot, small)
        high = style.target(40)
        corner = pygame.Rect(inner.left, self._panel.rect.top + px(42), px(200), high)
        self._same_deal.place(corner)
        self._code.place(corner.move(inner.width - corner.width, 0))

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
        parts = (1, 1, 2) if self._menu.name == "origin" else (1, 1, 1)  # the way back of a branch says more
        for each, part in zip(others, parts, strict=True):
            wide = (buttons - 2 * px(12)) * part // sum(parts)
            each.place(pygame.Rect(right, foot.bottom - small, wide, small))
            right += wide + px(12)

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
            self._line_up.glide(self.style)
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
        self._panel.paint(surface, style, self._title)
        if self._story.told and self._roomy:
            since = self._counting.revealed_since
            told = self._story.opening if since is None else self._story.verdict
            gone = LIVELY_MS if since is None else now - since
            paint_band(surface, style, told, self._shown_in_band(told.seats), self._told, gone)
        if self._club.text:
            draw_club_line(surface, style, self._club_at, self._club.text)
        self._line_up.paint(surface, style, now, self._words)

    def _shown_in_band(self, seats: Sequence[int]) -> tuple[Shown, ...]:
        shown = []
        for seat in seats[:2]:
            setup, place = self._match.seats[seat], self._line_up.teams.index(self._match.teams[seat])
            shown.append(Shown(setup.name, face_of(self.style, setup), team_colour(self.style, place)))
        return tuple(shown)

    @property
    def _due(self) -> float:
        return self._since + self.stage.pace.pause(self._counting.wait())

    def _step(self, now: float) -> None:
        """One line more, a sum, or the totals."""
        still = self._is_still
        seen = list(self._counting.shown)
        step = self._counting.go_on(LONG_AGO if still else now)
        self._since = now
        glows = self._line_up.count_up(seen, now, still=still)
        lasts = GLOWS_MS if glows else _LASTS.get(step, REACTS_MS if self._line_up.alone else ARRIVES_MS)
        self._still_at = now if still else max(self._still_at, now + lasts)
        self.stage.sounds.play(_HEARD[step])
        if step is Step.TOTALS:
            self._show_totals(now, still=still)
        self.damage.add(self._area)
        self.damage.add(self._told)

    def _finish(self) -> None:
        """Everything at once, and nothing moves any more."""
        if not self._counting.over:
            self.stage.sounds.play(Cue.COUNT)
        self._counting.finish()
        now = self.stage.clock.now()
        self._still_at = now
        self._show_totals(now, still=True)
        self._line_up.glide(self.style)
        self._moved = self._drawing = False
        self.damage.add(self._area)
        self.damage.add(self._told)

    def _show_totals(self, now: float, *, still: bool) -> None:
        self._line_up.show_totals(now, still=still)
        self._graph.shown = len(self._match.history())

    @property
    def _is_still(self) -> bool:
        return self.stage.profile.settings.reduce_motion or self.stage.pace.move(1.0) <= 0

    def _counts(self, now: float) -> bool:
        """Whether something is on its way that a click would bring there."""
        return now < self._still_at or self._line_up.moving(now)

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
