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
from game.ui.paint import draw_plate, draw_text
from game.ui.plates import PlateKind
from game.ui.text import Style
from game.ui.texts import level_name
from game.ui.widgets import Stepper, TextField, Widget

_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}
_USUAL_LEVEL: Final = "casual"
_CARD: Final = (250, 150)
"""Units of the plate of one seat."""
_ON_RIM: Final[Mapping[int, Sequence[str]]] = {
    2: ("midbottom", "midtop"),
    3: ("midbottom", "midright", "midleft"),
    4: ("midbottom", "midright", "midtop", "midleft"),
}
"""Where each seat lies, in the order of play: counter-clockwise from the player."""


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
        self._areas: list[pygame.Rect] = []
        self._table = pygame.Rect(0, 0, 0, 0)
        offered = [(level.name, level_name(level.name)) for level in levels_of(game) if level.offered]
        offered = offered or [(level.name, level_name(level.name)) for level in levels_of(game)]
        known = [name for name, _text in offered]
        usual = _USUAL_LEVEL if _USUAL_LEVEL in known else known[0]
        self._levels = {seat: levels.get(seat) or usual for seat in range(1, seats)}
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

    @property
    def widgets(self) -> list[Widget]:
        """The controls, the player's name first."""
        return [self._name, *self._steppers]

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats as a match wants them."""
        others = (SeatSetup(self._names[seat - 1], level) for seat, level in sorted(self._levels.items()))
        return (SeatSetup(self._name.text.strip() or _("You")), *others)

    def layout(self, look: Look, area: pygame.Rect) -> None:
        """Seats on the four sides of a table that fills `area`."""
        px = look.px
        texts = look.type.height(look.text(23), Style.STRONG) + look.type.height(look.text(18))
        width, height = px(_CARD[0]), texts + px(22) + look.target(46)
        self._table = area.inflate(-width, -height)
        self._areas = []
        for place in _ON_RIM[len(self._teams)]:
            # whose turn is next sits at the right in every language
            side = _OTHER_SIDE.get(place, place) if look.mirrored else place
            seat = pygame.Rect(0, 0, width, height)
            setattr(seat, side, getattr(area, side))
            self._areas.append(seat)
        for widget, seat in zip(self.widgets, self._areas, strict=True):
            control = pygame.Rect(0, 0, seat.width - px(24), look.target(46))
            control.midbottom = (seat.centerx, seat.bottom - px(10))
            widget.place(control)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Table, plates, and who everybody is."""
        theme = look.theme
        surface.blit(self._laid_table(look), self._table)
        for seat, area in enumerate(self._areas):
            draw_plate(surface, look, area, PlateKind.SEAT_OWN if seat == 0 else PlateKind.SEAT, shadow=6)
            control = self.widgets[seat].rect
            name = draw_text(
                surface,
                look,
                self._caption(seat),
                23,
                theme.text,
                Style.STRONG,
                midbottom=(area.centerx, control.top - 3),
            )
            draw_text(surface, look, self._role(seat), 18, theme.gilt, midbottom=(area.centerx, name.top))

    def _laid_table(self, look: Look) -> pygame.Surface:
        """The table with a hand of backs before each seat at the long ends and the stock on a rosette."""
        size = self._table.size
        ready = look.pictures.made("laid table", size)
        if ready is not None:
            return ready
        laid = pygame.Surface(size, pygame.SRCALPHA)
        table = laid.get_rect()
        draw_plate(laid, look, table, PlateKind.FELT, radius=26)
        side = min(size) * 5 // 10
        rosette = look.pictures.svg(("table", "rosette.svg"), (side, side))
        laid.blit(rosette, rosette.get_rect(center=table.center))
        width = max(24, min(table.width * 15 // 100, table.height * 12 // 100))
        back = look.pictures.card("back", width, max(2, width // 18))
        for lift in range(3):
            back.draw(laid, table.centerx - width // 2 - lift, table.centery - back.size[1] // 2 - 2 * lift)
        reach = table.height // 2 - self._areas[0].height // 2 - back.size[1] * 9 // 10
        for turn in (0, 180):
            for step in range(-3, 4):
                turned = pygame.transform.rotozoom(back.surface, -9 * step + turn, 1.0)
                away = pygame.Vector2(0, -width * 2).rotate(9 * step) + pygame.Vector2(0, width * 2 + reach)
                centre = pygame.Vector2(table.center) + away.rotate(turn)
                laid.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
        return look.pictures.store("laid table", size, laid)

    def _set_level(self, seat: int, level: str) -> None:
        self._levels[seat] = level

    def _caption(self, seat: int) -> str:
        return self._names[seat - 1] if seat else _("You")

    def _role(self, seat: int) -> str:
        if seat == 0:
            return _("Your seat")
        return _("Your partner") if self._teams[seat] == self._teams[0] else _("Opponent")
