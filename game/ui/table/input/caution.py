"""Stopping a gesture that does the obvious where that would be a mistake: it says why, and repeated it is done."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Action
from game.i18n import _
from game.ui.system.sound import Cue
from game.ui.table.contract.context import AnyContext
from game.ui.table.contract.judge import advice_of, is_dear, warning
from game.ui.table.input.hint import Hint


class Caution:
    """Remembers what it warned of, until the match goes on."""

    def __init__(self, table: AnyContext, hint: Hint) -> None:
        self._table = table
        self._hint = hint
        self._warned: tuple[int, tuple[Action, ...]] | None = None
        """The number of actions of the match, and the actions that were stopped then."""

    def best(self, ways: Sequence[Sequence[Action]]) -> Sequence[Action]:
        """The one of some legal ways to go on that costs least; the first of several that do."""
        if len(ways) == 1:
            return ways[0]
        advice, view = advice_of(self._table.match), self._table.view()
        return min(ways, key=lambda actions: advice.cost(view, actions))

    def is_dear(self, actions: Sequence[Action]) -> bool:
        """Whether actions that are legal now cost more than a slip; never those that a hint has just named, which
        looks farther ahead, and not where a coach says what is dear.
        """
        table = self._table
        if not table.own_turn or table.coached or self._hint.named(actions):
            return False
        return is_dear(table.match, table.view(), actions)

    def stops(self, actions: Sequence[Action]) -> bool:
        """Warn of actions that cost more than a slip; returns whether they wait until they are asked for again."""
        table = self._table
        asked = (table.match.number, tuple(actions))
        if asked == self._warned or not self.is_dear(actions):
            return False
        self._warned = asked
        table.stage.sounds.play(Cue.REFUSE)
        table.say(warning(table.match, table.view(), actions), _("Do it again if you mean it."))
        return True
