"""End of the round (borako 9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.cards import Face, format_faces, parse_faces
from game.engine import Deals, stream
from game.games.borako.rules.actions import Action, Add, Lay, Sweep
from game.games.borako.rules.events import Discarded, RoundEnded, WentOut
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, Melding, RoundOver, Taking
from tests.games.borako.rules.positions import BORAKO, action, after, legal, position, reason

CLEAN = "3H 4H 5H 6H 7H 8H 9H"
DIRTY = "3S 4S 5S 6S 7S 8S JK"
SMALL = "TC JC QC"


@pytest.mark.parametrize(("hand", "act"), [("KS", "discard KS"), ("KC", "add KC to 2"), ("5D 6D 7D", "lay 5D 6D 7D")])
def test_9_1_a_player_goes_out_by_lay_add_or_discard(hand: str, act: str) -> None:
    over, events = BORAKO.apply(position(hand, melds=(CLEAN, SMALL), mour="taken"), action(act))
    assert over.phase == RoundOver(out=0)
    assert [type(event) for event in events][1:] == [WentOut, RoundEnded]
    assert events[1].seat == 0
    assert BORAKO.round_traits(over) == ("went_out",)


@pytest.mark.parametrize(("hand", "act"), [("KS", "discard KS"), ("KC", "add KC to 2"), ("5D 6D 7D", "lay 5D 6D 7D")])
def test_9_1_without_a_clean_meld_nobody_goes_out(hand: str, act: str) -> None:
    state = position(hand, melds=(DIRTY, SMALL), mour="taken")
    assert reason(state, act) == "going_out_needs_clean 9.1"


def test_9_1_a_meld_that_the_last_card_completes_counts() -> None:
    state = position("9H", melds=("3H 4H 5H 6H 7H 8H", SMALL), mour="taken")
    assert after(state, "add 9H to 1").phase == RoundOver(out=0)
    assert reason(state, "discard 9H") == "going_out_needs_clean 9.1"


def test_9_1_a_lay_of_seven_completes_it_as_well() -> None:
    assert after(position(CLEAN, melds=(SMALL,), mour="taken"), f"lay {CLEAN}").phase == RoundOver(out=0)


@pytest.mark.parametrize(
    ("meld", "allowed"),
    [
        (CLEAN, True),
        (DIRTY, False),
        ("2S 2S 2H 2H 2C 2C JK", True),
        ("AS AS AH AH AC AC AD", True),
        ("AS AS AH AH AC AC JK", False),
    ],
)
def test_9_1_any_meld_with_a_bonus_of_200_will_do(meld: str, allowed: bool) -> None:
    assert (reason(position("KS", melds=(meld,), mour="taken"), "discard KS") is None) is allowed


def test_9_1_before_the_mour_is_taken_nobody_goes_out() -> None:
    state = after(position("KS", melds=(CLEAN,)), "discard KS")
    assert state.phase == Taking(1)
    assert len(state.hands[0]) == 11


def test_9_1_option_free_asks_for_the_mour_alone() -> None:
    state = position("KS", melds=(SMALL,), mour="taken", going_out="free")
    assert after(state, "discard KS").phase == RoundOver(out=0)


@pytest.mark.parametrize(
    ("melds", "allowed"),
    [
        ((CLEAN,), False),
        ((CLEAN, SMALL), False),
        ((DIRTY, DIRTY.replace("S", "D")), False),
        ((CLEAN, DIRTY), True),
        ((CLEAN, "3C 4C 5C 6C 7C 8C 9C"), True),
    ],
)
def test_9_1_option_clean_and_dirty_asks_for_both(melds: tuple[str, ...], allowed: bool) -> None:
    state = position("KS", melds=melds, mour="taken", going_out="clean_and_dirty")
    assert reason(state, "discard KS") == (None if allowed else "going_out_needs_both 9.1")


@pytest.mark.parametrize(
    ("hand", "act", "refused"),
    [
        ("5D 6D 7D KS", "lay 5D 6D 7D", "last_card_would_stay 9.2"),
        ("KC KS", "add KC to 2", "last_card_would_stay 9.2"),
        ("5D 6D 7D KS 9S", "lay 5D 6D 7D", None),
        ("KC KS 9S", "add KC to 2", None),
        ("KC 9H", "add KC to 2", None),
        ("5D 6D 7D 9H", "lay 5D 6D 7D", None),
        ("5D 6D 7D KC", "lay 5D 6D 7D", "last_card_would_stay 9.2"),
        ("KC 2S", "add KC to 2", "last_card_would_stay 9.2"),
    ],
)
def test_9_2_a_last_card_may_stay_only_if_the_player_can_go_out_with_it(
    hand: str, act: str, refused: str | None
) -> None:
    assert reason(position(hand, melds=("3H 4H 5H 6H 7H 8H", SMALL), mour="taken"), act) == refused


def test_9_2_the_guard_does_not_bind_before_the_mour_is_taken() -> None:
    assert reason(position("5D 6D 7D KS"), "lay 5D 6D 7D") is None


def test_9_2_which_wild_is_laid_may_decide() -> None:
    state = position("5D 6D 2S 2C", melds=("3S 4S 5S 6S 7S 8S",), mour="taken")
    assert reason(state, "lay 5D 6D 2S") == "last_card_would_stay 9.2"
    assert reason(state, "lay 5D 6D 2C") is None
    assert "lay 2C 5D 6D" in legal(state)


@pytest.mark.slow
@settings(max_examples=300)
@given(
    hand=st.lists(st.sampled_from(DECK), min_size=2, max_size=5).map(sorted),
    melds=st.sampled_from(
        [
            ("3S 4S 5S 6S 7S 8S", "TC JC QC"),
            (CLEAN,),
            (DIRTY, "2H 2D 2C"),
            ("4H 5H 6H 7H 8H 9H", DIRTY),
            (CLEAN, "AH AD AC"),
        ]
    ),
    going_out=st.sampled_from(["free", "clean", "clean_and_dirty"]),
)
def test_9_2_what_the_guard_refuses_would_leave_nothing_to_do(
    hand: list[Face], melds: tuple[str, ...], going_out: str
) -> None:
    table = [face for meld in melds for face in parse_faces(meld)]
    assume(all([*hand, *table].count(face) <= 2 for face in hand))
    state = position(format_faces(hand), melds=melds, mour="taken", going_out=going_out)
    adds = [Add(face, number) for face in dict.fromkeys(hand) for number in range(1, len(melds) + 1)]
    lays = [Lay(group) for size in (3, 4, 5) for group in dict.fromkeys(combinations(hand, size))]
    tries: list[Action] = [*adds, *lays]
    for tried in tries:
        refused = BORAKO.refusal(state, tried)
        if refused is None:
            grown = after(state, str(tried))
            assert isinstance(grown.phase, RoundOver) or any(BORAKO.actions(grown))
        elif refused.clause == "borako 9.2":
            unguarded = after(replace(state, reserves=(state.reserves[1], ())), str(tried))
            stuck = replace(unguarded, reserves=state.reserves)
            assert not any(BORAKO.actions(stuck)), tried


def test_9_2_a_discard_is_always_left_with_two_cards() -> None:
    state = position("KS 9S", melds=(SMALL,), mour="taken")
    assert legal(state) == {"discard KS", "discard 9S"}


def test_9_3_an_empty_stock_ends_the_round_after_the_discard() -> None:
    drew = after(position("KS 9S 4D", turn="begins", stock=1, pile="5C"), "draw")
    assert drew.phase == Melding(0, must_lay=False)
    over, events = BORAKO.apply(drew, action("discard KS"))
    assert over.phase == RoundOver(out=None)
    assert (BORAKO.round_traits(drew), BORAKO.round_traits(over)) == ((), ("stock_empty",))
    assert [type(event) for event in events] == [Discarded, RoundEnded]


@pytest.mark.parametrize("seed", range(6))
def test_9_3_every_turn_brings_the_end_nearer(seed: int) -> None:
    """Each turn takes a card from the stock or, after a sweep, leaves more cards in melds: no round is endless."""
    state, _ = BORAKO.new_match(BorakoOptions(), 4, Deals(seed))
    rng = stream(seed, "turns")
    left, turns = 147, 0
    while BORAKO.actor(state) is not None:
        if isinstance(state.phase, Taking):
            now = len(state.stock) + 106 - sum(len(meld.cards) for melds in state.melds for meld in melds)
            assert now < left
            left, turns = now, turns + 1
        actions = list(BORAKO.actions(state))
        state = after(state, str(actions[-1] if Sweep() in actions else actions[int(rng.random() * len(actions))]))
    assert turns <= 146


def test_9_3_a_mour_never_becomes_stock() -> None:
    over = after(position("KS 9S", stock=0), "discard KS")
    assert [len(mour) for mour in over.reserves] == [11, 11]


def test_9_3_going_out_with_the_last_discard_is_going_out() -> None:
    over = after(position("KS", melds=(CLEAN,), mour="taken", stock=0), "discard KS")
    assert over.phase == RoundOver(out=0)


@pytest.mark.parametrize(("bonus", "points"), [(0, []), (100, [(0, 100, "borako 9.4")])])
def test_9_4_going_out_has_the_bonus_that_was_agreed(bonus: int, points: list[object]) -> None:
    over = after(position("KS", melds=(CLEAN,), mour="taken", going_out_bonus=bonus), "discard KS")
    assert [(line.team, line.points, line.clause) for line in BORAKO.score(over) if line.key == "going_out"] == points


def test_9_4_nobody_has_it_when_the_stock_ends_the_round() -> None:
    over = after(position("KS 4D", melds=(CLEAN,), mour="taken", going_out_bonus=100, stock=0), "discard KS")
    assert not [line for line in BORAKO.score(over) if line.key == "going_out"]
