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
from game.games import person_named
from game.i18n import _
from game.i18n.wording import level_about, level_name, names_text, usual_names
from game.opponents.protocol import levels_of
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.seat_table import Place, SeatTable
from game.ui.table.layout.rim import Around, around
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import FaceButton, NameField, Stepper, Widget

_USUAL_LEVEL: Final = "casual"
_NAMED: Final = 22
_SAID: Final = 20
"""Units of what is said about a level: whose it is, and what it is like."""
_LINES: Final = 2
_PAD: Final = 10
_LEAST: Final = 540
"""Units of height that the table with its seats keeps."""


def seat_places(seats: int) -> tuple[str, ...]:
    """Where each seat is as the player sees it, in their order after the player."""
    places = {
        2: (_("Opposite you"),),
        3: (_("To your right"), _("To your left")),
        4: (_("To your right"), _("Opposite you"), _("To your left")),
    }
    return places[seats]


def face_of(name: str, own_face: str) -> str:
    """The portrait of one of the others by name; of the player, who is not named, the chosen one."""
    person = person_named(name) if name else None
    return own_face if not name else person.key if person is not None else ""


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
        self._told = 1
        """Of whom it is said what meeting them is like."""
        self._said = pygame.Rect(0, 0, 0, 0)
        """Where that is said; nowhere without room."""
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
        named = [(level, level_name(level) or level) for level in known]
        usual = _USUAL_LEVEL if _USUAL_LEVEL in known else known[0]
        wanted = {seat: levels.get(seat) for seat in range(1, seats)}
        playable = {level.name for level in levels_of(game)}
        self._levels = {seat: level if level in playable else usual for seat, level in wanted.items()}
        shown = {seat: level if level in known else usual for seat, level in self._levels.items()}
        self._name = NameField("name", player, rename, empty=_("Your name"))
        self._steppers = [
            Stepper(f"level.{seat}", named, shown[seat], partial(self._set_level, seat), size=21)
            for seat in range(1, seats)
        ]
        self._cast = usual_ones
        self.faces = [
            FaceButton(
                f"face.{person}",
                name or player,
                face_of(name, own_face),
                partial(pick, person),
                tip=_("Invite somebody else") if person else _("Your face"),
                us=self._teams[self._seated.index(person)] == self._teams[self._own],
            )
            for person, name in enumerate(("", *self._names))
        ]
        right, across, left = around(self._own, seats)
        sides = {self._own: "midbottom", right: "midright", across: "midtop", left: "midleft"}
        self._table = SeatTable(
            [
                Place(self._role(person), self._caption(person), control, face)
                for person, (control, face) in enumerate(zip((self._name, *self._steppers), self.faces, strict=True))
            ],
            [sides[self._seated.index(person)] for person in range(seats)],
        )

    @property
    def widgets(self) -> list[Widget]:
        """The controls, the player's name first, then the faces."""
        return [self._name, *self._steppers, *self.faces]

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

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Seats on the sides of a table that fills `area`, but for what is said about a level below it."""
        high = style.type.height(style.text(_NAMED), TextStyle.STRONG) + _LINES * style.type.height(style.text(_SAID))
        high += 2 * style.px(_PAD)
        has_room = area.height - high >= style.px(_LEAST)
        self._said = pygame.Rect(area.left, area.bottom - high, area.width, high if has_room else 0)
        seats = pygame.Rect(area.left, area.top, area.width, area.height - (high + style.px(20) if has_room else 0))
        self._table.layout(style, seats)
        self._explain()

    def _explain(self) -> None:
        """A level is explained at its control, but for the one that is explained below the table."""
        for seat, stepper in enumerate(self._steppers, start=1):
            told_below = seat == self._told and self._said.height > 0
            stepper.tip = "" if told_below else level_about(stepper.value)

    def told_below(self, widget: Widget) -> str:
        """What is said below the table of the level that a widget sets; empty for every other widget."""
        explained = self._said.height > 0 and widget is self._steppers[self._told - 1]
        return level_about(self._levels[self._told] or "") if explained else ""

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Table, panels, who everybody is, and what meeting one of them is like."""
        self._table.paint(surface, style)
        level = self._levels.get(self._told)
        if not self._said.height or level is None or not level_about(level):
            return
        theme, said, pad = style.theme, self._said, style.px(_PAD)
        draw_panel(surface, style, said, PanelKind.ROW)
        face = pygame.Rect(said.left + pad, said.top + pad, said.height - 2 * pad, said.height - 2 * pad)
        self.faces[self._told].portrait(surface, style, face)
        left = face.right + 2 * pad
        room = said.right - pad - left
        head = names_text((self._names[self._told - 1], level_name(level)))
        size = style.type.fitted(head, style.text(_NAMED), room, TextStyle.STRONG)
        lines = [style.type.line(head, size, theme.gilt, TextStyle.STRONG)]
        size = style.text(_SAID)
        while size > SMALLEST and len(style.type.wrap(level_about(level), size, room)) > _LINES:
            size -= 1
        about = style.type.wrap(level_about(level), size, room)
        lines += [style.type.line(text, size, theme.text_soft) for text in about]
        top = said.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            surface.blit(line, (left, top))
            top += line.get_height()

    def _set_level(self, seat: int, level: str) -> None:
        self._levels[seat] = level
        self._told = seat
        self._explain()
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
