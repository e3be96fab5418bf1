"""A round of every game is played by what is spoken alone, of some by keys, of others by the buttons of a gamepad.

What a gamepad does are keys before a scene hears of it, so that no game knows by which of them it is played.
"""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.ui.access import speaker as speaking
from game.ui.screenshot import played_match
from game.ui.table.scene import TableScene
from tests.ui.access.listening import Listener
from tests.ui.pilot import Pilot


class Silent:
    """A silent voice."""

    def say(self, _text: str, _language: str) -> None:
        pass

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def in_the_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Silent)
    monkeypatch.setattr(TableScene, "paint", lambda *_surface_and_area: None)


@pytest.mark.parametrize(("game", "gamepad"), [(game, number % 2 == 1) for number, game in enumerate(GAMES)])
@pytest.mark.slow
def test_a_round_is_played_by_what_is_heard(pilot: Pilot, game: str, gamepad: bool) -> None:
    listener = Listener(pilot, played_match(game, lambda _match: True), gamepad=gamepad)
    assert listener.plays_a_round(), listener.steps[-3:]
    *thrown_in, played = listener.scene.match.history()
    assert played.lines
    assert not any(deal.lines for deal in thrown_in)
