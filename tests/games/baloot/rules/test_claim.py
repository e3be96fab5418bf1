"""Claiming the tricks that are left (baloot 5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from game.cards import Face, Suit, parse_faces, without
from game.engine import Place, shuffled, stream
from game.games.baloot.rules.events import BalootSaid, RestClaimed, RestGathered, RoundEnded
from game.games.baloot.rules.state import DECK, TRICKS, BalootState, RoundOver, best_place, strength
from game.tricks.deal import all_certain
from game.tricks.masks import pack_of
from tests.games.baloot.rules.positions import BALOOT, after, events, legal, playing, reason

Hands = tuple[tuple[Face, ...], ...]
TRUMPS = ("KS QS JS 9S AH AC AD TH", "AS TS KH QH KC QC 7D 8D", "8S 7S 7H JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD KD")
"""In Hokom of spades seat 0 draws all trumps with the jack and the nine."""


def led(state: BalootState, *cards: str) -> BalootState:
    """Seat 0 leads these cards, one a trick; everybody else plays the first card he may."""
    for card in cards:
        state = after(state, f"play {card}")
        while state.trick:
            state = after(state, next(text for text in sorted(legal(state)) if text.startswith("play ")))
    return state


def test_the_leader_of_the_third_trick_may_claim_what_is_certain() -> None:
    state = playing(*TRUMPS, contract="hokom S")
    assert reason(state, "claim") == "claim_too_early 5.5"
    assert reason(led(state, "JS"), "claim") == "claim_too_early 5.5"
    third = led(state, "JS", "9S")
    assert reason(third, "claim") is None
    assert reason(after(third, "play KS"), "claim") == "claim_without_lead 5.5"


def test_what_can_still_be_beaten_is_not_claimed() -> None:
    hands = (TRUMPS[0].replace("TH", "KH"), TRUMPS[1].replace("KH", "TH"), *TRUMPS[2:])
    third = led(playing(*hands, contract="hokom S"), "JS", "9S")
    assert reason(third, "claim") == "claim_uncertain 5.5"
    assert "claim" not in legal(third)


def test_a_claim_opens_the_hand_and_takes_everything_to_the_end_of_the_hand() -> None:
    third = led(playing(*TRUMPS, contract="hokom S"), "JS", "9S")
    claimed = after(third, "claim")
    assert isinstance(claimed.phase, RoundOver)
    assert (claimed.phase.reason, claimed.claimed, claimed.opened) == ("claimed", 0, third.hands[0])
    happened = events(third, "claim")
    assert [type(event) for event in happened] == [RestClaimed, BalootSaid, *[RestGathered] * 4, RoundEnded]
    assert (happened[0].seat, happened[0].cards) == (0, third.hands[0])
    for seat, event in enumerate(happened[2:6]):
        assert (event.source, event.target) == (Place("hand", seat), Place("won", 0))
        assert event.cards == third.hands[seat]
        assert event.seen_by == (None if seat == 0 else frozenset((seat,)))


def test_a_claim_brings_what_playing_on_would_have_brought() -> None:
    third = led(playing(*TRUMPS, contract="hokom S"), "JS", "9S")
    played = led(third, "KS", "QS", "AH", "TH", "AC", "AD")
    claimed = after(third, "claim")
    assert BALOOT.standing(claimed).totals == BALOOT.standing(played).totals
    assert claimed.baloot == played.baloot == 0
    assert [line.points for line in BALOOT.score(claimed)] == [line.points for line in BALOOT.score(played)]


def test_the_baloot_of_another_counts_in_a_claim_too() -> None:
    hands = ("AS TS JS 9S AH AC AD TH", "KS QS KH QH KC QC 7D 8D", *TRUMPS[2:])
    state = led(playing(*hands, contract="hokom S"), "AH", "AC")
    assert state.hands[1][:2] == parse_faces("QS KS"), "the two are still held"
    claimed = after(state, "claim")
    assert claimed.baloot == 1
    assert led(state, "JS", "9S").baloot == 1


def test_a_barred_baloot_does_not_count_in_a_claim_either() -> None:
    hands = ("AS KS QS JS TS AH AC AD", "9S 7H KH QH KC QC 7D 8D", "8S 7S TH JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD KD")
    state = playing(*hands, contract="hokom S")
    assert after(led(state, "JS", "AH"), "claim").baloot == 0
    assert after(led(after(state, "declare AS TS JS QS KS"), "JS", "AH"), "claim").baloot is None


@pytest.mark.parametrize(
    ("hand", "out", "trump", "locked", "certain"),
    [
        ("AS KH", "TS 7H QH", None, False, True),
        ("AS KH", "TS 7H AH", None, False, False),
        ("AS KS", "TS 7H AH", None, False, False),
        ("JC AH", "9C KH QD", Suit.CLUBS, False, True),
        ("JC AH", "9C 7C KH", Suit.CLUBS, False, False),
        ("JC 9C AH", "AC 7C KH", Suit.CLUBS, False, True),
        ("9C 8C AH", "AC 7C KH", Suit.CLUBS, False, False),
        ("JC 7C AH", "AC 8C KH", Suit.CLUBS, False, False),
        ("AH KS", "9C KH QS", Suit.CLUBS, False, False),
        ("AH KS", "KH QS 7D", Suit.CLUBS, False, True),
        ("JC AH", "9C KH QD", Suit.CLUBS, True, False),
        ("JC 9C", "TC KH QD", Suit.CLUBS, True, True),
        ("JC AH", "TH KH QD", Suit.CLUBS, True, True),
    ],
)
def test_certain_is_what_nobody_can_beat_wherever_the_cards_lie(
    hand: str, out: str, trump: Suit | None, locked: bool, certain: bool
) -> None:
    gone = without(DECK, (*parse_faces(hand), *parse_faces(out)))
    assert all_certain(pack_of(TRICKS, trump), parse_faces(hand), gone, locked=locked) == certain


def claims(
    size: int, number: int, rng: Random
) -> Iterator[tuple[tuple[Face, ...], tuple[Face, ...], Suit | None, bool]]:
    """Random endings in which the predicate says yes: the leader's hand, the unseen cards, trump and lock."""
    while number:
        trump = (None, *Suit)[int(rng.random() * 5)]
        locked = trump is not None and rng.random() < 0.3
        left = sorted(shuffled(DECK, rng)[: 4 * size], key=lambda card: strength(card, trump), reverse=True)
        hand: list[Face] = []
        while len(hand) < size:  # the highest card left of a random suit
            suits = [card.suit for card in left]
            suit = suits[int(rng.random() * len(suits))]
            hand.append(left.pop(suits.index(suit)))
        gone = without(DECK, (*hand, *left))
        if all_certain(pack_of(TRICKS, trump), hand, gone, locked=locked):
            number -= 1
            yield tuple(sorted(hand)), tuple(sorted(left)), trump, locked


