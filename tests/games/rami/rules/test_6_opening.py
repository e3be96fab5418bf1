"""The opening (rami 6)."""

from __future__ import annotations

from game.engine import Place, Refusal
from game.families.rummy.rules.events import Laid, Opened
from game.games.rami.rules import RULES as RAMI
from tests.games.rami.rules.positions import TABLE, after, events, legal, position, reason

HAND = "JH QH KH KS KC KD 4C 5C 6C 2D 6S"
OPENING = "open JH QH KH / KS KC KD / 4C 5C 6C"


def test_6_1_a_player_opens_with_melds_of_71_points_at_once() -> None:
    state = position(HAND, opened=False)
    too_low = (("points", 60), ("limit", 71))
    low = TABLE.action("open JH QH KH / KS KC KD")
    assert RAMI.refusal(state, low) == Refusal("rami 6.1", "opening_too_low", too_low)
    opened = after(state, OPENING)
    assert opened.opened[0]
    assert [str(meld) for meld in opened.melds] == ["JH QH KH", "KS KC KD", "4C 5C 6C"]
    assert opened.owners == (0, 0, 0)


def test_6_1_an_opening_is_announced_with_its_points_and_meld_by_meld() -> None:
    happened = events(position(HAND, opened=False, melds=["7S 8S 9S"]), OPENING)
    assert [type(event) for event in happened] == [Opened, Laid, Laid, Laid]
    assert dict(happened[0].params) == {"points": 75}
    assert [event.target for event in happened[1:]] == [Place("meld", 0, index) for index in range(3)]


def test_6_1_one_group_that_is_no_meld_spoils_the_opening() -> None:
    assert reason(position(HAND, opened=False), "open JH QH KH / KS KC KD / 4C 5C 6S") == "mixed_suits 4.1"


def test_6_1_nothing_goes_to_the_table_before() -> None:
    state = position(HAND, opened=False, melds=["9S TS JS", "3D JK 5D"])
    assert reason(state, "lay KS KC KD") == "open_first 6.1"
    assert reason(state, "add KS to 1") == "open_first 6.1"
    assert reason(state, "swap 4D in 2") == "open_first 6.1"


def test_6_1_jokers_count_as_their_cards() -> None:
    state = position("JH QH JK KS KC JK 4C 5C 6C 2D", opened=False)
    assert reason(state, "open JH QH JK / KS KC JK / 4C 5C 6C") is None


def test_6_1_exactly_71_will_do() -> None:
    state = position("JH QH KH KS KC KD AC AD AH 2D 2C 2S 2H 5C", opened=False)
    assert reason(state, "open JH QH KH / KS KC KD / AC AD AH / 2D 2C 2S 2H") is None
    assert reason(state, "open JH QH KH / KS KC KD / AC AD AH / 2D 2C 2S") == "opening_too_low 6.1"


def test_6_1_only_one_opening_a_round() -> None:
    assert reason(position(HAND), OPENING) == "opened_already 6.1"


def test_6_2_after_the_opening_nothing_is_melded_in_the_same_turn() -> None:
    opened = after(position(HAND + " 7C", opened=False, melds=["5D JK 7D"]), OPENING)
    assert reason(opened, "add 7C to 4") == "nothing_after_opening 6.2"
    assert reason(opened, "lay 2D 6S 7C") == "nothing_after_opening 6.2"
    assert reason(opened, "swap 6D in 1") == "nothing_after_opening 6.2"
    assert legal(opened) == {"discard 2D", "discard 6S", "discard 7C"}


def test_6_2_it_is_in_later_turns() -> None:
    assert reason(position("7C 2D 9S", melds=["4C 5C 6C"]), "add 7C to 1") is None


def test_6_2_and_in_the_same_one_where_that_is_agreed() -> None:
    opened = after(position(HAND + " 7C", opened=False, layoff_same_turn="on"), OPENING)
    assert reason(opened, "add 7C to 3") is None
