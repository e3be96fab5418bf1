"""Rule books are parsed into the blocks that they are meant to hold."""

from __future__ import annotations

import pytest

from game.engine.book_blocks import BlockKind, Manner, zones_named
from game.engine.book_parser import blocks_of, runs_of
from game.engine.rule_book import RuleBook
from tests.ui.reading.book import ARABIC, ENGLISH


def book(text: str = ENGLISH) -> RuleBook:
    return RuleBook(tuple(blocks_of(text)))


def test_chapters_need_no_number() -> None:
    chapters = [book().blocks[index] for index in book().chapters]
    assert [(chapter.number, chapter.text) for chapter in chapters] == [
        ("", "How it plays"),
        ("1", "Aim"),
        ("2", "Turn"),
        ("", "Glossary"),
    ]


def test_the_lesson_is_the_chapter_without_a_number_at_the_beginning() -> None:
    lesson = book().lesson
    assert lesson is not None
    assert book().blocks[lesson].text == "How it plays"
    assert book("# Game\n\n## 1 Aim\n- 1.1 Win.\n\n## Words\n").lesson is None


def test_a_picture_names_the_zones_of_the_list_below_it() -> None:
    blocks = book().blocks
    (picture,) = (index for index, block in enumerate(blocks) if block.kind is BlockKind.PICTURE)
    assert blocks[picture].text == "The table in the middle of a round"
    assert zones_named(blocks, picture) == [("1", "stock"), ("2", "discards"), ("3", "tray.0"), ("4", "hand")]
    assert blocks[picture + 2].text.endswith("what you have in your hand.")


def test_a_table_has_rows_of_cells_that_say_where_they_stand_in_its_text() -> None:
    (table,) = (block for block in book().blocks if block.kind is BlockKind.TABLE)
    rows = list(table.rows())
    assert ["".join(run.text for run in cell.runs) for cell in rows[0]] == ["Card", "Worth", "In a run"]
    assert [run.manner for run in rows[3][0].runs] == [Manner.CARDS]
    assert len(rows) == 5
    for row in rows:
        for cell in row:
            text = "".join(run.text for run in cell.runs)
            assert table.text[cell.start : cell.start + len(text)] == text


def test_a_search_finds_what_is_in_a_table() -> None:
    (hit,) = book().find("never between")
    block = book().blocks[hit.block]
    assert block.kind is BlockKind.TABLE
    assert block.text[hit.start : hit.end] == "never between"


def test_a_search_finds_a_link_by_its_words() -> None:
    assert len(book().find("discard pile")) == 4


@pytest.mark.parametrize("text", [ENGLISH, ARABIC])
def test_every_link_leads_to_its_entry(text: str) -> None:
    links = [run for block in book(text).blocks for run in block.runs if run.manner is Manner.LINK]
    assert links
    for link in links:
        entry = book(text).entry(link.target)
        assert entry is not None
        assert book(text).blocks[entry].runs[0].text == link.target


def test_a_link_to_nothing_leads_nowhere() -> None:
    assert book().entry("trump") is None
    assert book("# Game\n\n## How it plays\n- **run** — a row.\n").terms == {}


def test_a_strong_link_is_a_link() -> None:
    (run,) = runs_of("**[run](#run)**")
    assert (run.text, run.manner, run.target) == ("run", Manner.LINK, "run")


def test_an_item_without_a_zone_keeps_its_number() -> None:
    first, second = blocks_of("1. One\n   more.\n2. {hand} Two.\n")
    assert (first.kind, first.number, first.zone, first.text) == (BlockKind.ITEM, "1", "", "One more.")
    assert (second.number, second.zone) == ("2", "hand")


def test_an_empty_line_parts_two_tables() -> None:
    blocks = list(blocks_of("Text\n| a |\n|---|\n| b |\n\n| c |\n- point\n"))
    assert [(block.kind, block.text) for block in blocks] == [
        (BlockKind.PARAGRAPH, "Text"),
        (BlockKind.TABLE, "a\nb\n"),
        (BlockKind.TABLE, "c\n"),
        (BlockKind.POINT, "point"),
    ]
