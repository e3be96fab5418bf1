"""An unexpected error costs a dialog; the match goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, load_match
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.storage.logs import FILE, close_log, open_log
from game.ui.graphics.motion import Pace
from game.ui.guard import Guard
from game.ui.navigation import Navigation
from game.ui.stage.stage import Stage
from game.ui.table.scene import TableScene
from game.ui.window import Window, play
from tests.ui.faults import FaultyRules, breaking_in, faulty_agent
from tests.ui.pilot import FRAME_MS, Pilot, profile_in


class Guarded:
    """A pilot whose frames are guarded, as those of the window are."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.told: list[str] = []
        self.guard = Guard(pilot.stage, self.told.append)
        open_log(pilot.stage.profile.folders.logs)

    @property
    def log(self) -> str:
        return (self.pilot.stage.profile.folders.logs / FILE).read_text(encoding="utf-8")

    def frame(self) -> None:
        with self.guard:
            self.pilot.frame(FRAME_MS)

    def frames_until(self, scene: str, most: int = 3000) -> None:
        for _ in range(most):
            if self.pilot.scene.name == scene:
                return
            self.frame()
            pygame.time.wait(1)
        raise TimeoutError(f"still in {self.pilot.scene.name}")


@pytest.fixture
def guarded(pilot: Pilot) -> Iterator[Guarded]:
    yield Guarded(pilot)
    close_log()


def begun(pilot: Pilot) -> Match:
    """A recorded match of agents alone, so that it goes on by itself."""
    seats = tuple(SeatSetup(f"Seat {seat}", "random") for seat in range(4))
    return pilot.stage.profile.start(MatchSetup("borako", seats, 7, {}))


def _break(*_arguments: object) -> None:
    raise LookupError("the dialog itself")


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("place", ["layout", "update", "paint", "handle"])
def test_a_scene_that_breaks_leads_to_a_dialog_and_that_to_the_menu(guarded: Guarded, place: str) -> None:
    pilot = guarded.pilot
    pilot.stage.navigator.open_menu()
    with guarded.guard:
        pilot.stage.push(breaking_in(place)(pilot.stage))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    guarded.frame()
    assert pilot.scene.name == "fault"
    assert f"the {place} of a scene" in guarded.log
    pilot.click("fault.menu")
    assert pilot.scene.name == "menu"
    assert guarded.guard.faults == 1


def test_a_scene_that_breaks_at_leaving_too_is_got_rid_of(guarded: Guarded) -> None:
    pilot = guarded.pilot
    pilot.stage.push(breaking_in("leave")(pilot.stage))
    pilot.stage.push(breaking_in("update", "leave")(pilot.stage))
    guarded.frame()
    assert pilot.stage.names == ("fault",)


def test_escape_leads_from_the_dialog_to_the_menu_and_a_click_beside_it_nowhere(guarded: Guarded) -> None:
    pilot = guarded.pilot
    pilot.stage.push(breaking_in("update")(pilot.stage))
    guarded.frame()
    pilot.press((3, 3))
    pilot.release((3, 3))
    assert pilot.scene.name == "fault"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "menu"


