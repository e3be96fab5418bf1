"""The way from the last card of a round over its score to the cards of the next."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from types import ModuleType

import pygame
import pytest

from game.games import GAMES
from game.ui.screenshot import played_match
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot
from tests.ui.table.wandering import OthersPlay

_PATIENCE = 1_000
"""Frames."""


def scored(pilot: Pilot, game: str) -> TableScene:
    """A table whose round is over; its score lies over it, all lines in sight."""
    match = played_match(game, lambda match: match.actor() is None and bool(match.score()) and match.outcome() is None)
    match.take_events(0)  # they were told before the match was left
    table = TableScene(pilot.stage, match, (), OthersPlay(match))
    pilot.stage.push(table)
    pilot.frame()
    pilot.skip(15_000)
    assert pilot.scene.name == "scoring"
    # lines wait until their cards are drawn, which takes a busy machine more frames
    until(pilot, lambda: pilot.stage.wake_after() is None)
    return table


def until(pilot: Pilot, reached: Callable[[], bool]) -> None:
    """Frames until then; raises `TimeoutError`."""
    for _frame in range(_PATIENCE):
        if reached():
            return
        pilot.frame()
    raise TimeoutError(f"{pilot.scene.name} does not come to that")


def dealt_on(pilot: Pilot, table: TableScene) -> None:
    """On to the next round, as soon as the table is shown again."""
    pilot.click("scoring.next")
    until(pilot, lambda: pilot.scene is table)


@lru_cache(maxsize=8)
def worked_out(hand: str) -> object:
    return object()


@pytest.mark.slow
def test_what_was_worked_out_for_a_round_is_forgotten_with_it(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("game.melds.made")
    module.worked_out = worked_out  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    found = worked_out("5H 6H 7H")
    table = scored(pilot, next(iter(GAMES)))
    assert worked_out("5H 6H 7H") is not found
    kept = worked_out("5H 6H 7H")
    dealt_on(pilot, table)
    pilot.skip(15_000)
    assert worked_out("5H 6H 7H") is kept, "the round that goes on needs it"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_new_cards_are_dealt_under_the_figures_of_their_round(pilot: Pilot, game: str) -> None:
    table = scored(pilot, game)
    before = table.panels.facts.round
    dealt_on(pilot, table)
    shown, due = table.panels.facts, table.game.facts(table.match, table.view())
    assert not table.idle, "all is dealt already"
    assert (shown.round, shown.teams) == (due.round, due.teams)
    assert shown.round != before
    assert (shown.prompt, shown.actor) == ("", None)
    trays = [component for component in table.components if isinstance(component, MeldTrays)]
    assert not any(tray.melds for component in trays for tray in component.facts.trays)
    pilot.skip(15_000)
    assert table.panels.facts.prompt


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_escape_on_the_score_deals_nothing(pilot: Pilot, game: str) -> None:
    table = scored(pilot, game)
    before = table.match.number
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(400)
    assert table.match.number == before
    assert pilot.stage.names == ("table", "scoring", "pause")
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(400)
    assert table.match.number == before
    assert pilot.scene.name == "scoring"
    pilot.key(pygame.K_RETURN)
    pilot.wait(400)
    assert table.match.number == before + 1
