"""Who sits where: the seats of a new match around a small table, and who plays with whom.

The people are counted with the player as 0; their seats depend on who is partner of whom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.engine import AnyGame
from game.engine.names import proper_name
from game.engine.record import LONGEST_NAME, SeatSetup
from game.i18n import _
from game.i18n.wording import level_about, level_of, names_text, usual_names
from game.opponents.protocol import levels_of
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Column, Node, Panel, Role, Row, Space, Text, Tone
from game.ui.panels.seats import Place, Portrait, SeatTable, face_of
from game.ui.table.layout.rim import Around, around
from game.ui.widgets import FaceButton, NameField, Stepper, Widget

_USUAL_LEVEL: Final = "casual"
_SHARE: Final = 47
"""The percentage of the scene that the seats take."""
_FACE: Final = 76
"""Units of the face of whom a level is explained."""


class Seating:
    """The player's name and the level of every other seat."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        player: str,
        levels: Mapping[int, str | None],
        rename: Callable[[str], None],
        pick: Callable[[int], None],
        others: Sequence[str] = (),
        around: Callable[[int, int], Around] = around,
        partner: int = 0,
        own_face: str = "",
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        """`pick` is called with the number of whose face was clicked. `others` are the names that the player chose for
        the other seats; an empty one has its usual name.

        `around` says who sits where, and `partner` which of the others plays with the player, 0 for nobody;
        `own_face` is the player's portrait, whose owner does not sit at this table. `on_change` is told when somebody
        has another level.
        """
        self._on_change = on_change
        self._explained = 1
        """The number of whom it is explained what meeting them is like."""
        self._teams = game.teams(seats)
        self._seated = seated(self._teams, partner)
        self._own = self._seated.index(0)
        usual_ones = usual_names(game.name, own_face)
        self._names = [
            (proper_name(others[seat], LONGEST_NAME) if seat < len(others) else "") or usual_ones[seat]
            for seat in range(seats - 1)
        ]
        offered = [level.name for level in levels_of(game) if level.offered]
        known = offered or [level.name for level in levels_of(game)]
        usual = _USUAL_LEVEL if _USUAL_LEVEL in known else known[0]
        wanted = {seat: levels.get(seat) for seat in range(1, seats)}
        playable = {level.name for level in levels_of(game)}
        self._levels = {seat: level if level in playable else usual for seat, level in wanted.items()}
        shown = {seat: level if level in known else usual for seat, level in self._levels.items()}
        self._name = NameField("name", player, rename, empty=_("Your name"))
        self._steppers = [
            Stepper(
                f"level.{seat}",
                [(level, level_of(name, level)) for level in known],
                shown[seat],
                partial(self._set_level, seat),
                size=21,
            )
            for seat, name in enumerate(self._names, start=1)
        ]
        for stepper in self._steppers:
            stepper.tip = level_about(stepper.value)
        for stepper, name in zip(self._steppers, self._names, strict=True):
            stepper.sets = _("Level of {name}", name=name)
        self._name.sets = _("Your name")
        self._cast = usual_ones
        self.faces = [
            FaceButton(
                f"face.{person}",
                name or player,
                face_of(name, own_face),
                partial(pick, person),
                tip=_("Invite somebody else") if person else _("Your portrait"),
                us=self._teams[self._seated.index(person)] == self._teams[self._own],
            )
            for person, name in enumerate(("", *self._names))
        ]
        right, across, left = around(self._own, seats)
        sides = {self._own: "midbottom", right: "midright", across: "midtop", left: "midleft"}
        self._sides = [sides[self._seated.index(person)] for person in range(seats)]

    @property
    def names(self) -> list[str]:
        """The names of the others."""
        return list(self._names)

    def somebody_else(self, person: int) -> str:
        """Who of the cast may sit there instead: the next who has no seat yet."""
        free = [name for name in self._cast if name not in self._names]
        now = self._names[person - 1]
        after = self._cast.index(now) if now in self._cast else -1
        return next((name for name in self._cast[after + 1 :] if name in free), free[0] if free else now)

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

    def compose(self) -> Node:
        """Seats around a table, and below it what meeting one of the others is like, where there is room."""
        controls = zip((self._name, *self._steppers), self.faces, strict=True)
        places = [
            Place(self._role(person), self._caption(person), control, face)
            for person, (control, face) in enumerate(controls)
        ]
        level = self._levels.get(self._explained)
        if level is None or not level_about(level):
            return SeatTable(places, self._sides, grow=_SHARE)
        name = self._names[self._explained - 1]
        head = names_text((name, level_of(name, level)))
        words = Column(
            Text(head, Role.LABEL, Tone.GILT), Text(level_about(level), Role.SOFT, lines=0), gap=Space.NONE, grow=1
        )
        about = Panel(
            Row(Portrait(self.faces[self._explained], side=_FACE), words), PanelKind.ROW, pad=Space.SMALL, optional=True
        )
        return Column(SeatTable(places, self._sides), about, gap=Space.WIDE, grow=_SHARE)

    def explain(self, focused: Widget | None) -> None:
        """Say what meeting the person is like whose level or face has the focus; the one before where none has."""
        kinds = (self._steppers, self.faces[1:])
        seat = next((at for kind in kinds for at, widget in enumerate(kind, start=1) if widget is focused), 0)
        if seat and seat != self._explained:
            self._explained = seat
            self._on_change()

    def _set_level(self, seat: int, level: str) -> None:
        self._levels[seat] = level
        self._explained = seat
        self._steppers[seat - 1].tip = level_about(level)
        self._on_change()

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
