"""Whole rounds of the preset "As written" at the table, our seat played by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import pytest

from game.cards import Face
from game.engine import presets_of
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import NAMES, ScriptedLoop, Table


class OthersPlayWell(ScriptedLoop):
    """The other seats play as well as they can at once."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat in {None, 0}:
            return False
        self.match.play(heuristic_action(self.match.game, self.match.view(seat or 0), self.match.agent_stream()))
        return True


def by_hand(table: Table, action: Any) -> None:
    """Does an action of our seat as a player would, by dragging or by the place or button that offers it."""
    verb, *_ = str(action).split()
    match verb:
        case "draw":
            table.click("stock")
        case "sweep":
            table.click("table.sweep")
        case "take":
            table.scene.act([action])
            table.rest()
        case "end":
            table.pilot.wait(500)  # until the buttons have settled
            table.click("table.end")
        case "morto":
            table.click(f"table.take_morto.{action.number - 1}")
        case "lay":
            dragged(table, action.cards, "tray.0")
        case "add":
            dragged(table, (action.card,), f"meld.0.{action.meld - 1}")
        case "discard":
            dragged(table, (action.card,), "discards")
        case _:
            raise AssertionError(f"no gesture for {action}")


def dragged(table: Table, cards: Sequence[Face], zone: str) -> None:
    """Select cards, copies as often as they are named, and drag them there."""
    names: list[str] = []
    for card in cards:
        held = [name for name in table.pilot.stage.targets() if name.startswith("hand.") and name.endswith(f".{card}")]
        names.append(next(name for name in held if name not in names))
    for name in names if len(names) > 1 else ():
        table.pilot.click(name)
    table.pilot.drag(names[0], zone)
    table.rest()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ["borako", "buraco"])
def test_a_whole_round_as_written_is_played_by_hand(pilot: Pilot, name: str, seed: int) -> None:
    game = GAMES[name]
    seats = tuple(SeatSetup(each, None if seat == 0 else "club") for seat, each in enumerate(NAMES))
    setup = MatchSetup(name, seats, seed, dict(presets_of(game.options)["written"]))
    match = new_match(GAMES, setup, None, datetime(2026, 1, 1))
    assert match.header.options == setup.options
    table = Table(pilot, match, loop=OthersPlayWell(match))
    done = set[str]()
    while match.actor() is not None:
        view, before = match.view(0), match.number
        action = heuristic_action(game, view, match.agent_stream())
        by_hand(table, action)
        if match.number == before and table.said:  # a gesture that costs much is done when it is repeated
            by_hand(table, action)
        assert match.number > before, f"{action}: {table.said}"
        done.add(str(action).split()[0])
    assert {"draw", "lay", "add", "discard"} <= done
    assert match.score()
