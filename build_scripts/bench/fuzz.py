"""Random steps at the real table, each timed: `python -m bench.fuzz GAME STEPS [SEED]` prints one JSON object.

A step is one event of pointer or keyboard, and the frame after it; the times are the processor's, in milliseconds. The
others' thoughts are not among them. Cards are selected, lifted, held over everything, dropped anywhere, staged, sorted,
played and taken back, from late and big hands on; the slowest steps are reported with what was done.
"""

from __future__ import annotations

import heapq
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pygame

from bench.big_hands import biggest
from bench.figures import percentile
from bench.lift import milliseconds
from bench.selections import selections
from bench.tables import HiddenTable
from game.ui.graphics.motion import Pace

SIZE: Final = (1280, 800)
STEP_LIMIT: Final = 50
"""Milliseconds that a step may take."""
_STEPS_A_MATCH: Final = 250
_HANDS: Final = 6
"""The number of the biggest hands of a match from which one is chosen."""
_SLOWEST: Final = 10
_HOVERS: Final = 4
_RESTS: Final = 0.8
"""The number of rests before the next gesture."""
_REST_FRAMES: Final = 60
_OVER: Final = frozenset({"scoring", "end", "menu"})
_PATIENCE: Final = 12
"""The number of gestures before another scene than the table is left by force."""
_STAYED_IN: Final = frozenset({"pile", "review", "confirm", "rules"})
"""Scenes above the table in which something is done; others are left at once."""
_KEYS: Final = "sssggg123zzzzyyhh"
_STEERING: Final = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE),
)


@dataclass(frozen=True, slots=True, order=True)
class TimedStep:
    """One event and the frame after it."""

    ms: float
    label: str


def nothing(_table: HiddenTable) -> None:
    """Look at nothing."""


