"""A person at a table of Baloot: how each action is done, and what a hand must bring (baloot 3 to 7)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.families.tricks import Tricks
from drive.gestures import Gestures
from drive.goals import SEAT
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.events import CardPlayed, ProjectDeclared, ProjectShown, TrickWon
from game.games.baloot.rules.actions import Bid, Claim, Confirm, Cut, Declare, Pass, Raise, Show
from game.games.baloot.rules.events import Bought, Raised
from game.games.baloot.rules.state import Doubling, Playing
from game.match.match import Match

_DOUBLING = "doubling"
_ALL_TRICKS = "eight tricks"


class Baloot(Tricks):
    """Buying, doubling and projects are calls, cards are played."""

    goals = MappingProxyType(
        {
            Bought: "buying",
            Raised: _DOUBLING,
            ProjectDeclared: "project declared",
            ProjectShown: "project shown",
            CardPlayed: "card played",
            TrickWon: "trick won",
        }
    )
    further = (_ALL_TRICKS,)
    filmed = ("double", "declare", "show")
    filmed_events = (Bought, ProjectShown, TrickWon)

    def is_played(self, match: Match) -> bool:
        """Whether buying and doubling are over."""
        return isinstance(match.view(SEAT).phase, Playing)

    def says(self, action: Any, gestures: Gestures) -> None:
        """Presses its button."""
        match action:
            case Cut() | Pass() | Bid() | Confirm() | Raise() | Declare() | Show() | Claim():
                asked = type(action).__name__.lower()
                gestures.press(f"table.offer.{self._button(action, gestures)}", f"{asked} offered")
            case _:
                raise DevtoolsError(f"There is no gesture for {action}.")

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """The first time that raising is offered he raises: good reasons for it are rare."""
        if _DOUBLING in done or not isinstance(match.view(SEAT).phase, Doubling):
            return advised
        return next(action for action in match.actions() if isinstance(action, Raise))

    def further_in(self, match: Match) -> set[str]:
        """Whether all tricks of a hand were played."""
        tricks = sum(isinstance(event, TrickWon) for event in match.log(SEAT))
        return {_ALL_TRICKS} if tricks == HAND_SIZE else set()

    @staticmethod
    def _button(action: Any, gestures: Gestures) -> str:
        """The last part of the name of the button that says it."""
        match action:
            case Bid(call):
                return call
            case Confirm(suit):
                return "hokom" if suit is None else f"hokom_{suit.letter}"
            case Declare() | Show():
                same = [each for each in gestures.screen.match().actions() if isinstance(each, type(action))]
                return f"{type(action).__name__.lower()}_{same.index(action)}"
        return str(action).replace(" ", "_")


DRIVE: Final = Baloot()
