"""Names of cards inside sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.cards import Face, Rank, Suit, parse_faces
from game.i18n import _, plural
from game.i18n.phrases.message import Message, mark

_OF_SUIT: Final = {
    Suit.SPADES: mark("{rank} of spades"),
    Suit.HEARTS: mark("{rank} of hearts"),
    Suit.CLUBS: mark("{rank} of clubs"),
    Suit.DIAMONDS: mark("{rank} of diamonds"),
}
_SUITS: Final = {
    Suit.SPADES.letter: mark("spades"),
    Suit.HEARTS.letter: mark("hearts"),
    Suit.CLUBS.letter: mark("clubs"),
    Suit.DIAMONDS.letter: mark("diamonds"),
}
_RANKS: Final = {
    Rank.ACE: mark("ace"),
    Rank.JACK: mark("jack"),
    Rank.QUEEN: mark("queen"),
    Rank.KING: mark("king"),
}
_JOKER: Final = mark("joker")


def card_name(face: Face) -> str:
    """A card in words, such as `7 of hearts`."""
    if face.is_joker:
        return _JOKER.said()
    named = _RANKS.get(face.rank)
    return _OF_SUIT[face.suit].said(rank=named.said() if named else str(face.rank.value))


def suit_name(letter: str) -> str:
    """A suit in words, by its letter in card notation."""
    return _SUITS[letter].said()


def card_names(notation: str) -> str:
    """Cards in notation as words, separated by commas; more than four are counted instead."""
    faces = parse_faces(notation)
    if len(faces) > 4:
        return plural("{count} card", "{count} cards", len(faces))
    return _(", ").join(card_name(face) for face in faces)


def in_words(params: Iterable[tuple[str, object]], kinds: Mapping[str, Message]) -> dict[str, object]:
    """Parameters by name, with cards and suits in words, and what a `kind`, `how` or `level` names from `kinds`."""
    words: dict[str, object] = {}
    for name, value in params:
        words[name] = value
        if name in ("card", "cards"):
            words[name] = card_names(str(value))
        elif name == "suit":
            words[name] = suit_name(value.letter if isinstance(value, Suit) else str(value))
        elif name in ("kind", "how", "level") and str(value) in kinds:
            words[name] = kinds[str(value)].said()
    return words
