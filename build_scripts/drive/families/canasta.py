"""A person at a table of the Canasta family: how cards are drawn, laid, added and discarded, and where they may go."""

from __future__ import annotations

from typing import Any

from devtools.environment import DevtoolsError
from drive.gestures import Gestures
from drive.played import PlayedGame
from game.families.canasta.rules.actions import Add, Lay
from game.melds.common import Discard, Draw


class Canasta(PlayedGame):
    """Stock, discards, the tray of the own team and the melds in it."""

    taken_back = ("lay", "add")

    def does(self, action: Any, gestures: Gestures) -> None:
        """Draws, lays, adds or discards."""
        team = gestures.screen.team
        match action:
            case Draw():
                gestures.fetch("stock", "hand", "table.draw", "draw")
            case Lay(cards):
                gestures.bring(cards, f"tray.{team}", "table.lay", "lay")
            case Add(card, meld):
                gestures.put((card,), f"meld.{team}.{meld - 1}", "add")
            case Discard(card):
                gestures.bring((card,), "discards", "table.discard", "discard")
            case _:
                raise DevtoolsError(f"There is no gesture for {action}.")
