"""Who sits where: the seats of a new match around a small table, and who plays with whom.

The people are counted with the player as 0; their seats depend on who is partner of whom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.engine import AnyGame
from game.engine.names import proper_name
from game.engine.record import LONGEST_NAME, SeatSetup
from game.i18n import _, language
from game.i18n.people import cast_of
from game.opponents.protocol import levels_of
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.shared_texts import level_about, level_name
from game.ui.table.layout.rim import Around, around
from game.ui.text import TextStyle
from game.ui.widgets import NameField, Stepper, Widget

_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}
_WIDTH: Final = 250
"""Units of the panel of one seat."""
_ON_RIM: Final[Mapping[int, Sequence[str]]] = {
    2: ("midbottom", "midtop"),
    3: ("midbottom", "midright", "midleft"),
    4: ("midbottom", "midright", "midtop", "midleft"),
}
"""Where each seat lies, in the order of play: counter-clockwise from the player."""


@dataclass(frozen=True, slots=True)
class Place:
    """What the panel of a seat shows, from above to below."""

    role: str
    """What the seat is to the player; may be empty."""
    caption: str
    control: Widget


class SeatTable:
    """Lays the panels of two to four seats, the player's first, around a table that fills an area."""

    def __init__(self, places: Sequence[Place], sides: Sequence[str] = ()) -> None:
        """`sides` name the edge of the area for each place; the usual ones without."""
        self._places = places
        self._sides = sides or _ON_RIM[len(places)]
        self._areas: list[pygame.Rect] = []
        self._felt = pygame.Rect(0, 0, 0, 0)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Place the panels and the controls upon them."""
        px = style.px
        texts = style.type.height(style.text(23), TextStyle.STRONG)
        if any(place.role for place in self._places):
            texts += style.type.height(style.text(18))
        width, height = min(px(_WIDTH), (area.width - px(16)) // 2), texts + px(22) + style.target(46)
        self._felt = area.inflate(-width, -height)
        self._areas = []
        for rim in self._sides:
            # players keep their chairs in every language
            side = _OTHER_SIDE.get(rim, rim) if style.mirrored else rim
            seat = pygame.Rect(0, 0, width, height)
            setattr(seat, side, getattr(area, side))
            self._areas.append(seat)
        for place, seat in zip(self._places, self._areas, strict=True):
            control = pygame.Rect(0, 0, seat.width - px(24), style.target(46))
            control.midbottom = (seat.centerx, seat.bottom - px(10))
            place.control.place(control)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Table, panels, and who everybody is."""
        theme = style.theme
        surface.blit(self._laid_table(style), self._felt)
        for seat, (place, area) in enumerate(zip(self._places, self._areas, strict=True)):
            draw_panel(surface, style, area, PanelKind.SEAT_OWN if seat == 0 else PanelKind.SEAT, shadow=6)
            above = (area.centerx, place.control.rect.top - 3)
            caption = style.type.shortened(place.caption, style.text(23), area.width - style.px(20), TextStyle.STRONG)
            name = draw_text(surface, style, caption, 23, theme.text, TextStyle.STRONG, midbottom=above)
            if place.role:
                draw_text(surface, style, place.role, 18, theme.gilt, midbottom=(area.centerx, name.top))

    def _laid_table(self, style: Style) -> pygame.Surface:
        """The table with a hand of backs before each seat at the long ends and the stock on a rosette."""
        size = self._felt.size
        ready = style.pictures.made("laid table", size)
        if ready is not None:
            return ready
        laid = pygame.Surface(size, pygame.SRCALPHA)
        table = laid.get_rect()
        draw_panel(laid, style, table, PanelKind.FELT, radius=26)
        side = min(size) * 5 // 10
        rosette = style.pictures.svg(("table", style.table.name, "emblem.svg"), (side, side))
        laid.blit(rosette, rosette.get_rect(center=table.center))
        width = max(24, min(table.width * 15 // 100, table.height * 12 // 100))
        back = style.pictures.card("back", width, max(2, width // 18))
        for lift in range(3):
            back.draw(laid, table.centerx - width // 2 - lift, table.centery - back.size[1] // 2 - 2 * lift)
        reach = table.height // 2 - self._areas[0].height // 2 - back.size[1] * 9 // 10
        for turn in (0, 180):
            for step in range(-3, 4):
                turned = pygame.transform.rotozoom(back.surface, -9 * step + turn, 1.0)
                away = pygame.Vector2(0, -width * 2).rotate(9 * step) + pygame.Vector2(0, width * 2 + reach)
                centre = pygame.Vector2(table.center) + away.rotate(turn)
                laid.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
        return style.pictures.store("laid table", size, laid)


_USUAL_LEVEL: Final = "casual"


def usual_names(game: str, own_face: str = "") -> tuple[str, ...]:
    """Who sits at the seats of opponents and partners, in their order after the player, who has a face of one's own."""
    return tuple(person.called(language().code) for person in cast_of(game) if person.key != own_face)


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
        own_face: str = "",
    ) -> None:
        """`others` are the names that the player chose for the other seats; an empty one has its usual name.

        `around` says who sits where, and `partner` which of the others plays with the player, 0 for nobody;
        `own_face` is the player's portrait, whose owner does not sit at this table.
        """
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
            Stepper(
                f"level.{seat}",
                named,
                shown[seat],
                partial(self._set_level, seat),
                size=21,
                tip=level_about(shown[seat]),
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
        self._steppers[seat - 1].tip = level_about(level)

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
