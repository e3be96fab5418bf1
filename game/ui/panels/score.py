"""What the score of a round is drawn with: lines with cards, figures that grow, stamps, the way to the limit, melds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from decimal import Decimal
from typing import Final, NamedTuple

import pygame

from game.cards import Face, format_faces
from game.i18n.wording import signed_text
from game.match.round_views import LineView, Stamp
from game.ui.graphics.card_strip import SCORE_CARD, cards_in, draw_strip, strip_size
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.motion import Tween
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import hex_of, mixed
from game.ui.kit import Align, Column, Extent, FirstThatFits, Node, Role, Row, Space, Spacer, Stack, Text, Tone
from game.ui.widgets.graph import mark_colour

GROWS: Final = 0.6
"""How much larger a sum is in the moment it is written, and what a meld earned in that of its glow."""
ARRIVES_MS: Final = 200.0
"""For a line to come to its place."""
GLOWS_MS: Final = 900.0
"""So long a meld that earned something is seen in a glow."""
LANDS_MS: Final = 280.0
"""For a stamp to come down."""
_NARROW: Final = 560
"""Units of width below which the cards of a line are below its words."""
_LARGER_CARDS: Final = (170, 150, 130, 118, 105, 98, 92, SCORE_CARD)
"""Units of the width of a card; the largest that leave room for all lines are shown."""
_FEW_STRIPS: Final = 3
"""In so many strips cards that have no room in one may lie to be larger."""
_MOST_STRIPS: Final = 5
"""In so many strips cards may lie below their words."""


class Arrival(NamedTuple):
    """Since when something is seen, at a moment; both in milliseconds. It is not seen yet where `since` is None."""

    since: float | None
    now: float

    @property
    def away(self) -> float:
        """How far it still is from its place, from 1 to 0."""
        return 0.0 if self.since is None else max(0.0, 1.0 - (self.now - self.since) / ARRIVES_MS) ** 2

    @property
    def glow(self) -> float:
        """How much it glows, from 1 to 0."""
        return 0.0 if self.since is None else max(0.0, 1.0 - (self.now - self.since) / GLOWS_MS)


class Growing(Text):
    """A figure that is larger for a moment: it grows towards the beginning of its line, so that it is never cut."""

    def __init__(self, text: str, role: Role, tone: Tone | None = None, *, lead: str = "", growth: float = 0.0) -> None:
        """Show `text`, and before it how it comes about, the `lead`; `growth` is from 0 to 1."""
        super().__init__(text, role, tone, side=Align.END)
        self._lead = lead
        self._growth = growth

    def texts(self) -> Iterator[str]:
        """How it comes about, and the figure."""
        yield " ".join(filter(None, (self._lead, self.text)))

    def measure_width(self, style: Style) -> Extent:
        """Where there is room, that which it takes when it is largest."""
        usual = super().measure_width(style)
        lead = style.type.width(self._lead, style.text(Role.SOFT.units)) + style.px(14) if self._lead else 0
        return Extent(usual.least, round(usual.natural * (1 + GROWS)) + lead)

    def content(self) -> Hashable:
        """The text and its size."""
        return super().content(), self._lead, self._growth

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The figure at the end of its room."""
        face = self.role.face
        size = round(style.text(self.role.units) * (1 + GROWS * self._growth))
        size = style.type.fitted(self.text, size, self.rect.width, face)
        figure = style.type.line(self.text, size, self.tone.colour(style.theme), face)
        at = surface.blit(figure, figure.get_rect(midright=self.rect.midright))
        if self._lead:
            room = at.left - style.px(14) - self.rect.left
            lead = style.type.line(
                self._lead,
                style.type.fitted(self._lead, style.text(Role.SOFT.units), room),
                Tone.SOFT.colour(style.theme),
            )
            if lead.get_width() <= room:
                surface.blit(lead, lead.get_rect(midright=(self.rect.left + room, self.rect.centery)))


