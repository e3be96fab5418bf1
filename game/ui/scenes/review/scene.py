"""The review of a match: the decisions of a round, the costliest first, what each was worth, and what the deal gave."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.engine.record import Report
from game.i18n import _, sentences
from game.i18n.phrases import captions_of, phrases_of
from game.match.playback import Playback
from game.match.saves import played_back
from game.review.decisions import own_seat
from game.review.desk import Desk
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.review.verdicts import Points, grade_texts, grades_text, verdict_of
from game.review.views import DecisionView, ReviewViews, RoundView
from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.judged.position import Position, is_ringed
from game.ui.judged.positions import Positions
from game.ui.judged.signs import SIGNS, Sign
from game.ui.kit import (
    Align,
    Column,
    Control,
    Extent,
    Filler,
    FirstThatFits,
    Frame,
    Kept,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Scaled,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    walk,
)
from game.ui.kit.cards import Cards, foresee_cards
from game.ui.matches.reading import play_on, read_beside
from game.ui.panels.decision import SignMark, decision_panel
from game.ui.panels.matches import Emblem
from game.ui.scenes.review.round import Course, account_panel, course_panel
from game.ui.scenes.review.rows import brief_row, decision_list, decision_row
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Priority, Steps
from game.ui.stage.stage import Stage
from game.ui.table.contract.game_table import table_of
from game.ui.widgets import Button, ButtonKind, Segments, Stepper, Widget

_SIZE: Final = (1840, 1040)
_TALL_SIZE: Final = (1840, 1500)
"""Units of the panel at most, in wide windows and in high ones."""
_ROOMY: Final = 1900
"""Units of height of an upright window from which on it has room for everything."""
_LARGER: Final = 1.22
"""In a high window everything is larger by this factor."""
_CARD_WIDTHS: Final = (112, 76, 62)
"""Units of the widths in which cards are shown."""
_ALL_ROWS: Final = 200
"""Rows of the list are as high as the highest of so many."""
_DRAWING_MS: Final = 3.0
"""So long cards are drawn in a frame."""
_MATTERED, _ALL = "mattered", "all"


def open_review(stage: Stage, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
    """Open the review of a saved match, at a round or at a decision; the scene on top says why where it cannot be."""
    if record is None:
        stage.top.say(_("This match isn't saved, so there's nothing to review."))
        return

    def read(report: Report) -> tuple[bytes, Playback]:
        raw = stage.profile.record(record)
        playback = played_back(stage.profile.games, raw, report)
        playback.read_whole()
        table_of(playback.game_name)  # imported here, on a thread, the table holds no frame up
        captions_of(playback.game_name)
        return raw, playback

    def opened(found: tuple[bytes, Playback]) -> None:
        stage.push(ReviewScene(stage, record, *found, round_number, at))
        stage.keep_once()

    read_beside(stage, read, opened)


class ReviewScene(ComposedScene):
    """Goes over one round after the other beside the window, and shows the decisions of the chosen one."""

    name = "review"

    def __init__(
        self, stage: Stage, record: Path, raw: bytes, playback: Playback, round_number: int = 0, at: int | None = None
    ) -> None:
        """Begin with a round, or with its decision `at` so many actions, of a match that is wholly read."""
        super().__init__(stage)
        stage.sit_down(playback.game_name)  # backs of cards are those of its tables
        self._record = record
        self._raw = raw
        self._playback = playback
        self._points = Points(playback.game)
        self._views = ReviewViews(playback, table_of(playback.game_name).placement)
        self._desk = Desk(stage.profile.games, stage.profile.archive, record.name, raw, playback)
        self._round = round_number if round_number in self._desk.rounds else next(iter(self._desk.rounds), 0)
        self._desk.want(self._round)
        self._positions = Positions(stage.profile, raw)
        self.view: RoundView | None = None
        """The round that is shown; None as long as it is gone over."""
        self.chosen: DecisionView | None = None
        """The decision that is chosen in the list."""
        self._shown: DecisionView | None = None
        """The decision that is shown beside it, until the chosen one is ready."""
        self._parts: Sequence[Node] = ()
        self._parts_for: tuple[object, ...] = ()
        """What is shown of the round, and what it was composed for."""
        self._panels: dict[int, Node] = {}
        self._panels_for: tuple[object, ...] = ()
        """What is shown of decisions, by their numbers, and the style in which it is composed."""
        self._at = at
        """The decision to be chosen as soon as it is found."""
        self._reveal = True
        """Whether the chosen row is to be scrolled into sight."""
        self._making, self._showing, self._preparing = Steps(), Steps(), Steps()
        self.prepare(Job(self._take_news, self._desk.wake_after, Priority.NEWS))
        self.prepare(Job(self._take_picture, self._wait_for_picture, Priority.NEWS))
        self.prepare(Job(self._making.step, self._making.wait, Priority.SHOWN))
        self.prepare(Job(self._showing.step, self._showing.wait, Priority.SHOWN))
        self.prepare(Job(self._preparing.step, self._preparing.wait, Priority.FORESEEN))
        self._heard: str | None = None
        """The verdict that was said with the whole scene; empty once another was said."""
        self._make_controls(_MATTERED)

    def relabel(self) -> None:
        """Make all words anew."""
        self._views.forget()
        self._panels.clear()
        if self.chosen is not None:
            self._at = self.chosen.number
        self._make_controls(self._filter.value)
        self._choose_round(self._round)

    def enter(self) -> None:
        """Draw tables anew where other settings were chosen in the meantime."""
        self._heard = None
        if self._positions.settings is not self.stage.profile.settings:
            self._positions.close()
            self._positions = Positions(self.stage.profile, self._raw)
            self._panels.clear()
            self.refresh()

    def leave(self) -> None:
        """Go over the rest another time."""
        self._positions.close()
        self._desk.close()

    def _make_controls(self, filtered: str) -> None:
        self._stepper: Stepper[int] = Stepper("round", [(0, "")], 0, self._choose_round, size=21)
        self._stepper.sets = phrases_of(self._playback.game_name).rounds.bare.said()
        self._stop = Button("stop", _("Stop"), self._pause, kind=ButtonKind.QUIET, size=20)
        choices = [(_MATTERED, _("What mattered")), (_ALL, _("All decisions"))]
        self._filter = Segments("decisions", choices, filtered, lambda _value: self._list_decisions())
        self._filter.sets = _("Decisions listed")
        self._course = Course("course", self.choose)
        self._course.tip = f"{self._course.caption} {grades_text(self._points)}"
        self._list = NodeList(
            "decision",
            self._row,
            on_choose=lambda place: self._choose_view(self.listed[place]),
            on_open=lambda _place: self.open_replay(),
            now=self.stage.clock.now,
            ground=self._row_ground,
            varies=self._row_state,
            sample=_ALL_ROWS,
        )
        self._try = Button("try", _("Try it differently"), self.try_differently, kind=ButtonKind.PRIMARY, size=20)
        self._replay = Button("show", _("Open in the replay"), self.open_replay, size=20)
        self._back = Button("back", _("Back"), self.back, size=20)
        tip = _("The decision before or after this one in the list")
        self._walk: Stepper[int] = Stepper("walk", [(0, "")], 0, self.choose, size=20, tip=tip)
        self._walk.sets = _("Decision")
        self._account_tip = _Explained("account", account_tip())

    # What the scene shows.

    @property
    def listed(self) -> Sequence[DecisionView]:
        """The decisions in the list: those that mattered, unless all are wanted or none did."""
        if self.view is None:
            return ()
        return (self.view.weighed if self._filter.value == _MATTERED else ()) or self.view.decisions

    @property
    def roomy(self) -> bool:
        """Whether the window is so high that no figures are left out."""
        return self.portrait and self.size[1] >= self.style.px(_ROOMY)

    def compose(self) -> Node:
        """The round on one side and the chosen decision on the other, or one above the other in a high window."""
        self._offer()
        portrait, buttons = self.portrait, self._buttons()
        if self.view is None or not self.view.decisions:
            body: Node = Column(Spacer(grow=1), self._waiting(), Spacer(grow=1), cross=Align.CENTER, grow=1)
            body = (
                Column(body, buttons)
                if portrait
                else Column(body, Row(Spacer(grow=37), Column(buttons, grow=63), even=True))
            )
        else:
            parts, about = self._round_parts(self.view), self._about()
            if portrait:
                body = Column(Scaled(Column(parts[0], about, *parts[1:]), _LARGER, grow=1), buttons)
            else:
                side = Column(Filler(about, width=0, grow=1), buttons, grow=63)
                body = Scaled(Row(*parts, side, even=True, gap=Space.LARGE, cross=Align.STRETCH), 1)
        before = Control(self._stepper) if len(self._desk.rounds) > 1 else None
        return Frame(
            _("Review"), body, size=_TALL_SIZE if portrait else _SIZE, before=before, after=self._corner(), near=True
        )

    def _corner(self) -> Node:
        """What stops the review; the name of the game when there is nothing to stop."""
        desk, game = self._desk, self._playback.game_name
        if desk.busy or desk.paused or desk.failed:
            return Control(self._stop)
        return Row(Text(phrases_of(game).title, Role.STRONG, Tone.GILT), Emblem(game, side=48))

    def _round_parts(self, view: RoundView) -> Sequence[Node]:
        """What is shown of the round, in two parts in a high window; it is kept while only the choice changes."""
        desk, shown = self._desk, self.listed
        state = self.state_text if desk.busy or desk.paused or desk.failed else ""
        made_for = (id(view), id(shown), state, self.size, self.style.signature)
        if made_for != self._parts_for or self._reveal:
            self._parts_for = made_for
            playback, place = self._playback, next((n for n, each in enumerate(shown) if each is self.chosen), None)
            self._course.show(view.turns, self.chosen.number if self.chosen is not None else None)
            course = course_panel(view.summary, self._course)
            bare = course_panel(view.summary, self._course, bare=True)
            rows = decision_list(
                self._list,
                shown,
                place,
                grade_texts(self._points),
                left_out=len(view.decisions) - len(shown),
                reveal=self._reveal,
                fewest=3 if self.roomy else 2,
            )
            self._reveal = False
            tray = Column(rows, Text(state, Role.SMALL), gap=Space.TIGHT, grow=1) if state else rows
            account = account_panel(view, playback.seats, playback.teams, own_seat(playback))
            below = Control(self._filter), tray, Stack(account, Control(self._account_tip))
            if self.portrait:
                self._parts = Kept(course, optional=True), Kept(Column(*below), grow=1)
            else:
                self._parts = (Kept(FirstThatFits(Column(course, *below), Column(bare, *below)), grow=37),)
        return self._parts

    def _about(self) -> Node:
        """The decision that is shown; an empty place as long as none is ready."""
        return Stack(self._panel(self._shown) if self._shown is not None else Spacer(grow=1), grow=2, name="about")

    def _panel(self, view: DecisionView) -> Node:
        """What is shown of a decision; it is kept as long as nothing changes how it looks."""
        if self._panels_for != (self.style.signature, self.roomy):
            self._panels_for = self.style.signature, self.roomy
            self._panels.clear()
        if view.number not in self._panels:
            position = position_of(view.judged, (1, 1))
            ringed = next(iter((*position.named, *position.meld)), "") if is_ringed(self._playback, position) else ""
            table = Stack(_Table(view, self._positions), Control(_Explained("position", table_tip())), grow=1)
            self._panels[view.number] = Kept(decision_panel(view, table, ringed=ringed, roomy=self.roomy), grow=1)
        return self._panels[view.number]

    def _buttons(self) -> Node:
        walk = [Control(self._walk)] if self.chosen is not None else []
        main = [Control(self._try, height=56, grow=16), Control(self._replay, height=56, grow=16)]
        return Row(*walk, *main, Control(self._back, height=56, grow=10))

    def _row(self, place: int, state: RowState) -> Node:
        if self._in_detail:
            return decision_row(self.listed[place])
        return brief_row(self.listed[place], self.listed, new_turn=self._is_new_turn(place, state))

    def _row_state(self, place: int, state: RowState) -> Hashable:
        return not self._in_detail and self._is_new_turn(place, state)

    def _is_new_turn(self, place: int, state: RowState) -> bool:
        """Whether a row begins with the number of its turn."""
        return state.first or not place or self.listed[place - 1].turn != self.listed[place].turn

    def _row_ground(self, state: RowState) -> PanelKind | None:
        return state.ground(PanelKind.ROW if self._in_detail else None)

    @property
    def _in_detail(self) -> bool:
        """Whether the list shows both ways of each decision."""
        return self.view is not None and self.listed is self.view.weighed

    def _waiting(self) -> Node:
        """How far the review is, and what it will show."""
        desk = self._desk
        progress = [_Progress(desk.progress)] if desk.current is not None else []
        promises = (
            (Sign.BAD, _("What cost you most, at the top")),
            (Sign.GOOD, _("What would have been better, and why")),
            (Sign.EVEN, _("How lucky your cards were, and what you made of them")),
        )
        signed = [Row(SignMark(sign, side=34), Text(text)) for sign, text in promises if desk.rounds]
        return Panel(
            Column(
                Column(Emblem(self._playback.game_name, side=120), cross=Align.CENTER, optional=True),
                Text(self.state_text, Role.HEADING, Tone.GILT, lines=0, side=Align.CENTER),
                *progress,
                Text(self._explanation(), lines=0, side=Align.CENTER),
                *(Row(each, justify=Align.CENTER) for each in signed),
                gap=Space.WIDE,
            ),
            pad=Space.LARGE,
        )

    def _explanation(self) -> str:
        """What is done, or what there is to do."""
        if not self._desk.rounds:
            return _("Once the first score is counted, you can review it here.")
        if self._desk.paused:
            return _("Press Resume to go on.")
        if self._desk.busy:
            return _(
                "Each of your decisions is compared with the strongest opponent's, "
                "for many hands the others may have held."
            )
        return ""

    def standing(self) -> str:
        """Why the review does not go on, or its verdict, as soon as that is another than when the scene came."""
        verdict = self._verdict()
        self._heard = verdict if self._heard is None else self._heard if self._heard == verdict else ""
        return "" if self._heard == verdict else verdict

    def _verdict(self) -> str:
        if self._desk.failed or self._desk.paused:
            return self.state_text
        if self._desk.busy or self.view is None:
            return ""
        summary = self.view.summary
        return sentences((summary.verdict, summary.total, summary.sentence)) if self.view.decisions else self.state_text

    @property
    def state_text(self) -> str:
        """How far the review is, or why there is nothing to be shown of the round."""
        desk = self._desk
        if not desk.rounds:
            return _("Nothing to review yet.")
        if desk.failed:
            return _("The review stopped unexpectedly. Press Resume to try again.")
        if desk.paused:
            return _("Stopped.")
        if desk.current is not None:
            words = phrases_of(self._playback.game_name).rounds.numbered.said(round=desk.current)
            return _("{round}: {percent}% reviewed…", round=words, percent=round(100 * desk.progress))
        if self.view is not None and not self.view.decisions:
            return _("There was nothing to decide here.")
        return _("Reading…")

    def _offer(self) -> None:
        """Let the widgets do what can be done now."""
        desk, listed, chosen = self._desk, self.listed, self.chosen
        if desk.rounds:
            rounds = phrases_of(self._playback.game_name).rounds
            self._stepper.choices = [(number, rounds.numbered.said(round=number)) for number in desk.rounds]
            self._stepper.show(self._round)
        stopped = desk.paused or desk.failed
        self._stop.label = _("Resume") if stopped else _("Stop")
        self._stop.kind = ButtonKind.PRIMARY if stopped and self.view is None else ButtonKind.PLAIN
        if chosen is not None:
            count = len(listed)
            places = [_("{place} of {count}", place=place, count=count) for place in range(1, count + 1)]
            self._walk.choices = [(each.number, text) for each, text in zip(listed, places, strict=True)]
            self._walk.show(chosen.number)
        costly = chosen is None or chosen.judged.is_dear  # else nothing is to be tried differently
        for button, first in ((self._try, costly), (self._replay, not costly)):
            button.kind = ButtonKind.PRIMARY if first else ButtonKind.PLAIN
            button.enabled = chosen is not None

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the tree; the focus begins in the list."""
        super().layout(size)
        if self.group.focus is None:
            self.group.set_focus(next((each for each in self.group.widgets if each.name == "decision"), None))

    # What is chosen.

    def choose(self, number: int) -> None:
        """Choose the decision with this number; where it is not listed, all are."""
        found = self.view.decisions if self.view is not None else ()
        wanted = next((each for each in found if each.number == number), None)
        if wanted is None:
            return
        if wanted not in self.listed:
            self._filter.show(_ALL)
        self._reveal = True
        self._choose_view(wanted)

    def _choose_view(self, view: DecisionView) -> None:
        """Choose a decision of the list; it is shown a few frames later, when its cards are drawn."""
        self.chosen = view
        self._showing.begin(self._show(view))
        if self._reveal:
            self.refresh()
        elif self.view is not None:
            self._course.show(self.view.turns, view.number)
            self._offer()

    def _list_decisions(self) -> None:
        """List other decisions; the chosen one stays chosen as long as it is among them."""
        if self.chosen not in self.listed:
            self.chosen = next(iter(self.listed), None)
        self._reveal = True
        self.refresh()
        self._showing.begin(self._show(self.chosen))
        self._preparing.begin(self._prepare_all(self.listed))

    def _choose_round(self, number: int) -> None:
        self._round = number
        self._desk.want(number)
        self.view = self.chosen = self._shown = None
        for steps in (self._showing, self._preparing):
            steps.begin(None)
        self._begin_round()
        self.refresh()

    # What is done when there is time.

    def _take_news(self) -> None:
        """Show how far the review is, and the wanted round as soon as it was gone over."""
        if self._desk.update():
            self._begin_round()
            self.refresh()

    def _take_picture(self) -> None:
        """Paint the table of a decision when its picture has come."""
        if self._positions.update():
            self.damage.add(next((node.rect for node in walk(self.tree) if node.name == "about"), self.tree.rect))

    def _wait_for_picture(self) -> float | None:
        return self._positions.wake_after()

    def _begin_round(self) -> None:
        """Make the views of the wanted round, or of what was found of the one that is gone over."""
        review = self._desk.reviews.get(self._round)
        if self.view is None:
            self._making.begin(self._make(self._desk.found) if review is None else self._show_round(review))

    def _make(self, found: Iterable[object]) -> Iterator[None]:
        """Make the views of decisions, and draw their cards in all widths."""
        while (view := self._views.prepare(found)) is not None:
            cards = " ".join((view.done.cards, view.done.onto, view.instead.cards, view.instead.onto))
            for units in _CARD_WIDTHS:
                foresee_strip(self.style, cards, self.size[0], units)
            yield
            yield from self._draw_cards()

    def _show_round(self, review: RoundReview) -> Iterator[None]:
        """Make the views of a round, then list its decisions."""
        yield from self._make(review.decisions)
        self.view = self._views.round(review)
        self._list_decisions()
        if self._at is not None:
            self.choose(self._at)
            self._at = None

    def _show(self, view: DecisionView | None) -> Iterator[None]:
        """Show a decision as soon as the pictures of its cards are drawn."""
        if view is not None:
            self.style.pictures.want_no_more()
            self._compose_about(view)
            yield
            yield from self._draw_cards()
        self._shown = view
        self.refresh()

    def _prepare_all(self, views: Sequence[DecisionView]) -> Iterator[None]:
        """Compose what is shown of decisions, so that it is there as soon as one is chosen."""
        for view in views:
            self._compose_about(view)
            yield
            yield from self._draw_cards()

    def _compose_about(self, view: DecisionView) -> None:
        """Compose what is shown of a decision in its place, and ask for the pictures of its cards."""
        place = next((node for node in walk(self.tree) if node.name == "about"), None)
        if place is not None:
            style = replace(self.style, scale=self.style.scale * (_LARGER if self.portrait else 1))
            panel = self._panel(view)
            panel.arrange(style, place.rect)
            foresee_cards(panel, style)

    def _draw_cards(self) -> Iterator[None]:
        """Draw the cards that were asked for, a few in a step."""
        while self.style.pictures.work(_DRAWING_MS):
            yield

    def _pause(self) -> None:
        if self._desk.paused or self._desk.failed:
            self._desk.go_on()
        else:
            self._desk.pause()
        self.refresh()

    # Where it leads.

    def open_replay(self) -> None:
        """Show the chosen decision in the replay of the match."""
        if self.chosen is not None:
            self.stage.navigator.open_replay(self._record, at=self.chosen.number)

    def try_differently(self) -> None:
        """Play a match of its own from the chosen decision on."""
        if self.chosen is not None:
            self.stage.navigator.leave_match(
                partial(play_on, self, self._playback, self.chosen.number, "review", self._record)
            )


