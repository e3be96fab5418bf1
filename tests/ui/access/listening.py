"""A player who sees nothing: knows only what was spoken, and plays by keys, or by the buttons of a gamepad."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

import pygame

from game.engine import Action, Refusal
from game.match.match import Match
from game.match.turn_loop import Pacing
from game.opponents.protocol import heuristic_action
from game.ui.access.narrator import Narrator
from game.ui.graphics.motion import Pace
from game.ui.system.shortcuts import Command
from game.ui.table.scene import TableScene
from tests.ui.access.pad import Pad
from tests.ui.pilot import Pilot


class QuickLoop:
    """Opponents play at once, by the rules of thumb of their game."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.paused = False
        self.pacing = Pacing(0)

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        refusal = self.match.why_not(actions)
        if refusal is None:
            self.match.play(*actions)
        return refusal

    def undo(self) -> None:
        self.match.undo()

    def redo(self) -> None:
        self.match.redo()

    def hurry(self) -> None:
        pass

    def close(self) -> None:
        pass

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat is None or seat == self.seat:
            return False
        self.match.play(heuristic_action(self.match.game, self.match.view(seat), self.match.agent_stream()))
        return True


class Press(Enum):
    """A press of a key or a button by the player."""

    NEXT_AREA = (pygame.K_TAB, "RB")
    RIGHT = (pygame.K_RIGHT, "right")
    ACT = (pygame.K_RETURN, "A")


_IN_THE_HAND = r", \d+ of \d+"
_ROUND_OVER = "Copy deal code."
_AGAIN = "Do it again if you mean it."
_YES = ("End", "Pass", "No", "Draw", "Cut", "Deal", "Keep", "Don't", "Play", "Show", "Skip")
"""The beginnings of the names of buttons that a cautious player presses."""


class Listener:
    """Hears what the program says. Every step is chosen by what was heard alone."""

    def __init__(self, pilot: Pilot, match: Match, *, gamepad: bool = False) -> None:
        self.pilot = pilot
        self._pad = Pad(pilot) if gamepad else None
        self.steps: list[str] = []
        """The steps done, for the message of a failure."""
        pilot.stage.profile.change(speech=True)
        pilot.stage.set_pace(Pace.INSTANT)
        seat = next(seat for seat in range(len(match.seats)) if match.is_human(seat))
        self.scene = TableScene(pilot.stage, match, loop=QuickLoop(match, seat))
        pilot.stage.replace(self.scene)
        pilot.settle()

    def plays_a_round(self, most: int = 400) -> bool:
        """Go on until the end of the round is announced; False where that does not come."""
        for _turn in range(most):
            choices = self.reads(Command.READ_CHOICES)
            if _ROUND_OVER in choices:
                return True
            if not self._takes(choices) and not self._presses_a_button(choices):
                self._puts_a_card()
        return False

    def reads(self, command: Command) -> str:
        """Has something read."""
        event = pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0, command=command)
        self._hears()
        self.pilot.stage.handle(event)
        self._waits()
        return " ".join(self._hears())

    def presses(self, press: Press) -> str:
        """Press something; returns what is spoken then."""
        self._hears()
        key, button = press.value
        if self._pad is not None:
            self._pad.press(button)
        else:
            self.pilot.key(key)
        self._waits()
        return " ".join(self._hears())

    def _waits(self) -> None:
        """Until all is quiet and the player is asked, or the round is over."""
        self.pilot.settle()
        while self.pilot.scene is self.scene and not (self.scene.own_turn and self.scene.idle):
            self.pilot.frame(100)

    def _takes(self, choice: str) -> bool:
        """Takes from the first pile that may be taken."""
        named = re.search(r"You may (?:draw from the (stock)|take from the (discard pile)|take: ([^:,.]+))", choice)
        if named is None or not self._finds(next(filter(None, named.groups())).capitalize()):
            return False
        if self._acts().startswith("Discard pile") and self._finds("Take all"):
            self._acts()
        return True

    def _presses_a_button(self, choice: str) -> bool:
        """Presses a button of the moment that a cautious player may press."""
        buttons = choice.partition("Buttons: ")[2].split(". ")
        wanted = next((button for word in _YES for button in buttons if button.startswith(word)), "")
        if not wanted or not self._finds(wanted.partition(",")[0].rstrip(".")):
            return False
        self._acts()
        return True

    def _puts_a_card(self) -> None:
        """The obvious thing with the first card of the hand that lets itself be put somewhere."""
        if not self._comes_to(_IN_THE_HAND):
            return
        held = self.reads(Command.READ_HAND)
        for _card in range(held.count(",") + 1):
            if _AGAIN in self.presses(Press.ACT):
                self.presses(Press.ACT)
            self.steps.append(held)
            if self.reads(Command.READ_HAND) != held:
                return
            self.presses(Press.RIGHT)

    def _finds(self, words: str) -> bool:
        """Goes round until what has the focus has these words."""
        return self._comes_to(re.escape(words))

    def _comes_to(self, expected: str) -> bool:
        return any(re.search(expected, self.presses(Press.NEXT_AREA)) for _area in range(40))

    def _acts(self) -> str:
        self.steps.append(self.presses(Press.ACT))
        return self.steps[-1]

    def _hears(self) -> list[str]:
        narrator = self.pilot.stage.narrator
        assert isinstance(narrator, Narrator)
        heard = list(narrator.speaker.spoken)
        narrator.speaker.spoken.clear()
        return heard
