"""The review: the decisions of a round, the dearest first, each with what it was worth; and what the deal gave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import captions_of, phrases_of
from game.match.playback import Playback
from game.review.desk import Desk
from game.review.findings import RoundReview, by_weight
from game.review.judging import Judged
from game.ui.graphics.background import backdrop
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.judged.reasons import reasons_further
from game.ui.judged.verdicts import Points, grade_texts, grades_text, summary_of
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.playing_on import play_on
from game.ui.scenes.review.about import About
from game.ui.scenes.review.account import Part, account_parts, account_tip, paint_account
from game.ui.scenes.review.course import Course
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.foreseen import DRAWING_MS, foresee_cards
from game.ui.scenes.review.listing import Form, Listing
from game.ui.scenes.review.pane import Pane, table_tip
from game.ui.scenes.review.places import STATE, ListPlaces, places_for, places_of_list, print_of, width_of_rows
from game.ui.scenes.review.rows import paint_grades, paint_others
from game.ui.scenes.review.waiting import paint_game, paint_waiting, progress_text
from game.ui.scenes.review.words import decision_words
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.widgets import Button, ButtonKind, ScrollList, Segments, Stepper

_LINES: Final = 12
"""So many lines of the record are read in a frame."""
_OPENED: Final = 2
"""In the first frame there are panel and buttons alone, in the second what is to come; then the work begins."""
_PATIENCE_MS: Final = 1000.0
"""So long nothing is gone over at most while what belongs to the game is imported."""
_MATTERED, _ALL = "mattered", "all"


class ReviewScene(WidgetScene):
    """Goes over one round after the other beside the window, and shows what is known of the chosen one."""

    name = "review"

    def __init__(
        self, stage: Stage, record: Path, raw: bytes, playback: Playback, round_number: int = 0, at: int | None = None
    ) -> None:
        """Begin with a round, or with its decision `at` so many actions."""
        super().__init__(stage)
        stage.sit_down(playback.game_name)  # backs of cards are those of its tables
        self._record = record
        self._raw = raw
        self._playback = playback
        self._points = Points(playback.game)
        self._round = round_number
        self._at = at
        """The decision to be chosen as soon as it is found."""
        self._desk: Desk | None = None
        self._decisions: Sequence[Judged] = ()
        self._others = 0  # decisions that are not listed
        self._deeds = Deeds(playback)
        self._about = About(stage, playback, raw, self._deeds)
        self._account = self._sifted = self._whole = pygame.Rect(0, 0, 0, 0)
        self._places_of_list = ListPlaces()
        self._foot = 0
        """Where the list ends, in pixels from the top."""
        self._listing = Listing(stage.style, self._deeds, self._points)
        self._looks = 0
        """How often it was looked at what there is to do, up to `_OPENED`."""
        self._rooms = Thread(target=self._open_rooms, name="table", daemon=True)
        """Imports beside the frames what the first decision is told and drawn with, before anything is gone over."""
        self._patient_until = 0.0
        self._parts: Sequence[Part] = ()
        """What the result of the round is made of."""
        self._rehearsal: Iterator[None] | None = None
        """Goes through what is shown of a round before it is, a part in every frame."""
        self._fill_words()

    def relabel(self) -> None:
        """All words anew."""
        self._deeds.forget()
        self._fill_words()

    def enter(self) -> None:
        """Begin, or come back from where other settings may have been chosen."""
        if self._about.renew():
            self._look()

    def leave(self) -> None:
        """The rest is gone over another time."""
        self._about.close()
        if self._desk is not None:
            self._desk.close()

    def layout(self, size: tuple[int, int]) -> None:
        """Rounds, decisions and account beside the chosen decision; in a tall window above and below it."""
        buttons = (self._try_button, self._show_button, self._back_button)
        places = places_for(self.style, size, _("Review"), len(buttons))
        self._panel, self._account, self._foot, self._sifted = places.panel, places.account, places.foot, places.filter
        self._about.room = places.about
        self._course.larger = self._print.scale / self.style.scale
        self._whole = places.whole
        placed = {self._stepper: places.rounds, self._stop: places.stop, self._course: places.course}
        placed |= {self._explained: places.account, self._walk: places.walk}
        for widget, place in (*placed.items(), *zip(buttons, places.buttons, strict=True)):
            widget.place(place)
        self._show()

    def update(self, now: float) -> None:
        """Read the record as soon as it is open, then take what was found."""
        if self._looks < _OPENED:
            self._looks += 1
            self.damage.add(self._whole)
        elif not self._playback.read:
            self._playback.read_on(_LINES)
            backdrop(self.style, self.size)  # made now if it was forgotten, not in the frame that shows what was read
        elif self._desk is None:
            self._begin()
        elif self._rooms.ident is None:
            self._patient_until = now + _PATIENCE_MS
            self._rooms.start()
        elif self._rooms.is_alive() and now < self._patient_until:
            pass  # a frame that shows much would wait for Python's lock again and again
        elif self._rehearsal is not None:
            next(self._rehearsal, None)
        elif self._about.preparing:
            if self._about.prepare():
                self._show_told()
        elif self._desk.update():
            self._take_news()
        elif self._deeds.foresee(self._desk.found):
            pass
        elif self.style.pictures.behind:
            self.style.pictures.work(DRAWING_MS)
        if self._about.look():
            self.damage.add(self._about.room)
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while the record is read; from time to time while rounds are gone over, or a table is drawn."""
        if self._desk is None or self._rehearsal is not None or self.style.pictures.behind:
            return 0.0
        waits = (super().wake_after(), self._desk.wake_after(), self._about.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, trays, how far the review is, the chosen decision and the account, as far as they are in the area."""
        style, places = self.style, self._places_of_list
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Review"))
        if not self._stop.visible and area.colliderect(self._stop.rect):
            paint_game(surface, style, self._stop.rect, self._playback.game_name)
        if self._looks < _OPENED:
            pass
        elif not self._listed:
            paint_waiting(surface, style, self._whole, self._playback.game_name, self.state_text, self._desk)
        elif area.colliderect(places.tray.union(places.state)):
            draw_panel(surface, style, places.tray, PanelKind.TRAY)
            if places.grades.height:
                paint_grades(surface, self._print, places.grades, grade_texts(self._points))
            paint_others(surface, self._print, self._list, self._others)
            if self._goes_on:
                text = style.type.shortened(self.state_text, style.text(STATE), places.state.width)
                surface.blit(style.type.line(text, style.text(STATE), style.theme.text_soft), places.state)
        if area.colliderect(self._about.room):
            self._about.paint(surface)
        if self._listed and self._parts and area.colliderect(self._account):
            paint_account(surface, self._print, self._account, self._parts, self._playback)

    def _take_news(self) -> None:
        """What was found: a round that comes to be shown is rehearsed first."""
        if self._review is not None and not self._decisions:
            self._rehearsal = self._rehearsed(self._review)
        else:
            self._offer()
            self._list_decisions()
        self.damage.add(self._whole)

    def _rehearsed(self, review: RoundReview) -> Iterator[None]:
        """Everything painted where nobody sees it, so that its words are set when the frame comes that shows it."""
        nowhere = pygame.Surface((1, 1))
        while self._deeds.foresee(review.decisions):
            yield
        self._list_decisions()
        for place in self._list.in_sight if self._decisions else ():
            yield
            self._row(nowhere, self.style, place, self._list.row_rect(place))
        for widget in (self._course, self._filter):
            yield
            widget.paint(nowhere, self.style)
        self._parts = account_parts(review, self._points)
        yield
        paint_account(nowhere, self._print, self._account, self._parts, self._playback)
        yield
        self._rehearsal = None
        self._offer()
        self.damage.add(self._panel.inner)

    def _fill_words(self) -> None:
        self._stepper: Stepper[int] = Stepper("round", [(0, "")], 0, self._choose_round, size=21)
        self._stop = Button("stop", _("Stop"), self._pause, kind=ButtonKind.QUIET, size=20)
        kept = getattr(self, "_filter", None)
        choices = [(_MATTERED, _("What mattered")), (_ALL, _("All decisions"))]
        self._filter = Segments("decisions", choices, kept.value if kept is not None else _MATTERED, self._sift)
        self._course = Course("course", self._choose_decision)
        self._list = ScrollList(
            "decision",
            self._row,
            on_choose=self._choose,
            on_open=self._open,
            now=self.stage.clock.now,
            read=self._read_row,
        )
        self._try_button = Button("try", _("Try it differently"), self._try, kind=ButtonKind.PRIMARY, size=20)
        self._show_button = Button("show", _("Open in the replay"), self._open_chosen, size=20)
        self._back_button = Button("back", _("Back"), self.back, size=20)
        self._course.tip = grades_text(self._points)
        self._pane, self._explained = Pane("position", table_tip()), Pane("account", account_tip())
        tip = _("The decision before or after this one in the list")
        self._walk: Stepper[int] = Stepper("walk", [(0, "")], 0, self._choose_decision, size=20, tip=tip)
        buttons = (self._walk, self._try_button, self._show_button, self._back_button, self._pane, self._explained)
        self.group.replace([self._list, self._stepper, self._stop, self._course, self._filter, *buttons])
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
        self.damage.everything(self.size)

    def _open_rooms(self) -> None:
        table_of(self._playback.game_name)
        captions_of(self._playback.game_name)

    @property
    def state_text(self) -> str:
        """How far the review is; empty where all is said by what is shown."""
        desk = self._desk if self._rehearsal is None else None
        return progress_text(self._playback.game_name, desk, self._review)

    @property
    def _print(self) -> Style:
        return print_of(self.style, self.size)

    @property
    def _goes_on(self) -> bool:
        """Whether other rounds are still to be gone over, or could be."""
        return self._desk is not None and (self._desk.busy or self._desk.paused or self._desk.failed)

    @property
    def _listed(self) -> bool:
        """Whether decisions are shown."""
        return bool(self._decisions) and self._rehearsal is None

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
        several = not self._playback.read or len(self._playback.rounds) > 1
        self._stepper.visible = several and (desk is None or bool(desk.rounds))
        self._stepper.enabled = desk is not None and len(desk.rounds) > 1
        stopped = desk is not None and (desk.paused or desk.failed)
        self._stop.label = _("Resume") if stopped else _("Stop")
        self._stop.kind = ButtonKind.PRIMARY if stopped and not self._decisions else ButtonKind.PLAIN
        self._stop.visible = desk is not None and (stopped or desk.busy)
        self._filter.visible = self._list.visible = self._walk.visible = self._listed
        if self._chosen is not None:
            count = len(self._decisions)
            numbers = [_("{place} of {count}", place=place + 1, count=count) for place in range(count)]
            self._walk.choices = [(each.number, text) for each, text in zip(self._decisions, numbers, strict=True)]
            self._walk.show(self._chosen.number)
        self._course.visible = self._listed and bool(self._course.rect)
        self._explained.visible = self._listed
        self._parts = account_parts(self._review, self._points) if self._review is not None else ()
        if self._review is not None:
            turns = self._deeds.course(self._review, self._chosen, self._points)
            self._course.show(summary_of(self._review, self._points), turns)
        dear = self._chosen is None or self._chosen.is_dear  # else nothing is to be tried differently
        for button, first in ((self._try_button, dear), (self._show_button, not dear)):
            button.kind = ButtonKind.PRIMARY if first else ButtonKind.PLAIN
            button.enabled = self._chosen is not None

    def _place_list(self, row: int) -> None:
        """Between filter and account; rows are so high in pixels."""
        self._filter.place(self._sifted.copy())
        self._filter.fit(self.style)
        said = bool(self._decisions and self._goes_on)
        grades = grade_texts(self._points) if any(each.is_dear for each in self._decisions) else []
        rows = len(self._decisions), row, self._listing.gap
        self._places_of_list = places_of_list(self._print, self._sifted, self._foot, rows, grades, said=said)
        self._list.place(self._places_of_list.rows)

    def _show(self) -> None:
        """The decisions of the round, and the chosen one."""
        self._list_decisions()
        self._look()

    def _list_decisions(self) -> None:
        """What mattered by what it cost, then by what it gained, or all by turns; the chosen one a few frames later."""
        review = self._review
        found = review.decisions if review is not None else ()
        before = self._chosen
        weighed = by_weight(found) if self._filter.value != _ALL else ()
        self._decisions = list(weighed or found)
        self._others = len(found) - len(self._decisions)
        bar, form = self.style.px(12), Form.ROOMY if weighed else Form.BRIEF
        wide = width_of_rows(self._print, self._sifted.width) - bar - ScrollList.apart
        self._place_list(self._listing.measure(self._print, self._decisions, wide, form))
        if high := self._listing.closer((wide, self._list.rect.height)):
            self._place_list(high)
        place = self._decisions.index(before) if before in self._decisions else 0 if self._decisions else None
        high, gap = self._listing.spread(self._list.rect.size, bar)
        self._list.fill(len(self._decisions), high, gap, bar, place)
        if self._chosen != before:
            self._about.tell_soon(self._chosen)
        self._offer()
        if self._at is not None and self._decisions:
            at, self._at = self._at, None
            self._choose_decision(at)

    def _look(self) -> None:
        """Show all of the chosen decision now."""
        self._about.tell_now(self._chosen)
        self._show_told()

    def _show_told(self) -> None:
        self._pane.place(self._about.table)
        self.damage.add(self._about.room)

    def _row(self, surface: pygame.Surface, _style: Style, place: int, rect: pygame.Rect) -> None:
        chosen, first = place == self._list.chosen, place == self._list.in_sight.start
        self._listing.paint(surface, rect, place, first=first, chosen=chosen, focused=self._list.focused)

    def _read_row(self, place: int) -> str:
        decision = self._decisions[place]
        reasons = reasons_further(self._playback, decision, self._points)
        done, instead = self._deeds.both(decision)
        return decision_words(self._playback, decision, done, instead, reasons, self._deeds.steps(decision))

    def _choose_round(self, number: int) -> None:
        self._round = number
        if self._desk is not None:
            self._desk.want(number)
            if number not in self._desk.reviews:
                foresee_cards(self.style, self._playback, number)
        self._list.chosen = None
        self._list_decisions()
        self.damage.everything(self.size)

    def _sift(self, _wanted: str) -> None:
        self._list_decisions()
        self.damage.everything(self.size)

    def _choose_decision(self, number: int) -> None:
        """That of the course with this number; where it is not listed, all are."""
        found = self._review.decisions if self._review is not None else ()
        wanted = next((each for each in found if each.number == number), None)
        if wanted is None:
            return
        if wanted not in self._decisions:
            self._filter.show(_ALL)
            self._sift(_ALL)
        self._list.reveal(self._decisions.index(wanted))
        self._choose(self._decisions.index(wanted))

    def _choose(self, _place: int) -> None:
        self._offer()
        self._about.tell_soon(self._chosen)
        self.damage.add(self._places_of_list.tray)

    def _pause(self) -> None:
        if self._desk is not None:
            if self._desk.paused or self._desk.failed:
                self._desk.go_on()
            else:
                self._desk.pause()
        self._offer()
        self.damage.everything(self.size)

    def _open(self, _place: int) -> None:
        self._open_chosen()

    def _open_chosen(self) -> None:
        if self._chosen is not None:
            self.stage.navigator.open_replay(self._record, at=self._chosen.number)

    def _try(self) -> None:
        """A match of its own from this decision on."""
        if self._chosen is not None:
            self.stage.navigator.leave_match(
                partial(play_on, self, self._playback, self._chosen.number, "review", self._record)
            )
