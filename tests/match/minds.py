"""Agents of the toy game for tests of the process: good ones, and ones that fail in every way there is.

The functions are at the top of a module of their own, so that the spawned process can find them.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from random import Random
from typing import Final, cast

from game.engine import Action, AnyGame, SeatView
from game.match.worker import AnyAgent
from game.opponents.protocol import Agent, Decision, Explanation, RandomAgent, Watch
from tests.match.toy import GAMES, TOY, Discard, Draw, Lay, ToyAction, ToyView


class SleepingAgent:
    """Never looks at its watch."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        time.sleep(60)
        raise AssertionError("nobody waits that long")


class BusyAgent:
    """Computes and computes, and forgets its watch."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        watch.progress(0.5)
        while True:
            rng.random()


class WaitingAgent:
    """Works until its watch says stop, and reports its progress."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        watch.progress(0.5)
        while not watch.expired():
            time.sleep(0.001)
        return RandomAgent(TOY).decide(view, rng, watch)


KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
"""The signal that ends a process at once; on Windows every signal does."""


class KilledAgent:
    """An agent whose process is killed while it thinks."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        os.kill(os.getpid(), KILL)
        raise AssertionError("not reached")


class StoppedAgent:
    """An agent whose process is stopped while it thinks, or sleeps where none can be stopped."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        if sys.platform != "win32":
            os.kill(os.getpid(), signal.SIGSTOP)
        time.sleep(60)
        raise AssertionError("not reached")


class FailingAgent:
    """Ends its process with an error."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        sys.stderr.close()
        raise LookupError("no idea")


class CheatingAgent:
    """Decides for what the rules refuse."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        return Decision(Discard(view.discards[-1] if view.discards else view.hand[0]))


class PlanningAgent:
    """Draws and lays its first card along with it; then it lays all it holds, which the rules do not let it."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        if view.phase == "draw":
            return Decision(Draw(), then=(Lay(view.hand[0]),))
        first, *others = view.hand
        return Decision(Lay(first), then=tuple(map(Lay, others)))


class LibraryAgent:
    """Says whether its process has loaded the window library."""

    def decide(self, view: ToyView, rng: Random, watch: Watch) -> Decision[ToyAction]:
        loaded = int("pygame" in sys.modules)
        return Decision(Draw(), Explanation("loaded", (("pygame", loaded),)))


def find(game: str, level: str) -> AnyAgent:
    """The agent that a test means by `level`; one is long in coming."""
    if level == "latecomer":
        time.sleep(0.6)
        level = "random"
    agents: dict[str, Agent[ToyView, Action]] = {
        "planner": PlanningAgent(),
        "sleeper": SleepingAgent(),
        "absorbed": BusyAgent(),
        "waiter": WaitingAgent(),
        "dead": KilledAgent(),
        "stopped": StoppedAgent(),
        "wrong": FailingAgent(),
        "cheat": CheatingAgent(),
        "confessor": LibraryAgent(),
    }
    return RandomAgent(GAMES[game]) if level == "random" else cast(AnyAgent, agents[level])


def quick(game: AnyGame, view: SeatView, rng: Random) -> Action:
    """The quick move of the toy: the first legal action."""
    return next(iter(game.actions(game.determinize(view, rng))))
