"""What a player who listens hears, in whole sentences: every card by name, every control by what it sets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from statistics import median

import pygame
import pytest

import game.ui.kit.leaves
import game.ui.panels.doors
from game.ui.access import speaker as speaking
from game.ui.access.narrator import Narrator
from game.ui.graphics.background import lettering
from game.ui.graphics.motion import Pace
from game.ui.graphics.text import Typesetter
from game.ui.kit import DialogFrame, Frame, Text, walk
from game.ui.screenshot import begun, played_match
from game.ui.stage.composed_scene import ComposedScene, Dialog
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import Command
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from tests.ui.access.test_rounds_without_a_screen import Silent
from tests.ui.lessons.test_without_a_mouse import settle as lesson_goes_on
from tests.ui.pilot import Pilot
from tests.ui.scenes.scene_table import SCENES, Opener
from tests.ui.scenes.test_composed_scenes import bare, seen_texts
from tests.ui.table.scripted import Table, dealt


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Silent)


def heard(pilot: Pilot) -> list[str]:
    """What was said since the last time."""
    narrator = pilot.stage.narrator
    assert isinstance(narrator, Narrator)
    said = list(narrator.speaker.spoken)
    narrator.speaker.spoken.clear()
    return said


def after(pilot: Pilot, key: int) -> list[str]:
    """What is said after a key."""
    heard(pilot)
    pilot.key(key)
    pilot.settle()
    return heard(pilot)


def seated(pilot: Pilot, hand: str, draws: str = "", *script: str) -> Table:
    pilot.stage.profile.change(speech=True)
    return Table(pilot, dealt({0: hand}, draws=draws), script)


# The table.


def test_a_round_begins_with_the_hand_and_what_is_asked(pilot: Pilot) -> None:
    seated(pilot, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH")
    assert heard(pilot) == [
        "Borako. Round 1.",
        "The cards are dealt.",
        "You get 11 cards: 2 of hearts, 3 of hearts, 4 of hearts, 5 of hearts, 6 of hearts, 7 of hearts, 8 of hearts, "
        "9 of hearts, 10 of hearts, jack of hearts and queen of hearts.",
        "Your turn: draw from the stock",
    ]


def test_the_own_draw_is_named_before_what_is_asked_next(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    heard(pilot)
    table.click("stock")
    assert heard(pilot)[:2] == ["You draw the king of diamonds.", "Lay or add cards, then discard to end your turn"]


def test_all_cards_that_anybody_lays_adds_or_throws_are_named(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    script = ["draw", "lay 2S 3S 4S", "add 5S to 1", "discard KS"]
    table = Table(pilot, dealt({0: "9C", 1: "2S 3S 4S 5S KS"}), script)
    table.click("stock")
    heard(pilot)
    table.drag("9C", "discards")
    assert heard(pilot)[:5] == [
        "You discard the 9 of clubs.",
        "Karim draws a card.",
        "Karim lays a meld of 3 cards: 2 of spades, 3 of spades and 4 of spades.",
        "Karim adds the 5 of spades to meld 1 (Them).",
        "Karim discards the king of spades.",
    ]


def test_what_the_others_do_comes_before_what_is_asked_and_that_before_the_focus(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    heard(pilot)
    pilot.key(pygame.K_RETURN)
    table.rest()
    pilot.settle()
    said = heard(pilot)
    asked = said.index("Your turn: draw from the stock or sweep the pile")
    assert [text for text in said[asked:] if text.endswith(", 1 of 11")] == said[asked + 1 :]
    assert said[asked - 1].startswith("Samir discards ")


def test_a_refusal_is_spoken_whole_with_its_clause(pilot: Pilot) -> None:
    seated(pilot, "5H 6H 7H 8H 9C")
    heard(pilot)
    pilot.drag("hand.0", "discards")
    pilot.frame()
    refused = [text for text in heard(pilot) if "Borako rule" in text]
    assert refused == ["First draw from the stock or sweep the discard pile. Borako rule 3.1"]


def test_what_may_be_done_is_read_in_sentences(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.rest()
    assert after(pilot, pygame.K_o) == [
        "Your turn: draw from the stock. You may draw from the stock. Buttons: Draw. Suggest. By suit. Hint. Menu."
    ]


def test_a_key_says_the_last_sentence_again_and_the_one_before(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.rest()
    *_before, one, two = heard(pilot)
    assert after(pilot, pygame.K_a) == [two]
    assert after(pilot, pygame.K_a) == [one]


def test_a_move_that_is_taken_back_is_said(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.select("5H 6H 7H")
    table.click("table.lay")
    assert heard(pilot)[-2] == "You lay a meld of 3 cards: 5 of hearts, 6 of hearts and 7 of hearts."
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    table.rest()
    assert heard(pilot)[0] == "Taken back."


def test_what_happened_at_a_table_is_said_before_what_comes_over_it_and_suits_by_name(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    heard(pilot)
    table.scene.heard.say("Samir goes out.")
    pilot.stage.push(Dialog(pilot.stage, "Hokom ♠", "", [Button("yes", "Yes", pilot.stage.pop)]))
    pilot.frame()
    assert heard(pilot) == ["Samir goes out.", "Hokom spades. Yes", "Yes"]


def test_what_a_meld_has_earned_is_said_after_the_card_that_earned_it_and_before_what_is_asked(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9H TH JH KC", "KD")
    table.click("stock")
    table.select("5H 6H 7H 8H 9H TH JH")
    heard(pilot)
    table.click("table.lay")
    laid, earned, asked = heard(pilot)[:3]
    assert laid.startswith("You lay a meld of 7 cards: ")
    assert earned == "Clean! This meld earns a bonus of 200."
    assert asked == "Lay or add cards, then discard to end your turn"


def test_a_move_that_is_done_again_is_said(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.select("5H 6H 7H")
    table.click("table.lay")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    table.rest()
    heard(pilot)
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    table.rest()
    assert heard(pilot)[0] == "You lay a meld of 3 cards: 5 of hearts, 6 of hearts and 7 of hearts."


def test_a_table_under_a_dialog_is_not_announced_again_and_says_no_message_twice(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_h)
    table.rest()
    assert [text for text in heard(pilot) if text.startswith("Hint: ")] != []
    pilot.stage.push(Dialog(pilot.stage, "Are you sure?", "", [Button("yes", "Yes", pilot.stage.pop)]))
    pilot.settle()
    heard(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    assert [text for text in heard(pilot) if not text.endswith(" of 12")] == []


def test_a_suggested_card_is_said_to_be_added_to_its_meld(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.select("5H 6H 7H")
    table.click("table.lay")
    table.select("8H")
    table.click("staging")
    groups = [text for text in heard(pilot) if text.startswith("Group 1")]
    assert groups == ["Group 1: 8 of hearts. Added to meld 1 (Us): Run of 4, worth 2.5"]
    assert "8 of hearts" in after(pilot, pygame.K_c)[0]


def test_the_last_turns_are_read_with_the_melds_to_which_cards_were_added(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    script = ["draw", "lay 2S 3S 4S", "add 5S to 1", "discard KS"]
    table = Table(pilot, dealt({0: "9C", 1: "2S 3S 4S 5S KS"}), script)
    table.click("stock")
    table.drag("9C", "discards")
    assert "Karim adds the 5 of spades to meld 1 (Them)." in after(pilot, pygame.K_n)[0]


def test_a_hint_names_the_meld_that_it_highlights(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    table = Table(pilot, dealt({0: "5H 6H 7H 8H 9H TH KC"}, draws="JH"))
    table.click("stock")
    table.select("5H 6H 7H 8H 9H TH")
    table.click("table.lay")
    heard(pilot)
    hint = after(pilot, pygame.K_h)[0]
    assert hint.startswith("Hint: add the jack of hearts to the highlighted meld. ")
    assert hint.partition("Highlighted: ")[2].startswith("Us, meld 1: 5 of hearts, 6 of hearts, 7 of hearts, ")
    assert [text for text in after(pilot, pygame.K_g) if text.startswith("Hint: ")] == []


def test_signs_of_suits_are_said_as_the_game_calls_them(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True, language="ar")
    pilot.stage.replace(TableScene(pilot.stage, played_match("baloot", lambda _match: True)))
    pilot.settle()
    narrator = pilot.stage.narrator
    assert isinstance(narrator, Narrator)
    narrator.say("♠ ♥ ♣ ♦")
    assert heard(pilot)[-1] == "سبيت هاص شريا ديمن"


def test_enter_says_why_it_does_nothing(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    after(pilot, pygame.K_TAB)
    said = []
    for _stop in range(4):
        after(pilot, pygame.K_TAB)
        said.append(after(pilot, pygame.K_RETURN))
    assert said[0] == ["There's nothing to take here now."]
    assert said[1:] == [["Select a card first."]] * 3


def test_enter_on_a_card_says_when_none_is_to_be_played(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_lesson("baloot", "buying")
    pilot.settle()
    after(pilot, pygame.K_RETURN)
    after(pilot, pygame.K_RETURN)
    assert after(pilot, pygame.K_RETURN) == ["No card is to be played now."]


def test_a_suggestion_is_said_group_by_group(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C", "KD")
    table.click("stock")
    table.rest()
    assert after(pilot, pygame.K_g)[0].startswith(
        "Group 1: 5 of hearts, 6 of hearts, 7 of hearts, 8 of hearts. Run of 4"
    )


# A lesson and a replay.

ACE = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
READ_TWICE = (pygame.K_RETURN, pygame.K_RETURN)
SEVEN = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
"""Keys that play the first three tricks of the first lesson of Baloot."""


def test_a_lesson_says_that_it_is_one_and_its_coach_begins(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_first_lesson("borako")
    pilot.settle()
    said = heard(pilot)
    assert said[0] == "Lesson: Seven in a row. Borako. Round 1."
    assert said[-1].startswith("Welcome! Layla, across from you, is your partner.")
    assert said[-2] == (
        "The arrows go from card to card, Tab to the next area. Space selects a "
        "card. Enter plays it or the selected ones, draws from the stock, or puts cards where you are."
    )


def test_what_is_to_be_read_is_followed_by_next_and_enter_reads_on(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_first_lesson("borako")
    pilot.settle()
    after(pilot, pygame.K_TAB)
    after(pilot, pygame.K_TAB)
    jack = (
        "The jack of hearts! Everybody was dealt 11 cards: the number below each name shows how many the others hold."
    )
    assert after(pilot, pygame.K_RETURN) == ["You draw the jack of hearts.", jack, "Next"]
    assert after(pilot, pygame.K_o) == [f"{jack} Buttons: Menu. Next. Leave the lesson."]
    points = (
        "Points come from melds on the table, such as runs: three or more cards of one suit in a row. See your hearts?"
    )
    assert after(pilot, pygame.K_RETURN) == [points]
    assert after(pilot, pygame.K_RETURN)[1] == "4 of spades, 1 of 12"


def test_the_hand_is_first_said_in_the_order_in_which_the_arrows_go_through_it(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_first_lesson("baloot")
    pilot.settle()
    (hand,) = [text for text in heard(pilot) if text.startswith("You hold ")]
    assert hand == after(pilot, pygame.K_c)[0]


def test_while_something_is_to_be_read_nothing_is_offered_to_be_taken(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_lesson("borako", "sets_and_wilds")
    pilot.settle()
    assert after(pilot, pygame.K_o) == [
        "Besides runs there are sets, but only of aces, of 2s and of 3s. You hold three 3s. Buttons: Menu. Next. "
        "Leave the lesson."
    ]


def test_a_trick_without_cards_is_said_to_have_none_yet(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_first_lesson("baloot")
    pilot.settle()
    after(pilot, pygame.K_TAB)
    assert after(pilot, pygame.K_TAB) == ["Trick: no card yet"]


def test_the_coach_answers_the_same_try_again(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_first_lesson("baloot")
    pilot.settle()
    hint = after(pilot, pygame.K_h)
    assert hint[0].startswith("Look for what glows: ace of hearts")
    assert after(pilot, pygame.K_h) == hint


def test_a_table_of_tricks_says_who_played_what_who_bought_and_who_won_how_many(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_first_lesson("baloot")
    pilot.settle()
    after(pilot, pygame.K_TAB)
    for key in (*ACE, *READ_TWICE, pygame.K_RETURN, *SEVEN):
        after(pilot, key)
        lesson_goes_on(pilot)
    assert after(pilot, pygame.K_b)[0].partition("Saud holds 4 cards. ")[2] == (
        "Us: 2 tricks. Them: 1 trick. Saud deals. Sun, bought by you, no trumps. Us: 24 card points. "
        "Them: 14 card points. Trick: 3 cards. Faisal: king of spades. Hessa: 7 of spades. Saud: ace of spades"
    )


def test_a_hint_of_the_coach_names_what_glows(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_first_lesson("borako")
    pilot.settle()
    assert after(pilot, pygame.K_h)[0].startswith("Look for what glows: Stock: 40 cards, Layla, Draw. Welcome! ")


def test_a_replay_says_that_it_is_one_and_what_happened_at_each_step(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["replay"]["two sides"](pilot)
    pilot.settle()
    assert heard(pilot)[0] == "Replay of a match. Borako. Round 1."
    pilot.key(pygame.K_LEFT)
    pilot.settle()
    assert [text for text in heard(pilot) if text.endswith(".") and " of " in text] != []


# Controls.


def stops(pilot: Pilot) -> Iterator[str]:
    """What is said at every stop of Tab."""
    seen = set[str]()
    while (said := after(pilot, pygame.K_TAB)) and said[-1] not in seen:
        seen.add(said[-1])
        yield said[-1]


def test_new_match_says_name_value_and_place_of_every_control(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_new_match(game="borako")
    pilot.settle()
    about = "Plays for fun: knows the game, but slips now and then."
    assert list(stops(pilot)) == [
        "Amina. Your portrait",
        "Your name: Amina",
        "Karim. Invite somebody else",
        f"Level of Karim: Casual, 2 of 4. {about}",
        "Layla. Invite somebody else",
        f"Level of Layla: Casual, 2 of 4. {about}",
        "Samir. Invite somebody else",
        f"Level of Samir: Casual, 2 of 4. {about}",
        "Game: Borako, 1 of 6",
        "New here? Your first lesson takes 2 minutes",
        "Length of the match: Usual · 350, 2 of 4. How many points decide the match? (Borako rule 1.3)",
        "House rules: By the book, 1 of 5. Played exactly as the rule book says.",
        "See all 4 rules",
        "Deal number: New deal. The same number always deals the same cards. Leave it empty for a new deal.",
        "Play with a code",
        "Back",
        "Deal the cards",
    ]


def test_new_match_says_little_when_it_opens_and_all_when_asked(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    heard(pilot)
    pilot.stage.navigator.open_new_match(game="borako")
    pilot.settle()
    assert heard(pilot) == ["New match. Borako", "Deal the cards"]
    assert "Length of the match" in after(pilot, pygame.K_b)[0]


KEYS_OF = {"de": ("Leertaste", "Eingabetaste"), "fr": ("Espace", "Entrée"), "pl": ("Spacja", "Enter")}


@pytest.mark.parametrize("code", KEYS_OF)
def test_keys_are_called_as_in_the_language_of_the_player(pilot: Pilot, code: str) -> None:
    pilot.stage.profile.change(language=code)
    assert tuple(Chord(key).label for key in ("Space", "Enter")) == KEYS_OF[code]


def test_a_control_says_what_it_was_changed_to(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_new_match(game="borako")
    pilot.settle()
    for _stop in range(4):
        pilot.key(pygame.K_TAB)
    assert after(pilot, pygame.K_RIGHT)[-1].startswith("Level of Karim: Club, 3 of 4. ")


FIRST = [pytest.param(next(iter(states.values())), id=name) for name, states in SCENES.items()]


@pytest.mark.slow
@pytest.mark.parametrize("opener", FIRST)
def test_every_scene_says_what_it_is_and_every_button_what_is_written_on_it(pilot: Pilot, opener: Opener) -> None:
    opener(pilot)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, WidgetScene)
    assert scene.announcement() or scene.name == "menu"  # "Main menu" is said of it
    buttons = [each for each in scene.group.widgets if isinstance(each, Button) and each.visible]
    assert [each.name for each in buttons if each.label.strip(ARROWS) not in each.spoken] == []


SAID_ALONE = {
    "Spoken": "a day of a month by its whole date, and cards by their names",
    "PileCard": "a card by its name",
    "FaceKey": "a card by its name",
    "Cards": "cards by their names",
    "KeyCaps": "the keys of a command, which are drawn apart",
    "ResultThread": "signs of matches that were won or lost",
    "Rounds": "columns of points",
    "TotalsGraph": "curves of points",
    "Course": "what each decision was worth, as a curve",
    "ReplayTable": "the name of the game whose table is seen",
    "BookPage": "a paragraph of a rule book, seen in the letters of its cards and set line by line",
    "List": "the chosen row, with the cards in it by their names",
    "_Explained": "what is explained where a pointer rests",
    "_Initial": "the face of a player who has only a letter",
}
"""What is said and not written, by the kind of node or widget, and what is seen there instead."""
ARROWS = "‹› "
"""What is seen on buttons, and not said."""
PLACE = re.compile(r"\d+ of \d+|nothing chosen")
"""Which of how many, or none: the lit one is seen."""


def said_and_not_seen(scene: ComposedScene, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield what a listener hears of the nodes in sight, and an eye does not read."""
    titles = [node.title for node in walk(scene.tree) if isinstance(node, (Frame, DialogFrame))]
    gilded = [node.text for node in walk(scene.tree) if isinstance(node, Text)]
    arrows = [each for each in scene.group.widgets if isinstance(each, Button) and not each.label.strip(ARROWS)]
    tips = [button.tip for button in arrows]  # seen where a pointer rests
    seen = bare(" ".join([*seen_texts(scene, monkeypatch), *titles, *gilded, *tips]))
    for node in walk(scene.tree):
        widgets = [type(widget).__name__ for widget in node.own_widgets()]
        if node.children or any(kind in SAID_ALONE for kind in (type(node).__name__, *widgets)):
            continue
        if isinstance(node, Text) and list(node.texts()) != [node.text]:
            continue  # a step in a word, whose cards are seen beside it
        for piece in (piece for text in node.texts() for piece in re.split(r"(?<=[.!?:])\s|, ", text)):
            if bare(piece) not in seen and not PLACE.fullmatch(piece):
                yield f"{type(node).__name__} {widgets}: {piece}"


