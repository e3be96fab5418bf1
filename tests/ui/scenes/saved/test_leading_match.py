"""The match to go on with is above all others, twice as high."""

from __future__ import annotations

import os
import shutil

import pygame

from tests.ui.pilot import Pilot
from tests.ui.scenes.test_load_scene import MANY, chosen, open_list, shown, the_list
from tests.ui.shelves import RECORDS, fill


def test_the_match_that_goes_on_first_leads_the_list_until_something_else_is_wanted(pilot: Pilot) -> None:
    fill(pilot.stage.profile, MANY)
    playing = pilot.stage.profile.folders.saves / "borako-now.jsonl"
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", playing)
    os.utime(playing, (1.0e9, 1.0e9))
    open_list(pilot)
    listed = the_list(pilot)
    assert shown(pilot)[0].name == playing.name
    assert listed.leads
    rows = pilot.stage.targets()
    assert rows["load.match.0"].height == 2 * rows["load.match.1"].height + listed.gap
    assert pilot.stage.targets()["load.match.1"].top == rows["load.match.0"].bottom + listed.gap
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_END)
    assert chosen(pilot) == shown(pilot)[-1].name
    assert f"load.match.{MANY}" in pilot.stage.targets()
    pilot.key(pygame.K_HOME)
    assert chosen(pilot) == playing.name
    pilot.type("baloot")
    assert not the_list(pilot).leads


def test_no_row_of_a_list_with_a_lead_is_ever_cut(pilot: Pilot) -> None:
    fill(pilot.stage.profile, MANY)
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", pilot.stage.profile.folders.saves / "borako-now.jsonl")
    open_list(pilot)
    listed = the_list(pilot)
    for turned in (-1, -1, 1, -1, 1, 1, -9, 9):
        listed.handle(pygame.Event(pygame.MOUSEWHEEL, y=turned, x=0))
        for place in listed.in_sight:
            assert listed.rect.contains(listed.row_rect(place))
