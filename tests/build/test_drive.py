"""The driver aims where a drop means one thing, and knows what it has not done yet."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from devtools.environment import DevtoolsError
from devtools.running import Running
from drive.aim import Grip, aimed, free_point
from drive.games import played_game
from drive.goals import CONTINUED, END_OF_ROUND, REFUSAL, TAKE_BACK, missing
from drive.input_modes import is_first_offer
from drive.keyboard import KeyboardUser, has_focus, keys_for, towards
from drive.record_reader import RecordReader
from drive.refusals import tries
from drive.sheet import contact_sheet
from drive.user import User, middle
from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.baloot.rules.actions import Bid, Pass, Play, Raise
from game.match.match import Match
from game.match.saves import MatchSetup, new_match, start_match

SEATS = (SeatSetup("User", None), *(SeatSetup("Agent", "greedy") for _ in range(3)))
SETUP = MatchSetup("borako", SEATS, 3, {})
BALOOT = MatchSetup("baloot", SEATS, 3, {})
NOW = datetime(2026, 1, 1)


def dealt() -> Match:
    return new_match(GAMES, SETUP, None, NOW)


def play_until(match: Match, verb: str) -> None:
    """The first legal action each time, until the person did something of that verb."""
    while True:
        seat, action = match.actor(), next(match.actions())
        match.play(action)
        if seat == 0 and str(action).startswith(verb):
            return


def test_a_card_for_the_tray_is_let_go_beside_its_melds() -> None:
    targets = {"tray.0": [100, 300, 800, 160], "meld.0.0": [100, 310, 300, 140], "hand": [100, 500, 800, 180]}
    grip = Grip.of((400, 520, 60, 50))
    left, top, width, _ = grip.card_at(aimed(grip, "tray.0", {"tray.0", "meld.0.0"}, targets))
    assert left >= 400
    assert left + width <= 900
    assert top < 460


def test_a_card_for_a_meld_is_let_go_over_it_and_not_over_its_neighbour() -> None:
    targets = {"meld.0.0": [100, 310, 80, 140], "meld.0.1": [190, 310, 300, 140], "hand": [100, 500, 800, 180]}
    grip = Grip.of((400, 520, 60, 50))
    left, _, width, _ = grip.card_at(aimed(grip, "meld.0.0", {"meld.0.0", "meld.0.1"}, targets))
    assert left < 180
    assert min(left + width, 490) - 190 < 180 - max(left, 100)


def test_a_card_that_the_tray_refuses_is_let_go_away_from_the_strip_that_takes_everything() -> None:
    targets = {"tray.0": [100, 300, 800, 160], "staging": [100, 140, 150, 150], "hand": [100, 500, 800, 180]}
    grip = Grip.of((400, 520, 60, 50))
    box = grip.card_at(aimed(grip, "tray.0", {"staging"}, targets))
    assert box[0] >= 250 or box[1] >= 290


def test_a_card_for_half_of_a_meld_is_let_go_with_the_pointer_on_it() -> None:
    targets = {"discards": [198, 211, 820, 124], "tray.0": [90, 343, 1100, 135], "hand": [144, 490, 992, 224]}
    targets |= {"low.0.1": [377, 349, 78, 118], "high.0.1": [455, 349, 78, 118]}
    grip = Grip.of((630, 536, 113, 53))
    across, down = aimed(grip, "high.0.1", {"low.0.1", "high.0.1"}, targets)
    assert 455 <= across < 533
    assert 349 <= down < 467


def test_the_goals_that_a_match_proves_are_given_in_words() -> None:
    match, borako = dealt(), played_game("borako")
    assert borako.done_in(match) == set()
    play_until(match, "draw")
    assert borako.done_in(match) == {"draw"}


def test_what_is_missing_is_listed_in_its_order() -> None:
    everything = played_game("borako").wanted
    assert missing(everything, {"sweep", "Mour"}) == [goal for goal in everything if goal not in {"sweep", "Mour"}]
    assert missing(everything, set(everything)) == []


def test_a_game_that_lets_nothing_be_taken_back_is_not_asked_to() -> None:
    assert TAKE_BACK in played_game("borako").wanted
    assert TAKE_BACK not in played_game("baloot").wanted


def test_raising_at_any_level_is_one_deed() -> None:
    baloot = played_game("baloot")
    assert baloot.wanted.count("doubling") == 1
    assert baloot.wanted[-4:] == ("eight tricks", REFUSAL, END_OF_ROUND, CONTINUED)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_driven(game: str) -> None:
    assert END_OF_ROUND in played_game(game).wanted


def test_a_game_that_nothing_drives_is_named() -> None:
    with pytest.raises(DevtoolsError, match=r"tests/games/chess/drive\.py is missing"):
        played_game("chess")


def test_a_card_that_fits_nothing_is_surely_refused_as_a_lay() -> None:
    borako, match = played_game("borako"), dealt()
    assert borako.refused(match) is None
    while borako.refused(match) is None:
        match.play(next(match.actions()))
    drop = borako.refused(match)
    assert drop is not None
    assert drop.zone not in borako.zones(match, drop.cards)


def in_a_trick() -> Match:
    """A hand of Baloot at the person's turn, where some card may not be played."""
    baloot, match = played_game("baloot"), new_match(GAMES, BALOOT, None, NOW)
    while match.actor() != 0 or baloot.refused(match) is None:
        match.play(list(match.actions())[-1])
    return match


