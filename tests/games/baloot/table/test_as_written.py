"""The table under the rules "As written": what they change is said there, and a whole round is played by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

from game.engine import team_points
from game.games import GAMES
from game.games.baloot.rules.actions import Declare, Play, Show
from game.games.baloot.rules.buying import is_low
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Cutting, Playing, RoundOver
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table import TABLE
from game.games.baloot.table.auction import calls, contract_facts, talk
from game.games.baloot.table.stories import round_story
from game.i18n import LANGUAGES, use_language
from game.i18n.order import without_marks
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from game.ui.graphics.text import SMALLEST
from game.ui.table.actions import ConfirmDialog
from game.ui.widgets import Button
from tests.families.tricks.table.tables import table_of
from tests.games.baloot.play import SEATS
from tests.games.baloot.rules.positions import BALOOT, after, buying
from tests.match.play import NOW
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

CARDS = ("cards", "last_trick", "rounding")
"""The lines of what a team took."""
NAMES = tuple(seat.name for seat in SEATS)
OWN = 0


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def as_written(seed: int, **options: str) -> Match:
    """A match under the preset, whose first pack is cut as usual."""
    chosen = {**BalootOptions.PRESETS["written"], **options}
    return new_match(GAMES, MatchSetup("baloot", SEATS, seed, chosen), None, NOW)


def said_by(table: Table) -> list[str]:
    """Return the calls of our seat."""
    return [text for seat, text in table.match.view_as(BalootView, OWN).said if seat == OWN]


def asked_first() -> Match:
    """A match in which our seat may buy first and has no right to Ashkal."""
    for seed in count():
        match = as_written(seed, cut_choices="off")
        if match.actor() == OWN:
            return match
    raise AssertionError("the numbers end")


@cache
def seed_of_low_cards() -> int:
    """The first deal in which our seat is asked first and has a Kawesh."""
    for seed in count():
        match = as_written(seed, cut_choices="off")
        if match.actor() == OWN and is_low(match.view_as(BalootView, OWN).hand):
            return seed
    raise AssertionError("the numbers end")


def test_an_ashkal_without_the_right_to_it_is_asked_about_before_it_buys_a_sun(pilot: Pilot) -> None:
    table = table_of(pilot, asked_first())
    button = table.scene.group.named("offer.ashkal")
    assert "no right" in button.tip
    pilot.click("table.offer.ashkal")
    assert isinstance(pilot.scene, ConfirmDialog)
    pilot.click("confirm.no")
    assert said_by(table) == []
    pilot.click("table.offer.ashkal")
    pilot.click("confirm.yes")
    view = table.match.view_as(BalootView, OWN)
    assert said_by(table) == ["bid ashkal"]
    assert view.contract is not None
    assert (view.contract.kind, view.contract.holder, view.contract.ashkal) == ("sun", OWN, False)


def test_an_ashkal_by_right_is_said_at_once() -> None:
    state = after(buying(wrong_ashkal="sun"), "pass", "pass")
    tips = {call.name: call.tip for call in calls(BALOOT.view(state, 2), BALOOT.actions(state))}
    assert "your partner gets" in tips["ashkal"]


def test_a_kawesh_that_nobody_takes_over_shows_six_cards(pilot: Pilot) -> None:
    match = as_written(seed_of_low_cards(), cut_choices="off")
    public = match.view_as(BalootView, OWN).public
    table = table_of(pilot, match)
    pilot.click("table.offer.kawesh")
    pilot.wait(1600)
    view = table.match.view_as(BalootView, OWN)
    assert view.phase == RoundOver("kawesh")
    assert public in view.hand
    assert len(table.hand.split()) == 6
    assert "void" in table.said


def test_who_may_take_a_kawesh_over_reads_what_it_is() -> None:
    state = after(buying("", "", "7S 8S 9S 7C 8C", kawesh="as_sun"), "pass", "pass", "bid kawesh")
    view = BALOOT.view(state, 0)
    dialogue, facts = talk(view, NAMES), contract_facts(view, NAMES)
    assert dialogue is not None
    assert facts is not None
    assert dialogue.title == "Celia says Kawesh. Will you take the card as Sun?"
    assert (facts.word, facts.brief, facts.final) == ("Kawesh", "void this deal", False)


def played_by_hand(table: Table, action: Any) -> None:
    """Our seat does this with the pointer, as a player would."""
    match action:
        case Play(card):
            table.pilot.double_click(table.card(str(card)))
        case Declare() | Show():
            table.pilot.click(f"table.offer.{'declare' if isinstance(action, Declare) else 'show'}_0")
        case _:
            view = table.match.view_as(BalootView, OWN)
            table.pilot.click(f"table.{TABLE.gesture(view, action).zone}")
    table.rest()


@pytest.mark.parametrize("first", ["we cut", "others cut"])
def test_a_whole_round_is_played_by_hand(pilot: Pilot, first: str) -> None:
    matches = (as_written(seed) for seed in count(7))
    match = next(match for match in matches if (match.actor() == OWN) == (first == "we cut"))
    table = table_of(pilot, match)
    phases = set()
    while pilot.scene is table.scene and not match.score():
        view = match.view_as(BalootView, OWN)
        if match.actor() is None:  # nobody bought, the next deal comes by itself
            pilot.wait(3000)
            table.rest()
            continue
        phases.add(type(view.phase))
        played_by_hand(table, heuristic_action(match.game, view, match.agent_stream()))
    assert phases >= ({Cutting, Playing} if first == "we cut" else {Playing})
    view = match.view_as(BalootView, OWN)
    assert len(view.tricks) == 8 or view.claimed is not None
    assert match.score()
    assert not {line.key for line in match.score()} & {"khasara", "kaboot"}


@pytest.mark.slow
def test_the_story_of_a_round_says_what_was_rounded_and_praises_no_buyer_with_the_lesser_half() -> None:
    short = 0
    for seed in range(20):
        match = as_written(seed, cut_choices="off")
        while match.actor() is not None:
            match.play(heuristic_action(match.game, match.view(match.actor() or 0), match.agent_stream()))
        view, lines = match.view_as(BalootView, OWN), match.score()
        if view.contract is None or not lines:
            continue
        story = round_story(lines, view, NAMES)
        points = team_points(lines)
        for team in (0, 1):
            counted = sum(line.points for line in lines if (line.team, line.key) in {(team, key) for key in CARDS})
            assert f"= {counted:.0f}" in without_marks(story.notes[team, "cards"])
        buyers = view.contract.buyer % 2
        fell_short = view.multiplier == 1 and points[buyers] < points[1 - buyers]
        assert ("made it" in story.headline) == (not fell_short and points[buyers] > 0)
        short += fell_short
    assert short


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_words_of_five_answers_stay_on_their_buttons_in_a_small_window(pilot: Pilot, language: str) -> None:
    pilot.stage.profile.change(language=language)
    use_language(language)
    pilot.resize((960, 600))
    table = table_of(pilot, as_written(seed_of_low_cards(), cut_choices="off"))
    buttons = [widget for widget in table.scene.group.widgets if widget.visible and widget.name.startswith("offer.")]
    assert len(buttons) == 5
    for button in buttons:
        assert isinstance(button, Button)
        assert pilot.stage.style.type.width(button.detail, SMALLEST) <= button.rect.width
