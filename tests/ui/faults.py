"""Things that go wrong on purpose: scenes, rules and opponents that raise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame

from game.engine import Action, SeatView
from game.games import GAMES
from game.match.worker import AnyAgent
from game.opponents.protocol import Decision, Watch
from game.ui.stage.scene import Scene


class FaultyScene(Scene):
    """Raises where `breaks_in` says: `layout`, `handle`, `update`, `paint`, `leave`."""

    name = "faulty"
    breaks_in: frozenset[str] = frozenset({"update"})

    def _reach(self, place: str) -> None:
        if place in self.breaks_in:
            raise LookupError(f"the {place} of a scene")

    def layout(self, size: tuple[int, int]) -> None:
        self._reach("layout")

    def handle(self, event: pygame.Event) -> bool:
        self._reach("handle")
        return False

    def update(self, now: float) -> None:
        self._reach("update")

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self._reach("paint")

    def leave(self) -> None:
        self._reach("leave")


def breaking_in(*places: str) -> type[FaultyScene]:
    """A scene that breaks there."""
    return type("Faulty", (FaultyScene,), {"breaks_in": frozenset(places)})


class FaultyRules:
    """Borako with rules that break at the action of this number."""

    def __init__(self, last_good: int) -> None:
        self._borako = GAMES["borako"]
        self._left = last_good

    def __getattr__(self, name: str) -> Any:
        return getattr(self._borako, name)

    def apply(self, state: Any, action: Any, *, judged: bool = False) -> Any:
        self._left -= 1
        if self._left < 0:
            raise ZeroDivisionError("a rule of the book")
        return self._borako.apply(state, action)

    def actions(self, state: Any) -> Iterator[Any]:
        return self._borako.actions(state)


class FaultyAgent:
    """Ends its process with an error."""

    def decide(self, view: SeatView, rng: Random, watch: Watch) -> Decision[Action]:
        raise RuntimeError("an opponent stumbles")


def faulty_agent(_game: str, _level: str) -> AnyAgent:
    """Finds only agents that fail."""
    return FaultyAgent()
