"""Tables of games with tricks, with opponents who play what a test gives them."""

from __future__ import annotations

from collections.abc import Sequence

from game.match.match import Match
from game.opponents.protocol import heuristic_action
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import ScriptedLoop, Table


class OthersPlay(ScriptedLoop):
    """The other seats say and play what is written down, then what the heuristic policy would."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat in {None, 0}:
            return False
        if self.script:
            self.match.play(self.match.game.parse(self.script.pop(0)))
        else:
            self.match.play(heuristic_action(self.match.game, self.match.view(seat or 0), self.match.agent_stream()))
        return True


def table_of(pilot: Pilot, match: Match, script: Sequence[str] = ()) -> Table:
    """A table of this match."""
    return Table(pilot, match, script, OthersPlay(match))
