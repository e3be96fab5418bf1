"""What opponents of the rummies read from the table, and what parts the levels."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import JOKER, parse_face
from game.families.rummy.opponents.agent import RummyAgent
from game.families.rummy.opponents.explain import Reason, explained, why_discarded
from game.families.rummy.opponents.reading import Reading, near_limit, read
from game.families.rummy.opponents.skill import PERFECT
from game.families.rummy.rules.actions import Discard
from game.families.rummy.rules.state import Melding
from game.games.remik.opponents.weights import REMIK_CASUAL, REMIK_NOVICE, REMIK_WEIGHTS
from game.opponents.levels import choose
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import BOTH, GAMES, played_round
from tests.families.rummy.opponents.positions import view_of

NEARLY_OUT = "8H 9H TH KS KH KD 4C 4D 4S 2S 2D 2H 7C QD"
"""Twelve cards in melds and two over."""


def remik(**changes: Any) -> dict[str, Any]:
    return {"name": "a position", "turn": "drew", "hand": NEARLY_OUT, "discards": "5D"} | changes


def reading_of(position: dict[str, Any], profile: Any = PERFECT) -> Reading:
    return read(view_of(GAMES["remik"], position), REMIK_WEIGHTS, profile)


def danger(position: dict[str, Any]) -> float:
    reading = reading_of(position)
    return reading.policy.danger(reading.base)


def test_the_danger_rises_as_hands_of_those_who_have_opened_get_short() -> None:
    melds = ["5S 6S 7S", "QC QH QS"]
    dangers = [danger(remik(melds=melds, others=[13, count, 13], owners=[2, 2])) for count in (12, 6, 3, 1)]
    assert dangers == sorted(dangers)
    assert dangers[0] < 0.05
    assert dangers[-1] > 0.8


def test_who_has_not_opened_is_no_danger_yet() -> None:
    assert danger(remik(others=[1, 1, 1])) == 0


def test_what_the_next_player_took_is_remembered_by_those_who_remember() -> None:
    position = remik(known={1: "9S"})
    assert reading_of(position).next_known == (parse_face("9S"),)
    assert reading_of(position, REMIK_CASUAL).next_known == ()


def test_who_counts_cards_knows_what_cannot_come() -> None:
    """A pair of kings waits for the two others: both copies of one lie open."""
    waiting = {"hand": "KS KH 4C 6D 9H 2S", "discards": "KD KD 5D"}
    kept = {
        profile.counts_cards: next(each.groups for each in judged if each.card == parse_face("KS"))
        for profile in (PERFECT, REMIK_NOVICE)
        for reading in [reading_of(remik(**waiting), profile)]
        for judged in [reading.policy.judged(reading.base)]
    }
    assert 0 < kept[True] < kept[False]


def test_a_point_costs_more_near_the_limit() -> None:
    def gain_of_a_point(**changes: Any) -> float:
        reading = reading_of(remik(hand="KD 9C 2H 6S", opened=True, melds=["5S 6S 7S"], owners=[0]) | changes)
        rates = {each.card: each.rate for each in reading.policy.judged(reading.base)}
        return rates[parse_face("KD")] - rates[parse_face("2H")]

    assert gain_of_a_point(totals=[450, 0, 0, 0]) > 1.5 * gain_of_a_point()
    assert gain_of_a_point(totals=[495, 0, 0, 0]) == gain_of_a_point(), "any hand would pass the limit"
    assert near_limit(view_of(GAMES["remik"], remik())) == 0.0


def test_an_opening_may_wait_for_the_whole_hand_as_long_as_nobody_has_opened() -> None:
    patient, hasty = (RummyAgent(replace(REMIK_WEIGHTS, hold=hold)) for hold in (0.1, 1.0))
    alone = view_of(GAMES["remik"], remik())
    waits = patient.decide(alone, Random(1), NoDeadline())
    assert str(waits.action) in {"discard 7C", "discard QD"}
    assert waits.explanation == explained(Reason.WAITS, count=1)
    assert str(hasty.decide(alone, Random(1), NoDeadline()).action).startswith("open")
    for changes in ({"melds": ["5S 6S 7S"], "owners": [2]}, {"totals": [470, 0, 0, 0]}):
        view = view_of(GAMES["remik"], remik(**changes))
        assert str(patient.decide(view, Random(1), NoDeadline()).action).startswith("open")


@pytest.mark.parametrize(
    ("turn", "hand", "discards", "reason"),
    [
        ("begins", "7H 8H KD", "2C 9H", Reason.TAKE_GOES_OUT),
        ("begins", "KD 2C 4H", "2H QS", Reason.TAKE_MELDS),
        ("begins", "KD 2C 4H", "2H 9D", Reason.NO_CHOICE),
        ("drew", "7H 8H 9H KD 2C 4S", "2H", Reason.SHEDS),
        ("drew", "QS KH KD 4C 5D", "2H", Reason.SHEDS),
        ("drew", "KD", "2H", Reason.GOES_OUT),
        ("drew", "KD KD", "2H", Reason.NO_CHOICE),
    ],
)
def test_the_deciding_reason_is_given(turn: str, hand: str, discards: str, reason: Reason) -> None:
    position = remik(
        turn=turn, hand=hand, discards=discards, opened=True, melds=["9S TS JS", "5C 6C 7C"], owners=[2, 0]
    )
    assert club_reason(position) == reason


def test_a_joker_won_is_given_as_the_reason() -> None:
    position = remik(hand="7S KH KD 4C 9D", opened=True, melds=["5S 6S JK", "QD QC QH"], owners=[2, 0])
    assert club_reason(position) == Reason.WINS_JOKER


@pytest.mark.parametrize("hand", ["KD JK", "2C JK JK", "KD KD JK"])
def test_who_keeps_nothing_else_keeps_the_joker_as_a_reason(hand: str) -> None:
    assert club_reason(remik(hand=hand)) == Reason.KEEPS_JOKER


@pytest.mark.parametrize(
    ("hand", "card", "other", "reason"),
    [
        ("7H 8H 9H 9H 2C KD", "2C", "9H", None),
        ("7H 8H 9H 9H 9C 9D 2C KD", "2C", "9H", Reason.KEEPS_MELD),
        ("7H 8H 9H KC 2C KD", "2C", "9H", Reason.KEEPS_MELD),
        ("7H 8H 8H KC 2C 4D", "2C", "8H", None),
        ("7H 8H TC KC 2C 4D", "2C", "8H", Reason.KEEPS_GROUP),
    ],
)
def test_a_copy_is_not_kept_for_what_another_copy_does_as_well(
    hand: str, card: str, other: str, reason: Reason | None
) -> None:
    view = view_of(GAMES["remik"], {"name": hand, "turn": "drew", "hand": hand, "discards": "5S"})
    found = why_discarded(read(view, REMIK_WEIGHTS), parse_face(card), parse_face(other)).key
    if reason is None:
        assert found not in {Reason.KEEPS_MELD, Reason.KEEPS_GROUP}
    else:
        assert found == reason


def club_reason(position: dict[str, Any]) -> str:
    decision = agent_for(GAMES["remik"], "club").decide(view_of(GAMES["remik"], position), Random(1), NoDeadline())
    assert decision.explanation is not None
    return decision.explanation.key


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("level", ["novice", "casual"])
def test_weaker_levels_never_discard_a_joker_where_club_would_not(game: str, level: str) -> None:
    rules, club = GAMES[game], agent_for(GAMES[game], "club")
    agent = agent_for(rules, level)
    asked = 0
    for seed in range(4):
        for view in played_round(game, ("club", "greedy", "greedy", "club"), seed)[1]:
            if not isinstance(view.phase, Melding):
                continue
            action = agent.decide(view, Random(seed), NoDeadline()).action
            if isinstance(action, Discard) and action != club.decide(view, Random(1), NoDeadline()).action:
                asked += 1
                assert action.card != JOKER
    assert asked > 10


@BOTH
@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_no_level_overlooks_that_it_can_go_out(game: str, level: str) -> None:
    position = {
        "name": "out",
        "turn": "drew",
        "opened": True,
        "hand": "7H 8H 9H KD",
        "melds": ["TS JS QS KS"],
        "owners": [0],
        "others": [12, 8, 13],
        "discards": "7S",
    }
    for seed in range(20):
        view = view_of(GAMES[game], position)
        action = agent_for(GAMES[game], level).decide(view, Random(seed), NoDeadline()).action
        assert str(action) == "lay 7H 8H 9H"


def test_a_level_never_chooses_beyond_its_regret() -> None:
    choices = [(0.0, "best"), (1 - REMIK_NOVICE.regret, "poor"), (-1 - REMIK_NOVICE.regret, "absurd")]
    assert {choose(choices, REMIK_NOVICE, Random(seed)) for seed in range(500)} == {"best", "poor"}
    assert {choose(choices, PERFECT, Random(seed)) for seed in range(10)} == {"best"}
