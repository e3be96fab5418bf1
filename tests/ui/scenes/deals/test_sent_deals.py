"""Deals that are copied, pasted and played again: codes on the clipboard, the same cards, other seats."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from functools import cache

import pygame
import pytest

from game.games import GAMES
from game.i18n.wording import usual_names
from game.match.deals.club_line import ClubLine
from game.match.deals.codes import Deal, code_of, deal_of
from game.match.deals.deal_views import length_text
from game.match.deals.results import deal_of_day, setup_of, turned
from game.match.match import Match
from game.match.saves import new_match, start_match
from game.opponents.protocol import heuristic_action
from game.ui.opening import open_first_scene
from game.ui.scenes.deals.same_deal import SameDealDialog
from game.ui.screenshot import played_match
from game.ui.stage.profile import Profile
from tests.ui.pilot import Pilot
from tests.ui.scenes.deals.known_pars import know_pars

DEAL = Deal("remik", 4711, ("casual", None, "strong"), (("joker_swap", "off"),))


@pytest.fixture
def entry(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_deal_code()
    pilot.settle()
    return pilot


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The last text on the clipboard."""
    texts = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", texts.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: texts[-1])
    return texts


@cache
def finished() -> Match:
    """A deal of the day, which is over after one round."""
    game = GAMES["remik"]
    deal = deal_of_day(game, date(2026, 11, 20))
    names = ("Amina", "Karim", "Layla", "Samir")
    match = new_match(GAMES, setup_of(deal, names), None, datetime(2026, 11, 20, 20, 0))
    while match.outcome() is None:
        seat = match.actor()
        assert seat is not None
        match.play(heuristic_action(game, match.view(seat), match.agent_stream()))
    return match


def text_of(pilot: Pilot) -> str:
    """All that the dialog says."""
    return pilot.scene.announcement()


def in_play(pilot: Pilot) -> Match:
    match = pilot.stage.profile.match
    assert match is not None
    return match


@pytest.mark.slow
def test_a_typed_code_is_shown_and_dealt_with_enter(entry: Pilot) -> None:
    entry.type(code_of(DEAL).lower())
    assert "a shared deal" in text_of(entry)
    assert "Casual" in entry.scene.announcement()
    entry.key(pygame.K_RETURN)
    entry.frame()
    match = in_play(entry)
    assert deal_of(match.header, match.game) == DEAL
    next_one, after, *_rest = usual_names("remik")
    assert [setup.name for setup in match.seats] == [after, "Amina", next_one]


@pytest.mark.parametrize(
    "paste",
    [lambda pilot: pilot.click("deal_code.paste"), lambda pilot: pilot.key(pygame.K_v, pygame.KMOD_CTRL)],
    ids=["button", "keys"],
)
def test_a_code_is_pasted_with_the_message_around_it(
    entry: Pilot, clipboard: list[str], paste: Callable[[Pilot], None]
) -> None:
    clipboard.append(f"Beat this!\n{code_of(DEAL)}\n")
    paste(entry)
    assert "a shared deal" in text_of(entry)
    entry.click("deal_code.play")
    assert in_play(entry).header.seed == 4711


def test_a_refused_code_says_why_and_deals_nothing(entry: Pilot, clipboard: list[str]) -> None:
    entry.click("deal_code.paste")
    assert "clipboard" in entry.scene.said
    entry.type(code_of(DEAL)[:-1])
    assert "typo" in text_of(entry)
    assert "deal_code.play" not in entry.stage.targets()
    entry.key(pygame.K_RETURN)
    assert entry.scene.name == "deal_code"


def test_what_is_pasted_goes_into_the_field_beside_it_and_the_cards_are_dealt_in_the_last_row(entry: Pilot) -> None:
    entry.type(code_of(DEAL))
    entry.frame()
    field, paste, back, play = (entry.where(f"deal_code.{name}") for name in ("code", "paste", "back", "play"))
    assert field.top == paste.top < back.top == play.top
    assert field.right < paste.left
    assert play.width > back.width


@pytest.mark.slow
def test_a_code_that_was_played_tells_the_last_result(entry: Pilot) -> None:
    profile = entry.stage.profile
    profile.folders.saves.mkdir(parents=True, exist_ok=True)
    setup = setup_of(DEAL, ["A", "B", "C", "D"][: len(DEAL.levels)])
    played = start_match(GAMES, setup, profile.folders.saves, datetime(2026, 11, 21, 20, 0))
    while played.outcome() is None:
        played.play(next(played.actions()))
    played.close()
    profile.archive.look()
    profile.archive.wait()
    entry.type(code_of(DEAL))
    assert "Your last result with it" in text_of(entry)


