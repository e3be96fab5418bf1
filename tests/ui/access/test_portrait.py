"""A window that is higher than wide has a table of its own."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.ui.screenshot import played_match
from game.ui.table.scene import TableScene
from tests.ui.access.listening import QuickLoop
from tests.ui.pilot import Pilot


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 1280), (1080, 1920)])
@pytest.mark.parametrize("game", GAMES)
def test_the_others_sit_above_a_felt_of_the_whole_width(pilot: Pilot, game: str, size: tuple[int, int]) -> None:
    match = played_match(game, lambda _match: True)
    pilot.stage.resize(size)
    pilot.stage.push(TableScene(pilot.stage, match, loop=QuickLoop(match, 0)))
    there = pilot.stage.targets()
    felt, hand = there["felt"], there["hand"]
    assert felt.width > 0.95 * size[0]
    assert hand.width > 0.95 * size[0]
    others = [there[f"seat.{seat}"] for seat in range(1, len(match.seats))]
    assert all(seat.bottom <= felt.top for seat in others)
    assert hand.top >= felt.bottom
    foot = [there["tools"], there["seat.0"], *(there[name] for name in ("table.hint", "table.sort"))]
    assert all(place.top >= hand.bottom for place in foot)
    assert max(place.bottom for place in foot) <= size[1]
