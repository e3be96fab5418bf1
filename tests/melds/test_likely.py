"""The likely melds of a large hand are some of its melds."""

from __future__ import annotations

from random import Random

from game.cards import deck, format_faces, parse_faces
from game.melds.split import likely_melds
from game.melds.within import melds_within
from tests.melds.reference import ALL_RULES, BORAKO

DECK = deck(2, jokers=2)


def test_likely_melds_are_melds_within_the_hand_and_come_once() -> None:
    rng = Random(1)
    for rules in ALL_RULES:
        for _ in range(20):
            hand = tuple(rng.sample(DECK, 20))
            likely = list(likely_melds(hand, rules))
            assert len(set(likely)) == len(likely)
            assert set(likely) <= set(melds_within(hand, rules))


def test_likely_melds_without_wilds_come_first() -> None:
    wilds = [len(meld.wilds) for meld in likely_melds(Random(2).sample(DECK, 45), BORAKO)]
    assert wilds == sorted(wilds)
    assert set(wilds) == {0, 1, 2}


def test_a_likely_run_takes_every_natural_between_its_ends() -> None:
    hand = parse_faces("5S 6S 7S 8S AS KS 2H")
    assert [format_faces(meld.cards) for meld in likely_melds(hand, BORAKO)] == [
        "5S 6S 7S",
        "5S 6S 7S 8S",
        "6S 7S 8S",
        "5S 6S 2H",
        "5S 6S 7S 2H",
        "5S 6S 7S 8S 2H",
        "6S 7S 2H",
        "6S 7S 8S 2H",
        "7S 8S 2H",
        "2H KS AS",
    ]
