"""A pilot that plays real scenes with events, by the names of widgets and cards, on a fake clock.

Nothing is painted but what somebody looks at: the window is as if it were hidden until `surface` is asked for. Who
wants each frame painted, because what was painted before is a part of the next, says so (`watched`).
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game.games import GAMES
from game.match.deals.pars import Pars
from game.storage.folders import Folders
from game.storage.settings import Settings
from game.ui.graphics.damage import Damage
from game.ui.graphics.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.stage.profile import Profile
from game.ui.stage.scene import Scene
from game.ui.stage.stage import Stage

FRAME_MS = 16.0
UNWATCHED_MS = 120.0
"""A frame of what only has to come to rest."""
SKIPPING_FRAMES = 25
PAINTED_FRAMES = 12
"""The number of unwatched frames between two that are painted: some scenes go on only when they were shown."""


class PilotProfile(Profile):
    """A profile that may know at once what Club makes of deals."""

    known_pars: Pars | None = None

    @property
    def pars(self) -> Pars | None:
        """What is known, else what Club finds out."""
        return self.known_pars or super().pars


def profile_in(home: Path) -> PilotProfile:
    """A profile that keeps everything under `home`."""
    folders = Folders(home / "config", home / "saves", home / "cache", home / "logs", (home / "state",))
    settings = Settings(player_name="Amina", confirm_moves=False, ends_turn=False)
    return PilotProfile(folders, settings, GAMES, draws_pictures=False, patience=60.0)


class Pilot:
    """Posts events to the queue of the dummy window and lets the stage take them, frame by frame."""

    def __init__(self, profile: Profile, size: tuple[int, int] = (1280, 720)) -> None:
        pygame.display.init()
        pygame.font.init()
        self._window = pygame.display.set_mode(size)
        pygame.event.clear()
        self.clock = FakeClock()
        self.stage = Stage(size, profile, Navigation, self.clock)
        self.pointer = (0, 0)
        self.watched = False
        """Whether every frame is painted."""
        self._owed: tuple[Scene, Damage] | None = None
        """The part of the scene on top that is not painted yet."""

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stage.top

    @property
    def surface(self) -> pygame.Surface:
        """The picture of the window. After the first look every frame is painted."""
        if not self.watched:
            self.watched = True
            self.paint()
        return self._window

    def paint(self) -> list[pygame.Rect]:
        """Paint what has changed; returns where that was."""
        if self._owed is not None and not self.stage.empty:
            scene, damage = self._owed
            for area in damage.take(pygame.Rect((0, 0), self.stage.size)):
                scene.damage.add(area)
        self._owed = None
        return self.stage.draw(self._window)

    def _leave_unpainted(self) -> list[pygame.Rect]:
        """The scene on top knows of nothing to be painted, as if it had been; returns where it would have been."""
        if self.stage.empty:
            return []
        scene = self.stage.top
        if self._owed is None or self._owed[0] is not scene:
            self._owed = scene, Damage()
        changed = scene.damage.take(pygame.Rect((0, 0), self.stage.size))
        for area in changed:
            self._owed[1].add(area)
        return changed

    def frame(self, ms: float = FRAME_MS) -> list[pygame.Rect]:
        """One turn of the main loop; returns where something changed."""
        for event in pygame.event.get():
            self.stage.handle(event)
        self.clock.advance(ms)
        # what goes on beside the frames is through before the next one, so that every run is the same
        self.stage.profile.archive.wait()
        self.stage.update()
        return self.paint() if self.watched else self._leave_unpainted()

    def wait(self, ms: float, frame_ms: float = FRAME_MS) -> None:
        """Frames for this long."""
        until = self.clock.now() + ms
        while self.clock.now() < until:
            self.frame(frame_ms)

    def skip(self, ms: float) -> None:
        """Let that much time pass in a few frames, for what need not be watched."""
        for step in range(SKIPPING_FRAMES):
            self.frame(ms / SKIPPING_FRAMES)
            if step % PAINTED_FRAMES == 0:
                self.paint()

    def settle(self, patience_ms: float = 20_000) -> None:
        """Frames until nothing moves; raises `TimeoutError`."""
        until = self.clock.now() + patience_ms
        self.frame()
        frames = 0
        while self.stage.running and (self.stage.profile.archive.busy or self.stage.wake_after() == 0.0):
            if self.clock.now() > until:
                raise TimeoutError(f"{self.scene.name} does not come to rest")
            self.frame(UNWATCHED_MS)
            frames += 1
            if frames % PAINTED_FRAMES == 0:
                self.paint()

    def where(self, name: str) -> pygame.Rect:
        """The rectangle of something by its name; raises `KeyError` with the names there are."""
        targets = self.stage.targets()
        if name not in targets:
            raise KeyError(f"no {name!r} among {sorted(targets)}")
        return targets[name]

    def seen(self) -> dict[str, pygame.Rect]:
        """Everything that has a name, where and as far as the window shows it."""
        window = self._window.get_rect()
        shown = {name: self.stage.lens.seen(rect).clip(window) for name, rect in self.stage.targets().items()}
        return {name: rect for name, rect in shown.items() if rect}

    def move(self, position: tuple[int, int], *, held: bool = False) -> None:
        """Move the pointer."""
        relative = (position[0] - self.pointer[0], position[1] - self.pointer[1])
        self.pointer = position
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=position, rel=relative, buttons=(int(held), 0, 0), touch=False)
        )
        self.frame()

    def press(self, position: tuple[int, int], button: int = 1) -> None:
        """A button of the mouse goes down."""
        self.move(position)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=button, touch=False))
        self.frame()

    def release(self, position: tuple[int, int], button: int = 1) -> None:
        """Release the button."""
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=button, touch=False))
        self.frame()

    def click(self, name: str, button: int = 1) -> None:
        """Click the middle of something."""
        position = self.where(name).center
        self.press(position, button)
        self.release(position, button)

    def double_click(self, name: str) -> None:
        """Click it twice at once."""
        self.click(name)
        self.click(name)

    def drag(self, name: str, to: str | tuple[int, int], steps: int = 8) -> None:
        """Drag something to the middle of something else, or to a place."""
        begin = self.where(name).center
        end = self.where(to).center if isinstance(to, str) else to
        self.press(begin)
        for step in range(1, steps + 1):
            part = step / steps
            across, down = begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part
            self.move((round(across), round(down)), held=True)
        self.release(end)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.frame()

    def type(self, text: str) -> None:
        """Type a text, character by character."""
        for sign in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=sign))
        self.frame()

    def take_size(self, size: tuple[int, int]) -> None:
        """The window has another size from the next frame on."""
        self._window = pygame.display.set_mode(size)
        self.stage.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.take_size(size)
        self.frame()