def open_same_deal(pilot: Pilot, match: Match) -> SameDealDialog:
    know_pars(pilot.stage.profile)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_same_deal(match)
    pilot.settle()
    assert isinstance(pilot.scene, SameDealDialog)
    return pilot.scene


@pytest.mark.slow
def test_every_seat_tells_what_its_cards_came_to_beside_club(pilot: Pilot) -> None:
    match = finished()
    dialog = open_same_deal(pilot, match)
    results, totals = dialog.results.of_seats, match.history()[-1].totals
    assert [result.points for result in results] == list(totals), "everybody plays alone"
    assert all(result.club is not None for result in results)
    for result in results:
        assert result.lead == (result.club or 0) - result.points, "the fewest points win"
    assert "a Club player" in pilot.scene.announcement()


def test_the_player_is_told_how_it_went_in_another_seat(pilot: Pilot) -> None:
    match = finished()
    elsewhere = setup_of(turned(deal_of(match.header, match.game), 1), ("Samir", "Amina", "Karim", "Layla"))
    folder = pilot.stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    other = start_match(GAMES, elsewhere, folder, datetime(2026, 11, 21, 20, 0))
    while other.outcome() is None:
        seat = other.actor()
        other.play(list(other.actions())[-1] if seat == 1 else next(other.actions()))
    other.close()
    dialog = open_same_deal(pilot, match)
    pilot.stage.profile.archive.wait()
    pilot.settle()
    results = dialog.results.of_seats
    assert results[1].tried is not None
    assert results[1].points == other.history()[-1].totals[1]
    assert results[1].club is not None
    assert results[2].tried is None
    views = sorted((seat for side in dialog.view.sides for seat in side.seats), key=lambda view: view.seat)
    assert [view.points[0].name for view in views] == ["You", "You", "Layla", "Samir"]
    assert "Your try" in views[1].captions[0]
    assert views[1].captions[0] in dialog.announcement()
    assert "best with" in dialog.announcement()
    assert ("your own" in dialog.announcement()) is ((results[0].lead or 0) >= (results[1].lead or 0))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (960, 600), (1080, 1920)])
def test_every_seat_has_a_button_of_the_same_size(pilot: Pilot, size: tuple[int, int]) -> None:
    open_same_deal(pilot, finished())
    pilot.resize(size)
    buttons = [pilot.where(f"same_deal.{name}") for name in ("again", "seat.1", "seat.2", "seat.3")]
    assert max(each.width for each in buttons) - min(each.width for each in buttons) <= 1
    assert len({each.height for each in buttons}) == 1
    assert len({each.top for each in buttons}) == (2 if size[1] > size[0] else 1)


def test_partners_share_a_card(pilot: Pilot) -> None:
    dialog = open_same_deal(pilot, played_match("borako", lambda match: match.number > 40))
    assert [[seat.ours for seat in side.seats] for side in dialog.view.sides] == [[True, True], [False, False]]


def test_a_player_alone_is_told_the_place_among_the_others(pilot: Pilot) -> None:
    match = finished()
    dialog = open_same_deal(pilot, match)
    totals = match.history()[-1].totals
    assert dialog.view.place == f"Place {sorted(totals).index(totals[0]) + 1} of 4"
    assert dialog.view.place in dialog.announcement()
    assert "Fewest points win" in dialog.announcement()


def test_rounds_are_walked_by_keys_and_said_beside_those_of_club(pilot: Pilot) -> None:
    match = played_match("remik", lambda _match: False)
    dialog = open_same_deal(pilot, match)
    rounds = dialog.results.of_rounds
    assert [each.club for each in rounds] == [35] * len(match.history())
    assert sum(each.points for each in rounds) == match.history()[-1].totals[0]
    dialog.group.set_focus(dialog.chart)
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_RIGHT)
    assert dialog.chart.chosen == 1
    assert f"Round 2: you {rounds[1].points:f}, a Club player 35" in dialog.focus_words()
    assert "same_deal.rounds" in pilot.stage.targets()


def test_a_match_of_one_round_has_no_chart_of_rounds(pilot: Pilot) -> None:
    open_same_deal(pilot, finished())
    assert "same_deal.rounds" not in pilot.stage.targets()


def test_partners_have_their_figures_in_common(pilot: Pilot) -> None:
    match = played_match("borako", lambda _match: False)
    dialog = open_same_deal(pilot, match)
    assert [side.points for side in dialog.results.of_teams] == list(match.history()[-1].totals)


