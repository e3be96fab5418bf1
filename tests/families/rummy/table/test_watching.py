"""A player who is out of a match of Remik watches the others, or lets them play on to the end (remik 7.3, 7.5)."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Any

import pytest

from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.stories import round_story
from game.match.match import Match
from game.opponents.protocol import heuristic_action
from tests.families.rummy.table.tables import RummyTable, dealt
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import ScriptedLoop


class Quickly(ScriptedLoop):
    """All seats but the own are played by the heuristic policy, unless they wait."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if self.waits or not presenter_idle or seat is None or self.match.is_human(seat):
            return False
        self.match.play(heuristic_action(self.match.game, self.match.view(seat), self.match.agent_stream()))
        return True


@cache
def losing(rounds: int = 200) -> tuple[Any, ...]:
    """Return the actions until Amina is put out, who never opens and discards what she draws; worked out once."""
    match = dealt("remik", {}, seats=3)
    done: list[Any] = []
    for _ in range(rounds * 400):
        seat = match.actor()
        if seat is None:
            if match.outcome() is not None or match.view(0).totals[0] >= Decimal(501):
                return tuple(done)
            done.append(next(match.actions()))
        elif seat == 0:
            hand = match.view(0).hand
            done.append(match.game.parse("draw" if match.standing().phase == "draw" else f"discard {hand[0]}"))
        else:
            done.append(heuristic_action(match.game, match.view(seat), match.agent_stream()))
        match.play(done[-1])
    raise TimeoutError("Amina is not put out")


def put_out() -> Match:
    """A match for three after the round that put Amina out."""
    match = dealt("remik", {}, seats=3)
    for action in losing():
        match.play(action)
    return match


@pytest.mark.slow
def test_the_score_says_who_is_out() -> None:
    match = put_out()
    story = round_story(match, match.view_as(RummyView, 0))
    assert (story.headline, story.out) == ("You are out of the match.", frozenset({0}))
    assert round_story(match, match.view_as(RummyView, 1)).headline == "Amina is out of the match."


@pytest.mark.slow
def test_who_is_out_has_no_tray_and_may_have_the_others_play_on(pilot: Pilot) -> None:
    match = put_out()
    match.play(next(match.actions()))
    table = RummyTable(pilot, match)
    zones = table.scene.board.layout.zones
    assert "tray.0" not in zones
    assert {"tray.1", "tray.2"} <= set(zones)
    assert table.prompt.startswith("You're out of the match.")
    assert "table.fast_forward" in pilot.stage.targets()


@pytest.mark.slow
def test_playing_on_shows_no_score_but_the_last(pilot: Pilot) -> None:
    match = put_out()
    match.play(next(match.actions()))
    loop = Quickly(match)
    loop.waits = True
    table = RummyTable(pilot, match, loop=loop)
    pilot.click("table.fast_forward")
    loop.waits = False
    for _ in range(20000):
        pilot.frame(200)
        if pilot.scene is not table.scene:
            break
    assert pilot.scene.name == "scoring"
    assert match.outcome() is not None


@pytest.mark.slow
def test_watching_again_stops_it(pilot: Pilot) -> None:
    match = put_out()
    match.play(next(match.actions()))
    table = RummyTable(pilot, match)
    pilot.click("table.fast_forward")
    assert table.scene.hastened
    pilot.click("table.fast_forward")
    assert not table.scene.hastened
