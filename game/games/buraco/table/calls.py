"""Calls in Buraco, in bubbles at the panels: pique, canastras, mortos, going out (buraco 6, 7).

A meld that turns from suja to limpa is marked where it lies as well, for a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from game.engine import CardsDealt, Event, MatchEnded, Place, RoundEnded, Shuffled, TurnBegan
from game.games.buraco.rules import events as happens
from game.games.buraco.rules.scoring import Canastra
from game.games.buraco.rules.view import BuracoView
from game.i18n import Message, _, mark
from game.ui.table.calls import SeatCalls
from game.ui.table.contract.context import TableContext
from game.ui.table.layout.zone import Zone

_CANASTRAS: Final[Mapping[Canastra, Message]] = {
    Canastra.LIMPA: mark("Limpa!"),
    Canastra.SUJA: mark("Suja!"),
    Canastra.AS_A_AS: mark("Ás-à-Ás!"),
}


def canastra_called(kind: Canastra) -> str:
    """Return the call of a canastra."""
    return _CANASTRAS[kind].said()


def call_of(event: Event) -> str | None:
    """Return the call of a player with an event; empty without one."""
    if not isinstance(event, happens.BuracoEvent):
        return None
    match event:
        case happens.InPique():
            return _("Pique!")
        case happens.CanastraMade(kind=kind):
            return canastra_called(kind)
        case happens.CanastraCleaned():
            return _("Limpa!")
        case happens.MortoTaken():
            return _("Morto!")
        case happens.WentOut():
            return _("Bati!")
        case Shuffled() | CardsDealt() | TurnBegan() | RoundEnded() | MatchEnded():
            return None
        case (
            happens.Drawn()
            | happens.StockRenewed()
            | happens.Taken()
            | happens.Laid()
            | happens.Added()
            | happens.Discarded()
        ):
            return None
    assert_never(event)


class Calls(SeatCalls[BuracoView]):
    """Bubbles at the panels, and one on a meld that turned limpa in the turn in play or just ended."""

    def __init__(self, table: TableContext[BuracoView]) -> None:
        super().__init__(table, call_of)
        self._cleaned: Place | None = None
        self._fresh = False
        """Whether it was in the turn in play."""

    def on_event(self, event: Event) -> None:
        """Somebody may call something out, or have cleaned a meld."""
        super().on_event(event)
        match event:
            case happens.CanastraCleaned():
                self._cleaned, self._fresh = event.target, True
            case TurnBegan():
                self._cleaned, self._fresh = self._cleaned if self._fresh else None, False
            case Shuffled():
                self._forget()

    def replay(self, events: Sequence[Event]) -> None:
        """Restore the last calls."""
        self._forget()
        super().replay(events)

    def said(self) -> Mapping[Zone, str]:
        """Return the texts of the bubbles, by the zone of each."""
        if (meld := self._cleaned) is None:
            return super().said()
        return {**super().said(), Zone.of(meld): _("Limpa now!")}

    def _forget(self) -> None:
        self._cleaned, self._fresh = None, False
