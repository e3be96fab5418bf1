"""A tray shows what its melds bring in the match, in the unit of the score above it; what the round counts is named."""

from __future__ import annotations

from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

RUN = "5H 6H 7H"


def test_a_tray_counts_as_the_match_does_and_says_how_that_comes(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    assert table.scene.panels.remark == "Run of 3, worth 1.5 (+0.15)"
    table.drag("6H", "melds.0")
    trays = component_of(table.scene, MeldTrays)
    ours, theirs = trays.facts.trays
    assert (ours.points, ours.way) == ("+0.15", "1.5 ÷ 10")
    assert (theirs.points, theirs.way) == ("0", "")
    assert [text for _place, text in trays.meanings()] == ["1.5 points on the table make +0.15 in the match."]
