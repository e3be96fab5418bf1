"""The views of a replay: moves, key moments and results in words, and the lead at every moment."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Final

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.i18n.wording import number_text, signed_text
from game.match.lead import Lead, standings
from game.match.playback import Playback
from game.match.replay_views import KeyMomentView, ReplayViews, RoundResultView, with_end
from game.match.saves import played_back
from game.ui.table.replay_views import replay_views

_RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("*/*.jsonl"))


def read(game: str) -> Playback:
    """A match that was read to its end."""
    use_language("en")
    playback = played_back(GAMES, next(path for path in _RECORDS if path.stem.startswith(game)).read_bytes())
    playback.read_whole()
    return playback


def views_of(playback: Playback, seat: int = 0) -> ReplayViews:
    return replay_views(playback, seat)


def lead_of(playback: Playback, seat: int = 0) -> Lead:
    lead = Lead(playback, seat, views_of(playback, seat))
    while not lead.ready:
        lead.work()
    return lead


def test_a_moment_says_which_round_and_which_move_it_is() -> None:
    playback = read("borako-second-round")
    begin = playback.rounds[1]
    count = playback.last - begin
    assert views_of(playback).moment(begin + 2)[:2] == ("Round 2 of 2", f"Move 2 of {count}")


def test_moves_of_a_trick_stand_below_its_heading_which_says_who_won_it() -> None:
    rows = views_of(read("baloot-finished")).moves(12)
    headings = [row for row, move in enumerate(rows) if move.heading]
    assert headings
    assert [rows[row].heading for row in headings] == [f"Trick {number + 1}" for number in range(len(headings))]
    first = headings[0]
    assert "the trick" in rows[first].text
    assert rows[first].known_from > rows[first].number
    assert all(" of " in move.text for move in rows[first + 1 : first + 5] if move.cards)
    assert not any("wins the trick" in move.text for move in rows if not move.heading)


def test_cards_that_were_not_seen_are_named_only_with_open_hands() -> None:
    playback = read("borako")
    drawn = [move for move in views_of(playback).moves(12) if "draws" in move.text]
    assert drawn
    assert not any(move.cards for move in drawn)
    playback.opened = True
    assert all(move.cards for move in views_of(playback).moves(12) if "draws" in move.text)


def test_the_last_move_is_that_of_whoever_acted() -> None:
    playback = read("borako")
    actions = [(number, playback.still_at(number).action) for number in range(1, playback.last)]
    number, action = next((at, act) for at, act in actions if act is not None and act.text.startswith("discard"))
    move = views_of(playback).last_move(number)
    assert move is not None
    assert move.seat == action.seat
    assert "discard" in move.text
    assert len(move.cards.split()) == 1


@pytest.mark.parametrize("game", ["borako-second-round", "baloot-finished"])
def test_the_results_of_rounds_add_up_to_where_the_match_stands(game: str) -> None:
    playback = read(game)
    won = [result for result in views_of(playback).results.values() if result.place is not None]
    us, them = playback.scores[-1].totals
    assert won
    assert sum(Decimal(each.result) * (-1 if each.place else 1) for each in won) == us - them


def test_a_round_is_won_by_what_is_between_the_first_and_the_second_where_everybody_plays_alone() -> None:
    playback = read("remik")
    results, before = views_of(playback).results, [Decimal(0)] * len(playback.teams)
    for at, score in zip(playback.rounds, playback.scores, strict=False):
        first, second, *_rest = sorted(now - then for now, then in zip(score.totals, before, strict=True))
        assert results[at].out or results[at].result == signed_text(second - first)
        before = list(score.totals)


def test_the_last_key_moment_of_a_round_says_what_everybody_made() -> None:
    made = [(0, "Us", "0"), (1, "Them", "30")]
    result = RoundResultView(1, "+30", "Deal 1. They win. Us 0 · Them 30", "They win.", made)
    first, last = KeyMomentView(3, "You buy.", 0, trick=False), KeyMomentView(9, "They claim the rest.", 1, trick=False)
    trick = KeyMomentView(9, "They win the trick.", 1, trick=True)
    assert [each.text for each in with_end([first, trick], 9, result)] == [
        "You buy.",
        "They win the trick.",
        "They win. Us 0 · Them 30",
    ]
    assert with_end([first, last], 9, result)[1].text == "They claim the rest. Us 0 · Them 30"
    assert with_end([first, last], 9, None) == [first, last]
    assert with_end([first], 9, RoundResultView(None, "unfinished", "Deal 1: unfinished")) == [first]


@pytest.mark.parametrize("game", ["borako", "baloot", "remik"])
def test_the_lead_is_the_difference_of_the_totals_where_a_round_begins(game: str) -> None:
    playback = read(game)
    lead, sign, own = lead_of(playback), -1 if playback.game.fewest_win else 1, playback.teams[0]
    for at in playback.rounds:
        totals = [sign * each for each in playback.still_at(at).state.totals]
        assert lead.at(at) == totals[own] - max(each for team, each in enumerate(totals) if team != own)


def test_the_others_see_the_lead_the_other_way_round() -> None:
    playback = read("borako")
    ours, theirs = lead_of(playback), lead_of(playback, 1)
    moments = range(0, playback.last, 7)
    assert all(ours.at(at) == -(theirs.at(at) or Decimal(0)) for at in moments)
    assert any(ours.at(at) for at in moments), "what lies on the table counts within a round"


def test_a_lead_says_what_it_is_made_of() -> None:
    playback = read("borako")
    lead, scale = lead_of(playback), playback.game.round_scale
    at = next(number for number in range(playback.last) if lead.at(number))
    points = abs(lead.at(at) or Decimal(0))
    assert lead.source(at) == f"Round {number_text(points * scale)} ÷ {scale}"
    sums = read("baloot-finished")
    lead = lead_of(sums)
    sources = [lead.source(number) for number in range(sums.rounds[1], sums.last)]
    assert any(text.startswith("Total ") and "Deal" in text for text in sources)


def test_somebody_who_is_out_of_the_match_leads_nowhere() -> None:
    playback = read("remik")
    views = views_of(playback)
    at = playback.rounds[-1]
    views.results = {**views.results, at: next(iter(views.results.values()))._replace(out="out")}
    lead = Lead(playback, 0, views)
    while not lead.ready:
        lead.work()
    assert lead.at(playback.last) is None
    assert lead.text(playback.last) == ""


def test_standings_end_with_the_totals_of_everybody() -> None:
    playback = read("remik-two-finished")
    ends = [line[-1] for line in standings(playback, views_of(playback))]
    assert sorted(ends) == sorted(map(float, playback.scores[-1].totals))