class Fuzz:
    """Plays at random, match after match, always the same way with the same seed."""

    def __init__(
        self, game: str, seed: int, home: Path, look: Callable[[HiddenTable], None] = nothing, pace: Pace = Pace.FAST
    ) -> None:
        """`look` is called with the table at rest."""
        self.steps: list[TimedStep] = []
        self.frames: list[TimedStep] = []
        """The frames in which the others' moves were shown and everything came to rest."""
        self.looked = 0
        """The number of times that the table came to rest."""
        self._game = game
        self._rng = Random(seed)
        self._home = home
        self._look = look
        self._pace = pace
        self._deal = seed

    def run(self, steps: int) -> None:
        """Run so many steps, or a few more to end a gesture."""
        while len(self.steps) < steps:
            match = next(islice(biggest(self._game, self._deal, _HANDS), self._rng.randrange(_HANDS), None))
            self._deal += 1
            self._table = HiddenTable(match, SIZE, self._home, self._pace)
            until = min(steps, len(self.steps) + _STEPS_A_MATCH)
            away = 0
            while len(self.steps) < until and self._table.stage.running and away < _PATIENCE:
                on_table = self._table.stage.top is self._table.scene
                away = 0 if on_table else away + 1
                if self._table.stage.top.name in _OVER:
                    break
                (self._gesture if on_table else self._elsewhere)()
                self._go_on()
            self._table.close()

    # What is done.

    def _gesture(self) -> None:
        gestures: list[tuple[int, Callable[[], None]]] = [
            (5, self._click_a_card),
            (4, self._select),
            (8, self._carry),
            (3, self._click_a_zone),
            (4, self._press_a_button),
            (4, self._type),
            (2, self._double_click),
            (1, self._peek),
        ]
        weights, choices = zip(*gestures, strict=True)
        self._rng.choices(choices, weights)[0]()

    def _click_a_card(self) -> None:
        card = self._some("hand.", "staging.")
        if card is not None:
            self._click(f"click {card[0]}", card[1].center)

    def _select(self) -> None:
        """A whole suit, all of a rank, everything or anything."""
        scene = self._table.scene
        held = list(scene.board.in_hand)
        if held:
            groups = list(selections([sprite.face for sprite in held if sprite.face is not None], self._rng))
            chosen = [held[at] for at in self._rng.choice(groups)]
            self._step(f"select {len(chosen)} cards", partial(scene.select, chosen))

    def _carry(self) -> None:
        """Lift what is selected, a card, a group or a pile; hold it over this and that; drop it, or keep it."""
        if self._rng.random() < 0.5:
            self._select()
        source = self._some(*(("hand.",) if self._rng.random() < 0.8 else ("staging.", "stock", "discards")))
        if source is None:
            return
        name, rect = source
        self._press(f"press {name}", rect.center)
        for number in range(self._rng.randint(1, _HOVERS)):
            carried = len(self._table.scene.board.carried)
            self._move(f"lift {name}" if number == 0 else f"hold {carried} cards over something", self._somewhere())
        if self._rng.random() < 0.1:
            self._key(pygame.K_ESCAPE)
        carried = len(self._table.scene.board.carried)
        self._release(f"drop {carried} cards", self._somewhere())

    def _click_a_zone(self) -> None:
        zones = self._table.scene.board.layout.zones
        name = self._rng.choice(sorted(zones))
        selected = len(self._table.scene.board.selected)
        self._click(f"click {name} with {selected} cards selected", pygame.Rect(zones[name]).center)

    def _press_a_button(self) -> None:
        button = self._some("table.")
        if button is not None:
            selected = len(self._table.scene.board.selected)
            self._click(f"press the button {button[0]} with {selected} cards selected", button[1].center)

    def _type(self) -> None:
        if self._rng.random() < 0.5:
            self._key(self._rng.choice(_STEERING), self._rng.choice((0, 0, 0, pygame.KMOD_SHIFT)))
            return
        letter = self._rng.choice(_KEYS)
        self._key(ord(letter), pygame.KMOD_CTRL if letter in "zy" else 0, letter)

    def _double_click(self) -> None:
        card = self._some("hand.")
        if card is not None:
            self._click(f"click {card[0]}", card[1].center)
            self._click(f"click {card[0]} again", card[1].center)

    def _peek(self) -> None:
        card = self._some("hand.", "meld.", "discards")
        if card is not None:
            self._press(f"peek at {card[0]}", card[1].center, 3)
            self._release("peek no more", card[1].center, 3)

    def _elsewhere(self) -> None:
        """The opened pile, a trick laid open, a question, the rules: something in it, or back."""
        inside = self._some("") if self._table.stage.top.name in _STAYED_IN else None
        if inside is not None and self._rng.random() < 0.6:
            self._click(f"click {inside[0]}", inside[1].center)
        else:
            self._key(pygame.K_ESCAPE)

    # Events.

    def _click(self, label: str, place: tuple[int, int]) -> None:
        self._press(f"{label}: down", place)
        self._release(f"{label}: up", place)

    def _press(self, label: str, place: tuple[int, int], button: int = 1) -> None:
        self._move(f"{label}: move", place)
        self._give(label, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False))

    def _release(self, label: str, place: tuple[int, int], button: int = 1) -> None:
        self._give(label, pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False))

    def _move(self, label: str, place: tuple[int, int]) -> None:
        self._give(label, pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(9, 9), buttons=(1, 0, 0), touch=False))

    def _key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        label = f"key {pygame.key.name(key)} {mod or ''}"
        self._give(label, pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0))

    def _give(self, label: str, event: pygame.Event) -> None:
        self._step(label, partial(self._table.stage.handle, event))

    def _step(self, label: str, act: Callable[[], object]) -> None:
        handled = milliseconds(act)
        self.steps.append(TimedStep(handled + milliseconds(self._table.frame), f"{label} ({handled:.1f} in the event)"))

    def _go_on(self) -> None:
        """The others play; nearly always everything comes to rest."""
        table = self._table
        table.loop.others_play()
        rests = self._rng.random() < _RESTS
        for _ in range(_REST_FRAMES if rests else 2):
            self.frames.append(TimedStep(milliseconds(table.frame), f"frame after: {self.steps[-1].label}"))
            if not table.stage.running or table.stage.wake_after() != 0.0:
                break
        if rests and table.stage.top is table.scene and table.scene.idle:
            self._look(table)
            self.looked += 1

    # Places.

    def _some(self, *beginnings: str) -> tuple[str, pygame.Rect] | None:
        """One of the targets whose names begin so."""
        named = sorted(
            [(name, rect) for name, rect in self._table.stage.targets().items() if name.startswith(beginnings)],
            key=lambda target: target[0],
        )
        return self._rng.choice(named) if named else None

    def _somewhere(self) -> tuple[int, int]:
        """The middle of a zone, or any point."""
        zones = self._table.scene.board.layout.zones
        if self._rng.random() < 0.75:
            return pygame.Rect(zones[self._rng.choice(sorted(zones))]).center
        return self._rng.randrange(SIZE[0]), self._rng.randrange(SIZE[1])


def summary(steps: Sequence[TimedStep]) -> dict[str, object]:
    """Median, 99 of 100, longest, how many above the limit, and what the slowest were."""
    times = [step.ms for step in steps]
    return {
        "steps": len(steps),
        "p50": percentile(times, 50),
        "p99": percentile(times, 99),
        "max": max(times),
        "over": sum(ms > STEP_LIMIT for ms in times),
        "slowest": [f"{step.ms:.1f} ms: {step.label}" for step in heapq.nlargest(_SLOWEST, steps)],
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        game, steps, *seed = sys.argv[1:]
        played = Fuzz(game, int(seed[0]) if seed else 1, Path(scratch))
        played.run(int(steps))
        print(json.dumps({"steps": summary(played.steps), "frames": summary(played.frames)}))
