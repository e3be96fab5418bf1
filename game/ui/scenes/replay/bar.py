"""What leads through a replay: signs, the time line, the speed, what is said of the moment; and their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.playback import Playback
from game.ui.graphics.drawing import SMALLEST_TARGET, Style
from game.ui.motion import Pace, pace_choices
from game.ui.scenes.replay.controls import CAPTION, PAUSE, PLAY, ROUND, STEP, TURN, SettingButton, SignButton
from game.ui.scenes.replay.findings.reviewed import Reviewed
from game.ui.scenes.replay.key_moments import Ended, KeyMoment, ended_rounds, key_moments, with_end
from game.ui.scenes.replay.places import Places
from game.ui.scenes.replay.time.curve import Curve
from game.ui.scenes.replay.time.lead import Lead
from game.ui.scenes.replay.time.legend import whose_marks
from game.ui.scenes.replay.time.shapes import LeadShape, StandingsShape
from game.ui.scenes.replay.time.time_line import TimeLine
from game.ui.scenes.replay.words import Words
from game.ui.table.game_table import table_of
from game.ui.widgets import ButtonKind, Widget

_GAP: Final = 4
"""Units between two signs."""
_TWO_TEAMS: Final = 2
_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_SPEED_KEYS: Final = {pygame.K_KP_PLUS: 1, pygame.K_KP_MINUS: -1}
_SPEED_SIGNS: Final = {"+": 1, "-": -1}


class Steering(Protocol):
    """What leads through time; a way is 1 or -1."""

    def step(self, way: int) -> None:
        """One action further or back."""

    def turn(self, way: int) -> None:
        """To the next turn, or the begin of this one or the one before."""

    def round(self, way: int) -> None:
        """The same with rounds."""

    def jump(self, number: int) -> None:
        """To a moment at once."""

    def toggle(self) -> None:
        """Play or pause."""

    def faster(self, by: int, *, around: bool = False) -> None:
        """To the next speed or the one before; `around` from the highest to the lowest."""


class Bar:
    """Widgets, and what keys mean."""

    def __init__(self, playback: Playback, steering: Steering, seat: int, reviewed: Reviewed) -> None:
        """Results are those of the team of `seat`."""
        self._playback = playback
        self._seat = seat
        self._tricks = "trick" in table_of(playback.game_name).config.layers
        """Whether a turn is a trick in this game."""
        self._marked: tuple[int, bool] | None = None
        """The first moment of the round whose marks the time line has, and whether all hands are open in it."""
        self.keys: Sequence[KeyMoment] = ()
        """The moments that the round which is shown is told by."""
        self.ended: Ended | None = None
        """How it ended."""
        self._steering = steering
        self._play_captioned = True
        """Whether the sign in the middle has a word below it."""
        self.line = TimeLine("time", steering.jump, reviewed, tricks=self._tricks)
        self._lead = Lead(playback, seat, lambda: self._all_ended)
        self.line.alone = playback.game.fewest_win or len(set(playback.teams)) > _TWO_TEAMS
        shape = StandingsShape(playback, seat) if self.line.alone else LeadShape(self._lead, playback)
        self.curve = Curve("lead", self._lead, self.line, steering.jump, self._called, shape)
        self._ended_by_round: Mapping[int, Ended] | None = None
        """How every round ended, in the words of the language."""
        self.words = Words("words")
        self._play = SignButton("play", PLAY, steering.toggle, kind=ButtonKind.PRIMARY)
        self._back = (
            SignButton("round_back", ROUND, partial(steering.round, -1), -1),
            SignButton("turn_back", TURN, partial(steering.turn, -1), -1),
            SignButton("step_back", STEP, partial(steering.step, -1), -1),
        )
        self._on = (
            SignButton("step", STEP, partial(steering.step, 1)),
            SignButton("turn", TURN, partial(steering.turn, 1)),
            SignButton("round", ROUND, partial(steering.round, 1)),
        )
        self._signs = (*self._back, self._play, *self._on)
        self._speed = SettingButton("speed", partial(steering.faster, 1, around=True))
        self._keys: Mapping[int, Callable[[], None]] = {
            pygame.K_LEFT: partial(steering.step, -1),
            pygame.K_RIGHT: partial(steering.step, 1),
            pygame.K_UP: partial(steering.turn, -1),
            pygame.K_DOWN: partial(steering.turn, 1),
            pygame.K_PAGEUP: partial(steering.round, -1),
            pygame.K_PAGEDOWN: partial(steering.round, 1),
            pygame.K_HOME: partial(steering.jump, 0),
            pygame.K_END: lambda: steering.jump(playback.last),
        }

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return *self._signs, self.curve, self.line, self._speed, self.words

    @property
    def curved(self) -> bool:
        """Whether there is a curve to be shown: not of totals that change only at the end of the only round."""
        playback = self._playback
        return not (self.line.alone and playback.read and playback.scores and len(playback.rounds) == 1)

    @property
    def _all_ended(self) -> Mapping[int, Ended]:
        if self._ended_by_round is None:
            self._ended_by_round = ended_rounds(self._playback, self._seat)
        return self._ended_by_round

    @property
    def behind(self) -> bool:
        """Whether the lead is still to be reckoned, or its curve to be measured."""
        return self._playback.read and (not self._lead.ready or self.curve.unready)

    def work(self) -> None:
        """Reckon on; what was reckoned is shown a frame later."""
        if not self.behind:
            return
        if self._lead.ready:
            self.curve.measure()
        else:
            self._lead.work()

    def place(self, style: Style, places: Places) -> None:
        """Everything in its place; nothing is seen where there are no places."""
        for widget in self.widgets:
            widget.visible = places.signs.width > 0
        self.curve.visible = places.lead.width > 0
        if places.signs.width <= 0:
            return
        self._place_signs(style, places.signs)
        self._speed.place(places.speed)
        self.words.place(places.words)
        self.line.owned = self.curve.visible
        self.line.lay(style, places.line)
        self.curve.place(places.lead)

    def _place_signs(self, style: Style, room: pygame.Rect) -> None:
        """In places of one width, or of those of their words where only so all have room; else without words."""
        turn = _("Trick") if self._tricks else _("Turn")
        captions = (phrases_of(self._playback.game_name).rounds.bare.said(), turn, _("Move"))
        said, gap = (*captions, _("Watch"), *reversed(captions)), style.px(_GAP)
        middle, free = len(captions), room.width - (len(said) - 1) * gap
        needed = [max(SMALLEST_TARGET, style.type.width(text, style.text(CAPTION)) + style.px(4)) for text in said]
        needed[middle] = max(needed[middle], style.type.width(_("Pause"), style.text(CAPTION)) + style.px(4))
        alone = needed.copy()
        alone[middle] = min(needed)
        wides = next((found for each in (needed, alone) if (found := _shared(free, each))), [])
        self._play_captioned = bool(wides) and wides[middle] >= needed[middle]
        left, shares = room.left, wides or [free // len(said)] * len(said)
        shares[middle] += free - sum(shares)
        for sign, text, wide in zip(self._signs, said, shares, strict=True):
            sign.caption = text if wides and (sign is not self._play or self._play_captioned) else ""
            sign.place(pygame.Rect(left, room.top, wide, room.height))
            left += wide + gap

    def label(self, speed: Pace, *, mirrored: bool) -> None:
        """Words and tips; where lines begin at the right, time runs to the left."""
        self._marked = self._ended_by_round = None
        self.line.names = whose_marks(self._playback, self._seat)
        rounds, tricks = phrases_of(self._playback.game_name).rounds, self._tricks
        self.curve.bare = rounds.bare.said()
        self.line.heads = self.curve.bare, _("Won by (points)")
        self.line.known = _("Key moments")
        titles = _("Points so far"), self._lead.note.removesuffix(".")
        self.line.titles = [text for text in titles if text]
        self.line.rounds.called = lambda number: rounds.numbered.said(round=number)
        pace = dict(pace_choices())[speed]
        self._speed.say(_("Speed"), pace, _("Speed: {speed}", speed=pace))
        self._speed.tip = _("Speed of the replay ({slower} and {faster}).", slower="-", faster="+")
        before, after = ("Right", "Left") if mirrored else ("Left", "Right")
        tips = (
            rounds.before.said(key="PageUp"),
            _("Previous trick ({key})", key="Up") if tricks else _("Previous turn ({key})", key="Up"),
            _("Previous move ({key})", key=before),
            _("Play or pause ({key})", key="Space"),
            _("Next move ({key})", key=after),
            _("Next trick ({key})", key="Down") if tricks else _("Next turn ({key})", key="Down"),
            rounds.after.said(key="PageDown"),
        )
        for sign, tip in zip(self._signs, tips, strict=True):
            sign.tip = tip

    def show(self, *, running: bool) -> None:
        """Where the moment that is shown lies, and where one can go from there."""
        playback = self._playback
        read, at, last = playback.read, playback.number, playback.last
        for sign in self._back:
            sign.enabled = read and at > 0
        for sign in self._on:
            sign.enabled = read and at < last
        self._play.enabled = read and last > 0
        self._play.sign = PAUSE if running else PLAY
        self._play.caption = "" if not self._play_captioned else _("Pause") if running else _("Watch")
        said = self._called(at) if read else ("", _("Reading…"))
        self.words.show(said)
        self.line.show(at, last if read else 0, playback.rounds, said)
        self.curve.show(at, last if read else 0, playback.rounds)
        begin, end = playback.round_of(at)
        if read and self._marked != (begin, playback.opened):
            self._marked = (begin, playback.opened)
            ended = self._all_ended
            self.ended = ended.get(begin)
            self.keys = with_end(key_moments(playback, begin, end, self._seat), end, self.ended)
            opening = next((each for each in range(begin, end + 1) if _plays_to_trick(playback, each)), begin)
            self.line.mark([ended.get(each) for each in playback.rounds], self.keys, opening)

    def _called(self, number: int) -> tuple[str, str]:
        """Which round of the match a moment is in, and which of its moments."""
        playback = self._playback
        begin, end = playback.round_of(number)
        count = playback.still_at(playback.rounds[-1]).state.round if playback.rounds else 1
        counted = phrases_of(playback.game_name).rounds.counted.said(
            round=playback.still_at(begin).state.round, count=count
        )
        if playback.day is not None and playback.game.day_rounds == 1:
            counted = _("Deal of the day")
        return counted, _("Move {number} of {count}", number=number - begin, count=end - begin)

    def key(self, event: pygame.Event, focus: Widget | None) -> bool:
        """A key that leads through time; Space is that of a button which shows its ring."""
        if event.mod & _MODIFIERS:
            return False
        steps = _SPEED_KEYS.get(event.key) or _SPEED_SIGNS.get(event.dict.get("unicode", ""))
        if steps:
            self._steering.faster(steps)
            return True
        if event.key == pygame.K_SPACE and (focus is None or not focus.focused or focus in (self.curve, self.line)):
            self._steering.toggle()
            return True
        if event.key in self._keys:
            self._keys[event.key]()
            return True
        return False


def _shared(free: int, needed: Sequence[int]) -> list[int]:
    """Of so many pixels as much for everything, or what it needs and a part of the rest; empty where they do not do."""
    equal, rest = free // len(needed), free - sum(needed)
    if max(needed) <= equal:
        return [equal] * len(needed)
    return [each + rest // len(needed) for each in needed] if rest >= 0 else []


def _plays_to_trick(playback: Playback, number: int) -> bool:
    targets = (event.target for event in playback.still_at(number).events)
    return any(target is not None and target.zone == "trick" for target in targets)
