"""Gestures at a table of cards, for every game and every input mode."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence

from drive.film import Camera
from drive.screen import Screen
from drive.user import User
from game.cards import Face


class Gestures(ABC):
    """Does things at the table in one way; films what is worth seeing under a caption.

    Zones and buttons are given by the names that the probe has for them.
    """

    def __init__(self, user: User, screen: Screen, film: Camera) -> None:
        self.user = user
        self.screen = screen
        self._film = film
        self._times: Counter[str] = Counter()

    def press(self, target: str, caption: str = "") -> None:
        """Waits for a button or a zone and does what it stands for."""
        self.user.waits_for(target)
        if caption:
            self.film(caption)
        self.user.click(target)

    @abstractmethod
    def fetch(self, source: str, home: str, button: str, caption: str) -> None:
        """Take what lies at `source` to `home`, or by its button."""

    @abstractmethod
    def choose(self, cards: Sequence[Face]) -> None:
        """Select cards of the hand."""

    @abstractmethod
    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Bring cards of the hand to a zone."""

    def put_in_order(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Bring cards to a zone so that they lie there in this order."""
        self.put(cards, zone, caption)

    def put_on_half(self, card: Face, zone: str, half: str, button: str, caption: str) -> None:
        """Bring a card to a zone whose halves mean different things, and say by the button which is meant."""
        self.put((card,), zone, caption)
        self.press(button, f"{caption} asked about")

    @abstractmethod
    def tap(self, zone: str) -> None:
        """Do the action of a zone, next to everything that lies on it."""

    def bring(self, cards: Sequence[Face], zone: str, button: str, caption: str) -> None:
        """Bring cards of the hand to a zone, or turn about select them and press the button that says the same."""
        if self.turn_about(caption):
            self.put(cards, zone, caption)
        else:
            self.choose(cards)
            self.press(button, f"{caption} offered")

    @abstractmethod
    def hit(self, card: Face, caption: str) -> None:
        """Do with a card of the hand what is obvious."""

    def throw(self, card: Face, zone: str, caption: str) -> None:
        """Bring a card of the hand to a zone, or turn about do with it what is obvious and means the same."""
        if self.turn_about(caption):
            self.put((card,), zone, caption)
        else:
            self.hit(card, caption)

    @abstractmethod
    def take_back(self) -> None:
        """Undo the last action."""

    @abstractmethod
    def let_be(self) -> None:
        """Hold nothing any more after a refusal."""

    def turn_about(self, what: str) -> bool:
        """True the first time and then every other time, where there are two ways to do one thing."""
        self._times[what] += 1
        return self._times[what] % 2 == 1

    def looks_into(self, button: str, scene: str) -> None:
        """Open what a button opens, take a picture and close it again."""
        self.press(button)
        self.user.waits_for(f"{scene}.close")
        self.film(scene)
        self.press(f"{scene}.close")
        self.user.waits_for(button)

    def first(self, what: str) -> bool:
        """True the first time."""
        self._times[what] += 1
        return self._times[what] == 1

    def film(self, caption: str, detail: str = "") -> None:
        """Take a picture."""
        self._film.take(self.user.program.display, caption, detail)
