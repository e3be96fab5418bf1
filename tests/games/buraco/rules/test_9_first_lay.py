"""The first cards laid by a team that has stood at 1500 (buraco 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from game.cards import format_faces
from game.engine import Refusal
from game.games.buraco.rules.actions import Lay, Open, parse_action
from game.games.buraco.rules.events import Laid, MortoTaken
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import card_points
from game.games.buraco.rules.state import BuracoState
from game.melds.judge import judge
from game.melds.meld import Meld
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, kinds, legal, position, reason

HIGH = (True, False)
TENS = "8H 9H TH JH QH KH"


@pytest.mark.parametrize(
    ("hand", "play", "refused"),
    [
        (f"{TENS} 4D 5S", f"lay {TENS}", "opening_too_low 9.2"),
        (f"AH {TENS} 4D 5S", f"lay AH {TENS}", None),
        ("5H 6H 7H 4D 5S", "lay 5H 6H 7H", "opening_too_low 9.2"),
        ("8H 9H TH JH QH KH JK 4D 5S", f"lay {TENS} JK", None),
        ("AS AH AC AD JK 4D 5S", "lay AS AH AC AD JK", None),
    ],
)
def test_9_2_one_sequence_must_count_75(hand: str, play: str, refused: str | None) -> None:
    state = position(hand, high=HIGH)
    assert reason(state, play) == refused
    assert (play in legal(state)) is (refused is None)
    assert reason(position(hand), play) is None


def test_9_2_several_sequences_opened_together_count_together() -> None:
    state = position("8H 9H TH QS KS AS 4D 5S", high=HIGH)
    play = "open 8H 9H TH / QS KS AS"
    assert reason(state, play) == "opening_too_low 9.2"
    richer = position("8H 9H TH JH QS KS AS 4D 5S", high=HIGH)
    play = "open 8H 9H TH JH / QS KS AS"
    assert reason(richer, play) is None
    assert kinds(richer, play) == [Laid, Laid]
    opened = after(richer, play)
    assert [len(meld.cards) for meld in opened.melds[0]] == [4, 3]
    assert [verb for _seat, verb, _faces in opened.log] == ["lay", "lay"]


def test_9_2_the_refusal_says_how_much_is_there() -> None:
    state = position("5H 6H 7H 4D 5S", high=HIGH)
    assert BURACO.refusal(state, parse_action("lay 5H 6H 7H")) == Refusal(
        "buraco 9.2", "opening_too_low", (("points", 15), ("limit", 75))
    )


def test_9_2_bonuses_do_not_count() -> None:
    low = "3H 4H 5H 6H 7H 8H 9H"
    assert reason(position(f"{low} 4D 5S", high=HIGH), f"lay {low}") == "opening_too_low 9.2"


def test_9_2_once_something_lies_there_any_lay_will_do() -> None:
    state = position("5H 6H 7H 4D 5S", high=HIGH, melds=("9C TC JC",))
    assert reason(state, "lay 5H 6H 7H") is None
    assert reason(state, "open 5H 6H 7H / 4D 5S") == "open_not_needed 9.2"


def test_9_2_the_rule_is_the_teams_own() -> None:
    assert reason(position("5H 6H 7H 4D 5S", high=(False, True)), "lay 5H 6H 7H") is None
    assert reason(position("5H 6H 7H 4D 5S", high=HIGH, their_melds=("9C TC JC",)), "lay 5H 6H 7H") == (
        "opening_too_low 9.2"
    )


@pytest.mark.parametrize(
    ("play", "refused"),
    [
        ("open 8H 9H TH JH", "open_is_one_lay 9.2"),
        ("open 8H 9H TH JH / QS KS", "too_few_cards 4.1"),
        ("open 8H 9H TH JH / QS KS 4D", "mixed_suits 4.1"),
        ("open 8H 9H TH / TH JH QH", "not_in_hand 3.4"),
    ],
)
def test_9_2_an_opening_is_made_of_sequences_of_the_hand(play: str, refused: str) -> None:
    assert reason(position("8H 9H TH JH QH QS KS AS 4D 5S", high=HIGH), play) == refused


def test_9_2_opening_where_the_rule_does_not_bind_is_refused() -> None:
    assert reason(position("8H 9H TH JH QS KS AS 4D"), "open 8H 9H TH JH / QS KS AS") == "open_not_needed 9.2"


def test_9_2_the_guard_looks_at_what_an_opening_leaves() -> None:
    hand, play = "8H 9H TH JH QS KS AS", "open 8H 9H TH JH / QS KS AS"
    assert reason(position(hand, high=HIGH, morto="taken"), play) == "going_out_needs_limpa 7.3"
    assert reason(position(f"{hand} 4D", high=HIGH, morto="taken"), play) == "no_discard_would_be_left 7.4"
    assert kinds(position(hand, high=HIGH, mortos=1), play) == [Laid, Laid, MortoTaken]


def every_opening(state: BuracoState) -> set[frozenset[tuple[int, ...]]]:
    """Every legal choice of two or three sequences, each as its sorted cards, found by trying all groups."""
    hand = state.hands[0]
    rules = meld_rules(state.options)
    groups = [
        frozenset(chosen)
        for size in range(3, len(hand) + 1)
        for chosen in combinations(range(len(hand)), size)
        if isinstance(judge([hand[at] for at in chosen], rules), Meld)
    ]
    found = set()
    for count in (2, 3):
        for some in combinations(groups, count):
            if len(frozenset().union(*some)) == sum(map(len, some)):
                cards = [tuple(sorted(hand[at] for at in group)) for group in some]
                if BURACO.refusal(state, Open(tuple(cards))) is None:
                    found.add(frozenset(enumerate_copies(cards)))
    return found


def enumerate_copies(cards: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The groups, the second of two equal ones made different from the first."""
    return [(list(cards[:at]).count(group), *group) for at, group in enumerate(cards)]


