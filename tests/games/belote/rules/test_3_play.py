"""The play of the cards (belote 3)."""

from __future__ import annotations

import pytest

from game.cards import format_faces, parse_faces
from game.engine import Place
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.games.belote.rules.play import legal_cards
from game.games.belote.rules.state import BeloteState, Playing
from tests.games.belote.rules.positions import BELOTE, cards, events, played, playing, reason

RUFFS = ("AS KS QS TH 7H AC 7C 8D", "9H QH KC QC 8C AD TD 7D", "JH AH 8H TC 9C KD QD JD", "TS JS 9S 8S 7S KH JC 9D")
"""Hearts are trumps; seats 1 and 2 have no spade."""
LOW = ("AS KS QS TH 7H AC 7C 8D", "JH 9H KC QC 8C AD TD 7D", "AH QH 8H TC 9C KD QD JD", "TS JS 9S 8S 7S KH JC 9D")
"""As before, but seat 2 has no trump above those of seat 1."""
PARTNERS = ("9H 7H AC KC QC JC TC 9C", "AS KS QS JS 8S TH 8C 7C", "JH AH 8H AD KD QD JD TD", "TS 9S 7S QH KH 9D 8D 7D")
"""Seat 3 is to lead spades, of which seats 0 and 2, partners, have none."""


def everything(state: BeloteState) -> bool:
    assert isinstance(state.phase, Playing)
    return cards(state) == format_faces(state.hands[state.phase.seat])


def test_3_1_the_dealers_right_leads_whoever_took_and_then_who_won_the_trick() -> None:
    state = playing(*RUFFS, dealer=2, taker=1)
    assert (state.phase, state.leader) == (Playing(3), 3)
    won = played(state, "9D 8D 7D KD")
    assert (won.phase, won.leader, won.trick) == (Playing(2), 2, ())
    assert [(trick.leader, trick.winner, format_faces(trick.cards)) for trick in won.tricks] == [(3, 2, "9D 8D 7D KD")]


def test_3_1_the_highest_trump_wins_else_the_highest_card_of_the_suit_led() -> None:
    assert played(playing(*RUFFS), "AS 9H JH TS").leader == 2
    assert played(playing(*RUFFS, named="C"), "8D 7D KD 9D").leader == 2


def test_3_1_cards_go_to_the_trick_and_the_trick_to_its_team() -> None:
    (card,) = events(playing(*RUFFS), "play AS")
    assert isinstance(card, CardPlayed)
    assert (card.seat, card.source, card.target) == (0, Place("hand", 0), Place("trick", 0))
    *_, won = events(playing(*RUFFS), "play AS", "play 9H", "play JH", "play TS")
    assert isinstance(won, TrickWon)
    assert (won.seat, won.target, won.cards) == (2, Place("won", 0), parse_faces("AS 9H JH TS"))


def test_3_1_nobody_plays_a_card_that_is_not_held_nor_does_anything_else() -> None:
    assert reason(playing(*RUFFS), "play 9H") == "not_in_hand 3.1"
    for text in ("pass", "take", "bid 80 H", "coinche", "surcoinche"):
        assert reason(playing(*RUFFS), text) == "contract_is_final 3.1"


def test_3_2_suit_is_followed_with_any_card_of_a_plain_one() -> None:
    led = played(playing(*RUFFS), "8D")
    assert cards(led) == "AD 7D TD"
    assert reason(led, "play KC") == "must_follow 3.2"
    assert reason(led, "play QH") == "must_follow 3.2"
    assert legal_cards(BELOTE.view(led, 1)) == parse_faces("AD 7D TD")


def test_3_2_any_card_may_be_led() -> None:
    assert everything(playing(*RUFFS))


def test_3_3_a_trump_led_is_beaten_if_possible() -> None:
    led = played(playing("TH", "AH 9H 7H", named="H"), "TH")
    assert cards(led) == "AH 9H"
    assert reason(led, "play 7H") == "must_play_higher 3.3"


