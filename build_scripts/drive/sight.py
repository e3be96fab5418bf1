"""What the person sees and knows of a table of Borako: where cards lie, and where they may go (borako 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from drive.book import Book
from drive.deeds import SEAT
from drive.person import Box, Person
from game.cards import Face
from game.match.match import Match
from game.rules.borako.actions import Add, Discard, Lay
from workshop.environment import WorkshopError


class Sight:
    """Names and places of what can be seen, by the probe; what is allowed, by the record."""

    def __init__(self, person: Person, book: Book) -> None:
        self._person = person
        self._book = book

    @property
    def team(self) -> int:
        """The person's own."""
        return self._book.match().teams[SEAT]

    @property
    def tray(self) -> str:
        """The name of the place for own melds."""
        return f"tray.{self.team}"

    def targets(self) -> dict[str, Any]:
        """Everything by its name."""
        targets: dict[str, Any] = self._person.sees()["targets"]
        return targets

    def legal_zones(self, cards: tuple[Face, ...]) -> set[str]:
        """Where a drop of these cards would be allowed."""
        match = self._book.match()
        view = match.view(SEAT)
        zones = set()
        if match.why_not([Lay(tuple(sorted(cards)))]) is None:
            zones.add(self.tray)
        if len(cards) == 1 and match.why_not([Discard(cards[0])]) is None:
            zones.add("discards")
        for index in range(len(view.melds[self.team])):
            if match.why_not([Add(card, index + 1) for card in cards]) is None:
                zones.add(f"meld.{self.team}.{index}")
        return zones

    def cards(self, cards: Sequence[Face]) -> list[str]:
        """The names of cards of the hand; of equal ones each another. Raises `WorkshopError` where one is missing."""
        wanted = Counter(map(str, cards))
        found = []
        for name in sorted(self.targets()):
            words = name.split(".")
            if words[0] == "hand" and len(words) == 3 and wanted[words[2]] > 0:
                wanted[words[2]] -= 1
                found.append(name)
        if len(found) != len(cards):
            raise WorkshopError(f"Not all of {' '.join(map(str, cards))} can be seen in the hand.")
        return found

    def box(self, name: str) -> Box:
        """Where something is."""
        left, top, width, height = self.targets()[name]
        return left, top, width, height

    def shows(self, match: Match) -> Callable[[dict[str, Any]], bool]:
        """Whether the screen shows the hand that the person has in the match."""
        hand = Counter(map(str, match.view(SEAT).hand))

        def shown(told: dict[str, Any]) -> bool:
            names = [name.split(".") for name in told["targets"]]
            seen = Counter(words[2] for words in names if words[0] == "hand" and len(words) == 3)
            return told["scene"] == "table" and seen == hand

        return shown
