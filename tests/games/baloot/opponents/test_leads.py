"""Leads that nobody at the table would forgive are made by no level (baloot 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import Face, parse_faces
from game.families.tricks.opponents.leads import sound_leads
from game.games.baloot.opponents.playing import choose_card, seen_by
from game.games.baloot.opponents.weights import CASUAL, CLUB, NOVICE, QUICK, STRONG, SkillProfile
from game.games.baloot.rules.actions import Play
from game.opponents.protocol import NoDeadline
from tests.games.baloot.opponents.positions import view_of

BUYER: Mapping[str, Any] = {"name": "hokom", "dealer": 3, "contract": "hokom S", "buyer": 0, "taken": "JS"}
SUN: Mapping[str, Any] = {"name": "sun", "dealer": 3, "contract": "sun", "buyer": 1, "taken": "AD"}
PROFILES: Mapping[str, SkillProfile] = {
    "club": replace(CLUB, worlds=4),
    "casual": CASUAL,
    "novice": NOVICE,
    "quick": QUICK,
}


def leads(position: Mapping[str, Any], hand: str, *, cashes: bool = True, **more: Any) -> set[Face]:
    """What may be led without a blunder."""
    known = seen_by(view_of({**position, **more, "hand": hand}))
    return set(known.pack.faces(sound_leads(known, more.get("buyer", position["buyer"]), known.hand, cashes=cashes)))


def test_the_buyer_draws_trumps_with_the_top_one() -> None:
    assert leads(BUYER, "JS QS 8S AH 7H 8D 9D 7C") == {*parse_faces("JS")}
    assert leads(BUYER, "JS 9S 8S AH 7H 8D 9D 7C") == {*parse_faces("JS 9S")}


def test_the_top_trump_alone_may_wait() -> None:
    hand = "JS AC 8C AH 7H 8D 9D 7C"
    assert leads(BUYER, hand) == {*parse_faces(hand)}


def test_a_lower_trump_is_not_led_by_others_who_hold_the_top_one() -> None:
    hand = "JS QS 8S AH 7H 8D 9D 7C"
    sound = leads(BUYER, hand, buyer=1, taken="9S")
    assert sound == {*parse_faces(hand)} - {*parse_faces("QS 8S")}


def test_without_the_top_trump_anything_may_be_led() -> None:
    hand = "9S QS 8S AH 7H 8D 9D 7C"
    assert leads(BUYER, hand, taken="9S") == {*parse_faces(hand)}


def test_two_tricks_that_nobody_can_take_are_taken_first() -> None:
    assert leads(SUN, "AS AH 8H 7H KD 8D 9C 7C") == {*parse_faces("AS AH")}
    assert leads(SUN, "AS TS 8H 7H KD 8D 9C 7C") == {*parse_faces("AS TS")}


def test_they_may_wait_for_who_knows_better() -> None:
    hand = "AS AH 8H 7H KD 8D 9C 7C"
    assert leads(SUN, hand, cashes=False) == {*parse_faces(hand)}
    assert not STRONG.cashes


def test_one_such_trick_may_wait() -> None:
    hand = "AS 9S 8H 7H KD 8D 9C 7C"
    assert leads(SUN, hand) == {*parse_faces(hand)}


def test_aces_are_not_sure_while_opponents_may_trump() -> None:
    hand = "AD AH 8H 7H KD 8D 9C 7C"
    assert leads(BUYER, hand, taken="9S", buyer=1) == {*parse_faces(hand)}


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_no_level_leads_otherwise(profile: SkillProfile) -> None:
    for position, hand in ((BUYER, "JS QS 8S AH 7H 8D 9D 7C"), (SUN, "AS AH 8H 7H KD 8D 9C 7C")):
        view = view_of({**position, "hand": hand})
        for seed in range(12):
            action = choose_card(view, profile, Random(seed), NoDeadline()).action
            assert isinstance(action, Play)
            assert action.card in leads(position, hand)
