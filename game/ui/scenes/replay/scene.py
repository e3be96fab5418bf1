"""The replay of a match: the table of a moment, the time line below it, and what leads from moment to moment.

The table is the one matches are played at. A moment looks the same from wherever it is reached: as soon as what led to
it was shown, the table is laid out as if the match had just been opened there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.i18n.phrases import notice_text, phrases_of
from game.match.match import Match
from game.match.playback import Playback
from game.match.turn_loop import NullTurnLoop
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.graphics.motion import Pace, Tempo, pace_choices
from game.ui.kit import (
    Align,
    Column,
    Control,
    Extent,
    FirstThatFits,
    LiveNode,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    changed,
    places,
)
from game.ui.matches.reading import play_on, read_beside
from game.ui.scenes.replay.controls import PAUSE, PLAY, ROUND, STEP, TURN, Running, SettingButton, SignButton
from game.ui.scenes.replay.costly import Costly
from game.ui.scenes.replay.ends import came_to_hand
from game.ui.scenes.replay.found import Found
from game.ui.scenes.replay.instead import Instead, Trace
from game.ui.scenes.replay.lists import Player, ReplayLists
from game.ui.scenes.replay.reviewed import Reviewed
from game.ui.scenes.replay.signs import SignKey, TableSigns, meanings, seat_at
from game.ui.scenes.replay.time_line import TimeLine
from game.ui.scenes.replay.way import Way, ground_of
from game.ui.stage.composed_scene import arrange_tree
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import run_command
from game.ui.system.chord import Chord
from game.ui.table.contract.facts import Done
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.table.past_table import PastTable
from game.ui.table.replay_views import replay_views
from game.ui.table.scene import TableScene
from game.ui.table.view import TableView
from game.ui.widgets import Button, ButtonKind, Widget

_LINES: Final = 24
"""So many lines of the record are read in a frame."""
_ROWS: Final = 3
"""So many buttons does who plays have beside the hand."""
_BROAD, _BROADER = 1440, 1475
"""Units of the width of a table that has a column beside it, at least and where that gives way to it."""
_LEAST: Final = 560
"""Units of the height of a table above a curve, at least."""
_COLUMN: Final = 384
"""Units of the width of that column at least."""
_REASON, _LOW_REASON, _LINE = 112, 86, 36
"""Units of the height of a reason of three lines above its key, of two, and of a line without it."""
_HIGHER: Final = 1.08
"""A table above a list is at least so many times as high as wide."""
_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_SPEED_KEYS: Final = {pygame.K_KP_PLUS: 1, pygame.K_KP_MINUS: -1}
_ENDS: Final = (pygame.K_HOME, pygame.K_END)
_SPEED_SIGNS: Final = {"+": 1, "-": -1}


class TimeButton(NamedTuple):
    """A button that leads through time, with its key."""

    name: str
    way: int
    """1 or -1; 0 for what plays and pauses."""
    sign: str
    label: str
    tip: str
    key: int
    lead: Callable[[], None]


class ReplayTable(TableView):
    """The part of the window that the table has, with buttons where a table has those of who plays."""

    def __init__(
        self,
        scene: ReplayScene,
        *,
        corner: Node | None = None,
        buttons: Node | None = None,
        higher: float = 0,
        grow: float = 1,
    ) -> None:
        """Show the table of `scene`; at least `higher` times as high as wide where that is not 0, else as wide as a
        column beside it lets it be.
        """
        super().__init__(scene, grow=grow)
        self.children = self.shown = [each for each in (buttons, corner) if each is not None]
        self._scene = scene
        self._higher = higher
        self._corner = corner
        self._buttons = buttons

    def measure_width(self, style: Style) -> Extent:
        """As wide as a table that shares the window with a column."""
        return Extent.fixed(0) if self._higher else Extent(style.px(_BROAD), style.px(_BROADER))

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as a table is at least, or in a high window as high as the width takes."""
        return Extent.fixed(round(width * self._higher) or style.px(_LEAST))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Lay the table out, then the buttons where it leaves room for them."""
        super().arrange(style, rect)
        corner, buttons = self._scene.button_rooms()
        if self._corner is not None:
            self._corner.arrange(style, corner)
        if self._buttons is not None:
            self._buttons.arrange(style, buttons)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The scene paints the table, with the panels of the tree between its cards and what moves above them."""


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
        """Begin at the first moment, or that of a round, or the one `at`, as soon as the record is read.

        The match is seen from a `seat`, or from that of the player. Without its `record` nothing leads to its review.
        """
        self.playback = playback
        self._from_seat = seat
        self._wanted: tuple[int, int | None] | None = (round_number, at)
        """Where it begins, as long as it has not begun."""
        super().__init__(stage, playback, (), NullTurnLoop())
        self.company.silent = self.company.calm = True  # larger faces would cover what a moment is looked at for
        self.running = Running(stage.pace)
        self._flies = True
        """Whether cards are seen to move."""
        self._settled = False
        """Whether the table is laid out for this moment, whatever was shown before."""
        self.reviewed = Reviewed(stage.profile.archive, record, playback)
        self.views = replay_views(playback, self.seat)
        self.time_line = TimeLine(playback, self.seat, self.views, self.reviewed)
        self.time_line.go = self.jump
        self.costly = Costly(self.reviewed, self.jump, lambda: playback.number)
        self.lists = ReplayLists(playback, self.jump, self.reviewed)
        self.key, self.way = SignKey(), Way()
        self.instead, self.found = Instead(self.reviewed), Found(self.reviewed)
        self._upon = self.way, self.instead, self.found
        """What lies upon the table of a moment."""
        self._signs = TableSigns("signs", lambda: meanings(self.board, self.components), self.key)
        self.tree: Node = Spacer()
        self._shown: object = None
        """What the tree was composed for."""
        self._words = LiveNode("words", self._moment())
        self.prepare(Job(self._read_on, lambda: None if self._wanted is None else 0.0, Priority.SHOWN))
        self.prepare(Job(self._take_reviews, self.reviewed.wake_after, Priority.NEWS))
        self._make_controls()

    # How the table differs from one at which somebody plays.

    def seat_of(self, match: Match) -> int:
        """The seat that it is seen from."""
        return super().seat_of(match) if self._from_seat is None else self._from_seat

    def table_of(self, match: Match) -> AnyTable:
        """The table of the game, at which nothing can be done."""
        self._table = PastTable(super().table_of(match), self.mode, self.playback, self._last_done)
        return self._table

    def _last_done(self, seat: int) -> Done | None:
        """What led to the moment, as a seat saw it."""
        move = replay_views(self.playback, seat).last_move(self.playback.number)
        return Done(move.text, move.seat, move.cards) if move is not None else None

    @property
    def mode(self) -> TableMode:
        """A match is played back."""
        return TableMode.REPLAY

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
        """Lay the table out for the moment; a while later comes the next one, as long as the replay runs."""
        if not self._settled:
            self.settle_table(captioned=True)
        elif self.running.wait(now) == 0:
            self.step(1)

    # What the scene shows.

    def _time_buttons(self) -> list[TimeButton]:
        """The buttons that lead through time, each in a line, from the furthest back to the furthest on."""
        words, tricks = phrases_of(self.playback.game_name).rounds, "trick" in self._table.config.layers
        left, right = Chord("Left").label, Chord("Right").label
        if self.mirrored:
            left, right = right, left
        turn = _("Trick") if tricks else _("Turn")
        up, down = Chord("Up").label, Chord("Down").label
        before = _("Previous trick ({key})", key=up) if tricks else _("Previous turn ({key})", key=up)
        after = _("Next trick ({key})", key=down) if tricks else _("Next turn ({key})", key=down)
        first, last = words.before.said(key=Chord("PageUp").label), words.after.said(key=Chord("PageDown").label)
        sign, watch = (PAUSE, _("Pause")) if self.running.on else (PLAY, _("Watch"))
        back, on, play = (
            _("Previous move ({key})", key=left),
            _("Next move ({key})", key=right),
            _("Play or pause ({key})", key=Chord("Space").label),
        )
        return [
            TimeButton("round_back", -1, ROUND, words.bare.said(), first, pygame.K_PAGEUP, partial(self.round, -1)),
            TimeButton("turn_back", -1, TURN, turn, before, pygame.K_UP, partial(self.turn, -1)),
            TimeButton("step_back", -1, STEP, _("Move"), back, pygame.K_LEFT, partial(self.step, -1)),
            TimeButton("play", 0, sign, watch, play, pygame.K_SPACE, self.toggle),
            TimeButton("step", 1, STEP, _("Move"), on, pygame.K_RIGHT, partial(self.step, 1)),
            TimeButton("turn", 1, TURN, turn, after, pygame.K_DOWN, partial(self.turn, 1)),
            TimeButton("round", 1, ROUND, words.bare.said(), last, pygame.K_PAGEDOWN, partial(self.round, 1)),
        ]

    def _make_controls(self) -> None:
        """Make every control in the words of the language."""
        buttons = self._time_buttons()
        self._steers = {self._sign_button(each): each for each in buttons}
        self._keys = {each.key: each.lead for each in buttons}
        self._keys |= {pygame.K_HOME: partial(self.jump, 0), pygame.K_END: lambda: self.jump(self.playback.last)}
        pace = dict(pace_choices())[self.running.speed]
        tip = _("Speed of the replay ({slower} and {faster}).", slower="-", faster="+")
        faster = partial(self.faster, 1, around=True)
        self._speed = SettingButton("speed", _("Speed"), pace, _("Speed: {speed}", speed=pace), faster, tip=tip)
        name = self.playback.seats[self.seat].name
        tip = _("See the match from the next seat. Click a player to go to theirs.")
        self._seat = SettingButton("seat", _("Seat"), name, _("Seat: {name}", name=name), self._sit, tip=tip)
        value, label = _("closed"), _("Hands: closed")
        if self.playback.opened:
            value, label = _("open"), _("Hands: open")
        tip = _("See all hands, or only what you could see back then.")
        self._hands = SettingButton("hands", _("Hands"), value, label, self._open_hands, tip=tip)
        tip = _("See what each of your decisions was worth.")
        self._review = Button("review", _("Review"), self._open_review, size=18, tip=tip)
        tip = _("Start a separate match from this moment. The one you're watching stays as it is.")
        self._branch = Button("branch", _("Play on from here"), self._play_on, size=18, tip=tip)
        self._back = Button("back", _("Back"), self.back, size=18)
        self.costly.label(mirrored=self.mirrored)

    @staticmethod
    def _sign_button(button: TimeButton) -> SignButton:
        kind = ButtonKind.PLAIN if button.way else ButtonKind.PRIMARY
        name, label, sign = button.name, button.label, button.sign
        return SignButton(name, label, sign, button.lead, button.way or 1, kind=kind, tip=button.tip)

    def compose(self) -> Node:
        """The table with the time line below it, and with the lists where there is room for them."""
        if self.size[1] > self.size[0]:
            return self._high()
        return FirstThatFits(self._broad(), self._slim())

    def _broad(self) -> Node:
        """A column with lists and buttons beside the table."""
        found = [self.costly.compose(), Control(self.costly.why, height=_REASON)] if self.reviewed.any else []
        side = Column(
            Row(Control(self._words, grow=1), Control(self._back, least=110), gap=Space.WIDE),
            *found,
            Control(self._review, height=44),
            self.lists.compose_moves(),
            self.lists.compose_keys(below=True),
            self._steering(),
            Row(*(Control(each) for each in (self._speed, self._seat, self._hands)), gap=Space.SMALL, even=True),
            Control(self._branch, height=44),
        )
        table = Column(ReplayTable(self), _panel(self.time_line.compose(), pad=Space.TIGHT), gap=Space.NONE, grow=1)
        return Row(table, _panel(Stack(Spacer(width=_COLUMN), side)), gap=Space.NONE, cross=Align.STRETCH)

    def _high(self) -> Node:
        """The lists below the table where that stays high enough, and the time line below them."""
        moves, keys = self.lists.compose_moves(self._round_title()), self.lists.compose_keys(below=False)
        lists = Row(moves, keys, gap=Space.WIDE, even=True, cross=Align.STRETCH)
        speed = Control(self._speed, width=170)
        foot = Row(Control(self._words), Spacer(grow=1), self._steering(width=76), Spacer(grow=1), speed)
        reason = Control(self.costly.why, height=_LOW_REASON)
        found = [_panel(Row(self.costly.compose(), reason, even=True))] if self.reviewed.any else []
        bar = [*found, _panel(Column(self.time_line.compose(), foot, gap=Space.MEDIUM))]
        return FirstThatFits(
            Column(self._table_with_buttons(_HIGHER, grow=0), _panel(lists, grow=1), *bar, gap=Space.NONE),
            Column(self._table_with_buttons(_HIGHER), *bar, gap=Space.NONE),
        )

    def _slim(self) -> Node:
        """A bar below the table that holds everything."""
        costly = [self.costly.compose(worded=False)] if self.reviewed.any else []
        bar = Row(
            self._steering(),
            *costly,
            self.time_line.compose(slim=True),
            self._moment(),
            Control(self._speed, width=170),
        )
        why = [Control(self.costly.why, height=_LINE)] if self.reviewed.any else []
        return Column(
            self._table_with_buttons(), _panel(Column(*why, bar, gap=Space.TIGHT), pad=Space.TIGHT), gap=Space.NONE
        )

    def _table_with_buttons(self, higher: float = 0, grow: float = 1) -> Node:
        buttons = self._seat, self._hands, self._review, self._branch
        return ReplayTable(
            self,
            corner=Control(self._back),
            buttons=FirstThatFits(
                Row(*(Control(each, height=44) for each in buttons), gap=Space.SMALL, even=True),
                Column(*(Control(each, height=44) for each in buttons), gap=Space.TIGHT),
                Column(*(Control(each, height=44) for each in buttons), gap=Space.NONE),
            ),
            higher=higher,
            grow=grow,
        )

    def _steering(self, width: float | None = None) -> Node:
        return Row(*(Control(each, width=width, grow=1) for each in self._steers), gap=Space.TIGHT)

    def _moment(self) -> Node:
        """Which round of the match is shown, and which of its moments."""
        view = self.views.moment(self.playback.number)
        move = Text(view.move, Role.LABEL, reserve=[view.widest])
        return Column(Text(view.round, Role.LABEL, Tone.GILT), move, gap=Space.NONE)

    def _round_title(self) -> str:
        if not self.playback.read:
            return ""
        begin, _end = self.playback.round_of(self.playback.number)
        number = self.playback.still_at(begin).state.round
        return phrases_of(self.playback.game_name).rounds.numbered.said(round=number)

    def _offer(self) -> None:
        """Let the buttons do what can be done at this moment."""
        playback, steers = self.playback, self._steers
        at, last = playback.number, playback.last
        for button, each in steers.items():
            button.enabled = playback.read and (at > 0 if each.way < 0 else at < last if each.way else last > 0)
        self.costly.show()
        self._branch.enabled = playback.read and playback.outcome() is None
        self._review.enabled = self.reviewed.offers
        slim = self.size[1] <= self.size[0] and not self._listed
        longer = _("Open the review") if self.reviewed.known else _("Review your decisions")
        self._review.label = _("Review") if slim else longer

    @property
    def _listed(self) -> bool:
        """Whether there is room for lists."""
        return self.lists.moves in self.group.widgets

    def button_rooms(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The corner of the table for what leads back, and the room of the buttons of who plays."""
        rows = [self.buttons.row(number) for number in range(_ROWS)]
        return pygame.Rect(self.board.layout.zones[Zone("menu")]), rows[0].unionall(rows[1:])

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from what lay above."""
        self.opponents.follow_pace()
        self._settled = False

    def relabel(self) -> None:
        """Buttons as well in the words of another language."""
        super().relabel()
        self.views = replay_views(self.playback, self.seat)
        self.reviewed.relabel()
        self._words.show(self._moment())
        self._make_controls()
        if self.playback.read:
            self.time_line.tell(self.views)
        self._shown = None

    def back(self) -> None:
        """Back to where the replay was asked for."""
        self.stage.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """The table, and everything around it."""
        self._laid_out_for = self._shown = None
        places = [self.views.place_of(team) for team in self.playback.teams]
        self._arrange()
        seated = zip(self.playback.seats, self.panels.faces, places, strict=True)
        self.lists.players = [Player(setup.name, face, place) for setup, face, place in seated]
        self.lists.review()
        if self._table.listed != self._listed:
            self._table.listed = self.lap_marks.silent = self._listed
            self._settled, self._laid_out_for = False, None
        self._arrange()
        self.lists.choose()
        self.key.hide()
        if self._settled:
            self._show_way()

    def lay_out_table(self, rect: pygame.Rect) -> None:
        """Lay the table out, unless it already is."""
        if self._laid_out_for is None or rect != self.table_rect:
            super().lay_out_table(rect)

    def show(self) -> None:
        """Show the moment around the table; the tree is composed anew where it is of another round."""
        playback, running = self.playback, self.running
        running.on = running.on and playback.number < playback.last
        if self.size == (0, 0) or not playback.read:
            return
        if self.time_line.show(self.views):
            self.lists.tell(self.views, self.time_line.keys, self.time_line.rounds.result)
        play = next(button for button in self._steers if button.name == "play")
        play.sign, play.caption = (PAUSE, _("Pause")) if running.on else (PLAY, _("Watch"))
        self._words.show(self._moment())
        self._offer()
        shown = self.time_line.shown_round, self.reviewed.moves, self._steers
        if shown != self._shown:
            before, self._shown = places(self.tree), shown
            self._arrange()
            for area in changed(before, self.tree):
                self.damage.add(area)
        self.lists.choose()

    def _arrange(self) -> None:
        self._offer()
        style = self.stage.style  # panels are part of the room, not of the table
        self.tree = self.compose()
        arrange_tree(self.tree, self.group, style, self.size, below=[self._signs])
        if self._signs.rect != self.table_rect:
            self._signs.place(self.table_rect.copy())
        at_table = [each for each in self.group.widgets if self.table_rect.contains(each.rect)]
        for widget in self.group.widgets:
            widget.style = None if widget in at_table else style

    def handle(self, event: pygame.Event) -> bool:
        """Keys lead through time, widgets do what they say; then commands that are the same everywhere."""
        if self.input.enlarged.handle(event):
            return True
        if event.type == pygame.KEYDOWN and self._handle_key(event):
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

    def _handle_key(self, event: pygame.Event) -> bool:
        """A key of the list that shows its ring, or one that leads through time; a button keeps its Space."""
        focus = self.group.focus if self.group.focus is not None and self.group.focus.focused else None
        if focus in (self.lists.moves, self.lists.keys) and focus is not None and focus.handle(event):
            return True
        if self.costly.key(event):
            return True
        if event.mod & _MODIFIERS:
            return False
        if steps := _SPEED_KEYS.get(event.key) or _SPEED_SIGNS.get(event.dict.get("unicode", "")):
            self.faster(steps)
            return True
        if event.key not in self._keys or (event.key == pygame.K_SPACE and not self._takes_space(focus)):
            return False
        before = self.playback.number
        self._keys[event.key]()
        unmoved = self.playback.number == before and event.key != pygame.K_SPACE
        if unmoved or event.key in _ENDS:
            self._say_moment()
        return True

    def _takes_space(self, focus: Widget | None) -> bool:
        return focus is None or focus in (self.time_line.curve, self.time_line.moments)

    def wake_after(self) -> float | None:
        """At once until the table is laid out; when the next moment comes while it runs."""
        if not self._settled and self.idle and self._wanted is None:
            return 0.0
        waits = [super().wake_after(), self.running.wait(self.now) if self._settled else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def _read_on(self) -> bool:
        """Read some of the record; begin where all of it was read."""
        if self._wanted is not None and self.playback.read_on(_LINES):
            self._begin(*self._wanted)
        return self._wanted is not None

    def _take_reviews(self) -> None:
        """Take what has become known of reviews of the match."""
        if self.reviewed.look():
            self.lists.review()
            self.layout(self.size)
            self.damage.everything(self.size)
            self._settled = False

    @property
    def kind(self) -> str:
        """That nobody plays here."""
        return _("Replay of a match")

    def standing(self) -> str:
        """What a review found of the move that led here."""
        return self.found.said

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The marks of the time line besides; that of the moment as soon as its table is laid out."""
        shown = {name: rect for name, rect in super().targets().items() if rect}
        marks = self.time_line.marks()
        if not self._settled:
            del marks["moment"]
        return {**shown, **marks}

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.tree.paint(surface, self.stage.style, area)
        for each in (self.key, *self._upon):
            each.paint(surface, self.style, area)
        super()._paint_between(surface, area)

    # From moment to moment.

    def step(self, way: int) -> None:
        """Go one action further or back; a step further is seen as it happened."""
        self.running.on = self.running.on and way > 0
        self._go(self.playback.number + way, announced=True)

    def turn(self, way: int) -> None:
        """Go to the next turn, or the begin of this one or the one before."""
        self.running.on = False
        self._go(self.playback.turn(way))

    def round(self, way: int) -> None:
        """Go to the next round, or the begin of this one or the one before."""
        self.running.on = False
        self._go(self.playback.round(way))

    def jump(self, number: int) -> None:
        """Show a moment at once."""
        if self.playback.read:
            self.running.on = False
            self.playback.go(number)
            self.settle_table()

    def _say_moment(self) -> None:
        """Say which moment is shown, to whoever went to an end or cannot go on; not where the focus says it."""
        if self.group.focus is not self.time_line.moments:
            self.heard.say(self.time_line.moments.spoken)

    def toggle(self) -> None:
        """Play or pause; at the end from the beginning."""
        playback = self.playback
        if not playback.read:
            return
        if not self.running.on and playback.number == playback.last:
            self.jump(0)
        self.running.toggle(self.now)
        self.show()

    def faster(self, by: int, *, around: bool = False) -> None:
        """Go over to the next speed or the one before; `around` from the highest to the lowest."""
        self.running.faster(by, around=around)
        self._remake()

    def _remake(self) -> None:
        """Say on the buttons what has been set."""
        self._make_controls()
        self._shown = None
        self.show()

    def _begin(self, round_number: int, at: int | None) -> None:
        """Go where it was wanted to begin, as all is read."""
        self._wanted = None
        if at is None:
            at = self.playback.begin_of_round(round_number) if round_number else 0
        self.time_line.tell(self.views)
        self.jump(at)
        if self.playback.notice is not None:
            self.say(notice_text(self.playback.notice))

    def _go(self, number: int, *, announced: bool = False) -> None:
        """Show a moment on the way to which cards fly."""
        playback = self.playback
        if playback.read and 0 <= number <= playback.last and number != playback.number:
            self._hasten()
            self._settled = False
            for each in self._upon:
                self.damage.add(each.hide())
            self.board.presented = self._table.landings = ()
            playback.go(number, announced=announced)
            if (done := self._last_done(self.seat)) is not None:
                self.panels.facts = replace(self.panels.facts, prompt=done.text, done=done, actor=done.seat)
            self.feed.pull()
        self.show()

    def _hasten(self) -> None:
        """Put everything where it moves to."""
        self._flies = False
        self.presenter.hurry(self.now)
        self._flies = True

    def settle_table(self, *, captioned: bool = False) -> None:
        """Lay the table out as it is at this moment; what led to it may be `captioned` already."""
        self._hasten()
        self.show()  # lists of another length leave the table another room
        board = self.board
        self._table.landings = self.instead.find(self.playback, self.seat)
        self.feed.lie(captioned=captioned)
        board.hand.sort(board.config.sortings[0])
        board.presented = came_to_hand(board, self.playback.still) if self.mode is TableMode.REPLAY else []
        board.presented += self.instead.taken(board)
        board.rearrange(self.now, 0.0)
        if self.playback.opened:  # they would cover the hands
            self.lap_marks.forget()
        self.refresh()
        self._settled = True
        self.running.seen(self.now)
        self._show_way()

    def _show_way(self) -> None:
        """Show what led to the moment upon the table: all keeps off the key of its signs, which stays from moment to
        moment.
        """
        board, playback, style = self.board, self.playback, self.style
        self.damage.add(self.found.show(style, playback, self.panels))
        if self.found.area:  # what tells the move makes room for what was found of it
            self.refresh()
        better = [pygame.Rect(slot.rect) for slots in board.layout.landings for slot in slots]
        self.damage.add(self.key.show(style, board, self.components if self._listed else (), better))
        room, words = self.table_rect.size, [each for each in (self.found.words, self.key.area) if each]
        ground = ground_of(self._table, board, playback, room, words, self.components)
        self.damage.add(self.way.show(style, playback, ground, self.lists.players, mirrored=self.mirrored))
        done, around = Trace(self.way.end, next(reversed(self.way.points), ())), ground.around
        if self.way.mover.area:
            around = around._replace(words=[*around.words, self.way.mover.area])
        self.damage.add(self.instead.show(style, board, around, done))

    # What else can be done.

    def _open_hands(self) -> None:
        self.playback.opened = not self.playback.opened
        self._make_controls()
        self.settle_table()

    def _sit(self, seat: int = -1) -> None:
        """See the same moment from another seat, or from the next."""
        seat = (self.seat + 1) % len(self.playback.seats) if seat < 0 else seat
        scene = ReplayScene(self.stage, self.playback, at=self.playback.number, seat=seat, record=self.reviewed.record)
        scene.running.speed = self.running.speed
        scene._make_controls()
        self.stage.swap(scene)

    def _open_review(self) -> None:
        """Open the review of the round that is shown."""
        self.stage.navigator.open_review(self.reviewed.record, self.reviewed.round)

    def _play_on(self) -> None:
        """Begin a match of its own from here on."""
        self.stage.navigator.leave_match(
            partial(play_on, self, self.playback, self.playback.number, "replay", self.reviewed.record)
        )


def open_replay(stage: Stage, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
    """Open the replay of a match by its record; what is shown says why where that cannot be."""
    if record is None:
        stage.top.say(_("This match isn't saved, so there's nothing to replay."))
        return

    def opened(playback: Playback) -> None:
        stage.push(ReplayScene(stage, playback, round_number, at=at, record=record))
        stage.keep_once()

    read_beside(stage, partial(stage.profile.play_back, record), opened)


def _panel(content: Node, *, pad: Space = Space.SMALL, grow: float = 0) -> Node:
    return Panel(content, PanelKind.PANEL, pad=pad, radius=4, grow=grow)
