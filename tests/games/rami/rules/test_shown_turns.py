"""The two turns shown in "How it plays" can be played as described there (rami 2.2, 4.3, 6.1, 7.1, 7.2)."""

from __future__ import annotations

from tests.battery.lessons import example_of
from tests.games.rami.rules.positions import after, events, position, reason


def test_the_shown_opening_is_played_as_the_book_describes_it() -> None:
    hand, drawn, run, thrown, *_ = example_of("rami")
    kings = "KS KH KD"
    before, state = position(hand, opened=False), position(f"{hand} {drawn}", opened=False)
    assert len(before.hands[0]) == 14
    assert reason(before, f"open 8H 9H TH JH / {kings}") == "opening_too_low 6.1"
    assert dict(events(state, f"open {run} / {kings}")[0].params) == {"points": 77}
    assert reason(after(state, f"open {run} / {kings}"), f"discard {thrown}") is None


def test_the_shown_turn_after_it_is_played_as_the_book_describes_it() -> None:
    hand, _, run, first_thrown, theirs, drawn, won_with, laid, thrown, left = example_of("rami")
    kept = [card for card in hand.split() if card not in (*run.split(), "KS", "KH", "KD", first_thrown)]
    state = position(f"{' '.join(kept)} {drawn}", melds=[run, "KS KH KD", theirs], owners=[0, 0, 2])
    played = (f"add {drawn} to 2", f"swap {won_with} in 3", f"lay {laid}", f"discard {thrown}")
    for number, action in enumerate(played):
        assert reason(after(state, *played[:number]), action) is None, action
    assert sorted(map(str, after(state, *played).hands[0])) == sorted(left.split())
