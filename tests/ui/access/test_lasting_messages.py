"""Messages stay until they are read, and are in the log; spoken texts are written where that is wished."""

from __future__ import annotations

import pygame
import pytest

from game.ui.system.sound import Cue
from game.ui.table.log import LogScene
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


def refused(pilot: Pilot, **settings: object) -> Table:
    """A table that has just said that nothing may be discarded before a card was drawn."""
    pilot.stage.profile.change(**settings)
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag("hand.0", "discards")
    pilot.frame()
    assert table.scene.said
    return table


@pytest.mark.parametrize(("seconds", "gone_after"), [(3, 9_000), (8, 12_000)])
def test_a_message_stays_as_long_as_the_player_wants(pilot: Pilot, seconds: int, gone_after: int) -> None:
    table = refused(pilot, message_seconds=seconds)
    pilot.skip(seconds * 1000 - 400)
    assert table.scene.said
    pilot.skip(gone_after - seconds * 1000)
    assert not table.scene.said


def test_a_message_stays_until_it_is_clicked(pilot: Pilot) -> None:
    table = refused(pilot, message_seconds=0)
    pilot.skip(600_000)
    pilot.click("hand.1")
    assert table.scene.said
    assert table.scene.toast.wake_after(pilot.clock.now()) is None
    pilot.press(table.scene.toast.rect.center)
    pilot.stage.pop()  # the rules, opened at the clause
    pilot.skip(1000)
    assert not table.scene.said


def test_escape_takes_a_message_that_stays_and_pauses_only_then(pilot: Pilot) -> None:
    table = refused(pilot, message_seconds=0)
    pilot.key(pygame.K_ESCAPE)
    pilot.skip(1000)
    assert not table.scene.said
    assert pilot.scene.name == "table"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "pause"


def test_messages_stand_in_the_log_between_what_happened(pilot: Pilot) -> None:
    table = refused(pilot)
    message = table.scene.said.split("\n")[0]
    pilot.click("stock")
    table.rest()
    pilot.key(pygame.K_l)
    log = pilot.scene
    assert isinstance(log, LogScene)
    texts = [row.text for row in log.lines]
    place = next(number for number, text in enumerate(texts) if text.startswith(message))
    assert log.lines[place].said_to_player
    assert place < len(texts) - 1
    assert not log.lines[-1].said_to_player


@pytest.mark.usefixtures("watched")
def test_what_is_heard_is_written_where_that_is_wished(pilot: Pilot) -> None:
    table = refused(pilot, sound_captions=True, mute=True)
    stage = pilot.stage
    assert stage.captions.text == "Move not allowed"
    before = pilot.surface.copy()
    stage.sounds.play(Cue.YOUR_TURN)
    assert pilot.frame()
    assert stage.captions.text == "Your turn"
    stage.sounds.play(Cue.LIFT)
    assert stage.captions.text == "Your turn"
    foot = pygame.Rect(0, stage.size[1] - 60, stage.size[0], 60)
    assert pygame.image.tobytes(before.subsurface(foot), "RGB") != pygame.image.tobytes(
        pilot.surface.subsurface(foot), "RGB"
    )
    pilot.skip(20_000)
    assert stage.captions.text == ""
    table.rest()
    assert stage.wake_after() != 0.0


def test_nothing_is_written_where_it_is_not_wished(pilot: Pilot) -> None:
    refused(pilot)
    assert pilot.stage.captions.text == ""
