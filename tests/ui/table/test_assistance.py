"""Assistance at the table: hints, questions before what is final, the log of the round, sounds."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Action, Event, TurnBegan
from game.games.borako.rules.actions import Draw
from game.match.thinking import Failure
from game.melds.common import Discarded, Drawn, Laid
from game.opponents.protocol import Decision
from game.ui.system.sound import Cue
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


def test_a_hint_shows_where_to_draw_and_says_why(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_h)
    assert table.scene.hint.zone == "stock"
    assert table.said.startswith("Hint")
    assert table.match.standing().phase == "draw"


def test_a_hint_points_at_cards_and_their_target_and_plays_nothing(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "3H 4H 5H 6H 7H 8H 9H"}))
    table.click("stock")
    table.click("table.hint")
    assert table.scene.board.pointed != ()
    assert table.scene.hint.zone in {"tray.0", "discards"}
    assert table.melds() == []


def test_a_hint_is_gone_once_something_else_is_done(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_h)
    table.click("stock")
    assert table.scene.hint.zone is None
    pilot.key(pygame.K_h, pygame.KMOD_CTRL)
    assert table.scene.hint.zone is not None
    pilot.key(pygame.K_ESCAPE)
    assert (table.scene.hint.zone, table.scene.board.pointed) == (None, ())
    assert pilot.scene.name == "table"


def test_a_hint_gives_way_to_melds_that_are_suggested(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "3H 4H 5H 6H 7H 8H 9H"}))
    table.click("stock")
    table.click("table.hint")
    assert table.scene.board.pointed != ()
    table.click("table.suggest")
    assert table.scene.board.staging.groups
    assert (table.scene.hint.zone, table.scene.board.pointed) == (None, ())


def test_the_words_of_a_hint_stay_as_long_as_its_rings_and_go_with_them(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_h)
    message = table.said
    pilot.skip(60_000)
    pilot.settle()
    assert table.scene.hint.zone == "stock"
    assert table.said == message
    assert pilot.stage.wake_after() is None
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(400)
    assert table.scene.hint.zone is None
    assert table.said == ""


def test_the_rings_of_a_hint_go_with_its_words(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.key(pygame.K_h)
    pilot.wait(400)
    pilot.click("table.toast")
    pilot.wait(400)
    assert table.scene.hint.zone is None
    assert table.said == ""
    pilot.key(pygame.K_h)
    pilot.key(pygame.K_m)
    pilot.wait(100)
    assert table.scene.hint.zone is None
    assert table.said == "Sound is off"


def test_no_hint_while_others_play(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    pilot.drag(table.card("9C"), "discards")
    pilot.key(pygame.K_h)
    assert table.scene.hint.zone is None


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_discard_is_asked_about_where_the_player_wants_it(pilot: Pilot, answer: str) -> None:
    pilot.stage.profile.change(confirm_moves=True)
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    assert table.match.standing().phase == "meld"
    pilot.drag(table.card("9C"), "discards")
    assert pilot.scene.name == "confirm"
    pilot.click(f"confirm.{answer}")
    table.rest()
    assert ("9C" in table.hand.split()) == (answer == "no")


def test_a_lay_that_can_be_taken_back_is_not_asked_about(pilot: Pilot) -> None:
    pilot.stage.profile.change(confirm_moves=True)
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    assert table.melds() == [RUN]


def test_the_log_tells_the_round_and_opens_by_key_and_by_click(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    table.drag("9C", "discards")
    table.rest()
    pilot.key(pygame.K_l)
    assert pilot.scene.name == "log"
    pilot.key(pygame.K_ESCAPE)
    pilot.click("last")
    assert pilot.scene.name == "log"
    pilot.click("log.close")
    assert pilot.scene is table.scene


def test_every_event_is_heard_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    heard: list[Event] = []
    played: list[Cue] = []
    monkeypatch.setattr(table.scene.components[0], "on_event", heard.append)
    monkeypatch.setattr(pilot.stage.sounds, "play", played.append)
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.drag("9C", "discards")
    table.rest()
    ours = [type(event) for event in heard if event.seat == 0]
    assert ours == [Drawn, Laid, Discarded, TurnBegan]
    assert [type(event) for event in heard].count(Discarded) == 4
    assert played[:2] == [Cue.LIFT, Cue.LAY]
    assert played.count(Cue.YOUR_TURN) == 1


def test_a_refusal_is_heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Cue] = []
    monkeypatch.setattr(pilot.stage.sounds, "play", played.append)
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag(table.card("9C"), "discards")
    assert played[-1] is Cue.REFUSE or Cue.REFUSE in played


def test_with_reduced_motion_nothing_flies_and_nothing_leans(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.press(pilot.where("stock").center)
    pilot.release(pilot.where("stock").center)
    assert not table.scene.layers.busy
    start, end = pilot.where(table.card("9C")).center, pilot.where("score").center
    pilot.press(start)
    for step in range(1, 5):
        pilot.move((start[0] + (end[0] - start[0]) * step // 4, start[1] + (end[1] - start[1]) * step // 4), held=True)
    drag = table.scene.input.drag
    assert drag is not None
    assert drag.lead.angle.target == 0.0


class _Process:
    """A replacement for the opponents' process: answers on demand."""

    def __init__(self) -> None:
        self.busy = False
        self.answer: Decision[Action] | Failure | None = None
        self.cancelled = 0

    def ask(self, *_request: object) -> None:
        self.busy = True

    def poll(self, _now: float) -> Decision[Action] | Failure | None:
        return self.answer

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        pass


