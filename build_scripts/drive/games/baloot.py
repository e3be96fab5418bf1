"""A person at a table of Baloot: how each action is done, and what a hand must bring (baloot 3 to 7)."""

from __future__ import annotations

import time
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any

from devtools.environment import WorkshopError
from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop, PlayedGame
from game.cards import Face
from game.games.baloot.rules.actions import Bid, Claim, Confirm, Cut, Declare, Pass, Play, Raise, Show
from game.games.baloot.rules.events import Bought, CardPlayed, ProjectDeclared, ProjectShown, Raised, TrickWon
from game.games.baloot.rules.state import HAND_SIZE, SEATS, Doubling, Playing
from game.match.match import Match

_TRICK = "trick"
"""The middle of the table, where cards are played."""
_LANDED_S = 0.25
"""The time a played card takes to its place."""
_DOUBLING = "doubling"
_ALL_TRICKS = "eight tricks"


class Baloot(PlayedGame):
    """Buttons for what is said, the trick for what is played."""

    others = MappingProxyType({1: "novice", 2: "novice", 3: "novice"})
    longest = 160
    rounds = 3
    deeds = MappingProxyType(
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

    def does(self, action: Any, gestures: Gestures) -> None:
        """Says what is said by its button, plays a card."""
        match action:
            case Play(card):
                self._plays(card, gestures)
            case Cut() | Pass() | Bid() | Confirm() | Raise() | Declare() | Show() | Claim():
                asked = type(action).__name__.lower()
                gestures.press(f"table.offer.{self._button(action, gestures)}", f"{asked} offered")
            case _:
                raise WorkshopError(f"There is no gesture for {action}.")

    def zones(self, match: Match, cards: tuple[Face, ...]) -> set[str]:
        """The trick, for one card that may be played."""
        return {_TRICK} if len(cards) == 1 and match.why_not([Play(cards[0])]) is None else set()

    def refused(self, match: Match) -> Drop | None:
        """A card that does not follow suit, or does not trump."""
        if not isinstance(match.view(SEAT).phase, Playing):
            return None
        barred = (card for card in match.view(SEAT).hand if not self.zones(match, (card,)))
        card = next(barred, None)
        return Drop((card,), _TRICK) if card is not None else None

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """The first time that raising is offered he raises: good reasons for it are rare."""
        if _DOUBLING in done or not isinstance(match.view(SEAT).phase, Doubling):
            return advised
        return next(action for action in match.actions() if isinstance(action, Raise))

    def ends_turn(self, action: Any) -> bool:
        """A card that is played does."""
        return isinstance(action, Play)

    def in_mid_turn(self, match: Match) -> bool:
        """In the middle of a trick."""
        view = match.view(SEAT)
        return isinstance(view.phase, Playing) and bool(view.trick)

    def further_in(self, match: Match) -> set[str]:
        """Whether all tricks of a hand were played."""
        tricks = sum(isinstance(event, TrickWon) for event in match.log(SEAT))
        return {_ALL_TRICKS} if tricks == HAND_SIZE else set()

    @staticmethod
    def _plays(card: Face, gestures: Gestures) -> None:
        """Looks at the last trick once there is one, and plays; a trick is filmed when it is full."""
        view = gestures.screen.match().view(SEAT)
        if view.tricks and gestures.first("review"):
            gestures.looks_into("table.review", "review")
        gestures.throw(card, _TRICK, "play")
        if len(view.trick) == SEATS - 1:
            time.sleep(_LANDED_S)
            gestures.film("full trick", str(card))

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
