"""The views of a round say who went out and how, whose round it was, what counted most, and what every line is."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

import pytest

from game.cards import format_faces
from game.match.match import Match
from game.match.round_views import RoundView, Stamp, mood_at, round_view
from game.match.sides import own_seat
from game.ui.screenshot import played_match
from game.ui.table.contract.game_table import table_of
from pictures.moments import moments_of

BEST_RUN = 200


@cache
def scored(game: str, rounds: int) -> Match:
    return played_match(game, lambda match: len(match.history()) >= rounds)


def viewed(match: Match) -> RoundView:
    return round_view(match, table_of(match.game_name))


@pytest.mark.parametrize("game", ["borako", "buraco", "rami", "remik"])
def test_a_round_that_somebody_won_shows_who_went_out_with_which_melds(game: str) -> None:
    match = scored(game, 2)
    story = viewed(match)
    events = match.log(0)
    last = next(event for event in reversed(events) if event.target is not None and event.target.zone == "meld")
    assert story.verdict.below[0].endswith(".")
    if last.seat is not None and match.seats[last.seat].name in story.verdict.below[0]:
        assert {card for card in last.cards if card is not None} <= set(story.verdict.melds[-1])


@pytest.mark.parametrize("game", ["borako", "buraco", "baloot", "rami", "remik"])
def test_the_headline_says_whose_round_it_was_and_shows_their_faces(game: str) -> None:
    match = scored(game, 2)
    story, points = viewed(match), match.history()[-1].points
    best = min(points) if match.game.fewest_win else max(points)
    winners = [seat for seat, team in enumerate(match.teams) if points[team] == best]
    alone = len(set(match.teams)) == len(match.seats)
    names = [match.seats[seat].name for seat in winners]
    own = own_seat(match) in winners
    expected = ("You win", "Your team wins") if own else (*(f"{name} wins" for name in names), "Your opponents win")
    assert story.verdict.text.startswith(expected)
    assert ("Your" in story.verdict.text) is not alone
    assert story.verdict.seats == tuple(winners)
    assert story.verdict.mood == "glad"


def test_the_line_that_counted_most_is_explained_from_the_players_side() -> None:
    match = scored("borako", 3)
    lines = [line for line in match.history()[-1].lines if line.key != "melded_cards"]
    most = max(abs(line.points) for line in lines)
    sentence = viewed(match).verdict.below[1]
    assert f"{most.normalize():f}" in sentence
    assert sentence.startswith(("Your best", "Their best", "What cost"))


def test_of_lines_that_counted_the_same_the_longest_meld_is_chosen() -> None:
    match = scored("borako", 5)
    runs = [line for line in match.history()[-1].lines if line.points == BEST_RUN]
    longest = max(int(dict(line.detail)["count"]) for line in runs)
    assert len(runs) > 1
    assert viewed(match).verdict.below[1] == f"Their best: Clean run of {longest} cards, +{BEST_RUN}."


def test_who_lost_nearly_as_much_as_the_last_is_dismayed_as_well() -> None:
    points = [Decimal(each) for each in (-10, 125, 115, 5)]
    assert [mood_at(points, team, fewest_win=True) for team in range(4)] == ["glad", "dismayed", "dismayed", "calm"]


def test_a_deal_without_melds_is_described_by_its_purchase() -> None:
    match = scored("baloot", 2)
    story = viewed(match)
    shown = [str(dict(line.detail)["cards"]) for line in match.history()[-1].lines if "cards" in dict(line.detail)]
    bought, *projects = map(format_faces, story.verdict.melds)
    assert len(bought.split()) == 1
    assert projects == shown
    assert "bought" in story.verdict.below[0]
    assert story.verdict.seats


@pytest.mark.slow
def test_fewest_points_win_is_shown_where_they_do() -> None:
    assert "Fewest points win" in viewed(moments_of("remik").played("somebody-out").match()).verdict.below[2]
    assert viewed(scored("borako", 3)).verdict.below[2] == ""


def test_an_opening_says_who_goes_out_with_the_cards_and_is_not_glad_yet() -> None:
    story = viewed(scored("remik", 2))
    assert story.opening.text == story.verdict.below[0]
    assert story.opening.melds == story.verdict.melds
    assert story.opening.mood == "calm"
    assert story.opening.seats == story.verdict.seats, "fewest points has who went out"


def test_of_a_deal_that_was_bought_the_opening_says_only_that() -> None:
    story = viewed(scored("baloot", 2))
    assert story.opening.text.partition(" and ")[0].rstrip(".") in story.verdict.below[0].replace("Khasara! ", "")
    assert "made it" in story.verdict.below[0]
    assert "made it" not in story.opening.text


@pytest.mark.slow
def test_what_players_talk_about_is_stamped_over_the_column_it_is_about() -> None:
    remik = moments_of("remik").played("remik-doubled").match()
    (out,) = [line.team for line in remik.history()[-1].lines if line.key == "remik"]
    assert stamps(remik) == {out: Stamp("Remik!", good=True)}
    khasara = moments_of("baloot").played("khasara").match()
    lost = next(line.team for line in khasara.history()[-1].lines if line.key == "khasara" and line.points < 0)
    assert stamps(khasara) == {lost: Stamp("Khasara!", good=False)}


def stamps(match: Match) -> dict[int, Stamp]:
    return {team.team: team.stamp for team in viewed(match).teams if team.stamp is not None}


def test_of_baloot_it_is_shown_how_card_points_became_points_of_the_match() -> None:
    match = scored("baloot", 2)
    lines = {(line.team, line.key): line for line in match.history()[-1].lines}
    notes = {(team.team, line.key): line.note for team in viewed(match).teams for line in team.lines if line.note}
    assert notes
    for (team, key), text in notes.items():
        assert key == "cards"
        parts = [lines[team, one].points for one in ("cards", "last_trick", "rounding") if (team, one) in lines]
        assert f"{sum(parts):f}".rstrip("0").rstrip(".") in text
        assert ("last trick" in text) is ((team, "last_trick") in lines)


def test_what_is_mere_bookkeeping_is_counted_with_the_first_line() -> None:
    match = scored("baloot", 2)
    assert any(line.key == "rounding" for line in match.history()[-1].lines)
    for team in viewed(match).teams:
        assert sum(line.points for line in team.lines) == team.points
        assert all(line.key != "rounding" for line in team.lines)


def test_cards_left_with_a_team_bear_the_name_of_who_held_them() -> None:
    match = scored("borako", 5)
    left = [line for team in viewed(match).teams for line in team.lines if line.key == "cards_in_hand"]
    assert sorted(line.note for line in left) == sorted(setup.name for setup in match.seats)


@pytest.mark.parametrize(("game", "limit"), [("borako", 350), ("buraco", 3000), ("baloot", 152), ("remik", 501)])
def test_the_view_knows_the_limit_and_every_team_how_far_it_is(game: str, limit: int) -> None:
    view = viewed(scored(game, 1))
    assert view.limit == limit
    for team in view.teams:
        assert f"{abs(limit - team.total).normalize():f}" in team.distance(team.total, limit, out=False)


def test_more_points_are_bad_news_where_the_fewest_win() -> None:
    for team in viewed(scored("remik", 3)).teams:
        assert team.good(Decimal(-10))
        assert not team.good(Decimal(10))


def test_the_whole_round_is_shown_in_words_with_the_figures_that_are_seen() -> None:
    view = viewed(scored("borako", 3))
    assert view.text.startswith(view.verdict.text)
    assert all(team.sentence in view.text for team in view.teams)
