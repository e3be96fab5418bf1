"""Tables of Buraco at written positions, with opponents who play what a test gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.engine import AnyGame, Deals, Event
from game.engine.record import HeaderLine, SeatSetup
from game.games.buraco.rules import Buraco
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import BuracoState, Melding
from game.match.match import Match
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import NAMES, ScriptedLoop, Table


class FromPosition(Buraco):
    """Buraco that begins in the middle of a round."""

    def __init__(self, state: BuracoState) -> None:
        super().__init__()
        self._first = state

    def new_match(self, options: BuracoOptions, seats: int, deals: Deals) -> tuple[BuracoState, tuple[Event, ...]]:
        return self._first, ()


class OthersDrawAndDiscard(ScriptedLoop):
    """The other seats play what is written down, then draw, discard their first card and end their turns."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat in {None, 0}:
            return False
        view = self.match.view(seat or 0)
        match view.phase:
            case Melding(ended=True):
                usual = "end"
            case Melding():
                usual = f"discard {view.hand[0]}"
            case _:
                usual = "draw"
        self.match.play(self.match.game.parse(self.script.pop(0) if self.script else usual))
        return True


def match_from(state: BuracoState) -> Match:
    """A match that begins there; Amina sits at seat 0."""
    seats = tuple(SeatSetup(name, None if name == NAMES[0] else "club") for name in NAMES[: len(state.hands)])
    header = HeaderLine(1, "0", "buraco", Buraco.rules_version, {}, seats, 1, "2026-01-01T20:00:00")
    return Match(cast(AnyGame, FromPosition(state)), header, state.options, Deals(1))


def table_from(pilot: Pilot, state: BuracoState, script: Sequence[str] = ()) -> Table:
    """A table at a position."""
    match = match_from(state)
    return Table(pilot, match, script, OthersDrawAndDiscard(match))
