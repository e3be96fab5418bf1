"""The gestures of Borako: each action as a person does it with the pointer (borako 3)."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from drive.aim import Grip, aimed
from drive.book import Book
from drive.deeds import SEAT
from drive.film import Film
from drive.person import Person, middle
from game.cards import Face
from game.match.match import Match
from game.rules.borako.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.rules.borako.state import Melding
from workshop.environment import WorkshopError


class BorakoHand:
    """Plays actions of Borako at the table; what was done is added to `done`."""

    def __init__(self, person: Person, book: Book, film: Film, done: set[str]) -> None:
        self.person = person
        self._book = book
        self._film = film
        self._done = done
        self._draws = self._sweeps = self._discards = 0

    def play(self, action: Action) -> None:
        """Does an action and waits until it is written. Raises `WorkshopError` where something else happened."""
        before = len(self._book.lines())
        match action:
            case Draw():
                self._draw()
            case Sweep():
                self._sweep()
            case Lay(cards):
                self._drop(cards, f"tray.{self._team}", "lay by drag", str(action))
            case Add(card, meld):
                self._drop((card,), f"meld.{self._team}.{meld - 1}", "add by drag", str(action))
            case Discard(card):
                self._discard(card)
            case _:
                raise WorkshopError(f"There is no gesture for {action}.")
        self._waits_for_the_record(before, f"{action} in the record")
        if self._book.last_action() != str(action) and not self._passed_on(before, str(action)):
            raise WorkshopError(f"The person did {action}, the record has {self._book.last_action()}.")
        if isinstance(action, Lay):
            self._done.add("lay by drag")
        elif isinstance(action, Add):
            self._done.add("add by drag")

    def tries_a_refused_drop(self) -> bool:
        """Drops a card where it may not go and looks for the reason; False where no card is surely refused."""
        match = self._book.match()
        view = match.view(SEAT)
        if not isinstance(view.phase, Melding):
            return False
        tray = f"tray.{self._team}"
        alone = [card for card in view.hand if not self._legal_zones((card,)) - {"discards"}]
        if not alone:
            return False
        before, state = len(self._book.lines()), match.state_hash()
        self._drag_to(alone[:1], tray, "refused drop", str(alone[0]))
        told = self.person.waits_until(lambda told: told["said"], "reason for a refusal", 5)
        reason = str(told["said"]).replace("\n", " — ")
        time.sleep(0.3)
        self._film.take(self.person.program.display, "reason", reason)
        self.person.waits_until(self._shows(match), "card that flew home")
        if len(self._book.lines()) != before or self._book.match().state_hash() != state:
            raise WorkshopError("A refused drop has changed the match.")
        if "Borako" not in reason and "borako" not in reason:
            raise WorkshopError(f"A refusal names no clause: {reason}")
        self._done.add("refused drop with its reason")
        return True

    def takes_back(self, *, by_key: bool) -> None:
        """Takes the last action back and looks that everything is as before it."""
        lines = len(self._book.lines())
        if by_key:
            self.person.presses("ctrl+z")
        else:
            self.person.click("table.take_back")
        self._waits_for_the_record(lines, "take-back in the record")
        self.person.waits_until(self._shows(self._book.match()), "hand after the take-back")
        self._film.take(self.person.program.display, "taken back")
        self._done.add("take-back")

    def ready(self, told: dict[str, Any]) -> bool:
        """Whether the table is still, shows the hand that the record knows, and it is the person's turn."""
        match = self._book.match()
        return told["scene"] == "table" and match.actor() == SEAT and self._shows(match)(told)

    # Gestures.

    def _draw(self) -> None:
        self._draws += 1
        if self._draws % 2:
            self.person.click("stock")
        else:
            stock, hand = self.person.waits_for("stock"), self.person.waits_for("hand")
            self.person.drag(middle(stock), middle(hand), self._filmed("draw by drag"))

    def _sweep(self) -> None:
        self._sweeps += 1
        if self._sweeps % 2:
            self.person.click("discards")
            self.person.waits_for("pile.take")
            self._film.take(self.person.program.display, "opened pile")
            self.person.click("pile.take")
        else:
            targets = self._targets()
            pile = targets.get("discards")
            self.person.waits_for("table.sweep")
            self._film.take(self.person.program.display, "sweep offered", f"pile at {pile}")
            self.person.click("table.sweep")

    def _discard(self, card: Face) -> None:
        self._discards += 1
        if self._discards % 2:
            self._drag_to([card], "discards", "discard by drag", str(card))
        else:
            (box,) = self._boxes([card])
            self.person.click_at(middle(box))
            self.person.waits_for("table.discard")
            self._film.take(self.person.program.display, "discard offered", str(card))
            self.person.click("table.discard")

    def _drop(self, cards: Sequence[Face], zone: str, caption: str, detail: str) -> None:
        self._drag_to(cards, zone, caption, detail)
        self._film_soon(caption.replace(" by drag", " done"), detail)

    def _drag_to(self, cards: Sequence[Face], zone: str, caption: str, detail: str) -> None:
        """Selects all cards if there are several, takes hold of the last one and drags them to the zone."""
        boxes = self._boxes(cards)
        if len(boxes) > 1:
            for box in boxes:
                self.person.click_at(middle(box))
            time.sleep(0.05)
            self._film.take(self.person.program.display, "selected", detail)
        grip = Grip.of(boxes[-1])
        point = aimed(grip, zone, self._legal_zones(tuple(cards)), self._targets())
        self.person.drag(grip.point, point, self._filmed(caption, detail))

    # What the person knows.

    @property
    def _team(self) -> int:
        return self._book.match().teams[SEAT]

    def _targets(self) -> dict[str, Any]:
        targets: dict[str, Any] = self.person.sees()["targets"]
        return targets

    def _legal_zones(self, cards: tuple[Face, ...]) -> set[str]:
        """Where a drop of these cards would be allowed."""
        match = self._book.match()
        view = match.view(SEAT)
        zones = set()
        if match.why_not([Lay(tuple(sorted(cards)))]) is None:
            zones.add(f"tray.{self._team}")
        if len(cards) == 1 and match.why_not([Discard(cards[0])]) is None:
            zones.add("discards")
        for index in range(len(view.melds[self._team])):
            if match.why_not([Add(card, index + 1) for card in cards]) is None:
                zones.add(f"meld.{self._team}.{index}")
        return zones

    def _boxes(self, cards: Sequence[Face]) -> list[tuple[int, int, int, int]]:
        """Where cards of the hand can be seen; of equal ones each another."""
        wanted = Counter(map(str, cards))
        found = []
        for name, box in sorted(self._targets().items()):
            words = name.split(".")
            if words[0] == "hand" and len(words) == 3 and wanted[words[2]] > 0:
                wanted[words[2]] -= 1
                left, top, width, height = box
                found.append((left, top, width, height))
        if len(found) != len(cards):
            raise WorkshopError(f"Not all of {' '.join(map(str, cards))} can be seen in the hand.")
        return found

    @staticmethod
    def _shows(match: Match) -> Any:
        hand = Counter(map(str, match.view(SEAT).hand))

        def shown(told: dict[str, Any]) -> bool:
            names = [name.split(".") for name in told["targets"]]
            seen = Counter(words[2] for words in names if words[0] == "hand" and len(words) == 3)
            return told["scene"] == "table" and seen == hand

        return shown

    def _passed_on(self, before: int, text: str) -> bool:
        """Whether the action was written, and others after it already."""
        return any(getattr(line, "text", "") == text for line in self._book.lines()[before:])

    def _waits_for_the_record(self, before: int, what: str, seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while len(self._book.lines()) <= before:
            if time.monotonic() > end:
                raise WorkshopError(f"After {seconds:.0f} s there was no {what}; the screen says {self._said()!r}.")
            time.sleep(0.02)

    def _said(self) -> str:
        return str(self.person.sees().get("said", ""))

    def _filmed(self, caption: str, detail: str = "") -> Any:
        return lambda: self._film.take(self.person.program.display, caption, detail)

    def _film_soon(self, caption: str, detail: str) -> None:
        time.sleep(0.1)
        self._film.take(self.person.program.display, caption, detail)