def position_of(judged: Judged, room: tuple[int, int]) -> Position:
    """The picture of the table before a decision, in so many pixels."""
    params = dict(judged.params) if judged.is_dear else {}
    named, meld = (tuple(str(params.get(name, "")).split()) for name in ("cards", "meld"))
    return Position(
        judged.number, judged.done, judged.better, SIGNS[verdict_of(judged)], room, named, meld, judged.plan
    )


def table_tip() -> str:
    """What signs and numbers on the picture of a table mean."""
    return _(
        "The table before your decision. The cross marks what you did, the tick or the numbers "
        "mark what is better; tinted cards aren't there yet."
    )


def account_tip() -> str:
    """What the lines of the account mean."""
    return _(
        "Luck of the deal: what equally strong players would have made of your cards. Your decisions: what yours "
        "gained or gave away. The rest came from how the others played, and from cards drawn later."
    )


class _Table(Node):
    """The picture of the table before a decision; the cards that the player held as long as there is no picture."""

    def __init__(self, view: DecisionView, positions: Positions) -> None:
        held = Column(Text(_("Your cards then:"), Role.STRONG, Tone.GILT), Cards(view.held, width=76))
        super().__init__(Row(held, justify=Align.CENTER), grow=1, name="table")
        self._view = view
        self._positions = positions

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, style.px(1100))

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as cards on it can be told apart; it takes all that is left."""
        return Extent(width * 3 // 10, width * 9 // 20)

    def content(self) -> Hashable:
        """The decision."""
        return self._view.number

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Take the middle of a room that is far wider than high."""
        frame = style.px(4)
        place = rect.inflate(-2 * frame, -2 * frame)
        place.width = max(1, min(place.width, place.height * 3))
        place.centerx = rect.centerx
        super().arrange(style, place)
        for held in self.children:
            held.arrange(style, place)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The picture in its frame, or the cards."""
        frame = style.px(4)
        draw_panel(surface, style, self.rect.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=6)
        picture = self._positions.want(position_of(self._view.judged, self.rect.size))
        if picture is not None:
            surface.blit(picture, self.rect)
        else:
            super().paint(surface, style, area)


class _Progress(Node):
    """A bar that fills."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self._part = part

    def measure_width(self, style: Style) -> Extent:
        """It grows with its room."""
        return Extent(style.px(200), style.px(760))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(18))

    def content(self) -> Hashable:
        """How far it is."""
        return self._part

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The groove and what is done."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD, radius=8)
        done = pygame.Rect(self.rect.topleft, (round(self.rect.width * self._part), self.rect.height))
        if done.width > done.height:
            draw_panel(surface, style, done, PanelKind.BRASS, radius=8)


class _Explained(Widget):
    """A place that is explained where the pointer rests on it."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__(name, focusable=False, tip=tip)

    @property
    def spoken(self) -> str:
        """The explanation."""
        return self.tip

    def natural(self, style: Style) -> tuple[int, int]:
        """It needs no room of its own."""
        return 0, 0

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """It is painted by the nodes beneath it."""
