"""In which order cards are added to a meld: one is found wherever trying every order finds one, and without trying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import pytest

from game.cards import JOKER, Face, Rank, Suit, deck, format_faces, parse_faces
from game.melds.fixed_jokers import FixedMeld, FixedRules, add_to_meld, fixed_melds_within
from game.melds.fixed_jokers import adding_order as placed_order
from game.melds.judge import adding_order, arrange_add, judge
from game.melds.meld import FloatingRules, Meld
from game.melds.within import melds_within
from tests.melds.fixed_jokers.reference import HOUSES
from tests.melds.reference import ALL_RULES, BORAKO, BURACO
from tests.work import calls_of

M = TypeVar("M", bound=Meld)

LINE = " ".join(f"{rank}H" for rank in "A23456789TJQKA")
HEARTS = tuple(card for card in deck(2, jokers=2) if card == JOKER or card.suit is Suit.HEARTS or card.rank is Rank.TWO)
ACES = tuple(card for card in deck(2, jokers=2) if card == JOKER or card.rank in (Rank.ACE, Rank.TWO))


def by_trying(onto: M, cards: Sequence[Face], add: Callable[[M, Face], M | None]) -> tuple[Face, ...] | None:
    """The first order in which each card fits after those before it: every order is tried."""
    if not cards:
        return ()
    for place, card in enumerate(cards):
        longer = add(onto, card) if card not in cards[:place] else None
        if longer is not None:
            others = by_trying(longer, [*cards[:place], *cards[place + 1 :]], add)
            if others is not None:
                return (card, *others)
    return None


def floating(rules: FloatingRules) -> Callable[[Meld, Face], Meld | None]:
    def add(onto: Meld, card: Face) -> Meld | None:
        longer = arrange_add(onto, card, rules)
        return longer if isinstance(longer, Meld) else None

    return add


def after(onto: M, cards: Sequence[Face] | None, add: Callable[[M, Face], M | None]) -> M | None:
    """The meld after the cards were added in this order; raises `AssertionError` where one of them does not fit."""
    if cards is None:
        return None
    for card in cards:
        longer = add(onto, card)
        assert longer is not None, f"{card} does not fit {format_faces(onto.cards)}"
        onto = longer
    return onto


def meld_of(text: str, rules: FloatingRules) -> Meld:
    found = judge(parse_faces(text), rules)
    assert isinstance(found, Meld)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rules", ALL_RULES)
@pytest.mark.parametrize("pool", [HEARTS, ACES], ids=["a suit", "aces and twos"])
def test_where_wilds_float_an_order_is_found_wherever_one_is_found_by_trying(
    rules: FloatingRules, pool: Sequence[Face]
) -> None:
    rng, add, found, refused = Random(3), floating(rules), 0, 0
    for _ in range(200):
        held = rng.sample(pool, min(14, len(pool)))
        for meld in rng.sample(melds := list(melds_within(held, rules)), min(12, len(melds))):
            others = list(held)
            for card in meld.cards:
                others.remove(card)
            cards = rng.sample(others, min(len(others), rng.randrange(1, 7)))
            order = adding_order(meld, cards, rules)
            expected = by_trying(meld, cards, add)
            text = f"{format_faces(cards)} to {format_faces(meld.cards)}"
            assert after(meld, order, add) == after(meld, expected, add), text
            assert order is None or sorted(order) == sorted(cards), text
            found, refused = found + (expected is not None), refused + (expected is None)
    assert found > 20
    assert refused > 15


@pytest.mark.slow
@pytest.mark.parametrize("rules", HOUSES)
def test_where_jokers_have_places_the_order_is_the_first_that_is_found_by_trying(rules: FixedRules) -> None:
    def add(onto: FixedMeld, card: Face) -> FixedMeld | None:
        longer = add_to_meld(onto, card, rules)
        return longer if isinstance(longer, FixedMeld) else None

    rng, found, refused = Random(4), 0, 0
    naturals = [card for card in deck(1) if card.suit is Suit.HEARTS or card.rank is Rank.FIVE]
    for _ in range(150):
        held = [*rng.sample(naturals, 12), JOKER, JOKER, JOKER]
        for meld in rng.sample(melds := list(fixed_melds_within(held, rules)), min(12, len(melds))):
            others = list(held)
            for card in meld.cards:
                others.remove(card)
            cards = rng.sample(others, min(len(others), rng.randrange(1, 6)))
            expected = by_trying(meld, cards, add)
            assert placed_order(meld, cards, rules) == expected, f"{format_faces(cards)} to {meld}"
            found, refused = found + (expected is not None), refused + (expected is None)
    assert found > 20
    assert refused > 15


@pytest.mark.parametrize(
    ("meld", "cards"),
    [
        ("3H 4H 5H", "AH 2H KH QH JH TH 9H 8H 7H"),  # an early ace would be a low one
        ("AH 2H JK", "QH JH 3H 2S 5H 6H 7H 8H 9H"),  # an early queen would make the ace a high one
        ("AH 2H 2S", "3H 4H 5H 6H 8H 9H TH QH KH"),  # an early 3 would leave it a low one
        ("6H 7H 8H 2H", "JK 2S 3H"),  # the own 2 must fill a hole before it is a natural
        ("7H 8H 9H", "2H 3H 4H 5H 6H TH JH QH KH AH AH"),
    ],
)
def test_no_early_card_leads_into_a_dead_end(meld: str, cards: str) -> None:
    onto, add = meld_of(meld, BORAKO), floating(BORAKO)
    order = adding_order(onto, parse_faces(cards), BORAKO)
    assert order is not None
    grown = after(onto, order, add)
    assert grown is not None
    assert len(grown.cards) == len(meld.split()) + len(cards.split())


def test_an_ace_that_would_have_to_change_ends_cannot_be_passed() -> None:
    onto = meld_of("AH 2H 3H", BURACO)
    cards = parse_faces("5H 6H 7H 8H 9H TH JH QH KH")
    assert isinstance(judge((*onto.cards, *cards), BURACO, keep=onto), Meld)
    assert adding_order(onto, cards, BURACO) is None


@pytest.mark.parametrize("size", range(1, 15))
def test_a_whole_suit_is_answered_at_once(size: int) -> None:
    onto, cards = meld_of("7H 8H 9H", BURACO), parse_faces(LINE)[:size]
    calls_of(lambda: adding_order(onto, cards, BURACO), at_most=1000)
