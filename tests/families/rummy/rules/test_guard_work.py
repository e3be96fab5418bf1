"""Turns whose ways on are many: whether they can end is found without following them all (rami 8.2, remik 4.6)."""

from __future__ import annotations

import pytest

from game.cards import parse_face, parse_faces
from game.families.rummy.rules.state import NOTHING_OWED, Owed
from game.families.rummy.rules.turn import Turn, can_end
from tests.families.rummy.rules.positions import judged
from tests.families.rummy.rules.test_guard_reference import HOUSES
from tests.work import calls_of

CALLS = 30_000


@pytest.mark.parametrize(
    ("house", "hand", "melds", "taken", "owed", "expected"),
    [
        (
            "remik",
            "AS 3S 4S 8S 9S KS 6H 8H 2C 8C AD 4D 4D",
            "JK 7H 8H JK TH|JK 6S JK|TS JS QS|QH KH AH|5C 6C 7C 8C|9D TD JD QD|2H 2C 2D|4S 5S 6S",
            "4D",
            NOTHING_OWED,
            True,
        ),
        (
            "remik",
            "4S QS 2H 8H 9H TH 4C 5C 8C QC 3D 4D 8D",
            "KS KH KC|3H 3C 3D|6C JK 8C JK|7C JK 9C JK|AS 2S 3S|2H 2C 2D|5H 6H 7H 8H|AS AH AD|TH TC TD",
            "2H",
            NOTHING_OWED,
            False,
        ),
        (
            "rami cafe",
            "2S 9S QS 9H JH AC QC 2D 2D 4D 5D 9D JK",
            "7S 7H 7D JK|7C 8C 9C TC|4C 5C 6C|9S 9C 9D|4D JK 6D|KS KH KD|3S 4S 5S|QH KH AH|2H 3H JK",
            "",
            ((2,),),
            True,
        ),
    ],
)
def test_the_end_of_a_turn_is_found_soon(
    house: str, hand: str, melds: str, taken: str, owed: Owed, expected: bool
) -> None:
    rules = HOUSES[house]
    on_table = tuple(judged(text, rules) for text in melds.split("|"))
    card = parse_face(taken) if taken else None
    turn = Turn(parse_faces(hand), on_table, opened=True, taken=card, owed=owed)
    found = []
    calls_of(lambda: found.append(can_end(turn, rules)), CALLS)
    assert found == [expected]
