"""A card table as a node: it lies in the rectangle that its container gives it, and says which table it is."""

from __future__ import annotations

import pygame
import pytest

from game.games import GAMES
from game.ui.kit import Align, Column, Row, Text, spoken
from game.ui.screenshot import played_match
from game.ui.table.view import TableView
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_keeps_within_the_room_that_its_container_leaves(pilot: Pilot, game: str) -> None:
    table = Table(pilot, played_match(game, lambda match: match.number > 20 and match.actor() == 0)).scene
    node = TableView(table)
    window = pygame.Rect(0, 0, 1280, 720)
    tree = Row(Text("beside"), Column(Text("above"), node, grow=1), cross=Align.STRETCH)
    tree.arrange(table.style, window)
    assert node.rect.left > 0 < node.rect.top
    assert node.rect.bottomright == window.bottomright
    assert table.table_rect == node.rect
    layout = table.board.layout
    assert all(node.rect.contains(pygame.Rect(zone)) for zone in layout.zones.values())
    assert all(node.rect.collidepoint(slot.cx, slot.cy) for held in layout.slots.values() for slot in held)


def test_a_table_that_fills_the_window_lies_as_if_it_were_the_scene(pilot: Pilot) -> None:
    table = Table(pilot, played_match("rami", lambda match: match.number > 20 and match.actor() == 0)).scene
    alone = table.board.layout
    Column(TableView(table)).arrange(table.style, pygame.Rect((0, 0), table.size))
    assert table.board.layout == alone


def test_a_table_in_a_scene_says_which_it_is(pilot: Pilot) -> None:
    table = Table(pilot, played_match("baloot", lambda match: match.number > 8 and match.actor() == 0)).scene
    assert spoken(TableView(table)) == table.announcement()
    assert table.announcement().startswith("Baloot. ")