def _asked(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, _Process]:
    table, process = Table(pilot, dealt({0: RUN})), _Process()
    monkeypatch.setattr(table.scene.hint, "agents", process)
    pilot.key(pygame.K_h)
    pilot.frame()
    return table, process


def test_a_hint_waits_for_the_process_without_holding_anything_up(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, process = _asked(pilot, monkeypatch)
    assert table.scene.hint.awaited
    assert table.scene.hint.zone is None
    process.answer = Decision(Draw())
    pilot.frame()
    assert table.scene.hint.zone == "stock"


def test_a_process_that_fails_costs_no_hint(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, process = _asked(pilot, monkeypatch)
    process.answer = Failure.OVERRAN
    pilot.frame()
    assert table.scene.hint.zone == "stock"


def test_a_player_who_acts_before_the_answer_gets_no_hint_any_more(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, process = _asked(pilot, monkeypatch)
    table.click("stock")
    assert process.cancelled == 1
    assert not table.scene.hint.awaited
    assert table.scene.hint.zone is None


def test_pacing_follows_the_settings(pilot: Pilot) -> None:
    pilot.stage.profile.change(thinking_ms=1200)
    table = Table(pilot, dealt({0: RUN}))
    assert table.loop.pacing.thinking_ms == 1200


def test_the_rules_open_at_the_clause_of_a_refusal_by_key_as_well(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(pilot.stage.navigator, "open_rules", lambda clause="", _game="": opened.append(clause))
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag(table.card("9C"), "discards")
    pilot.key(pygame.K_F1)
    assert opened == ["borako 3.1"]


def test_a_long_reason_takes_more_lines_and_leaves_the_buttons_free(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.scene.say("Hint: draw", "because of this and that " * 9, lasting=True)
    toast = table.scene.toast
    covered = [each.name for each in table.scene.group.widgets if each.visible and each.rect.colliderect(toast.rect)]
    assert set(covered) <= {toast.name}


def test_a_hint_that_takes_long_says_once_that_it_is_thought_out(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, process = _asked(pilot, monkeypatch)
    pilot.wait(500)
    assert table.scene.said == ""
    pilot.wait(1000)
    assert table.scene.said == "Thinking…"
    messages = table.scene.messages
    pilot.wait(5000)
    assert table.scene.messages == messages
    process.answer = Decision(Draw())
    pilot.frame()
    assert table.scene.said.startswith("Hint: draw")


def test_what_is_thought_out_no_more_is_said_no_more(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _process = _asked(pilot, monkeypatch)
    pilot.wait(1500)
    table.click("stock")
    pilot.wait(1000)
    assert table.scene.said == ""
