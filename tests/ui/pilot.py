"""A pilot that plays real scenes with events, by the names of widgets and cards, on a fake clock."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.games import GAMES
from game.storage.folders import Folders
from game.storage.settings import Settings
from game.ui.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.profile import Profile
from game.ui.scene import Scene
from game.ui.stage import Stage

FRAME_MS = 16.0
UNWATCHED_MS = 120.0
"""A frame of what only has to come to rest."""
SKIPPING_FRAMES = 25


def profile_in(home: Path) -> Profile:
    """A profile that keeps everything under `home`."""
    folders = Folders(home / "config", home / "saves", home / "cache", home / "logs", (home / "state",))
    return Profile(folders, Settings(player_name="Amina"), GAMES, draws_pictures=False)


class Pilot:
    """Posts events to the queue of the dummy window and lets the stage take them, frame by frame."""

    def __init__(self, profile: Profile, size: tuple[int, int] = (1280, 720)) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        pygame.event.clear()
        self.clock = FakeClock()
        self.stage = Stage(size, profile, Navigation, self.clock)
        self.pointer = (0, 0)

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stage.top

    def frame(self, ms: float = FRAME_MS) -> list[pygame.Rect]:
        """One turn of the main loop; returns what was painted."""
        for event in pygame.event.get():
            self.stage.handle(event)
        self.clock.advance(ms)
        # what goes on beside the frames is through before the next one, so that every run is the same
        self.stage.profile.archive.wait()
        self.stage.update()
        return self.stage.draw(self.surface)

    def wait(self, ms: float, frame_ms: float = FRAME_MS) -> None:
        """Frames for this long."""
        until = self.clock.now() + ms
        while self.clock.now() < until:
            self.frame(frame_ms)

    def skip(self, ms: float) -> None:
        """As long in a few frames, for what is to be over and not to be watched."""
        for _step in range(SKIPPING_FRAMES):
            self.frame(ms / SKIPPING_FRAMES)

    def settle(self, patience_ms: float = 20_000) -> None:
        """Frames until nothing moves; raises `TimeoutError`."""
        until = self.clock.now() + patience_ms
        self.frame()
        while self.stage.running and (self.stage.profile.archive.busy or self.stage.wake_after() == 0.0):
            if self.clock.now() > until:
                raise TimeoutError(f"{self.scene.name} does not come to rest")
            self.frame(UNWATCHED_MS)

    def where(self, name: str) -> pygame.Rect:
        """The rectangle of something by its name; raises `KeyError` with the names there are."""
        targets = self.stage.targets()
        if name not in targets:
            raise KeyError(f"no {name!r} among {sorted(targets)}")
        return targets[name]

    def seen(self) -> dict[str, pygame.Rect]:
        """Everything that has a name, where and as far as the window shows it."""
        window = self.surface.get_rect()
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
        """It comes up again."""
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

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.surface = pygame.display.set_mode(size)
        self.stage.resize(size)
        self.frame()
