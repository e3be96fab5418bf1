"""What only a true window shows: events of the display, its sizes, and its end."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from drive.film import Film
from drive.games.registry import PLAYED
from drive.hand import Hand
from drive.input_modes import ByMouse
from drive.record_reader import Book
from drive.screen import Sight
from drive.user import Person
from game.opponents.registry import quick_action
from tests.window.conftest import SCREEN, WINDOW, Opened

pytestmark = pytest.mark.window


def deal(person: Person) -> None:
    """From the menu to a table with dealt cards."""
    person.click("menu.new_match")
    person.click("new_match.start")
    person.waits_until(lambda told: told["scene"] == "table" and "hand.10" in told["targets"], "dealt hand")


def hand_of(book: Book, person: Person, profile: Path) -> Hand:
    """The person at the table of Borako."""
    game = PLAYED["borako"]
    gestures = ByMouse(person, Sight(person, book, game.zones), Film(profile / "film"))
    return Hand(game, gestures, book, set())


def play_a_move(book: Book, hand: Hand) -> None:
    """Whatever the quick policy would do, with the pointer."""
    hand.person.waits_until(hand.ready, "person's turn", 60)
    match = book.match()
    hand.play(quick_action(match.game, match.view(0), match.agent_stream()))


def test_a_click_leads_from_the_menu_to_a_new_match_and_escape_leads_back(opened: Opened) -> None:
    with opened() as person:
        assert tuple(person.sees()["size"]) == WINDOW
        person.click("menu.new_match")
        person.waits_until(lambda told: told["scene"] == "new_match", "new match")
        person.presses("Escape")
        person.waits_until(lambda told: told["scene"] == "menu", "menu again")


@pytest.mark.parametrize("size", [(960, 600), (1600, 1000)])
def test_the_table_fills_a_window_that_gets_another_size(opened: Opened, size: tuple[int, int]) -> None:
    with opened() as person:
        deal(person)
        person.resizes(*size)
        told = person.waits_until(lambda told: tuple(told["size"]) == size, "new size")
        boxes = told["targets"].values()
        assert max(left + width for left, _, width, _ in boxes) <= size[0]
        assert max(top + height for _, top, _, height in boxes) <= size[1]
        assert told["targets"]["hand"][3] > size[1] // 5


def test_a_closed_window_comes_back_with_its_size_and_its_match(opened: Opened, profile: Path) -> None:
    book = Book(profile / "home" / "saves")
    with opened() as person:
        deal(person)
        play_a_move(book, hand_of(book, person, profile))
        person.resizes(1400, 900)
        person.waits_until(lambda told: told["size"] == [1400, 900], "new size")
        assert person.closes_the_window() == 0
    left = book.match().state_hash()
    with opened() as person:
        assert person.sees()["size"] == [1400, 900]
        person.click("menu.continue")
        hand = hand_of(book, person, profile)
        play_a_move(book, hand)
        assert left != book.match().state_hash()
    texts = [json.loads(line).get("seat") for line in book.path.read_text(encoding="utf-8").splitlines()]
    assert texts.count(0) >= 2, "both moves of the person are in one record"


def test_the_whole_screen_comes_and_goes_by_a_key(opened: Opened) -> None:
    with opened() as person:
        person.presses("F11")
        person.waits_until(lambda told: tuple(told["size"]) == SCREEN, "whole screen")
        person.presses("F11")
        person.waits_until(lambda told: tuple(told["size"]) == WINDOW, "window of the size before")
        assert person.closes_the_window() == 0


def test_sigterm_ends_the_program_in_good_order(opened: Opened, profile: Path) -> None:
    with opened() as person:
        deal(person)
        person.program.process.send_signal(signal.SIGTERM)
        assert person.program.process.wait(15) == 0
    assert Book(profile / "home" / "saves").match().standing().round == 1
