"""Cards as faces: `7H` is `7H`, whichever deck it came from. Suits, ranks, decks, notation, and hands of cards.

Also what everybody knows of hands, and how many copies of a card there are. Knows nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, TypeVar


class Suit(IntEnum):
    """The four suits, in the order hands are sorted."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in card notation."""
        return _SUIT_LETTERS[self]


class Rank(IntEnum):
    """The thirteen ranks; the value is the low place of the rank in a run (ace 1, king 13)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank's character in card notation."""
        return _RANK_LETTERS[self - 1]


_SUIT_LETTERS: Final = "SHCD"
_RANK_LETTERS: Final = "A23456789TJQK"


class CardSyntaxError(ValueError):
    """A text that is not card notation; the message names the part that could not be read."""


class Face(int):
    """One of 53 faces as a small integer: `suit * 13 + rank - 1`, the joker 52.

    Faces order by suit, then rank, jokers last; this is the order in which states keep their cards.
    Take faces from `parse_face`, `face_of`, `JOKER` or `ALL_FACES`, which share one object for each face.
    """

    __slots__ = ()

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker, which has neither suit nor rank."""
        return self == _JOKER_INDEX

    @property
    def suit(self) -> Suit:
        """The suit; raises `ValueError` for the joker."""
        if self == _JOKER_INDEX:
            raise ValueError("the joker has no suit")
        return _SUITS[self]

    @property
    def rank(self) -> Rank:
        """The rank; raises `ValueError` for the joker."""
        if self == _JOKER_INDEX:
            raise ValueError("the joker has no rank")
        return _RANKS[self]

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Face({_NAMES[self]!r})"


_JOKER_INDEX: Final = 52
_SUITS: Final = tuple(suit for suit in Suit for _rank in Rank)
_RANKS: Final = tuple(rank for _suit in Suit for rank in Rank)
_NAMES: Final = (*(rank + suit for suit in _SUIT_LETTERS for rank in _RANK_LETTERS), "JK")
ALL_FACES: Final[tuple[Face, ...]] = tuple(Face(index) for index in range(53))
"""Every face once, in sorting order, the joker last."""
JOKER: Final[Face] = ALL_FACES[_JOKER_INDEX]
_BY_NAME: Final = {name: ALL_FACES[index] for index, name in enumerate(_NAMES)}


def face_of(rank: Rank, suit: Suit) -> Face:
    """The face of a rank and a suit."""
    return ALL_FACES[suit * 13 + rank - 1]


def parse_face(text: str) -> Face:
    """Read one face such as `7H` or `JK`; raises `CardSyntaxError`."""
    face = _BY_NAME.get(text.upper())
    if face is None:
        raise CardSyntaxError(f"{text!r} is not a card (write rank and suit, such as 7H, TD, AS, or JK)")
    return face


def parse_faces(text: str) -> tuple[Face, ...]:
    """Read faces separated by white space, in the order written; raises `CardSyntaxError`."""
    return tuple(parse_face(part) for part in text.split())


def format_faces(faces: Iterable[Face]) -> str:
    """Write faces in the order given, separated by single spaces."""
    return " ".join([_NAMES[face] for face in faces])


def sorted_faces(faces: Iterable[Face]) -> tuple[Face, ...]:
    """The faces in the order in which states keep them: by suit, then rank, jokers last."""
    return tuple(sorted(faces))


def without(faces: tuple[Face, ...], taken: Iterable[Face]) -> tuple[Face, ...]:
    """`faces` less one copy of each face in `taken`; raises `ValueError` where one is not held."""
    left = list(faces)
    for face in taken:
        left.remove(face)
    return tuple(left)


def deck(copies: int, jokers: int = 0) -> tuple[Face, ...]:
    """`copies` decks of 52 cards and `jokers` jokers, sorted."""
    return tuple(sorted(ALL_FACES[:_JOKER_INDEX] * copies)) + (JOKER,) * jokers


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
    """Return the known cards of the hands after one player shows cards away: a shown card may be the known one."""
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
    """Return the number of copies of each face in a deck."""
    return tuple(deck.count(face) for face in ALL_FACES)


def check_copies(cards: Sequence[Face], copies: Sequence[int]) -> None:
    """Raises `ValueError` naming a card that is there more often than in the deck."""
    for face in dict.fromkeys(cards):
        if cards.count(face) > copies[face]:
            raise ValueError(f"{cards.count(face)} copies of {face}, but there are only {copies[face]}")
