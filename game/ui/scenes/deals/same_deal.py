"""The same cards once more: from the same seat, from somebody else's, or for a friend."""

from __future__ import annotations

from functools import partial

from game.i18n import _, verbatim
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.match import Match
from game.ui.scenes.deals.starting import deal_out
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.taking_along import copy_deal_of
from game.ui.scenes.teams import own_seat
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget


class SameDealDialog(Dialog):
    """What can be done with the deal of a match."""

    name = "same_deal"

    def __init__(self, stage: Stage, match: Match) -> None:
        deal = deal_of(match.header, match.game)
        names = [setup.name for setup in match.seats]
        own, seats = own_seat(match), len(names)

        def again(turns: int) -> None:
            deal_out(stage, turned(deal, turns), [names[(seat - turns) % seats] for seat in range(seats)])

        others: list[Widget] = [
            Button(
                f"seat.{turns}", _("{name}'s cards", name=names[(own + turns) % seats]), partial(again, turns), size=21
            )
            for turns in range(1, seats)
        ]
        super().__init__(
            stage,
            _("The same deal"),
            _(
                "Everybody gets the same cards as before. Play your own again, or take somebody else's: "
                "you all move on together. The code {code} deals them to a friend.",
                code=verbatim(code_of(deal)),
            ),
            [
                Button("again", _("Your cards again"), partial(again, 0), kind=ButtonKind.PRIMARY),
                *others,
                [Button("copy", _("Copy deal code"), self._copy), Button("back", _("Back"), self.back)],
            ],
        )
        self._match = match

    def _copy(self) -> None:
        copy_deal_of(self, self._match)
