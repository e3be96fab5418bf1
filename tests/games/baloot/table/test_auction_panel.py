"""Buying, doubling, declaring and showing at the table of Baloot, with pointer and keyboard (baloot 2.2, 3, 4, 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.families.tricks.table.projects import ProjectReview
from game.games import GAMES
from game.games.baloot.rules.actions import Bid, Declare, Show
from game.games.baloot.rules.state import Buying, Cutting, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.graphics.drawing import room_for, scale_for
from game.ui.table.cards.placement import counts_of
from game.ui.table.layout.geometry import Frame
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind
from tests.families.tricks.table.tables import table_of
from tests.games.baloot.play import SEATS
from tests.games.baloot.table.tables import leads, table_where
from tests.match.play import NOW
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

OWN = 0
DEALT_BY_THE_LAST = 1
"""A deal in which our seat speaks first."""
Question = Callable[[Match, BalootView], bool]


@cache
def asked(question: str, number: int = 1) -> Question:
    """Our seat is asked that in that round of buying."""

    def wanted(_match: Match, view: BalootView) -> bool:
        return isinstance(view.phase, Buying) and (view.phase.question, view.phase.round) == (question, number)

    return wanted


@cache
def raising(level: str) -> Question:
    """Our seat is asked to raise to that."""
    return lambda _match, view: isinstance(view.phase, Doubling) and view.phase.level == level


def may_declare(match: Match, view: BalootView) -> bool:
    """Our seat has a project before its first card."""
    return isinstance(view.phase, Playing) and any(isinstance(action, Declare) for action in match.actions())


def answers(table: Table) -> list[str]:
    """The answers that have a button now."""
    names = (name.removeprefix("table.") for name in table.pilot.stage.targets())
    return [name.removeprefix("offer.") for name in names if name.startswith("offer.")]


def given_answers(table: Table) -> list[str]:
    """Return the calls of our seat, as texts of actions."""
    view = table.match.view_as(BalootView, OWN)
    return [text for seat, text in view.said if seat == OWN]


def bubble(table: Table, seat: int) -> str:
    """Return the text of the bubble at a panel, empty without one."""
    contents = {name: shown for component in table.scene.components for name, shown in component.contents().items()}
    _rect, shown = contents[f"said.{seat}"]
    return getattr(shown, "text", "")


def match_with(seed: int, **options: str) -> Match:
    """A match that begins with these options."""
    return new_match(GAMES, MatchSetup("baloot", SEATS, seed, dict(options)), None, NOW)


def test_what_may_be_said_has_a_button_with_a_short_explanation(pilot: Pilot) -> None:
    table = table_where(pilot, asked("buy"))
    assert answers(table)[:3] == ["pass", "hokom", "sun"]
    for name in answers(table):
        button = table.scene.group.named(f"offer.{name}")
        assert isinstance(button, Button)
        assert button.label
        assert button.detail
        assert button.tip
        assert button.kind is ButtonKind.PLAIN, "no colour advises what to say"


def test_a_click_says_it_and_the_bubble_repeats_it(pilot: Pilot) -> None:
    table = table_where(pilot, asked("buy"))
    pilot.click("table.offer.sun")
    assert given_answers(table)[-1] == "bid sun"
    assert bubble(table, OWN) == "Sun"


def test_the_keyboard_says_it_too(pilot: Pilot) -> None:
    table = table_where(pilot, asked("over_hokom"))
    for _stop in range(20):
        pilot.key(pygame.K_TAB)
        focus = table.scene.group.focus
        if focus is not None and focus.name == "offer.pass":
            break
    number = len(given_answers(table))
    pilot.key(pygame.K_RETURN)
    assert given_answers(table)[number:] == ["pass"]


def test_a_question_is_answered_once_however_often_enter_is_pressed(pilot: Pilot) -> None:
    table = table_where(pilot, asked("over_hokom"))
    number = len(given_answers(table))
    pilot.click("table.offer.pass")
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_RETURN)
    assert len(given_answers(table)) == number + 1


def test_nobody_is_offered_anything_while_others_are_asked(pilot: Pilot) -> None:
    table = table_where(pilot, asked("buy"))
    pilot.click("table.offer.pass")
    assert table.match.actor() == OWN or answers(table) == []


def test_the_suit_of_a_late_hokom_is_named_by_a_button(pilot: Pilot) -> None:
    match = match_with(DEALT_BY_THE_LAST)
    for text in (*["pass"] * 4, "bid hokom", *["pass"] * 3):
        match.play(match.game.parse(text))
    assert match.actor() == OWN
    assert asked("confirm", 2)(match, match.view_as(BalootView, OWN))
    match.take_events(OWN)
    table = table_of(pilot, match)
    assert table.scene.panels.facts.prompt == "Your turn: keep your Hokom or turn it into Sun"
    named = [name for name in answers(table) if name.startswith("hokom_")]
    assert len(named) == 3
    assert "sun" in answers(table)
    pilot.click(f"table.offer.{named[0]}")
    assert given_answers(table)[-1] == f"confirm hokom {named[0][-1]}"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["double", "double_locked"])
def test_a_double_is_said_open_or_locked(pilot: Pilot, name: str) -> None:
    table = table_where(pilot, raising("double"))
    if name not in answers(table):
        pytest.fail(f"{name} is not among {answers(table)}")
    pilot.click(f"table.offer.{name}")
    view = table.match.view_as(BalootView, OWN)
    assert view.multiplier == 2
    assert view.locked == (name == "double_locked")


def test_every_way_of_cutting_has_a_button(pilot: Pilot) -> None:
    matches = (match_with(seed, cut_choices="on") for seed in range(40))
    table = table_of(pilot, next(match for match in matches if match.actor() == OWN))
    assert len(answers(table)) == 7
    pilot.click("table.offer.cut_take_top")
    view = table.match.view_as(BalootView, OWN)
    assert not isinstance(view.phase, Cutting)
    assert bubble(table, OWN) == "Top three"


@pytest.mark.parametrize("scale", [150, 200])
def test_the_ways_of_cutting_stay_in_a_small_window_with_large_text(pilot: Pilot, scale: int) -> None:
    pilot.stage.profile.change(ui_scale=scale)
    pilot.resize((960, 600))
    matches = (match_with(seed, cut_choices="on") for seed in range(40))
    table = table_of(pilot, next(match for match in matches if match.actor() == OWN))
    names = answers(table)
    places = [pilot.stage.targets()[f"table.offer.{name}"] for name in names]
    assert len(places) == 7
    assert all(pygame.Rect((0, 0), pilot.stage.size).contains(place) for place in places)
    assert pygame.Rect(places[0]).collidelist(places[1:]) == -1


def test_own_projects_are_declared_by_buttons_and_announced_in_a_bubble(pilot: Pilot) -> None:
    table = table_where(pilot, may_declare)
    first = next(name for name in answers(table) if name.startswith("declare"))
    assert "declare" in table.scene.panels.facts.prompt
    table.click(f"table.offer.{first}")
    view = table.match.view_as(BalootView, OWN)
    assert [one.seat for one in view.declared if one.seat == OWN]
    assert bubble(table, OWN) != ""
    assert first not in answers(table) or first == "declare_0"


def test_a_project_is_shown_by_a_button_where_that_was_agreed(pilot: Pilot) -> None:
    for seed in range(200):
        match = match_with(seed, show_projects_by_hand="on")
        while isinstance(match.view(OWN).phase, Buying | Doubling | Playing):
            actions = list(match.actions())
            shows = [action for action in actions if isinstance(action, Show)]
            if shows and match.actor() == OWN:
                match.take_events(OWN)
                table = table_of(pilot, match)
                table.click("table.offer.show_0")
                shown = [one for one in match.view_as(BalootView, OWN).declared if one.shown]
                assert shows[0].cards in [one.cards for one in shown]
                contents = {name for component in table.scene.components for name in component.contents()}
                assert f"open.{OWN}" in contents
                return
            wanted = [action for action in actions if isinstance(action, Declare) or action == Bid("sun")]
            match.play((wanted or actions)[0])
    raise AssertionError("nobody could show anything")


def test_all_tricks_can_be_looked_at_where_that_was_agreed(pilot: Pilot) -> None:
    match = match_with(3, review="all_tricks")
    while len(match.view_as(BalootView, OWN).tricks) < 3 or match.actor() != OWN:
        actions = [action for action in match.actions() if str(action) != "pass"]
        match.play(actions[0])
    match.take_events(OWN)
    table = table_of(pilot, match)
    pilot.click("table.review")
    review = pilot.scene
    assert isinstance(review, ProjectReview)
    pilot.click("review.earlier")
    pilot.click("review.earlier")
    assert "review.earlier" not in pilot.stage.targets()
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is table.scene


def test_a_hint_rings_the_button_that_it_means(pilot: Pilot) -> None:
    table = table_where(pilot, asked("buy"))
    pilot.key(pygame.K_h)
    pilot.frame()
    assert table.said.startswith("Hint: say ")
    zone = table.scene.hint.zone
    assert zone is not None
    assert zone.removeprefix("offer.") in answers(table)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_dialogue_hides_neither_the_hand_nor_a_bubble(pilot: Pilot, size: tuple[int, int]) -> None:
    table = table_where(pilot, asked("buy"))
    counts = counts_of(table.scene.game.placement(table.match.view_as(BalootView, OWN)), OWN)
    for scale in (0.75, 1.0, 1.5, 2.0):
        zones = table.scene.game.layout(counts, Frame(*room_for(size, scale), scale_for(size, scale))).zones
        box = pygame.Rect(zones[Zone("dialogue")])
        assert box.contains(pygame.Rect(zones[Zone("public")]))
        for name in ("hand", "prompt", "badge", "points", *(f"said.{seat}" for seat in range(4))):
            assert not box.colliderect(pygame.Rect(zones[Zone(name)])), name


def test_the_contract_stays_in_sight_while_cards_are_played(pilot: Pilot) -> None:
    table = table_where(pilot, leads(2))
    contents = {name: shown for component in table.scene.components for name, shown in component.contents().items()}
    assert contents["badge"][1] is not None
    assert contents["points"][1] is not None
    assert "dialogue" not in contents
