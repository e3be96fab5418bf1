"""Reasons that say no more than is so: of passes, of bids taken over, of cards given to the opponents (baloot 3, 5)."""

from __future__ import annotations

from random import Random

from game.cards import parse_face
from game.families.tricks.opponents.card_reasons import why_played
from game.families.tricks.opponents.explain import CardReason, explained
from game.games.baloot.opponents.bidding import Bidder
from game.games.baloot.opponents.explain import Reason
from game.games.baloot.opponents.playing import seen_by
from game.games.baloot.opponents.weights import CASUAL_WEIGHTS, CLUB_WEIGHTS, STRONG, Weights
from game.games.baloot.rules.actions import Bid, Pass
from game.games.baloot.rules.state import Buying
from game.opponents.protocol import Explanation
from tests.games.baloot.opponents.positions import view_of

OVER_PARTNER = ["pass", "pass", "bid sun"]
OVER_RIVAL = ["pass", "pass", "pass", "bid sun"]
"""Seat 0 was asked first; seat 2 is the partner."""


def decided(
    hand: str, public: str, said: list[str], dealer: int = 3, weights: Weights = CLUB_WEIGHTS
) -> tuple[str, Explanation | None]:
    """What Strong answers with some weights and why."""
    view = view_of({"name": "asked", "dealer": dealer, "public": public, "hand": hand, "said": said})
    assert isinstance(view.phase, Buying)
    decision = Bidder(weights, STRONG).decide(view, view.phase, Random(1))
    return str(decision.action), decision.explanation


def test_who_waits_learns_what_a_buyer_needs_and_no_average() -> None:
    answer, why = decided("8S 9S AD TD JD", "8C", [])
    assert answer == "pass"
    assert why is not None
    assert why.key == Reason.WAITS.value
    assert dict(why.params)["needed"] == 65
    assert int(dict(why.params)["points"]) > 65


def test_a_partners_sun_is_left_to_him_where_the_own_is_hardly_better() -> None:
    """The own Sun looks like 88, the partner's like 86."""
    answer, why = decided("8S 9S AD 7D JD", "AC", OVER_PARTNER)
    assert answer == "pass"
    assert why == explained(Reason.LEAVES_PARTNER, points=88)


def test_a_rivals_sun_is_left_to_fail_on_the_own_aces() -> None:
    for hand in ("8S 9S AD 7D JD", "AS 9S AH TD JD", "AS TS AH TH KH"):
        answer, why = decided(hand, "AC", OVER_RIVAL)
        assert answer == "pass"
        assert why is not None
        assert why.key == Reason.LEAVES_RIVALS.value


def test_casual_takes_over_a_rivals_sun_with_much_better_cards() -> None:
    answer, why = decided("AS 9S AH TD JD", "AC", OVER_RIVAL, weights=CASUAL_WEIGHTS)
    assert answer == "bid sun"
    assert why == explained(Reason.TAKES_OVER, points=110)


def test_club_buys_where_casual_waits() -> None:
    said: list[str] = []
    hand = "JC QC KH QD 7S"
    assert decided(hand, "8C", said, weights=CASUAL_WEIGHTS)[0] == "pass"
    assert decided(hand, "8C", said)[0] == "bid hokom"


def test_a_partners_sun_is_taken_over_where_the_own_is_clearly_better_and_the_reason_says_whose_it_is() -> None:
    answer, why = decided("AS TS AH TH 7D", "AC", OVER_PARTNER)
    assert answer == "bid sun"
    assert why is not None
    assert why.key == Reason.TAKES_PARTNERS.value


def test_what_parts_two_answers_names_the_partner_too() -> None:
    view = view_of({"name": "asked", "dealer": 3, "public": "AC", "hand": "8S 9S AD 7D JD", "said": OVER_PARTNER})
    assert isinstance(view.phase, Buying)
    why = Bidder(CLUB_WEIGHTS, STRONG).parts(view, view.phase, Bid("sun"), Pass())
    assert why is not None
    assert why.key == Reason.TAKES_PARTNERS.value


def why(hand: str, card: str, other: str) -> Explanation:
    """The reason for one card and not the other, in the third seat on a ten of diamonds of an opponent."""
    view = view_of(
        {"name": "sun", "dealer": 1, "contract": "sun", "buyer": 3, "taken": "AC", "trick": "2: 8D TD", "hand": hand}
    )
    known = seen_by(view)
    one, instead = (known.pack.bit_of[parse_face(each)] for each in (card, other))
    return why_played(known, 1, one, instead, 0.0)


def test_little_is_given_only_where_no_card_gives_less() -> None:
    hand = "9D QD KD 7S 8S 7H 8H 7C"
    assert why(hand, "9D", "QD") == explained(CardReason.GIVES_LITTLE, card="QD", points=3)
    assert why(hand, "QD", "KD").key != CardReason.GIVES_LITTLE.value
