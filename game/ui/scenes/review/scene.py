"""The review: the decisions of a round, the dearest first, each with what it was worth; and what the deal gave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import notice_text, phrases_of
from game.match.playback import Playback
from game.review.desk import Desk
from game.review.findings import RoundReview, dearest
from game.review.judging import Judged
from game.storage.regular import told_of
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.review.words import (
    Deed,
    account_lines,
    badge_text,
    better,
    chance_text,
    cost_text,
    decision_words,
    done,
    hand_text,
    reason_text,
)
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList, Stepper

_LINES: Final = 24
"""So many lines of the record are read in a frame."""
_FITS: Final = ((124, 24, 21), (86, 24, 21), (62, 21, 19), (62, 19, 17), (0, 19, 17))
"""Units of the width of the cards of the chosen decision, of its headlines and of its texts; the first that fits."""


class ReviewScene(WidgetScene):
    """Goes over one round after the other beside the window, and shows what is known of the chosen one."""

    name = "review"

    def __init__(self, stage: Stage, record: Path, raw: bytes, playback: Playback, round_number: int = 0) -> None:
        super().__init__(stage)
        self._record = record
        self._raw = raw
        self._playback = playback
        self._round = round_number
        self._desk: Desk | None = None
        self._decisions: Sequence[Judged] = ()
        self._deeds: dict[int, Deed] = {}
        self._instead: dict[int, Deed] = {}
        self._fill_words()

    def relabel(self) -> None:
        """All words anew."""
        self._deeds.clear()
        self._instead.clear()
        self._fill_words()

    def leave(self) -> None:
        """The rest is gone over another time."""
        if self._desk is not None:
            self._desk.close()

    def layout(self, size: tuple[int, int]) -> None:
        """The round and its decisions on the left, the chosen decision and the account on the right."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, 980))
        inner = self._panel.inner
        row = style.target(48)
        wide = inner.width * 48 // 100
        stop = px(220)
        self._stepper.place(pygame.Rect(inner.left, inner.top, wide - stop - px(14), row))
        self._stop.place(pygame.Rect(inner.left + wide - stop, inner.top, stop, row))
        line = style.type.height(style.text(19))
        self._state = pygame.Rect(inner.left, inner.bottom - line, wide, line)
        top = inner.top + row + px(14)
        self._tray = pygame.Rect(inner.left, top, wide, self._state.top - px(8) - top)
        self._list.place(self._tray.inflate(-2 * px(12), -2 * px(12)))
        side = pygame.Rect(inner.left + wide + px(32), inner.top, 0, inner.height)
        side.width = inner.right - side.left
        height, gap = style.target(58), px(14)
        buttons = (self._show_button, self._try_button, self._back_button)
        part = (side.width - gap * (len(buttons) - 1)) // len(buttons)
        bottom = side.bottom - height
        for place, button in enumerate(buttons):
            button.place(pygame.Rect(side.left + place * (part + gap), bottom, part, height))
        lines = style.type.height(style.text(21)) + px(6)
        account = 4 * lines + px(20)
        self._account = pygame.Rect(side.left, bottom - gap - account, side.width, account)
        self._about = pygame.Rect(side.left, side.top, side.width, self._account.top - gap - side.top)
        self._show()

    def update(self, now: float) -> None:
        """Read the record, then take what was found."""
        if not self._playback.read:
            self._playback.read_on(_LINES)
        elif self._desk is None:
            self._begin()
        elif self._desk.update():
            self._offer()
            self._show()
            self._repaint()
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while the record is read; from time to time while rounds are gone over."""
        if self._desk is None:
            return 0.0
        waits = (super().wake_after(), self._desk.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, trays, how far the review is, the chosen decision and the account."""
        style, theme = self.style, self.style.theme
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Review"))
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        state = self._state_text()
        if not self._decisions:
            size = style.type.fitted(state, style.text(24), self._tray.width - style.px(40))
            line = style.type.line(state, size, theme.text_soft)
            surface.blit(line, line.get_rect(center=self._tray.center))
        elif state:
            line = style.type.line(
                style.type.shortened(state, style.text(19), self._state.width), style.text(19), theme.text_soft
            )
            surface.blit(line, line.get_rect(topleft=self._state.topleft))
        if self._chosen is not None:
            self._paint_decision(surface, self._chosen)
        if self._review is not None:
            self._paint_account(surface, self._review)

    def _fill_words(self) -> None:
        self._stepper: Stepper[int] = Stepper("round", [(0, "")], 0, self._choose_round, size=21)
        self._stop = Button("stop", _("Stop"), self._pause, kind=ButtonKind.QUIET, size=20)
        self._list = ScrollList("decision", self._row, on_choose=self._choose, on_open=self._open, read=self._read_row)
        self._show_button = Button("show", _("Show the position"), self._open_chosen, kind=ButtonKind.PRIMARY, size=20)
        self._try_button = Button("try", _("Try it differently"), self._try, size=20)
        self._back_button = Button("back", _("Back"), self.back, size=20)
        self.group.replace(
            [self._list, self._stepper, self._stop, self._show_button, self._try_button, self._back_button]
        )
        if self.group.focus is None:
            self.group.set_focus(self._list)
        self._offer()

    def _begin(self) -> None:
        profile = self.stage.profile
        self._desk = Desk(profile.games, profile.archive, self._record.name, self._raw, self._playback)
        if self._desk.rounds:
            wanted = self._round if self._round in self._desk.rounds else self._desk.rounds[0]
            self._choose_round(wanted)
        self._offer()
        self._repaint()

    @property
    def _review(self) -> RoundReview | None:
        return self._desk.reviews.get(self._round) if self._desk is not None else None

    @property
    def _chosen(self) -> Judged | None:
        place = self._list.chosen
        return self._decisions[place] if place is not None and place < len(self._decisions) else None

    def _offer(self) -> None:
        """What can be chosen and pressed now."""
        desk = self._desk
        if desk is not None and desk.rounds:
            rounds = phrases_of(self._playback.game_name).rounds
            self._stepper.choices = [(number, rounds.numbered.said(round=number)) for number in desk.rounds]
            self._stepper.show(self._round)
        self._stepper.enabled = desk is not None and len(desk.rounds) > 1
        stopped = desk is not None and (desk.paused or desk.failed)
        self._stop.label = _("Resume") if stopped else _("Stop")
        self._stop.enabled = desk is not None and (stopped or desk.busy)
        self._show_button.enabled = self._try_button.enabled = self._chosen is not None

    def _show(self) -> None:
        """The decisions of the round: the dearest first, then in the order in which they were made."""
        review = self._review
        first = dearest(review.decisions) if review is not None else []
        others = [each for each in review.decisions if each not in first] if review is not None else []
        before = self._chosen
        self._decisions = [*first, *others]
        place = self._decisions.index(before) if before in self._decisions else 0 if self._decisions else None
        height = 2 * self.style.type.height(self.style.text(19)) + self.style.px(18)
        strip = strip_size(self.style, 1, 100)[1] + self.style.px(14)
        self._list.fill(len(self._decisions), max(height, strip), self.style.px(8), self.style.px(12), place)
        self._offer()

    def _state_text(self) -> str:
        desk = self._desk
        if desk is None:
            return _("Reading…")
        if not desk.rounds:
            return _("No finished round yet.")
        if desk.failed:
            return _("The review stopped unexpectedly. Press Resume to try again.")
        if desk.paused:
            return _("Stopped.")
        if desk.current is not None:
            percent = round(100 * desk.progress)
            words = phrases_of(self._playback.game_name).rounds.numbered.said(round=desk.current)
            return _("{round}: {percent}% gone over…", round=words, percent=percent)
        if self._review is not None and not self._decisions:
            return _("There was nothing to decide in this round.")
        return "" if not desk.busy else _("Reading…")

    def _row(self, surface: pygame.Surface, style: Style, place: int, rect: pygame.Rect) -> None:
        decision = self._decisions[place]
        theme, px = style.theme, style.px
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if place == self._list.chosen else PanelKind.ROW)
        colour = theme.bad if decision.is_dear else theme.good if not decision.better else theme.text_soft
        badge = badge_text(decision)
        drawn = draw_text(
            surface, style, badge, 21, colour, TextStyle.STRONG, midright=(rect.right - px(14), rect.centery)
        )
        deed = self._deed(decision)
        room = drawn.left - rect.left - px(28)
        cards = strip_size(style, len(deed.cards.split()), room // 2) if deed.cards else (0, 0)
        words = room - cards[0] - px(14)
        lines = style.type.wrap(deed.text, style.text(19), words)[:2]
        high = style.type.height(style.text(19))
        top = rect.centery - len(lines) * high // 2
        for number, text in enumerate(lines):
            draw_text(surface, style, text, 19, theme.text, topleft=(rect.left + px(14), top + number * high))
        if deed.cards:
            left = drawn.left - px(14) - cards[0]
            draw_strip(surface, style, deed.cards, pygame.Rect(left, rect.centery - cards[1] // 2, room // 2, 0))

    def _read_row(self, place: int) -> str:
        decision = self._decisions[place]
        return decision_words(self._playback, decision, self._deed(decision), self._instead_of(decision))

    def _paint_decision(self, surface: pygame.Surface, decision: Judged) -> None:
        """What was done, what would have been better, what that was worth and why; as large as there is room for."""
        theme, px, about = self.style.theme, self.style.px, self._about.copy()
        instead = self._instead_of(decision)
        deeds = [self._deed(decision), *([instead] if instead is not None else [])]
        texts = (
            (cost_text(decision), theme.bad if decision.is_dear else theme.text),
            (chance_text(decision), theme.text),
            (reason_text(self._playback.game_name, decision), theme.text_soft),
        )
        told = [(text, shade) for text, shade in texts if text]
        for cards, headline, size in _FITS:
            high = sum(self._deed_height(deed, cards, headline) + px(10) for deed in deeds)
            high += sum(self._high(text, size) + px(8) for text, _shade in told)
            if high <= about.height:
                break
        for deed in deeds:
            about.top = self._paint_deed(surface, deed, about, cards, headline) + px(10)
        for text, shade in told:
            if about.top + self._high(text, size) <= self._about.bottom:
                about.top += draw_paragraph(surface, self.style, text, size, shade, about) + px(8)
        held = Deed(_("Your cards then:"), hand_text(self._playback, decision))
        if about.top + px(8) + self._deed_height(held, cards, headline) <= self._about.bottom:
            about.top += px(8)
            self._paint_deed(surface, held, about, cards, headline)

    def _high(self, text: str, units: float, kind: TextStyle = TextStyle.BODY) -> int:
        """What a paragraph takes beside the list, in pixels."""
        size = self.style.text(units)
        return len(self.style.type.wrap(text, size, self._about.width, kind)) * self.style.type.height(size, kind)

    def _deed_height(self, deed: Deed, cards: int, headline: int) -> int:
        """What a sentence and its cards take, in pixels."""
        strip = strip_size(self.style, 1, self._about.width, cards)[1] + self.style.px(8) if cards and deed.cards else 0
        return self._high(deed.text, headline, TextStyle.STRONG) + strip

    def _paint_deed(self, surface: pygame.Surface, deed: Deed, rect: pygame.Rect, cards: int, headline: int) -> int:
        """A sentence and its cards below it; returns where they end."""
        style = self.style
        top = rect.top + draw_paragraph(surface, style, deed.text, headline, style.theme.gilt, rect, TextStyle.STRONG)
        if not deed.cards or not cards:
            return top
        draw_strip(surface, style, deed.cards, pygame.Rect(rect.left, top + style.px(4), rect.width, 0), cards)
        return top + style.px(8) + strip_size(style, 1, rect.width, cards)[1]

    def _paint_account(self, surface: pygame.Surface, review: RoundReview) -> None:
        style, theme, px = self.style, self.style.theme, self.style.px
        draw_panel(surface, style, self._account, PanelKind.TRAY)
        step = style.type.height(style.text(21)) + px(6)
        y = self._account.top + px(10) + step // 2
        for number, (label, value) in enumerate(account_lines(review)):
            shade = theme.text if number == 0 else theme.text_soft
            drawn = draw_text(
                surface, style, value, 21, theme.text, TextStyle.STRONG, midright=(self._account.right - px(16), y)
            )
            room = drawn.left - self._account.left - px(32)
            line = style.type.line(label, style.type.fitted(label, style.text(21), room), shade)
            surface.blit(line, line.get_rect(midleft=(self._account.left + px(16), y)))
            y += step

    def _deed(self, decision: Judged) -> Deed:
        if decision.number not in self._deeds:
            self._deeds[decision.number] = done(self._playback, decision)
        return self._deeds[decision.number]

    def _instead_of(self, decision: Judged) -> Deed | None:
        """What would have been better, or worse, for sure."""
        if not decision.better or not decision.is_clear:
            return None
        if decision.number not in self._instead:
            self._instead[decision.number] = better(self._playback, decision)
        return self._instead[decision.number]

    def _repaint(self) -> None:
        self.damage.everything(self.size)

    def _choose_round(self, number: int) -> None:
        self._round = number
        if self._desk is not None:
            self._desk.want(number)
        self._list.chosen = None
        self._show()
        self._repaint()

    def _choose(self, _place: int) -> None:
        self._offer()
        self.damage.add(self._about)

    def _pause(self) -> None:
        if self._desk is not None:
            if self._desk.paused or self._desk.failed:
                self._desk.go_on()
            else:
                self._desk.pause()
        self._offer()
        self._repaint()

    def _open(self, _place: int) -> None:
        self._open_chosen()

    def _open_chosen(self) -> None:
        if self._chosen is not None:
            self.stage.navigator.open_replay(self._record, at=self._chosen.number)

    def _try(self) -> None:
        """A match of its own from this decision on."""
        if self._chosen is not None:
            self.stage.navigator.leave_match(partial(self._branch, self._chosen.number))

    def _branch(self, number: int) -> None:
        self._playback.go(number)
        try:
            resumed = self.stage.profile.branch(self._playback)
        except OSError as error:
            self.say(notice_text(told_of(error)))
        else:
            self.stage.navigator.open_table(resumed.match, resumed.notices)