@pytest.mark.slow
@pytest.mark.parametrize("opener", FIRST)
def test_what_is_said_of_a_scene_is_seen_in_it(pilot: Pilot, opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    opener(pilot)
    pilot.settle()
    if isinstance(pilot.scene, ComposedScene):
        assert list(said_and_not_seen(pilot.scene, monkeypatch)) == []


def test_the_game_of_a_door_is_said_with_what_is_written_on_its_button(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    assert "Borako. Play. 4 players" in list(stops(pilot))


KEYS = {Command.RULES: "rules", Command.SETTINGS: "settings", Command.SHORTCUTS: "shortcuts"}


def test_the_same_keys_open_rules_settings_and_shortcuts_at_a_table_and_in_the_menu(pilot: Pilot) -> None:
    for opens in (pilot.stage.navigator.open_menu, lambda: pilot.stage.navigator.open_table(begun("borako"))):
        opens()
        pilot.settle()
        before = pilot.scene.name
        for command, scene in KEYS.items():
            pilot.stage.handle(pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0, command=command))
            pilot.settle()
            assert pilot.scene.name == scene
            pilot.key(pygame.K_ESCAPE)
            pilot.settle()
            assert pilot.scene.name == before


def test_tab_passes_the_whole_hand_in_one_step(pilot: Pilot) -> None:
    table = seated(pilot, "5H 6H 7H 8H 9C")
    pilot.key(pygame.K_TAB)
    assert isinstance(table.scene, TableScene)
    assert table.scene.focus.zone == "hand"
    pilot.key(pygame.K_TAB)
    assert table.scene.focus.zone == "stock"


def test_the_sort_button_says_that_it_sets_the_order_of_the_hand(pilot: Pilot) -> None:
    seated(pilot, "5H 6H 7H 8H 9C")
    said = [text for _ in range(8) for text in after(pilot, pygame.K_TAB)]
    assert any(text.startswith("Sort order: By ") for text in said), said


def test_keys_that_are_called_otherwise_have_their_names_in_another_language(pilot: Pilot) -> None:
    pilot.stage.profile.change(language="de")
    keys = ("Home", "End", "PageUp", "PageDown", "Up", "Down", "Left", "Right")
    assert [Chord(key).label for key in keys if Chord(key).label == key] == []


# The size of texts.

Sizes = dict[str, int]


def sizes_of(scale: int, opener: Opener, pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Sizes:
    """The largest letters in which each text of a scene is set."""
    pilot.stage.profile.change(ui_scale=scale)
    opener(pilot)
    pilot.settle()
    seen: Sizes = {}
    line = Typesetter.line

    def noted(setter: Typesetter, text: str, size: int, *how: object) -> pygame.Surface:
        seen[text] = max(size, seen.get(text, 0))
        return line(setter, text, size, *how)  # type: ignore[arg-type]

    def gilded(style: object, text: str, size: int, *how: object) -> pygame.Surface:
        seen[text] = max(size, seen.get(text, 0))
        return lettering(style, text, size, *how)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Typesetter, "line", noted)
        for module in (game.ui.kit.leaves, game.ui.panels.doors):
            patched.setattr(module, "lettering", gilded)
        pilot.scene.paint(pygame.Surface(pilot.stage.size), pygame.Rect((0, 0), pilot.stage.size))
    return seen


@pytest.mark.parametrize("name", ["menu", "new_match", "settings", "scoring", "pause", "lessons", "load"])
def test_at_two_hundred_percent_texts_are_nearly_twice_as_large(
    pilot: Pilot, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener: Callable[[Pilot], None] = next(iter(SCENES[name].values()))
    usual = sizes_of(100, opener, pilot, monkeypatch)
    larger = sizes_of(200, opener, pilot, monkeypatch)
    growth = [larger[text] / usual[text] for text in usual if text in larger]
    assert growth
    assert min(growth) >= 1.5
    assert median(growth) >= 1.9
