"""What a listener would otherwise have to guess is said: wild cards, places of hints, what came back, what is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.engine import Place
from game.match.match import Match
from game.ui.access import speaker as speaking
from game.ui.graphics.motion import Pace
from game.ui.screenshot import played_match
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.widget_scene import WidgetScene
from game.ui.table.contract.game_table import table_of
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from tests.ui.access.listening import QuickLoop
from tests.ui.access.test_rounds_without_a_screen import Silent
from tests.ui.access.test_what_is_heard import after, heard, seated
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.reviews import open_review_of, round_view
from tests.ui.scenes.scene_table import SCENES


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Silent)


def at_moment(pilot: Pilot, game: str, reached: Callable[[Match], bool], seed: int = 1) -> TableScene:
    """The table of a match at the first moment that is `reached`, with opponents who play at once."""
    pilot.stage.profile.change(speech=True)
    pilot.stage.set_pace(Pace.INSTANT)
    match = played_match(game, reached, seed)
    assert match.outcome() is None
    scene = TableScene(pilot.stage, match, loop=QuickLoop(match, 0))
    pilot.stage.replace(scene)
    pilot.settle()
    return scene


def phase(match: Match) -> str:
    """The phase of a turn of the player; empty while others play."""
    return type(match.view(0).phase).__name__ if match.actor() == 0 else ""


def ends(match: Match) -> bool:
    """Whether the player has nothing left to do but to end the turn."""
    return match.actor() == 0 and [str(action) for action in match.actions()] == ["end"]


def test_what_a_wild_card_stands_for_is_said_when_it_is_laid_moves_or_is_read(pilot: Pilot) -> None:
    table = seated(pilot, "5H 2S 7H 6H KC 9C", "KD")
    table.click("stock")
    table.select("5H 2S 7H")
    heard(pilot)
    table.click("table.lay")
    laid, stands = heard(pilot)[:2]
    assert laid.startswith("You lay a meld of 3 cards: ")
    assert stands == "Us, meld 1: 2 of spades as 6 of hearts"
    assert "2 of spades as 6 of hearts, 7 of hearts" in after(pilot, pygame.K_b)[0]
    table.select("6H")
    table.click("table.add")
    (moved,) = [text for text in heard(pilot) if text.startswith("Us, meld 1: ")]
    assert moved in ("Us, meld 1: 2 of spades as 8 of hearts", "Us, meld 1: 2 of spades as 4 of hearts")


@pytest.mark.slow
def test_a_hint_says_which_of_several_places_it_highlights(pilot: Pilot) -> None:
    at_moment(pilot, "buraco", lambda match: phase(match) == "ChoosingMorto", seed=2)
    hint = after(pilot, pygame.K_h)[0]
    assert hint.startswith("Hint: take the highlighted morto")
    assert "Highlighted: Morto 1: 11 cards" in hint or "Highlighted: Morto 2: 11 cards" in hint


@pytest.mark.slow
@pytest.mark.parametrize("by_itself", [True, False])
def test_only_who_ends_turns_by_hand_is_asked_to(pilot: Pilot, by_itself: bool) -> None:
    pilot.stage.profile.change(ends_turn=by_itself)
    scene = at_moment(pilot, "buraco", ends)
    asked = [text for text in heard(pilot) if text == "You've discarded: end your turn"]
    assert bool(asked) is not by_itself
    assert by_itself or ends(scene.match)


def test_home_and_end_go_to_the_ends_of_the_hand_and_read_the_card_there(pilot: Pilot) -> None:
    seated(pilot, "5H 6H 7H 8H 9C", "KD")
    pilot.key(pygame.K_TAB)
    assert after(pilot, pygame.K_END)[0].endswith(", 11 of 11")
    assert after(pilot, pygame.K_HOME)[0].endswith(", 1 of 11")


def test_cards_that_come_back_from_a_group_are_said(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.select("5H 6H 7H")
    table.click("staging")
    heard(pilot)
    back = "Back in your hand: 5 of hearts, 6 of hearts, 7 of hearts."
    table.scene.focus.to_button(table.scene.buttons.widgets[0])
    said: Sequence[str] = ()
    while not said or not said[-1].startswith("Group 1: "):
        said = after(pilot, pygame.K_TAB)
    assert back in after(pilot, pygame.K_RETURN)


def test_cards_of_a_group_that_is_laid_do_not_come_back(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.select("5H 6H 7H")
    table.click("staging")
    heard(pilot)
    table.click("table.lay_all")
    said = heard(pilot)
    assert "You lay a meld of 3 cards: 5 of hearts, 6 of hearts and 7 of hearts." in said
    assert [text for text in said if text.startswith("Back in your hand")] == []


@pytest.mark.slow
def test_what_is_left_to_do_is_said_with_every_card_that_is_picked_from_the_pile(pilot: Pilot) -> None:
    def spread(match: Match) -> bool:
        return phase(match) == "Taking" and len(match.view(0).discards) == 3  # type: ignore[attr-defined]

    scene = at_moment(pilot, "buraco", spread)
    while scene.focus.zone != "discards":
        pilot.key(pygame.K_TAB)
    opened = " ".join(after(pilot, pygame.K_RETURN))
    assert opened.count("Pick the cards you want.") == 1
    while not after(pilot, pygame.K_TAB)[-1].endswith(
        (" of clubs", " of spades", " of hearts", " of diamonds", "joker")
    ):
        pass
    assert "That leaves one too many: take 1 more before you end your turn, or take all" in after(pilot, pygame.K_SPACE)
    pilot.key(pygame.K_TAB)
    assert "That leaves one card in the pile, so you can end your turn" in after(pilot, pygame.K_SPACE)


# The focus.


def test_the_focus_goes_on_from_a_button_that_vanishes_and_is_said(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    first, gone, last = (Button(name, name.capitalize(), lambda: None) for name in ("first", "gone", "last"))
    pilot.stage.push(Dialog(pilot.stage, "Title", "", [first, gone, last]))
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, WidgetScene)
    pilot.key(pygame.K_TAB)
    pilot.settle()
    heard(pilot)
    gone.visible = False
    pilot.settle()
    assert heard(pilot) == ["Last"]
    last.enabled = False
    pilot.settle()
    assert heard(pilot) == ["First"]


def test_the_focus_goes_to_the_hand_from_a_button_of_the_table_that_vanishes(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    said: Sequence[str] = ()
    while not said or not said[-1].startswith("Suggest"):
        said = after(pilot, pygame.K_TAB)
    assert after(pilot, pygame.K_RETURN)[-1].endswith(" of 8")


# Keys.


def test_a_key_that_leads_nowhere_says_again_where_one_is(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings("everybody")
    pilot.settle()
    assert after(pilot, pygame.K_END) == ["For everybody. 8 of 8"]
    pilot.key(pygame.K_TAB)
    note = "Everything that was said is in the log, too."
    assert after(pilot, pygame.K_LEFT) == [f"Messages stay: 3 s, 1 of 3. {note}"]
    assert after(pilot, pygame.K_RIGHT) == [f"Messages stay: 8 s, 2 of 3. {note}"]


def test_at_the_end_of_the_hand_its_card_is_said_again(pilot: Pilot) -> None:
    seated(pilot, "5H 6H 7H 8H 9C", "KD")
    pilot.key(pygame.K_TAB)
    first = after(pilot, pygame.K_HOME)
    assert first[0].endswith(", 1 of 11")
    assert after(pilot, pygame.K_HOME) == first


def test_a_choice_that_was_not_made_yet_says_so(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True, ends_turn=None)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings("play")
    pilot.settle()
    said = [text for _stop in range(8) for text in after(pilot, pygame.K_TAB)]
    assert [text for text in said if text.startswith("End turns for me: nothing chosen. ")] != []


def test_whoever_turns_speech_on_hears_how_to_find_the_rest(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.key(pygame.K_v)
    pilot.settle()
    assert heard(pilot) == [
        "Speech is on. Tab goes to the next control, the arrows choose, Enter presses. ? lists all keys.",
        "Main menu",
        "New match",
    ]


# A replay and a review.


def test_a_replay_says_which_moment_a_jump_leads_to_and_where_it_cannot_go_on(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["replay"]["two sides"](pilot)
    pilot.settle()
    begin = after(pilot, pygame.K_HOME)
    assert [text for text in begin if text.startswith("Round 1 of 10. Move 0 of ")] != []
    assert after(pilot, pygame.K_LEFT) == [text for text in begin if text.startswith("Round 1 of 10. Move 0 of ")]
    assert [text for text in after(pilot, pygame.K_END) if text.startswith("Round 10 of 10. Move ")] != []
    assert after(pilot, pygame.K_PAGEUP) != []


def test_a_replay_at_its_beginning_says_that_the_cards_are_dealt(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["replay"]["reviewed"](pilot)
    pilot.settle()
    assert "The cards are dealt." in after(pilot, pygame.K_PAGEUP)


def test_a_row_of_a_list_is_all_that_is_said_of_the_moment_it_leads_to(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["replay"]["list"](pilot)
    pilot.settle()
    said: Sequence[str] = ()
    while not said or " of 3" not in said[-1] or said[-1].startswith("Round "):
        said = after(pilot, pygame.K_TAB)
    assert [text for text in after(pilot, pygame.K_UP) if "Move " in text] == []


def test_the_verdict_of_a_review_is_said_once_when_it_comes(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    open_review_of(pilot, "rami")
    for _frame in range(100):
        pilot.frame(110.0)
    said = heard(pilot)
    verdict = round_view("rami").summary.verdict
    assert sum(text.count(verdict) for text in said) == 1, said


def test_a_button_that_says_its_explanation_itself_is_not_explained_again(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    button = Button("declare", "Declare 100", lambda: None, tip="four of a kind")
    button.detail = "four of a kind"
    pilot.stage.push(Dialog(pilot.stage, "Title", "", [button]))
    pilot.settle()
    assert heard(pilot)[-1].count("four of a kind") == 1


def test_a_hint_is_not_said_again_when_the_table_comes_back(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.rest()
    assert [text for text in after(pilot, pygame.K_h) if text.startswith("Hint: ")] != []
    pilot.stage.navigator.open_statistics()
    pilot.settle()
    heard(pilot)
    pilot.stage.pop()
    pilot.settle()
    assert [text for text in heard(pilot) if text.startswith("Hint: ")] == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "taken"), [("rami", 1), ("buraco", 2)])
def test_only_what_may_be_taken_from_the_discards_is_said_to_be(pilot: Pilot, game: str, taken: int) -> None:
    at_moment(pilot, game, lambda match: match.actor() == 0 and len(discards(match)) == 2 and may_take(match))
    (said,) = after(pilot, pygame.K_o)
    names = said.partition("You may take from the discard pile: ")[2].partition(".")[0]
    assert names.count(" of ") + names.count("joker") == taken


def discards(match: Match) -> Sequence[object]:
    return table_of(match.game_name).placement(match.view(0)).get(Place("discards"), ())


def may_take(match: Match) -> bool:
    return any(str(action).startswith("take") for action in match.actions())


def test_an_empty_tray_says_by_which_keys_a_meld_is_laid(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H KC 9C", "KD")
    table.click("stock")
    keys = "Drop three or more cards here to lay a meld. Select cards with Space, then come back and press Enter."
    assert keys in [said for _stop in range(8) for said in after(pilot, pygame.K_TAB)]
    table.select("5H 6H 7H")
    assert "Drop three or more cards here to lay a meld" in [
        said for _stop in range(8) for said in after(pilot, pygame.K_TAB)
    ]