def test_3_3_even_over_the_partner() -> None:
    state = played(playing("TH AH", "8H", "JH 9H QH", named="H"), "TH 8H")
    assert cards(state) == "9H JH"
    assert reason(state, "play QH") == "must_play_higher 3.3"


def test_3_3_else_any_trump_is_played_and_without_one_any_card() -> None:
    assert cards(played(playing("JH", "AH 9H 7H", named="H"), "JH")) == "AH 7H 9H"
    assert everything(played(playing("JH", "AS KS QS JS AC KC QC JC", named="H"), "JH"))


def test_3_4_who_cannot_follow_trumps_while_an_opponent_is_winning() -> None:
    led = played(playing(*RUFFS), "AS")
    assert cards(led) == "9H QH"
    assert reason(led, "play KC") == "must_trump 3.4"


def test_3_4_and_beats_the_best_trump_in_the_trick_if_possible() -> None:
    state = played(playing(*RUFFS), "AS 9H")
    assert cards(state) == "JH"
    assert reason(state, "play AH") == "must_overtrump 3.4"
    assert reason(state, "play TC") == "must_trump 3.4"


def test_3_4_option_undertrump_says_whether_a_lower_trump_is_due() -> None:
    state = played(playing(*LOW), "AS JH")
    assert cards(state) == "AH 8H QH"
    assert reason(state, "play TC") == "must_trump 3.4"
    assert everything(played(playing(*LOW, undertrump="free"), "AS JH"))


def test_3_4_without_a_trump_any_card_is_played() -> None:
    assert everything(played(playing("AS", "AC KC QC JC AD KD QD JD", named="H"), "AS"))


def test_3_5_any_card_is_played_while_the_partner_is_winning() -> None:
    assert everything(played(playing("AS", "7S", "JH AH 8H TC 9C KD QD JD", named="H"), "AS 7S"))
    assert everything(played(playing(*PARTNERS, dealer=2), "TS 9H AS"))


def test_3_5_option_ruff_partner_has_the_partners_trick_trumped_too() -> None:
    hands = ("AS", "7S", "JH AH 8H TC 9C KD QD JD")
    state = played(playing(*hands, named="H", ruff_partner="must"), "AS 7S")
    assert cards(state) == "AH 8H JH"
    assert reason(state, "play TC") == "must_trump 3.4"
    over = played(playing(*PARTNERS, dealer=2, ruff_partner="must"), "TS 9H AS")
    assert cards(over) == "JH"


def test_3_5_option_under_partner_bars_a_lower_trump_than_the_partners() -> None:
    state = played(playing(*PARTNERS, dealer=2, under_partner="barred"), "TS 9H AS")
    assert cards(state) == "JH AD TD JD QD KD"
    assert reason(state, "play 8H") == "no_lower_trump 3.5"
    assert reason(state, "play AH") == "no_lower_trump 3.5"


def test_3_5_a_lower_trump_is_played_by_who_has_nothing_else() -> None:
    hands = ("JH 8D AC KC QC JC TC 9C", "9D JD 7S 8S 9S TS 8C 7C", "AH TH KH QH 9H 8H 7H 7D", "AS KS QS JS AD KD QD TD")
    state = played(playing(*hands, dealer=1, under_partner="barred"), "7D AD 8D 9D", "AS JH 7S")
    assert cards(state) == "AH 7H 8H 9H TH QH KH"


@pytest.mark.parametrize("under_partner", ["free", "barred"])
def test_3_5_option_under_partner_is_idle_where_the_partners_trick_is_trumped(under_partner: str) -> None:
    hands = ("JH 7H AC KC QC JC TC 9C", "AS KS QS JS 8S TH 8C 7C", "9H AH 8H AD KD QD JD TD", "TS 9S 7S QH KH 9D 8D 7D")
    state = playing(*hands, dealer=2, ruff_partner="must", under_partner=under_partner)
    assert cards(played(state, "TS JH AS")) == "AH 8H 9H"


def test_3_5_suit_is_followed_before_anything_else() -> None:
    state = played(playing(*PARTNERS, dealer=2, under_partner="barred"), "TS 9H")
    assert reason(state, "play TH") == "must_follow 3.2"
