"""Painting piece by piece shows the same as a full repaint, whatever is done in a scene."""

from __future__ import annotations

from random import Random
from typing import Final

import pygame
import pytest

from game.engine import presets_of
from game.games import GAMES
from game.i18n import use_language
from game.ui.screenshot import PictureRequest
from game.ui.stage import idle
from pictures.scenes import SCENES
from tests.ui.pilot import Pilot
from tests.ui.repaint import left_behind

_SIZES: Final = ((960, 600), (1280, 720), (720, 1100))
_KEYS: Final = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_END)
_EVERY: Final = 2
"""Things done from one look to the next: a look costs more than most of them."""
_STILL: Final = tuple(name for name in SCENES if name != "table")


class Fidget:
    """Points, clicks, turns the wheel, presses keys and types in a scene; whatever leads elsewhere is left again."""

    def __init__(self, pilot: Pilot, scene: str, seed: int) -> None:
        self.pilot = pilot
        self._scene = scene
        self._chance = Random(seed)
        self._open()

    def _open(self) -> None:
        SCENES[self._scene](self.pilot.stage, PictureRequest(self._scene, self.pilot.stage.size, next(iter(GAMES))))
        self.pilot.frame()

    def go(self, steps: int) -> None:
        """Do so many things, with a look after every other one: what is left behind once seldom goes by itself."""
        does = (self._point, self._point, self._click, self._turn, self._press, self._press, self._type, self._resize)
        for step in range(steps):
            do = self._chance.choice(does)
            do()
            for _frame in range(self._chance.choice((1, 1, 2, 14))):
                self.pilot.frame(self._chance.choice((8.0, 16.0, 60.0, 300.0)))
            if self.pilot.stage.empty:  # the only scene was left
                self.pilot.stage.running = True
                self._open()
            if step % _EVERY == 0:
                wrong = left_behind(self.pilot.surface, self.pilot.stage)
                assert not wrong, f"{self.pilot.scene.name}, step {step}, {do.__name__}: {wrong[0].unionall(wrong[1:])}"
            if self.pilot.scene.name in {"table", "replay"} - {self._scene}:
                self._open()

    def _somewhere(self) -> tuple[int, int]:
        rects = list(self.pilot.seen().values())
        if rects and self._chance.random() < 0.9:
            rect = self._chance.choice(rects)
            return self._chance.randrange(rect.left, rect.right), self._chance.randrange(rect.top, rect.bottom)
        wide, high = self.pilot.stage.window
        return self._chance.randrange(wide), self._chance.randrange(high)

    def _point(self) -> None:
        self.pilot.move(self._somewhere())

    def _click(self) -> None:
        """Anything but what ends the program."""
        place = self._somewhere()
        if not any(rect.collidepoint(place) for name, rect in self.pilot.seen().items() if "quit" in name):
            self.pilot.press(place)
            self.pilot.release(place)

    def _turn(self) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=self._chance.choice((-3, -1, 1, 3)), precise_y=1.0))

    def _press(self) -> None:
        focused = self.pilot.seen().get("focus")
        ends = [rect for name, rect in self.pilot.seen().items() if "quit" in name]
        key = self._chance.choice(_KEYS)
        if key != pygame.K_SPACE or focused not in ends:
            self.pilot.key(key)

    def _type(self) -> None:
        self.pilot.type(self._chance.choice(("ab", "م", "7")))

    def _resize(self) -> None:
        if self._chance.random() < 0.4:
            self.pilot.resize(self._chance.choice(_SIZES))


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_what_a_preset_means_is_painted_whole_where_it_takes_three_lines(pilot: Pilot) -> None:
    pilot.resize((1280, 720))
    pilot.stage.navigator.open_new_match(None)
    pilot.frame()
    for game in GAMES:
        pilot.click(f"new_match.game.{game}")
        pilot.frame()
        for name in [*presets_of(GAMES[game].options)][1:]:
            place = f"new_match.preset.{name}"
            pilot.click(place if place in pilot.seen() else "new_match.preset.next")
            pilot.frame()
            assert not left_behind(pilot.surface, pilot.stage), f"{game} {name}"


@pytest.mark.usefixtures("watched")
def test_the_marks_of_what_was_found_move_while_more_of_a_book_is_set(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle, "_BUDGET_MS", 0.0)
    pilot.stage.navigator.open_rules()
    pilot.frame()
    pilot.type("a")
    for _frame in range(5):
        pilot.frame()
        assert not left_behind(pilot.surface, pilot.stage)


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("scene", _STILL)
def test_nothing_is_left_behind_in_a_scene(pilot: Pilot, scene: str) -> None:
    try:
        Fidget(pilot, scene, 1).go(25)
    finally:
        use_language("en")


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("scene", "language"), [(scene, ("en", "ar")[number % 2]) for number, scene in enumerate(_STILL)]
)
def test_nothing_is_left_behind_in_a_scene_for_long(pilot: Pilot, scene: str, language: str) -> None:
    pilot.stage.profile.change(language=language)
    try:
        Fidget(pilot, scene, 2).go(24)
    finally:
        use_language("en")
