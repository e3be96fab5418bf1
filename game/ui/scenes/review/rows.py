"""The list of decisions: those that mattered with both ways, or all with what was done, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.i18n import _, plural
from game.i18n.wording import number_text
from game.review.verdicts import Grade
from game.review.views import DecisionView
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.judged.signs import Sign
from game.ui.kit import (
    Align,
    Column,
    Extent,
    FirstThatFits,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Space,
    Spacer,
    Spoken,
    Text,
)
from game.ui.panels.decision import SignMark, deed_row, grade_key, tone_of, verdict_mark, ways_rows

_USUAL: Final = 3
"""So many rows are seen where there is room."""


_BROAD: Final = 700
"""Units of width of a row from which on its turn and its verdict are beside both ways."""


def decision_row(view: DecisionView, state: RowState) -> Node:
    """A decision with its verdict above both ways."""
    verdict = Row(verdict_mark(view, side=26), Text(view.finding, Role.LABEL, tone_of(view)), gap=Space.TIGHT)
    head = FirstThatFits(
        Row(Text(view.placed, Role.SMALL, grow=1), verdict), Row(Text(_turn_text(view), Role.SMALL, grow=1), verdict)
    )
    turn = Text(_turn_text(view), Role.SMALL, said=view.placed)
    beside = Row(turn, Column(*ways_rows(view), gap=Space.NONE, grow=1), verdict, gap=Space.WIDE)
    low = FirstThatFits(beside, Column(head, *ways_rows(view), gap=Space.NONE), at=_BROAD)
    body = Column(low, _further(view), gap=Space.NONE)
    return Panel(body, _kind(state) or PanelKind.ROW, pad=Space.MEDIUM, pad_above=Space.TIGHT)


def brief_row(view: DecisionView, state: RowState, others: Sequence[DecisionView], *, new_turn: bool) -> Node:
    """A decision in a line: the number of a `new_turn`, what was done, and the points; aligned with `others`."""
    turns = [number_text(Decimal(each.turn)) for each in others]
    turn = number_text(Decimal(view.turn)) if new_turn or state.first else ""
    figures = [each.figure for each in others]
    row = Row(
        Text(turn, Role.SMALL, reserve=turns, said=view.placed),
        deed_row(view.done, Role.BODY, card=62, plate=24),
        Spoken(f"{view.instead.text} {view.instead.spoken}".strip()),
        verdict_mark(view, side=26),
        Text(view.figure, Role.LABEL, tone_of(view), side=Align.END, reserve=figures, said=view.finding),
        _further(view),
    )
    return Panel(row, _kind(state), pad=Space.MEDIUM, pad_above=Space.NONE)


def _turn_text(view: DecisionView) -> str:
    return _("Turn {turn}", turn=view.turn)


def _kind(state: RowState) -> PanelKind | None:
    if not state.chosen:
        return None
    return PanelKind.ROW_RINGED if state.ringed else PanelKind.ROW_CHOSEN


def _further(view: DecisionView) -> Node:
    """What the panel beside the list shows of the chosen decision."""
    return Spoken(" ".join(filter(None, (view.reason, *view.others, view.chance))))


def decision_list(
    widget: NodeList,
    views: Sequence[DecisionView],
    chosen: int | None,
    grades: Sequence[tuple[Grade, str]],
    *,
    left_out: int,
    reveal: bool,
    fewest: int,
) -> Node:
    """The tray with at least `fewest` rows and the meaning of signs; below few rows how many are `left_out`."""
    gap = Space.TIGHT if left_out else Space.NONE
    shown: Node = List(widget, views, chosen, reveal=reveal, fewest=fewest, most=_USUAL, gap=gap)
    if left_out and len(views) <= _USUAL:
        note = plural(
            "Your other decision made no certain difference.",
            "Your {count} other decisions made no certain difference.",
            left_out,
        )
        shown = FirstThatFits(Column(shown, _Note(note)), shown, at="natural", grow=1)
    mistakes = any(each.grade is not None for each in views)
    return Panel(Column(shown, *([grade_key(grades)] if mistakes else []), gap=Space.TIGHT), pad=Space.SMALL, grow=1)


class _Note(Column):
    """What is to be said of decisions that are not listed, in the middle of the room below the others."""

    def __init__(self, text: str) -> None:
        words = Text(text, Role.SOFT, lines=0, side=Align.CENTER)
        super().__init__(
            Spacer(grow=1), SignMark(Sign.EVEN, side=28), words, Spacer(grow=1), cross=Align.CENTER, grow=9
        )

    def measure_width(self, style: Style) -> Extent:
        """As wide as the list: its words wrap."""
        return Extent(0, 0)
