"""The positions of the rummies are such as play leads to."""

from __future__ import annotations

from pathlib import Path

from game.families.rummy.rules.state import Taking
from tests.families.rummy.opponents.play import BOTH, GAMES
from tests.families.rummy.opponents.positions import view_of
from tests.opponents.positions import positions_of


@BOTH
def test_the_hands_of_positions_have_as_many_cards_as_there_may_be(game: str) -> None:
    for position in positions_of(Path(__file__).parents[3] / "games" / game / "positions.toml"):
        view = view_of(GAMES[game], position)
        size = view.house.hand_size + (not isinstance(view.phase, Taking))
        assert len(view.hand) == size or (view.opened[0] and len(view.hand) < size), position["name"]
