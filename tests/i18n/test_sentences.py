"""Sentences have no names of the code, only forms that exist, no card left hanging, and plurals that count."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from game.i18n import COUNTED as BY_WHICH
from game.i18n.cards import CARD_WORDS
from game.i18n.people import name_forms
from game.i18n.points import NOUNS
from game.i18n.words import chooses
from tests.i18n.texts import all_texts, forms, messages
from tests.languages import every_language

CARDS: Final = frozenset(("card", "cards"))
SUIT: Final = "suit"
PEOPLE: Final = frozenset(("player", "name"))
"""The parameters that name people, who are men or women."""
NUMBERS: Final = frozenset(("points", "near", "far"))
"""The parameters that are numbers as they are written: nouns beside them may differ for those with decimals."""
COUNTED: Final = frozenset(("points", "chance", "mistake"))
"""The parameters that may bring their noun."""
WHOLE: Final = frozenset(("target", "total", "whole", "near", "far", "low", "high"))
"""Parameters before a fixed noun: limits and edges, never one nor a fraction of it."""
OF_MANY: Final = frozenset(
    (
        "{points} points on the table make {made} in the match.",
        "Whoever takes the last trick has at least {points} card points.",
    )
)
"""Messages about melds and the last trick, which are worth many points."""
DIFFERENT: Final = {
    "ar": ((1, 3), (2, 3), (3, 4)),
    "de": ((0, 1),),
    "en": ((0, 1),),
    "fr": ((0, 1),),
    "pl": ((0, 2),),
    "pt": ((0, 1),),
}
"""Numbers whose forms differ for every noun that changes: in Arabic one, two, a few and many."""
NUMERALS: Final = frozenset(("ace", "two", "three"))
"""Ranks, which as nouns have one form in French (*as*, *deux*) and in Portuguese (*dois*, *três*)."""


def genders(code: str) -> int:
    """Return the number of words between the bars of a card: one for each gender that a card can have."""
    words = CARD_WORDS[code]
    return 1 + max(word.gender for word in (*words.ranks.values(), words.joker))


def counted_by(text: str) -> str:
    """The parameter that a message with a plural counts."""
    return next((name for name in BY_WHICH if f"{{{name}" in text), "")


def fault(code: str, name: str, spec: str) -> str:
    """Return the fault of the form that a sentence asks for; empty for none."""
    asked = f"{{{name}:{spec}}}"
    if not spec:
        return ""
    if chooses(spec):
        if name in PEOPLE:
            return "" if len(spec.split("|")) == 2 else f"{asked}: people are men or women"
        if name in NUMBERS:
            return "" if len(spec.split("|")) == 2 else f"{asked}: numbers are whole or have decimals"
        if name in ("card", SUIT):
            return "" if len(spec.split("|")) == genders(code) else f"{asked}: {genders(code)} words are needed"
        return f"{asked}: nobody knows the gender"
    if name in COUNTED:
        return "" if spec in NOUNS else f"{asked}: there is no such form"
    words = CARD_WORDS[code]
    if name in PEOPLE:
        return "" if spec in name_forms("", code) else f"{asked}: there is no such form"
    known = words.card_forms if name in CARDS else next(iter(words.suits.values())).forms if name == SUIT else ()
    return "" if spec in known else f"{asked}: there is no such form"


@every_language
def test_a_sentence_asks_for_forms_that_exist(code: str) -> None:
    faults = {sentence.text: fault(code, name, spec) for sentence in all_texts(code) for name, spec in sentence.fields}
    assert {text: wrong for text, wrong in faults.items() if wrong} == {}


def test_wrong_forms_are_found() -> None:
    assert fault("pl", "card", "acc") == fault("pl", "player", "a|b") == fault("de", "card", "a|b|c") == ""
    assert fault("pl", "card", "akk") == "{card:akk}: there is no such form"
    assert fault("pl", "points", "a|b") == ""
    assert fault("pl", "points", "a|b|c") == "{points:a|b|c}: numbers are whole or have decimals"
    assert fault("pl", "points", "card_points") == ""
    assert fault("fr", "name", "de") == ""
    assert fault("pl", "name", "de") == "{name:de}: there is no such form"
    assert fault("pl", "points", "acc") == "{points:acc}: there is no such form"
    assert fault("de", "card", "a|b") == "{card:a|b}: 3 words are needed"
    assert fault("pl", "player", "a|b|c") == "{player:a|b|c}: people are men or women"
    assert fault("pl", "cards", "a|b") == "{cards:a|b}: nobody knows the gender"


def test_points_that_a_message_does_not_count_bring_their_noun() -> None:
    beside = re.compile(r"{(\w+)} (?:(?:card|bonus|penalty|more) )*points?\b")
    fixed = [
        (text, name)
        for message in messages("en")
        for text in forms(message.id)
        for name in beside.findall(text)
        if name not in WHOLE and not (len(forms(message.id)) > 1 and name == counted_by(text))
    ]
    assert [(text, name) for text, name in fixed if text not in OF_MANY] == []


@every_language
def test_no_message_has_a_name_of_the_code(code: str) -> None:
    assert [text.text for text in all_texts(code) if re.search(r"\w_\w", text.words)] == []


@every_language
def test_no_card_hangs_at_the_end_behind_a_colon(code: str) -> None:
    hanging = re.compile(r":\s*{card}\s*([.!?؟]|$)")
    assert [text.text for text in all_texts(code) if hanging.search(text.text)] == []


@every_language
def test_plural_forms_differ_where_the_language_counts_in_them(code: str) -> None:
    same = []
    for message in messages(code):
        counted, translated = forms(message.id), forms(message.string)
        invariable = len(set(counted)) == 1 or (code in {"fr", "pt"} and NUMERALS & set(counted[0].split()))
        if len(translated) > 1 and all(translated) and not invariable:
            same += [translated[one] for one, other in DIFFERENT[code] if translated[one] == translated[other]]
    assert same == []


def test_only_forms_that_there_are_are_compared() -> None:
    for code, pairs in DIFFERENT.items():
        counted = next(message for message in messages(code) if isinstance(message.id, tuple))
        assert set(pairs) <= set(combinations(range(len(forms(counted.string))), 2))
