"""Score sheets: a new one of any game with one click, and those that were begun before."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from game.i18n import _
from game.i18n.phrases import notice_text, phrases_of
from game.i18n.wording import names_text, score_text
from game.sheets.book import ReadSheet, SheetBook, UnreadableSheetError
from game.sheets.views import team_names
from game.storage.trash import Deleted
from game.ui.kit import (
    Align,
    Column,
    Control,
    Frame,
    Grid,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Space,
    Spacer,
    Text,
)
from game.ui.matches.export import export_file_of
from game.ui.panels.matches import Emblem
from game.ui.scenes.sheet.scene import SheetScene
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind

_GAME: Final = 92
_WAY: Final = 52
_EMBLEM: Final = 52
"""Units of the height of a game, of other buttons, and of the emblem of a sheet."""


class SheetsScene(ComposedScene):
    """For people who play with real cards: choose the game, and enter round after round."""

    name = "sheets"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.kept: list[ReadSheet] = []
        self._chosen: int | None = None
        self._deleted: list[Deleted] = []
        self._list = NodeList("kept", self._row, on_choose=self._choose, on_open=self._open, now=stage.clock.now)
        self.relabel()
        self.group.set_focus(self._games[0])

    def relabel(self) -> None:
        """All words anew."""
        games = self.stage.profile.games
        self._games = [Button(f"new.{name}", phrases_of(name).title, partial(self._begin, name)) for name in games]
        for button in self._games:
            button.sets = _("New score sheet")
        quiet = ButtonKind.QUIET
        self._resume = Button("resume", _("Resume"), self._open_chosen, kind=ButtonKind.PRIMARY, size=22)
        self._export = Button("export", _("Export"), self._export_chosen, kind=quiet, size=19, sign="export")
        self._delete = Button("delete", _("Delete"), self._delete_chosen, kind=quiet, size=19, sign="delete")
        self._undo = Button("undo", _("Undo delete"), self._bring_back, size=19)
        self._back = Button("back", _("Back"), self.back, size=20)
        self._list.sets = _("Earlier score sheets")

    def enter(self) -> None:
        """A sheet may have been written meanwhile."""
        self.kept = self.stage.profile.kept_sheets()
        self._chosen = 0 if self.kept else None
        self.refresh()

    def compose(self) -> Node:
        """The games, and below them or beside them what was begun."""
        about = Text(
            _("You play with real cards, and the sheet keeps the score: choose your game."), Role.BODY, lines=0
        )
        games = [
            Row(Emblem(button.name.partition(".")[2], side=72), Control(button, height=_GAME, grow=1))
            for button in self._games
        ]
        begin = Column(about, Grid(*games, columns=1 if not self.portrait else 2), gap=Space.WIDE, grow=46)
        kept = self._compose_kept()
        kept.grow = 54
        if not self.kept:
            begin = Column(begin, Spacer(grow=1), kept, grow=46)
            return Frame(
                _("Score sheets"), Row(Spacer(grow=27), begin, Spacer(grow=27), even=True, cross=Align.STRETCH)
            )
        if self.portrait:
            return Frame(_("Score sheets"), Column(begin, kept, gap=Space.LARGE, grow=1))
        return Frame(_("Score sheets"), Row(begin, kept, gap=Space.LARGE, even=True, cross=Align.STRETCH, grow=1))

    def _compose_kept(self) -> Column:
        undo = [Control(self._undo, height=_WAY)] if self._deleted else []
        if not self.kept:
            return Column(*undo, Control(self._back, height=_WAY))
        ways = Row(Control(self._resume, height=_WAY, grow=2), Control(self._back, height=_WAY, grow=1), even=True)
        also = Row(Control(self._delete), Control(self._export), *undo)
        title = Text(_("Earlier score sheets"), Role.STRONG)
        rows = List(self._list, self.kept, self._chosen, fewest=2)
        return Column(title, rows, also, ways)

    def _row(self, place: int, state: RowState) -> Node:
        sheet = self.kept[place].sheet
        names = names_text(list(sheet.agreed.names))
        alone = len(team_names(sheet)) > 2
        score = names_text([f"{total}" for total in sheet.standing.totals]) if alone else ""
        score = score or score_text(list(sheet.standing.totals))
        words = Column(
            Text(phrases_of(sheet.game.name).title, Role.STRONG),
            Text(names, Role.SOFT, cut=True),
            gap=Space.NONE,
            grow=1,
        )
        parts = (Emblem(sheet.game.name, side=_EMBLEM), words, Text(score, Role.STRONG))
        return Panel(Row(*parts, gap=Space.WIDE), state.ground(), pad=Space.MEDIUM, pad_above=Space.TIGHT)

    def _begin(self, game: str) -> None:
        self._show(self.stage.profile.start_sheet(game))

    def _choose(self, place: int) -> None:
        self._chosen = place
        self.refresh()

    def _open(self, place: int) -> None:
        self.open_record(self.kept[place].path)

    def open_record(self, record: Path) -> None:
        """Go on with the sheet of a record; say it where it cannot be read."""
        try:
            self._show(self.stage.profile.open_sheet(record))
        except UnreadableSheetError as error:
            self.say(notice_text(error.notice))
        except OSError as error:
            self.say(error.strerror or str(error))

    def _show(self, book: SheetBook) -> None:
        self.stage.push(SheetScene(self.stage, book))

    def _open_chosen(self) -> None:
        if self._chosen is not None:
            self._open(self._chosen)

    def _export_chosen(self) -> None:
        if self._chosen is not None:
            export_file_of(self, self.kept[self._chosen].path)

    def _delete_chosen(self) -> None:
        if self._chosen is None:
            return
        try:
            self._deleted.append(self.stage.profile.delete_sheet(self.kept[self._chosen].path))
        except OSError as error:
            self.say(error.strerror or str(error))
        self.enter()

    def _bring_back(self) -> None:
        try:
            self.stage.profile.bring_back(self._deleted.pop())
        except OSError as error:
            self.say(error.strerror or str(error))
        self.enter()

    def leave(self) -> None:
        """What was deleted is gone for good now."""
        self.stage.profile.trash.empty()
