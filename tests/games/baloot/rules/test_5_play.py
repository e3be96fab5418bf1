"""The play of the cards (baloot 5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.cards import Face, Suit, format_faces, parse_faces
from game.engine import Place, Refusal, stream
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.games.baloot.rules.events import RoundEnded
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import DECK, BalootState, Playing, best_place, strength, tricks_of
from tests.games.baloot.rules.positions import BALOOT, action, after, events, legal, playing, reason

OPEN = ("AS 9S 7H QH AC 8C AD 7D", "TS 8S JH 8H TC 7C TD 8D", "KH 9H KC QC JC KD QD JD", "KS QS JS 7S AH TH 9C 9D")
"""Seat 2 has no spade."""
SHARP = ("AC KC QC JC 7H 8H 9H TH", "9S 7S QS KH QH JH AD KD", "JS AS 8S AH 9D TD JD QD", "TC 9C 8C 7C TS KS 7D 8D")
"""Seats 1 and 2 have no club, seat 0 neither spade nor diamond."""

EVEN = ("AS 7S JH TH QD 9D KC 8C", "KS 8S AH 7H JD TD QC 9C", "QS 9S KH 8H AD 7D JC TC", "JS TS QH 9H KD 8D AC 7C")
"""Everybody has two cards of each suit, and each the ace of another: S, H, D, C."""


def cards(state: BalootState) -> str:
    """The cards that may be played."""
    return format_faces(parse_faces(" ".join(sorted(text[5:] for text in legal(state) if text.startswith("play ")))))


def everything(state: BalootState) -> bool:
    assert isinstance(state.phase, Playing)
    return {f"play {card}" for card in state.hands[state.phase.seat]} <= legal(state)


def test_5_1_the_dealers_right_leads_and_then_who_won_the_trick() -> None:
    state = playing(*OPEN, dealer=1)
    assert (state.phase, state.leader) == (Playing(2), 2)
    won = after(state, "play KC", "play 9C", "play AC", "play 7C")
    assert (won.phase, won.leader, won.trick) == (Playing(0), 0, ())
    assert [(trick.leader, trick.winner, format_faces(trick.cards)) for trick in won.tricks] == [(2, 0, "KC 9C AC 7C")]


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("leader", range(4))
def test_5_1_the_winner_leads_the_next_trick_whoever_led_this_one(leader: int, winner: int) -> None:
    suit = "SHDC"[winner]
    trick = [next(card for card in EVEN[(leader + turn) % 4].split() if card[1] == suit) for turn in range(4)]
    won = after(playing(*EVEN, dealer=(leader + 3) % 4), *(f"play {card}" for card in trick))
    assert (won.phase, won.leader) == (Playing(winner), winner)
    assert [(one.leader, one.winner, format_faces(one.cards)) for one in won.tricks] == [
        (leader, winner, " ".join(trick))
    ]


def test_5_1_cards_are_played_in_turn_counter_clockwise() -> None:
    state = playing(*OPEN)
    seats = []
    for text in ("play AS", "play 8S", "play KC", "play 7S"):
        assert isinstance(state.phase, Playing)
        seats.append(state.phase.seat)
        state = after(state, text)
    assert seats == [0, 1, 2, 3]


def test_5_1_nobody_plays_a_card_that_he_does_not_hold() -> None:
    assert reason(playing(*OPEN), "play TS") == "not_in_hand 5.1"


def test_5_1_a_card_goes_to_the_trick_and_the_trick_to_its_team() -> None:
    state = playing(*OPEN)
    (play,) = events(state, "play AS")
    assert (type(play), play.seat, play.source, play.target) == (CardPlayed, 0, Place("hand", 0), Place("trick", 0))
    played, trick = events(state, "play AS", "play 8S", "play KC", "play 7S")
    assert (type(played), played.target) == (CardPlayed, Place("trick", 0))
    assert (type(trick), trick.seat, trick.source, trick.target) == (TrickWon, 0, Place("trick", 0), Place("won", 0))
    assert trick.cards == parse_faces("AS 8S KC 7S")


@pytest.mark.parametrize("contract", ["sun", "hokom H"])
def test_5_2_suit_must_be_followed(contract: str) -> None:
    led = after(playing(*OPEN, contract=contract), "play AS")
    assert cards(led) == "8S TS"
    assert reason(led, "play JH") == "must_follow 5.2"
    assert reason(led, "play 7C") == "must_follow 5.2"
    assert BALOOT.refusal(led, action("play JH")) == Refusal("baloot 5.2", "must_follow", (("suit", "S"),))


def test_5_2_in_sun_any_card_will_do_without_the_suit() -> None:
    assert everything(after(playing(*OPEN), "play 9S", "play TS"))


def test_5_2_any_card_may_be_led() -> None:
    assert everything(playing(*OPEN))
    assert everything(playing(*OPEN, contract="hokom H"))


def test_5_3_who_cannot_follow_must_trump_an_opponents_trick() -> None:
    state = after(playing(*OPEN, contract="hokom H"), "play 9S", "play TS")
    assert cards(state) == "9H KH"
    assert reason(state, "play KC") == "must_trump 5.3"


def test_5_3_the_partners_trick_need_not_be_trumped() -> None:
    assert everything(after(playing(*OPEN, contract="hokom H"), "play AS", "play TS"))


def test_5_3_option_trump_duty_has_the_partners_trick_trumped_too() -> None:
    state = after(playing(*OPEN, contract="hokom H", trump_duty="always"), "play AS", "play TS")
    assert cards(state) == "9H KH"
    assert reason(state, "play KC") == "must_trump 5.3"
    assert legal_cards(BALOOT.view(state, 2)) == parse_faces("9H KH")


def test_5_3_a_trump_in_the_trick_must_be_beaten_if_possible() -> None:
    state = after(playing(*SHARP, contract="hokom S"), "play AC")
    assert cards(state) == "7S 9S QS"
    nine = after(state, "play 9S")
    assert cards(nine) == "JS", "the ace is below the nine"
    assert reason(nine, "play AS") == "must_overtrump 5.3"
    assert reason(nine, "play AH") == "must_trump 5.3"
    assert cards(after(state, "play QS")) == "AS JS"


def test_5_3_a_trump_that_is_too_low_must_be_played_all_the_same() -> None:
    hands = [hand.replace("JS", "--").replace("9S", "JS").replace("--", "9S") for hand in SHARP]
    state = after(playing(*hands, contract="hokom S"), "play AC", "play JS")
    assert cards(state) == "8S 9S AS"
    assert reason(state, "play AH") == "must_trump 5.3"


def test_5_3_without_suit_and_trump_any_card_will_do() -> None:
    state = playing(*SHARP, contract="hokom S", dealer=0)
    assert everything(after(state, "play AD", "play QD", "play 7D"))


def test_5_4_a_higher_trump_must_be_played_to_an_opponents_trump() -> None:
    state = after(playing(*SHARP, contract="hokom S", dealer=0), "play QS")
    assert cards(state) == "AS JS"
    assert reason(state, "play 8S") == "must_play_higher 5.4"
    assert reason(state, "play AH") == "must_follow 5.2"


def test_5_4_over_the_partners_trump_any_trump_will_do() -> None:
    state = after(playing(*SHARP, contract="hokom S", dealer=2), "play KS", "play 7H")
    assert cards(state) == "7S 9S QS"


def test_5_4_option_trump_duty_has_the_partners_trump_beaten_too() -> None:
    state = after(playing(*SHARP, contract="hokom S", dealer=2, trump_duty="always"), "play TS", "play 7H")
    assert cards(state) == "9S"
    assert reason(state, "play QS") == "must_play_higher 5.4"
    beaten = after(playing(*SHARP, contract="hokom S", dealer=0, trump_duty="always"), "play 9S", "play JS")
    assert cards(beaten) == "KS TS", "who has no higher one plays any"


def test_5_4_who_has_no_higher_trump_plays_any() -> None:
    state = after(playing(*SHARP, contract="hokom S", dealer=0), "play QS", "play JS")
    assert cards(state) == "KS TS"


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        ("hokom S", "AC 9S TC JS", 3),
        ("hokom S", "AC 9S TC 8H", 1),
        ("hokom S", "KC QH TC AH", 2),
        ("hokom S", "7S QS TS AS", 3),
        ("hokom S", "9S TS AS KS", 0),
        ("sun", "AC 9S TC JS", 0),
        ("sun", "JC QC KC TC", 3),
        ("sun", "7C AH AS AD", 0),
    ],
)
def test_5_5_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(
    contract: str, trick: str, winner: int
) -> None:
    assert best_place(parse_faces(trick), Suit.SPADES if contract == "hokom S" else None) == winner


def test_5_5_the_last_trick_ends_the_hand() -> None:
    state = playing(*OPEN)
    while isinstance(state.phase, Playing):
        last = state
        state = after(state, next(text for text in sorted(legal(state)) if text.startswith("play ")))
    assert len(state.tricks) == 8
    assert not any(state.hands)
    kinds = [type(event) for event in events(last, next(iter(legal(last) - {"claim"})))]
    assert kinds == [CardPlayed, TrickWon, RoundEnded]


def reference(
    hand: Sequence[Face], trick: Sequence[Face], trump: Suit | None, *, locked: bool, always: bool = False
) -> set[Face]:
    """Return the cards that may be played, read off the clauses one by one; `always`: the duty to trump is."""
    if not trick:
        return {card for card in hand if card.suit != trump} or set(hand) if locked else set(hand)  # baloot 4.3
    led = trick[0].suit
    follow = {card for card in hand if card.suit == led}
    trumps = {card for card in hand if card.suit == trump}
    holder = best_place(tuple(trick), trump)
    spared = len(trick) - holder == 2 and not always
    over = {
        card
        for card in trumps
        if all(strength(card, trump) > strength(other, trump) for other in trick if other.suit == trump)
    }
    if led == trump and follow:
        return follow if spared or not over else over  # baloot 5.4
    if follow or trump is None:
        return follow or set(hand)  # baloot 5.2
    if spared or not trumps:
        return set(hand)  # baloot 5.3
    return over or trumps  # baloot 5.3


@pytest.mark.parametrize("duty", ["against_opponents", "always"])
def test_what_may_be_played_agrees_with_the_clauses_on_random_tricks(duty: str) -> None:
    rng, rules = stream(1, "tricks"), tricks_of(BalootOptions(trump_duty=duty))
    for number in range(4000):
        drawn = sorted(DECK, key=lambda _: rng.random())
        count = 1 + number % 8
        trick, hand = tuple(drawn[: number % 4]), tuple(sorted(drawn[4 : 4 + count]))
        trump = (None, *Suit)[number % 5]
        locked = trump is not None and rng.random() < 0.5
        found = rules.playable(hand, trick, trump, locked=locked)
        assert set(found) == reference(hand, trick, trump, locked=locked, always=duty == "always")


def test_a_view_tells_its_seat_which_cards_may_be_played() -> None:
    state = after(playing(*SHARP, contract="hokom S"), "play AC", "play 9S")
    assert legal_cards(BALOOT.view(state, 2)) == parse_faces("JS")


def test_5_6_what_is_thrown_on_the_partners_trick_is_free() -> None:
    """Seat 2 has no club, and the ace of its partner is winning."""
    for signals in ("on", "off"):
        assert everything(after(playing(*SHARP, signals=signals), "play AC", "play 9S"))
