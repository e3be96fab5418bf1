"""The turn shown in "How it plays" can be played as described there (buraco 3.3, 4.1)."""

from __future__ import annotations

from game.cards import format_faces
from game.games.buraco.rules.actions import Action, parse_action
from game.games.buraco.rules.state import BuracoState
from tests.battery.lessons import example_of
from tests.games.buraco.rules.positions import BURACO, position


def test_the_shown_turn_is_played_as_the_book_describes_it() -> None:
    pile, hand, taken, laid, left, also = example_of("buraco")
    state = position(f"{hand} 5D", turn="begins", pile=pile)
    for text in (*(f"take {card}" for card in taken.split()), f"lay {laid}"):
        state, _events = BURACO.apply(state, _allowed(state, text))
    assert format_faces(state.discards) == left == also
    ended, _events = BURACO.apply(state, _allowed(state, "end"))
    assert BURACO.actor(ended) == 1
    with_all, _events = BURACO.apply(state, _allowed(state, f"take {also}"))
    refused = BURACO.refusal(with_all, parse_action("end"))
    assert refused is not None
    assert refused.reason == "put_one_back"


def _allowed(state: BuracoState, text: str) -> Action:
    action = parse_action(text)
    assert BURACO.refusal(state, action) is None, text
    return action