def test_only_seats_in_which_the_player_sat_have_figures_of_their_own_among_partners(pilot: Pilot) -> None:
    dialog = open_same_deal(pilot, played_match("borako", lambda _match: False))
    views = sorted((seat for side in dialog.view.sides for seat in side.seats), key=lambda view: view.seat)
    assert [bool(view.captions) for view in views] == [True, False, False, False]
    own = dialog.results.of_seats[0]
    assert [each.points for each in views[0].points] == [own.points, own.club]
    assert "any seat" in dialog.announcement(), "there is nothing yet to choose the best of"


def test_a_match_in_play_has_its_result_so_far(pilot: Pilot) -> None:
    match = played_match("remik", lambda match: len(match.history()) == 2)
    dialog = open_same_deal(pilot, match)
    assert not dialog.results.compared
    assert [result.points for result in dialog.results.of_seats] == list(match.history()[-1].totals)


def test_the_code_of_the_same_deal_is_copied_where_it_stands(pilot: Pilot, clipboard: list[str]) -> None:
    match = finished()
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_same_deal(match)
    pilot.settle()
    pilot.click("same_deal.copy")
    assert clipboard[-1] == code_of(deal_of(match.header, match.game))


def test_a_code_tells_how_long_its_match_is() -> None:
    game = GAMES["remik"]
    usual = length_text(DEAL, game)
    assert usual.startswith("to ")
    assert usual.endswith(" points")
    assert length_text(deal_of_day(game, date(2026, 11, 20)), game) == "1 round"


def test_the_deal_of_a_day_to_come_waits(entry: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Profile, "now", lambda _profile: datetime(2026, 11, 22, 23, 59))
    entry.type(code_of(deal_of_day(entry.stage.profile.games["remik"], date(2026, 11, 23))))
    assert "23 November 2026" in text_of(entry)
    assert "deal_code.play" not in entry.stage.targets()


@pytest.mark.slow
def test_the_code_is_copied_at_the_score_and_at_the_end(pilot: Pilot, clipboard: list[str]) -> None:
    match = finished()
    pilot.stage.navigator.open_menu()
    code = code_of(deal_of(match.header, match.game))
    pilot.stage.navigator.open_scoring(match)
    pilot.skip(20_000)
    pilot.click("scoring.copy")
    assert clipboard[-1] == code
    pilot.stage.navigator.swap_for_result(match)
    pilot.settle()
    clipboard.clear()
    pilot.click("end.more")
    pilot.click("dialog.copy")
    assert clipboard == [code]
    assert code in pilot.scene.said


@pytest.mark.slow
def test_the_same_deal_is_played_again_and_from_another_seat(pilot: Pilot) -> None:
    match = finished()
    deal = deal_of(match.header, match.game)
    pilot.stage.navigator.open_menu()
    for button, own in (("again", 0), ("seat.1", 1), ("seat.3", 3)):
        pilot.stage.navigator.open_result(match)
        pilot.settle()
        pilot.click("end.more")
        pilot.click("dialog.deal")
        pilot.click(f"same_deal.{button}")
        again = in_play(pilot)
        assert again.header.seed == deal.seed
        assert [setup.level for setup in again.seats].index(None) == own
        assert again.seats[own].name == "Amina"
        assert again.view(2).hand == match.game.view(match.starts[0], 2).hand
        pilot.stage.navigator.open_menu()


def test_club_is_compared_at_the_score_and_at_the_end(pilot: Pilot) -> None:
    match = finished()
    assert not ClubLine(pilot.stage.profile.pars, match).offered
    know_pars(pilot.stage.profile)
    line = ClubLine(pilot.stage.profile.pars, match)
    assert line.text == "A Club player is playing these cards…"
    assert line.update()
    assert line.text == "With your cards, a Club player would have made 35 points."
    assert not line.update()
    whole = ClubLine(pilot.stage.profile.pars, match, whole_match=True)
    assert whole.update()
    assert whole.text == "With your cards, a Club player would have made 35 points."


def test_a_match_is_compared_round_by_round(pilot: Pilot) -> None:
    match = played_match("remik", lambda match: len(match.history()) == 2)
    know_pars(pilot.stage.profile)
    whole = ClubLine(pilot.stage.profile.pars, match, whole_match=True)
    assert whole.update()
    assert whole.text == "With your cards, a Club player would have made 70 points."
    line = ClubLine(pilot.stage.profile.pars, match)
    assert line.update()
    assert line.text == "With your cards, a Club player would have made 35 points. With Club players in every seat: 35."


def test_the_program_opens_with_a_code(pilot: Pilot) -> None:
    open_first_scene(pilot.stage, code=code_of(DEAL))
    pilot.settle()
    assert pilot.scene.name == "deal_code"
    assert "a shared deal" in text_of(pilot)
    pilot.click("deal_code.play")
    assert in_play(pilot).header.seed == 4711
