"""What is written on the felt is composed anew only when it differs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.graphics.drawing import Style
from game.ui.kit import Node, Spacer
from game.ui.table.drawing.kept_nodes import KeptNodes
from game.ui.table.layout.zone import Zone

TALLY = Zone("tally")


def compose() -> Iterator[tuple[Node, pygame.Rect]]:
    yield Spacer(), pygame.Rect(10, 20, 30, 40)


def test_nodes_are_kept_in_their_places_as_long_as_they_show_the_same() -> None:
    kept = KeptNodes(Style())
    nodes = kept.of(TALLY, "3 discards", compose)
    assert [node.rect for node in nodes] == [pygame.Rect(10, 20, 30, 40)]
    assert kept.of(TALLY, "3 discards", compose) is nodes


@pytest.mark.parametrize(("shown", "scale"), [("4 discards", 1.0), ("3 discards", 1.5)])
def test_nodes_that_show_something_else_or_in_another_size_are_composed_anew(shown: str, scale: float) -> None:
    style = Style()
    kept = KeptNodes(style)
    nodes = kept.of(TALLY, "3 discards", compose)
    style.scale = scale
    assert kept.of(TALLY, shown, compose) is not nodes


def test_each_zone_keeps_its_own_nodes() -> None:
    kept = KeptNodes(Style())
    nodes = kept.of(TALLY, "", compose)
    assert kept.of(Zone("discards"), "", compose) is not nodes
    assert kept.of(TALLY, "", compose) is nodes
