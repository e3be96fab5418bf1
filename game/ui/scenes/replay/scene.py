"""The replay of a match: the table of a moment, the time line below it, and what leads from moment to moment.

The table is the one matches are played at. A moment looks the same from wherever it is reached: as soon as what led to
it was shown, the table is laid as if the match had just been opened there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.engine import Action, Refusal
from game.i18n import _
from game.i18n.phrases import notice_text
from game.match.match import Match
from game.match.playback import Playback
from game.match.turn_loop import Pacing
from game.storage.regular import told_of
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.motion import Pace, Tempo
from game.ui.scenes.base import run_command
from game.ui.scenes.replay.controls import PAUSE, PLAY, ROUND, STEP, TURN, SignButton, TimeLine
from game.ui.scenes.replay.looked_at import LookedAt
from game.ui.shared_texts import pace_choices
from game.ui.stage import Stage
from game.ui.table.game_table import AnyTable
from game.ui.table.scene import TableScene
from game.ui.widgets import Button, ButtonKind

_LINES: Final = 24
"""So many lines of the record are read in a frame."""
_PAUSE_MS: Final = 500.0
"""Between two moments that are played, at normal speed; an action of others takes its time to be told besides."""
_INSTANT_MS: Final = 140.0
"""The same at the highest speed, at which nothing is told."""
_SPEEDS: Final = (Pace.SLOW, Pace.NORMAL, Pace.FAST, Pace.INSTANT)
_BAR: Final = 68
"""Units of the height of what lies below the table."""
_SIGN: Final = 56
_SPEED: Final = 120
_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class _Nobody:
    """Plays for nobody: what happens stands in the record."""

    def __init__(self) -> None:
        self.paused = True
        self.pacing = Pacing()

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Nothing is done."""
        return None

    def undo(self) -> None:
        """Nothing is taken back."""

    def redo(self) -> None:
        """Nothing is done again."""

    def hurry(self) -> None:
        """Nobody is waited for."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """Nobody plays."""
        return False

    def close(self) -> None:
        """Nobody was asked."""


class ReplayScene(TableScene):
    """Shows a match from the moment it is at."""

    name = "replay"

    def __init__(self, stage: Stage, playback: Playback, round_number: int = 0, *, at: int | None = None) -> None:
        """From its first moment on, or that of a round, or the one `at`; as soon as the record is read."""
        self.playback = playback
        self._wanted = (round_number, at)
        super().__init__(stage, playback, (), _Nobody())
        usual = stage.pace
        self._speed = usual if usual in _SPEEDS else Pace.NORMAL
        self._flies = True
        """Whether what is told now is seen."""
        self._running = False
        self._rested_at = 0.0
        """When the moment that is shown lay there."""
        self._lies = False
        self._line = TimeLine("time", self._jump)
        self._play = SignButton("play", PLAY, self._toggle)
        self._signs = [
            SignButton("round_back", ROUND, lambda: self._leap(self.playback.round(-1)), -1),
            SignButton("turn_back", TURN, lambda: self._leap(self.playback.turn(-1)), -1),
            SignButton("step_back", STEP, lambda: self._step(-1), -1),
            self._play,
            SignButton("step", STEP, lambda: self._step(1)),
            SignButton("turn", TURN, lambda: self._leap(self.playback.turn(1))),
            SignButton("round", ROUND, lambda: self._leap(self.playback.round(1))),
        ]
        self._pace_button = Button("speed", "", lambda: self._faster(1, around=True), size=18)
        self._hands = Button("hands", "", self._open_hands, size=18)
        self._branch = Button("branch", "", self._play_on, kind=ButtonKind.PRIMARY, size=18)
        self._close = Button("close", "", self.back, size=20)
        self.group.replace([self._line, *self._signs, self._pace_button, self._hands, self._branch, self._close])
        self._keys: Mapping[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._step(-1),
            pygame.K_RIGHT: lambda: self._step(1),
            pygame.K_UP: lambda: self._leap(self.playback.turn(-1)),
            pygame.K_DOWN: lambda: self._leap(self.playback.turn(1)),
            pygame.K_PAGEUP: lambda: self._leap(self.playback.round(-1)),
            pygame.K_PAGEDOWN: lambda: self._leap(self.playback.round(1)),
            pygame.K_HOME: lambda: self._leap(0),
            pygame.K_END: lambda: self._leap(self.playback.last),
        }
        self._label()
        self._offer()

    # What a table differs in on which nobody plays.

    def table_of(self, match: Match) -> AnyTable:
        """The same, with nothing to be done at it."""
        return LookedAt(super().table_of(match), self.playback)

    def room(self, size: tuple[int, int]) -> tuple[int, int]:
        """What the bar leaves."""
        return size[0], size[1] - self.style.target(_BAR)

    @property
    def awaits_others(self) -> bool:
        """Nobody plays."""
        return False

    @property
    def own_turn(self) -> bool:
        """Nobody is asked for anything."""
        return False

    @property
    def mirrored(self) -> bool:
        """As the language wants it: time runs as its lines do, whichever hand the player uses."""
        return self.style.mirrored

    @property
    def pace(self) -> Tempo:
        """The chosen speed; nothing is seen on the way to a moment that is leapt to."""
        speed = self._speed if self._flies else Pace.INSTANT
        return Tempo(speed, still=self.stage.profile.settings.reduce_motion)

    def all_told(self, now: float) -> None:
        """Lay the table anew for the moment; a while later comes the next one, as long as the replay runs."""
        if not self._lies:
            self._lie()
        elif self._running and now - self._rested_at >= self._pause():
            self._step(1)

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from what lay above."""
        self.opponents.follow_pace()
        self._lies = False

    def relabel(self) -> None:
        """Buttons as well in the words of another language."""
        super().relabel()
        self._label()

    def back(self) -> None:
        """Back to where the replay was asked for."""
        self.stage.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """The table, and below it signs, time line and speed; beside the hand what else can be done."""
        super().layout(size)
        style, px = self.style, self.style.px
        high = style.target(_BAR)
        self._bar = pygame.Rect(0, size[1] - high, size[0], high)
        side, gap, pad = style.target(_SIGN - 8), px(6), px(8)
        left, top = pad, self._bar.centery - side // 2
        for sign in self._signs:
            sign.place(pygame.Rect(left, top, px(_SIGN), side))
            left = sign.rect.right + gap
        wide = px(_SPEED)
        self._pace_button.place(pygame.Rect(self._bar.right - pad - wide, top, wide, side))
        self._line.place(pygame.Rect(left + pad, top, self._pace_button.rect.left - left - 2 * pad, side))
        self._place_beside()
        self.damage.add(self._bar)

    def handle(self, event: pygame.Event) -> bool:
        """Keys lead through time, except where a button that shows its ring wants them; widgets; then commands."""
        if event.type == pygame.KEYDOWN and not event.mod & _MODIFIERS and self._key(event):
            return True
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        command = self.stage.shortcuts.command_for(event)
        return command is not None and run_command(self.stage, command)

    def update(self, now: float) -> None:
        """Read on, and let the table move on."""
        if not self.playback.read and self.playback.read_on(_LINES):
            self._begin()
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while the record is read; when the next moment comes while it runs."""
        if not self.playback.read:
            return 0.0
        wait = super().wake_after()
        if not self._lies:
            return 0.0 if wait is None else wait
        if not self._running:
            return wait
        due = max(0.0, self._rested_at + self._pause() - self.now)
        return due if wait is None else min(due, wait)

    def refresh(self) -> None:
        """The buttons beside the hand go with the layout."""
        super().refresh()
        self._place_beside()

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        if self._bar.colliderect(area):
            draw_panel(surface, self.style, self._bar.inflate(8, 8).move(0, 4), PanelKind.PANEL, radius=4)
        super()._paint_between(surface, area)

    # From moment to moment.

    def _begin(self) -> None:
        """All is read: go where it was wanted to begin."""
        round_number, at = self._wanted
        if at is None:
            at = self.playback.begin_of_round(round_number) if round_number else 0
        self._jump(at)
        if self.playback.notice is not None:
            self.say(notice_text(self.playback.notice))

    def _jump(self, number: int) -> None:
        """Show a moment at once."""
        if not self.playback.read:
            return
        self._run(on=False)
        self.playback.go(number)
        self._lie()

    def _leap(self, number: int) -> None:
        """Show a moment; cards fly there if it is not far."""
        if number == self.playback.number:
            return
        self._run(on=False)
        self._go(number, told=False)

    def _step(self, way: int) -> None:
        """One action further or back."""
        number = self.playback.number + way
        if not self.playback.read or not 0 <= number <= self.playback.last:
            self._run(on=False)
            return
        if way < 0:
            self._run(on=False)
        self._go(number, told=True)

    def _go(self, number: int, *, told: bool) -> None:
        self._hasten()
        self._lies = False
        self.playback.go(number, told=told)
        self.feed.pull()
        self._offer()

    def _hasten(self) -> None:
        """What is still on its way is there."""
        if not self.idle:
            self._flies = False
            self.presenter.hurry(self.now)
            self._flies = True

    def _lie(self) -> None:
        """The table as it is laid at this moment, whatever was shown before."""
        self._hasten()
        self.board.selected, self.board.hovered = [], None
        self.feed.lie()
        self.board.hand.sort(self.board.config.sortings[0])
        self.board.rearrange(self.now, 0.0)
        self.refresh()
        self._lies, self._rested_at = True, self.now
        self._offer()

    def _pause(self) -> float:
        return _INSTANT_MS if self._speed is Pace.INSTANT else self._speed.pause(_PAUSE_MS)

    def _run(self, *, on: bool) -> None:
        self._running = on and self.playback.read and self.playback.number < self.playback.last
        self._play.sign = PAUSE if self._running else PLAY

    def _toggle(self) -> None:
        """Play or pause; at the end from the beginning."""
        if not self._running and self.playback.read and self.playback.number == self.playback.last:
            self._jump(0)
        self._run(on=not self._running)
        self._rested_at = self.now - self._pause()

    def _faster(self, by: int, *, around: bool = False) -> None:
        place = _SPEEDS.index(self._speed) + by
        if around:
            place %= len(_SPEEDS)
        self._speed = _SPEEDS[max(0, min(place, len(_SPEEDS) - 1))]
        self._label()

    def _open_hands(self) -> None:
        self.playback.opened = not self.playback.opened
        self._label()
        self._lie()

    def _play_on(self) -> None:
        """A match of its own from here on."""
        navigator, profile = self.stage.navigator, self.stage.profile

        def begin() -> None:
            try:
                resumed = profile.branch(self.playback)
            except OSError as error:
                self.say(notice_text(told_of(error)))
            else:
                navigator.open_table(resumed.match, resumed.notices)

        navigator.leave_match(begin)

    # Keys, words and places.

    def _key(self, event: pygame.Event) -> bool:
        focus = self.group.focus
        if event.key == pygame.K_SPACE and (focus is None or not focus.focused or focus is self._line):
            self._toggle()
            return True
        if event.dict.get("unicode") in ("+", "-") or event.key in (pygame.K_KP_PLUS, pygame.K_KP_MINUS):
            slower = event.dict.get("unicode") == "-" or event.key == pygame.K_KP_MINUS
            self._faster(-1 if slower else 1)
            return True
        if event.key in self._keys:
            self._keys[event.key]()
            return True
        return False

    def _label(self) -> None:
        """Words and tips."""
        self._branch.label, self._close.label = _("Play on from here"), _("Close")
        self._hands.label = _("Hide the others' hands") if self.playback.opened else _("Open all hands")
        self._pace_button.label = dict(pace_choices())[self._speed]
        self._pace_button.tip = _("Speed of the replay ({slower} and {faster}).", slower="-", faster="+")
        self._branch.tip = _("Begin a match of its own from this moment. The one you are watching stays as it is.")
        before, after = ("Right", "Left") if self.mirrored else ("Left", "Right")
        tips = (
            _("Previous round ({key})", key="PageUp"),
            _("Previous turn ({key})", key="Up"),
            _("Previous move ({key})", key=before),
            _("Play or pause ({key})", key="Space"),
            _("Next move ({key})", key=after),
            _("Next turn ({key})", key="Down"),
            _("Next round ({key})", key="PageDown"),
        )
        for sign, tip in zip(self._signs, tips, strict=True):
            sign.tip = tip

    def _place_beside(self) -> None:
        """In the places of the buttons that somebody who plays has there."""
        self._branch.place(self.buttons.row(0))
        self._hands.place(self.buttons.row(1))
        self._close.place(pygame.Rect(self.board.layout.zones["menu"]))

    def _offer(self) -> None:
        """What can be done at this moment, and where it lies among the others."""
        playback = self.playback
        read, at, last = playback.read, playback.number, playback.last
        before, after = read and at > 0, read and at < last
        for sign in self._signs:
            sign.enabled = read and last > 0 if sign is self._play else before if sign.name.endswith("back") else after
        self._branch.enabled = read and playback.outcome() is None
        if not after:
            self._run(on=False)
        figures = _("{number} of {count}", number=at, count=last) if read else _("Reading…")
        self._line.show(at, last if read else 0, playback.rounds, figures)
