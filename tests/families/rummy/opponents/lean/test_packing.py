"""What an opening is packed of where jokers count for themselves."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import choose
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.house import LeanHouse
from game.families.rummy.opponents.lean.packing import Packer, no_more_than
from tests.families.rummy.opponents.play import GAMES


@pytest.mark.parametrize(
    ("cards", "card", "fifty"),
    [
        ("4S 5S 6S 3C 3H JK 2C", False, True),
        ("4S 5S 6S JK 8C JK 2H", False, True),
        ("2S 3S 4S JK JH KD 9C", False, True),
        ("4S 5S 6S 8S JK KS KH KD 2C", True, True),
        ("4S 5S 6S 3C 3H 3D 2C", False, False),
        ("3C 3H JK 9S 9D JK 2C", False, False),
    ],
)
def test_jokers_of_50_open_where_those_worth_their_card_do_not(cards: str, card: bool, fifty: bool) -> None:
    hand = hand_of(list(parse_faces(cards)))
    for worth, opens in (("card", card), ("50", fifty)):
        house = LeanHouse(choose(GAMES["remik"].options, {"joker_opening": worth}).house)
        found = Packer(house, 1.0, 1.0).best(
            hand, house.opening_points, house.pure_run, 0, 0, keep_natural=True, barred=0
        )
        assert (no_more_than(house, hand) >= house.opening_points and found is not None) is opens, worth


def test_a_hand_without_the_run_that_opens_is_not_packed() -> None:
    hand = hand_of(list(parse_faces("KS KH KD QS QH QD 4S 5S JK")))
    least = {"remik": 0, "rami": 60}
    for game, points in least.items():
        most = no_more_than(LeanHouse(GAMES[game].options().house), hand)
        assert most >= points
        assert bool(most) is bool(points)
