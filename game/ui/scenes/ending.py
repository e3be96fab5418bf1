"""The end of a match: a moment for who won, then the totals, how it went, and once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.cards import parse_faces
from game.i18n import _
from game.i18n.wording import number_text, signed_text
from game.match.deals.club_line import ClubLine
from game.match.end_views import FinalTotal, MatchFact, match_end_view
from game.match.match import Match
from game.match.saves import MatchSetup
from game.match.sides import teams_in_order
from game.ui.graphics.drawing import PanelKind
from game.ui.graphics.motion import Pace
from game.ui.kit import (
    Align,
    Column,
    Control,
    Filler,
    FirstThatFits,
    Frame,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Rule,
    Scaled,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    team_mark,
)
from game.ui.matches.branches import branched
from game.ui.matches.export import copy_deal_of, export_match
from game.ui.panels.masthead import Inlay
from game.ui.panels.portraits import Portraits
from game.ui.panels.score import BrassLine, Figure, Melds
from game.ui.panels.winners import LIVELY_MS, Celebration, Glory, Tea, Winners
from game.ui.stage.composed_scene import ComposedScene, Dialog
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.system.sound import Cue
from game.ui.table.contract.game_table import table_of
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import TotalsGraph

_DEALS: Final = 10**9
_ROOMY: Final = 860
"""Units of height of the window from which on it is shown what is worth remembering."""
_ROOM_FOR_GAINS: Final = 440
"""Units of width of a row of the rounds from which on it says what each round brought."""
_MOMENT_MS: Final = 3000.0
"""So long the winners have the window to themselves."""
_COMES_MS: Final = 620.0
"""For the winners to come to their places."""
_FADES_MS: Final = 350.0
_COUNT_MS: Final = 1300.0
_GRACE_MS: Final = 450.0
"""So long after the moment keys and clicks do nothing, for they were meant to end it."""


class EndScene(ComposedScene):
    """The result of a finished match; raises `ValueError` for a match that goes on."""

    name = "end"

    def __init__(self, stage: Stage, match: Match, record: Path | None = None) -> None:
        """`record` is that of a match that is only looked at; one that was played knows its own."""
        super().__init__(stage)
        self._match = match
        self._record = record or match.record_path
        branch = branched(stage, match, self._record)
        reason = branch.text if branch is not None else ""
        self.view = view = match_end_view(match, table_of(match.game_name), reason)
        person = view.won or view.lost
        now = stage.clock.now()
        self._still = stage.profile.settings.reduce_motion or stage.pace is Pace.INSTANT
        self._began = now
        still = self._still or not person or record is not None
        self._over_at = now if still else now + stage.pace.pause(_MOMENT_MS)
        """When the moment of the winners ends."""
        self._counted = False
        """Whether the figures were asked to count up."""
        self._sounded = not person
        self._totals = [Figure(Decimal(0)) for _total in view.totals]
        self._rounds = NodeList("rounds", self._round, varies=lambda _index, _state: self._rounds.scrolls)
        self._opened = False
        """Whether the rounds were scrolled to the last once."""
        history = match.history()
        totals = [[entry.totals[team] for team in teams_in_order(match)] for entry in history]
        words = [entry.sentence for entry in view.rounds]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in history], words=words)
        self._again = Button("rematch", _("Rematch"), self._rematch, kind=ButtonKind.PRIMARY, size=28)
        if branch is not None and branch.way_back is not None:  # the match goes on where it came from, not once more
            self._again = branch.way_back
            self._again.kind, self._again.size = ButtonKind.PRIMARY, 28
        open_record = self._record
        self._others = (
            Button("more", _("More…"), self._offer_more, kind=ButtonKind.QUIET, size=22),
            Button("review", _("Review"), partial(stage.navigator.open_review, open_record), size=22),
            Button("replay", _("Replay"), partial(stage.navigator.open_replay, open_record), size=22),
            Button("menu", _("Main menu"), self.back, size=22),
        )
        self._club = ClubLine(stage.profile.pars, match, whole_match=True)
        self.prepare(Job(self._compare, self._club.wake_after, Priority.NEWS))
        self.group.set_focus(self._again)

    def announcement(self) -> str:
        """Who won, and with how many points."""
        return self.view.text

    def back(self) -> None:
        """To the menu."""
        self.stage.navigator.open_menu()

    # What is seen.

    def compose(self) -> Node:
        """The winners above; what is worth remembering, the rounds and the graph below them; buttons at the foot."""
        if self.alone:
            return self._moment()
        below = self._only_round() if len(self.view.rounds) == 1 else self._course()
        parts = Column(
            Column(self._podium(), Inlay(), gap=Space.NONE, grow=63 if self.roomy else 50),
            below,
            even=True,
            grow=1,
            gap=Space.WIDE,
        )
        weights = zip(self._others, (12, 17, 17, 20), strict=True)
        buttons = (Control(button, height=70, grow=weight) for button, weight in weights)
        foot = Row(*buttons, Control(self._again, height=70, grow=34), even=True)
        return Frame("", Column(parts, foot, gap=Space.WIDE), size=(1700, 1010))

    def _moment(self) -> Node:
        """The whole window for the winners."""
        view, gone = self.view, self.gone
        away = max(0.0, 1.0 - gone / _COMES_MS) ** 3
        below: list[Node] = []
        if view.others:
            below = [self._consoled(170), Spacer(height=70)]
        elif view.meld is not None:
            cards = Melds([parse_faces(" ".join(view.meld.cards))], side=Align.CENTER, opened=1 - away / 2, grow=3)
            caption = Text(_caption(view.meld), Role.STRONG, Tone.SOFT, side=Align.CENTER)
            below = [cards, caption, Spacer(height=30)]
        return Stack(
            Glory(night=True, bright=not view.others),
            *([Celebration(gone)] if view.won else []),
            Column(
                Spacer(height=40 + 100 * away),
                _large(view.headline, 4.4, 3.4, 2.6, 2, 1.5),
                Column(Spacer(height=1 + 60 * away), Winners(view.winners, gone), gap=Space.NONE, grow=6),
                Scaled(Text(view.names, Role.STRONG, side=Align.CENTER), 1.4),
                *below,
                Spacer(grow=0 if below else 1),
                gap=Space.WIDE,
            ),
        )

    def _podium(self) -> Node:
        """The winners between the own team, or what was worth most, and the totals."""
        view = self.view
        names = Text(view.names, Role.STRONG, side=Align.CENTER)
        middle = Column(Filler(Winners(view.winners, self.gone), grow=1), names, gap=Space.TIGHT, grow=40)
        aside = Column(self._aside(), justify=Align.CENTER, grow=30)
        totals = Column(*map(self._total, view.totals, self._totals), justify=Align.CENTER, grow=30)
        if self.portrait:
            parts: Node = Column(
                middle, Row(aside, totals, even=True, cross=Align.STRETCH, gap=Space.LARGE, grow=30), even=True, grow=1
            )
        else:
            parts = Row(aside, middle, totals, even=True, cross=Align.STRETCH, grow=1)
        reason = [Text(view.reason, Role.BODY, side=Align.CENTER)] if view.reason else []
        title = _large(view.headline, *((3.6,) if self.portrait else ()), *((2.9, 2.4) if self.roomy else ()), 1.8, 1.3)
        inner = Column(title, *reason, parts, *([Spacer(height=46)] if view.won else []), gap=Space.NONE)
        rain = [Celebration(self.gone)] if view.won else []
        return Stack(Glory(night=False, bright=not view.others), *rain, inner, grow=1)

    def _aside(self) -> Node:
        view = self.view
        if view.others:
            return self._consoled(150)
        if view.meld is not None:
            cards = Melds([parse_faces(" ".join(view.meld.cards))], side=Align.CENTER, grow=1)
            caption = FirstThatFits(
                *(Text(text, Role.SOFT, side=Align.CENTER) for text in (_caption(view.meld), view.meld.value))
            )
            return Column(Spacer(grow=0.15), cards, caption, Spacer(grow=0.15), grow=1)
        return Row(Tea(140), Tea(140), justify=Align.CENTER)

    def _consoled(self, side: float) -> Node:
        """The own team between two glasses of tea, and a word to it."""
        faces = Portraits(self.view.others, side=side, least=side / 3, step=1, mood="dismayed")
        people = Row(Tea(side * 0.8), faces, Tea(side * 0.8), justify=Align.CENTER, cross=Align.END)
        return Column(people, Text(self.view.comfort, Role.SOFT, lines=0, side=Align.CENTER))

    def _total(self, total: FinalTotal, figure: Figure) -> Node:
        """What a team has, on the way up to it."""
        many = len(self.view.totals) > 2
        role = Role.HEADING if many and not total.won else Role.FIGURE
        final = number_text(total.total)
        shown = number_text(figure.at(self.stage.clock.now()))
        points = Text(shown, role, Tone.GILT if total.won else Tone.SOFT, reserve=(final,), side=Align.END)
        name = Text(total.label, Role.STRONG, Tone.TEXT, cut=True, grow=1)
        return Row(team_mark(total.place, 10, 26), name, Scaled(points, 1.4) if total.won and not many else points)

    def _only_round(self) -> Node:
        """What is worth remembering of the only round, and what Club made of the same cards."""
        club: list[Node] = []
        if self._club.offered:
            words = Text(self._club.text, Role.BODY, Tone.GILT, lines=0, side=Align.CENTER)
            club = [Panel(Column(words, justify=Align.CENTER), pad=Space.LARGE, grow=44)]
        return Row(*self._facts(56), *club, even=True, cross=Align.STRETCH, gap=Space.WIDE, grow=50)

    def _course(self) -> Node:
        """What is worth remembering, the rounds, and the graph with what Club made of the same cards."""
        view, many = self.view, len(self.view.totals) > 2
        facts = self._facts(27 if many else 29) if self.roomy else []
        head = Row(
            Text(view.rounds_text, Role.SMALL, grow=1),
            *(Text(name, Role.SMALL, side=Align.END, cut=True, grow=2) for name in view.teams),
            even=True,
            grow=1,
        )
        opens, self._opened = not self._opened, True
        rounds = List(
            self._rounds,
            view.rounds,
            len(view.rounds) - 1 if opens else self._rounds.chosen,
            reveal=opens,
            gap=Space.NONE,
        )
        table = Column(Row(head, Spacer(width=18)), BrassLine(), rounds, gap=Space.TIGHT)
        club = [Text(self._club.text, Role.BODY, Tone.GILT, lines=0, side=Align.CENTER)] if self._club.offered else []
        graph = Column(Control(self._graph, height=120, grow=1), *club, grow=36 if many else 35)
        listed = Panel(table, pad_above=Space.SMALL, grow=(40 if many else 35) if facts else 52)
        return Row(*facts, listed, graph, even=True, cross=Align.STRETCH, gap=Space.WIDE, grow=50 if self.roomy else 60)

    def _facts(self, grow: float) -> list[Node]:
        """What is worth remembering, as far as there is room: what it is called above what it was."""
        facts = [
            Column(
                Text(fact.label, Role.SMALL),
                Text(fact.value, Role.STRONG, cut=True),
                gap=Space.NONE,
                optional=place > 0,
            )
            for place, fact in enumerate(self.view.facts)
        ]
        column = Column(*facts, gap=Space.LARGE if self.portrait else Space.SMALL, justify=Align.CENTER)
        return [Panel(column, PanelKind.ROW, pad=Space.LARGE, pad_above=Space.SMALL, grow=grow)] if facts else []

    def _round(self, index: int, _state: RowState) -> Node:
        """A round: the totals after it, and what it brought where there is room."""
        view = self.view.rounds[index]
        number = Text(str(view.number), Role.SOFT, grow=1)
        totals = [Text(number_text(total), Role.LABEL, side=Align.END, grow=2) for total in view.totals]
        bare = Row(number, *totals, even=True, grow=1)
        inner: Node = bare
        if len(totals) == 2:
            widest = [number_text(total) for entry in self.view.rounds for total in entry.totals]
            cells = [
                Row(
                    Text(signed_text(gain), Role.SMALL, Tone.FAINT),
                    Text(number_text(total), Role.LABEL, side=Align.END, reserve=widest),
                    justify=Align.END,
                    grow=2,
                )
                for gain, total in zip(view.gains, view.totals, strict=True)
            ]
            inner = FirstThatFits(Row(number, *cells, even=True), bare, at=_ROOM_FOR_GAINS, grow=1)
        scrolls = self._rounds.scrolls  # then the bar takes this room
        row = Row(inner, *([] if scrolls else [Spacer(width=18)]))
        return Column(Rule() if index else Spacer(height=1), row, gap=Space.TIGHT)

    # What happens.

    @property
    def roomy(self) -> bool:
        """Whether the window is high enough for what is worth remembering."""
        return self.size[1] >= self.style.px(_ROOMY)

    @property
    def alone(self) -> bool:
        """Whether the winners have the window to themselves."""
        return self.stage.clock.now() < self._over_at

    @property
    def gone(self) -> float:
        """For how many milliseconds the winners are seen; where nothing is to move, so long that all is still."""
        return max(LIVELY_MS, Celebration.LASTS_MS) if self._still else self.stage.clock.now() - self._began

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key ends the moment of the winners; what comes right after it does nothing."""
        now = self.stage.clock.now()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            if now < self._over_at:
                self._over_at = now
                self._show_result(now)
                return True
            if self._over_at > self._began and now < self._over_at + _GRACE_MS:
                return True
        return super().handle(event)

    def animate(self, now: float) -> None:
        """Celebrate, or console, once; let it rain; let the totals count up, and all come out of the dark."""
        if not self._sounded:
            self._sounded = True
            self.stage.sounds.play(Cue.VICTORY if self.view.won else Cue.DEFEAT)
        if not self.alone and not self._counted:
            self._show_result(now)
        self.refresh()
        if self._over_at > self._began:
            self.damage.everything(self.size)

    def _compare(self) -> None:
        """Say what Club made of the same cards, as soon as it is known."""
        if self._club.update():
            self.refresh()

    def _show_result(self, now: float) -> None:
        """The moment is over: the totals count up."""
        self._counted = True
        ms = 0.0 if self._still else self.stage.pace.move(_COUNT_MS)
        for figure, total in zip(self._totals, self.view.totals, strict=True):
            figure.to(total.total, now, ms)
        self.refresh()
        self.group.set_focus(self._again)
        self.damage.everything(self.size)

    def moving(self, now: float) -> bool:
        """Whether something moves."""
        lively = max(LIVELY_MS, Celebration.LASTS_MS) if self.view.won else LIVELY_MS
        counting = not self._counted or any(figure.counting(now) for figure in self._totals)
        return counting or self.gone < lively or self._fading(now)

    def _fading(self, now: float) -> bool:
        return self._over_at > self._began and now < self._over_at + _FADES_MS

    def focused(self) -> pygame.Rect | None:
        """Nothing, while nothing can be clicked."""
        return None if self.alone else super().focused()

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The winners alone; then everything, which comes out of the dark."""
        super().paint(surface, area)
        shade = 1.0 - (self.stage.clock.now() - self._over_at) / _FADES_MS
        if self._over_at > self._began and 0 < shade <= 1:
            veil = pygame.Surface(self.size)
            veil.fill(self.style.theme.night)
            veil.set_alpha(round(255 * shade))
            surface.blit(veil, (0, 0))

    def _offer_more(self) -> None:
        """What is wanted seldom: the deal again, its code, the file."""
        stage = self.stage

        def then(action: Callable[[], None]) -> Callable[[], None]:
            def do() -> None:
                stage.pop()
                action()

            return do

        entries = [
            Button("deal", _("The same deal…"), then(lambda: stage.navigator.open_same_deal(self._match))),
            Button("copy", _("Copy deal code"), then(lambda: copy_deal_of(self, self._match))),
            Button("export", _("Export match"), then(lambda: export_match(self, self._record))),
        ]
        stage.push(Dialog(stage, _("More…"), "", entries))

    def _rematch(self) -> None:
        header = self._match.header
        seats = self.stage.profile.seated(header.seats)
        setup = MatchSetup(header.game, seats, 1 + secrets.randbelow(_DEALS), dict(header.options))
        navigator = self.stage.navigator
        navigator.leave_match(lambda: navigator.open_table(self.stage.profile.start(setup)))


def _caption(fact: MatchFact) -> str:
    return f"{fact.label}: {fact.value}"


def _large(text: str, *factors: float) -> Node:
    """A line in the largest letters that have room, by factors of a title's."""
    return FirstThatFits(*(Scaled(Text(text, Role.TITLE, side=Align.CENTER), factor) for factor in factors))
