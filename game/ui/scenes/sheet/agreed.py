"""What the players of a score sheet agreed on: their names, who deals first, and the house rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine import TARGET
from game.i18n import _
from game.i18n.wording import unnamed_text
from game.sheets.book import SheetBook
from game.ui.kit import Column, Control, Grid, Node, Role, Space, Text
from game.ui.panels.house_rules import HouseRules, labelled
from game.ui.panels.match_length import MatchLength
from game.ui.panels.rule_sheet import RuleSheet
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, NameField, Segments

_FIELD = 48
_DONE = 60
"""Units of the height of a field and of the way back."""


class AgreedDialog(ComposedDialog):
    """Everything has a value already; what is changed counts all rounds anew."""

    name = "sheet_agreed"
    width = 1080

    def __init__(self, stage: Stage, book: SheetBook, changed: Callable[[], None]) -> None:
        super().__init__(stage)
        self._book = book
        self._changed = changed
        agreed = book.sheet.agreed
        points = agreed.options.get(TARGET)
        self._rules = HouseRules(book.sheet.game, self._open_rules, self._take_rules)
        self._rules.take({name: value for name, value in agreed.options.items() if name != TARGET})
        self._length = MatchLength(book.sheet.game, points if isinstance(points, int) else None, self._take_rules)
        self.relabel()
        self.group.set_focus(self._done)

    def relabel(self) -> None:
        """All words anew."""
        sheet = self._book.sheet
        names = sheet.agreed.names
        self._names = [
            NameField(f"name.{seat}", name, partial(self._rename, seat), empty=unnamed_text(seat))
            for seat, name in enumerate(names)
        ]
        for seat, field in enumerate(self._names):
            field.sets = unnamed_text(seat)
        dealers = [(seat, name) for seat, name in enumerate(names)]
        self._dealer = Segments("dealer", dealers, sheet.agreed.dealer, self._take_dealer, size=19)
        counts = [(count, str(count)) for count in sheet.game.seats]
        self._players = Segments("players", counts, len(names), self._seat, size=19)
        self._done = Button("done", _("Done"), self.back, kind=ButtonKind.PRIMARY, size=24)

    @property
    def title(self) -> str:
        """What is agreed on."""
        return _("Names and house rules")

    def compose_box(self) -> Node:
        """The number of players as long as nothing is counted; names in the order of play, who deals, the rules."""
        sheet = self._book.sheet
        players = [labelled(_("Players"), Control(self._players, height=_FIELD))]
        length = self._length.compose()
        rules = [
            *([labelled(self._length.label, length)] if length is not None else []),
            *(
                [labelled(_("House rules"), self._rules.choice()), *self._rules.explanation()]
                if self._rules.shown
                else []
            ),
        ]
        return Column(
            *(players if len(sheet.game.seats) > 1 and not sheet.entries else []),
            Text(_("In the order of play, partners opposite one another"), Role.SOFT, lines=0),
            Grid(*(Control(field, height=_FIELD) for field in self._names), columns=2),
            labelled(_("Who deals first"), Control(self._dealer, height=_FIELD)),
            *rules,
            Control(self._done, height=_DONE),
            gap=Space.WIDE,
        )

    def _rename(self, seat: int, name: str) -> None:
        names = list(self._book.sheet.agreed.names)
        names[seat] = name.strip() or unnamed_text(seat)
        self._agree(names=tuple(names))
        self._dealer.choices = list(enumerate(names))

    def _take_dealer(self, seat: int) -> None:
        self._agree(dealer=seat)

    def _seat(self, count: int) -> None:
        names = self._book.sheet.agreed.names[:count]
        names += tuple(unnamed_text(seat) for seat in range(len(names), count))
        self._agree(names=names, dealer=min(self._book.sheet.agreed.dealer, count - 1))
        self.relabel()
        self.refresh()

    def _take_rules(self) -> None:
        self._agree(options={**self._rules.chosen, **self._length.chosen})
        self.refresh()

    def enter(self) -> None:
        """Rules may have been changed one by one."""
        self._take_rules()

    def _open_rules(self) -> None:
        self.stage.push(RuleSheet(self.stage, self._rules))

    def _agree(self, **values: object) -> None:
        self._book.agree(**values)
        self._changed()
