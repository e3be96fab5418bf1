"""Every kind of event has its sound and its time at the table of its game."""

from __future__ import annotations

import pytest

from game.engine import CardsDealt, Event, MatchEnded, Resynced, RoundEnded, Shuffled, TurnBegan
from game.games import GAMES
from game.melds.common import Added, Discarded, Drawn, Laid, WentOut
from game.ui.system.sound import Cue
from game.ui.table.contract.game_table import table_of
from tests.battery.walks import BY_NAME, walks

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
BY_KIND = {Cue.DEAL, Cue.LAY}
"""Sounds of cards that do not depend on where they go."""


@EVERY_GAME
def test_every_kind_of_event_is_shown_in_a_style_and_none_is_left_over(game: str) -> None:
    assert set(table_of(game).config.events) == {*GAMES[game].events, Resynced}


@pytest.mark.parametrize("game", sorted(BY_NAME))
def test_cards_that_move_are_heard_where_they_go(game: str) -> None:
    styles, heard = table_of(game).config.events, set[Cue]()
    for event in (event for step in walks(game, 0) for event in step.events):
        cue = styles[type(event)].heard_as(own=False)
        moved = bool(event.cards) and event.target is not None
        if moved and cue not in BY_KIND and not isinstance(event, Shuffled):
            assert event.target is not None
            assert cue is (Cue.LIFT if event.target.zone == "hand" else Cue.DROP), event
            heard.add(cue)
    assert Cue.DROP in heard


@pytest.mark.parametrize(
    ("kind", "own", "cue"),
    [
        (Shuffled, False, None),
        (CardsDealt, False, Cue.DEAL),
        (Drawn, False, Cue.LIFT),
        (Laid, False, Cue.LAY),
        (Added, False, Cue.DROP),
        (Discarded, True, Cue.DROP),
        (TurnBegan, True, Cue.YOUR_TURN),
        (TurnBegan, False, None),
        (WentOut, False, None),
        (RoundEnded, False, Cue.ROUND_END),
        (MatchEnded, False, Cue.MATCH_END),
        (Resynced, False, None),
    ],
)
def test_what_an_event_sounds_like(kind: type[Event], own: bool, cue: Cue | None) -> None:
    assert table_of("borako").config.events[kind].heard_as(own=own) is cue
