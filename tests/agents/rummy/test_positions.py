"""The positions of the rummies are such as play leads to."""

from __future__ import annotations

from pathlib import Path

from game.rules.rummy.state import Taking
from tests.agents.positions import positions_of
from tests.agents.rummy.play import BOTH, GAMES
from tests.agents.rummy.positions import view_of


@BOTH
def test_the_hands_of_positions_have_as_many_cards_as_there_may_be(game: str) -> None:
    for position in positions_of(Path(__file__).parents[2] / "positions" / f"{game}.toml"):
        view = view_of(GAMES[game], position)
        size = view.house.hand_size + (not isinstance(view.phase, Taking))
        assert len(view.hand) == size or (view.opened[0] and len(view.hand) < size), position["name"]
