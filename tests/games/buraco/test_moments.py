"""The moments of Buraco are what their names say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.games import GAMES
from game.games.buraco.rules.events import CanastraCleaned, TurnBegan
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.match.resume import Replayed
from game.match.saves import load_match
from tests.games.buraco.moments import PICTURED

Moments = Callable[[str], Replayed]


def seen(moments: Moments, name: str) -> BuracoView:
    """What the person sees at a moment of Buraco, whose turn it is."""
    replayed = moments(name)
    assert replayed.notice is None
    person = next(seat for seat, setup in enumerate(replayed.match.seats) if setup.level is None)
    view = replayed.match.view_as(BuracoView, person)
    assert view.actor == person
    return view


@pytest.fixture
def moments(tmp_path: Path) -> Moments:
    """Replays the record of a moment, which is played when it is first asked for."""

    def replayed(name: str) -> Replayed:
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(PICTURED.record_of(name))
        return load_match(GAMES, path)[1]

    return replayed


@pytest.mark.slow
def test_a_late_round_of_buraco_has_fourteen_melds(moments: Moments) -> None:
    assert sum(map(len, seen(moments, "fourteen-melds").melds)) >= 14


def test_a_pile_of_thirty_cards_waits_to_be_taken(moments: Moments) -> None:
    view = seen(moments, "full-pile")
    assert len(view.discards) >= 30
    assert isinstance(view.phase, Taking)


def test_a_morto_is_to_be_chosen_with_an_empty_hand(moments: Moments) -> None:
    view = seen(moments, "morto")
    assert isinstance(view.phase, ChoosingMorto)
    assert (view.hand, view.mortos_left) == ((), 2)


def test_pique_is_a_turn_begun_with_one_card(moments: Moments) -> None:
    view = seen(moments, "pique")
    assert isinstance(view.phase, Taking)
    assert view.phase.pique
    assert len(view.hand) == 1


def test_the_whole_pile_was_taken_and_a_card_is_to_be_put_back(moments: Moments) -> None:
    view = seen(moments, "put-back")
    assert isinstance(view.phase, Melding)
    assert (view.phase.from_stock, view.discards) == (False, ())


@pytest.mark.slow
def test_first_melds_of_a_team_past_fifteen_hundred_must_count_much(moments: Moments) -> None:
    view = seen(moments, "opening")
    assert view.high[view.team]
    assert view.melds[view.team] == ()


def test_two_and_three_play_and_the_person_sits_alone_as_well(moments: Moments) -> None:
    assert [len(seen(moments, name).counts) for name in ("two", "three", "three-alone")] == [2, 3, 3]
    assert seen(moments, "three-alone").team == 1


@pytest.mark.slow
def test_a_meld_that_turned_limpa_in_the_turn_before_is_there(moments: Moments) -> None:
    match = moments("cleaned").match
    kinds = [type(event) for event in match.log(0)]
    last = [place for place, kind in enumerate(kinds) if kind is TurnBegan][-2]
    assert CanastraCleaned in kinds[last:]
    assert isinstance(seen(moments, "cleaned").phase, Taking)
