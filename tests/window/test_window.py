"""A true window: events of the display, its sizes, and its end."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

from bench.usage import wakings_of
from drive.film import Film
from drive.games import played_game
from drive.hand import Hand
from drive.input_modes import ByMouse
from drive.record_reader import RecordReader
from drive.screen import Screen
from drive.user import User
from game.opponents.protocol import heuristic_action
from tests.window.conftest import SCREEN, WINDOW, Opened

pytestmark = pytest.mark.window


def deal(user: User) -> None:
    """Go from the menu to a table with dealt cards."""
    user.click("menu.new_match")
    user.click("new_match.start")
    user.waits_until(lambda state: state["scene"] == "table" and "hand.10" in state["targets"], "dealt hand")


def hand_of(reader: RecordReader, user: User, profile: Path) -> Hand:
    """The person at the table of Borako."""
    game = played_game("borako")
    gestures = ByMouse(user, Screen(user, reader, game.zones), Film(profile / "film"))
    return Hand(game, gestures, reader, set())


def play_a_move(reader: RecordReader, hand: Hand) -> None:
    """Do the move of the heuristic policy with the pointer."""
    hand.user.waits_until(hand.ready, "person's turn", 60)
    match = reader.match()
    hand.play(heuristic_action(match.game, match.view(0), match.agent_stream()))


def test_a_click_leads_from_the_menu_to_a_new_match_and_escape_leads_back(opened: Opened) -> None:
    with opened() as user:
        assert tuple(user.sees()["size"]) == WINDOW
        user.click("menu.new_match")
        user.waits_until(lambda state: state["scene"] == "new_match", "new match")
        user.presses("Escape")
        user.waits_until(lambda state: state["scene"] == "menu", "menu again")


@pytest.mark.parametrize("size", [(960, 600), (1600, 1000)])
def test_the_table_fills_a_window_that_gets_another_size(opened: Opened, size: tuple[int, int]) -> None:
    with opened() as user:
        deal(user)
        user.resizes(*size)
        state = user.waits_until(lambda state: tuple(state["size"]) == size, "new size")
        boxes = state["targets"].values()
        assert max(left + width for left, _, width, _ in boxes) <= size[0]
        assert max(top + height for _, top, _, height in boxes) <= size[1]
        assert state["targets"]["hand"][3] > size[1] // 5


def test_a_closed_window_comes_back_with_its_size_and_its_match(opened: Opened, profile: Path) -> None:
    reader = RecordReader(profile / "home" / "saves")
    with opened() as user:
        deal(user)
        play_a_move(reader, hand_of(reader, user, profile))
        user.resizes(1400, 900)
        user.waits_until(lambda state: state["size"] == [1400, 900], "new size")
        assert user.closes_the_window() == 0
    left = reader.match().state_hash()
    with opened() as user:
        assert user.sees()["size"] == [1400, 900]
        user.click("menu.continue")
        hand = hand_of(reader, user, profile)
        play_a_move(reader, hand)
        assert left != reader.match().state_hash()
    texts = [json.loads(line).get("seat") for line in reader.path.read_text(encoding="utf-8").splitlines()]
    assert texts.count(0) >= 2, "both moves of the person are in one record"


def test_the_whole_screen_comes_and_goes_by_a_key(opened: Opened) -> None:
    with opened() as user:
        user.presses("F11")
        user.waits_until(lambda state: tuple(state["size"]) == SCREEN, "whole screen")
        user.presses("F11")
        user.waits_until(lambda state: tuple(state["size"]) == WINDOW, "window of the size before")
        assert user.closes_the_window() == 0


def test_sigterm_ends_the_program_in_good_order(opened: Opened, profile: Path) -> None:
    with opened() as user:
        deal(user)
        user.program.process.send_signal(signal.SIGTERM)
        assert user.program.process.wait(15) == 0
    assert RecordReader(profile / "home" / "saves").match().standing().round == 1


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="nothing tells how often a thread was woken")
def test_an_idle_window_sleeps(opened: Opened) -> None:
    with opened() as user:
        user.waits_until(lambda state: state["idle"], "rest")
        time.sleep(1)
        window = Path(f"/proc/{user.program.process.pid}/task/{user.program.process.pid}")
        before = wakings_of(user.program.process.pid)[window]
        time.sleep(2)
        assert wakings_of(user.program.process.pid)[window] - before < 20
