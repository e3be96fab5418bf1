"""The page of a rule book: links to the glossary, tables, and the picture of the table with its numbered places."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.engine.book_blocks import BlockKind
from game.engine.book_parser import blocks_of
from game.engine.rule_book import RuleBook
from game.games import GAMES
from game.i18n import language
from game.ui.graphics.mirror import mirrored
from game.ui.reading.book_page import BookPage
from game.ui.reading.setting import FigureKind
from game.ui.reading.table_picture import TablePicture
from game.ui.scenes import rules
from game.ui.scenes.rules import RulesScene
from game.ui.widgets import Button
from tests.ui.pilot import Pilot
from tests.ui.reading.book import ARABIC, ENGLISH

GAME = next(iter(GAMES))
Opens = Callable[..., Pilot]


@pytest.fixture
def opens(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Opens:
    """Opens the test's book where it teaches the game."""
    texts = {"en": ENGLISH, "ar": ARABIC}
    monkeypatch.setattr(rules, "book_of", lambda _game, code: RuleBook(tuple(blocks_of(texts[code]))))

    def at(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Pilot:
        pilot.resize(size)
        pilot.stage.resize(size, scale)
        pilot.stage.navigator.open_menu()
        pilot.stage.navigator.open_rules(game=GAME)
        pilot.settle()
        return pilot

    return at


def page(pilot: Pilot) -> BookPage:
    assert isinstance(pilot.scene, RulesScene)
    return pilot.scene._page


def block(pilot: Pilot, kind: BlockKind) -> int:
    return next(index for index, block in enumerate(page(pilot).blocks) if block.kind is kind)


def shown_texts(pilot: Pilot) -> list[str]:
    return [page(pilot).blocks[index].text for index in page(pilot).shown]


def entry_in_sight(pilot: Pilot, begin: str) -> bool:
    return any(text.startswith(begin) for text in shown_texts(pilot))


def link(pilot: Pilot, number: int) -> pygame.Rect:
    """Return the place of a visible link in the window."""
    place = page(pilot).link_places()[number]
    return mirrored(place, pilot.stage.size[0]) if pilot.scene.mirrored else place


def follow(pilot: Pilot, number: int) -> None:
    pilot.press(link(pilot, number).center)
    pilot.release(link(pilot, number).center)


def explained(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, RulesScene)
    return pilot.scene.tooltip._text if pilot.scene.tooltip._shown else ""


def test_who_never_played_a_game_reads_first_how_it_plays(opens: Opens) -> None:
    pilot = opens()
    assert page(pilot).blocks[page(pilot).first_block].text == "How it plays"


def test_a_click_on_a_link_leads_to_the_glossary_and_escape_back(opens: Opens) -> None:
    pilot = opens()
    before = page(pilot).offset
    follow(pilot, 1)
    assert entry_in_sight(pilot, "discard pile —")
    assert page(pilot).offset != before
    pilot.key(pygame.K_ESCAPE)
    assert page(pilot).offset == before
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "menu"


def test_links_are_reached_followed_and_left_by_keyboard(opens: Opens) -> None:
    pilot = opens()
    before = page(pilot).offset
    pilot.key(pygame.K_TAB)
    first = pilot.where("focus")
    assert first == link(pilot, 0)
    pilot.key(pygame.K_TAB)
    assert pilot.where("focus") == link(pilot, 1) != first
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert pilot.where("focus") == first
    pilot.key(pygame.K_RETURN)
    assert entry_in_sight(pilot, "run —")
    pilot.key(pygame.K_BACKSPACE)
    assert page(pilot).offset == before


def test_behind_the_last_link_tab_leaves_the_page(opens: Opens) -> None:
    pilot = opens()
    for _ in range(len(page(pilot).link_places()) + 1):
        pilot.key(pygame.K_TAB)
    assert pilot.scene.focused() != page(pilot).rect


def test_the_button_says_where_it_leads_back_to(opens: Opens) -> None:
    pilot = opens()
    assert isinstance(pilot.scene, RulesScene)
    button = pilot.scene.group.named("back")
    assert isinstance(button, Button)
    follow(pilot, 0)
    assert button.label == "Back to where you were"
    pilot.click("rules.back")
    assert button.label == "Back"
    assert pilot.scene.name == "rules"
    follow(pilot, 0)
    pilot.click("rules.chapter.1")
    assert button.label == "Back"


@pytest.mark.slow
@pytest.mark.parametrize("keyed", [False, True])
def test_resting_on_a_link_says_what_its_word_means(opens: Opens, keyed: bool) -> None:
    pilot = opens()
    if keyed:
        pilot.key(pygame.K_TAB)
    else:
        pilot.move(link(pilot, 0).center)
    pilot.wait(700)
    assert explained(pilot) == "run — cards of one suit in a row, such as 5♥ 6♥ 10♥."
    pilot.move(pilot.where("rules.back").center)
    if not keyed:
        pilot.wait(700)
        assert explained(pilot) == ""


def test_dragging_the_page_by_a_link_follows_none(opens: Opens) -> None:
    pilot = opens()
    place = link(pilot, 1).center
    pilot.press(place)
    for step in range(1, 9):
        pilot.move((place[0], place[1] - 8 * step), held=True)
    pilot.release((place[0], place[1] - 64))
    assert not entry_in_sight(pilot, "discard pile —")


def test_the_picture_shows_the_table_with_a_badge_at_every_named_zone(opens: Opens) -> None:
    pilot = opens()
    picture = page(pilot)._picture
    assert isinstance(picture, TablePicture)
    assert picture.surface is not None
    assert list(picture.badges) == ["1", "2", "3", "4"]
    whole = picture.surface.get_rect()
    places = list(picture.badges.values())
    assert all(whole.contains(place) for place in places)
    assert all(place.collidelist(places[number + 1 :]) < 0 for number, place in enumerate(places))
    assert picture.badges["4"].top > picture.badges["3"].top > picture.badges["1"].top
    assert picture.badges["1"].left < picture.badges["2"].left


@pytest.mark.slow
def test_the_picture_is_made_in_steps_and_only_while_it_is_in_sight(opens: Opens) -> None:
    pilot = opens()
    picture = page(pilot)._picture
    pilot.key(pygame.K_END)
    pilot.resize((1100, 700))
    pilot.settle()
    assert picture.behind
    pilot.key(pygame.K_HOME)
    pilot.settle()
    assert not picture.behind


def test_no_trace_of_the_hidden_table_stays(opens: Opens) -> None:
    pilot = opens()
    assert pilot.stage.profile.match is None
    assert not list(pilot.stage.profile.folders.saves.glob("*"))
    assert pilot.scene.name == "rules"


SIZES = [((1280, 720), 1.0), ((960, 600), 1.0), ((960, 600), 2.0), ((1920, 1080), 1.0), ((720, 1280), 1.0)]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("code", ["en", "ar"])
def test_tables_and_pictures_lie_within_the_page(
    opens: Opens, request: pytest.FixtureRequest, size: tuple[int, int], scale: float, code: str
) -> None:
    if code == "ar":
        request.getfixturevalue("arabic")
    pilot = opens(size, scale)
    flow = page(pilot)._flow
    for kind in (BlockKind.TABLE, BlockKind.PICTURE, BlockKind.ITEM):
        index = block(pilot, kind)
        area = pygame.Rect((0, 0), flow.blocks[index].size)
        pieces = flow.pieces(index)
        assert all(area.contains(piece.rect) for piece in pieces)
        assert all(area.contains(figure.rect.clip(area)) for figure in flow.figures(index))
        assert not any(one.rect.colliderect(other.rect) for one, other in pairwise(pieces))


def test_columns_begin_below_each_other(opens: Opens) -> None:
    pilot = opens()
    index = block(pilot, BlockKind.TABLE)
    begins: dict[int, set[int]] = {}
    for row in page(pilot).blocks[index].rows():
        for column, cell in enumerate(row):
            piece = next(piece for piece in page(pilot)._flow.pieces(index) if piece.start == cell.start)
            begins.setdefault(column, set()).add(piece.rect.left)
    assert [len(lefts) for lefts in begins.values()] == [1, 1, 1]
    rules_drawn = [figure.kind for figure in page(pilot)._flow.figures(index)]
    assert rules_drawn == [FigureKind.RULE, *[FigureKind.HAIRLINE] * 4]


@pytest.mark.usefixtures("arabic")
def test_everything_is_mirrored_where_lines_begin_at_the_right(opens: Opens) -> None:
    pilot = opens()
    assert language().code == "ar"
    picture = page(pilot)._picture
    assert isinstance(picture, TablePicture)
    assert picture.badges["1"].left > picture.badges["2"].left
    assert picture.surface is not None
    item = block(pilot, BlockKind.ITEM)
    (badge,) = page(pilot)._flow.figures(item)
    assert badge.rect.right <= min(piece.rect.left for piece in page(pilot)._flow.pieces(item))
    first = link(pilot, 0)
    pilot.move(first.center)
    pilot.wait(700)
    assert explained(pilot).startswith("سلسلة —")
    follow(pilot, 0)
    assert entry_in_sight(pilot, "سلسلة —")


def test_the_search_finds_words_of_tables_lists_and_links(opens: Opens) -> None:
    pilot = opens()
    for wanted in ("never between", "whole of it may", "face-down"):
        pilot.key(pygame.K_f, pygame.KMOD_CTRL)
        pilot.type(wanted)
        assert any(wanted in text for text in shown_texts(pilot)), wanted
        pilot.key(pygame.K_ESCAPE)
