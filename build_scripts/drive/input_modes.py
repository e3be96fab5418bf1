"""The ways to play: by the mouse with drags and clicks in turn, by clicks alone, by the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.aim import Grip, aimed, free_point
from drive.film import Camera
from drive.gestures import Gestures
from drive.keyboard import GamepadUser, KeyboardUser
from drive.screen import Screen, runs_leftwards
from drive.user import User, middle
from game.cards import Face
from game.ui.table.input.clicks import RESTED_MS

_STRIP: Final = "staging"
"""The beginning of the names of the strip, where every card may be tried."""
_RESTED_S: Final = RESTED_MS / 1000 + 0.1
"""Seconds after which another click is no double click."""


class ByClicks(Gestures):
    """A user who drags nothing and presses no key."""

    def __init__(self, user: User, screen: Screen, film: Camera) -> None:
        super().__init__(user, screen, film)
        self._selected: list[str] = []
        self._clicked: tuple[str, float] = ("", 0.0)
        """The card that was clicked last, and when."""

    def fetch(self, source: str, home: str, button: str, caption: str) -> None:
        """Click the thing itself, or the button."""
        self.press(source if self.turn_about(caption) else button)

    def choose(self, cards: Sequence[Face]) -> None:
        """A click on each."""
        self._selected = self.screen.cards(cards)
        for name in self._selected:
            self._clicks_once(name)

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Each card, then the zone where nothing else lies on it."""
        self.choose(cards)
        self.film(f"{caption} by clicks", " ".join(map(str, cards)))
        self.user.click_at(free_point(zone, self.screen.targets()))

    def hit(self, card: Face, caption: str) -> None:
        """A double-click, with no other click just before it."""
        (name,) = self.screen.cards((card,))
        self._rests_after(name)
        self.film(f"{caption} by double-click", str(card))
        self.user.click_at(middle(self.screen.box(name)), 2)

    def tap(self, zone: str) -> None:
        """A click where nothing else lies on it."""
        self.user.click_at(free_point(zone, self.screen.targets()))

    def take_back(self) -> None:
        """Take back with the button."""
        self.press("table.take_back")

    def let_be(self) -> None:
        """Select no longer what was refused."""
        for name in self._selected:
            self._clicks_once(name)
        self._selected = []

    def _clicks_once(self, name: str) -> None:
        """Clicks a card so that it is no double-click with the click before."""
        self._rests_after(name)
        self.user.click_at(middle(self.screen.box(name)))
        self._clicked = name, time.monotonic()

    def _rests_after(self, name: str) -> None:
        """Waits until another click on that card is a click of its own."""
        last, when = self._clicked
        if last == name:
            time.sleep(max(0.0, when + _RESTED_S - time.monotonic()))


class ByMouse(ByClicks):
    """Drags, and clicks where they are an everyday way."""

    def fetch(self, source: str, home: str, button: str, caption: str) -> None:
        """A click on the thing itself, or a drag."""
        if self.turn_about(caption):
            self.press(source)
        else:
            start, end = self.user.waits_for(source), self.user.waits_for(home)
            self.user.drag(middle(start), middle(end), lambda: self.film(f"{caption} by drag"))

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Select all cards if there are several, take hold of the last one and drag them."""
        detail = " ".join(map(str, cards))
        names = self.screen.cards(cards)
        self._selected = []
        if len(names) > 1:
            self.choose(cards)
            self.film("selected", detail)
        targets = self.screen.targets()
        grip = Grip.of(self.screen.box(names[-1]), from_right=runs_leftwards(targets))
        rivals = self.screen.legal_zones(cards) | {name for name in targets if name.startswith(_STRIP)}
        point = aimed(grip, zone, rivals, targets)
        self.user.drag(grip.point, point, lambda: self.film(f"{caption} by drag", detail))

    def put_in_order(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Sort the hand by clicks: of cards that are dragged together the one in hand comes first."""
        ByClicks.put(self, cards, zone, caption)

    def put_on_half(self, card: Face, zone: str, half: str, button: str, caption: str) -> None:
        """A drag to the half, or clicks and the button."""
        if self.turn_about(f"{caption} on a half"):
            self.put((card,), half, caption)
        else:
            ByClicks.put(self, (card,), zone, caption)
            self.press(button, f"{caption} asked about")

    def take_back(self) -> None:
        """Choose it by its button, or its key."""
        if self.turn_about("take-back"):
            self.press("table.take_back")
        else:
            self.user.presses("ctrl+z")


class ByKeyboard(Gestures):
    """The pointer is not touched."""

    def __init__(self, user: User, screen: Screen, film: Camera) -> None:
        super().__init__(user, screen, film)
        if not isinstance(user, KeyboardUser):
            raise DevtoolsError("Who plays by keyboard must go through the menus by keyboard as well.")
        self._keys: KeyboardUser = user

    def fetch(self, source: str, home: str, button: str, caption: str) -> None:
        """Enter on the thing itself, or on the button."""
        self.press(source if self.turn_about(caption) else button)

    def choose(self, cards: Sequence[Face]) -> None:
        """Space on each."""
        for name in self.screen.cards(cards):
            self._keys.focuses(name)
            self.user.presses("space")

    def put(self, cards: Sequence[Face], zone: str, caption: str) -> None:
        """Space on each card, Enter on the zone."""
        self.choose(cards)
        self._keys.focuses(zone)
        self.film(f"{caption} by keyboard", " ".join(map(str, cards)))
        self.user.presses("Return")

    def bring(self, cards: Sequence[Face], zone: str, button: str, caption: str) -> None:
        """Enter on the zone, on the button, or still in the hand, where it does what is offered first."""
        if self.turn_about(caption):
            self.put(cards, zone, caption)
            return
        self.choose(cards)
        self.user.waits_for(button)
        if self.turn_about(f"{caption} from the hand") and is_first_offer(button, self.screen.targets()):
            self.film(f"{caption} by keyboard", " ".join(map(str, cards)))
            self.user.presses("Return")
        else:
            self.press(button, f"{caption} offered")

    def hit(self, card: Face, caption: str) -> None:
        """Enter on the card."""
        (name,) = self.screen.cards((card,))
        self._keys.focuses(name)
        self.film(f"{caption} by Enter", str(card))
        self.user.presses("Return")

    def tap(self, zone: str) -> None:
        """Enter on it."""
        self.press(zone)

    def take_back(self) -> None:
        """Choose it by its key, or its button."""
        if self.turn_about("take-back"):
            self.user.presses("ctrl+z")
        else:
            self.press("table.take_back")

    def let_be(self) -> None:
        """Escape selects nothing."""
        self.user.presses("Escape")


def is_first_offer(button: str, targets: Mapping[str, Any]) -> bool:
    """Whether a button begins its row, so that Enter in the hand does what it offers."""
    row = [name for name in targets if name.startswith("table.") and targets[name][1] == targets[button][1]]
    edge = max if runs_leftwards(targets) else min
    return bool(edge(row, key=lambda name: targets[name][0]) == button)


INPUT_MODES: Final[Mapping[str, tuple[type[User], type[Gestures]]]] = {
    "mouse": (User, ByMouse),
    "clicks": (User, ByClicks),
    "keyboard": (KeyboardUser, ByKeyboard),
    "gamepad": (GamepadUser, ByKeyboard),
}
"""The input modes by name: the user who goes through the menus, and the gestures at the table."""
