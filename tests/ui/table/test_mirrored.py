"""The table seen in a mirror, for left-handed players and for languages that begin at the right."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

RUN = "5H 6H 7H"


@pytest.fixture
def arabic(pilot: Pilot) -> Iterator[Pilot]:
    pilot.stage.profile.change(language="ar")
    yield pilot
    pilot.stage.profile.change(language="en")


def test_left_handed_players_find_the_buttons_at_the_left(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    before = pilot.where("tools")
    pilot.stage.profile.change(left_handed=True)
    table.rest()
    assert pilot.where("tools").left == pilot.stage.size[0] - before.right


def test_players_keep_their_chairs(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    before = pilot.where("seat.1")
    pilot.stage.profile.change(left_handed=True)
    table.rest()
    assert pilot.where("seat.1") == before


def test_in_arabic_the_hand_is_at_the_other_side_for_the_left_handed_again(arabic: Pilot) -> None:
    table = Table(arabic, dealt({0: RUN}))
    assert table.scene.mirrored
    arabic.stage.profile.change(left_handed=True)
    table.rest()
    assert not table.scene.mirrored


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_mirrored_table_is_played_like_any_other(pilot: Pilot, language: str) -> None:
    pilot.stage.profile.change(left_handed=language == "en", language=language)
    try:
        table = Table(pilot, dealt({0: f"{RUN} 8H 9C"}, draws="KD"))
        assert table.scene.mirrored
        table.click("stock")
        table.select(RUN)
        table.drag("6H", "melds.0")
        assert table.melds() == [RUN]
        table.drag("8H", "meld.0.0")
        assert table.melds() == [f"{RUN} 8H"]
        table.drag("9C", "discards")
        assert table.match.standing().phase == "draw"
    finally:
        pilot.stage.profile.change(language="en")


def test_half_points_have_the_sign_that_belongs_to_arabic_digits(arabic: Pilot) -> None:
    arabic.stage.profile.change(digits="arabic")
    table = Table(arabic, dealt({0: "5H 6H 7H"}, draws="KD"))
    table.click("stock")
    table.select(RUN)
    table.drag("6H", "melds.0")
    points = component_of(table.scene, MeldTrays).facts.trays[0].points
    assert points == "+0٫15"
    arabic.stage.profile.change(digits="western")


def test_the_right_arrow_goes_to_the_card_at_the_right(pilot: Pilot) -> None:
    pilot.stage.profile.change(left_handed=True)
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_LEFT)
    here = pilot.where("focus").centerx
    pilot.key(pygame.K_RIGHT)
    assert pilot.where("focus").centerx > here
    assert table.scene.focus.card is not None


@pytest.mark.usefixtures("watched")
def test_a_mirrored_card_is_painted_where_it_can_be_clicked(pilot: Pilot) -> None:
    pilot.stage.profile.change(left_handed=True)
    table = Table(pilot, dealt({0: "5H 6H 7H 8H 9H"}))
    pilot.wait(2000)
    for name in (table.card("5H"), table.card("9H")):
        rect = pilot.where(name)
        assert pilot.surface.get_at(rect.center)[:3] != pilot.surface.get_at((rect.centerx, rect.top - 40))[:3]


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_settings_change_the_table_at_once(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.wait(1500)
    for change in ({"four_colour_suits": True}, {"large_indices": True}, {"ui_scale": 150}, {"theme": "high_contrast"}):
        before = pilot.surface.copy()
        pilot.stage.profile.change(**change)
        table.rest()
        pilot.wait(1500)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pilot.surface, "RGB")
