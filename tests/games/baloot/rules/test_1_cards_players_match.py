"""Players, cards, ranks (baloot 1)."""

from __future__ import annotations

import pytest

from game.cards import Suit, format_faces, parse_faces
from game.engine import Deals, choose
from game.families.tricks.rules.cards import LAST_TRICK
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, TARGET, points, strength
from game.match.moment import fingerprint
from tests.games.baloot.rules.positions import BALOOT, after, buying, playing


def test_1_1_four_players_partners_opposite() -> None:
    assert BALOOT.seats == range(4, 5)
    assert BALOOT.teams(4) == (0, 1, 0, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6])
def test_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="4 players"):
        BALOOT.new_match(BalootOptions(), seats, Deals(0))


def test_1_1_thirty_two_cards_from_7_to_ace_eight_each() -> None:
    assert len(DECK) == len(set(DECK)) == 32
    assert {str(card)[0] for card in DECK} == set("789TJQKA")
    bought = after(buying(), "bid sun")
    assert [len(hand) for hand in bought.hands] == [8] * 4
    assert sorted(card for hand in bought.hands for card in hand) == list(DECK)


def test_1_1_the_turn_passes_to_the_right() -> None:
    state = buying(dealer=1)
    asked = []
    for _ in range(4):
        asked.append(BALOOT.actor(state))
        state = after(state, "pass")
    assert asked == [2, 3, 0, 1]
    assert BALOOT.actor(after(playing("7H"), "play 7H")) == 1


@pytest.mark.parametrize(
    ("trump", "high_to_low"),
    [
        (None, "AH TH KH QH JH 9H 8H 7H"),
        (Suit.SPADES, "AH TH KH QH JH 9H 8H 7H"),
        (Suit.HEARTS, "JH 9H AH TH KH QH 8H 7H"),
    ],
)
def test_1_2_ranks_of_plain_suits_and_of_trumps(trump: Suit | None, high_to_low: str) -> None:
    cards = parse_faces(high_to_low)
    ranked = sorted(cards, key=lambda card: strength(card, trump), reverse=True)
    assert format_faces(ranked) == high_to_low


@pytest.mark.parametrize(
    ("trump", "worth"),
    [
        (None, {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}),
        (Suit.HEARTS, {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}),
    ],
)
def test_1_3_points_of_plain_cards_and_of_trumps(trump: Suit | None, worth: dict[str, int]) -> None:
    assert {str(card)[0]: points(card, trump) for card in DECK if card.suit == Suit.HEARTS} == worth


@pytest.mark.parametrize(("trump", "whole"), [(None, 130), (Suit.CLUBS, 162)])
def test_1_3_a_hand_holds_130_points_in_sun_and_162_in_hokom(trump: Suit | None, whole: int) -> None:
    assert sum(points(card, trump) for card in DECK) + LAST_TRICK == whole


def test_1_4_a_match_is_to_152() -> None:
    assert TARGET == 152
    assert BALOOT.outcome(buying(totals=("151", "151"))) is None


def test_1_5_as_written_takes_the_description_at_its_word() -> None:
    assert choose(BalootOptions, BalootOptions.PRESETS["written"]) == BalootOptions(
        cut_choices="on",
        wrong_ashkal="sun",
        kawesh="as_sun",
        sun_doubling="either_past_100",
        trump_duty="always",
        show_projects_by_hand="on",
        signals="off",
        rounding="up",
        khasara="off",
        kaboot="plain",
    )


def test_house_rules_at_their_defaults_are_hashed_as_in_records_of_0_2_0() -> None:
    state, _ = BALOOT.new_match(BalootOptions(), 4, Deals(7))
    assert fingerprint(BalootOptions(), {}) == "39a126d762574c58"
    assert fingerprint(BalootOptions(khasara="off"), {}) == "9a71f83c6292e64b"
    assert fingerprint(state, BALOOT.hashed_as) == "598609ef39081ea2"
