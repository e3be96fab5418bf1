"""One score sheet: the totals and rounds so far, and the form of the round that is entered or corrected."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pygame

from game.engine import MeldGame
from game.engine.record import Notice
from game.engine.score_sheet import Ask, AskForm, EntryError, Path, value_at
from game.i18n import _, sentences
from game.i18n.phrases import notice_text
from game.i18n.wording import number_text, signed_text
from game.sheets.book import SheetBook
from game.sheets.sheet import Sheet
from game.sheets.views import SheetView, TeamView, ask_text, sheet_view
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    Control,
    FirstThatFits,
    Frame,
    Grid,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    ScrollBar,
    Space,
    Spacer,
    Text,
    Tone,
    team_mark,
)
from game.ui.matches.export import export_file_of
from game.ui.scenes.sheet.agreed import AgreedDialog
from game.ui.scenes.sheet.cards import CardsDialog
from game.ui.scenes.sheet.form import RoundForm
from game.ui.stage.composed_scene import NOTICE, ComposedScene
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import TotalsGraph

_LOOK_MS: Final = 250.0
"""How often the disk is asked whether it has taken the sheet by now."""
_SIZE: Final = (1760, 1020)
"""Units of the panel in a wide window."""
_ENTER: Final = 64
_WAY: Final = 46
_GRAPH: Final = 170
_NOTICE: Final = 56
"""Units of the height of the button that counts a round, of others, of the graph, and of a short message."""


class SheetScene(ComposedScene):
    """Left what is counted, right what is entered; below one another in an upright window."""

    name = "sheet"

    def __init__(self, stage: Stage, book: SheetBook) -> None:
        super().__init__(stage)
        self.book = book
        self._bar = ScrollBar("more_questions", self.refresh)
        self._scores = [self._score(team) for team in range(max(book.sheet.game.seats))]
        self._rounds = NodeList("rounds", self._row, on_open=self._correct, opens_on_click=True)
        self._notice_shown = False
        """Whether a short message is in the place of what the round counts."""
        self._trouble: Notice | None = None
        """What the disk refuses the sheet for, as far as it was said."""
        stage.sit_down(book.sheet.game.name)
        self.relabel()
        self.prepare(Job(self._look_at_disk, self._disk_wait, Priority.NEWS))

    def relabel(self) -> None:
        """All words anew."""
        self._viewed: tuple[Sheet, SheetView] | None = None
        self._form = RoundForm(self._answer, self._pick)
        self._count = Button("count", "", self._enter_round, kind=ButtonKind.PRIMARY, size=24)
        self._leave = Button("leave", _("Leave it as it was"), self._leave_round, size=20)
        self._remove = Button("remove", _("Delete this row"), self._take_away, size=20)
        self._agreed = Button("agreed", _("Names and house rules"), self._open_agreed, kind=ButtonKind.QUIET, size=18)
        self._judge = Button("judge", _("Is it a meld?"), self._open_judge, size=19)
        self._export = Button("export", _("Export"), self._export_file, kind=ButtonKind.QUIET, size=18, sign="export")
        self._back = Button("back", _("Back"), self.back, size=20)
        opens = self.stage.navigator.open_unsaved
        self._unsaved = Button("unsaved", _("Not saved"), opens, kind=ButtonKind.DANGER, size=20)
        self._rounds.sets = _("Rounds")

    @property
    def view(self) -> SheetView:
        """What is shown; made once for a sheet, as every row asks for it."""
        if self._viewed is None or self._viewed[0] is not self.book.sheet:
            self._viewed = self.book.sheet, sheet_view(self.book.sheet)
        return self._viewed[1]

    @property
    def read_about(self) -> str:
        """The game."""
        return self.book.sheet.game.name

    def announcement(self) -> str:
        """What is entered now."""
        view = self.view
        return sentences((view.title, view.end or view.draft.title))

    def back(self) -> None:
        """What lies beneath comes to the front, once the sheet is saved or the player gives up what is not."""
        self.stage.navigator.leave_match(super().back)

    def leave(self) -> None:
        """Nothing more is entered."""
        self.book.close()

    # What the scene shows.

    def compose(self) -> Node:
        """Totals and rounds beside the form, or above it."""
        self._notice_shown = self.toast.visible
        view = self.view
        counted, form = self._counted(view), self._entering(view)
        counted.grow, form.grow = (36, 64) if self.portrait else (44, 56)
        gap = Space.LARGE
        if self.portrait:
            body: Node = Column(counted, form, gap=gap, even=True, grow=1)
        else:
            body = Row(counted, form, gap=gap, even=True, cross=Align.STRETCH, grow=1)
        title = _("{game} · Score sheet", game=view.title)
        if self.portrait:
            return Frame(title, body, near=True)
        before, after = Control(self._agreed, height=40), Control(self._export, height=40)
        return Frame(title, body, before=before, after=after, near=True, size=_SIZE)

    def _counted(self, view: SheetView) -> Node:
        """The totals, every round, and the graph where there is room."""
        panels = [self._total(team) for team in view.teams]
        totals = FirstThatFits(Row(*panels, even=True), Grid(*panels, columns=2))
        rounds: Node = Text(_("Nothing is counted yet."), Role.SOFT, side=Align.CENTER)
        if view.rounds:
            rounds = List(self._rounds, view.rounds, None, reveal=True, fewest=2)
        ways = [Control(self._judge, height=_WAY)] if isinstance(self.book.sheet.game, MeldGame) else []
        beside = [Control(self._agreed, height=_WAY), Control(self._export, height=_WAY)] if self.portrait else []
        foot: Node = Row(Control(self._back, height=_WAY), *ways, *beside, even=not self.portrait)
        if self._trouble is not None:
            foot = Column(Control(self._unsaved, height=_WAY), foot)
        if not view.rounds:
            return Column(totals, rounds, Spacer(grow=1), foot, gap=Space.MEDIUM)
        words = [each.sentence for each in view.rounds]
        numbers, totals_by_round = [each.number for each in view.rounds], [each.totals for each in view.rounds]
        graph = Control(TotalsGraph("graph", totals_by_round, numbers, limit=view.limit, words=words), height=_GRAPH)
        lines = self._lines(view)
        full = Column(totals, rounds, lines, graph, foot, gap=Space.MEDIUM)
        return FirstThatFits(full, Column(totals, rounds, lines, foot), Column(totals, rounds, foot))

    def _total(self, team: TeamView) -> Node:
        name = Row(team_mark(team.team), Text(team.name, Role.STRONG, TEAM_TONES[team.team], cut=True), gap=Space.TIGHT)
        members = [Text(team.members, Role.SMALL, lines=2, optional=True)] if team.members else []
        total = Text(number_text(team.total), Role.FIGURE, Tone.WON if team.won else None)
        return Panel(Row(Column(name, *members, gap=Space.NONE, grow=1), total), PanelKind.ROW, pad_above=Space.SMALL)

    def _row(self, place: int, state: RowState) -> Node:
        view = self.view.rounds[place]
        points = (
            Text(signed_text(points), Role.LABEL, Tone.GOOD if good else Tone.BAD, side=Align.END, grow=1)
            for points, good in zip(view.points, view.good, strict=True)
        )
        number = Text(f"{view.number}", Role.LABEL, Tone.GILT, reserve=["88"], said=view.sentence)
        return Panel(Row(number, *points, gap=Space.SMALL), state.ground(), pad=Space.MEDIUM, pad_above=Space.TIGHT)

    def _entering(self, view: SheetView) -> Node:
        """The form, what the round counts so far, and the buttons; who has won where the match is over."""
        sheet = self.book.sheet
        if view.end and not sheet.corrects:
            again = Text(_("Choose a row to correct it."), Role.SOFT, side=Align.CENTER, lines=0)
            end = Text(view.end, Role.TITLE, side=Align.CENTER, lines=0)
            return Column(Spacer(grow=1), end, again, Spacer(grow=2))
        draft = view.draft
        self._count.label = _("Count it")
        self._count.enabled = not draft.problem
        form = self._form.compose(sheet, self._bar)
        keys = self._form.keys(mirrored=self.mirrored)
        said = Text(
            draft.problem, Role.SOFT if draft.missing else Role.BODY, None if draft.missing else Tone.BAD, lines=0
        )
        gained = Text(self._gains(view), Role.STRONG, Tone.GILT)
        result: Node = Panel(gained if draft.gained else said, None, pad=Space.NONE, name=NOTICE)
        if self._notice_shown:
            result = Spacer(height=_NOTICE, name=NOTICE)
        ways: list[Node] = [Control(self._count, height=_ENTER, grow=2)]
        if sheet.corrects:
            ways.append(Control(self._leave, height=_ENTER, grow=1))
        if sheet.corrects and sheet.number == len(sheet.entries):
            ways.append(Control(self._remove, height=_ENTER, grow=1))
        title = Text(draft.title, Role.TITLE)
        parts = [title, form, *([keys] if keys is not None else []), result, Row(*ways, even=True, cross=Align.STRETCH)]
        return Column(*parts, gap=Space.MEDIUM)

    def _gains(self, view: SheetView) -> str:
        """What the round adds to every total."""
        return "   ".join(
            f"{team.name} {signed_text(points)}" for team, points in zip(view.teams, view.draft.gained, strict=False)
        )

    def _lines(self, view: SheetView) -> Node:
        """What the round that is entered counts line by line, else the last one; a click leads to the clause."""
        columns = [
            Column(
                List(self._scores[team.team], lines, None, fewest=1, gap=Space.NONE) if lines else Spacer(height=1),
                grow=1,
            )
            for team, lines in zip(view.teams, view.lines, strict=True)
        ]
        return Row(*columns, even=True, cross=Align.START, gap=Space.WIDE)

    def _score(self, team: int) -> NodeList:
        opens = partial(self._open_clause, team)
        return NodeList(f"lines.{team}", partial(self._line, team), on_open=opens, opens_on_click=True)

    def _line(self, team: int, place: int, state: RowState) -> Node:
        line = self.view.lines[team][place]
        number = line.clause.partition(" ")[2]
        words = Row(
            Text(line.label, Role.SMALL, grow=1, lines=2),
            Text(number, Role.SMALL, Tone.FAINT, optional=True),
            Text(signed_text(line.points), Role.LABEL, Tone.GOOD if line.good else Tone.BAD),
            gap=Space.SMALL,
        )
        return Panel(words, state.ground(None), pad=Space.TIGHT, pad_above=Space.NONE)

    def _open_clause(self, team: int, place: int) -> None:
        self.stage.navigator.open_rules(self.view.lines[team][place].clause)

    def update(self, now: float) -> None:
        """What the round counts comes back when a short message has gone."""
        super().update(now)
        if self._notice_shown != self.toast.visible:
            self.refresh()

    def layout(self, size: tuple[int, int]) -> None:
        """The focus is on the first question until it is put elsewhere."""
        super().layout(size)
        if self.group.focus is None:
            self._focus_first()

    # What the player does.

    def handle(self, event: pygame.Event) -> bool:
        """Figures go to the field that was used last, wherever the focus is."""
        figure = event.type == pygame.TEXTINPUT and event.text.isdecimal()
        if figure and not (self.group.focus is not None and self.group.focus.typed_into):
            self._form.press(event.text)
            return True
        used = super().handle(event)
        self._form.typing(self.group.focus)
        return used

    def _answer(self, path: Path, value: Any) -> None:
        self.book.answer(path, value)
        self._written()

    def _pick(self, ask: Ask) -> None:
        sheet = self.book.sheet
        value = value_at(sheet.draft, ask.path)
        take, melds = partial(self._answer, ask.path), ask.form is AskForm.MELDS
        self.stage.push(CardsDialog(self.stage, ask_text(sheet.game, ask), sheet, value, take, melds=melds))

    def _open_judge(self) -> None:
        self.stage.push(CardsDialog(self.stage, _("Is it a meld?"), self.book.sheet, None, None, melds=True))

    def _enter_round(self) -> None:
        try:
            self.book.count()
        except EntryError:
            return  # the reason is shown already
        self._written()
        self._focus_first()
        self.say(self.view.rounds[-1].sentence)

    def _focus_first(self) -> None:
        """On the first question, or the way back where nothing is asked any more."""
        first = self._form.first
        self.group.set_focus(first if first is not None and first in self.group.widgets else self._back)

    def _correct(self, place: int) -> None:
        self.book.correct(self.view.rounds[place].number)
        self._written()

    def _leave_round(self) -> None:
        self.book.leave()
        self._written()

    def _take_away(self) -> None:
        self.book.take_away()
        self._written()

    def _open_agreed(self) -> None:
        self.stage.push(AgreedDialog(self.stage, self.book, self._written))

    def _written(self) -> None:
        """Show what is written, and say what the disk refuses."""
        self.refresh()
        self._look_at_disk()

    def _look_at_disk(self) -> None:
        """Say when the disk begins to refuse the sheet, and when it has it all; a button stays in between."""
        unsaved = self.book.unsaved
        why = unsaved.why if unsaved is not None else None
        if why == self._trouble or (why is None and not self.book.writer.acknowledged):
            return
        self._trouble = why
        self.refresh()
        if why is not None:
            self.say(notice_text(why))
        else:
            self.say(_("Saving works again: your score sheet has been saved."))

    def _disk_wait(self) -> float | None:
        return None if self._trouble is None and self.book.writer.acknowledged else _LOOK_MS

    def _export_file(self) -> None:
        export_file_of(self, self.book.writer.path)
