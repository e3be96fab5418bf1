"""The dialogue of coinche: a bid has a level and a suit, and the buttons of the suits say the level that is chosen
(belote 6.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine import Action
from game.families.tricks.table.auction_panel import AuctionPanel
from game.families.tricks.table.dialogue import Call
from game.games.belote.rules.actions import CAPOT, Bid
from game.games.belote.rules.view import BeloteView
from game.games.belote.table import glossary as words
from game.i18n import _
from game.ui.table.layout.mode import TableMode


class BidPanel(AuctionPanel[BeloteView]):
    """Answers, and where there are bids, buttons that change the level; it begins with the least."""

    _level = 0
    """The value of the bids that have a button; that of no bid: the least."""

    def calls(self, view: BeloteView, actions: Iterable[object]) -> tuple[Call, ...]:
        """Answers without a level in the first row, with what changes it; below them a bid of each suit."""
        actions = tuple(actions)
        bids = [action for action in actions if isinstance(action, Bid)]
        if not bids:
            return super().calls(view, actions)
        levels = tuple(dict.fromkeys(bid.value for bid in bids))
        if self._level not in levels:
            self._level = levels[0]
        if self.table.mode is TableMode.COACHED:  # a lesson asks for one bid, which has its button at once
            self._level = next((bid.value for bid in bids if self.table.is_wanted((bid,))), self._level)
        others = [action for action in actions if not isinstance(action, Bid)]
        chosen = [bid for bid in bids if bid.value == self._level]
        return (*super().calls(view, others), *_steps(levels, bids, self._level), *super().calls(view, chosen))

    def choose(self, call: Call) -> None:
        """The player presses the button of an answer, or changes the level."""
        if call.row == 0 and isinstance(call.action, Bid):
            self._level = call.action.value
            self.table.say(_("Your bid: {level}. Now name the trumps.", level=words.level_text(self._level)))
            self.table.selection_changed()
            return
        self._level = 0
        super().choose(call)

    def hinted(self, action: Action) -> None:
        """The level of the bid that a hint names."""
        if isinstance(action, Bid):
            self._level = action.value
            self.table.selection_changed()


def _steps(levels: tuple[int, ...], bids: list[Bid], level: int) -> Iterator[Call]:
    """What changes the level: ten less, ten more, and at once to capot."""
    least = {bid.value: bid for bid in reversed(bids)}
    place = levels.index(level)
    ways = (
        ("lower", words.LOWER, levels[max(place - 1, 0)]),
        ("higher", words.HIGHER, levels[min(place + 1, len(levels) - 1)]),
        ("capot", words.CAPOT_BID, CAPOT),
    )
    for name, term, to in ways:
        texts = (term.word.said(), term.brief.said(), term.tip.said())
        yield Call(name, *texts, None, least[to], possible=to != level)
