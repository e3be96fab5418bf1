"""A person at a table of Borako: how each action is done, and what a round must bring (borako 3)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from devtools.environment import WorkshopError
from drive.games.trays import zones_for
from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop, PlayedGame
from game.cards import Face
from game.games.borako.rules.actions import Add, Discard, Draw, Lay, Sweep
from game.games.borako.rules.events import Added, Discarded, Drawn, Laid, MourTaken, Swept, WentOut
from game.games.borako.rules.state import Melding
from game.match.match import Match


class Borako(PlayedGame):
    """Stock, discards, the tray of the own team and the melds in it."""

    longest = 170
    deeds = MappingProxyType(
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
    taken_back = ("lay", "add")

    def does(self, action: Any, gestures: Gestures) -> None:
        """Draws, sweeps, lays, adds or discards."""
        team = gestures.screen.team
        match action:
            case Draw():
                gestures.fetch("stock", "hand", "table.draw", "draw")
            case Sweep() if gestures.turn_about("sweep"):
                gestures.press("discards")
                gestures.press("pile.take", "opened pile")
            case Sweep():
                gestures.press("table.sweep", "sweep offered")
            case Lay(cards):
                gestures.bring(cards, f"tray.{team}", "table.lay", "lay")
            case Add(card, meld):
                gestures.put((card,), f"meld.{team}.{meld - 1}", "add")
            case Discard(card):
                gestures.bring((card,), "discards", "table.discard", "discard")
            case _:
                raise WorkshopError(f"There is no gesture for {action}.")

    def zones(self, match: Match, cards: tuple[Face, ...]) -> set[str]:
        """The tray for a lay, melds for an add, the discards for a single card."""
        return zones_for(match, cards)

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
