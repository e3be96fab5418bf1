"""While others act, one line says who does what, with the face and the cards."""

from __future__ import annotations

from game.ui.graphics.motion import Pace
from game.ui.table.drawing.rim_panels import Acting
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

HANDS = {0: "KD QC", 1: "5H 6H 7H 9C", 2: "4D", 3: "8H"}
LAP = ["draw", "lay 5H 6H 7H", "discard 9C"]


def acting(table: Table) -> Acting | None:
    """Return the line of the prompt about somebody else."""
    return table.scene.panels.acting()


def test_it_says_who_does_what_with_which_cards(pilot: Pilot) -> None:
    table = Table(pilot, dealt(HANDS), LAP)
    assert acting(table) is None, "the own turn"
    table.click("stock")
    pilot.stage.pace = Pace.NORMAL
    table.scene.opponents.follow_pace()
    pilot.drag(table.card("KD"), "discards")
    actions: list[tuple[str, str]] = []
    for _frame in range(100):
        pilot.frame(80.0)
        line = acting(table)
        if line is not None and line.player.name == "Karim" and (not actions or actions[-1] != (line.text, line.cards)):
            actions.append((line.text, line.cards))
    assert actions[:4] == [
        ("Karim is playing", ""),
        ("Karim draws a card.", ""),
        ("Karim lays a meld of 3 cards.", "5H 6H 7H"),
        ("Karim discards a card.", "9C"),
    ]


def test_what_is_selected_is_worth_more_than_that(pilot: Pilot) -> None:
    table = Table(pilot, dealt(HANDS), [])
    table.click("stock")
    pilot.drag(table.card("KD"), "discards")
    pilot.frame(16.0)
    assert acting(table) is not None
    table.scene.panels.remark = "12 points"
    assert acting(table) is None
