"""The glossary of a rule book explains the same terms in every language, in the same order."""

from __future__ import annotations

import re

from game.games import INFOS
from game.i18n.languages import ENGLISH
from tests.i18n.texts import books
from tests.languages import every_translation

ENTRY = re.compile(r"^- \*\*(?P<term>[^*]+)\*\* — (?P<meaning>\S.*(?:\n  .*)*)", re.MULTILINE)
WITNESS = re.compile(r"`[^`]+`|\b\d+\.\d+\b")
"""The parts of an explanation that every language has: cards, and numbers of clauses."""


def glossary(book: str) -> list[tuple[str, list[str]]]:
    """The terms of the last chapter in their order, each with what every language has of its explanation."""
    last = book.rpartition("\n## ")[2]
    return [(entry["term"], WITNESS.findall(entry["meaning"])) for entry in ENTRY.finditer(last)]


@every_translation
def test_the_same_terms_are_explained_in_the_same_order(code: str) -> None:
    english, translated = dict(books(ENGLISH.code)), dict(books(code))
    assert english.keys() == translated.keys() == INFOS.keys()
    for game in INFOS:
        original, own = glossary(english[game]), glossary(translated[game])
        assert len({term for term, _witnesses in own}) == len(own) == len(original) > 0, game
        assert [witnesses for _term, witnesses in own] == [witnesses for _term, witnesses in original], game


def test_a_glossary_is_read_from_the_last_chapter() -> None:
    clauses = "# A\n\n## 1 B\n- 1.1 **c** — d\n\n"
    last = "## Glossary\n- **run** — three\n  or more, such as `7H 8H 9H` (4.1).\n- **set** — e\n"
    assert glossary(clauses + last) == [("run", ["`7H 8H 9H`", "4.1"]), ("set", [])]
