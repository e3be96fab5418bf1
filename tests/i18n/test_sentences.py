"""What each sentence owes: no names of the code, forms that exist, no card left hanging, plurals that count."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from game.i18n.cards import CARD_WORDS
from game.i18n.words import chooses
from tests.i18n.texts import all_said, forms, messages
from tests.languages import every_language

CARDS: Final = frozenset(("card", "cards"))
SUIT: Final = "suit"
PEOPLE: Final = frozenset(("player", "name"))
"""The parameters that name people, who are men or women."""
DIFFERENT: Final = {
    "ar": ((1, 3), (2, 3), (3, 4)),
    "de": ((0, 1),),
    "en": ((0, 1),),
    "fr": ((0, 1),),
    "pl": ((0, 2),),
    "pt": ((0, 1),),
}
"""By their numbers, the forms of which two differ for every noun that changes: in Arabic one, two, a few and many."""
NUMERALS: Final = frozenset(("ace", "two", "three"))
"""Ranks, which as nouns have one form in French (*as*, *deux*) and in Portuguese (*dois*, *três*)."""


def genders(code: str) -> int:
    """How many words stand between the bars of a card: one for each gender that a card can have."""
    words = CARD_WORDS[code]
    return 1 + max(word.gender for word in (*words.ranks.values(), words.joker))


def fault(code: str, name: str, spec: str) -> str:
    """What is wrong with the form that a sentence asks for; empty for nothing."""
    asked = f"{{{name}:{spec}}}"
    if not spec:
        return ""
    if chooses(spec):
        if name in PEOPLE:
            return "" if len(spec.split("|")) == 2 else f"{asked}: people are men or women"
        if name in ("card", SUIT):
            return "" if len(spec.split("|")) == genders(code) else f"{asked}: {genders(code)} words are needed"
        return f"{asked}: nobody knows the gender"
    words = CARD_WORDS[code]
    known = words.card_forms if name in CARDS else next(iter(words.suits.values())).forms if name == SUIT else ()
    return "" if spec in known else f"{asked}: there is no such form"


@every_language
def test_a_sentence_asks_for_forms_that_exist(code: str) -> None:
    faults = {said.text: fault(code, name, spec) for said in all_said(code) for name, spec in said.fields}
    assert {text: wrong for text, wrong in faults.items() if wrong} == {}


def test_wrong_forms_are_found() -> None:
    assert fault("pl", "card", "acc") == fault("pl", "player", "a|b") == fault("de", "card", "a|b|c") == ""
    assert fault("pl", "card", "akk") == "{card:akk}: there is no such form"
    assert fault("pl", "points", "acc") == "{points:acc}: there is no such form"
    assert fault("de", "card", "a|b") == "{card:a|b}: 3 words are needed"
    assert fault("pl", "player", "a|b|c") == "{player:a|b|c}: people are men or women"
    assert fault("pl", "cards", "a|b") == "{cards:a|b}: nobody knows the gender"


@every_language
def test_no_message_has_a_name_of_the_code(code: str) -> None:
    assert [said.text for said in all_said(code) if re.search(r"\w_\w", said.words)] == []


@every_language
def test_no_card_hangs_at_the_end_behind_a_colon(code: str) -> None:
    hanging = re.compile(r":\s*{card}\s*([.!?؟]|$)")
    assert [said.text for said in all_said(code) if hanging.search(said.text)] == []


@every_language
def test_plural_forms_differ_where_the_language_counts_in_them(code: str) -> None:
    same = []
    for message in messages(code):
        counted, said = forms(message.id), forms(message.string)
        invariable = len(set(counted)) == 1 or (code in {"fr", "pt"} and NUMERALS & set(counted[0].split()))
        if len(said) > 1 and all(said) and not invariable:
            same += [said[one] for one, other in DIFFERENT[code] if said[one] == said[other]]
    assert same == []


def test_only_forms_that_there_are_are_compared() -> None:
    for code, pairs in DIFFERENT.items():
        counted = next(message for message in messages(code) if isinstance(message.id, tuple))
        assert set(pairs) <= set(combinations(range(len(forms(counted.string))), 2))
