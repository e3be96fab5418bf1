"""The list of decisions: those that mattered with both ways, or all with what was done, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.i18n import plural
from game.i18n.wording import number_text
from game.review.verdicts import Grade
from game.review.views import DecisionView
from game.ui.graphics.drawing import Style
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


def decision_row(view: DecisionView) -> Node:
    """A decision with its verdict above both ways, or beside them in a broad row."""
    verdict = Row(verdict_mark(view, side=26), Text(view.finding, Role.LABEL, tone_of(view)), gap=Space.TIGHT)
    ways = Column(*ways_rows(view), gap=Space.NONE, grow=1)
    turn = Text(view.placed, Role.SMALL)

    def stacked() -> Node:
        return Column(turn, verdict, gap=Space.NONE)

    def below() -> Node:
        return Column(FirstThatFits(Row(Text(view.placed, Role.SMALL, grow=1), verdict), stacked), ways, gap=Space.NONE)

    beside = Row(turn, ways, verdict, gap=Space.WIDE)
    body = Column(FirstThatFits(beside, below, at=_BROAD), _further(view), gap=Space.NONE)
    return Panel(body, None, pad=Space.MEDIUM, pad_above=Space.TIGHT)


def brief_row(view: DecisionView, others: Sequence[DecisionView], *, new_turn: bool) -> Node:
    """A decision in a line: the number of a `new_turn`, what was done, and the points; aligned with `others`."""
    turns = [number_text(Decimal(each.turn)) for each in others]
    turn = number_text(Decimal(view.turn)) if new_turn else ""
    figures = [each.figure for each in others]
    row = Row(
        Text(turn, Role.SMALL, reserve=turns, said=view.placed),
        deed_row(view.done, Role.BODY, card=62, plate=24),
        Spoken(f"{view.instead.text} {view.instead.spoken}".strip()),
        verdict_mark(view, side=26),
        Text(view.figure, Role.LABEL, tone_of(view), side=Align.END, reserve=figures, said=view.finding),
        _further(view),
    )
    return Panel(row, None, pad=Space.MEDIUM, pad_above=Space.NONE)


def _further(view: DecisionView) -> Node:
    """What the panel beside the list shows of the chosen decision."""
    return Spoken(" ".join(filter(None, (view.reason, *view.notes, *view.others, view.chance))))


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
            "Your other decision made no clear difference.",
            "Your {count} other decisions made no clear difference.",
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