def test_a_card_that_does_not_follow_suit_is_surely_refused_in_a_trick() -> None:
    baloot, match = played_game("baloot"), in_a_trick()
    drop = baloot.refused(match)
    assert drop is not None
    refusal = match.why_not([Play(*drop.cards)])
    assert refusal is not None
    assert refusal.clause.startswith("baloot 5.")
    assert baloot.in_mid_turn(match)


def test_a_card_that_may_be_played_goes_to_the_trick() -> None:
    baloot, match = played_game("baloot"), in_a_trick()
    for card in match.view(0).hand:
        allowed = Play(card) in list(match.actions())
        assert baloot.zones(match, (card,)) == ({"trick"} if allowed else set())
    assert baloot.zones(match, match.view(0).hand[:2]) == set()


def test_a_person_raises_once_without_being_advised_to() -> None:
    baloot, match = played_game("baloot"), new_match(GAMES, BALOOT, None, NOW)
    assert baloot.whim(match, set(), Pass()) == Pass()
    while match.actor() != 0 or match.standing().phase != "double":
        choices = list(match.actions())
        match.play(Bid("hokom") if match.actor() == 1 and Bid("hokom") in choices else choices[0])
    assert baloot.whim(match, set(), Pass()) == Raise("double")
    assert baloot.whim(match, {"doubling"}, Pass()) == Pass()


def test_the_book_reads_along_while_the_record_grows(tmp_path: Path) -> None:
    match = start_match(GAMES, SETUP, tmp_path, NOW)
    match.close()
    reader = RecordReader(tmp_path)
    assert reader.last_action() == ""
    assert reader.match().state_hash() == match.state_hash()


def test_the_book_wants_exactly_one_record(tmp_path: Path) -> None:
    with pytest.raises(DevtoolsError, match="there are 0"):
        RecordReader(tmp_path).match()


def test_a_contact_sheet_has_room_for_every_picture(tmp_path: Path) -> None:
    picture = tmp_path / "one.png"
    pygame.image.save(pygame.Surface((320, 180)), str(picture))
    contact_sheet([("one", picture)] * 5, tmp_path / "sheet.png", columns=2, width=160)
    width, height = pygame.image.load(tmp_path / "sheet.png").get_size()
    assert width >= 2 * 160
    assert height >= 3 * 90


def test_a_click_for_a_tray_hits_none_of_its_melds() -> None:
    targets = {"tray.0": [100, 300, 800, 160], "meld.0.0": [100, 310, 300, 140], "meld.0.1": [410, 310, 200, 140]}
    across, _ = free_point("tray.0", targets)
    assert across > 610


def test_the_focus_is_the_thing_itself_or_the_control_around_it() -> None:
    targets = {"tray.0": [0, 0, 90, 90], "meld.0.0": [10, 10, 30, 30], "menu.speed.next": [200, 0, 20, 20]}
    assert not has_focus(targets, "tray.0")
    assert has_focus(targets | {"focus": [0, 0, 90, 90]}, "tray.0")
    assert not has_focus(targets | {"focus": [0, 0, 90, 90]}, "meld.0.0")
    assert has_focus(targets | {"focus": [150, 0, 70, 20]}, "menu.speed.next")


def test_arrows_lead_through_the_hand_and_the_melds_and_tab_elsewhere() -> None:
    targets = {f"hand.{place}.{face}": [place * 20, 500, 20, 60] for place, face in enumerate(("5H", "6H", "7H"))}
    targets |= {"tray.0": [0, 0, 90, 90], "meld.0.0": [10, 10, 30, 30], "stock": [300, 0, 30, 40]}
    in_hand = targets | {"focus": [0, 500, 20, 60]}
    assert towards(in_hand, "hand.2.7H") == ["Right", "Right"]
    assert towards(in_hand, "stock") == ["Tab"]
    assert towards(targets | {"focus": [10, 10, 30, 30]}, "tray.0") == ["Right"]
    strip = targets | {"staging.0": [400, 0, 40, 40], "staging.new": [450, 0, 40, 40], "focus": [400, 0, 40, 40]}
    assert towards(strip, "staging.new") == ["Right"]
    assert towards(strip, "stock") == ["Tab"]


def test_arrows_lead_through_the_groups_of_the_strip() -> None:
    strip = {"staging": [0, 0, 90, 40], "staging.0": [0, 0, 30, 40], "staging.new": [50, 0, 40, 40]}
    assert towards(strip | {"focus": [0, 0, 30, 40]}, "staging.new") == ["Right"]
    assert towards(strip | {"hand.0": [0, 90, 9, 9], "focus": [0, 90, 9, 9]}, "staging.new") == ["Tab"]


