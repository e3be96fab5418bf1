"""The person's hand at a table of Borako: does each action in the chosen way and looks what came of it (borako 3)."""

from __future__ import annotations

import re
import time
from typing import Any

from drive.book import Book
from drive.deeds import SEAT
from drive.gestures import Gestures
from drive.sight import Sight
from game.rules.borako.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.rules.borako.state import Melding
from workshop.environment import WorkshopError


class BorakoHand:
    """Plays actions of Borako at the table; what was done is added to `done`."""

    def __init__(self, gestures: Gestures, book: Book, done: set[str]) -> None:
        self.person = gestures.person
        self._gestures = gestures
        self._sight: Sight = gestures.sight
        self._book = book
        self._done = done

    def play(self, action: Action) -> None:
        """Does an action and waits until it is written. Raises `WorkshopError` where something else happened."""
        before = len(self._book.lines())
        match action:
            case Draw():
                self._gestures.draw()
            case Sweep():
                self._gestures.sweep()
            case Lay(cards):
                self._gestures.lay(cards)
                self._film_soon("lay done", str(action))
            case Add(card, meld):
                self._gestures.put((card,), f"meld.{self._sight.team}.{meld - 1}", "add")
                self._film_soon("add done", str(action))
            case Discard(card):
                self._gestures.discard(card)
            case _:
                raise WorkshopError(f"There is no gesture for {action}.")
        self._waits_for_the_record(before, f"{action} in the record")
        if not _same(self._book.last_action(), action) and not self._passed_on(before, action):
            raise WorkshopError(f"The person did {action}, the record has {self._book.last_action()}.")
        if isinstance(action, (Lay, Add)):
            self._done.add(str(action).split()[0])

    def tries_a_refused_drop(self) -> bool:
        """Puts a card where it may not go and looks for the reason; False where no card is surely refused."""
        match = self._book.match()
        view = match.view(SEAT)
        if not isinstance(view.phase, Melding):
            return False
        alone = [card for card in view.hand if not self._sight.legal_zones((card,)) - {"discards"}]
        if not alone:
            return False
        before, state = len(self._book.lines()), match.state_hash()
        self._gestures.put(alone[:1], self._sight.tray, "refused")
        told = self.person.waits_until(lambda told: told["said"], "reason for a refusal", 5)
        reason = str(told["said"]).replace("\n", " — ")
        time.sleep(0.3)
        self._gestures.film("reason", reason)
        self._gestures.let_be()
        self.person.waits_until(self._sight.shows(match), "card that came home")
        if len(self._book.lines()) != before or self._book.match().state_hash() != state:
            raise WorkshopError("What was refused has changed the match.")
        if not re.search(r"\d+\.\d+", reason):
            raise WorkshopError(f"A refusal names no clause: {reason}")
        self._done.add("refusal with its reason")
        return True

    def takes_back(self) -> None:
        """Takes the last action back and looks that everything is as before it."""
        lines = len(self._book.lines())
        self._gestures.take_back()
        self._waits_for_the_record(lines, "take-back in the record")
        self.person.waits_until(self._sight.shows(self._book.match()), "hand after the take-back")
        self._gestures.film("taken back")
        self._done.add("take-back")

    def ready(self, told: dict[str, Any]) -> bool:
        """Whether the table is still, shows the hand that the record knows, and it is the person's turn."""
        match = self._book.match()
        return told["scene"] == "table" and match.actor() == SEAT and self._sight.shows(match)(told)

    def _passed_on(self, before: int, action: Action) -> bool:
        """Whether the action was written, and others after it already."""
        return any(_same(getattr(line, "text", ""), action) for line in self._book.lines()[before:])

    def _waits_for_the_record(self, before: int, what: str, seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while len(self._book.lines()) <= before:
            if time.monotonic() > end:
                said = str(self.person.sees().get("said", ""))
                raise WorkshopError(f"After {seconds:.0f} s there was no {what}; the screen says {said!r}.")
            time.sleep(0.02)

    def _film_soon(self, caption: str, detail: str) -> None:
        time.sleep(0.1)
        self._gestures.film(caption, detail)


def _same(text: str, action: Action) -> bool:
    """Whether the text tells of the action; the cards of a lay may be told in any order."""
    return sorted(text.split()) == sorted(str(action).split())
