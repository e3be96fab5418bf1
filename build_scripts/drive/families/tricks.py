"""A person at the table of a trick game: buttons for calls, the trick for cards."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, runtime_checkable

from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop, PlayedGame
from game.cards import Face
from game.families.tricks.rules.actions import Play
from game.match.match import Match

TRICK: Final = "trick"
"""The middle of the table, where cards are played."""
_LANDED_S: Final = 0.25
"""The time a played card takes to its place."""


@runtime_checkable
class TricksView(Protocol):
    """The tricks in a view of a trick game."""

    @property
    def trick(self) -> Sequence[Face]:
        """The cards in the middle."""

    @property
    def tricks(self) -> Sequence[object]:
        """The tricks of the round that are won."""


class Tricks(PlayedGame):
    """One card each to a trick, by the rules of following; calls before it are the game's own."""

    others = MappingProxyType({1: "novice", 2: "novice", 3: "novice"})
    longest = 160
    rounds = 3

    @abstractmethod
    def is_played(self, match: Match) -> bool:
        """Whether cards are being played, nothing being said any more."""

    def is_play(self, action: Any) -> bool:
        """Whether the action plays a card, its `card`."""
        return isinstance(action, Play)

    @abstractmethod
    def says(self, action: Any, gestures: Gestures) -> None:
        """Make a call. Raises `DevtoolsError` for what cannot be said."""

    def does(self, action: Any, gestures: Gestures) -> None:
        """Make a call by its button, or play a card."""
        if self.is_play(action):
            self._plays(action.card, gestures)
        else:
            self.says(action, gestures)

    def refused(self, match: Match) -> Drop | None:
        """A card that does not follow suit, or does not trump."""
        if not self.is_played(match):
            return None
        barred = (card for card in match.view(SEAT).hand if not self.zones(match, (card,)))
        card = next(barred, None)
        return Drop((card,), TRICK) if card is not None else None

    def ends_turn(self, action: Any) -> bool:
        """A card that is played does."""
        return self.is_play(action)

    def in_mid_turn(self, match: Match) -> bool:
        """Whether a trick is in play."""
        return self.is_played(match) and bool(_seen(match).trick)

    @staticmethod
    def _plays(card: Face, gestures: Gestures) -> None:
        """Looks at the last trick once there is one, and plays; a trick is filmed when it is full."""
        match = gestures.screen.match()
        view = _seen(match)
        if view.tricks and gestures.first("review"):
            gestures.looks_into("table.review", "review")
        gestures.throw(card, TRICK, "play")
        if len(view.trick) == len(match.seats) - 1:
            time.sleep(_LANDED_S)
            gestures.film("full trick", str(card))


def _seen(match: Match) -> TricksView:
    view = match.view(SEAT)
    assert isinstance(view, TricksView), "a game of the family"
    return view
