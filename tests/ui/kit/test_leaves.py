"""Texts wrap, shrink and are cut in that order, and what a node measures is what it paints."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Column, Control, Picture, Role, Row, Text, spoken, widgets_of
from game.ui.widgets import Button
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("pilot")


def ink(node: Text, rect: pygame.Rect) -> pygame.Rect:
    """Return the bounds of a text's ink on an empty picture somewhat larger than its room."""
    style = Style()
    picture = pygame.Surface((rect.right + 40, rect.bottom + 40), pygame.SRCALPHA)
    node.arrange(style, rect)
    node.paint(picture, style, picture.get_rect())
    return picture.get_bounding_rect()


def test_a_line_is_as_wide_as_it_was_measured() -> None:
    style, text = Style(), Text("A line of some length")
    width = text.widths(style).natural
    room = pygame.Rect(20, 20, width, text.heights(style, width).natural)
    painted = ink(text, room)
    assert painted.width in range(width - 6, width + 1)
    assert room.contains(painted)


@pytest.mark.parametrize("width", [60, 120, 200, 400])
def test_a_paragraph_stays_within_what_it_measured(width: int) -> None:
    style, text = Style(), Text("Several words that will not have room in one line of a narrow column", lines=0)
    room = pygame.Rect(20, 20, width, text.heights(style, width).natural)
    assert room.inflate(2, 2).contains(ink(text, room))
    assert text.whole


def test_a_line_becomes_smaller_before_it_is_cut() -> None:
    style, text = Style(), Text("A line of some length")
    least, natural = text.widths(style)
    assert least < natural
    ink(text, pygame.Rect(0, 0, least, 40))
    assert text.whole
    ink(text, pygame.Rect(0, 0, least // 2, 40))
    assert not text.whole


@pytest.mark.parametrize(
    "words",
    ["Rules of the house", "A a longest", "Of the evening that nobody forgets", "Words of about the same length all"],
)
def test_two_lines_have_all_words_in_the_least_width_and_in_every_greater_one(words: str) -> None:
    style, text = Style(), Text(words, lines=2)
    least, natural = text.widths(style)
    assert least < natural
    for width in range(least, natural + 1):
        text.arrange(style, pygame.Rect(0, 0, width, 80))
        assert text.heights(style, width).least <= 2 * style.type.height(style.text(text.role.units), text.role.face)
        assert text.whole


def test_a_text_that_may_be_cut_gives_way_to_others() -> None:
    style = Style()
    name, fixed = Text("A very long name that somebody typed", cut=True), Text("1,234")
    row = Row(name, fixed)
    wide = row.widths(style).least
    row.arrange(style, pygame.Rect(0, 0, wide, 40))
    assert fixed.rect.width >= fixed.widths(style).least
    assert name.rect.right <= fixed.rect.left


def test_texts_of_a_column_reserve_room_for_one_another() -> None:
    style = Style()
    assert Text("1", reserve=["1,234"]).widths(style) == Text("1,234").widths(style)


def test_a_text_lies_at_the_side_that_it_asks_for() -> None:
    room = pygame.Rect(0, 0, 300, 30)
    start, middle, end = (ink(Text("x", side=side), room).centerx for side in (Align.START, Align.CENTER, Align.END))
    assert start < 20
    assert abs(middle - 150) < 10
    assert end > 280


def test_a_picture_keeps_its_shape() -> None:
    style, picture = Style(), Picture(pygame.Surface((200, 100)), height=50)
    assert picture.widths(style).natural == 100
    assert picture.heights(style, 60).natural == 30


def test_widgets_are_reached_in_the_order_of_reading_and_say_what_they_say() -> None:
    buttons = [Button(name, name.title(), lambda: None) for name in ("first", "second", "third")]
    tree = Column(Text("A title", Role.TITLE), Row(*map(Control, buttons[:2])), Control(buttons[2]))
    tree.arrange(Style(), pygame.Rect(0, 0, 600, 400))
    assert widgets_of(tree) == buttons
    assert spoken(tree) == "A title. First. Second. Third"
    assert buttons[0].rect.right <= buttons[1].rect.left


def test_what_is_spoken_may_differ_from_a_sign(pilot: Pilot) -> None:
    assert spoken(Row(Text("3 : 1", said="three to one"), Text("", said=""))) == "three to one"
