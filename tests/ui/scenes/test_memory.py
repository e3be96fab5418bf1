"""Memory is given back: caches of a match that is over, and free memory."""

from __future__ import annotations

import gc
import sys
import weakref
from functools import cache, lru_cache
from types import ModuleType
from typing import Final

import pytest

from game.engine.record import SeatSetup
from game.match.match import Match
from game.match.rule_caches import clear_rule_caches
from game.match.saves import MatchSetup
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.ui.system import memory
from game.ui.system.waiting import EventWait
from game.ui.table.scene import TableScene
from game.ui.window import Farewell, MainLoop, Window
from pictures.scenes import with_saves
from tests.ui.pilot import Pilot

_TURNS: Final = 120
"""More of the main loop than the lamps of all doors of the menu take to shine."""


@lru_cache(maxsize=8)
def worked_out(hand: str) -> object:
    return object()


@cache
def one_of_its_kind(name: str) -> object:
    return object()


@pytest.mark.parametrize(("package", "forgotten"), [("game.melds", True), ("game.games", True), ("game.ui", False)])
def test_what_was_worked_out_for_a_match_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, package: str, forgotten: bool
) -> None:
    module = ModuleType(f"{package}.made")
    module.worked_out, module.one_of_its_kind = worked_out, one_of_its_kind  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    found, single = worked_out("5H 6H 7H"), one_of_its_kind("pack")
    clear_rule_caches()
    assert (worked_out("5H 6H 7H") is not found) == forgotten
    assert one_of_its_kind("pack") is single


def at_the_table(pilot: Pilot) -> weakref.ref[Match]:
    """Return a match whose table is on the stage, and that has no other owner."""
    seats = (SeatSetup("Amina"), *[SeatSetup(name, "casual") for name in ("Karim", "Layla", "Samir")])
    match = pilot.stage.profile.start(MatchSetup("baloot", seats, 7, {}))
    loop = TurnLoop(match, AgentProcess())
    loop.paused = True
    pilot.stage.replace(TableScene(pilot.stage, match, (), loop))
    pilot.settle()
    return weakref.ref(match)


def test_a_match_that_was_left_is_let_go_of_and_gone_on_with_by_its_record(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    left = at_the_table(pilot)
    match = left()
    assert match is not None
    before, record = match.state_hash(), match.record
    del match
    pilot.stage.navigator.open_menu()
    pilot.settle()
    gc.collect()
    assert left() is None
    assert profile.match is None
    assert profile.last_game == "baloot"
    assert profile.unfinished is profile.last_record is record, "the disk may still refuse it"
    pilot.click("menu.continue")
    assert pilot.scene.name == "table"
    assert profile.match is not None
    assert profile.match.state_hash() == before


@pytest.mark.slow
def test_a_match_that_is_over_is_let_go_of_and_looked_at_again_by_its_record(pilot: Pilot) -> None:
    with_saves(pilot.stage, "baloot")
    record = max(pilot.stage.profile.folders.saves.iterdir(), key=lambda path: path.stat().st_size)
    match = pilot.stage.profile.resume(record).match
    pilot.stage.navigator.open_result(match)
    pilot.settle()
    over = weakref.ref(match)
    del match
    pilot.stage.navigator.open_menu()
    pilot.settle()
    gc.collect()
    assert over() is None
    pilot.stage.navigator.open_replay(record)
    pilot.settle()
    assert pilot.scene.name == "replay"


def test_a_system_that_keeps_nothing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    memory.keep_nothing_large()
    memory.give_back()


def test_a_program_without_ctypes_keeps_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ctypes", None)
    memory.keep_nothing_large()
    memory.give_back()


@pytest.mark.slow
def test_memory_is_given_back_once_when_the_menu_after_a_match_rests(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr("game.ui.window.give_back", lambda: given.append(1))
    monkeypatch.setattr(EventWait, "until_event", lambda _self, ms: pilot.clock.advance(ms))
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_menu()
    loop = MainLoop(Window((1280, 720)), pilot.stage, None, Farewell())
    for _turn in range(_TURNS):
        loop.turn()
    assert given == [1]
    pilot.stage.sounds.close()
