"""The table is painted piece by piece, enlarged, and after the window changed its size."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine import Place
from game.games import GAMES
from game.ui.graphics.damage import Damage
from game.ui.table.contract.facts import Seal
from game.ui.table.drawing.ground import ground, weave
from game.ui.table.layout.geometry import INDEX_HIGH, TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.scene import TableScene
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.repaint import left_behind
from tests.ui.table.scripted import Table, component_of, dealt

RUN = "5H 6H 7H"


@pytest.mark.usefixtures("watched")
def test_a_card_is_enlarged_while_the_right_button_is_held(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.wait(4000)
    before = pilot.surface.copy()
    position = pilot.where("hand.0").center
    pilot.press(position, button=3)
    assert not alike(pilot.surface, before)
    pilot.wait(600)
    pilot.release(position, button=3)
    pilot.move((5, 5))
    table.rest()
    pilot.wait(1000)
    assert alike(pilot.surface, before)


def test_a_resize_in_mid_flight_leaves_every_card_where_it_belongs(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.click("stock")
    pilot.resize((1024, 768))
    table.rest()
    for place, sprites in table.scene.board.pool.places.items():
        slots = table.scene.board.layout.slots[place]
        ordered = table.scene.board.hand.sprites if place == table.scene.board.own else sprites
        for sprite, slot in zip(ordered, slots, strict=True):
            assert (sprite.x.target, sprite.y.target, sprite.width.target) == (slot.cx, slot.cy, slot.w)


def test_a_card_that_came_to_rest_between_two_looks_is_painted_where_it_lies(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.rest()
    board, layers, now = table.scene.board, table.scene.layers, pilot.clock.now()
    others = Place("hand", 1)
    sprite, held = board.pool.at(others)[0], board.layout.slots[others]
    before = sprite.painted
    aside = tuple(slot._replace(cx=slot.cx + 9) for slot in held)
    board.layout = replace(board.layout, slots={**board.layout.slots, others: aside})
    board.rearrange(now, 100.0)
    board.rearrange(now + 500.0, 0.0)
    layers.update(now + 500.0, Damage())
    assert sprite.painted != before


@pytest.mark.usefixtures("watched")
@pytest.mark.pictures
def test_what_is_painted_piece_by_piece_is_what_a_full_repaint_shows(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9C"}))
    table.loop.everybody = True
    for number in range(12):
        before = table.match.number
        while table.match.number == before or not table.scene.presenter.idle(pilot.clock.now()):
            table.loop.everybody = table.match.number == before
            pilot.frame()
        table.loop.everybody = False
        if number % 4 == 1:
            pilot.move(pilot.where("hand.0").center)
        if number % 4 == 2 and table.match.actor() == 0:
            pilot.drag("hand.1", "score")
        while table.scene.layers.busy:
            pilot.frame()
        pilot.wait(4000)

        piecemeal = pilot.surface.copy()
        table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
        pilot.frame()
        assert alike(pilot.surface, piecemeal), f"after {number} actions"


@pytest.mark.usefixtures("watched")
def test_the_felt_is_laid_anew_where_the_layout_wants_it(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    scene = table.scene
    laid = scene.board.layout
    felt = laid.zones[Zone("felt")]
    lower = felt._replace(h=felt.h - 40)
    scene.board.layout = TableLayout({**laid.zones, Zone("felt"): lower}, laid.slots)
    scene.refresh()
    pilot.frame()
    window = pilot.surface.get_size()
    edge = pygame.Rect(felt.x - 8, felt.bottom - 60, 8, 60)
    fresh = ground(scene.style, window, lower, weave(scene.style, window))
    assert alike(pilot.surface.subsurface(edge), fresh.subsurface(edge))


@pytest.mark.usefixtures("watched")
def test_no_prompt_sticks_out_behind_a_message(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    prompt = pygame.Rect(table.scene.board.layout.zones[Zone("prompt")])
    prompt.width //= 2

    def written() -> int:
        line = pygame.mask.from_threshold(
            pilot.surface.subsurface(prompt), table.scene.style.theme.brass_light, (2, 2, 2)
        )
        return line.count()

    assert written() > 0
    table.scene.say("Hm")
    pilot.wait(400)
    assert written() == 0
    pilot.wait(4000)
    assert written() > 0


def test_a_meld_one_card_short_of_a_bonus_says_so_and_then_bears_its_seal(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "5H 6H 7H 8H 9H TH JH"}))
    seals = []
    for action in ("draw", "lay 5H 6H 7H 8H 9H TH", "add JH to 1"):
        table.scene.act([GAMES["borako"].parse(action)])
        table.rest()
        seals += [(meld.seal, meld.bonus) for meld in component_of(table.scene, MeldTrays).facts.trays[0].melds]
    assert seals == [(Seal.NEAR, "6/7"), (Seal.CLEAN, "200")]


def test_the_table_says_where_to_discard_while_that_ends_the_turn(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    trays = component_of(table.scene, MeldTrays)
    assert trays.facts.ending == ""
    table.click("stock")
    assert trays.facts.ending == "Discard a card here"
    table.drag("9C", "discards")
    assert trays.facts.ending == ""


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_seal_leaves_what_its_card_shows_in_sight(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = Table(pilot, dealt({0: "5H 6H 7H 8H 9H TH JH"}))
    for action in ("draw", "lay 5H 6H 7H 8H 9H TH JH"):
        table.scene.act([GAMES["borako"].parse(action)])
        table.rest()
    place = Place("meld", 0, 0)
    layout = table.scene.board.layout
    box = table.seals.seal_box(place, layout.slots[place])
    last = layout.slots[place][-1]
    assert pygame.Rect(layout.zones[Zone("tray", 0)]).contains(box)
    assert box.top >= last.cy + last.h / 2 - last.h * INDEX_HIGH - 1
    assert abs(box.centerx - last.cx) <= 1
    pilot.wait(1500.0, 50.0)  # until it has come down
    before = pilot.surface.copy()
    table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
    pilot.frame()
    assert alike(pilot.surface.subsurface(box), before.subsurface(box))


@pytest.mark.usefixtures("watched")
def test_a_card_that_is_held_still_is_not_painted_again(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.press(pilot.where("hand.0").center)
    for step in range(6):
        pilot.move((400 + 20 * step, 300), held=True)
    pilot.settle()
    assert table.scene.layers.busy, "opponents wait until it is let go"
    assert pilot.stage.wake_after() != 0.0
    assert [pilot.frame() for _ in range(5)] == [[]] * 5
    pilot.move((560, 320), held=True)
    pilot.settle()
    seen = pilot.surface.copy()
    table.scene.damage.everything(table.scene.size)
    pilot.frame()
    assert alike(pilot.surface, seen)


@pytest.mark.usefixtures("watched")
def test_the_lit_empty_pile_is_lit_to_its_last_corner(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    pile = pilot.where("discards")
    corner = pygame.Rect(0, 0, 60, 14)
    corner.bottomright = (pile.right - 16, pile.bottom - 8)
    words = component_of(table.scene, MeldTrays).written()[0]
    dark, area = pilot.surface.copy(), pilot.surface.subsurface(words).copy()
    pilot.press(pilot.where(table.card("9C")).center)
    for across in (90, 91, 92):
        pilot.move((pile.left + across, pile.top + 20), held=True)
    pilot.wait(300)
    was = pygame.transform.average_color(dark, corner)
    now = pygame.transform.average_color(pilot.surface, corner)
    assert all(lit > unlit + 10 for lit, unlit in zip(now[:3], was[:3], strict=True))
    assert pygame.mask.from_threshold(area, table.scene.style.theme.text_soft, (30, 30, 30)).count() > 0


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_the_pile_is_counted_once_while_it_is_taken(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C", 1: "TC JC"}), ["sweep", "lay 9C TC JC"])
    table.click("stock")
    pilot.drag(table.card("9C"), "discards")
    compared, number = 0, table.match.number
    for _frame in range(120):
        pilot.frame()
        wrong = left_behind(pilot.surface, pilot.stage)
        assert not wrong
        compared += wrong is not None
    assert table.match.number > number
    assert compared > 10


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_mour_says_what_it_is(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = Table(pilot, dealt({0: RUN}))
    pilot.settle()  # a card that is still to be drawn in full would be painted with what is changed here
    trays = component_of(table.scene, MeldTrays)
    for team in (0, 1):
        assert trays.facts.trays[team].reserve == "Mour"
        back = pygame.Rect(table.scene.board.layout.slots[Place("reserve", team)][-1].rect)
        labelled = pilot.surface.subsurface(back).copy()
        facts = trays.facts
        trays.facts = replace(facts, trays=tuple(replace(tray, reserve="") for tray in facts.trays))
        table.scene.layers.touch(back, table.scene.damage)
        pilot.frame()
        bare = pilot.surface.subsurface(back)
        seen = pygame.mask.from_threshold(labelled, (0, 0, 0), (4, 4, 4, 255), bare)
        seen.invert()
        assert seen.count() > 300
        trays.facts = facts


def test_events_announced_together_are_laid_out_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    show = TableScene.refresh

    def noted(scene: TableScene) -> None:
        shown.append(scene.now)
        show(scene)

    monkeypatch.setattr(TableScene, "refresh", noted)
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    table.click("stock")
    shown.clear()
    table.drag("KD", "discards")
    assert shown
    assert len(set(shown)) == len(shown)


def test_a_second_event_of_a_frame_finds_what_the_first_has_done(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    stock = pilot.stage.targets()["stock"].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.stage.handle(pygame.Event(kind, pos=stock, button=1, touch=False))
    assert len(table.match.view(0).hand) == 12
    assert len(table.scene.board.hand.sprites) == 11
    pilot.stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=stock, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    assert len(table.scene.board.hand.sprites) == 12
