"""Who sits where: the seats of a new match around a small table, and who plays with whom.

The people are counted with the player as 0; their seats depend on who is partner of whom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import AnyGame
from game.engine.names import proper_name
from game.engine.record import LONGEST_NAME, SeatSetup
from game.i18n import _
from game.opponents.registry import levels_of
from game.ui.graphics.style import Style
from game.ui.scenes.seat_table import Place, SeatTable
from game.ui.shared_texts import level_name
from game.ui.table.layout.rim import Around, around
from game.ui.widgets import NameField, Stepper, Widget

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
        game: AnyGame,
        seats: int,
        player: str,
        levels: Mapping[int, str | None],
        rename: Callable[[str], None],
        others: Sequence[str] = (),
        around: Callable[[int, int], Around] = around,
        partner: int = 0,
    ) -> None:
        """`others` are the names that the player chose for the other seats; an empty one has its usual name.

        `around` says who sits where, and `partner` which of the others plays with the player, 0 for nobody.
        """
        self._teams = game.teams(seats)
        self._seated = seated(self._teams, partner)
        self._own = self._seated.index(0)
        usual_ones = usual_names()
        self._names = [
            (proper_name(others[seat], LONGEST_NAME) if seat < len(others) else "") or usual_ones[seat]
            for seat in range(seats - 1)
        ]
        offered = [(level.name, level_name(level.name)) for level in levels_of(game) if level.offered]
        offered = offered or [(level.name, level_name(level.name)) for level in levels_of(game)]
        known = [name for name, _text in offered]
        usual = _USUAL_LEVEL if _USUAL_LEVEL in known else known[0]
        wanted = {seat: levels.get(seat) for seat in range(1, seats)}
        playable = {level.name for level in levels_of(game)}
        self._levels = {seat: level if level in playable else usual for seat, level in wanted.items()}
        self._name = NameField("name", player, rename, empty=_("Your name"))
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
        right, across, left = around(self._own, seats)
        sides = {self._own: "midbottom", right: "midright", across: "midtop", left: "midleft"}
        self._table = SeatTable(
            [Place(self._role(person), self._caption(person), control) for person, control in enumerate(self.widgets)],
            [sides[self._seated.index(person)] for person in range(seats)],
        )

    @property
    def widgets(self) -> list[Widget]:
        """The controls, the player's name first."""
        return [self._name, *self._steppers]

    @property
    def partners(self) -> Sequence[tuple[int, str]]:
        """Whom the player may choose to play with, by number and name; empty where there is no choice."""
        members = [self._teams.count(team) for team in self._teams]
        if len(members) < 3 or max(members) < 2:
            return ()
        alone = [(0, _("Nobody"))] if 1 in members else []
        return [*((number, name) for number, name in enumerate(self._names, start=1)), *alone]

    @property
    def partner(self) -> int:
        """Who plays with the player, 0 for nobody."""
        mine = [
            person for person, team in zip(self._seated, self._teams, strict=True) if team == self._teams[self._own]
        ]
        return next((person for person in mine if person), 0)

    @property
    def levels(self) -> Mapping[int, str | None]:
        """The level chosen for each of the others."""
        return dict(self._levels)

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats as a match wants them."""
        return tuple(
            SeatSetup(self._names[person - 1], self._levels[person])
            if person
            else SeatSetup(proper_name(self._name.taken, LONGEST_NAME) or _("You"))
            for person in self._seated
        )

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Seats on the sides of a table that fills `area`."""
        self._table.layout(style, area)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Table, panels, and who everybody is."""
        self._table.paint(surface, style)

    def _set_level(self, seat: int, level: str) -> None:
        self._levels[seat] = level

    def _caption(self, seat: int) -> str:
        return self._names[seat - 1] if seat else _("You")

    def _role(self, seat: int) -> str:
        if seat == 0:
            return _("Your seat")
        return _("Your partner") if seat == self.partner else _("Opponent")


def seated(teams: Sequence[int], partner: int) -> Sequence[int]:
    """Which person sits at each seat, when `partner` is on the team of person 0, or nobody where that is 0.

    Without partners, or where the wish cannot be had, everybody sits in the order of counting.
    """
    usual = list(range(len(teams)))
    own = next((seat for seat, team in enumerate(teams) if partner or teams.count(team) == 1), 0)
    beside = next((seat for seat, team in enumerate(teams) if seat != own and team == teams[own]), None)
    if len(teams) < 3 or bool(partner) != (beside is not None) or partner not in usual:
        return usual
    others = iter(person for person in usual if person not in (0, partner))
    return [0 if seat == own else partner if seat == beside else next(others) for seat in usual]
