"""The rare positions of the pictures are what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.games.buraco.rules.events import CanastraCleaned, TurnBegan
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.match.saves import load_match
from pictures import baloot, buraco, rummies
from pictures.__main__ import tour
from pictures.positions import GAME, write_positions


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return write_positions(tmp_path_factory.mktemp("positions"))


def test_every_position_replays_whole_and_waits_for_the_person(positions: dict[str, Path]) -> None:
    for path in positions.values():
        replayed = load_match(GAMES, path)[1]
        assert replayed.notice is None
        assert replayed.match.actor() == 0


def test_the_hand_of_forty_holds_more_than_forty_cards(positions: dict[str, Path]) -> None:
    assert len(load_match(GAMES, positions["hand-of-forty"])[1].match.view(0).hand) > 40


def test_there_are_twenty_melds_and_a_run_of_fourteen(positions: dict[str, Path]) -> None:
    melds = load_match(GAMES, positions["twenty-melds"])[1].match.view(0).melds
    assert sum(map(len, melds)) >= 20
    longest = load_match(GAMES, positions["run-of-fourteen"])[1].match.view(0).melds[0][0]
    assert len(longest.cards) == 14
    assert not longest.wilds


def test_the_tour_names_every_picture_once(positions: dict[str, Path]) -> None:
    from game.ui.screenshot import PictureRequest

    moments = {f"{game.GAME}-{moment}": Path() for game in (baloot, buraco) for moment in game.MOMENTS}
    moments |= {f"{game}-{moment}": Path() for game, named in rummies.MOMENTS.items() for moment in named}
    known = {"late": Path(), **positions, **moments}
    names = [shot.name for shot in tour(PictureRequest("menu", (960, 600), GAME), known)]
    assert len(set(names)) == len(names)


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return buraco.write_moments(tmp_path_factory.mktemp("moments"))


def seen(moments: dict[str, Path], name: str) -> BuracoView:
    """What the person sees at a moment of Buraco, whose turn it is."""
    replayed = load_match(GAMES, moments[f"buraco-{name}"])[1]
    assert replayed.notice is None
    person = next(seat for seat, setup in enumerate(replayed.match.seats) if setup.level is None)
    view: BuracoView = replayed.match.view(person)
    assert view.actor == person
    return view


def test_a_late_round_of_buraco_has_fourteen_melds(moments: dict[str, Path]) -> None:
    assert sum(map(len, seen(moments, "fourteen-melds").melds)) >= 14


def test_a_pile_of_thirty_cards_waits_to_be_taken(moments: dict[str, Path]) -> None:
    view = seen(moments, "full-pile")
    assert len(view.discards) >= 30
    assert isinstance(view.phase, Taking)


def test_a_morto_is_to_be_chosen_with_an_empty_hand(moments: dict[str, Path]) -> None:
    view = seen(moments, "morto")
    assert isinstance(view.phase, ChoosingMorto)
    assert (view.hand, view.mortos_left) == ((), 2)


def test_pique_is_a_turn_begun_with_one_card(moments: dict[str, Path]) -> None:
    view = seen(moments, "pique")
    assert isinstance(view.phase, Taking)
    assert view.phase.pique
    assert len(view.hand) == 1


def test_the_whole_pile_was_taken_and_a_card_is_to_be_put_back(moments: dict[str, Path]) -> None:
    view = seen(moments, "put-back")
    assert isinstance(view.phase, Melding)
    assert (view.phase.from_stock, view.discards) == (False, ())


def test_first_melds_of_a_team_past_fifteen_hundred_must_count_much(moments: dict[str, Path]) -> None:
    view = seen(moments, "opening")
    assert view.high[view.team]
    assert view.melds[view.team] == ()


def test_two_and_three_play_and_the_person_sits_alone_as_well(moments: dict[str, Path]) -> None:
    assert [len(seen(moments, name).counts) for name in ("two", "three", "three-alone")] == [2, 3, 3]
    assert seen(moments, "three-alone").team == 1


def test_a_meld_that_turned_limpa_in_the_turn_before_is_there(moments: dict[str, Path]) -> None:
    match = load_match(GAMES, moments["buraco-cleaned"])[1].match
    kinds = [type(event) for event in match.log(0)]
    last = [place for place, kind in enumerate(kinds) if kind is TurnBegan][-2]
    assert CanastraCleaned in kinds[last:]
    assert isinstance(seen(moments, "cleaned").phase, Taking)
