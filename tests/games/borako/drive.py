"""A person at a table of Borako: how each action is done, and what a round must bring (borako 3)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from drive.families.canasta import Canasta
from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop
from game.games.borako.rules.actions import Discard, Sweep
from game.games.borako.rules.events import Added, Discarded, Drawn, Laid, MourTaken, Swept, WentOut
from game.games.borako.rules.state import Melding
from game.match.match import Match


class Borako(Canasta):
    """A pile that is swept, and the Mour."""

    longest = 170
    goals = MappingProxyType(
        {
            Drawn: "draw",
            Swept: "sweep",
            Laid: "lay",
            Added: "add",
            Discarded: "discard",
            MourTaken: "Mour",
            WentOut: "going out",
        }
    )
    filmed = ("lay", "add")
    filmed_events = (MourTaken, WentOut)

    def does(self, action: Any, gestures: Gestures) -> None:
        """Sweeps by one of two ways; all else as in the family."""
        if not isinstance(action, Sweep):
            super().does(action, gestures)
        elif gestures.turn_about("sweep"):
            gestures.press("discards")
            gestures.press("pile.take", "opened pile")
        else:
            gestures.press("table.sweep", "sweep offered")

    def refused(self, match: Match) -> Drop | None:
        """A single card that fits no meld, as a meld of its own."""
        if not self.in_mid_turn(match):
            return None
        alone = (card for card in match.view(SEAT).hand if not self.zones(match, (card,)) - {"discards"})
        card = next(alone, None)
        return Drop((card,), f"tray.{match.teams[SEAT]}") if card is not None else None

    def ends_turn(self, action: Any) -> bool:
        """A discard does."""
        return isinstance(action, Discard)

    def in_mid_turn(self, match: Match) -> bool:
        """Between the card that is taken and the discard."""
        return isinstance(match.view(SEAT).phase, Melding)


DRIVE: Final = Borako()
