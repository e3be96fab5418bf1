"""Drawings about a match: the emblem of its game, how it stands, who sits there, and the lead round by round."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import signed_text
from game.match.saved_views import OtherSeat, Result
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, area_of, hex_of, mixed
from game.ui.kit import Column, Extent, Node, Role, Row, Text, Tone

TONES: Final = {
    Result.UNREAD: Tone.SOFT,
    Result.DAMAGED: Tone.BAD,
    Result.IN_PLAY: Tone.TEXT,
    Result.FINISHED: Tone.SOFT,
    Result.WON: Tone.WON,
    Result.LOST: Tone.LOST,
    Result.COPY: Tone.SOFT,
    Result.SECOND_TRY: Tone.SOFT,
    Result.NONE: Tone.SOFT,
}
"""The tone of each result; its label says the same."""
_SUNK: Final = 0.45
"""How dark the disc of a file is that holds no match."""
_HOLLOW: Final = 0.3
"""How much of its colour is within the edge of the stripe of a match in play."""


class _Drawing(Node):
    """A drawing of a fixed size in units that says nothing."""

    units: tuple[float, float]

    def measure_width(self, style: Style) -> Extent:
        """Its width."""
        return Extent.fixed(style.px(self.units[0]))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self.units[1]))


class Stripe(_Drawing):
    """The coloured stripe that tells how a match stands: an outline where it is in play."""

    def __init__(self, result: Result, *, height: float) -> None:
        super().__init__()
        self._result = result
        self.units = 7, height

    def content(self) -> Hashable:
        """The result."""
        return self._result

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The stripe."""
        colour: Rgb = TONES[self._result].colour(style.theme)
        if self._result is not Result.NONE:
            surface.fill(colour, self.rect)
        if self._result is Result.IN_PLAY:
            rim = 2 * max(1, style.px(1.5))
            surface.fill(mixed(style.theme.panel, colour, _HOLLOW), self.rect.inflate(-rim, -rim))


class Emblem(_Drawing):
    """The emblem of a game; an exclamation mark for a file that holds no match."""

    def __init__(self, game: str, *, side: float) -> None:
        super().__init__()
        self._game = game
        self.units = side, side

    def content(self) -> Hashable:
        """The game."""
        return self._game

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The disc."""
        if self._game:
            draw_emblem(surface, style, self.rect, self._game)
            return
        ink, ground = hex_of(style.theme.bad), hex_of(mixed(style.theme.panel, style.theme.night, _SUNK))
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<circle cx="50" cy="50" r="47" fill="{ground}" stroke="{ink}" stroke-width="4"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, self.rect.size), self.rect)
        draw_text(surface, style, "!", 34, style.theme.bad, TextStyle.TITLE, center=self.rect.center)


class Faces(Node):
    """The faces of those who sit with the player, each over a part of the one before where there is little room."""

    _APART: Final = 0.72
    _CLOSEST: Final = 0.64
    """From one face to the next, in sides of a face."""

    def __init__(self, others: Sequence[OtherSeat], *, side: float, optional: bool = False) -> None:
        super().__init__(optional=optional)
        self._others = tuple(others)
        self._side = side

    def measure_width(self, style: Style) -> Extent:
        """All of them in a row."""
        side, more = style.px(self._side), len(self._others) - 1
        if more < 0:
            return Extent.fixed(0)
        return Extent(side + round(side * self._CLOSEST) * more, side + round(side * self._APART) * more)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The side of a face."""
        return Extent.fixed(style.px(self._side))

    def content(self) -> Hashable:
        """Who they are."""
        return self._others

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Each in the colour of the team."""
        side = style.px(self._side)
        step = (self.rect.width - side) / max(1, len(self._others) - 1)
        for place, other in enumerate(self._others):
            face = pygame.Rect(self.rect.left + round(place * step), self.rect.top, side, side)
            ring = style.theme.us if other.partner else style.theme.them
            draw_medallion(surface, style, face, other.setup.name, ring, face=face_of(style, other.setup))


def lead_by_round(leads: Sequence[float], *, grow: float = 0, optional: bool = False) -> Node:
    """The lead after each round as bars, with the last one in words."""
    return Column(
        Row(
            Text(_("Your lead after each round"), Role.SMALL, cut=True, grow=1),
            Text(_lead_text(leads[-1]), Role.LABEL, Tone.WON if leads[-1] >= 0 else Tone.LOST),
        ),
        LeadBars(leads, grow=1),
        grow=grow,
        optional=optional,
    )


class LeadBars(Node):
    """How far ahead or behind the player was after each round, as bars up and down from a line."""

    _NUMBER: Final = 16
    """Units of the numbers of rounds."""
    _LEAST: Final = 64
    _NATURAL: Final = 120
    """Units of its height."""
    _VALUED: Final = 36
    """Units of the bars at least where values stand beyond their ends."""
    _WIDEST: Final = 34
    _FILLED: Final = 0.72
    """Units of a bar at most, and its part of the room of a round."""

    def __init__(self, leads: Sequence[float], *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self._leads = tuple(lead + 0.0 for lead in leads)

    def texts(self) -> Iterator[str]:
        """The lead after each round."""
        yield _(", ").join(_lead_text(lead) for lead in self._leads)

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(style.px(self._NATURAL), style.px(self._NATURAL))

    def measure_height(self, style: Style, width: int) -> Extent:
        """It grows where there is room."""
        return Extent(style.px(self._LEAST), style.px(self._NATURAL))

    def content(self) -> Hashable:
        """The leads."""
        return self._leads

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A bar for each round, its number below it, and its value beyond its end where that has room."""
        px, theme, leads = style.px, style.theme, self._leads
        numbers = style.type.height(style.text(self._NUMBER))
        plot = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - numbers)
        most, least = max(0.0, *leads), min(0.0, *leads)
        slot = plot.width / len(leads)
        values = [_lead_text(lead) for lead in leads]
        valued = max(style.type.width(value, style.text(self._NUMBER)) for value in values) <= slot - px(6)
        valued = valued and plot.height >= px(self._VALUED) + numbers
        if valued:
            plot.top += numbers if most > 0 else 0
            plot.height -= (numbers if most > 0 else 0) + (numbers if least < 0 else 0)
        scale = plot.height / ((most - least) or 1.0)
        ground = plot.top + round(most * scale)
        bar = max(1, min(px(self._WIDEST), round(slot * self._FILLED)))
        widest = style.type.width(str(len(leads)), style.text(self._NUMBER)) + px(12)
        every = max(1, -(-widest // max(1, round(slot))))
        for place, lead in enumerate(leads):
            middle = plot.left + round(slot * (place + 0.5))
            if place % every == 0:
                foot = (middle, self.rect.bottom - numbers)
                draw_text(surface, style, str(place + 1), self._NUMBER, theme.text_faint, midtop=foot)
            end = plot.top + round((most - lead) * scale)
            ink = theme.won if lead >= 0 else theme.lost
            surface.fill(area_of(theme, ink), (middle - bar // 2, min(end, ground), bar, abs(end - ground)))
            if valued:
                top = min(end, ground) - numbers if lead >= 0 else max(end, ground)
                draw_text(surface, style, values[place], self._NUMBER, ink, midtop=(middle, top))
        surface.fill(theme.rim, (plot.left, ground, plot.width, max(1, px(1.5))))


def _lead_text(lead: float) -> str:
    return signed_text(Decimal(f"{lead:.4f}").normalize() + 0)