@pytest.mark.parametrize(
    "hand",
    [
        "AS AH AD QS KS JK 8H 9H TH",
        "AS AH AD AC AS AH AD AC",
        "JK JK 2H QH KH AH AS KS QS",
        "2H 2D JK JK TH JH KH AH",
        "KH KH QH QH AH AH JK JK",
        "AS AS KS KS QS QS JK 4D 2D",
        "5H 6H 7H 8H 9H TH JK 4D 2D",
    ],
)
@pytest.mark.parametrize("morto", ["untaken", "taken"])
def test_9_2_in_a_small_hand_every_opening_is_found(hand: str, morto: str) -> None:
    state = position(hand, high=HIGH, morto=morto)
    opens = [action for action in BURACO.actions(state) if isinstance(action, Open)]
    given = [frozenset(enumerate_copies([tuple(group) for group in action.groups])) for action in opens]
    assert len(set(given)) == len(given)
    assert set(given) == every_opening(state)


@pytest.mark.parametrize(
    "hand",
    [
        "8H 9H TH JH QS KS AS 4D 5S 6D 3C",
        "8H 9H TH QS KS AS 9C TC JC 4D 5S 6D",
        "AS AH AD QS KS JK 8H 9H TH 3C 4D",
        "3H 4H 5H 6S 7S 8S 9S TC JC QC 3D 4D 5D",
    ],
)
def test_9_2_in_a_larger_hand_an_opening_is_found_if_the_sequences_are_worth_it(hand: str) -> None:
    state = position(hand, high=HIGH)
    offered = [action for action in BURACO.actions(state) if isinstance(action, Lay | Open)]
    assert offered, format_faces(state.hands[0])
    for action in offered:
        groups = (action.cards,) if isinstance(action, Lay) else action.groups
        assert sum(card_points(group) for group in groups) >= 75


def test_9_2_a_hand_of_cheap_sequences_cannot_open() -> None:
    state = position("3H 4H 5H 3S 4S 5S 3D 4D 5D KC", high=HIGH)
    assert not any(text.startswith(("lay", "open")) for text in legal(state))


def test_9_2_the_rule_binds_after_a_round_that_reached_1500() -> None:
    over = after(position("4D", melds=(LIMPA,), morto="taken", totals=(1290, 0)), "discard 4D")
    assert over.totals[0] >= 1500
    assert over.high == (True, False)
    assert after(over, "next round").high == (True, False)
    below = after(position("4D", melds=(LIMPA,), morto="taken", totals=(100, 0)), "discard 4D")
    assert below.high == (False, False)
