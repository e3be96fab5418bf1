"""What is called out in Buraco, in bubbles at the plates: pique, canastras, mortos, going out (buraco 6, 7).

A meld that turns from suja to limpa is marked where it lies as well, for a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.engine import Event, Place
from game.games.buraco.rules.scoring import Canastra
from game.i18n import _
from game.i18n.phrases.message import Message, mark
from game.ui.table.calls import SeatCalls
from game.ui.table.context import TableContext

_CANASTRAS: Final[Mapping[str, Message]] = {
    Canastra.LIMPA.value: mark("Limpa!"),
    Canastra.SUJA.value: mark("Suja!"),
    Canastra.AS_A_AS.value: mark("Ás-à-Ás!"),
}
_CALLS: Final[Mapping[str, Message]] = {
    "pique": mark("Pique!"),
    "cleaned": mark("Limpa!"),
    "morto": mark("Morto!"),
    "out": mark("Bati!"),
}


def call_of(event: Event) -> str | None:
    """What a player calls out with an event, if anything."""
    message = _CALLS.get(event.key)
    if event.key == "canastra":
        message = _CANASTRAS[str(dict(event.params)["kind"])]
    return None if message is None else message.said()


class Calls(SeatCalls):
    """Bubbles at the plates, and one on a meld that turned limpa in the turn in play or just ended."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table, call_of)
        self._cleaned: Place | None = None
        self._fresh = False
        """Whether it was in the turn in play."""

    def on_event(self, event: Event) -> None:
        """Somebody may call something out, or have cleaned a meld."""
        super().on_event(event)
        match event.key:
            case "cleaned":
                self._cleaned, self._fresh = event.target, True
            case "turn":
                self._cleaned, self._fresh = self._cleaned if self._fresh else None, False
            case "deal":
                self._forget()

    def replay(self, events: Sequence[Event]) -> None:
        """What was called last."""
        self._forget()
        super().replay(events)

    def said(self) -> Mapping[str, str]:
        """What bubbles say, by the zone that each hangs in."""
        if (meld := self._cleaned) is None:
            return super().said()
        return {**super().said(), f"meld.{meld.owner}.{meld.index}": _("Limpa now!")}

    def _forget(self) -> None:
        self._cleaned, self._fresh = None, False
