"""Random streams and where orders of cards come from."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards import deck, parse_faces
from game.engine import Deals, RecordedOrderError, shuffled, stream


def test_a_deal_is_the_same_whenever_it_is_asked_for() -> None:
    cards = deck(2, jokers=2)
    assert Deals(7).order("deal 1", cards) == Deals(7).order("deal 1", cards)


def test_another_label_or_seed_gives_another_order() -> None:
    cards = deck(2, jokers=2)
    orders = {Deals(seed).order(label, cards) for seed in (1, 2) for label in ("deal 1", "deal 2")}
    assert len(orders) == 4


def test_a_deal_keeps_every_card() -> None:
    cards = deck(2, jokers=2)
    assert Counter(Deals(3).order("deal 1", cards)) == Counter(cards)


def test_a_recorded_order_wins_over_the_seed() -> None:
    order = parse_faces("9C 7H 8H")
    assert Deals(3, (("deal 1", order),)).order("deal 1", parse_faces("7H 8H 9C")) == order


def test_a_recorded_order_of_other_cards_is_refused() -> None:
    with pytest.raises(RecordedOrderError, match="'deal 1' has other cards"):
        Deals(3, (("deal 1", parse_faces("7H")),)).order("deal 1", parse_faces("8H"))


def test_every_order_of_a_few_cards_comes_about_equally_often() -> None:
    rng = stream(1, "fairness")
    seen = Counter(shuffled("abcd", rng) for _ in range(24_000))
    assert len(seen) == 24
    assert all(850 < count < 1150 for count in seen.values())


def test_the_first_starter_may_be_anybody() -> None:
    assert {Deals(seed).starter(4) for seed in range(50)} == {0, 1, 2, 3}
