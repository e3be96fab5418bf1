"""A player whose hand does anything at all: moves, clicks, double clicks, drags, keys, in frames of any length."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from game.match.match import Match
from game.ui.table.scene import TableScene
from tests.match.play import any_move
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import ScriptedLoop

_SIZES: Final = ((960, 600), (1280, 720), (1100, 900), (720, 1100))
_KEYS: Final = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_h, pygame.K_s)


class OthersPlay(ScriptedLoop):
    """The other seats play at once."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat in {None, 0}:
            return False
        self.match.play(any_move(self.match))
        return True


class Wanderer:
    """Does one thing after the other; `look` is called after every frame."""

    def __init__(self, pilot: Pilot, match: Match, seed: int, look: Callable[[str], None]) -> None:
        self.pilot = pilot
        self.match = match
        self._chance = Random(seed)
        self._look = look
        self._doing = ""
        self.table = TableScene(pilot.stage, match, (), OthersPlay(match))
        pilot.stage.push(self.table)
        self._does: tuple[tuple[int, Callable[[], None]], ...] = (
            (8, self._roam),
            (4, self._click),
            (4, self._click_card),
            (4, self._throw),
            (3, self._drag),
            (3, self._advised),
            (2, self._wait),
            (2, self._type),
            (1, self._leave),
            (1, self._enlarge),
            (1, self._resize),
        )

    def go(self, steps: int) -> None:
        """Do so many things."""
        for _step in range(steps):
            does = self._chance.choices([do for _weight, do in self._does], [weight for weight, _do in self._does])[0]
            if self.pilot.stage.names != ("table",):
                does = self._chance.choice((self._click, self._wait, self._go_on, self._go_on))
            self._doing = does.__name__
            does()

    def _frame(self) -> None:
        """A frame, mostly as long as frames are; now and then the machine was busy with something else."""
        ms = self._chance.choice((8.0, 8.0, 16.0, 16.0, 16.0, 24.0, 60.0, 130.0))
        self.pilot.frame(ms)
        self._look(self._doing)

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, values))

    def _to(self, place: tuple[int, int], held: int = 0, steps: int = 4) -> None:
        """The pointer gets there."""
        left, top = self.pilot.pointer
        for step in range(1, steps + 1):
            at = (left + (place[0] - left) * step // steps, top + (place[1] - top) * step // steps)
            moved = (at[0] - self.pilot.pointer[0], at[1] - self.pilot.pointer[1])
            self.pilot.pointer = at
            self._post(pygame.MOUSEMOTION, pos=at, rel=moved, buttons=(held, 0, 0), touch=False)
            self._frame()

    def _button(self, kind: int, button: int = 1) -> None:
        self._post(kind, pos=self.pilot.pointer, button=button, touch=False)

    def _pressed(self, button: int = 1) -> None:
        self._button(pygame.MOUSEBUTTONDOWN, button)
        if self._chance.random() < 0.5:
            self._frame()
        self._button(pygame.MOUSEBUTTONUP, button)

    def _somewhere(self, beginning: str = "") -> tuple[int, int]:
        """In the middle of something that has a name, or anywhere."""
        rects = [rect for name, rect in self.pilot.seen().items() if name.startswith(beginning)]
        if rects and self._chance.random() < 0.9:
            rect = self._chance.choice(rects)
            return rect.centerx, rect.centery
        wide, high = self.pilot.stage.window
        return self._chance.randrange(wide), self._chance.randrange(high)

    def _roam(self) -> None:
        for _turn in range(self._chance.randrange(1, 5)):
            self._to(self._somewhere(self._chance.choice(("hand", "hand", ""))), steps=self._chance.randrange(1, 8))

    def _click(self) -> None:
        self._to(self._somewhere(), steps=2)
        self._pressed()
        self._frame()

    def _click_card(self) -> None:
        self._to(self._somewhere("hand."), steps=2)
        self._pressed()
        self._frame()

    def _throw(self) -> None:
        """A double click, after which the pointer leaves the hand."""
        self._to(self._somewhere("hand."), steps=2)
        self._pressed()
        self._pressed()
        if self._chance.random() < 0.5:
            self._frame()
        self._to((self.pilot.pointer[0] + self._chance.randrange(-200, 200), 60), steps=self._chance.randrange(1, 10))

    def _drag(self) -> None:
        self._to(self._somewhere(self._chance.choice(("hand.", "hand.", "staging", ""))), steps=2)
        self._button(pygame.MOUSEBUTTONDOWN)
        for _turn in range(self._chance.randrange(1, 4)):
            self._to(self._somewhere(), held=1, steps=self._chance.randrange(1, 8))
        if self._chance.random() < 0.1:
            self._resize()
        self._button(pygame.MOUSEBUTTONUP)
        self._frame()

    def _advised(self) -> None:
        """Do a sensible action, so that the match goes on."""
        if self.match.actor() == 0 and self.table.idle and self.pilot.stage.names == ("table",):
            self.table.act([any_move(self.match)])
        self._wait()

    def _wait(self) -> None:
        for _frame in range(self._chance.randrange(1, 60)):
            self._frame()

    def _type(self) -> None:
        key = self._chance.choice(_KEYS)
        mod = pygame.KMOD_CTRL if key == pygame.K_s else 0
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        self._frame()

    def _leave(self) -> None:
        self._post(pygame.WINDOWLEAVE)
        self._frame()

    def _enlarge(self) -> None:
        self._to(self._somewhere(self._chance.choice(("hand.", "meld", "discards"))), steps=2)
        self._button(pygame.MOUSEBUTTONDOWN, 3)
        self._frame()
        self._button(pygame.MOUSEBUTTONUP, 3)
        self._frame()

    def _resize(self) -> None:
        size = self._chance.choice(_SIZES)
        self.pilot.take_size(size)
        self._frame()

    def _go_on(self) -> None:
        """Another scene lies over the table: it leads back."""
        targets = self.pilot.seen()
        onward = next((name for name in ("scoring.next", "end.menu", "pause.resume") if name in targets), "")
        if onward:
            self._to(targets[onward].center, steps=1)
            self._pressed()
        else:
            self._post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        self._frame()
