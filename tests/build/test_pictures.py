"""The rare positions of the pictures are what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.saves import load_match
from game.rules.registry import GAMES
from pictures.__main__ import tour
from pictures.baloot import MOMENTS
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

    moments = {f"baloot-{moment}": Path() for moment in MOMENTS}
    known = {"late": Path(), **positions, **moments}
    names = [shot.name for shot in tour(PictureRequest("menu", (960, 600), GAME), known)]
    assert len(set(names)) == len(names)