class CardStrip(Node):
    """The cards of a line of the score: of each its index, as large as the room lets those of all lines be."""

    def __init__(self, cards: Sequence[str], *, most: int, held: int, strips: int = 1) -> None:
        """Show `cards` in so many `strips` below one another at most.

        Lines of any column have up to `most` of them, those of this column up to `held`.
        """
        super().__init__()
        self._cards = tuple(cards)
        self._most = most
        self._held = held
        self._strips = strips

    def measure_width(self, style: Style) -> Extent:
        """Whole indices of small cards; they may be closer."""
        wide = strip_size(style, 1, 1, SCORE_CARD)[0] * len(self._cards)
        return Extent(wide * 2 // 3 if self._strips == 1 else 0, wide)

    def measure_height(self, style: Style, width: int) -> Extent:
        """From the smallest cards to the largest whose indices are seen whole."""
        if not (self._held if self._strips > 1 else self._most):
            return Extent.fixed(0)
        return Extent(self._high(style, width, SCORE_CARD), self._high(style, width, self._units(style, width)))

    def content(self) -> Hashable:
        """The cards."""
        return self._cards, self._most, self._held, self._strips

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The strips below one another, from the beginning of the room."""
        room = self.rect.size
        units = self._units(style, *room)
        high = strip_size(style, 1, room[0], units)[1]
        strips = min(-(-len(self._cards) // cards_in(style, room[0], units)), max(1, room[1] // high), self._strips)
        each = -(-len(self._cards) // max(1, strips))
        top = self.rect.top if self._strips > 1 else self.rect.centery - high // 2
        for first in range(0, len(self._cards), max(1, each)):
            strip = pygame.Rect(self.rect.left, top, room[0], high)
            draw_strip(surface, style, " ".join(self._cards[first : first + each]), strip, units)
            top += high

    def _units(self, style: Style, width: int, height: int = 1 << 20) -> float:
        """The width of the largest cards of which those of any line have room in one strip, or else in a few."""
        fitting = (
            units
            for strips in (1, min(self._strips, _FEW_STRIPS))
            for units in _LARGER_CARDS
            if self._most <= strips * cards_in(style, width, units) and self._high(style, width, units) <= height
        )
        return next(fitting, SCORE_CARD)

    def _high(self, style: Style, width: int, units: float) -> int:
        strips = max(1, min(-(-self._held // cards_in(style, width, units)), self._strips))
        return strips * strip_size(style, 1, max(1, width), units)[1]


def score_line(
    line: LineView,
    labels: Sequence[str],
    most: tuple[int, int],
    arrival: Arrival,
    *,
    parted: bool,
    pointless: bool = False,
) -> Node:
    """A line of a score.

    Args:
        labels: the words of the other lines with cards, so that all cards begin at one edge.
        most: how many cards lines have at most, in any column and in this one.
        parted: whether a rule parts it from the line above it.
        pointless: whether the sum below says its points.
    """
    points = "" if arrival.since is None else signed_text(line.points)
    tone, shown = Tone.GOOD if line.good else Tone.BAD, "" if pointless else points
    figure: Node = Text(shown, Role.STRONG, tone, side=Align.END)
    if line.bonus:
        figure = Growing(shown, Role.STRONG, tone, growth=arrival.glow)
    note = [Text(line.note, Role.SMALL, optional=True)] if line.note else []
    words = Row(Text(line.label), *note)
    wide = Row(
        Stack(Text("", reserve=labels), words) if line.cards else words,
        CardStrip(line.cards, most=most[0], held=most[1]),
        Spacer(grow=1),
        figure,
        gap=Space.MEDIUM,
    )
    below = CardStrip(line.cards, most=most[0], held=most[1], strips=_MOST_STRIPS)
    narrow = Column(
        Row(
            Text(line.label, lines=1 if line.cards else 3, cut=bool(line.cards)),
            *(note if line.cards else []),
            Spacer(grow=1),
            figure,
            gap=Space.SMALL,
        ),
        *(note if note and not line.cards else [below]),
        gap=Space.NONE,
    )
    return Arriving(FirstThatFits(wide, narrow, at=_NARROW), arrival, parted=parted, line=line)


class Arriving(Stack):
    """A line that comes from the side; before it is counted its cards are seen faintly, and nothing else."""

    _FROM: Final = 36
    """Units to the side from which it comes."""
    _VEIL: Final = 150
    """How much of a line that is not counted yet is hidden, of 255."""

    def __init__(self, child: Node, arrival: Arrival, *, parted: bool, line: LineView) -> None:
        super().__init__(child)
        self._arrival = arrival
        self._parted = parted
        self._line = line

    def texts(self) -> Iterator[str]:
        """The whole line in a sentence."""
        yield self._line.sentence

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the line where it is at this moment."""
        inner = rect.inflate(0, -style.px(4))
        inner.left += round(style.px(self._FROM) * self._arrival.away)
        inner.width = max(1, rect.right - inner.left)
        super().arrange(style, inner)
        self.rect = rect

    def measure_height(self, style: Style, width: int) -> Extent:
        """The line, and a little above it and below it."""
        least, natural = super().measure_height(style, width)
        return Extent(least + style.px(4), natural + style.px(4))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The rule above it, its glow, and the line."""
        if self._arrival.since is None and not self._line.cards:
            return
        if self._parted:
            surface.fill(style.theme.panel_raised, (self.rect.left, self.rect.top, self.rect.width, style.px(1)))
        if self._line.bonus and self._arrival.glow > 0:
            _paint_glow(surface, style, self.rect, self._arrival.glow)
        super().paint(surface, style, area)
        if self._arrival.since is None:
            veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            veil.fill((*mixed(style.theme.panel, style.theme.night, 0.5), self._VEIL))
            surface.blit(veil, self.rect)


def _paint_glow(surface: pygame.Surface, style: Style, rect: pygame.Rect, glow: float) -> None:
    """Lamplight over a row, for a moment."""
    light = hex_of(style.theme.brass_light)
    stops = "".join(
        f'<stop offset="{part}" stop-color="{light}" stop-opacity="{shade}"/>'
        for part, shade in ((0, 0), (0.5, 0.5), (1, 0))
    )
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 10"><defs>'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">{stops}'
        '</linearGradient></defs><rect width="100" height="10" fill="url(#g)"/></svg>'
    )
    name = f"score glow {light}"
    made = style.pictures.made(name, rect.size)
    if made is None:
        small = style.pictures.drawn(markup, (100, 10))
        made = style.pictures.store(name, rect.size, pygame.transform.smoothscale(small, rect.size))
    made.set_alpha(round(255 * glow))
    surface.blit(made, rect)
    made.set_alpha(255)


class BrassLine(Node):
    """A thin line of brass across its container."""

    def measure_width(self, style: Style) -> Extent:
        """It is as wide as its room."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """A thin line."""
        return Extent.fixed(style.px(1.5))

    def content(self) -> Hashable:
        """It is always alike."""
        return "brass"

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The line."""
        surface.fill(style.theme.brass_dark, self.rect)


class WayBar(Node):
    """How far a total is on its way to the limit."""

    def __init__(self, place: int, part: float) -> None:
        """Fill a `part` of the bar, from 0 to 1, in the colour of the team at `place`."""
        super().__init__(grow=1)
        self._place = place
        self._part = max(0.0, min(1.0, part))

    def measure_width(self, style: Style) -> Extent:
        """It is as wide as its room."""
        return Extent.fixed(style.px(40))

    def measure_height(self, style: Style, width: int) -> Extent:
        """A few pixels."""
        return Extent.fixed(max(3, style.px(7)))

    def content(self) -> Hashable:
        """How far it is filled."""
        return self._place, round(self._part * self.rect.width)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The bar."""
        surface.fill(style.theme.panel_edge, self.rect)
        filled = pygame.Rect(self.rect.topleft, (round(self.rect.width * self._part), self.rect.height))
        surface.fill(mark_colour(style.theme, self._place), filled)


class StampPlate(Node):
    """The word that is called out over a column: it comes down, a little turned, as large as has its place there."""

    _LETTERS: Final = (64, 54, 46, 40, 34, 28)
    _FROM: Final = 1.9
    """How much larger it is at first."""
    _TURN: Final = 7.0
    """Degrees by which it is not straight."""

    def __init__(
        self, stamp: Stamp | None, arrival: Arrival, *, height: float = 0, grow: float = 0, optional: bool = False
    ) -> None:
        """Show `stamp`, or leave its room empty; `height` are units that it takes at least."""
        super().__init__(grow=grow, optional=optional, align=Align.STRETCH)
        self._stamp = stamp if arrival.since is not None else None
        self._left = 0.0
        if arrival.since is not None:
            self._left = max(0.0, 1.0 - (arrival.now - arrival.since) / LANDS_MS) ** 2
        self._height = height

    def texts(self) -> Iterator[str]:
        """The word."""
        yield self._stamp.word if self._stamp is not None else ""

    def measure_width(self, style: Style) -> Extent:
        """It takes what is left."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """From its least to twice that."""
        return Extent(style.px(self._height), style.px(2 * self._height)) if self._height else Extent.fixed(0)

    def content(self) -> Hashable:
        """The word and how near it is."""
        return self._stamp, self._left

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The plate in the middle of its room; none where even the smallest has no place."""
        if self._stamp is None:
            return
        plates = (self._plate(style, self._stamp, style.text(units)) for units in self._LETTERS)
        wide, high = self.rect.size
        plate = next((each for each in plates if each.get_width() <= wide and each.get_height() <= high), None)
        if plate is None:
            return
        if self._left > 0:
            plate = pygame.transform.rotozoom(plate, 0.0, 1.0 + (self._FROM - 1.0) * self._left)
            plate.set_alpha(round(255 * (1.0 - self._left / 2)))
        surface.blit(plate, plate.get_rect(center=self.rect.center))

    def _plate(self, style: Style, stamp: Stamp, size: int) -> pygame.Surface:
        """The word in a double frame; drawn larger than it is, so that its edges are smooth when it is turned."""
        theme, px = style.theme, style.px
        name = f"stamp {stamp.word} {stamp.good} {theme.name}"
        made = style.pictures.made(name, (size, size))
        if made is not None:
            return made
        colour = theme.good if stamp.good else theme.bad
        line = style.type.line(stamp.word, 2 * size, colour, TextStyle.STRONG)
        wide, high = line.get_width() + px(88), line.get_height() + px(40)
        whole = pygame.Rect(px(4), px(4), wide - 2 * px(4), high - 2 * px(4))
        plate = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(plate, theme.panel, whole, border_radius=px(20))
        pygame.draw.rect(plate, colour, whole, px(8), px(20))
        pygame.draw.rect(plate, colour, whole.inflate(-px(26), -px(26)), px(3), px(10))
        plate.blit(line, line.get_rect(center=whole.center))
        return style.pictures.store(name, (size, size), pygame.transform.rotozoom(plate, self._TURN, 0.5))


class Melds(Node):
    """Melds of whole cards, each card over a part of the one before, at the end of their room."""

    _STEP: Final = 0.5
    """From card to card, as a part of their width."""
    _STEP_ALONE: Final = 0.72
    """The step in a meld that lies alone."""
    _LEAST_STEP: Final = 0.34
    """The step with which the widest index is seen whole."""
    _LEAST_CARD: Final = 66
    """Units of the width of a card; melds that have no room for it are left out, the earliest first."""
    _BETWEEN: Final = 16

    def __init__(
        self, melds: Sequence[Sequence[Face]], *, side: Align = Align.END, opened: float = 1.0, grow: float = 0
    ) -> None:
        """Show `melds` at a `side` of the room; `opened` from 0 to 1, as a hand of cards is."""
        super().__init__(grow=grow)
        self._melds = tuple(tuple(meld) for meld in melds)
        self._side = side
        self._opened = opened

    def measure_width(self, style: Style) -> Extent:
        """It takes what it gets."""
        return Extent.fixed(style.px(self._LEAST_CARD))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Cards may be as high as their room."""
        return Extent.fixed(style.px(self._LEAST_CARD))

    def content(self) -> Hashable:
        """The cards."""
        return self._melds, self._side, self._opened

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """As many melds as have room, and their cards as large as then have room."""
        gap, highest = style.px(self._BETWEEN), round(self.rect.height / CARD_RATIO)
        melds = list(self._melds)
        while True:
            count = sum(len(meld) for meld in melds)
            room = self.rect.width - gap * (len(melds) - 1)
            width = min(highest, round(room / (len(melds) + self._LEAST_STEP * (count - len(melds)))))
            if len(melds) == 1 or width >= min(highest, style.px(self._LEAST_CARD)):
                break
            del melds[0]
        width = max(1, width)
        most = round(width * (self._STEP if len(melds) > 1 else self._STEP_ALONE))
        step = max(1, min(most, (room - width * len(melds)) // max(1, count - len(melds))))
        step = max(1, round(step * self._opened))
        wide = step * (count - len(melds)) + width * len(melds) + gap * (len(melds) - 1)
        left = self.rect.right - wide if self._side is Align.END else self.rect.centerx - wide // 2
        top = self.rect.centery - round(width * CARD_RATIO) // 2
        for meld in melds:
            for card in meld:
                style.pictures.card(format_faces((card,)), width, max(2, width // 24)).draw(surface, left, top)
                left += step
            left += width - step + gap


class Rays(Node):
    """Light that goes out from a point of its room."""

    _COUNT: Final = 20
    _RAY: Final = 0.08
    """Half the width of a ray at its end, as a part of its length."""
    _LIGHT: Final = 0.28

    def __init__(self, across: float) -> None:
        """Let it begin `across` units from the beginning of the room."""
        super().__init__()
        self._across = across

    def measure_width(self, style: Style) -> Extent:
        """It fills its room."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It fills its room."""
        return Extent.fixed(0)

    def content(self) -> Hashable:
        """Where it begins."""
        return self._across

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The rays."""
        rect = self.rect
        reach, high, light = 4 * rect.height, rect.height, hex_of(style.theme.brass_light)
        rays = "".join(
            f'<path d="M0 0 L{reach} {-reach * self._RAY:.1f} L{reach} {reach * self._RAY:.1f} Z" '
            f'transform="rotate({turn})"/>'
            for turn in range(0, 360, 360 // self._COUNT)
        )
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {rect.width} {high}"><defs>'
            f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{reach}">'
            f'<stop offset="0.1" stop-color="{light}" stop-opacity="{self._LIGHT}"/>'
            f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
            f'<g transform="translate({style.px(self._across)} {high / 2})" fill="url(#g)">{rays}</g></svg>'
        )
        drawn = style.pictures.drawn(markup, rect.size)
        surface.blit(pygame.transform.flip(drawn, True, False) if is_mirrored(surface) else drawn, rect)


class Lanes(Node):
    """Children of one width in lanes, each in a lane or on the way between two."""

    _GAP: Final = 24

    def __init__(self, *children: Node, lanes: Sequence[float]) -> None:
        """Put every child into its lane, from 0 at the beginning."""
        super().__init__(*children, grow=1)
        self._lanes = tuple(lanes)

    def measure_width(self, style: Style) -> Extent:
        """All beside one another."""
        widths, count = [child.widths(style) for child in self.children], len(self.children)
        gaps = style.px(self._GAP) * (count - 1)
        least, natural = max(width.least for width in widths), max(width.natural for width in widths)
        return Extent(least * count + gaps, natural * count + gaps)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The highest of them."""
        heights = [child.heights(style, self._lane(style, width)) for child in self.children]
        return Extent(max(height.least for height in heights), max(height.natural for height in heights))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put every child where it is at this moment."""
        super().arrange(style, rect)
        wide = self._lane(style, rect.width)
        for child, lane in zip(self.children, self._lanes, strict=True):
            left = rect.left + round(lane * (wide + style.px(self._GAP)))
            child.arrange(style, pygame.Rect(left, rect.top, wide, rect.height))

    def _lane(self, style: Style, width: int) -> int:
        return (width - style.px(self._GAP) * (len(self.children) - 1)) // len(self.children)


class Figure:
    """A number that counts up to what it is."""

    def __init__(self, value: Decimal) -> None:
        self.value = value
        self._tween = Tween(float(value))

    def to(self, value: Decimal, now: float, ms: float) -> None:
        """Count on to another value within `ms`."""
        self.value = value
        if ms > 0:
            self._tween.to(float(value), now, ms)
        else:
            self._tween.jump(float(value))

    def counting(self, now: float) -> bool:
        """Whether it is on its way."""
        return not self._tween.done(now)

    def at(self, now: float) -> Decimal:
        """What it shows: whole points from what it will be, so that its decimals do not move."""
        if not self.counting(now):
            return self.value
        return self.value - int(self.value - Decimal(repr(self._tween.at(now))))
