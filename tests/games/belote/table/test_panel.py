"""Taking, bidding and declaring at the table of Belote, with pointer and keyboard (belote 2, 4, 6)."""

from __future__ import annotations

import pygame
import pytest

from game.engine import OptionValue
from game.games.belote.rules.actions import Bid
from game.games.belote.rules.state import Answering
from game.i18n import LANGUAGES, use_language
from game.opponents.protocol import Decision
from game.ui.graphics.text import SMALLEST
from game.ui.widgets import Button
from tests.games.belote.table.tables import HANDS, OWN, answers, bubble, contents, dealt, said, table, view_of
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

SEVEN = ("JH 9H AH KH QH AS TS", *HANDS[1:])


def test_the_card_is_taken_by_a_click_and_the_bubble_says_so(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*SEVEN, public="8D"))
    assert answers(shown) == {"pass": "Pass", "take": "Take ♦"}
    pilot.click("table.offer.take")
    assert said(shown) == ["take"]
    assert bubble(shown, OWN) == "I take ♦"


def test_the_keyboard_passes(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*SEVEN, public="8D"), *["pass"] * 3)
    for _stop in range(20):
        pilot.key(pygame.K_TAB)
        focus = shown.scene.group.focus
        if focus is not None and focus.name == "offer.pass":
            break
    pilot.key(pygame.K_RETURN)
    shown.rest()
    assert said(shown) == ["pass"]
    assert answers(shown) == {"pass": "Pass", "take_S": "Take ♠", "take_H": "Take ♥", "take_C": "Take ♣"}


def test_a_bid_of_the_least_level_is_one_click(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS))
    assert [answers(shown)[f"bid_80_{suit}"] for suit in "SHCD"] == ["80 ♠", "80 ♥", "80 ♣", "80 ♦"]
    assert "lower" not in answers(shown)
    pilot.click("table.offer.bid_80_H")
    assert said(shown) == ["bid 80 H"]


def test_the_level_goes_up_and_down_before_a_suit_is_named(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS))
    for name in ("higher", "higher", "higher", "lower"):
        shown.click(f"table.offer.{name}")
    assert shown.said == "Your bid: 100. Now name the trumps."
    assert said(shown) == []
    pilot.click("table.offer.bid_100_H")
    assert said(shown) == ["bid 100 H"]
    assert bubble(shown, OWN) == "100 ♥"


def test_a_capot_is_the_highest_bid_and_two_clicks_away(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS))
    shown.click("table.offer.capot")
    assert not {"higher", "capot"} & set(answers(shown))
    assert answers(shown)["bid_capot_S"] == "Capot ♠"
    shown.click("table.offer.lower")
    assert "bid_160_S" in answers(shown)


def test_the_next_question_begins_with_the_least_level_again(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS), "bid 80 S", "pass", "bid 90 S")
    for _ in range(5):
        shown.click("table.offer.higher")
    shown.click("table.offer.pass")
    assert {"coinche", "bid_100_S"} <= set(answers(shown))
    assert not any(name.startswith("bid_130") for name in answers(shown))


def test_a_coinche_is_answered(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS), "coinche")
    shown.click("table.offer.bid_80_H")
    assert isinstance(view_of(shown).phase, Answering)
    assert answers(shown) == {"pass": "Pass", "surcoinche": "Surcoinche"}
    shown.click("table.offer.surcoinche")
    assert view_of(shown).multiplier == 4
    assert getattr(contents(shown)["badge"], "times", "") == "×4"


@pytest.mark.parametrize(
    ("bid", "label", "named"),
    [
        (Bid(80, "H"), "80 ♥", "80 ♥"),
        (Bid(110, "H"), "110 ♥", "110 ♥"),
        (Bid(250, "H"), "Capot ♥", "Capot ♥"),
        (Bid(90, "sans"), "90", "90 sans atout"),
    ],
)
def test_a_hint_rings_the_very_button_of_the_bid_that_it_names(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, bid: Bid, label: str, named: str
) -> None:
    advised = Decision(bid, None)
    monkeypatch.setattr("game.ui.table.input.hint.heuristic_decision", lambda *_args: advised)
    shown = table(pilot, dealt(*HANDS, options={"sans_tout": "on"}))
    pilot.key(pygame.K_h)
    pilot.frame()
    zone = shown.scene.hint.zone
    assert zone is not None
    assert answers(shown)[zone.removeprefix("offer.")] == label
    assert shown.said.startswith(f"Hint: say {named}")
    pilot.click(f"table.{zone}")
    assert said(shown) == [str(advised.action)]


def test_every_answer_of_a_bid_has_a_tip(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS, options={"sans_tout": "on"}))
    buttons = [each for each in shown.scene.group.widgets if each.visible and each.name.startswith("offer.")]
    assert len(buttons) == 10
    assert all(each.tip for each in buttons)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_all_answers_have_room_for_their_words_in_a_small_window(pilot: Pilot, language: str, scale: int) -> None:
    pilot.stage.profile.change(language=language, ui_scale=scale)
    use_language(language)
    pilot.resize((960, 600))
    match = dealt(*HANDS, done=["bid 80 H", "bid 90 S"], options={"sans_tout": "on"})
    try:
        shown = table(pilot, match, "pass", "pass")
        buttons = [each for each in shown.scene.group.widgets if each.visible and each.name.startswith("offer.")]
        assert len(buttons) == 11
        for place, button in enumerate(buttons):
            assert isinstance(button, Button)
            assert button.has_room(pilot.stage.style)
            assert pilot.stage.style.type.width(button.detail, SMALLEST) <= button.rect.width
            assert pygame.Rect((0, 0), pilot.stage.size).contains(button.rect)
            assert button.rect.collidelist([other.rect for other in buttons[:place]]) == -1
    finally:
        use_language("en")


def declaring(pilot: Pilot, *script: str, **options: OptionValue) -> Table:
    """We have bid 80 in hearts and lead to the first trick."""
    done = ["bid 80 H", *["pass"] * 3]
    return table(pilot, dealt(*HANDS, done=done, options=options), *script)


def test_a_declaration_is_made_by_its_button(pilot: Pilot) -> None:
    shown = declaring(pilot, declarations="on")
    assert shown.scene.panels.facts.prompt == "Your turn: declare Cinquante, or play a card"
    shown.click("table.offer.declare_0")
    assert [one.seat for one in view_of(shown).declared] == [OWN]
    assert bubble(shown, OWN)


def test_a_declaration_that_is_held_back_is_not_offered_again(pilot: Pilot) -> None:
    shown = declaring(pilot, "play 7H", "play TH", "play KC", declarations="on")
    shown.drag("JH", "trick")
    assert view_of(shown).declared == ()
    assert not any(name.startswith("declare") for name in answers(shown))


def test_belote_is_said_before_the_card_and_only_its_cards_may_follow(pilot: Pilot) -> None:
    shown = declaring(pilot, belote_by_hand="on")
    assert shown.scene.panels.facts.prompt == "Your turn: say belote, or play a card"
    shown.click("table.offer.belote_H")
    assert bubble(shown, OWN) == "Belote"
    assert shown.scene.panels.facts.prompt == "Your turn: play the king or queen"
    dim = {str(sprite.face) for sprite in shown.scene.board.pool if sprite.dim}
    assert dim == {"JH", "9H", "AH", "AS", "TS", "8D"}


def test_the_table_says_belote_where_players_need_not(pilot: Pilot) -> None:
    shown = declaring(pilot, "play 7H", "play TH", "play KC")
    shown.loop.waits = True
    shown.drag("KH", "trick")
    assert bubble(shown, OWN) == "Belote"
