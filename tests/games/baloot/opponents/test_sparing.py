"""High cards that a lower one of the suit saves are kept, at the table and in hands played out (baloot 5)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from game.cards import Face, Suit, parse_face, parse_faces
from game.families.tricks.opponents.comparing import Compared
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.sparing import spared, wasted
from game.families.tricks.opponents.thumbs import KNOWN
from game.games.baloot.opponents.playing import choose_card, seen_by
from game.games.baloot.opponents.weights import CLUB, STRONG
from game.games.baloot.rules.actions import Play
from game.games.baloot.rules.state import DECK, TEAMS, TRICKS
from game.opponents.protocol import NoDeadline
from game.tricks.deal import Deal
from game.tricks.masks import bits, pack_of
from tests.games.baloot.opponents.positions import view_of

SUN: Mapping[str, Any] = {"name": "sun", "dealer": 3, "contract": "sun", "buyer": 1, "taken": "AD"}
HOKOM: Mapping[str, Any] = {"name": "hokom", "dealer": 1, "contract": "hokom H", "buyer": 0, "taken": "QH"}
THROWN: Mapping[str, Any] = {**SUN, "tricks": ["0: 8C AC 7C 9C"], "trick": "1: TC", "hand": "AS 7S 8S JS 7H KH QD"}
"""A ten that nobody can beat any more, and no card of the suit."""
NINE: Mapping[str, Any] = {**HOKOM, "trick": "2: 9H TH", "hand": "KS JH 8H 7H KC JD QD KD"}
"""The partner led the nine of trumps, which only the own jack beats."""
RUFF: Mapping[str, Any] = {
    **HOKOM,
    "taken": "7H",
    "tricks": ["1: JH TH 8H 9H"],
    "trick": "1: 7S KS TS",
    "hand": "AH 7H KC JD QD KD 7D",
}
"""The last to play has none of the suit, and two trumps of which the ace is the highest."""


def waste(position: Mapping[str, Any]) -> set[Face]:
    """What another card saves for certain."""
    known = seen_by(view_of(position))
    return set(known.pack.faces(wasted(known, known.legal)))


def test_on_a_lost_trick_the_higher_cards_of_a_suit_are_wasted() -> None:
    assert waste(THROWN) == {*parse_faces("AS 8S JS KH")}


def test_nothing_is_wasted_while_the_partner_may_take_the_trick() -> None:
    assert waste({**SUN, "dealer": 2, "trick": "3: KC", "hand": "AS 7S 8S 7H KH QC 8C 7C"}) == set()


def test_nothing_is_wasted_that_the_partner_brings_home() -> None:
    assert waste({**SUN, "trick": "2: AC 7C", "hand": "AS 7S 8S 7H KH QC 8C 9C"}) == set()


def test_the_top_trump_is_wasted_where_a_low_one_takes_the_trick() -> None:
    assert waste(RUFF) == {*parse_faces("AH")}


def test_a_trump_that_is_not_the_highest_may_be_brought_home() -> None:
    assert waste({**RUFF, "tricks": ["1: TH KH QH 8H"], "trick": "1: 7S KS TS"}) == set()


def compared(position: Mapping[str, Any], better: str, by: float, **others: float) -> Face:
    """What is played after worlds that part the better card from all others by so many standard errors.

    `others` are worth more than that, in standard errors.
    """
    known = seen_by(view_of(position))
    spread = [10.0 * (number % 2) for number in range(100)]
    error = 5.0 / 10
    worths = {bit: list(spread) for bit in bits(known.legal)}
    card = known.pack.bit_of[parse_face(better)]
    worths[card] = [by * error] * 100
    for name, more in others.items():
        worths[known.pack.bit_of[parse_face(name)]] = [one + more * error - 5.0 for one in spread]
    for bit in set(worths) - {card} - {known.pack.bit_of[parse_face(name)] for name in others}:
        worths[bit] = [one - 5.0 for one in spread]
    rated = [(sum(each) / 100, bit) for bit, each in worths.items()]
    found = Compared(rated, dict.fromkeys(worths, 0.0), worths, capped=False)
    return known.pack.face_of[spared(known, card, found)]


@pytest.mark.parametrize(("by", "kept"), [(0.5, True), (1.5, True), (3.0, False)])
def test_a_jack_is_kept_from_the_partners_nine_unless_worlds_are_sure(by: float, kept: bool) -> None:
    assert compared(NINE, "JH", by) == parse_face("7H" if kept else "JH")


def test_a_trump_is_brought_home_where_no_world_speaks_for_the_lower_one() -> None:
    position = {**RUFF, "tricks": ["1: TH KH QH 8H"], "hand": "AH 7H KC JD QD KD 7D"}
    known = seen_by(view_of(position))
    ace, seven = known.pack.mask(parse_faces("AH")), known.pack.mask(parse_faces("7H"))
    once_dear = [0.0] * 9 + [23.0]  # the average gap is within two standard errors
    worths = {ace: once_dear, seven: [0.0] * 10}
    found = Compared([(2.3, ace), (0.0, seven)], dict.fromkeys(worths, 0.0), worths, capped=False)
    assert spared(known, ace, found) == ace


BARE: Mapping[str, Any] = {**SUN, "trick": "0:", "hand": "TC KS 8S 7S 9D 8D 7H 8H"}
"""A bare ten, whose ace is out."""


@pytest.mark.parametrize(("by", "kept"), [(0.5, True), (1.5, False)])
def test_a_bare_ten_is_not_led_under_the_ace_unless_worlds_say_so(by: float, kept: bool) -> None:
    found = compared(BARE, "TC", by, **{"9D": 0.1})
    assert found == parse_face("9D" if kept else "TC")


@pytest.mark.parametrize(("by", "kept"), [(0.5, True), (1.5, False)])
def test_a_king_is_not_given_to_a_lost_trick_where_another_suit_has_a_cheap_card(by: float, kept: bool) -> None:
    position = {**THROWN, "hand": "AS 7S 8S JS KH QD 8D"}
    assert compared(position, "KH", by, **{"7S": 0.1}) == parse_face("7S" if kept else "KH")


def test_a_card_that_nothing_beats_is_led_as_worlds_say() -> None:
    assert compared({**BARE, "hand": "AC KS 8S 7S 9D 8D 7H 8H"}, "AC", 0.2) == parse_face("AC")


@pytest.mark.slow
@pytest.mark.parametrize("position", [THROWN, RUFF], ids=["thrown", "ruffed"])
def test_strong_and_club_waste_nothing(position: Mapping[str, Any]) -> None:
    view = view_of(position)
    for profile in (STRONG, CLUB):
        for seed in range(2):
            action = choose_card(view, profile, Random(seed), NoDeadline()).action
            assert isinstance(action, Play)
            assert action.card not in waste(position)


def picked(trump: Suit | None, trick: str, *hands: str) -> str:
    """What the policy plays that knows all hands, in the seat after the cards of the trick; seat 0 has led."""
    pack = pack_of(TRICKS, trump)
    cards = tuple(pack.mask(parse_faces(card)) for card in trick.split())
    first, second, third, fourth = (pack.mask(parse_faces(hand)) for hand in hands)
    deal = Deal(pack, (first, second, third, fourth), 0, cards)
    judge, seat = Judge(pack, 0, KNOWN), deal.player
    return str(pack.face_of[judge.pick(deal.legal(), deal.hands[seat], seat, deal.trick, deal.hands)])


def test_in_hands_played_out_the_jack_is_kept_from_the_partners_nine() -> None:
    others = ("AS 8S", "QH AC 7C", "JH 8H KC", "AH TH")
    assert picked(Suit.HEARTS, "9H QH", *others) == "8H"


def test_in_hands_played_out_a_low_trump_takes_what_it_can() -> None:
    others = ("AS 8S QH", "9S 8C", "AH 7H KC", "9S TH")
    assert picked(Suit.HEARTS, "7S JS", *others) == "7H"


def test_in_hands_played_out_no_high_card_goes_under_a_higher_one_for_nothing() -> None:
    rng = Random(5)
    for number in range(60):
        pack = pack_of(TRICKS, Suit.HEARTS if number % 2 else None)
        judge = Judge(pack, 0, KNOWN)
        cards = rng.sample(DECK, 32)
        first, second, third, fourth = (pack.mask(cards[8 * seat : 8 * seat + 8]) for seat in range(4))
        deal = Deal(pack, (first, second, third, fourth), number % 4)
        while deal.left:
            while len(deal.trick) < 4:
                card = judge.pick(deal.legal(), deal.hands[deal.player], deal.player, deal.trick, deal.hands)
                assert not lost_higher(deal, card), (number, deal)
                deal = deal.after(card)
            deal = Deal(pack, deal.hands, deal.standing()[1])


def lost_higher(deal: Deal, card: int) -> int:
    """The cards of the suit that count less, where the last to play, or the third, loses the trick with all of them."""
    if len(deal.trick) < 2:
        return 0
    pack, (best, holder) = deal.pack, deal.standing()
    led = pack.suit_of[deal.trick[0]]
    if pack.beats(card, best, led) or TEAMS[holder] == TEAMS[deal.player]:
        return 0
    lower = deal.legal() & pack.suit_of[card] & (card - 1)
    return sum(low for low in bits(lower) if pack.points[low] < pack.points[card])
