"""What cards that were played make likelier: worlds in which a sound player would have chosen them."""

from __future__ import annotations

from random import Random

from game.cards import parse_face, parse_faces
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.lean.inference import Replayed, likeliest
from game.families.tricks.opponents.seen import Play, Throw, seen
from game.tricks.masks import Pack, pack_of
from game.tricks.rules import Trick
from tests.families.tricks.opponents.hands import turns
from tests.families.tricks.opponents.lean.test_playout import THUMBS
from tests.tricks.games import BELOTE, CONTRACTS


def strangeness(cards: str, *hands: str) -> float:
    """Of a trick led and won by seat 1, as seat 0 sees it, with the hands of the others afterwards."""
    pack = pack_of(BELOTE, None)
    tricks = (Trick(1, parse_faces(cards), 1),)
    own = parse_faces("7H 8H 9H QH 7S 8S 9S")
    known = seen(pack, Play(0, own, tricks, 0, (), (7, 7, 7, 7), ((), (), (), ())))
    replayed = Replayed(known, tricks, Judge(pack, 0, THUMBS), locked=False, convention=None)
    one, two, three = (pack.mask(parse_faces(hand)) for hand in hands)
    return replayed.strangeness((known.hand, one, two, three))


def test_a_ten_given_to_an_opponents_ace_is_strange_with_a_seven_in_hand() -> None:
    three = "9C QC KC AH TS 9D JD"
    forced = strangeness("AC TC 8C 7D", "7C QS KS AS JH KH TH", "JS 8D QD KD TD AD 9D", three)
    free = strangeness("AC TC 8C 7D", "JS QS KS AS JH KH TH", "7C 8D QD KD TD AD 9D", three)
    assert free > forced + 1.0


def test_a_card_that_was_the_only_one_tells_nothing() -> None:
    for _, play in turns(Random(3), BELOTE, None):
        if len(play.tricks) == 7 and not play.trick:
            known = seen(pack_of(BELOTE, None), play)
            replayed = Replayed(known, (), Judge(known.pack, 0, THUMBS), locked=False, convention=None)
            assert replayed.strangeness((0, 0, 0, 0)) == 0.0


def test_every_choice_is_held_against_what_was_known_then() -> None:
    for trump in CONTRACTS:
        pack = pack_of(BELOTE, trump)
        for hands, play in turns(Random(f"{trump}"), BELOTE, trump):
            known = seen(pack, play)
            replayed = Replayed(known, play.tricks, Judge(pack, 0, THUMBS), locked=False, convention=None)
            masks = [pack.mask(hand) for hand in hands]
            assert replayed.strangeness((masks[0], masks[1], masks[2], masks[3])) >= 0.0
            played = [card for each in play.tricks for card in each.cards] + [*play.trick]
            others = [card for card in played if not pack.bit_of[card] & known.played[play.seat]]
            assert [choice.card for choice in replayed.choices] == [pack.bit_of[card] for card in others]
            for choice in replayed.choices:
                had = pack.mask(hands[choice.seat]) | choice.later
                assert choice.card & had
                assert choice.card & pack.may_play(had, choice.trick, locked=False)
                assert not had & choice.lacks[choice.seat]


def test_a_convention_makes_the_cards_it_likes_less_strange() -> None:
    """Seat 3 led the ace of clubs; seat 1, his partner, threw the nine of hearts on it."""
    pack = pack_of(BELOTE, None)
    tricks = (Trick(3, parse_faces("AC 7H 9H 8C"), 3),)
    play = Play(0, parse_faces("8H QH 7S 8S 9S 7D 8D"), tricks, 0, (), (7, 7, 7, 7), ((), (), (), ()))
    known = seen(pack, play)

    def likes(_: Pack, throw: Throw, __: int, ___: int, card: int) -> float:
        assert throw == Throw(pack.suit_of[pack.bit_of[parse_face("AC")]], 0)
        return 9.0 if card == pack.bit_of[parse_face("9H")] else 0.0

    hands = (
        known.hand,
        pack.mask(parse_faces("JH KH TH AH JS QS KS")),
        pack.mask(parse_faces("JC QC KC TC 9C 7C 9D")),
        pack.mask(parse_faces("JD QD KD TD AD TS AS")),
    )
    judge = Judge(pack, 0, THUMBS)
    plain = Replayed(known, tricks, judge, locked=False, convention=None).strangeness(hands)
    different = Replayed(known, tricks, judge, locked=False, convention=likes).strangeness(hands)
    assert different < plain


def test_worlds_are_taken_as_often_as_they_are_likely() -> None:
    rng = Random(1)
    strange = {1: 0.0, 0: 2.0}
    taken = likeliest(lambda: (rng.randrange(2), 0, 0, 0), lambda hands: strange[hands[0]], 100, 400)
    assert len(taken) == 100
    odd = sum(hands[0] for hands in taken)
    assert 84 <= odd <= 92  # 1 of 1 + exp(-2)
