"""Marks on cards: those that just came, melds with a bonus, those of the last action."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Place
from game.ui.table.drawing.marks import _uncovered
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.scene import TableScene
from tests.ui.likeness import alike
from tests.ui.pictures.gallery import rendered
from tests.ui.pictures.pairwise import Variant
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

RUN = "5H 6H 7H"
LONG = "5H 6H 7H 8H 9H TH JH"


def new_cards(table: Table) -> list[str]:
    return sorted(str(sprite.face) for sprite in table.scene.board.hand.fresh)


def test_cards_that_a_take_back_returns_are_not_new(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.click("table.take_back")
    assert set(RUN.split()) <= set(table.hand.split())
    assert new_cards(table) == ["KD"]


def test_a_new_card_that_a_take_back_returns_is_still_new(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "5H 6H"}, draws="7H"))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    assert new_cards(table) == []
    table.click("table.take_back")
    assert new_cards(table) == ["7H"]


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("in_mirror", [False, True])
def test_the_outline_of_the_last_action_runs_beneath_the_seal(pilot: Pilot, in_mirror: bool) -> None:
    pilot.stage.profile.change(language="ar" if in_mirror else "en")
    table = Table(pilot, dealt({0: LONG}))
    for action in ("draw", f"lay {LONG}"):
        table.scene.act([table.match.game.parse(action)])
        table.rest()
    marks, place = table.scene.picture.marks, Place("meld", 0, 0)
    box = table.seals.seal_box(place, table.scene.board.layout.slots[place])
    seal = box.inflate(-box.width // 2, -box.height // 2)
    if in_mirror:
        seal.right = pilot.surface.get_width() - seal.left
    assert marks.outlined
    pilot.wait(1500.0, 50.0)  # until the seal has come down
    outlined = pilot.surface.copy()
    marks.outlined = []
    table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
    pilot.frame()
    assert not alike(pilot.surface, outlined)
    assert alike(pilot.surface.subsurface(seal), outlined.subsurface(seal))


@pytest.mark.slow
def test_the_edge_of_a_wild_covers_no_card_that_lies_above_it() -> None:
    with rendered("buraco fourteen-melds", Variant("en", (960, 600), 100, "dark"), sketched=True) as stage:
        scene = stage.top
        assert isinstance(scene, TableScene)
        marks, slots = component_of(scene, MeldMarks), scene.board.layout.slots
        melds = {place: cards for place, cards in slots.items() if place.zone == "meld"}
        trays = component_of(scene, MeldTrays).facts.trays
        edges = [
            (place, marks.edge_box(place, wild))
            for place in melds
            for wild in trays[place.owner or 0].melds[place.index or 0].wilds
        ]
        above = [
            (place, other)
            for place, edge in edges
            for other, cards in melds.items()
            if cards[0].cy > melds[place][0].cy and any(edge.colliderect(pygame.Rect(card.rect)) for card in cards)
        ]
        assert len(edges) > 5
        assert above == []


@pytest.mark.parametrize(
    ("after", "seen"),
    [
        (None, Rect(10, 90, 60, 90)),
        (Slot(60.0, 145.0, 60, 90), Rect(10, 90, 20, 90)),
        (Slot(60.0, 145.0, 60, 90, 4.0), Rect(10, 90, 60, 90)),
        (Slot(60.0, 245.0, 60, 90), Rect(10, 90, 60, 90)),
        (Slot(160.0, 145.0, 60, 90), Rect(10, 90, 60, 90)),
    ],
    ids=["the last", "covered", "of a fan", "in the next row", "apart"],
)
def test_the_corners_of_a_raised_card_reach_as_far_as_it_is_seen(after: Slot | None, seen: Rect) -> None:
    assert _uncovered(Rect(10, 90, 60, 90), after) == seen
