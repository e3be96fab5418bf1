"""The deal of the day in the window: choosing days by mouse and keyboard, playing one, and what the calendar says."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal

import pygame
import pytest

from game.i18n import use_language
from game.match.deals.club_line import verdict
from game.match.deals.days import seed_of_day
from game.opponents.protocol import heuristic_action
from game.ui.scenes.deals.days import DaysScene
from game.ui.stage.profile import Profile
from tests.ui.pilot import Pilot
from tests.ui.scenes.deals.known_pars import know_pars

NOON = datetime(2026, 11, 22, 12, 0)


@pytest.fixture
def days(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """The calendar of the second game, opened from the menu on a day in November."""
    monkeypatch.setattr(Profile, "now", lambda _profile: NOON)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.days")
    pilot.settle()
    yield pilot
    use_language("en")


def scene(pilot: Pilot) -> DaysScene:
    assert isinstance(pilot.scene, DaysScene)
    return pilot.scene


def chosen(pilot: Pilot) -> str:
    """The day that is chosen, as the calendar says it."""
    return scene(pilot).calendar.chosen.isoformat()


def play_to_the_end(pilot: Pilot) -> None:
    """Play the match to its end at every seat, without a table."""
    match = pilot.stage.profile.match
    assert match is not None
    while match.outcome() is None:
        seat = match.actor()
        match.play(
            next(match.actions())
            if seat is None
            else heuristic_action(match.game, match.view(seat), match.agent_stream())
        )
    assert match.close()


def test_days_to_come_have_no_deal_and_the_wheel_of_time_ends_at_the_first_day(days: Pilot) -> None:
    assert "days.day.2026-11-22" in days.stage.targets()
    assert "days.day.2026-11-23" not in days.stage.targets()
    assert not scene(days).group.named("later").enabled
    days.click("days.earlier")
    assert chosen(days) == "2026-10-22"
    assert scene(days).group.named("later").enabled
    scene(days).group.set_focus(scene(days).calendar)
    for _month in range(12):
        days.key(pygame.K_PAGEUP)
    assert chosen(days)[:7] == "2026-01"
    assert not scene(days).group.named("earlier").enabled


def test_a_calendar_is_walked_by_keys(days: Pilot) -> None:
    steps = [
        (pygame.K_LEFT, "2026-11-21"),
        (pygame.K_UP, "2026-11-14"),
        (pygame.K_PAGEUP, "2026-10-14"),
        (pygame.K_END, "2026-11-22"),
        (pygame.K_RIGHT, "2026-11-22"),
        (pygame.K_HOME, "2026-01-01"),
        (pygame.K_LEFT, "2026-01-01"),
    ]
    for key, day in steps:
        days.key(key)
        assert chosen(days) == day


def test_a_day_that_was_not_played_says_that_it_waits(days: Pilot) -> None:
    assert scene(days).calendar.spoken == "Sunday. 22 November 2026: Not played yet. Today"
    assert scene(days).day.verdict == ""


def test_days_lie_from_right_to_left_where_lines_do(days: Pilot) -> None:
    english = {name: rect for name, rect in days.stage.targets().items() if name.startswith("days.day.")}
    days.stage.profile.change(language="ar")
    days.settle()
    days.key(pygame.K_LEFT)
    assert chosen(days) == "2026-11-22"
    days.key(pygame.K_RIGHT)
    assert chosen(days) == "2026-11-21"
    arabic = days.stage.targets()
    assert arabic["days.day.2026-11-17"].left < arabic["days.day.2026-11-16"].left
    assert english["days.day.2026-11-17"].left > english["days.day.2026-11-16"].left


@pytest.mark.slow
def test_a_day_is_played_gone_on_with_and_described(days: Pilot) -> None:
    days.click("days.day.2026-11-20")
    days.click("days.game.rami")
    days.click("days.play")
    days.frame()
    match = days.stage.profile.match
    assert match is not None
    assert match.header.seed == seed_of_day("rami", NOON.date().replace(day=20))
    assert [setup.level for setup in match.seats] == [None, "club", "club", "club"]
    match.close()

    days.stage.navigator.open_days("rami")
    days.settle()
    days.click("days.day.2026-11-20")
    assert scene(days).day.offer == "Resume"
    days.click("days.play")
    play_to_the_end(days)
    know_pars(days.stage.profile)
    days.stage.navigator.open_days("rami")
    days.settle()
    days.click("days.day.2026-11-20")
    days.settle()

    assert scene(days).day.offer == "See the result"
    day = scene(days).day
    assert day.facts == ("With your cards, a Club player would have made 35 points.",)
    assert day.verdict.startswith("You won" if day.teams[0].won else "You lost")
    lead = 35 - day.teams[0].total
    assert ("better than a Club player" in day.verdict) is (lead > 0), "the fewest points win"
    expected = scene(days).calendar.spoken
    assert expected.startswith("Friday. 20 November 2026: ")
    assert expected.endswith(f"Your points {day.teams[0].total:f}".replace("-", "−"))
    assert day.verdict in scene(days).announcement()
    days.click("days.play")
    assert days.scene.name == "end"


def test_the_menu_of_another_day_has_another_deal(days: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Profile, "now", lambda _profile: datetime(2026, 11, 23, 0, 0, 1))
    days.stage.navigator.open_deal_code()
    days.stage.pop()
    days.settle()
    assert chosen(days) == "2026-11-23"


def test_the_button_for_a_code_is_beside_the_games_where_there_is_room(days: Pilot) -> None:
    code, games = days.stage.targets()["days.code"], scene(days).group.named("game").rect
    assert abs(code.centery - games.centery) <= 1
    assert not code.colliderect(games)


@pytest.mark.parametrize(
    ("won", "lead", "expected"),
    [
        (True, "8.15", "You won, and did 8.15 points better than a Club player with the same cards."),
        (True, "-1", "You won, though a Club player did 1 point better with the same cards."),
        (False, "8.15", "You lost, yet did 8.15 points better than a Club player with the same cards."),
        (False, "-20", "You lost; a Club player did 20 points better with the same cards."),
        (True, "0", "You won, with just as many points as a Club player made with the same cards."),
        (False, "0", "You lost, but a Club player made just as many points with the same cards."),
    ],
)
def test_a_day_beside_club_is_shown_in_one_sentence(won: bool, lead: str, expected: str) -> None:
    use_language("en")
    assert verdict(won=won, lead=Decimal(lead)) == expected
