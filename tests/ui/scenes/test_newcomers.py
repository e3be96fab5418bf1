"""Newcomers to a game are invited to read how it is played, and help begins there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine import Refusal
from game.engine.book_parser import blocks_of
from game.engine.record import SeatSetup
from game.engine.rule_book import RuleBook
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import lessons_of
from game.lessons.progress import Progress
from game.match.match import Match
from game.match.saves import MatchSetup
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.ui.reading.page import Page
from game.ui.scenes import rules
from game.ui.scenes.rules import RulesScene
from game.ui.table.coach.scene import LessonScene
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot, profile_in
from tests.ui.reading.book import ENGLISH

GAME, OTHER = list(GAMES)[:2]
INVITATION = "new_match.lesson"
"""The button in the scene of a new match."""
LESSON = "How it plays"
REASON = next(reason for reason, message in phrases_of(GAME).refusals.items() if "{" not in message.one)


@pytest.fixture(autouse=True)
def short_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "book_of", lambda _game, _code: RuleBook(tuple(blocks_of(ENGLISH))))


@pytest.fixture
def begun(pilot: Pilot) -> Iterator[Match]:
    """A match whose table is on the stage."""
    seats = (SeatSetup("Amina"), *[SeatSetup(name, "casual") for name in ("Karim", "Layla", "Samir")])
    match = pilot.stage.profile.start(MatchSetup(GAME, seats, 7, {}))
    loop = TurnLoop(match, AgentProcess())
    loop.paused = True
    pilot.stage.push(TableScene(pilot.stage, match, (), loop))
    pilot.settle()
    yield match
    match.close()


def has_played(pilot: Pilot, game: str) -> None:
    """Pretend that a match of it was played on another evening."""
    saves = pilot.stage.profile.folders.saves
    saves.mkdir(parents=True, exist_ok=True)
    (saves / f"{game}-20260101-200000.jsonl").write_text("")


def page_of(pilot: Pilot) -> Page:
    """The page of the rule book that is open."""
    assert isinstance(pilot.scene, RulesScene)
    page = pilot.scene.group.named("page")
    assert isinstance(page, Page)
    return page


def read_from(pilot: Pilot) -> str:
    """Return the first visible line of the rule book."""
    page = page_of(pilot)
    return page.blocks[page.first_block].text


def test_a_game_is_new_until_a_match_of_it_was_begun(pilot: Pilot, tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "another")
    assert profile.is_new_to(GAME)
    has_played(pilot, OTHER)
    assert pilot.stage.profile.is_new_to(GAME)
    assert not pilot.stage.profile.is_new_to(OTHER)


def test_a_match_in_a_second_place_counts(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    (spare,) = profile.folders.spare
    spare.mkdir(mode=0o700, parents=True, exist_ok=True)
    (spare / f"{GAME}-20260101-200000.jsonl").write_text("{}\n")
    assert not profile.is_new_to(GAME)


def test_the_match_in_play_is_the_first(pilot: Pilot, begun: Match) -> None:
    begun.close()
    assert not pilot.stage.profile.is_new_to(GAME)
    assert pilot.stage.profile.is_new_to(GAME, begun.record)
    has_played(pilot, GAME)
    assert not pilot.stage.profile.is_new_to(GAME, begun.record)


def test_a_new_match_of_an_unknown_game_invites_to_its_lesson(pilot: Pilot) -> None:
    pilot.stage.navigator.open_new_match(game=GAME)
    pilot.settle()
    pilot.click(INVITATION)
    assert isinstance(pilot.scene, LessonScene)
    assert pilot.scene.read_about == GAME


def test_a_first_lesson_is_offered_once(pilot: Pilot) -> None:
    Progress(pilot.stage.profile.folders.home).finish(GAME, lessons_of(GAME)[0].name)
    pilot.stage.navigator.open_new_match(game=GAME)
    pilot.settle()
    assert INVITATION not in pilot.stage.targets()


def test_the_rules_of_a_game_lead_to_its_lessons(pilot: Pilot) -> None:
    pilot.stage.navigator.open_rules(game=GAME)
    pilot.settle()
    pilot.click("rules.lessons")
    assert pilot.scene.name == "lessons"
    assert pilot.scene.read_about == GAME


def test_only_games_that_were_never_played_invite(pilot: Pilot) -> None:
    has_played(pilot, GAME)
    pilot.stage.navigator.open_new_match(game=GAME)
    pilot.settle()
    assert INVITATION not in pilot.stage.targets()
    pilot.click(f"new_match.game.{OTHER}")
    pilot.settle()
    assert INVITATION in pilot.stage.targets()


def test_the_menu_leads_newcomers_to_the_lesson_and_others_to_the_beginning(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.key(pygame.K_F1)
    assert read_from(pilot) == LESSON
    pilot.key(pygame.K_ESCAPE)
    has_played(pilot, GAME)
    pilot.key(pygame.K_F1)
    assert read_from(pilot) == "You collect runs. Words: meld is what lies on the table."


@pytest.mark.usefixtures("begun")
def test_in_a_first_match_the_key_of_the_rules_opens_the_lesson(pilot: Pilot) -> None:
    pilot.key(pygame.K_F1)
    assert read_from(pilot) == LESSON


@pytest.mark.usefixtures("begun")
def test_it_opens_the_clause_of_what_was_refused(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TableScene)
    pilot.scene.refuse(Refusal(f"{GAME} 2.2", REASON))
    pilot.key(pygame.K_F1)
    page = page_of(pilot)
    assert "A run is three or more neighbours." in [page.blocks[index].text for index in page.shown]
