"""The termbase: what it finds, what it allows, and that all texts keep to it (`game/i18n/terms`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terms.check import CODES, Result, Text, check_language, check_texts, games, paragraphs, table_of
from terms.table import EMPTY, pattern, read_table
from tests.languages import every_language

MUST_DIFFER = (
    ("stock", "discard_pile"),
    ("game", "match", "round", "deal"),
    ("run", "longest_streak"),
    ("run", "set", "meld"),
    ("lead", "play"),
    ("move", "second_best_move"),
    ("draw", "take", "discard"),
    ("lay", "add", "open"),
    ("joker", "wild_card"),
    ("partner", "opponent"),
    ("slip", "mistake", "blunder"),
    ("level_beginner", "level_casual", "level_club", "level_strong"),
    ("button", "key"),
)
"""Concepts that have been mixed up, and that no language gives the same name."""
PLANTED = """
[discard_pile]
term = "der Ablagestapel"
never."Stapel*" = { why = "the stock", where = "pile|discards", unless = "stock*" }

[discard]
term = "ablegen"
never."werf*" = "ablegen"
never."/\\\\d%/" = "a space before %"
never."hohe Kante" = "two words"

[[allowed]]
word = "werf*"
text = "Don't throw the towel."
why = "a saying"
"""
ARABIC = """
[move]
term = "حركة"
never."نقلة" = "حركة"
"""


def found(tmp_path: Path, table: str, *texts: tuple[str, str]) -> list[str]:
    """The forbidden words in texts, each with its English."""
    return [fault.found for fault in result(tmp_path, table, *texts).faults]


def result(tmp_path: Path, table: str, *texts: tuple[str, str]) -> Result:
    path = tmp_path / "xx.toml"
    path.write_text(table, encoding="utf-8")
    said = (Text(words, english, "somewhere.py", frozenset()) for words, english in texts)
    return check_texts(said, read_table(path), {})


@every_language
def test_texts_keep_to_the_terms_of_their_language(code: str) -> None:
    checked = check_language(code)
    assert not checked.unused
    assert checked.remaining == checked.may_remain, "\n".join(map(str, checked.faults))


@pytest.mark.parametrize("text", ["Du kannst sie werfen.", "Werft sie!", "eine werfende Hand"])
def test_a_word_is_found_with_its_endings_and_at_the_beginning_of_a_sentence(tmp_path: Path, text: str) -> None:
    assert len(found(tmp_path, PLANTED, (text, "Discard it."))) == 1


def test_a_part_of_another_word_is_free(tmp_path: Path) -> None:
    assert found(tmp_path, PLANTED, ("Du kannst sie entwerfen.", "Draw it up.")) == []


def test_several_words_are_found_over_any_space(tmp_path: Path) -> None:
    assert found(tmp_path, PLANTED, ("auf die hohe\u00a0Kante", "saved")) == ["hohe\u00a0Kante"]


def test_a_regular_expression_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, PLANTED, ("zu 5% sicher", "5% sure")) == ["5%"]


def test_a_word_is_forbidden_only_where_the_english_says_so(tmp_path: Path) -> None:
    texts = [("Nimm den Stapel.", "Take the pile."), ("Zieh vom Stapel.", "Draw from the stock.")]
    both = ("Der Stapel wird aus den Ablagen gemischt.", "The discards become the stock.")
    assert found(tmp_path, PLANTED, *texts, both) == ["Stapel"]


@pytest.mark.parametrize("text", ["أفضل نقلة", "والنقلة التالية", "بالنقلة", "نَقْلَة"])
def test_arabic_is_found_with_its_prefixes_and_without_its_vowel_signs(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, ARABIC, (text, "the move")) != []


def test_a_word_may_be_allowed_in_one_text(tmp_path: Path) -> None:
    assert found(tmp_path, PLANTED, ("Nicht werfen.", "Don't throw the towel."), ("Werfen.", "Throw.")) == ["Werfen"]


def test_an_allowance_that_allows_nothing_is_reported(tmp_path: Path) -> None:
    assert result(tmp_path, PLANTED, ("Leg sie ab.", "Discard it.")).unused == ("werf*: Don't throw the towel.",)


def test_just_as_many_texts_remain_as_may(tmp_path: Path) -> None:
    table = PLANTED.split("[[allowed]]", maxsplit=1)[0]
    one, other = ("Werfen, werfen.", "Throw."), ("Wirf nicht, werfend.", "No throw.")
    assert result(tmp_path, "may_remain = 1\n" + table, one).passes
    assert not result(tmp_path, "may_remain = 1\n" + table, one, other).passes
    assert not result(tmp_path, "may_remain = 2\n" + table, one).passes


def test_a_game_forbids_words_in_its_own_texts_alone(tmp_path: Path) -> None:
    path = tmp_path / "xx.toml"
    path.write_text(ARABIC, encoding="utf-8")
    own = Text("نقلة", "move", "a.py", frozenset({"mine"}))
    other = Text("نقلة", "move", "b.py", frozenset())
    checked = check_texts(iter([own, other]), EMPTY, {"mine": read_table(path)})
    assert [fault.text for fault in checked.faults] == [own]


def test_a_book_is_read_by_paragraphs_and_points() -> None:
    book = "# Book\n\nPoints\nare bad.\n- 1.1 One\n  point.\n- 1.2 Another.\n"
    assert list(paragraphs(book)) == [
        (1, "# Book"),
        (3, "Points are bad."),
        (5, "- 1.1 One point."),
        (7, "- 1.2 Another."),
    ]


def test_an_entry_has_nothing_unknown(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="synonyms"):
        result(tmp_path, '[run]\nterm = "run"\nsynonyms = "sequence"')


@every_language
def test_every_language_has_a_term_for_every_concept(code: str) -> None:
    for game in ("", *games()):
        concepts = list(table_of("en", game).terms)
        assert list(table_of(code, game).terms) == concepts, game


@every_language
def test_concepts_that_differ_have_names_of_their_own(code: str) -> None:
    terms = table_of(code).terms
    for concepts in MUST_DIFFER:
        assert len({terms[concept] for concept in concepts}) == len(concepts), concepts


@every_language
def test_what_one_game_tells_apart_has_names_of_its_own(code: str) -> None:
    for game in games():
        terms = {concept: term for concept, term in table_of(code, game).terms.items() if concept != "throw"}
        assert len(set(terms.values())) == len(terms), game


@every_language
def test_no_term_is_forbidden(code: str) -> None:
    for table in (table_of(code, game) for game in ("", *games())):
        for one in table.forbidden:
            assert pattern(one.word).search("") is None
            assert one.where or pattern(one.word).search(table.terms.get(one.concept, "")) is None, one


def test_there_is_a_table_for_every_language() -> None:
    assert all(table_of(code).terms for code in CODES)
