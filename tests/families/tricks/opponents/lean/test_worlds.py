"""Worlds fit what was seen and announced, each as likely as any other, the likelier ones more often."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from game.cards import Suit, parse_faces
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.seen import Seen, seen
from game.tricks.masks import Masks, bits, pack_of
from game.tricks.rules import SEATS
from tests.families.tricks.opponents.hands import turns
from tests.tricks.games import CONTRACTS, GAMES, WHIST


def every(hands: Masks) -> float:
    """All worlds are alike."""
    return 1.0


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_every_world_fits_what_was_seen(name: str, trump: Suit | None) -> None:
    rng = Random(f"{name} {trump}")
    pack = pack_of(GAMES[name], trump)
    for _ in range(3):
        for _, play in turns(rng, GAMES[name], trump):
            known = seen(pack, play)
            hands = Worlds(known, every).draw(rng)
            assert hands[play.seat] == known.hand
            assert tuple(hand.bit_count() for hand in hands) == play.counts
            assert sum(hands) == (known.out | known.hand)
            assert all(hand & ~known.can[seat] == 0 for seat, hand in enumerate(hands))
            assert all(known.sure[seat] & ~hand == 0 for seat, hand in enumerate(hands))


def late(cards: int, barred: int = 0) -> Seen:
    """What is known in a hand of Whist when all hold so many cards and seat 0 leads.

    Seat 1 lacks the highest `barred` cards that are out, seat 2 the lowest.
    """
    pack = pack_of(WHIST, None)
    own, *others = (sum(list(bits(pack.all))[start::5][:cards]) for start in range(4))
    out = others[0] | others[1] | others[2]
    highest = sum(list(bits(out))[3 * cards - barred :])
    return Seen(
        pack=pack,
        seat=0,
        hand=own,
        legal=own,
        leader=0,
        trick=(),
        out=out,
        can=(own, out & ~highest, out & ~(out & -out), out),
        sure=(0, 0, 0, 0),
        counts=(cards,) * SEATS,
        played=(0, 0, 0, 0),
        led=(0, 0, 0, 0),
    )


def fitting(known: Seen) -> set[Masks]:
    """Every world there is."""
    cards, count = list(bits(known.out)), known.counts[1]
    found = set()
    for first in combinations(cards, count):
        for second in combinations([card for card in cards if card not in first], count):
            one, two = sum(first), sum(second)
            hands = (known.hand, one, two, known.out & ~one & ~two)
            if all(hand & ~can == 0 for hand, can in zip(hands, known.can, strict=True)):
                found.add(hands)
    return found


@pytest.mark.parametrize("barred", [0, 1, 2])
def test_all_worlds_come_equally_often(barred: int) -> None:
    known = late(2, barred)
    worlds, rng = Worlds(known, every), Random(1)
    times = Counter(worlds.draw(rng) for _ in range(6000))
    assert set(times) == fitting(known)
    assert max(times.values()) < 1.5 * min(times.values())


@pytest.mark.slow
@pytest.mark.parametrize("most", [1.0, 0.002])
def test_a_world_twice_as_likely_comes_twice_as_often(most: float) -> None:
    known = late(2)
    low = known.out & -known.out
    worlds, rng = Worlds(known, lambda hands: most if hands[1] & low else most / 2), Random(2)
    even = Worlds(known, every)
    often = sum(bool(worlds.likely(rng)[1] & low) for _ in range(4000))
    usual = sum(bool(even.draw(rng)[1] & low) for _ in range(4000))
    assert often / (4000 - often) == pytest.approx(2 * usual / (4000 - usual), rel=0.15)


def test_announced_cards_are_where_they_were_announced_as_far_as_they_fit() -> None:
    known = late(3)
    low, high = known.out & -known.out, 1 << known.out.bit_length() - 1
    worlds, rng = Worlds(known, every, [(1, (low | high, low | high, known.hand))]), Random(3)
    assert all(worlds.draw(rng)[1] & (low | high) == low | high for _ in range(20))


def test_announced_cards_that_fit_nowhere_are_left_out_of_account() -> None:
    known = late(2)
    hands = Worlds(known, every, [(1, (known.out,))]).draw(Random(4))
    assert hands in fitting(known)


def test_a_world_is_found_even_where_nothing_fits() -> None:
    known = late(2)
    nobody = replace(known, can=(known.hand, 0, 0, 0))
    hands = Worlds(nobody, every).draw(Random(5))
    assert sum(hands) == known.out | known.hand
    assert tuple(hand.bit_count() for hand in hands) == known.counts


def test_what_nobody_agrees_with_comes_all_the_same() -> None:
    known = late(2)
    assert Worlds(known, lambda hands: 0.0).likely(Random(6)) in fitting(known)


def test_a_void_seen_in_the_play_is_void_in_every_world() -> None:
    pack = pack_of(WHIST, None)
    hearts = pack.suit_of[pack.bit_of[parse_faces("AH")[0]]]
    known = late(3)
    void = replace(known, can=(known.hand, known.out & ~hearts, known.out, known.out))
    rng = Random(7)
    assert not any(Worlds(void, every).draw(rng)[1] & hearts for _ in range(20))
