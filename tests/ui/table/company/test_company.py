"""The people at the table look at events, and rarely say a word about them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine import Event, Place, Shuffled
from game.engine.events import RoundEnded
from game.engine.person import Temperament
from game.games.borako.rules.events import Laid, MourTaken, Swept
from game.i18n import LANGUAGES, use_language
from game.match.turn_loop import Pacing
from game.melds.common import WentOut
from game.ui.table.company import company
from game.ui.table.company.bubble import speech_bubble
from game.ui.table.contract.occasion import CONCEDING, LINES, RARITY, Occasion
from game.ui.table.drawing.rim_panels import is_broad
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

OTHERS = (1, 2, 3)


@pytest.fixture
def table(pilot: Pilot) -> Iterator[Table]:
    yield Table(pilot, dealt({}))
    use_language("en")


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the people say everything they may."""
    monkeypatch.setattr(company, "RARITY", dict.fromkeys(RARITY, 1))
    monkeypatch.setattr(company, "temperament_of", lambda _name: Temperament.LIVELY)


def announce(table: Table, event: Event) -> None:
    table.scene.company.on_event(event)
    table.scene.refresh()


def test_whose_turn_it_is_thinks(table: Table) -> None:
    assert table.scene.panels.moods == {0: "thinking"}


def test_going_out_gladdens_a_team_and_dismays_the_other(table: Table) -> None:
    announce(table, WentOut(1))
    assert table.scene.panels.moods == {0: "dismayed", 1: "glad", 2: "dismayed", 3: "glad"}


def test_a_face_is_calm_again_after_some_events_and_in_a_new_round(table: Table) -> None:
    announce(table, MourTaken(1))
    assert table.scene.panels.moods[1] == "glad"
    for _ in range(7):
        announce(table, RoundEnded(round=1))
    assert 1 not in table.scene.panels.moods
    announce(table, MourTaken(1))
    announce(table, Shuffled(label="deal 2"))
    assert 1 not in table.scene.panels.moods


def test_a_face_is_calm_again_after_some_seconds_but_not_who_ended_the_round(table: Table) -> None:
    table.pilot.wait(400)
    announce(table, MourTaken(1))
    company = table.scene.company
    wait = company.wake_after(table.scene.now)
    assert wait is not None
    assert 2000 <= wait <= 3000
    company.update(table.scene.now + wait)
    assert 1 not in table.scene.panels.moods
    announce(table, WentOut(1))
    company.update(table.scene.now + 60_000)
    assert table.scene.panels.moods[1] == "glad"


def test_a_swept_pile_and_a_meld_with_a_bonus_gladden_one_team_and_dismay_the_other(table: Table) -> None:
    sides = {0: "dismayed", 1: "glad", 2: "dismayed", 3: "glad"}
    announce(table, Swept(1, cards=(None,) * 8))
    assert table.scene.panels.moods == sides
    table.scene.company.replay([Shuffled(label="deal 1")])
    table.scene.company.prized(1)
    assert table.scene.panels.moods == sides


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1280)])
def test_a_face_that_takes_something_to_heart_is_larger_and_leaves_the_name_free(
    table: Table, size: tuple[int, int]
) -> None:
    table.pilot.resize(size)
    announce(table, WentOut(1))
    contents = table.scene.company.contents()
    window = pygame.Rect((0, 0), size)
    assert "face.0" not in contents, "above the own panel stands what the player says"
    for seat in OTHERS:
        rect, mood = contents[f"face.{seat}"]
        panel = table.scene.company.panel_of(seat)
        ring = table.scene.panels.face_rect(seat)
        assert mood in ("glad", "dismayed")
        assert rect.width > ring.width
        assert window.contains(rect)
        assert rect.right <= ring.right + 8 if is_broad(panel) else rect.bottom <= ring.bottom + 4


def test_a_panel_is_painted_again_only_when_its_face_changes(table: Table) -> None:
    before = dict(table.scene.panels.nodes)
    announce(table, MourTaken(1))
    after = table.scene.panels.nodes
    assert {zone for zone in after if after[zone] is not before[zone]} == {"seat.1"}


