"""Hands as cards come and go, what everybody knows of them, and how many copies of a card there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.cards.face import ALL_FACES, Face, without

Entry = TypeVar("Entry")
Faces = tuple[Face, ...]


def with_entry(entries: tuple[Entry, ...], index: int, entry: Entry) -> tuple[Entry, ...]:
    """The entries with one of them exchanged."""
    return (*entries[:index], entry, *entries[index + 1 :])


def with_cards(hands: tuple[Faces, ...], seat: int, cards: Faces) -> tuple[Faces, ...]:
    """The sorted hands, or what is known of them, after cards came to one of them."""
    return with_entry(hands, seat, tuple(sorted(hands[seat] + cards)))


def without_cards(hands: tuple[Faces, ...], seat: int, cards: Faces) -> tuple[Faces, ...]:
    """The hands after cards left one of them; raises `ValueError` where it does not hold them."""
    return with_entry(hands, seat, without(hands[seat], cards))


def known_without(known: tuple[Faces, ...], seat: int, cards: Faces) -> tuple[Faces, ...]:
    """What stays known of the hands when one shows cards away: a shown card may be the known one."""
    if not known[seat]:
        return known
    left = list(known[seat])
    for card in cards:
        if card in left:
            left.remove(card)
    return with_entry(known, seat, tuple(left))


def holds(hand: Faces, cards: Faces) -> bool:
    """Whether all the cards are in the hand, each as often as it is named."""
    if len(set(cards)) == len(cards):
        return all(card in hand for card in cards)
    return all(hand.count(card) >= cards.count(card) for card in cards)


def copies_of(deck: Sequence[Face]) -> tuple[int, ...]:
    """By face, how many of it a deck has."""
    return tuple(deck.count(face) for face in ALL_FACES)


def check_copies(cards: Sequence[Face], copies: Sequence[int]) -> None:
    """Raises `ValueError` naming a card that is there more often than in the deck."""
    for face in dict.fromkeys(cards):
        if cards.count(face) > copies[face]:
            raise ValueError(f"{cards.count(face)} copies of {face}, but there are only {copies[face]}")
