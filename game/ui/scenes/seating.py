"""Who sits where: the seats of a new match around a small table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import pygame

from game.agents.registry import levels_of
from game.engine import Game
from game.engine.record import SeatSetup
from game.i18n import _
from game.ui.look import Look
from game.ui.scenes.seat_table import Place, SeatTable
from game.ui.texts import level_name
from game.ui.widgets import Stepper, TextField, Widget

_USUAL_LEVEL: Final = "casual"


def usual_names() -> tuple[str, ...]:
    """Who sits at the seats of opponents and partners, in their order after the player."""
    return _("Karim"), _("Layla"), _("Samir"), _("Nour"), _("Yusuf")


def seat_places(seats: int) -> tuple[str, ...]:
    """Where each seat is as the player sees it, in their order after the player."""
    places = {
        2: (_("Opposite you"),),
        3: (_("To your right"), _("To your left")),
        4: (_("To your right"), _("Opposite you"), _("To your left")),
    }
    return places[seats]


class Seating:
    """The player's name and the level of every other seat."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        player: str,
        levels: Mapping[int, str | None],
        rename: Callable[[str], None],
        others: Sequence[str] = (),
    ) -> None:
        """`others` are the names that the player chose for the other seats; an empty one has its usual name."""
        self._teams = game.teams(seats)
        usual_ones = usual_names()
        self._names = [(others[seat] if seat < len(others) else "") or usual_ones[seat] for seat in range(seats - 1)]
        offered = [(level.name, level_name(level.name)) for level in levels_of(game) if level.offered]
        offered = offered or [(level.name, level_name(level.name)) for level in levels_of(game)]
        known = [name for name, _text in offered]
        usual = _USUAL_LEVEL if _USUAL_LEVEL in known else known[0]
        wanted = {seat: levels.get(seat) for seat in range(1, seats)}
        playable = {level.name for level in levels_of(game)}
        self._levels = {seat: level if level in playable else usual for seat, level in wanted.items()}
        self._name = TextField("name", player, rename, empty=_("Your name"), longest=20)
        self._steppers = [
            Stepper(
                f"level.{seat}",
                offered,
                self._levels[seat] if self._levels[seat] in known else usual,
                partial(self._set_level, seat),
                size=21,
                tip=_("How well {name} plays.", name=self._names[seat - 1]),
            )
            for seat in range(1, seats)
        ]
        self._table = SeatTable(
            [Place(self._role(seat), self._caption(seat), control) for seat, control in enumerate(self.widgets)]
        )

    @property
    def widgets(self) -> list[Widget]:
        """The controls, the player's name first."""
        return [self._name, *self._steppers]

    @property
    def levels(self) -> Mapping[int, str | None]:
        """The level chosen for each seat but the player's."""
        return dict(self._levels)

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats as a match wants them."""
        others = (SeatSetup(self._names[seat - 1], level) for seat, level in sorted(self._levels.items()))
        return (SeatSetup(self._name.text.strip() or _("You")), *others)

    def layout(self, look: Look, area: pygame.Rect) -> None:
        """Seats on the sides of a table that fills `area`."""
        self._table.layout(look, area)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Table, plates, and who everybody is."""
        self._table.paint(surface, look)

    def _set_level(self, seat: int, level: str) -> None:
        self._levels[seat] = level

    def _caption(self, seat: int) -> str:
        return self._names[seat - 1] if seat else _("You")

    def _role(self, seat: int) -> str:
        if seat == 0:
            return _("Your seat")
        return _("Your partner") if self._teams[seat] == self._teams[0] else _("Opponent")