@pytest.mark.usefixtures("talkative")
def test_a_word_is_shown_and_goes_when_it_was_read(table: Table) -> None:
    announce(table, WentOut(1))
    remark = table.scene.company.remark
    assert remark is not None
    assert remark.seat == 1
    assert remark.text in LINES[Occasion.OUT]
    wait = table.scene.company.wake_after(table.scene.now)
    assert wait is not None
    table.scene.company.update(table.scene.now + wait)
    assert table.scene.company.remark is None
    assert table.scene.company.wake_after(table.scene.now) is None


@pytest.mark.usefixtures("talkative")
def test_the_same_deal_brings_the_same_words_and_a_resumed_one_says_nothing_again(table: Table) -> None:
    announce(table, WentOut(1))
    first = table.scene.company.remark
    table.scene.company.replay([Shuffled(label="deal 1")])
    assert table.scene.company.remark is None
    announce(table, WentOut(1))
    table.scene.company.replay([Shuffled(label="deal 1")])
    announce(table, WentOut(1))
    assert first is not None
    assert table.scene.company.remark is not None
    assert table.scene.company.remark.seat == first.seat


@pytest.mark.usefixtures("talkative")
def test_the_player_says_nothing_and_is_answered(table: Table) -> None:
    announce(table, WentOut(0))
    remark = table.scene.company.remark
    assert remark is not None
    assert remark.seat in (1, 3)
    assert remark.text in CONCEDING


@pytest.mark.usefixtures("talkative")
def test_nothing_is_shown_where_the_setting_is_off_or_soon_after_a_word(table: Table) -> None:
    announce(table, WentOut(1))
    first = table.scene.company.remark
    announce(table, WentOut(2))
    assert table.scene.company.remark is first
    table.scene.company.replay([Shuffled(label="deal 1")])
    table.pilot.stage.profile.change(table_talk=False)
    announce(table, WentOut(1))
    assert table.scene.company.remark is None
    table.pilot.stage.profile.change(table_talk=True)
    table.scene.company.silent = True
    announce(table, WentOut(1))
    assert table.scene.company.remark is None


def test_a_still_face_shows_nothing_before_the_round_is_over(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "temperament_of", lambda _name: Temperament.STILL)
    announce(table, MourTaken(1))
    assert 1 not in table.scene.panels.moods
    announce(table, WentOut(1))
    assert table.scene.panels.moods[1] == "glad"


def test_everybody_takes_a_time_of_their_own(table: Table) -> None:
    pacing = table.scene.opponents.loop.pacing
    assert pacing.tempo == (1.0, Temperament.QUICK.tempo, Temperament.LIVELY.tempo, Temperament.THOUGHTFUL.tempo)
    assert Pacing(1000, (1.0, 0.5)).of(1) == 500
    assert Pacing(1000).of(3) == 1000


def test_every_occasion_for_a_word_has_some() -> None:
    assert RARITY.keys() == {*LINES, Occasion.SCORED}


@pytest.mark.usefixtures("talkative")
def test_who_laid_a_meld_that_earns_a_bonus_says_so_once(table: Table) -> None:
    table.scene.company.on_event(Laid(1, target=Place("meld", 1, 0)))
    table.scene.company.prized(1)
    remark = table.scene.company.remark
    assert remark is not None
    assert remark.seat == 1
    assert remark.text in LINES[Occasion.PRIZE]
    table.scene.company.replay([Shuffled(label="deal 1")])
    table.scene.company.prized(1)
    assert table.scene.company.remark is None


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_every_line_has_room_beside_every_seat_in_every_language(pilot: Pilot, size: tuple[int, int]) -> None:
    table = Table(pilot, dealt({}))
    pilot.stage.resize(size)
    scene = table.scene
    hand = scene.board.layout.zones[Zone("hand")]
    for language in LANGUAGES:
        use_language(language.code)
        for line in [*CONCEDING, *(line for lines in LINES.values() for line in lines)]:
            for seat in OTHERS:
                panel = scene.company.panel_of(seat)
                rect = speech_bubble(scene.style, line.said(), panel, size).rect
                if (backs := scene.board.layout.zones.get(Zone("backs", seat))) is not None:
                    assert not rect.colliderect(backs), (language.code, seat)
                assert rect.bottom <= hand.y, (language.code, seat)
                assert not rect.colliderect(panel), (language.code, seat)
    use_language("en")