def test_should_the_dialog_break_too_the_program_ends_with_a_word(
    guarded: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = guarded.pilot
    begun(pilot)
    pilot.stage.push(breaking_in("update")(pilot.stage))
    monkeypatch.setattr("game.ui.scenes.dialogs.FaultDialog.layout", _break)
    guarded.frame()
    assert guarded.guard.gave_up
    assert not pilot.stage.running
    assert "Your match is safe" in guarded.told[0]


@pytest.mark.usefixtures("watched")
def test_a_dialog_that_breaks_later_ends_the_program_as_well(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = guarded.pilot
    pilot.stage.push(breaking_in("update")(pilot.stage))
    guarded.frame()
    monkeypatch.setattr("game.ui.scenes.dialogs.FaultDialog.paint_ground", _break)
    guarded.frame()
    assert guarded.guard.gave_up


def test_the_main_loop_of_the_window_is_guarded_from_the_first_scene_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    monkeypatch.setattr("signal.signal", lambda *_: None)
    window = Window((1000, 700))
    stage = Stage(window.size, profile_in(tmp_path), Navigation)
    shown: list[str] = []

    def tell(probed: Stage, idle: bool) -> None:
        shown.append(probed.top.name)
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr("game.ui.probe.Probe.tell", lambda _probe, stage, idle: tell(stage, idle))
    monkeypatch.setenv("MAJLIS_PROBE", str(tmp_path / "probe"))
    assert play(window, stage, lambda stage: stage.push(breaking_in("layout")(stage))) == 0
    assert shown == ["fault"]


def test_leaving_on_purpose_is_no_error(guarded: Guarded) -> None:
    with pytest.raises(SystemExit), guarded.guard:
        raise SystemExit(3)
    assert guarded.guard.faults == 0


@pytest.mark.slow
def test_a_rule_that_breaks_leaves_the_match_at_its_last_action(guarded: Guarded) -> None:
    pilot = guarded.pilot
    profile = pilot.stage.profile
    pilot.stage.set_pace(Pace.INSTANT)
    profile.games = {"borako": FaultyRules(last_good=7)}
    match = begun(pilot)
    agents = AgentProcess()
    scene = TableScene(pilot.stage, match, loop=TurnLoop(match, agents))
    pilot.stage.replace(scene)
    guarded.frames_until("fault")
    agents.close()
    assert match.number == 7
    assert "a rule of the book" in guarded.log

    profile.games = GAMES
    _, loaded = load_match(GAMES, next(profile.folders.saves.glob("*.jsonl")))
    assert loaded.notice is None
    assert (loaded.match.number, loaded.match.state_hash()) == (7, match.state_hash())
    pilot.click("fault.menu")
    pilot.settle()
    pilot.click("menu.continue")
    assert pilot.scene.name == "table"
    assert profile.match is not None
    assert profile.match.state_hash() == match.state_hash()


def test_a_scene_that_breaks_over_a_match_leaves_it_intact(guarded: Guarded) -> None:
    pilot = guarded.pilot
    profile = pilot.stage.profile
    match = begun(pilot)
    for _ in range(9):
        match.play(next(match.actions()))
    pilot.stage.replace(TableScene(pilot.stage, match, loop=TurnLoop(match, AgentProcess())))
    pilot.stage.push(breaking_in("update", "leave")(pilot.stage))
    guarded.frame()
    assert pilot.scene.name == "fault"
    _, loaded = load_match(GAMES, next(profile.folders.saves.glob("*.jsonl")))
    assert loaded.notice is None
    assert loaded.match.state_hash() == match.state_hash()


def test_a_save_over_which_the_rules_break_does_not_close_the_menu(guarded: Guarded) -> None:
    pilot = guarded.pilot
    match = begun(pilot)
    for _ in range(3):
        match.play(next(match.actions()))
    match.close()
    pilot.stage.profile.games = {"borako": FaultyRules(last_good=0)}
    pilot.stage.navigator.open_menu()
    for _ in range(3):
        guarded.frame()
    assert pilot.scene.name == "menu"
    assert guarded.guard.faults == 0


@pytest.mark.slow
def test_an_opponent_that_breaks_is_replaced_and_the_match_goes_on(guarded: Guarded) -> None:
    pilot = guarded.pilot
    pilot.stage.set_pace(Pace.INSTANT)
    match = begun(pilot)
    agents = AgentProcess(faulty_agent)
    loop = TurnLoop(match, agents)
    pilot.stage.replace(TableScene(pilot.stage, match, loop=loop))
    for _ in range(3000):
        guarded.frame()
        pygame.time.wait(2)
        if match.number >= 3:
            break
    agents.close()
    assert match.number >= 3
    assert loop.failures >= 3
    assert pilot.scene.name == "table"
    assert "an opponent stumbles" in guarded.log
    match.close()
    _, loaded = load_match(GAMES, next(pilot.stage.profile.folders.saves.glob("*.jsonl")))
    assert loaded.notice is None
    assert (loaded.match.number, loaded.match.state_hash()) == (match.number, match.state_hash())


def test_the_report_names_the_record_and_not_the_player(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = guarded.pilot
    home = pilot.stage.profile.folders.home
    monkeypatch.setattr("pathlib.Path.home", lambda: home)
    match = begun(pilot)
    pilot.stage.push(breaking_in("update")(pilot.stage))
    guarded.frame()
    pilot.click("fault.copy")
    assert "clipboard" in pilot.scene.said
    report = pygame.scrap.get_text()
    assert match.record_path is not None
    assert f"Match: ~/saves/{match.record_path.name}" in report.replace("\\", "/")
    assert "Scenes: faulty" in report
    assert "LookupError: the update of a scene" in report
    assert str(home) not in report
    assert str(Path(__file__).parents[2]) not in report
    assert "Amina" not in report
