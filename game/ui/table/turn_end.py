"""Ending the player's turn: where that is the only thing left to do, the table can press the button itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from game.engine import Action
from game.i18n import _
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.stage import Stage
from game.ui.table.contract.context import AnyContext
from game.ui.table.contract.facts import Offer
from game.ui.widgets import Button, ButtonKind

_MOMENT_MS: Final = 500.0
"""The time to see what ended the turn."""
_OFFERED_AFTER: Final = 3
"""So often the player ends a turn by hand before the table offers to do it."""


class TurnEnd:
    """Ends turns where the player wants it, and offers to once."""

    def __init__(self, table: AnyContext, offers: Callable[[], Sequence[Offer]]) -> None:
        """`offers` are the buttons of the moment."""
        self._table = table
        self._offers = offers
        self._pressed = 0
        self._due: float | None = None
        self._looked_at: tuple[int, Sequence[Action]] = (-1, ())
        self.silent = False
        """Whether the player ends every turn, as where somebody explains the table."""

    def update(self, now: float) -> None:
        """Everything was told: end the turn in a moment, unless the player has just taken that back."""
        match = self._table.match
        wanted = self._table.stage.profile.settings.ends_turn and not self.silent and not match.can_redo()
        if not wanted or not self._table.own_turn or not (ending := self._only_thing_left()):
            self._due = None
        elif self._due is None:
            self._due = now + self._table.pace.pause(_MOMENT_MS)
        elif now >= self._due:
            self._due = None
            self._table.act(ending)

    @property
    def comes_by_itself(self) -> bool:
        """Whether the turn is about to be ended for the player."""
        return self._due is not None

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until the turn is ended."""
        return None if self._due is None else max(0.0, self._due - now)

    def is_all_that_is_left(self, actions: Sequence[Action]) -> bool:
        """Whether these end the turn, and nothing else can be done."""
        return bool(actions) and tuple(actions) == tuple(self._only_thing_left())

    def pressed(self) -> None:
        """The player ended a turn in which nothing else was left to do."""
        profile = self._table.stage.profile
        self._pressed += 1
        if self._pressed >= _OFFERED_AFTER and profile.settings.ends_turn is None and not self.silent:
            self._table.stage.push(TurnEndOffer(self._table.stage))

    def _only_thing_left(self) -> Sequence[Action]:
        match = self._table.match
        if self._looked_at[0] != match.number:
            ending = next((offer.actions for offer in self._offers() if offer.ends_turn), ())
            alone = bool(ending) and tuple(islice(match.actions(), 2)) == ending
            self._looked_at = match.number, ending if alone else ()
        return self._looked_at[1]


class TurnEndOffer(Dialog):
    """Offers to end turns for the player from now on; whatever is answered, it is not offered again."""

    name = "turn_end"

    def __init__(self, stage: Stage) -> None:
        super().__init__(
            stage,
            _("End your turns for you?"),
            _(
                "When all that's left is to end your turn, the table can do it for you. You can change "
                "that in the settings."
            ),
            [
                Button("yes", _("Yes, please"), lambda: self._answer(on=True), kind=ButtonKind.PRIMARY),
                Button("no", _("No, I end them myself"), self.back),
            ],
        )

    def back(self) -> None:
        """Escape and a click beside it mean no."""
        self._answer(on=False)

    def _answer(self, *, on: bool) -> None:
        self.stage.profile.change(ends_turn=on)
        self.stage.pop()
