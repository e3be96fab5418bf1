"""The ways to play: by the mouse with drags and clicks in turn, by clicks alone, by the keyboard alone."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from drive.aim import Grip, aimed, free_point
from drive.film import Film
from drive.keyboard import KeyboardPerson
from drive.person import Person, middle
from drive.sight import Sight
from game.cards import Face
from workshop.environment import WorkshopError


class Gestures(ABC):
    """Does things at the table in one way; films what is worth seeing."""

    def __init__(self, person: Person, sight: Sight, film: Film) -> None:
        self.person = person
        self.sight = sight
        self._film = film
        self._done = 0

    @abstractmethod
    def draw(self) -> None:
        """Take the next card of the stock."""

    @abstractmethod
    def sweep(self) -> None:
        """Take all discards."""

    @abstractmethod
    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Bring cards of the hand to a zone: a tray, a meld, the discards."""

    @abstractmethod
    def lay(self, cards: Sequence[Face]) -> None:
        """Lay a meld."""

    @abstractmethod
    def discard(self, card: Face) -> None:
        """End the turn."""

    @abstractmethod
    def take_back(self) -> None:
        """Undo the last action."""

    def let_be(self) -> None:
        """Hold nothing any more after a refusal."""

    @property
    def odd(self) -> bool:
        """True every other time, where there are two ways to do one thing."""
        self._done += 1
        return self._done % 2 == 1

    def film(self, caption: str, detail: str = "") -> None:
        """Take a picture."""
        self._film.take(self.person.program.display, caption, detail)

    def sweep_by_button(self) -> None:
        """Choose what the table offers."""
        self.person.waits_for("table.sweep")
        self.film("sweep offered")
        self.person.click("table.sweep")


class ByMouse(Gestures):
    """Drags, and clicks where they are an everyday way."""

    def draw(self) -> None:
        """A click on the stock, or a drag to the hand."""
        if self.odd:
            self.person.click("stock")
        else:
            stock, hand = self.person.waits_for("stock"), self.person.waits_for("hand")
            self.person.drag(middle(stock), middle(hand), lambda: self.film("draw by drag"))

    def sweep(self) -> None:
        """From the opened pile, or by its button."""
        if self.odd:
            self.person.click("discards")
            self.person.waits_for("pile.take")
            self.film("opened pile")
            self.person.click("pile.take")
        else:
            self.sweep_by_button()

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Select all cards if there are several, take hold of the last one and drag them."""
        detail = " ".join(map(str, cards))
        boxes = [self.sight.box(name) for name in self.sight.cards(cards)]
        if len(boxes) > 1:
            for box in boxes:
                self.person.click_at(middle(box))
            time.sleep(0.05)
            self.film("selected", detail)
        grip = Grip.of(boxes[-1])
        point = aimed(grip, zone, self.sight.legal_zones(tuple(cards)), self.sight.targets())
        self.person.drag(grip.point, point, lambda: self.film(f"{caption} by drag", detail))

    def lay(self, cards: Sequence[Face]) -> None:
        """By drag."""
        self.put(cards, self.sight.tray, "lay")

    def discard(self, card: Face) -> None:
        """By drag, or selected and by its button."""
        if self.odd:
            self.put([card], "discards", "discard")
        else:
            self.person.click(self.sight.cards([card])[0])
            self.person.waits_for("table.discard")
            self.film("discard offered", str(card))
            self.person.click("table.discard")

    def take_back(self) -> None:
        """By its button, or its key."""
        if self.odd:
            self.person.click("table.take_back")
        else:
            self.person.presses("ctrl+z")


class ByClicks(Gestures):
    """Nothing is dragged, no key is pressed."""

    def __init__(self, person: Person, sight: Sight, film: Film) -> None:
        super().__init__(person, sight, film)
        self._selected: list[str] = []

    def draw(self) -> None:
        """On the stock, or on the button."""
        self.person.click("stock" if self.odd else "table.draw")

    def sweep(self) -> None:
        """From the opened pile, or by its button."""
        if self.odd:
            self.person.click("discards")
            self.person.waits_for("pile.take")
            self.film("opened pile")
            self.person.click("pile.take")
        else:
            self.sweep_by_button()

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Each card, then the zone where nothing else lies on it."""
        self._select(cards)
        self.film(f"{caption} by clicks", " ".join(map(str, cards)))
        self.person.click_at(free_point(zone, self.sight.targets()))

    def lay(self, cards: Sequence[Face]) -> None:
        """Into the tray, or by the button."""
        if self.odd:
            self.put(cards, self.sight.tray, "lay")
        else:
            self._select(cards)
            self.person.waits_for("table.lay")
            self.film("lay offered", " ".join(map(str, cards)))
            self.person.click("table.lay")

    def discard(self, card: Face) -> None:
        """Onto the pile, or by the button."""
        if self.odd:
            self.put([card], "discards", "discard")
        else:
            self._select([card])
            self.person.waits_for("table.discard")
            self.film("discard offered", str(card))
            self.person.click("table.discard")

    def take_back(self) -> None:
        """By its button."""
        self.person.click("table.take_back")

    def let_be(self) -> None:
        """Select no longer what was refused."""
        for name in self._selected:
            self.person.click(name)
        self._selected = []

    def _select(self, cards: Sequence[Face]) -> None:
        self._selected = self.sight.cards(cards)
        for name in self._selected:
            self.person.click_at(middle(self.sight.box(name)))


class ByKeyboard(Gestures):
    """The pointer is not touched."""

    def __init__(self, person: Person, sight: Sight, film: Film) -> None:
        super().__init__(person, sight, film)
        if not isinstance(person, KeyboardPerson):
            raise WorkshopError("Who plays by keyboard must go through the menus by keyboard as well.")
        self._keys: KeyboardPerson = person

    def draw(self) -> None:
        """Enter on the stock, or on the button."""
        self._keys.enters("stock" if self.odd else "table.draw")

    def sweep(self) -> None:
        """From the opened pile, or by its button."""
        if self.odd:
            self._keys.enters("discards")
            self.person.waits_for("pile.take")
            self.film("opened pile")
            self._keys.enters("pile.take")
        else:
            self.sweep_by_button()

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Space on each card, Enter on the zone."""
        self._select(cards)
        self._keys.focuses(zone)
        self.film(f"{caption} by keyboard", " ".join(map(str, cards)))
        self.person.presses("Return")

    def lay(self, cards: Sequence[Face]) -> None:
        """Into the tray, or Enter in the hand."""
        if self.odd:
            self.put(cards, self.sight.tray, "lay")
        else:
            self._select(cards)
            self.film("lay by keyboard", " ".join(map(str, cards)))
            self.person.presses("Return")

    def discard(self, card: Face) -> None:
        """Onto the pile, or by the button."""
        if self.odd:
            self.put([card], "discards", "discard")
        else:
            self._select([card])
            self._keys.enters("table.discard")

    def take_back(self) -> None:
        """By its key, or its button."""
        if self.odd:
            self.person.presses("ctrl+z")
        else:
            self._keys.enters("table.take_back")

    def let_be(self) -> None:
        """Escape selects nothing."""
        self.person.presses("Escape")

    def _select(self, cards: Sequence[Face]) -> None:
        for name in self.sight.cards(cards):
            self._keys.focuses(name)
            self.person.presses("space")
            time.sleep(0.05)


WAYS: Final[Mapping[str, tuple[type[Person], type[Gestures]]]] = {
    "mouse": (Person, ByMouse),
    "clicks": (Person, ByClicks),
    "keyboard": (KeyboardPerson, ByKeyboard),
}
"""How the person may play: who goes through the menus, and the gestures at the table."""
