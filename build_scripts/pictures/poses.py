"""Poses of a person in pictures of the table: events given to the scene."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.stage.stage import Stage
from game.ui.table.scene import TableScene

_LEFT: Final = 1
_RIGHT: Final = 3
_CARRIED: Final = 4
"""Cards that are dragged together."""


def opens_the_pile(stage: Stage) -> None:
    """Clicks the discards."""
    _click(stage, stage.targets()["discards"].center)


def arranges_melds(stage: Stage) -> None:
    """Fills the strip with the best melds."""
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="", scancode=0))


def picks_from_the_pile(stage: Stage) -> None:
    """Opens the discards and picks some cards of them."""
    opens_the_pile(stage)
    stage.update()
    picks_cards_of_the_pile(stage)


def picks_cards_of_the_pile(stage: Stage) -> None:
    """Picks some cards of the opened pile, by keys."""
    for _card in range(_CARRIED):
        for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_SPACE):
            stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def is_refused(stage: Stage) -> None:
    """Drops a single card on the own tray."""
    start, end = stage.targets()["hand.1"].center, _free_place(stage)
    _press(stage, start)
    _move(stage, start, end)
    _release(stage, end)


def carries_cards(stage: Stage) -> None:
    """Holds some selected cards above the own tray."""
    places = [stage.targets()[f"hand.{index}"].center for index in range(_CARRIED)]
    for place in places:
        _click(stage, place)
        stage.update()
    _press(stage, places[-1])
    _move(stage, places[-1], _free_place(stage))


def selects_cards(stage: Stage) -> None:
    """Selects the first three cards of the hand."""
    for index in range(3):
        _click(stage, stage.targets()[f"hand.{index}"].center)


def enlarges_a_meld(stage: Stage) -> None:
    """Holds the right button on the first meld of the own team."""
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=stage.targets()["meld.0.0"].center, button=_RIGHT))


def plays_a_card(stage: Stage) -> None:
    """Plays the first card that may be played to the trick, by two clicks."""
    table = stage.top
    if not isinstance(table, TableScene):
        raise TypeError("cards are played at a table")
    words = next(words for action in table.match.actions() if (words := str(action).split())[0] == "play")
    card = next(name for name in stage.targets() if name.startswith("hand.") and name.endswith(f".{words[1]}"))
    _click(stage, stage.targets()[card].center)
    stage.update()
    _click(stage, stage.targets()["trick"].center)


def looks_at_tricks(stage: Stage) -> None:
    """Has the last trick laid open again."""
    _click(stage, stage.targets()["table.review"].center)


def _free_place(stage: Stage) -> tuple[int, int]:
    tray = stage.targets()["tray.0"]
    return tray.left + tray.width * 3 // 4, tray.centery


def _click(stage: Stage, place: tuple[int, int]) -> None:
    _press(stage, place)
    _release(stage, place)


def _press(stage: Stage, place: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=_LEFT, touch=False))


def _release(stage: Stage, place: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=_LEFT, touch=False))


def _move(stage: Stage, start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = 8
    before = start
    for step in range(1, steps + 1):
        place = (start[0] + (end[0] - start[0]) * step // steps, start[1] + (end[1] - start[1]) * step // steps)
        relative = (place[0] - before[0], place[1] - before[1])
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=relative, buttons=(1, 0, 0), touch=False))
        before = place
