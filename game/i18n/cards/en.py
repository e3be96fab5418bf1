"""Cards in English: bare, `a` with the indefinite article, `the` with the definite one."""

from __future__ import annotations

from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import PIPS, CardWords
from game.i18n.words import Gender, Word, with_articles


def _noun(noun: str) -> Word:
    return with_articles(Gender.NEUTER, noun, {"a": "an " if noun[0] in "a8" else "a ", "the": "the "})


def _suit(one: str) -> Word:
    return Word(Gender.NEUTER, {"": f"{one}s", "a": f"a {one}", "the": f"the {one}s"})


WORDS: Final = CardWords(
    ranks={
        rank: _noun(f"{name} of {{suit}}")
        for rank, name in {
            Rank.ACE: "ace",
            **{pips: str(pips.value) for pips in PIPS},
            Rank.JACK: "jack",
            Rank.QUEEN: "queen",
            Rank.KING: "king",
        }.items()
    },
    joker=_noun("joker"),
    suits={
        Suit.SPADES: _suit("spade"),
        Suit.HEARTS: _suit("heart"),
        Suit.CLUBS: _suit("club"),
        Suit.DIAMONDS: _suit("diamond"),
    },
)
