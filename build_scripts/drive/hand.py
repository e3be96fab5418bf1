"""The person's hand at a table: does each action in the chosen way and looks what came of it."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.gestures import Gestures
from drive.goals import REFUSAL, SEAT, TAKE_BACK
from drive.played import Drop, PlayedGame
from drive.record_reader import RecordReader

_CLAUSE: Final = re.compile(r"\d+\.\d+")
_FADED_IN_S: Final = 0.25
"""The time a message takes to be seen well."""


class Hand:
    """Plays actions of one game at the table; what was done is added to `done`."""

    def __init__(self, game: PlayedGame, gestures: Gestures, reader: RecordReader, done: set[str]) -> None:
        self.user = gestures.user
        self._game = game
        self._gestures = gestures
        self._sight = gestures.screen
        self._book = reader
        self._done = done

    def play(self, action: Any) -> None:
        """Does an action and waits until it is written. Raises `DevtoolsError` where something else happened."""
        before = len(self._book.lines())
        self._game.does(action, self._gestures)
        verb = str(action).split()[0]
        if verb in self._game.filmed:
            time.sleep(0.1)
            self._gestures.film(f"{verb} done", str(action))
        self._waits_for_the_record(before, f"{action} in the record")
        if not any(_same(getattr(line, "text", ""), action) for line in self._book.lines()[before:]):
            raise DevtoolsError(f"The person did {action}, the record has {self._book.last_action()}.")

    def is_refused(self, drop: Drop) -> None:
        """Does what may not be done and looks for the reason. Raises `DevtoolsError` where there is none."""
        match = self._book.match()
        before, state = len(self._book.lines()), match.state_hash()
        self._game.tries(drop, self._gestures)
        # a slow computer may still be drawing the card's way home when the message goes
        seen = self.user.waits_until(lambda seen: seen["said"], "reason for a refusal", 5, still=False)
        reason = str(seen["said"]).replace("\n", " — ")
        time.sleep(_FADED_IN_S)
        self._gestures.film("reason", reason)
        if drop.cards:
            self._gestures.let_be()
        self.user.waits_until(self._sight.shows(match), "card that came home")
        if len(self._book.lines()) != before or self._book.match().state_hash() != state:
            raise DevtoolsError("A refused action has changed the match.")
        if not _CLAUSE.search(reason):
            raise DevtoolsError(f"A refusal cites no clause: {reason}")
        self._done |= {REFUSAL, drop.goal}

    def takes_back(self) -> None:
        """Takes the last action back and looks that everything is as before it."""
        lines = len(self._book.lines())
        self._gestures.take_back()
        self._waits_for_the_record(lines, "take-back in the record")
        self.user.waits_until(self._sight.shows(self._book.match()), "hand after the take-back")
        self._gestures.film("taken back")
        self._done.add(TAKE_BACK)

    def ready(self, state: dict[str, Any]) -> bool:
        """Whether the table is still, shows the hand that the record knows, and it is the person's turn."""
        match = self._book.match()
        return state["scene"] == "table" and match.actor() == SEAT and self._sight.shows(match)(state)

    def _waits_for_the_record(self, before: int, what: str, seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while len(self._book.lines()) <= before:
            if time.monotonic() > end:
                state = str(self.user.sees().get("said", ""))
                raise DevtoolsError(f"After {seconds:.0f} s there was no {what}; the screen says {state!r}.")
            time.sleep(0.02)


def _same(text: str, action: Any) -> bool:
    """Whether the text is about the action; the cards of a lay may be in any order."""
    return sorted(text.split()) == sorted(str(action).split())
