"""Events announced at once are laid out once, and end as if they had been watched."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt


def whole_round_of_turns(pilot: Pilot) -> Table:
    """Let everybody draw and discard, without showing anything yet."""
    table = Table(pilot, dealt({0: "4C"}))
    pilot.settle()
    for _ in range(4):
        table.match.play(table.match.game.parse("draw"))
        seat = table.match.actor()
        assert seat is not None
        table.match.play(table.match.game.parse(f"discard {table.match.view(seat).hand[0]}"))
    table.scene.feed.pull()
    return table


def places(table: Table) -> list[tuple[str, tuple[float, ...], float]]:
    """Return the final place of every card, and its height in the heap."""
    return sorted(
        (str(sprite.face), (sprite.x.target, sprite.y.target, sprite.width.target, sprite.angle.target), sprite.z)
        for sprite in table.scene.board.pool
    )


def test_a_click_has_many_moves_laid_out_together(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = whole_round_of_turns(pilot)
    board, laid = table.scene.board, []
    lay_out = board._layout_of

    def counted(counts: Counts, frame: Frame) -> TableLayout:
        laid.append(counts)
        return lay_out(counts, frame)

    monkeypatch.setattr(board, "_layout_of", counted)
    table.scene.hurry()
    assert table.scene.idle
    assert len(laid) == 1


@pytest.mark.usefixtures("watched")
def test_cards_lie_where_they_would_if_every_move_had_been_watched(pilot: Pilot) -> None:
    hurried = whole_round_of_turns(pilot)
    hurried.scene.hurry()
    hurried.rest()
    pilot.settle()
    picture = pilot.surface.copy()
    placed = places(hurried)
    watched = whole_round_of_turns(pilot)
    assert not watched.scene.idle
    watched.rest()
    pilot.settle()
    assert places(watched) == placed
    assert pygame.image.tobytes(pilot.surface, "RGB") == pygame.image.tobytes(picture, "RGB")
