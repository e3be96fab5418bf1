"""The person's knowledge of a table: the places of things, by the probe, and what is allowed, by the record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from devtools.environment import DevtoolsError
from drive.goals import SEAT
from drive.user import Box, User
from game.cards import Face
from game.match.match import Match

Zones = Callable[[Match, tuple[Face, ...]], set[str]]
"""Finds out where cards of the hand may be dropped in a match, by the rules of its game."""


class Reading(Protocol):
    """A reader of what the program writes."""

    def match(self) -> Match:
        """The match as far as it is written."""


class Screen:
    """Names and places of what can be seen, and where cards may go."""

    def __init__(self, user: User, reader: Reading, zones: Zones) -> None:
        self._person = user
        self._book = reader
        self._zones = zones

    @property
    def team(self) -> int:
        """The person's own."""
        return self._book.match().teams[SEAT]

    def targets(self) -> dict[str, Any]:
        """Everything by its name."""
        targets: dict[str, Any] = self._person.sees()["targets"]
        return targets

    def legal_zones(self, cards: Sequence[Face]) -> set[str]:
        """The zones in which a drop of these cards would be allowed."""
        return self._zones(self._book.match(), tuple(cards))

    def match(self) -> Match:
        """The match as far as it is written."""
        return self._book.match()

    def cards(self, cards: Sequence[Face]) -> list[str]:
        """The names of cards of the hand, in their order; of equal ones each another.

        Raises `DevtoolsError` where one is missing.
        """
        held = [name for name in self.targets() if name.startswith("hand.") and name.count(".") == 2]
        found = []
        for card in cards:
            name = next((name for name in held if name.endswith(f".{card}")), None)
            if name is None:
                raise DevtoolsError(f"Not all of {' '.join(map(str, cards))} can be seen in the hand.")
            held.remove(name)
            found.append(name)
        return found

    def box(self, name: str) -> Box:
        """The rectangle of a named thing."""
        left, top, width, height = self.targets()[name]
        return left, top, width, height

    def shows(self, match: Match) -> Callable[[dict[str, Any]], bool]:
        """Whether the screen shows the hand that the person has in the match."""
        hand = Counter(map(str, match.view(SEAT).hand))

        def shown(state: dict[str, Any]) -> bool:
            names = [name.split(".") for name in state["targets"]]
            seen = Counter(words[2] for words in names if words[0] == "hand" and len(words) == 3)
            return state["scene"] == "table" and seen == hand

        return shown


def runs_leftwards(targets: Mapping[str, Any]) -> bool:
    """Whether the table is mirrored: then the hand begins on the right, and a card covers its left neighbour."""
    return "hand.1" in targets and bool(targets["hand.1"][0] < targets["hand.0"][0])