class ByKeys(KeyboardUser):
    """At a table with a row of melds for each of two others."""

    rows = (("meld.1.0", "meld.1.1"), ("meld.2.0",))

    def __init__(self) -> None:
        self.row = self.place = 0
        self.pressed: list[str] = []

    def sees(self) -> dict[str, Any]:
        names = [(name, row, place) for row, names in enumerate(self.rows) for place, name in enumerate(names)]
        targets = {name: [place * 40, row * 40, 30, 30] for name, row, place in names}
        return {"idle": True, "targets": targets | {"focus": targets[self.rows[self.row][self.place]]}}

    def waits_until(
        self, seen: Callable[[dict[str, Any]], bool], what: str, seconds: float = 20.0, *, still: bool = True
    ) -> dict[str, Any]:
        return self.sees()

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.pressed.append(key)
            if key == "Tab":
                self.row, self.place = (self.row + 1) % len(self.rows), 0
            else:
                self.place = (self.place + 1) % len(self.rows[self.row])


def test_tab_leads_on_from_a_row_of_melds_that_arrows_only_go_round_in() -> None:
    user = ByKeys()
    user.focuses("meld.2.0")
    assert user.pressed == ["Right", "Right", "Tab"]


def test_arrows_lead_the_other_way_through_a_mirrored_hand() -> None:
    targets = {f"hand.{place}": [400 - place * 20, 500, 20, 60] for place in range(3)}
    assert towards(targets | {"focus": [400, 500, 20, 60]}, "hand.2") == ["Left", "Left"]
    assert towards(targets | {"focus": [360, 500, 20, 60]}, "hand.1") == ["Right"]


def test_a_mirrored_card_is_taken_hold_of_at_its_right_corner() -> None:
    box = (400, 520, 60, 50)
    left, _, width, _ = Grip.of(box, from_right=True).card_at(middle(box))
    assert left + width == 460


def test_the_arrow_that_points_at_a_stepper_does_it() -> None:
    row = {"menu.seat.previous": [0, 0, 20, 20], "menu.seat.next": [80, 0, 20, 20], "focus": [0, 0, 100, 20]}
    mirrored = {"menu.seat.previous": [80, 0, 20, 20], "menu.seat.next": [0, 0, 20, 20], "focus": [0, 0, 100, 20]}
    assert keys_for(row, "menu.seat.next") == keys_for(mirrored, "menu.seat.previous") == ["Right"]
    assert keys_for(mirrored, "menu.seat.next") == keys_for(row, "menu.seat.previous") == ["Left"]


def test_a_button_that_leads_on_is_no_stepper() -> None:
    assert keys_for({"scoring.next": [0, 0, 90, 20], "focus": [0, 0, 90, 20]}, "scoring.next") == ["Return"]


def test_enter_in_the_hand_does_what_the_first_button_of_the_row_offers() -> None:
    row = {"table.lay": [100, 50, 80, 30], "table.discard": [190, 50, 90, 30], "table.hint": [0, 90, 50, 30]}
    assert is_first_offer("table.lay", row)
    assert not is_first_offer("table.discard", row)
    assert is_first_offer("table.discard", row | {"hand.0": [400, 500, 20, 60], "hand.1": [380, 500, 20, 60]})


class SlowToHear(Running):
    """A program that reports the same three times before it has heard the last key."""

    looks = 0

    def state(self) -> dict[str, Any]:
        SlowToHear.looks += 1
        return {"heard": 7 if SlowToHear.looks < 4 else 8}

    def pointer(self, *words: str) -> str:
        return " ".join(words)


def test_a_key_is_pressed_only_when_the_screen_shows_what_came_of_it(tmp_path: Path) -> None:
    with subprocess.Popen(["sleep", "30"]) as process:
        User(SlowToHear(process, ":none", tmp_path, 0.0)).presses("Right")
        process.terminate()
    assert SlowToHear.looks == 4


def test_arrows_choose_among_neighbours_and_enter_does_the_rest() -> None:
    row = {f"settings.speed.{name}": [place * 20, 0, 20, 20] for place, name in enumerate(("off", "slow", "fast"))}
    row |= {"settings.back": [0, 50, 20, 20], "focus": [0, 0, 60, 20]}
    assert keys_for(row, "settings.speed.slow") == ["Left", "Left", "Left", "Right"]
    assert keys_for(row | {"focus": [0, 50, 20, 20]}, "settings.back") == ["Return"]
    mirrored = {name: [60 - left - wide, *rest, wide, 20] for name, (left, *rest, wide, _high) in row.items()}
    assert keys_for(mirrored, "settings.speed.slow") == ["Right", "Right", "Right", "Left"]


def test_every_refusal_of_a_disk_is_left_in_every_way() -> None:
    names = [f"{refusal.name} {left_by} {answer}" for refusal, left_by, answer in tries()]
    assert len(names) == len(set(names)) > 40
