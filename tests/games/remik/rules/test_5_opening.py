"""The opening (remik 5)."""

from __future__ import annotations

import pytest

from game.families.rummy.rules.events import Laid, Opened
from tests.games.remik.rules.positions import after, dealt, events, legal, position, reason

HAND = "TS JS QS 8D 8C 8H 4S 5S 6S JK KS KH KD 2C"


def test_5_1_a_player_opens_with_51_points_at_once() -> None:
    state = position(HAND, opened=False)
    assert reason(state, "open TS JS QS / 8D 8C 8H") is None
    assert reason(state, "open TS JS QS") == "opening_too_low 5.1"
    assert reason(state, "lay TS JS QS") == "open_first 5.1"
    assert [type(event) for event in events(state, "open TS JS QS / 8D 8C 8H")] == [Opened, Laid, Laid]


def test_5_1_exactly_51_will_do() -> None:
    state = position("AS 2S 3S 4S 9C 9H 9D 5D 5C 5H 2C", opened=False)
    assert reason(state, "open 2S 3S 4S / 9C 9H 9D / 5D 5C 5H") is None
    assert reason(state, "open AS 2S 3S / 9C 9H 9D / 5D 5C 5H") == "opening_too_low 5.1"


def test_5_1_each_group_must_be_a_meld() -> None:
    assert reason(position(HAND, opened=False), "open TS JS QS / 8D 8C KH") == "mixed_ranks 3.2"


def test_5_1_only_once_a_round_and_anew_in_each() -> None:
    opened = after(position(HAND, opened=False), "open TS JS QS / 8D 8C 8H")
    assert reason(opened, "open KS KH KD / 4S 5S 6S") == "opened_already 5.1"
    assert dealt(2).opened == (False,) * 4


def test_5_2_one_sequence_has_three_naturals_in_a_row() -> None:
    state = position("8D 8C 8H KS KH KD 2C", opened=False)
    assert reason(state, "open 8D 8C 8H / KS KH KD") == "opening_without_pure_run 5.2"
    assert not any(text.startswith("open") for text in legal(state))


@pytest.mark.parametrize(
    ("sequence", "refusal"),
    [
        ("TS JS QS", None),
        ("7S 8S 9S JK JS", None),
        ("4S JK 6S 7S 8S", None),
        ("7S 8S JK TS JS", "opening_without_pure_run 5.2"),
        ("4S JK 6S JK 8S", "opening_without_pure_run 5.2"),
    ],
)
def test_5_2_jokers_may_stand_elsewhere_in_it(sequence: str, refusal: str | None) -> None:
    state = position(f"{sequence} KS KH KD 2C", opened=False)
    assert reason(state, f"open {sequence} / KS KH KD") == refusal
