"""Faces and their notation."""

from __future__ import annotations

import pytest

from game.cards import (
    ALL_FACES,
    JOKER,
    CardSyntaxError,
    Rank,
    Suit,
    deck,
    face_of,
    format_faces,
    parse_face,
    parse_faces,
    without,
)


def test_every_face_is_read_back_from_its_name() -> None:
    assert len({str(face) for face in ALL_FACES}) == 53
    for face in ALL_FACES:
        assert parse_face(str(face)) is face


def test_a_face_has_the_rank_and_suit_of_its_name() -> None:
    ten = parse_face("TD")
    assert (ten.rank, ten.suit) == (Rank.TEN, Suit.DIAMONDS)
    assert face_of(Rank.TEN, Suit.DIAMONDS) is ten
    assert Rank.TEN.letter + Suit.DIAMONDS.letter == "TD"


def test_small_letters_are_read_too() -> None:
    assert parse_faces("7h jk") == (parse_face("7H"), JOKER)


@pytest.mark.parametrize("text", ["", "7", "1H", "10H", "7X", "JJ", "7HH"])
def test_what_is_no_card_is_named_in_the_error(text: str) -> None:
    with pytest.raises(CardSyntaxError, match=repr(text)):
        parse_face(text)


def test_the_joker_has_neither_rank_nor_suit() -> None:
    assert JOKER.is_joker
    with pytest.raises(ValueError, match="rank"):
        _ = JOKER.rank
    with pytest.raises(ValueError, match="suit"):
        _ = JOKER.suit


def test_a_deck_holds_every_face_as_often_as_asked() -> None:
    cards = deck(2, jokers=2)
    assert len(cards) == 106
    assert list(cards) == sorted(cards)
    assert all(cards.count(face) == 2 for face in ALL_FACES)


def test_taking_cards_takes_one_copy_each() -> None:
    assert format_faces(without(parse_faces("7H 7H 8H"), parse_faces("7H"))) == "7H 8H"
    with pytest.raises(ValueError, match="not in list"):
        without(parse_faces("7H"), parse_faces("8H"))
