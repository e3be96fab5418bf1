"""A scene: one screenful that handles events, moves with time and repaints only what changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.i18n import sentences
from game.i18n.cards.names import NO_OWN, OwnWords
from game.ui.graphics.damage import Damage

if TYPE_CHECKING:
    from game.ui.stage.idle import Job
    from game.ui.stage.stage import Stage
    from game.ui.system.shortcuts import Command


class Scene(ABC):
    """Base of all scenes.

    A subclass places its things in `layout`, reacts in `handle` and `update` (calling `damage.add(rect)` for what must
    be painted again) and paints any part of itself in `paint`. Scenes read the pointer from events alone.
    """

    name: ClassVar[str] = "scene"
    overlay: ClassVar[bool] = False
    """An overlay lies over a dimmed picture of the scene beneath, which stands still meanwhile."""

    at_table: ClassVar[bool] = False
    """Whether it shows the table, whose style is its own."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.style = stage.table_style if self.at_table else stage.style
        self.damage = Damage()
        self.size: tuple[int, int] = (0, 0)
        self.jobs: list[Job] = []
        """What can wait, see `game.ui.stage.idle`; it ends when the scene leaves the stage."""

    def prepare(self, job: Job) -> None:
        """Have something done in the spare time of frames, as long as this scene is on top of the stage."""
        self.jobs.append(job)

    @property
    def hurried(self) -> bool:
        """Whether this frame has so much to do that only the most urgent jobs are done in it."""
        return bool(self.damage)

    @property
    def mirrored(self) -> bool:
        """Whether the stage shows the scene mirrored (see `game.ui.graphics.mirror`); its layout need not know."""
        return self.style.mirrored

    def relabel(self) -> None:
        """Take the words of another language, before everything is laid out anew, or the keys that the player chose."""

    def enter(self) -> None:
        """The scene was put on the stage, or came back to the top of it."""

    def leave(self) -> None:
        """The scene was taken off the stage for good."""

    def resize(self, size: tuple[int, int]) -> None:
        """Take the window's size in pixels; the scale is in `style`. Called before anything is drawn."""
        self.size = size
        self.layout(size)
        self.damage.everything(size)

    @abstractmethod
    def layout(self, size: tuple[int, int]) -> None:
        """Put everything in its place for a window of `size`."""

    @abstractmethod
    def handle(self, event: pygame.Event) -> bool:
        """React to an event; True when it was meant for this scene."""

    def take_file(self, file: Path) -> bool:
        """A file was dropped on the window; False where the scene has nothing to do with files."""
        return False

    def update(self, now: float) -> None:
        """Move on to `now` (milliseconds)."""

    @property
    def unfinished(self) -> bool:
        """Whether some of it is still to be drawn, which goes on in the dimmed picture under an overlay."""
        return False

    def finish(self) -> None:
        """Go on drawing it there: damage what has changed."""

    @abstractmethod
    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint everything within `area`; the surface is clipped to it."""

    def paint_beneath(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint it as it lies under an overlay, where nothing of it can be used."""
        self.paint(surface, area)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Repaint what is damaged; returns the rectangles that changed."""
        areas = self.damage.take(surface.get_rect())
        for area in areas:
            surface.set_clip(area)
            self.paint(surface, area)
        surface.set_clip(None)
        return areas

    @property
    def plays_by_itself(self) -> bool:
        """Whether it is watched for long without anything being done, so that the screen is to stay on."""
        return False

    @property
    def read_about(self) -> str:
        """The game whose book is opened here; empty for that of the match in play."""
        return ""

    @property
    def said(self) -> str:
        """The short message that is shown, for the probe and the tests; empty while there is none."""
        return ""

    @property
    def messages(self) -> int:
        """How many short messages were shown so far: one that comes again is said again."""
        return 0

    @property
    def unmoved(self) -> int:
        """How often a key left the focus, or what has it, as it was: then it is said again."""
        return 0

    # What those hear who listen.

    def aloud(self) -> str:
        """What is said of the short message that is shown."""
        return sentences(self.said.splitlines())

    @property
    def card_words(self) -> OwnWords:
        """The game's own names of its cards, where a game is shown."""
        return NO_OWN

    def announcement(self) -> str:
        """What it says when it comes to the front; empty for its title alone."""
        return ""

    def focus_words(self) -> str:
        """What keys act on, in words."""
        return ""

    def standing(self) -> str:
        """What is asked of the player at the moment."""
        return ""

    def reading(self, command: Command) -> str:
        """What a key asks to hear; empty where there is nothing of the kind."""
        return self.announcement()

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message, where the scene has a place for one."""

    def news(self) -> Sequence[str]:
        """Return what has happened so far, the latest last; the list only grows, and what is new is spoken."""
        return ()

    def focused(self) -> pygame.Rect | None:
        """What keys act on, as one of the named rectangles or around some of them; None while nothing has the focus."""
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Named rectangles that can be clicked, for the probe and the tests."""
        return {}

    def wake_after(self) -> float | None:
        """Milliseconds until `update` is wanted: 0 while something moves, None when only an event changes anything."""
        return None
