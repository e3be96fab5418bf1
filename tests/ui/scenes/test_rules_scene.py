"""The rule book can be read, searched, and opened at a clause."""

from __future__ import annotations

from contextvars import copy_context
from itertools import pairwise

import pygame
import pytest

from game.engine.book_blocks import Block, BlockKind, Manner
from game.engine.book_parser import blocks_of, runs_of
from game.games import GAMES, book_of
from game.i18n import use_language
from game.ui.graphics.drawing import Style
from game.ui.reading import page as page_module
from game.ui.reading import setting
from game.ui.reading.flow import Flow
from game.ui.reading.page import Page
from game.ui.scenes.rules import RulesScene
from game.ui.screenshot import played_match
from game.ui.widgets import TextField
from tests.ui.pilot import Pilot


@pytest.fixture
def reader(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_rules()
    pilot.settle()
    return pilot


def page(pilot: Pilot) -> Page:
    assert isinstance(pilot.scene, RulesScene)
    widget = pilot.scene.group.named("page")
    assert isinstance(widget, Page)
    return widget


def shown_clauses(pilot: Pilot) -> list[str]:
    blocks = [block for block in book_of("borako").blocks if block.kind is not BlockKind.TITLE]
    return [blocks[index].number for index in page(pilot).shown]


def searched(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, RulesScene)
    field = pilot.scene.group.named("search")
    assert isinstance(field, TextField)
    return field.text


def test_a_book_is_taken_apart_into_chapters_and_clauses() -> None:
    blocks = list(blocks_of("# Game\n\n## 1 Deal\n- 1.1 Eleven\n  cards.\n- 1.2 More.\n\nWords\nhere.\n- a point\n"))
    assert [(block.kind, block.number, block.text) for block in blocks] == [
        (BlockKind.TITLE, "", "Game"),
        (BlockKind.CHAPTER, "1", "Deal"),
        (BlockKind.CLAUSE, "1.1", "Eleven cards."),
        (BlockKind.CLAUSE, "1.2", "More."),
        (BlockKind.PARAGRAPH, "", "Words here."),
        (BlockKind.POINT, "", "a point"),
    ]


def test_cards_in_backticks_are_pictures_and_other_words_are_not() -> None:
    runs = runs_of("The run `5H 6H JK` is **no** rule of `going_out`, *ever*.")
    assert [(run.text, run.manner) for run in runs if run.manner is not Manner.PLAIN] == [
        ("5H 6H JK", Manner.CARDS),
        ("no", Manner.STRONG),
        ("going_out", Manner.CODE),
        ("ever", Manner.EMPHASIS),
    ]


def test_every_clause_of_the_book_is_found_by_its_number() -> None:
    book = book_of("borako")
    assert "6.2" in book.clauses
    for number, index in book.clauses.items():
        assert index in {hit.block for hit in book.find(number)}


def test_searching_minds_neither_case_nor_vowel_signs() -> None:
    book = book_of("borako")
    assert book.find("DEVIL joker") == book.find("devil JOKER") != ()
    block = next(blocks_of("- 1.1 كَتَبَ"))
    folded = type(book)((block,))
    (hit,) = folded.find("كتب")
    assert block.text[hit.start : hit.end] == "كَتَبَ"[: hit.end]


def test_words_stand_on_the_page_in_order_and_within_it() -> None:
    pygame.font.init()
    style = Style()
    book = Flow()
    book.begin(style, book_of("borako").blocks, 700)
    for block, area in enumerate(book.blocks):
        pieces = book.pieces(block)
        for piece in pieces:
            assert area.contains(piece.rect.move(area.topleft)), piece
        words = [piece for piece in pieces if piece.start >= 0]
        assert [word.start for word in words] == sorted(word.start for word in words)
        assert not any(one.rect.colliderect(other.rect) for one, other in pairwise(words))


def test_the_book_of_the_game_that_is_being_chosen_is_opened(pilot: Pilot) -> None:
    pilot.stage.close()
    pilot.stage.navigator.open_new_match()
    pilot.frame()
    pilot.click("new_match.game.rami")
    pilot.key(pygame.K_F1)
    pilot.frame()
    assert isinstance(pilot.scene, RulesScene)
    assert pilot.scene.announcement().startswith("Rules of Rami.")


def test_latin_words_keep_their_order_where_lines_begin_at_the_right() -> None:
    pygame.font.init()
    (block,) = blocks_of("- 1.1 قال Devil Joker 7 هنا 350")

    def in_arabic() -> Flow:
        use_language("ar")
        book = Flow()
        book.begin(Style(), (block,), 900)
        return book

    pieces = copy_context().run(lambda: in_arabic().pieces(0))
    across = sorted((piece for piece in pieces if piece.start >= 0), key=lambda piece: piece.rect.left)
    assert [piece.text for piece in across] == ["قال", "7", "Joker", "Devil", "هنا", "350"]


def test_the_reader_opens_at_the_clause(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_rules("borako 6.2")
    pilot.settle()
    assert "6.2" in shown_clauses(pilot)


def test_what_is_typed_is_searched_wherever_the_focus_is(reader: Pilot) -> None:
    reader.type("devil")
    assert searched(reader) == "devil"
    places = {page(reader).offset}
    for _ in range(12):
        reader.key(pygame.K_RETURN)
        places.add(page(reader).offset)
    assert len(places) > 2


def test_escape_ends_the_search_and_then_leaves(reader: Pilot) -> None:
    reader.type("mour")
    reader.key(pygame.K_ESCAPE)
    assert searched(reader) == ""
    reader.key(pygame.K_ESCAPE)
    assert reader.scene.name == "menu"


def test_the_page_scrolls_by_wheel_keys_and_dragging(reader: Pilot) -> None:
    area = reader.where("rules.page")
    reader.move(area.center)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    reader.frame()
    wheeled = page(reader).offset
    assert wheeled > 0
    reader.key(pygame.K_PAGEDOWN)
    paged = page(reader).offset
    assert paged > wheeled
    reader.drag("rules.page", (area.centerx, area.centery - 60))
    assert page(reader).offset == paged + 60
    reader.key(pygame.K_HOME)
    assert page(reader).offset == 0


def test_a_chapter_is_one_click_away(reader: Pilot) -> None:
    reader.click("rules.chapter.5")
    assert page(reader).offset > 0


@pytest.mark.slow
def test_a_line_of_the_score_opens_its_clause(pilot: Pilot) -> None:
    match = played_match("borako", lambda match: len(match.history()) >= 1)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_scoring(match)
    pilot.wait(8000)
    pilot.click("scoring.lines.0.0")
    assert pilot.scene.name == "rules"
    clause = match.history()[-1].lines[0].clause.partition(" ")[2]
    assert clause in shown_clauses(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "scoring"


@pytest.mark.slow
def test_of_several_games_any_book_can_be_read(pilot: Pilot) -> None:
    pilot.stage.profile.games = {name: GAMES[name] for name in ("borako", "remik")}
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_rules("borako 6.2")
    pilot.settle()
    pilot.click("rules.game.next")
    pilot.settle()
    assert isinstance(pilot.scene, RulesScene)
    assert pilot.scene.announcement().startswith("Rules of Remik.")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "menu"


def test_a_book_opens_with_what_is_in_sight_and_the_rest_is_set_later(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    place_block = setting.Setter.__init__

    def counted(
        self: setting.Setter, style: Style, index: int, block: Block, width: int, picture: tuple[int, int]
    ) -> None:
        begun.append(index)
        place_block(self, style, index, block, width, picture)

    monkeypatch.setattr(setting.Setter, "__init__", counted)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_rules("borako 6.2")
    read = page(pilot)
    assert read.behind
    assert len(begun) < len(book_of("borako").blocks) // 2
    places = [read._place_of(piece) for block in read.shown for piece in read._flow.pieces(block)]
    seen = read.shown
    pilot.settle()
    assert not read.behind
    assert len(begun) == len(set(begun))
    assert read.shown == seen
    assert [read._place_of(piece) for block in seen for piece in read._flow.pieces(block)] == places


def test_the_end_of_a_book_is_reached_at_once_although_it_is_not_set_yet(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_rules()
    read = page(pilot)
    read.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END))
    assert read.behind
    pilot.settle()
    assert read.at_end
    assert read.shown[-1] == len(read._flow.blocks) - 1


@pytest.mark.slow
def test_the_contents_mark_the_chapter_of_what_was_found(reader: Pilot) -> None:
    scene = reader.scene
    assert isinstance(scene, RulesScene)
    assert "rules.next" not in reader.stage.targets(), "nothing is searched"
    reader.type("mour")
    reader.frame()
    assert {"rules.next", "rules.previous"} <= set(reader.stage.targets())
    for _hit in scene._hits:
        assert scene._list.chosen == scene._chapter_of(scene._hits[scene._current].block)
        reader.click("rules.next")
        reader.frame()
    assert sum(scene._found_in(row) for row in range(scene._list.count)) == len(scene._hits)


@pytest.mark.slow
@pytest.mark.usefixtures("watched")
def test_no_line_is_cut_by_the_edges_of_the_page(reader: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[pygame.Rect] = []
    monkeypatch.setattr(page_module, "paint_piece", lambda *told: painted.append(told[3]))
    book, style = page(reader), reader.stage.style
    for offset in range(0, 120, 7):
        book.scroll_to(offset)
        reader.frame()
    assert painted
    assert all(book._sight(style).contains(rect.inflate(0, -2 * style.px(5))) for rect in painted)
