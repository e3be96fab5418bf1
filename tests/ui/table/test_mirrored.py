"""The table seen in a mirror, for languages that begin at the right; and buttons at the other hand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.games import GAMES
from game.ui.screenshot import played_match
from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

RUN = "5H 6H 7H"


@pytest.fixture
def arabic(pilot: Pilot) -> Iterator[Pilot]:
    pilot.stage.profile.change(language="ar")
    yield pilot
    pilot.stage.profile.change(language="en")


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1280)])
@pytest.mark.parametrize("game", list(GAMES))
def test_left_handed_players_find_their_buttons_at_the_other_side_and_all_else_where_it_was(
    pilot: Pilot, game: str, size: tuple[int, int], language: str
) -> None:
    pilot.stage.profile.change(language=language)
    pilot.take_size(size)
    table = Table(pilot, played_match(game, lambda match: match.number > 20 and match.actor() == 0))
    before = dict(pilot.stage.targets())
    pilot.stage.profile.change(left_handed=True)
    table.rest()
    after = dict(pilot.stage.targets())
    width = size[0]
    own, tools = "seat.0", "tools"
    assert after[tools].centerx == pytest.approx(width - before[tools].centerx, abs=2)
    assert (after[own].centerx < width // 2) != (before[own].centerx < width // 2)
    kept = {name for name in before if name.startswith(("seat.", "score", "tray.", "stock", "discards", "table.menu"))}
    assert {name for name in kept - {own} if after[name] != before[name]} == set()
    assert table.scene.panels.prompt_room().width > 0


def test_buttons_of_the_moment_begin_at_the_left_hand_and_the_prompt_after_them(pilot: Pilot) -> None:
    pilot.stage.profile.change(left_handed=True)
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    table.click("stock")
    table.select(RUN)
    strip, room = pilot.where("prompt"), table.scene.panels.prompt_room()
    widgets = [widget for widget in table.scene.buttons.widgets if widget.visible]
    placed = [widget.rect for widget in widgets if widget.rect.colliderect(strip)]
    assert placed
    assert min(rect.left for rect in placed) - strip.left < 20
    assert max(rect.right for rect in placed) <= room.left


@pytest.mark.slow
@pytest.mark.parametrize("left_handed", [False, True])
def test_a_mirrored_table_is_played_like_any_other(pilot: Pilot, left_handed: bool) -> None:
    pilot.stage.profile.change(left_handed=left_handed, language="ar")
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
    pilot.stage.profile.change(language="ar")
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_LEFT)
    here = pilot.where("focus").centerx
    pilot.key(pygame.K_RIGHT)
    assert pilot.where("focus").centerx > here
    assert table.scene.focus.card is not None


@pytest.mark.usefixtures("watched")
def test_a_mirrored_card_is_painted_where_it_can_be_clicked(pilot: Pilot) -> None:
    pilot.stage.profile.change(language="ar")
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
