"""The form of a round: a control for everything that is asked, and keys for figures where nobody has a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from functools import partial
from itertools import groupby
from typing import Any, Final

import pygame

from game.engine.score_sheet import Ask, AskForm, Path, value_at
from game.i18n import _, plural
from game.i18n.wording import number_text
from game.sheets.sheet import Sheet
from game.sheets.views import ask_text, choice_text, team_names
from game.ui.kit import (
    Align,
    Column,
    Control,
    FirstThatFits,
    Flow,
    Grid,
    Node,
    Role,
    Row,
    Scroll,
    ScrollBar,
    Space,
    Text,
    team_mark,
)
from game.ui.widgets import Button, ButtonKind, Segments, TextField, Widget

_LABEL: Final = 32
"""The percentage of the width of its row that a label takes."""
_FEW: Final = 3
"""More choices lie below their label, not beside it."""
_CONTROLS: Final = (84, 66, 50)
_KEY: Final = 58
"""Units of the heights that a control may have, and of that of a key."""
_BACK, _ON, _HALF = "‹", "›", "½"
_KEYS: Final = (*"1234567890", _BACK, _ON)
_ACROSS: Final = 6

Answer = Callable[[Path, Any], None]
Pick = Callable[[Ask], None]


class RoundForm:
    """The controls of what is asked about one round; they stay as long as the same is asked."""

    def __init__(self, answer: Answer, pick: Pick) -> None:
        """`answer` takes an answer, `pick` opens the choice of cards."""
        self._answer = answer
        self._pick = pick
        self._sheet: Sheet | None = None
        self._counted = ""
        """What was counted last."""
        self._widgets: dict[tuple[Ask, int], tuple[Widget, ...]] = {}
        tips = {_BACK: _("Delete the last digit"), _ON: _("Next field")}
        self._keys = [
            Button(f"key.{sign}", sign, partial(self.press, sign), size=26, tip=tips.get(sign, "")) for sign in _KEYS
        ]
        self._half = Button("key.half", _HALF, partial(self.press, _HALF), size=26, tip=_("A half"))
        self._field: TextField | None = None
        """The field that the keys type into."""

    def compose(self, sheet: Sheet, bar: ScrollBar) -> Node:
        """A row for each question; those about several teams, or players, share one. As large as there is room."""
        self._sheet = sheet
        asked = {(ask, sheet.number): self._controls(sheet, ask) for ask in sheet.asks}
        self._widgets = asked
        fields = self._fields()
        if self._field not in fields:
            self._field = fields[0] if fields else None
        large = [Column(*self._rows(sheet, high), gap=Space.MEDIUM, grow=1) for high in _CONTROLS]
        return FirstThatFits(*large, Scroll(bar, *self._rows(sheet, _CONTROLS[-1]), gap=Space.SMALL), grow=1)

    @property
    def first(self) -> Widget | None:
        """The control of the first question."""
        return next((widgets[0] for widgets in self._widgets.values()), None)

    def _rows(self, sheet: Sheet, high: float) -> Iterator[Node]:
        for word, group in groupby(sheet.asks, key=lambda ask: ask.word):
            asks = list(group)
            if asks[0].form is not AskForm.COUNTS:
                if len(asks[0].choices) > _FEW:
                    chosen = Control(self._widgets[asks[0], sheet.number][0], height=high)
                    yield Column(Text(ask_text(sheet.game, asks[0])), chosen, gap=Space.TIGHT, name=word)
                    continue
                label = Text(ask_text(sheet.game, asks[0]), lines=2, grow=_LABEL)
                yield Row(label, self._beside(sheet, asks, high), even=True, name=word)
                continue
            for ask in asks:
                label = Text(ask_text(sheet.game, ask), lines=2)
                shown = [each for each in self._widgets[ask, sheet.number] if each.visible]
                counts = Flow(*(Control(each, height=high) for each in shown), gap=Space.TIGHT)
                whose = Column(label, *_whose(sheet, ask), gap=Space.NONE, grow=_LABEL)
                counts.grow = 100 - _LABEL
                yield Row(whose, counts, even=True, name=word)

    def keys(self, *, mirrored: bool) -> Node | None:
        """The keys for figures, from left to right in every language; None where no figure is asked for."""
        if self._field is None:
            return None
        keys = self._keys if not mirrored else [*self._keys[5::-1], *self._keys[:5:-1]]  # as on a telephone
        rows = Grid(*(Control(key, height=_KEY) for key in keys), columns=_ACROSS, gap=Space.TIGHT)
        if not any(ask.halves for ask, _number in self._widgets):
            return rows
        rows.grow = _ACROSS
        return Row(rows, Control(self._half, grow=1), even=True, cross=Align.STRETCH, gap=Space.TIGHT)

    def typing(self, widget: Widget | None) -> None:
        """The keys type into this field from now on, if it is one."""
        if isinstance(widget, TextField):
            self._field = widget

    def _beside(self, sheet: Sheet, asks: Sequence[Ask], high: float) -> Node:
        parts: list[Node] = []
        for ask in asks:
            controls = Row(*(Control(each, height=high, grow=1) for each in self._widgets[ask, sheet.number]))
            whose = _whose(sheet, ask)
            parts.append(Column(*whose, controls, gap=Space.NONE, grow=1) if whose else controls)
        box = parts[0] if len(parts) == 1 else Grid(*parts, columns=2, gap=Space.SMALL)
        box.grow = 100 - _LABEL
        return box

    def _controls(self, sheet: Sheet, ask: Ask) -> tuple[Widget, ...]:
        """The controls of a question, those of before where it is asked still."""
        widgets = self._widgets.get((ask, sheet.number)) or tuple(self._made(sheet, ask))
        value = value_at(sheet.draft, ask.path)
        for widget in widgets:
            widget.sets = self._about(sheet, ask)
            match widget:
                case Segments():
                    unsaid = _UNSAID if ask.needed and None not in ask.choices else ask.choices[0]
                    widget.show(unsaid if value is None else value)
                case TextField():
                    typed = "" if value is None or isinstance(value, str) else number_text(Decimal(str(value)))
                    if _number(widget.text) != _number(typed):
                        widget.show(typed)
                case Button() if widget.name.endswith(_FEWER):
                    widget.visible = bool(value)
                case Button() if ask.form is AskForm.COUNTS:
                    choice = widget.name.rpartition(".")[2]
                    count = (value or {}).get(choice, 0)
                    name = choice_text(sheet, ask, choice)
                    widget.label = _("{name} × {count}", name=name, count=count) if count > 1 else name
                    widget.kind = ButtonKind.PRIMARY if count else ButtonKind.PLAIN
                case Button():
                    widget.label = _picked(ask, value)
        return widgets

    def _made(self, sheet: Sheet, ask: Ask) -> Iterator[Widget]:
        name = ".".join(map(str, ask.path))
        match ask.form:
            case AskForm.CHOICE:
                choices = [(choice, choice_text(sheet, ask, choice)) for choice in ask.choices]
                yield Segments(name, choices, _UNSAID, partial(self._answer, ask.path), size=19)
            case AskForm.NUMBER:
                yield self._number(name, ask)
            case AskForm.COUNTS:
                for choice in ask.choices:
                    yield Button(f"{name}.{choice}", "", partial(self._count, ask, str(choice)), size=19)
                yield Button(f"{name}{_FEWER}", "−1", partial(self._count_fewer, ask), size=19, tip=_("One fewer"))
            case AskForm.CARDS:
                yield self._number(name, ask)
                yield Button(f"{name}.cards", "", partial(self._pick, ask), size=19)
            case AskForm.MELDS:
                yield Button(f"{name}.cards", "", partial(self._pick, ask), size=19)

    def _number(self, name: str, ask: Ask) -> TextField:
        def take(text: str) -> None:
            self._answer(ask.path, _number(text))

        def accepts(sign: str) -> bool:
            return sign.isdecimal() or (ask.halves and sign in _POINTS)

        longest = len(str(ask.most)) + (2 if ask.halves else 0)
        return TextField(name, "", take, empty=_("Points"), longest=longest, accepts=accepts)

    def _count(self, ask: Ask, choice: str) -> None:
        """One more of these."""
        self._counted = choice
        self._take_counts(ask, choice, 1)

    def _count_fewer(self, ask: Ask) -> None:
        """One less of what was counted last, where there is one, else of what comes last."""
        assert self._sheet is not None
        counts = value_at(self._sheet.draft, ask.path)
        self._take_counts(ask, self._counted if self._counted in counts else list(counts)[-1], -1)

    def _take_counts(self, ask: Ask, choice: str, more: int) -> None:
        assert self._sheet is not None
        counts = dict(value_at(self._sheet.draft, ask.path) or {})
        counts[choice] = min(counts.get(choice, 0) + more, ask.most)
        self._answer(ask.path, {name: count for name, count in counts.items() if count} or None)

    def _about(self, sheet: Sheet, ask: Ask) -> str:
        about = ask_text(sheet.game, ask)
        return about if ask.team is None else _(", ").join((_owner(sheet, ask, ask.team), about))

    def press(self, sign: str) -> None:
        """Type a figure into the field that was used last, delete its last one, or go on to the next field."""
        field = self._field
        if field is None:
            return
        if sign == _ON:
            fields = self._fields()
            self._field = fields[(fields.index(field) + 1) % len(fields)]
        elif sign == _BACK:
            field.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
        else:
            field.handle(pygame.Event(pygame.TEXTINPUT, text=_POINT + "5" if sign == _HALF else sign))

    def _fields(self) -> list[TextField]:
        return [each for widgets in self._widgets.values() for each in widgets if isinstance(each, TextField)]


_UNSAID: Final = object()
_FEWER: Final = ".fewer"
"""The end of the name of the button that takes one away."""
_POINT: Final = "."
_POINTS: Final = ".,٫"
"""Signs before decimals, of which any may be typed."""


def _number(text: str) -> int | float | None:
    """The number that was typed; None where there is none yet."""
    figures = "".join(_POINT if sign in _POINTS else sign for sign in text)
    try:
        number = float(figures)
    except ValueError:
        return None
    return int(number) if number == int(number) else number


def _whose(sheet: Sheet, ask: Ask) -> list[Node]:
    """The team, or the player, whose answer it is."""
    if ask.team is None:
        return []
    return [Row(team_mark(ask.team), Text(_owner(sheet, ask, ask.team), Role.SMALL, cut=True), gap=Space.TIGHT)]


def _owner(sheet: Sheet, ask: Ask, team: int) -> str:
    return team_names(sheet)[team] if ask.seat is None else sheet.agreed.names[ask.seat]


def _picked(ask: Ask, value: Any) -> str:
    if isinstance(value, str):
        count = len(value.split())
        return plural("{count} card", "{count} cards", count)
    if isinstance(value, list) and value:
        return plural("{count} meld", "{count} melds", len(value))
    return _("Melds") if ask.form is AskForm.MELDS else _("Cards")
