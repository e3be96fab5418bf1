"""What is concluded from the play: no more than holds, and no less than the rules say."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from game.cards import Face, Suit, parse_faces
from game.families.tricks.opponents.seen import Play, seen
from game.tricks.masks import pack_of
from game.tricks.rules import SEATS, TrickRules
from tests.families.tricks.opponents.hands import turns
from tests.tricks.games import BELOTE, COINCHE, CONTRACTS, GAMES, KLAVERJAS, WHIST

EACH = [(name, trump) for name in GAMES for trump in CONTRACTS]


def lacks(rules: TrickRules, play: Play, trump: Suit | None, seat: int) -> set[Face]:
    """Every card with which in hand a seat could not have played one of the cards that it played."""
    found: set[Face] = set()
    for leader, cards in [*((trick.leader, trick.cards) for trick in play.tricks), (play.leader, play.trick)]:
        place = (seat - leader) % SEATS
        if place < len(cards):
            before, card = cards[:place], cards[place]
            found |= {
                other
                for other in rules.deck
                if other != card and card not in rules.playable((card, other), before, trump, locked=play.locked)
            }
    return found


@pytest.mark.slow
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize(("name", "trump"), EACH)
def test_a_seat_may_hold_what_lets_it_have_played_as_it_did(name: str, trump: Suit | None, locked: bool) -> None:
    rng = Random(f"{name} {trump} {locked}")
    rules, pack = GAMES[name], pack_of(GAMES[name], trump)
    played = chain.from_iterable(turns(rng, rules, trump, locked=locked) for _ in range(6))
    for hands, play in played:
        if rng.random() < 0.9:
            continue
        known = seen(pack, play)
        gone = {card for trick in play.tricks for card in trick.cards} | set(play.trick)
        shown = [set(cards) - gone for cards in play.had]
        for seat in range(SEATS):
            if seat == play.seat:
                continue
            elsewhere = {card for other in range(SEATS) if other != seat for card in shown[other]}
            out = set(rules.deck) - gone - set(play.hand) - elsewhere - lacks(rules, play, trump, seat)
            assert set(pack.faces(known.can[seat])) == out
            assert set(pack.faces(known.sure[seat])) == shown[seat]
            assert set(hands[seat]) <= out
        assert pack.faces(known.can[play.seat]) == tuple(sorted(play.hand))


@pytest.mark.parametrize(
    ("rules", "lacking"),
    [(BELOTE, "7S 8S TS JS QS KS AS"), (COINCHE, "JS"), (KLAVERJAS, "7S 8S TS JS QS KS AS")],
    ids=str,
)
def test_who_throws_off_on_a_trump_of_an_opponent_lacks_what_he_had_to_play(rules: TrickRules, lacking: str) -> None:
    pack = pack_of(rules, Suit.SPADES)
    trick = parse_faces("AH 9S 7D")
    known = seen(pack, Play(3, parse_faces("8H"), (), 0, trick, (7, 7, 7, 8), ((),) * SEATS))
    spades = pack.faces(pack.trumps & known.out & ~known.can[2])
    assert spades == tuple(sorted(parse_faces(lacking)))


def test_who_draws_no_conclusions_knows_what_is_gone_alone() -> None:
    rng = Random(2)
    pack = pack_of(WHIST, Suit.HEARTS)
    for _, play in turns(rng, WHIST, Suit.HEARTS):
        known = seen(pack, play, reads=False)
        for seat in range(SEATS):
            if seat != play.seat:
                others = known.sure[(seat + 1) % 4] | known.sure[(seat + 2) % 4] | known.sure[(seat + 3) % 4]
                assert known.can[seat] == known.out & ~others


def test_forgotten_tricks_count_as_cards_that_are_still_out() -> None:
    rng = Random(3)
    pack = pack_of(WHIST, None)
    for _, play in turns(rng, WHIST, None):
        known = seen(pack, play, memory=2)
        recent = {card for trick in play.tricks[-2:] for card in trick.cards} | set(play.trick)
        own = {trick.card_of(play.seat) for trick in play.tricks}
        assert set(pack.faces(known.out)) == set(WHIST.deck) - recent - own - set(play.hand)


def test_legal_cards_and_the_standing_of_the_trick_are_those_of_the_rules() -> None:
    rng = Random(4)
    for name, trump in EACH:
        rules, pack = GAMES[name], pack_of(GAMES[name], trump)
        for _, play in turns(rng, rules, trump):
            known = seen(pack, play)
            assert set(pack.faces(known.legal)) == set(rules.playable(play.hand, play.trick, trump))
            if play.trick:
                place = rules.best_place(play.trick, trump)
                assert known.standing() == (pack.bit_of[play.trick[place]], (play.leader + place) % SEATS)


def test_suits_led_are_remembered_trumps_apart() -> None:
    rng = Random(5)
    pack = pack_of(WHIST, Suit.CLUBS)
    for _, play in turns(rng, WHIST, Suit.CLUBS):
        known = seen(pack, play)
        leads = [(trick.leader, trick.cards[0].suit) for trick in play.tricks]
        leads += [(play.leader, play.trick[0].suit)] if play.trick else []
        for seat in range(SEATS):
            suits = {suit for leader, suit in leads if leader == seat and suit != Suit.CLUBS}
            assert {card.suit for card in pack.faces(known.led[seat])} == suits