def deals(unseen: Sequence[Face], size: int) -> Iterator[Hands]:
    """Every way in which the unseen cards may lie."""
    for first in combinations(unseen, size):
        rest = without(tuple(unseen), first)
        for second in combinations(rest, size):
            yield first, second, without(rest, second)


def may_lose(hand: tuple[Face, ...], others: Hands, trump: Suit | None, safe: set[Hands], *, locked: bool) -> bool:
    """Whether the others, who see everything and play together, take a trick from who leads as a claimer would.

    `safe` gathers the hands of the others from which they take none.
    """
    if not hand or others in safe:
        return False
    # A claimer draws trumps, and then leads whatever he has.
    card = max(
        TRICKS.playable(hand, (), trump, locked=locked), key=lambda one: (one.suit == trump, strength(one, trump))
    )
    rest = without(hand, (card,))
    for trick, left in replies((card,), others, trump):
        if best_place(trick, trump) != 0 or may_lose(rest, left, trump, safe, locked=locked):
            return True
    safe.add(others)
    return False


def replies(trick: tuple[Face, ...], others: Hands, trump: Suit | None) -> Iterator[tuple[tuple[Face, ...], Hands]]:
    """Every trick that may come of this one, with the hands after it."""
    place = len(trick) - 1
    if place == 3:
        yield trick, others
        return
    for card in TRICKS.playable(others[place], trick, trump, locked=False):
        left = (*others[:place], without(others[place], (card,)), *others[place + 1 :])
        yield from replies((*trick, card), left, trump)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "positions", "worlds"), [(2, 60, 90), (3, 60, 30), (4, 40, 10), (5, 40, 4)])
def test_no_lie_of_the_cards_and_no_play_takes_a_claimed_trick(size: int, positions: int, worlds: int) -> None:
    rng = stream(size, "claims")
    for hand, unseen, trump, locked in claims(size, positions, rng):
        if size == 2:
            lies: list[Hands] = list(deals(unseen, size))
        else:
            mixed = (shuffled(unseen, rng) for _ in range(worlds))
            lies = [(lie[:size], lie[size : 2 * size], lie[2 * size :]) for lie in mixed]
        assert not any(may_lose(hand, lie, trump, set(), locked=locked) for lie in lies), (hand, unseen, trump, locked)


def test_a_claim_depends_on_nothing_hidden() -> None:
    third = led(playing(*TRUMPS, contract="hokom S"), "JS", "9S")
    for number in range(10):
        world = BALOOT.determinize(BALOOT.view(third, 0), stream(number, "world"))
        assert reason(world, "claim") is None
