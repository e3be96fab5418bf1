"""Tables on a stage that nobody sees, drawn for a picture: as a rule by a process of its own beside the window."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pygame

from game.storage.settings import Settings
from game.ui.stage.navigator import Navigator
from game.ui.system.locale import speak

if TYPE_CHECKING:
    from game.ui.stage.profile import Profile
    from game.ui.stage.stage import Stage
    from game.ui.stage.widget_scene import WidgetScene

S = TypeVar("S", bound="WidgetScene")

SMALLEST: Final = (768, 432)
"""The least pixels that a table is laid out for."""
_FRAMES: Final = 100
"""After so many a table is at rest, whatever it shows."""
_FRAME_MS: Final = 50.0


class _Nowhere:
    """Leads nowhere: on a stage that nobody sees nothing is opened."""

    def __getattr__(self, _way: str) -> Callable[..., None]:
        return lambda *_told, **_named: None


def prepare(window: tuple[int, int], settings: Settings) -> None:
    """In a process of its own: begin to draw, and to speak the language of the window."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(window)
    speak(settings)


def drawn_at_rest(
    profile: Profile,
    window: tuple[int, int],
    scene_on: Callable[[Stage], S],
    area_of: Callable[[S], pygame.Rect],
    *,
    larger: float = 0.0,
) -> pygame.Surface:
    """Draw an area of a scene, such as its table, when nothing moves any more, without buttons; that takes a while.

    The window has `SMALLEST` pixels at least; what else its scene shows is cut off. A display must be
    there. Words are so many times `larger` than any table has room for, or of the size that the player chose.
    """
    from game.ui.graphics.drawing import largest_scale
    from game.ui.graphics.motion import FakeClock
    from game.ui.stage.stage import Stage

    clock = FakeClock()
    stage = Stage(window, profile, lambda _stage: cast(Navigator, _Nowhere()), clock, unseen=True)
    if larger:
        stage.resize(window, largest_scale(window))
        stage.table_style.scale *= larger
    surface = pygame.Surface(stage.size)  # which is larger than the window where everything is enlarged
    scene = scene_on(stage)
    scene.group.replace([])
    stage.push(scene)
    for _frame in range(_FRAMES):
        stage.update()
        if not stage.draw(surface):
            break
        clock.advance(_FRAME_MS)
    stage.close()
    return surface.subsurface(area_of(scene)).copy()
