"""The replay of a match: the table of a moment, the time line below it, and what leads from moment to moment.

The table is the one matches are played at. A moment looks the same from wherever it is reached: as soon as what led to
it was shown, the table is laid as if the match had just been opened there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.i18n.phrases import notice_text
from game.match.match import Match
from game.match.playback import Playback
from game.match.turn_loop import NullTurnLoop
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.motion import Pace, Tempo
from game.ui.scenes.base import run_command
from game.ui.scenes.playing_on import play_on
from game.ui.scenes.replay.bar import Bar
from game.ui.scenes.replay.beside import Beside
from game.ui.scenes.replay.ends import came_to_hand
from game.ui.scenes.replay.findings.costly import Costly
from game.ui.scenes.replay.findings.found import Found
from game.ui.scenes.replay.findings.instead import Instead, Trace
from game.ui.scenes.replay.findings.reviewed import Reviewed
from game.ui.scenes.replay.lists import Lists
from game.ui.scenes.replay.places import Places, places_of, shared
from game.ui.scenes.replay.running import Running
from game.ui.scenes.replay.sign_key import SignKey
from game.ui.scenes.replay.spots import Spots, meanings, seat_at
from game.ui.scenes.replay.told import done_at
from game.ui.scenes.replay.way import Way, ground_of
from game.ui.stage import Stage
from game.ui.table.game_table import AnyTable
from game.ui.table.layout.zone import Zone
from game.ui.table.mode import TableMode
from game.ui.table.past_table import PastTable
from game.ui.table.scene import TableScene

_LINES: Final = 24
"""So many lines of the record are read in a frame."""
_ROWS: Final = 3
"""So many buttons has who plays beside the hand."""
_OFFERED: Final = 4
"""So many of a replay stand there, or one less where what leads to the review has a place of its own."""


class ReplayScene(TableScene):
    """Shows a match from the moment on that is wanted."""

    name = "replay"

    def __init__(
        self,
        stage: Stage,
        playback: Playback,
        round_number: int = 0,
        *,
        at: int | None = None,
        seat: int | None = None,
        record: Path | None = None,
    ) -> None:
        """From its first moment on, or that of a round, or the one `at`; as soon as the record is read.

        It is seen from a `seat`, or from that of the player. Without its `record` nothing leads to its review.
        """
        self.playback = playback
        self._from_seat = seat
        self._wanted: tuple[int, int | None] | None = (round_number, at)
        """Where it begins, as long as it has not begun."""
        super().__init__(stage, playback, (), NullTurnLoop())
        self.company.silent = self.company.calm = True  # larger faces would cover what a moment is looked at for
        self.running = Running(stage.pace)
        self._flies = True
        """Whether what is told now is seen."""
        self._lies = False
        """Whether the table lies as it does at this moment, whatever was shown before."""
        self._reviewed = reviewed = Reviewed(stage.profile.archive, record, playback)
        self.bar = Bar(playback, self, self.seat, self._reviewed)
        self._places: Places = places_of(self.style, (1, 1))
        self.costly = Costly(self._reviewed, self.jump, lambda: playback.number)
        self._lists = Lists(playback, self.seat, self.jump, self._reviewed)
        self.moves = self._lists.moves
        self.key, self.way, self.instead, self.found = SignKey(), Way(), Instead(reviewed), Found(reviewed)
        self._upon = self.way, self.instead, self.found
        """What lies upon the table of a moment."""
        self._spots = Spots("signs", lambda: meanings(self.board, self.components))
        self._beside = Beside(self._sit, self._open_hands, self._review, self._play_on, self.back)
        aside = (*self.bar.widgets, *self.costly.widgets, *self._lists.widgets)
        for widget in aside:
            widget.style = stage.style  # they are part of the room, not of the table
        self.group.replace([self._spots, *aside, *self._beside.widgets])
        self._label()
        self._offer()

    # What a table differs in on which nobody plays.

    def seat_of(self, match: Match) -> int:
        """From which it is seen."""
        return super().seat_of(match) if self._from_seat is None else self._from_seat

    def table_of(self, match: Match) -> AnyTable:
        """The same, with nothing to be done at it."""
        playback = self.playback
        self._table = PastTable(
            super().table_of(match), self.mode, playback, lambda seat: done_at(playback, playback.number, seat)
        )
        return self._table

    @property
    def mode(self) -> TableMode:
        """A match is played back."""
        return TableMode.REPLAY

    def around(self, size: tuple[int, int]) -> Places:
        """Where everything is beside the table."""
        return places_of(self.style, size, reviewed=self._reviewed.any, curved=self.bar.curved)

    def room(self, size: tuple[int, int]) -> tuple[int, int]:
        """What bar and list leave."""
        return self.around(size).left_of(size)

    @property
    def plays_by_itself(self) -> bool:
        """As long as nobody stops it."""
        return self.running.on

    @property
    def pace(self) -> Tempo:
        """The chosen speed; nothing is seen of what is left out."""
        speed = self.running.speed if self._flies else Pace.INSTANT
        return Tempo(speed, still=self.stage.profile.settings.reduce_motion)

    def all_told(self, now: float) -> None:
        """Lay the table anew for the moment; a while later comes the next one, as long as the replay runs."""
        if not self._lies:
            self._lie()
        elif self.running.wait(now) == 0:
            self.step(1)

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from what lay above."""
        self.opponents.follow_pace()
        self._lies = False

    def relabel(self) -> None:
        """Buttons as well in the words of another language."""
        super().relabel()
        self.moves.relabel()
        self._reviewed.relabel()
        self._label()
        self._offer()

    def back(self) -> None:
        """Back to where the replay was asked for."""
        self.stage.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """The table, the bar below it, and the list of moves."""
        self._places = places = self.around(size)
        listed = self._table.listed = bool(places.column)
        if self.lap_marks.silent != listed:
            self.lap_marks.silent, self._lies = listed, False
        self.lay_out_table(pygame.Rect((0, 0), self.room(size)))
        self._spots.place(pygame.Rect((0, 0), self.room(size)))
        self.bar.place(self.style, places)
        self.costly.place(self.style, places)
        self._lists.place(self.style, places.lists, self.panels.faces)
        self._place_beside()
        self.key.hide()
        if self._lies:
            self._show_way()
        self.damage.add(places.bar)
        self.damage.add(places.column)

    def handle(self, event: pygame.Event) -> bool:
        """Keys lead through time, widgets do what they say; then commands that are the same everywhere."""
        if self.input.enlarged.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            if self._lists.handle(event, self.group.focus):
                return True
            if self.costly.key(event) or self.bar.key(event, self.group.focus):
                return True
        if self.group.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (seat := seat_at(self.board, event.pos)) >= 0:
            self._sit(seat)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        command = self.stage.shortcuts.command_for(event)
        return command is not None and run_command(self.stage, command)

    def update(self, now: float) -> None:
        """Read on, and let the table move on."""
        if self._wanted is not None and self.playback.read_on(_LINES):
            self._begin(*self._wanted)
        if self._reviewed.look():
            self.moves.relabel()
            self.bar.line.dirty = True
            self.layout(self.size)
            self._lies = False
        self.bar.work()
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while the record is read; when the next moment comes while it runs."""
        if self._wanted is not None or self.bar.behind or (not self._lies and self.idle):
            return 0.0
        waits = [super().wake_after(), self._reviewed.wake_after()]
        if self._lies:
            waits.append(self.running.wait(self.now))
        return min((wait for wait in waits if wait is not None), default=None)

    def refresh(self) -> None:
        """The other buttons stand where somebody who plays has theirs."""
        super().refresh()
        self._place_beside()

    def _place_beside(self) -> None:
        rows, back = (
            [self.buttons.row(number) for number in range(_ROWS)],
            pygame.Rect(self.board.layout.zones[Zone("menu")]),
        )
        shown = shared(self.style, rows, _OFFERED - bool(self._places.review))
        self._beside.place(self.style, self._places, shown, back)
        for button in self._beside.widgets:
            button.style = self.stage.style if self._places.holds(button.rect) else None

    def standing(self) -> str:
        """What a review found of the move that led here."""
        return self.found.said

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The marks of the time line besides; that of the moment as soon as its table lies there."""
        marks = self.bar.line.marks()
        if not self._lies:
            del marks["moment"]
        shown = {name: rect for name, rect in super().targets().items() if rect}
        return {**shown, **marks}

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        for rect in (self._places.bar, self._places.column):
            if rect and rect.colliderect(area):
                draw_panel(surface, self.stage.style, rect, PanelKind.PANEL, radius=4)
        for each in (self.key, *self._upon):
            each.paint(surface, self.style, area)
        self._lists.paint(surface, self.stage.style)
        super()._paint_between(surface, area)

    # From moment to moment.

    def step(self, way: int) -> None:
        """One action further or back; a step further is told as it happened."""
        self.running.on = self.running.on and way > 0
        self._go(self.playback.number + way, told=True)

    def turn(self, way: int) -> None:
        """To the next turn, or the begin of this one or the one before."""
        self.running.on = False
        self._go(self.playback.turn(way))

    def round(self, way: int) -> None:
        """The same with rounds."""
        self.running.on = False
        self._go(self.playback.round(way))

    def jump(self, number: int) -> None:
        """To a moment at once."""
        if self.playback.read:
            self.running.on = False
            self.playback.go(number)
            self._lie()

    def toggle(self) -> None:
        """Play or pause; at the end from the beginning."""
        playback = self.playback
        if not playback.read:
            return
        if not self.running.on and playback.number == playback.last:
            self.jump(0)
        self.running.toggle(self.now)
        self._offer()

    def faster(self, by: int, *, around: bool = False) -> None:
        """To the next speed or the one before; `around` from the highest to the lowest."""
        self.running.faster(by, around=around)
        self._label()

    def _begin(self, round_number: int, at: int | None) -> None:
        """All is read: go where it was wanted to begin."""
        self._wanted = None
        if at is None:
            at = self.playback.begin_of_round(round_number) if round_number else 0
        if not self.bar.curved:
            self.layout(self.size)
        self.jump(at)
        if self.playback.notice is not None:
            self.say(notice_text(self.playback.notice))

    def _go(self, number: int, *, told: bool = False) -> None:
        """Show a moment on the way to which cards fly."""
        playback = self.playback
        if playback.read and 0 <= number <= playback.last and number != playback.number:
            self._hasten()
            self._lies = False
            for each in self._upon:
                self.damage.add(each.hide())
            self.board.presented = self._table.landings = ()
            playback.go(number, told=told)
            if (done := done_at(playback, number, self.seat)) is not None:
                self.panels.facts = replace(self.panels.facts, prompt=done.text, done=done, actor=done.seat)
            self.feed.pull()
        self._offer()

    def _hasten(self) -> None:
        """What is still on its way is there."""
        self._flies = False
        self.presenter.hurry(self.now)
        self._flies = True

    def _lie(self) -> None:
        """Lay the table as it is at this moment."""
        self._hasten()
        board = self.board
        self._table.landings = self.instead.find(self.playback, self.seat)
        self.feed.lie()
        board.hand.sort(board.config.sortings[0])
        board.presented = came_to_hand(board, self.playback.still) if self.mode is TableMode.REPLAY else []
        board.presented += self.instead.taken(board)
        board.rearrange(self.now, 0.0)
        if self.playback.opened:  # they would cover the hands
            self.lap_marks.forget()
        self.refresh()
        self._lies = True
        self.running.seen(self.now)
        self._show_way()
        self._offer()

    def _show_way(self) -> None:
        self.damage.add(self.found.show(self.style, self.playback, self.panels))
        self.refresh()  # what tells the move makes room for what was found of it
        words, room = self.found.words, self.room(self.size)
        ground = ground_of(self._table, self.board, self.playback, room, words, self.components)
        self.damage.add(self.way.show(self.style, self.playback, ground, mirrored=self.mirrored))
        done = Trace(self.way.end, next(reversed(self.way.points), ()))
        self.damage.add(self.instead.show(self.style, self.board, ground.around, done))
        explained, kept = self.components if self._places.column else (), self.instead.kept
        self.damage.add(self.key.show(self.style, self.board, explained, kept, self.way.points))
        self.damage.add(self.way.point(self.style, ground, self._lists.players, [*kept, self.key.area]))

    # What else can be done.

    def _open_hands(self) -> None:
        self.playback.opened = not self.playback.opened
        self._label()
        self._lie()

    def _sit(self, seat: int = -1) -> None:
        """See the same moment from another seat, or from the next."""
        seat = (self.seat + 1) % len(self.playback.seats) if seat < 0 else seat
        scene = ReplayScene(self.stage, self.playback, at=self.playback.number, seat=seat, record=self._reviewed.record)
        scene.running.speed = self.running.speed
        scene._label()
        self.stage.swap(scene)

    def _review(self) -> None:
        """Of the round that is shown."""
        self.stage.navigator.open_review(self._reviewed.record, self._reviewed.round)

    def _play_on(self) -> None:
        """A match of its own from here on."""
        self.stage.navigator.leave_match(
            partial(play_on, self, self.playback, self.playback.number, "replay", self._reviewed.record)
        )

    def _label(self) -> None:
        self._beside.label(self.playback.seats[self.seat].name, opened=self.playback.opened)
        self.bar.label(self.running.speed, mirrored=self.mirrored)
        self.costly.label(mirrored=self.mirrored)

    def _offer(self) -> None:
        """What can be done at this moment."""
        playback = self.playback
        self.running.on = self.running.on and playback.number < playback.last
        self._beside.offer(self.style, self._reviewed, goes_on=playback.read and playback.outcome() is None)
        self.bar.show(running=self.running.on)
        self.costly.show()
        if self._lists.show(self.style, self.bar.keys, self.bar.ended, playback.number):
            self.damage.add(self._places.column)
