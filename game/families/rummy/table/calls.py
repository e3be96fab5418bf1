"""What is called out in a rummy: an opening, a joker won, going out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.engine import Event
from game.i18n.phrases.message import Message, mark
from game.ui.table.calls import SeatCalls

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

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

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, call_of)
