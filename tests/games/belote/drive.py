"""A person at a table of Belote: how each action is done, and what a deal must bring (belote 2 to 4, 6)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.families.tricks import Tricks
from drive.gestures import Gestures
from drive.goals import SEAT
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.games.belote.rules.actions import CAPOT, Bid, Coinche, Declare, Pass, Say, Surcoinche, Take
from game.games.belote.rules.events import BeloteSaid, RebeloteSaid, Taken
from game.games.belote.rules.state import Playing
from game.match.match import Match


class Belote(Tricks):
    """What is taken, bid and declared are calls, cards are played."""

    goals = MappingProxyType(
        {
            Taken: "taking",
            BeloteSaid: "belote",
            RebeloteSaid: "rebelote",
            CardPlayed: "card played",
            TrickWon: "trick won",
        }
    )
    filmed = ("take", "bid", "coinche", "surcoinche", "declare", "belote")
    filmed_events = (Taken, BeloteSaid, RebeloteSaid, TrickWon)

    def is_played(self, match: Match) -> bool:
        """Whether taking and bidding are over."""
        return isinstance(match.view(SEAT).phase, Playing)

    def says(self, action: Any, gestures: Gestures) -> None:
        """Presses its button; a bid is raised to its value first."""
        match action:
            case Bid():
                self._bids(action, gestures)
            case Pass() | Take() | Coinche() | Surcoinche() | Say():
                _press(str(action).replace(" ", "_"), gestures)
            case Declare():
                declarations = [each for each in gestures.screen.match().actions() if isinstance(each, Declare)]
                _press(f"declare_{declarations.index(action)}", gestures)
            case _:
                raise DevtoolsError(f"There is no gesture for {action}.")

    @staticmethod
    def _bids(bid: Bid, gestures: Gestures) -> None:
        """Raises the value step by step, or at once to capot, until the button of the bid is there."""
        name = str(bid).replace(" ", "_")
        while f"table.offer.{name}" not in gestures.screen.targets():
            _press("capot" if bid.value == CAPOT else "higher", gestures)
        _press(name, gestures)


def _press(name: str, gestures: Gestures) -> None:
    gestures.press(f"table.offer.{name}", f"{name.partition('_')[0]} offered")


DRIVE: Final = Belote()
