"""A row in a table of contents."""

from __future__ import annotations

from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Align, FirstThatFits, Node, Panel, Role, Row, RowState, Space, Text, Tone

_WIDEST_NUMBER = "10"


def contents_row(title: str, state: RowState, *, number: str | None = None, count: str = "") -> Node:
    """A title with the `number` of its chapter; `count` says how often it has what is searched."""
    role = Role.LABEL if state.chosen else Role.SOFT
    before = []
    if number is not None:
        before.append(Text(number, Role.LABEL, Tone.GILT, reserve=[_WIDEST_NUMBER], side=Align.END))
    after = [Text(count, Role.SMALL, Tone.GILT, optional=True)] if count else []
    words = FirstThatFits(
        Text(title, role), Text(title, Role.SMALL, role.tone), Text(title, Role.SMALL, role.tone, lines=2), grow=1
    )
    return Panel(Row(*before, words, *after), state.ground(PanelKind.BARE), pad_above=Space.TIGHT)
