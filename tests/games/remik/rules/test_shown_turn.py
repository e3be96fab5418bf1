"""The turn shown in "How it plays" can be played as described there (remik 2.2, 5.1, 5.2)."""

from __future__ import annotations

from tests.battery.lessons import example_of
from tests.games.remik.rules.positions import after, events, position, reason


def test_the_shown_turn_is_played_as_the_book_describes_it() -> None:
    hand, drawn, run, kings, thrown = example_of("remik")
    state = position(f"{hand} {drawn}", opened=False)
    opening = f"open {run} / {kings}"
    assert reason(state, opening) is None
    assert dict(events(state, opening)[0].params) == {"points": 60}
    state = after(state, opening)
    assert reason(state, f"discard {thrown}") is None
    assert after(state, f"discard {thrown}").turn == state.turn + 1
