"""What is called out in a rummy: an opening, a joker won, going out (rami 6, 7, remik 5, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.i18n.phrases.message import Message, mark
from game.ui.table.calls import SeatCalls
from game.ui.table.context import TableContext

_CALLS: Final[Mapping[str, Message]] = {
    "open": mark("Open!"),
    "won": mark("Joker!"),
    "out": mark("Out!"),
    "remik": mark("Remik!"),
    "eliminated": mark("Out of the match"),
}


def call_of(event: Event) -> str | None:
    """What a player calls out with an event, if anything."""
    message = _CALLS.get(event.key)
    return None if message is None else message.said()


class Calls(SeatCalls):
    """Bubbles at the plates."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table, call_of)
