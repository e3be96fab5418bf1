"""The turn shown in "How it plays" can be played as described there (borako 3.2, 4, 7.3)."""

from __future__ import annotations

from game.games.borako.rules.actions import parse_action
from tests.battery.lessons import example_of
from tests.games.borako.rules.positions import BORAKO, position


def test_the_shown_turn_is_played_as_the_book_describes_it() -> None:
    pile, hand, laid, set_kept, thrown = example_of("borako")
    state = position(f"{hand} JS QC", turn="begins", pile=pile)
    for action in map(parse_action, ("sweep", f"lay {laid}", f"discard {thrown}")):
        if action == parse_action(f"discard {thrown}"):
            assert BORAKO.refusal(state, parse_action(f"lay {set_kept}")) is None
        assert BORAKO.refusal(state, action) is None
        state, _events = BORAKO.apply(state, action)
    assert BORAKO.actor(state) == 1
