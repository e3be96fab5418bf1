"""The player chooses a face and who else sits at the table, by mouse and by keyboard, where the rows are even."""

from __future__ import annotations

import pygame
import pytest

from game.engine.record import SeatSetup
from game.games import INFOS, cast_of
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import face_of
from game.ui.scenes.new_match.scene import NewMatchScene
from game.ui.scenes.settings.faces import FacesScene
from tests.ui.pilot import Pilot

GAME = next(iter(INFOS))


@pytest.fixture
def choosing(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_new_match(game=GAME)
    pilot.frame()
    return pilot


def names(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, NewMatchScene)
    others = (f"face.{person}" for person in range(1, 4))
    return [pilot.scene.group.named(face).spoken for face in others]


def test_a_click_on_the_own_face_opens_everybody_and_a_click_there_takes_it(choosing: Pilot) -> None:
    choosing.click("new_match.face.0")
    choosing.frame()
    assert isinstance(choosing.scene, FacesScene)
    faces = {name for name in choosing.stage.targets() if name.startswith("faces.face.")}
    assert len(faces) == sum(len(cast_of(game)) for game in INFOS)
    choosing.click("faces.face.karim")
    choosing.frame()
    assert choosing.stage.profile.settings.player_face == "karim"
    assert "Karim" not in names(choosing), "nobody sits opposite their own face"
    assert face_of(choosing.stage.style, SeatSetup("Amina")) == "karim"


def test_the_rows_of_a_new_match_stand_equally_far_apart(choosing: Pilot) -> None:
    targets = choosing.stage.targets()
    pairs = (("lesson", "length.350"), ("length.350", "preset.own"), ("rules", "deal"), ("deal", "start"))
    gaps = [targets[f"new_match.{below}"].top - targets[f"new_match.{above}"].bottom for above, below in pairs]
    assert max(gaps) - min(gaps) <= len(gaps), gaps


def test_a_face_is_named_below_it_and_in_no_other_place(choosing: Pilot) -> None:
    choosing.click("new_match.face.0")
    choosing.frame()
    assert isinstance(choosing.scene, FacesScene)
    face = choosing.scene.group.named("face.layla")
    assert (face.spoken, face.tip) == ("Layla", "")


def test_a_face_is_chosen_by_keyboard_and_given_back(choosing: Pilot) -> None:
    choosing.click("new_match.face.0")
    choosing.frame()
    assert isinstance(choosing.scene, FacesScene)
    choosing.scene.group.set_focus(choosing.scene.group.named("face.layla"))
    choosing.key(pygame.K_RIGHT)
    choosing.key(pygame.K_RETURN)
    assert choosing.stage.profile.settings.player_face == "samir"
    choosing.frame()
    choosing.click("new_match.face.0")
    choosing.frame()
    choosing.click("faces.letter")
    choosing.frame()
    assert choosing.stage.profile.settings.player_face == ""


def test_somebody_else_is_invited_until_everybody_was_there(choosing: Pilot) -> None:
    cast = [person.name for person in cast_of(GAME)]
    seen = []
    for _ in cast:
        seen.append(names(choosing)[0])
        choosing.click("new_match.face.1")
        choosing.frame()
        assert len(set(names(choosing))) == len(names(choosing))
    assert set(seen) == set(cast) - set(names(choosing)[1:])


def test_a_record_says_who_sat_there() -> None:
    style = Style()
    for info in INFOS.values():
        for person in info.cast:
            for name in person.names:
                assert face_of(style, SeatSetup(name, "club")) == person.key
    assert face_of(style, SeatSetup("Robin", "club")) == ""
